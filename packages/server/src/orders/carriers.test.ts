import { expect, it } from 'vitest'
import { trackingUrl } from './carriers'

it.each([
  ['DHL', 'JVGL 0611', 'https://www.dhl.com/en/express/tracking.html?AWB=JVGL0611'],
  [' ups ', '1Z&x=1', 'https://www.ups.com/track?tracknum=1Z%26x%3D1'],
  ['Stadtbote', '4711', null],
  ['', 'TR1', null],
])('ORD-003 the page of %s for parcel %s', (carrier, number, url) => {
  expect(trackingUrl(carrier, number)).toBe(url)
})
