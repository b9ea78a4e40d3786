/** Texts and tiles of home and help pages. */

import { LANGUAGES } from '@cartwright/core/contract'
import type { InferInsertModel } from 'drizzle-orm'
import { imagePath, type PictureSubject } from '../catalogue/image-path'
import type { contents } from '../db/schema'
import { spokenIn } from '../texts/language'
import type { SeedCatalogue, SeedSku } from './catalogue'
import { demoContents, type Region } from './demo-contents'

type Content = InferInsertModel<typeof contents>
const REGIONS: readonly Region[] = ['EU', 'US']
const BRANDS_SHOWN = 12

/** Picture and link of each banner; a list of labels is for Europe only. */
const BANNERS = {
  stock: ['/list/toner?classId=102', { classId: 103, colour: 'multi (CMYK)' }],
  lines: ['/my/quickorder', { classId: 103, colour: 'magenta' }],
  labels: ['/list/toner?classId=109', { classId: 109, colour: 'black on yellow', tapeWidthMm: 24 }],
} as const satisfies Record<string, readonly [link: string, picture: PictureSubject]>
const BANNERS_SHOWN = { EU: ['stock', 'lines', 'labels'], US: ['stock', 'lines'] } as const

const ACTIVITIES = {
  toner: { classId: 102, colour: 'magenta' },
  kits: { classId: 103, colour: 'multi (CMYK)' },
  drums: { classId: 105, colour: 'black' },
  labels: { classId: 109, colour: 'black on white' },
} as const

/** Floors of the home page, by OEM code; what a region does not sell is left out. */
const FLOORS = {
  toner: [
    '/list/toner?classId=102',
    ['CF259X', 'TN-2420', 'TN-760', 'CF283X', 'TN-247C', 'TN-247Y', 'W2033X', 'TN-3380', 'CF259A', 'CRG-712'],
  ],
  colour: [
    '/list/toner?classId=103',
    // Each of them holds all colours of a printer in one box.
    [
      'CF252XM',
      'TN-243CMYK',
      'CF253XM',
      'TN-248VAL',
      'CF370AM',
      'TN-241CMY',
      'CF440AM',
      'CF371AM',
      'CF372AM',
      'CF341A',
    ],
  ],
  drums: ['/list/toner?classId=105', ['DR-2400', 'DR-2300', 'CF219A', 'CF232A', 'CF234A', 'MLT-R116', 'CRG-049']],
  labels: ['/list/toner?classId=109', ['TZe-231', 'TZe-111', 'TZe-131', 'TZe-211', 'TZe-241', 'TZe-631', '45013']],
} as const satisfies Record<string, readonly [link: string, oemCodes: readonly string[]]>
const FLOOR_LENGTH = 8

export function makeContents(catalogue: SeedCatalogue): Content[] {
  const brands = brandTiles(catalogue)
  return REGIONS.flatMap(region =>
    LANGUAGES.flatMap(language => {
      const texts = demoContents(spokenIn(region, language), region)
      const entry = (kind: string, { title, body = '', ...tile }: Tile): Content => ({
        ...EMPTY,
        kind,
        region,
        language,
        ...tile,
        title: tied(title),
        body: tied(body),
      })
      return [
        ...BANNERS_SHOWN[region].map(name => {
          const [link, picture] = BANNERS[name]
          const { title, text } = texts.banners[name]
          return entry('banner', { title, body: text, link, image: imagePath(picture) })
        }),
        ...namesOf(ACTIVITIES).map(name => {
          const { title, text } = texts.activities[name]
          const link = `/list/toner?classId=${ACTIVITIES[name].classId}`
          return entry('activitySubject', { title, body: text, link, image: imagePath(ACTIVITIES[name]) })
        }),
        ...brands.map(tile => entry('brandSubject', tile)),
        ...namesOf(FLOORS).map(name => {
          const [link, codes] = FLOORS[name]
          const numbers = numbersOf(catalogue.skus, codes, region)
          return entry('homeFloor', { title: texts.floors[name], link, extra: { numbers } })
        }),
        ...texts.questions.map(({ title, text }) => entry('faq', { title, body: text })),
        ...namesOf(texts.declarations).map(kind => {
          const { title, text } = texts.declarations[kind]
          return entry(kind, { title, body: text })
        }),
      ]
    }),
  ).map((row, position) => ({ ...row, position }))
}

const namesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]

type Tile = Pick<Content, 'title'> & Partial<Pick<Content, 'body' | 'link' | 'image' | 'extra'>>

/** Groups of figures, and the signs of French, do not part from what they belong to at the end of a line. */
const tied = (text: string) => text.replace(/(?<=\d) (?=\d{3}(?!\d)|%)|(?<=«) | (?=[:;?!»])/g, '\u00a0')

/** Every row has the same fields, as `insertRows` wants them. */
const EMPTY = { orgId: null, link: '', image: '', extra: {}, createTime: new Date(0) }

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
