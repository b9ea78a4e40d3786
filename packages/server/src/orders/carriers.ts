/** Pages on which carriers tell where a parcel is. */

/** By the name of the carrier in capitals, with `{no}` for the tracking number; https only. */
const PAGES: Readonly<Record<string, string>> = {
  DHL: 'https://www.dhl.com/en/express/tracking.html?AWB={no}',
  DPD: 'https://tracking.dpd.de/status/en_US/parcel/{no}',
  UPS: 'https://www.ups.com/track?tracknum={no}',
  FEDEX: 'https://www.fedex.com/fedextrack/?trknbr={no}',
  GLS: 'https://gls-group.com/track/{no}',
  POSTNL: 'https://jouw.postnl.nl/track-and-trace/{no}',
  TNT: 'https://www.tnt.com/express/en_gb/site/tracking.html?searchType=con&cons={no}',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={no}',
}

/** Null for a carrier that is not known. */
export function trackingUrl(carrier: string, trackingNo: string): string | null {
  const page = PAGES[carrier.trim().toUpperCase()]
  return page === undefined ? null : page.replace('{no}', encodeURIComponent(trackingNo.replace(/\s/g, '')))
}
