/** Sites, warehouses, price lists and ship vias: the shop's own organisation. */
import type { InferInsertModel } from 'drizzle-orm'
import type { goodsClasses, orgSites, shipVias, warehouses } from '../db/schema'
import { spokenIn } from '../texts/language'
import { localize } from '../texts/localize'
import type { Region } from './demo-contents'
import { demoNamesTexts } from './demo-names.texts'
import { inOtherLanguages } from './in-languages'

type Site = InferInsertModel<typeof orgSites>

const EU_OFFICE = { region: 'EU', myqo: 'https://quick.cartwright.example', currency: 'EUR', warehouse: 'NL' } as const
const mail = (name: string) => `${name}@cartwright.example`

/** @source SITE-020 to SITE-026, ENT-004, ENT-005 */
export const SITES: readonly Site[] = [
  {
    ...EU_OFFICE,
    orgId: 1,
    siteName: 'Netherlands',
    skypeId: 'cartwright.nl',
    hotPhone: '+31 30 555 01 18',
    serviceEmail: mail('service.nl'),
    workTime: 'Mon–Fri 8:30–17:30',
    language: 'en',
    iso2: 'NL',
    registerOrgId: 1,
    offices: [{ lines: ['Keizersweg 118', '3542 AD Utrecht'] }],
    vatRate: 21,
    position: 1,
  },
  {
    ...EU_OFFICE,
    orgId: 3,
    siteName: 'Italy',
    skypeId: 'cartwright.it',
    hotPhone: '+39 02 5550 1420',
    serviceEmail: mail('servizio.it'),
    workTime: 'Mon–Fri 9:00–18:00',
    language: 'it',
    iso2: 'IT',
    registerOrgId: 3,
    offices: [{ lines: ['Via dei Cartai 14', '20156 Milano'] }],
    vatRate: 22,
    position: 2,
  },
  {
    ...EU_OFFICE,
    orgId: 5,
    siteName: 'Germany',
    skypeId: 'cartwright.de',
    hotPhone: '+49 2154 555 0130',
    serviceEmail: mail('service.de'),
    workTime: 'Mon–Fri 8:30–17:00',
    language: 'de',
    iso2: 'DE',
    registerOrgId: 5,
    offices: [{ lines: ['Druckereistraße 7', '47877 Willich'] }],
    vatRate: 19,
    warehouse: 'DE',
    position: 3,
  },
  {
    ...EU_OFFICE,
    orgId: 7,
    siteName: 'UK',
    skypeId: 'cartwright.uk',
    hotPhone: '+44 1908 555 0146',
    serviceEmail: mail('service.uk'),
    workTime: 'Mon–Fri 9:00–17:30',
    language: 'en',
    iso2: 'GB',
    registerOrgId: 7,
    offices: [{ lines: ['6 Foundry Way', 'Milton Keynes MK9\u00a02FR'] }],
    currency: 'GBP',
    vatRate: 20,
    position: 4,
  },
  {
    ...EU_OFFICE,
    orgId: 8,
    siteName: 'France',
    skypeId: 'cartwright.fr',
    hotPhone: '+33 3 55 50 12 80',
    serviceEmail: mail('service.fr'),
    workTime: 'Mon–Fri 9:00–17:30',
    language: 'fr',
    iso2: 'FR',
    registerOrgId: 8,
    offices: [{ lines: ['22 rue des Encriers', '59650 Villeneuve-d’Ascq'] }],
    vatRate: 20,
    position: 5,
  },
  {
    ...EU_OFFICE,
    orgId: 11,
    siteName: 'Poland',
    skypeId: 'cartwright.pl',
    hotPhone: '+48 61 555 01 44',
    serviceEmail: mail('serwis.pl'),
    workTime: 'Mon–Fri 8:00–16:00',
    language: 'pl',
    iso2: 'PL',
    registerOrgId: 11,
    offices: [],
    currency: 'PLN',
    vatRate: 23,
    warehouse: 'PL',
    position: 6,
  },
  {
    orgId: 2,
    region: 'US',
    siteName: 'United States',
    skypeId: 'cartwright.us',
    hotPhone: '+1 909 555 0172',
    serviceEmail: mail('service.us'),
    workTime: 'Mon–Fri 8:00 am–5:00 pm PT',
    myqo: 'https://quick.cartwright.example/us',
    language: 'en',
    iso2: 'US',
    registerOrgId: 2,
    offices: [
      { place: 'headOffice', lines: ['1200 Pressroom Drive', 'Columbus, OH\u00a043215'] },
      { place: 'distributionCentre', lines: ['48 Carton Way', 'Ontario, CA\u00a091761'] },
    ],
    currency: 'USD',
    vatRate: 0,
    warehouse: 'US',
    position: 1,
  },
]

export const WAREHOUSES: readonly InferInsertModel<typeof warehouses>[] = [
  { code: 'NL', name: 'Utrecht', region: 'EU' },
  { code: 'DE', name: 'Willich', region: 'EU' },
  { code: 'PL', name: 'Poznań', region: 'EU' },
  { code: 'US', name: 'Ontario, California', region: 'US' },
]

/** @source API-045 */
export const GOODS_CLASSES: readonly InferInsertModel<typeof goodsClasses>[] = ([102, 103, 105, 109] as const).map(
  (classId, at) => ({
    classId,
    className: demoNamesTexts.english[`class${classId}`],
    names: inOtherLanguages(localize(demoNamesTexts, `class${classId}`)),
    position: at + 1,
  }),
)

/** Below what is delivered in Europe. */
const PICK_UP_POSITION = 5

/** @source API-082, VAL-019 */
export const SHIP_VIAS: readonly InferInsertModel<typeof shipVias>[] = [
  shipVia(1, 'EU', 6.9, { minDays: 1, maxDays: 2 }),
  shipVia(2, 'EU', 14.5, { minDays: 1, maxDays: 1 }),
  shipVia(3, 'EU', 39),
  shipVia(4, 'EU', 0, { forwarders: ['DHL', 'DPD', 'GLS', 'UPS', 'Raben', 'DSV'] }),
  pickUp(5, 'EU', 'NL'),
  pickUp(10, 'EU', 'DE'),
  pickUp(11, 'EU', 'PL'),
  shipVia(6, 'US', 8.5, { minDays: 1, maxDays: 3 }),
  shipVia(7, 'US', 24, { minDays: 2, maxDays: 2 }),
  shipVia(8, 'US', 95),
  shipVia(9, 'US', 0, { forwarders: ['UPS', 'FedEx', 'XPO', 'Old Dominion'] }),
]

/** Each has a name. */
type ShipViaId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

/** Of the sites whose own warehouse it is. */
function pickUp(shipViaId: ShipViaId, region: Region, warehouse: string) {
  return { ...shipVia(shipViaId, region, 0), warehouse, position: PICK_UP_POSITION }
}

function shipVia(
  shipViaId: ShipViaId,
  region: Region,
  cost: number,
  { forwarders = [], ...days }: { forwarders?: string[]; minDays?: number; maxDays?: number } = {},
) {
  const said = localize(demoNamesTexts, `shipVia${shipViaId}`)
  return {
    shipViaId,
    region,
    cost,
    needsForwarder: forwarders.length > 0,
    forwarders,
    ...days,
    position: shipViaId,
    // Every row has all columns of the first one.
    warehouse: null as string | null,
    name: said(spokenIn(region, 'en')),
    names: inOtherLanguages(said),
  }
}
