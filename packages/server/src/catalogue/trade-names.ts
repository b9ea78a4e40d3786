/** Short names that the trade has for parts, beside the numbers of their makers: `26X`, `HP 415X cyan`, `Canon 052 H`, `D111S`, `TN-243`. */
import { normalizeNumber } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import { readRows, textArray } from '../db/rows'
import type { Deps } from '../http/handler'
import type { Match } from './find-matches'
import { successorIn } from './successor'

/** Different names of one call that are looked at: each costs a search. */
const NAMES_MAX = 1000
/** Parts that are looked at for each name: those whose number holds it. */
const PARTS_MAX = 100
/** Letters and digits, with two digits or more side by side. */
const LIKE_A_NAME = /^[A-Z]{0,4}\d{2,4}[A-Z]{0,2}$/

const words = (text: string): readonly string[] => text.split(' ')

/** `MLT`, `CLT` and `CRG` begin the numbers of one maker each. */
const BRANDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    HP: 'hp',
    Canon: 'canon crg',
    Samsung: 'samsung sam mlt clt',
    Brother: 'brother',
    Kyocera: 'kyocera',
    Lexmark: 'lexmark',
    OKI: 'oki',
    Ricoh: 'ricoh',
    Xerox: 'xerox',
    Epson: 'epson',
    'Konica Minolta': 'konica minolta',
    Dell: 'dell',
    Dymo: 'dymo',
    Casio: 'casio',
  }).flatMap(([brand, said]) => words(said).map(word => [word, brand] as const)),
)
const COLOURS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    black: 'black bk k schwarz noir nero czarny zwart 黑 黑色',
    cyan: 'cyan c ciano cyjan cyaan 青 青色',
    magenta: 'magenta m 品红 品红色 洋红色',
    yellow: 'yellow y gelb jaune giallo żółty geel 黄 黄色',
  }).flatMap(([colour, said]) => words(said).map(word => [word, colour] as const)),
)
const TONERS: ReadonlySet<string> = new Set(words('toner tonerkartusche'))
const DRUMS: ReadonlySet<string> = new Set(words('drum trommel tambour tamburo bęben'))
const CARTRIDGES: ReadonlySet<string> = new Set(
  words('cartridge cartridges kartusche patrone cartouche cartuccia kaseta'),
)
const DRUM_UNIT = 105
/** Samsung's names of the countries in which a part is sold: `MLT-D111S/ELS`. */
const COUNTRIES: ReadonlySet<string> = new Set(words('els see xaa'))
/** How colours end the numbers of makers. */
const COLOUR_ENDING = /(?:CMYK|CMY|BK|[KCMY])$/

/** A colour of one or two letters, as numbers of makers have them too. */
const LETTER = /^(?:bk|[kcmy])$/

/** A brand that stands at its number: `HP26X`. */
const BRAND_AT_NUMBER = new RegExp(`(?<![\\p{L}\\d])(${[...BRANDS.keys()].join('|')})(?=\\d)`, 'gu')

interface SaidWords {
  brands: ReadonlySet<string>
  /** `HP 415X C/M/Y` says three. */
  colours: ReadonlySet<string>
  /** Whether it says of what kind the part is, or only that it is some part. */
  kinds: ReadonlySet<'toner' | 'drum' | 'part'>
  /** What is no such word. */
  rest: readonly string[]
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(BRAND_AT_NUMBER, '$1 ')
    .split(/[\s\p{Pd}_/,()+&;|]+/u)

/** The words for brand, kind and colour in a text. */
function readWords(text: string): SaidWords {
  const said = {
    brands: new Set<string>(),
    colours: new Set<string>(),
    kinds: new Set<'toner' | 'drum' | 'part'>(),
    rest: [] as string[],
  }
  for (const word of wordsOf(text)) {
    const [brand, colour] = [BRANDS.get(word), COLOURS.get(word)]
    if (brand) said.brands.add(brand)
    else if (colour) said.colours.add(colour)
    else if (TONERS.has(word)) said.kinds.add('toner')
    else if (DRUMS.has(word)) said.kinds.add('drum')
    else if (CARTRIDGES.has(word)) said.kinds.add('part')
    else if (word && !COUNTRIES.has(word)) said.rest.push(word)
  }
  return said
}

/**
 * What a text with a number says of its part. A single letter is a colour only where it stands apart and no word names one: that of
 * `C-EXV 34` belongs to the number.
 */
export function readDescription(text: string): Pick<SaidWords, 'brands' | 'colours' | 'kinds'> {
  const said = readWords(text)
  const apart = new Set(text.normalize('NFKC').toLowerCase().split(/\s+/))
  const named = [...COLOURS].filter(([word, colour]) => said.colours.has(colour) && wordsOf(text).includes(word))
  const inWords = named.filter(([word]) => !LETTER.test(word))
  const colours = inWords.length > 0 ? inWords : named.filter(([word]) => apart.has(word))
  return { ...said, colours: new Set(colours.map(([, colour]) => colour)) }
}

interface TradeName extends SaidWords {
  name: string
}

/**
 * What a text names beside the words for brand, kind and colour; undefined where that is like no short name. Bare digits are a
 * quantity as often as a name: they count beside a brand or a kind only.
 */
export function readTradeName(text: string): TradeName | undefined {
  const said = readWords(text)
  const name = normalizeNumber(said.rest.join(' '))
  const hasWord = said.brands.size + said.kinds.size > 0
  if (!LIKE_A_NAME.test(name) || (!hasWord && /^\d+$/.test(name))) return
  return { name, ...said }
}

/** What words can say of a part. */
export type Described = Pick<NamedPart, 'brand' | 'colour' | 'classId'>

/** Whether a part is of a brand, a colour and a kind that are said, where any is. */
export function isAsSaid(
  { brands, colours, kinds }: Pick<SaidWords, 'brands' | 'colours' | 'kinds'>,
  { brand, colour, classId }: Described,
): boolean {
  const isKind = kinds.has(classId === DRUM_UNIT ? 'drum' : 'toner') || !(kinds.has('toner') || kinds.has('drum'))
  return (
    isKind &&
    (brands.size === 0 || brands.has(brand)) &&
    (colours.size === 0 || (colour !== null && colours.has(colour)))
  )
}

/** Whether words beside the number of a part say nothing but its brand, kind, colour and short names. */
export function isSaidOf(text: string, part: Described & NameParts): boolean {
  const said = readWords(text)
  const names = tradeNamesOf(part)
  return (
    said.brands.size < 2 &&
    said.colours.size < 2 &&
    isAsSaid(said, part) &&
    said.rest.every(word => names.includes(normalizeNumber(word)))
  )
}

interface NamedPart extends Match {
  brand: string
  oemKey: string
  name: string
  colour: string | null
  classId: number
}
type NameParts = Pick<NamedPart, 'brand' | 'oemKey' | 'name'>

/** The short names of a part. HP's stand in its name where they do not follow from the number: `HP W2030X (415X) toner cartridge`. */
export function tradeNamesOf({ brand, oemKey, name }: NameParts): string[] {
  const base = oemKey.replace(COLOUR_ENDING, '')
  const ofAll = base === oemKey ? [] : [base]
  switch (brand) {
    case 'HP': {
      const [, given] = /\((\d{2,3}[A-Z])\)/.exec(name) ?? []
      const end = /^(?:CF4|W)/.test(oemKey) ? /\d{3}[A-Z]$/ : /\d{2}[A-Z]$/
      return given ? [given] : (end.exec(oemKey) ?? [])
    }
    case 'Canon':
      return [...ofAll, ...[oemKey, base].flatMap(key => /^CRG(\d{3}H?)$/.exec(key)?.[1] ?? [])]
    case 'Samsung': {
      const [, letter, end] = /^(?:MLT|CLT)([A-Z])(\d{3,4}[A-Z])$/.exec(oemKey) ?? []
      return letter && end ? [letter + end, end] : ofAll
    }
    default:
      return ofAll
  }
}

/**
 * The parts whose short name a text is, each with the text in the form of `normalizeNumber`. All colours of a name that says none.
 * @param texts that are no number of any kind
 * @source QO-003
 */
export async function findByTradeName(
  texts: readonly string[],
  { db, region }: Pick<Deps, 'db' | 'region'>,
): Promise<Match[]> {
  const read = texts.flatMap(text => {
    const named = readTradeName(text)
    return named ? [{ key: normalizeNumber(text), ...named }] : []
  })
  if (read.length === 0) return []
  const names = [...new Set(read.map(({ name }) => name))].slice(0, NAMES_MAX)
  const rows = await readRows<NamedPart>(
    db,
    sql`select w.name as key, 'oemCode' as kind, part.* from unnest(${textArray(names)}) as w(name)
      cross join lateral (
        select s.goods_sku_id as id, s.disabled, ${successorIn(region, 's')} as successor, b.brand_name as brand,
          s.oem_key as "oemKey", s.name, s.colour, s.class_id as "classId"
        from skus s join brands b using (brand_id)
        where (s.oem_key like '%' || w.name || '%' or s.search like '%(' || lower(w.name) || ')%')
          and s.market in ('ALL', ${region})
        order by s.number limit ${PARTS_MAX}
      ) part`,
  )
  return read.flatMap(({ key, name, ...said }) =>
    rows
      .filter(part => part.key === name && tradeNamesOf(part).includes(name) && isAsSaid(said, part))
      .map(({ id, kind, disabled, successor }) => ({ key, id, kind, disabled, successor })),
  )
}
