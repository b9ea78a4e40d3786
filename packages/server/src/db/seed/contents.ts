/** Texts and tiles of home and help pages. */
import type { InferInsertModel } from 'drizzle-orm'
import { imagePath, type PictureSubject } from '../../catalogue/image-path'
import type { contents } from '../schema'
import type { SeedCatalogue, SeedSku } from './catalogue'

type Content = InferInsertModel<typeof contents>
type Region = 'EU' | 'US'

const REGIONS: readonly Region[] = ['EU', 'US']
const BRANDS_SHOWN = 12

const TONER_SET: PictureSubject = { classId: 103, colour: 'multi (CMYK)' }
const LABELS: PictureSubject = { classId: 109, colour: 'black on yellow', tapeWidthMm: 24 }
const BOTTLE: PictureSubject = { classId: 103, colour: 'magenta' }
const MANY_LINES: Banner = [
  'A thousand lines at once',
  'Paste a list: our numbers, OEM codes, barcodes or your own.',
  '/my/quickorder',
  BOTTLE,
]

type Banner = readonly [title: string, body: string, link: string, picture: PictureSubject]

const BANNERS: Readonly<Record<Region, readonly Banner[]>> = {
  EU: [
    [
      '600,000 pieces in European warehouses',
      'Real stock and arrival dates for every article.',
      '/list/toner?classId=102',
      TONER_SET,
    ],
    MANY_LINES,
    ['Labels for every shelf', 'Cassettes from 3.5 to 104 mm, in stock.', '/list/toner?classId=109', LABELS],
  ],
  US: [
    [
      '1.5 million cartridges in stock',
      'Ground shipping to 99.9% of the US in 1-3 days.',
      '/list/toner?classId=102',
      TONER_SET,
    ],
    MANY_LINES,
  ],
}

const ACTIVITIES: readonly [title: string, body: string, link: string, classId: number, colour: string][] = [
  [
    'Colour toner',
    'Cyan, magenta and yellow for the printers in use today.',
    '/list/toner?classId=102',
    102,
    'magenta',
  ],
  ['Toner kits', 'Bottles and sets for copiers and work groups.', '/list/toner?classId=103', 103, 'multi (CMYK)'],
  ['Drum units', 'Change the drum with every fourth toner.', '/list/toner?classId=105', 105, 'black'],
  ['Label cassettes', 'Laminated, fabric, heat-shrink and more.', '/list/toner?classId=109', 109, 'black on white'],
]

/** Floors of the home page, by OEM code; what a region does not sell is left out. */
const FLOORS: readonly [title: string, link: string, oemCodes: readonly string[]][] = [
  [
    'Most ordered toner',
    '/list/toner?classId=102',
    ['CF259X', 'TN-2420', 'TN-760', 'CF283X', 'TN-247C', 'TN-247Y', 'W2033X', 'TN-3380', 'CF259A', 'CRG-712'],
  ],
  [
    'Colour sets for Kyocera and HP',
    '/list/toner?classId=103',
    ['TK-5240K', 'TK-5240C', 'TK-5240M', 'TK-5240Y', 'W2030X', 'W2031X', 'W2032X', 'W2033X', 'TK-1170'],
  ],
  [
    'Drum units',
    '/list/toner?classId=105',
    ['DR-2400', 'DR-2300', 'CF219A', 'CF232A', 'CF234A', 'MLT-R116', 'CRG-049'],
  ],
  ['Labels', '/list/toner?classId=109', ['TZe-231', 'TZe-111', 'TZe-131', 'TZe-211', 'TZe-241', 'TZe-631', '45013']],
]
const FLOOR_LENGTH = 8

const FAQ: readonly [question: string, answer: string][] = [
  [
    'How do I see prices?',
    'Prices are shown after sign-in. Register as a company, or ask your account manager for an account.',
  ],
  [
    'Which numbers can I search and order by?',
    'Our article number, the OEM code, the union code, the barcode of the product or of the box, and your own article number.',
  ],
  [
    'What happens when an article is not in stock?',
    'You choose: what is in stock ships now and the rest later, or everything ships together once it is complete. The expected day is shown with each line.',
  ],
  [
    'Can you ship to my customer?',
    'Yes. Choose drop ship with a neutral delivery note, or complete drop ship with your own.',
  ],
  [
    'How do I return something?',
    'Open the order once all goods are delivered and apply for a return; the audit takes up to three working days.',
  ],
  ['Who may order for my company?', 'A main customer can add accounts for colleagues and set the prices they see.'],
]

const DECLARATIONS: readonly [type: string, title: string, body: string][] = [
  [
    'announcement',
    'Announcement',
    'Between Christmas and New Year our warehouses pick orders until 12:00. Orders placed later leave on the next working day.',
  ],
  [
    'terms',
    'Terms and conditions',
    'These terms apply to all orders that companies place in this shop.\n\nPrices are net and in the currency of your site. VAT is added where it applies.\n\nGoods stay ours until they are paid in full.\n\nAn order can be revised until it is submitted. After that its address, articles, quantities and PO number are fixed.\n\nReturns are possible once all goods of an order are delivered; the audit takes up to three working days.',
  ],
  [
    'cookies',
    'Cookie notice',
    'This shop keeps only what it needs to work: your sign-in, your language, your country, and how you arranged the page. There is no advertising and no tracking by others.\n\nThe country you choose is remembered for 30 days.',
  ],
  [
    'toolbar',
    'Toolbar',
    'The bar at the edge of each page opens your basket, favourites and messages, takes you to quick order, and brings you back to the top.',
  ],
  [
    'contact',
    'Contact us',
    'Your account manager answers on working days. Telephone, e-mail and working hours of your site stand at the foot of each page.',
  ],
  [
    'about',
    'About us',
    'Cartwright supplies resellers with toner, toner kits, drum units and labels for more than 1,800 printers.',
  ],
]

export function makeContents(catalogue: SeedCatalogue): Content[] {
  return REGIONS.flatMap(region => [
    ...BANNERS[region].map(([title, body, link, picture]) =>
      entry('banner', region, { title, body, link, image: imagePath(picture) }),
    ),
    ...ACTIVITIES.map(([title, body, link, classId, colour]) =>
      entry('activitySubject', region, { title, body, link, image: imagePath({ classId, colour }) }),
    ),
    ...brandTiles(catalogue).map(tile => entry('brandSubject', region, tile)),
    ...FLOORS.map(([title, link, codes]) =>
      entry('homeFloor', region, { title, link, extra: { numbers: numbersOf(catalogue.skus, codes, region) } }),
    ),
    ...FAQ.map(([title, body]) => entry('faq', region, { title, body })),
    ...DECLARATIONS.map(([kind, title, body]) => entry(kind, region, { title, body })),
  ]).map((row, position) => ({ ...row, position }))
}

type Tile = Pick<Content, 'title'> & Partial<Pick<Content, 'body' | 'link' | 'image' | 'extra'>>

/** Every row has the same fields, as `insertRows` wants them. */
const entry = (kind: string, region: Region, tile: Tile): Content => ({
  ...{ kind, region, language: 'en', orgId: null, body: '', link: '', image: '', extra: {}, createTime: new Date(0) },
  ...tile,
})

/** The brands with most parts, each with a picture of its most usual one. */
function brandTiles({ brands, skus }: SeedCatalogue): Tile[] {
  const count = (brandId: number) => skus.filter(part => part.brandId === brandId).length
  return [...brands]
    .sort((a, b) => count(b.brandId) - count(a.brandId) || a.brandId - b.brandId)
    .slice(0, BRANDS_SHOWN)
    .flatMap(({ brandId, brandName }) => {
      const part = skus.find(sku => sku.brandId === brandId)
      if (!part) return []
      const { classId, colour = null, tapeWidthMm = null } = part
      return [
        {
          title: brandName,
          body: `${count(brandId)} articles`,
          link: `/list/toner?classId=${classId}&brandId=${brandId}`,
          image: imagePath({ classId, colour, tapeWidthMm }),
        },
      ]
    })
}

function numbersOf(parts: readonly SeedSku[], oemCodes: readonly string[], region: Region): string[] {
  return oemCodes
    .flatMap(code => parts.find(part => part.oemCode === code) ?? [])
    .filter(part => !part.disabled && (part.market === 'ALL' || part.market === region))
    .slice(0, FLOOR_LENGTH)
    .map(part => part.number)
}
