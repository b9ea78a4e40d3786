/** Short names that the trade has for parts, beside the numbers of their makers: `26X`, `HP 415X cyan`, `Canon 052 H`, `D111S`, `TN-243`. */
import { normalizeNumber } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import { readRows, textArray } from '../db/rows'
import type { Deps } from '../http/handler'
import { describedColumns } from './described-columns'
import type { Described, Description } from './description'
import type { Match } from './find-matches'
import { inLatin } from './look-alikes'
import { successorIn } from './successor'

/** Different names of one call that are looked at: each costs a search. */
const NAMES_MAX = 2000
/** Letters and digits, with two digits or more side by side. */
const LIKE_A_NAME = /^[A-Z]{0,4}\d{2,6}[A-Z]{0,3}$/
/** Words of a text that are looked at each by itself. */
const WORDS_MAX = 5
/** How colours end the numbers of makers. */
const COLOUR_ENDING = /(?:CMYK|CMY|BK|[KCMY])$/

/** A short name of a part. */
export interface ShortName {
  name: string
  /** It is one beside the brand only: figures without the letters of the maker. */
  needsBrand?: boolean
  /** It is one where the text says that two are in the box. */
  needsTwin?: boolean
}

export interface NamedPart extends Match, Described {
  brand: string
  oemKey: string
  name: string
}

/** The names that a text may hold beside the words that describe the part, the longest first: all words together, then each. */
export function namesIn(said: Description): string[] {
  const [all, ...others] = [
    said.rest.join(' '),
    ...said.rest.slice(0, WORDS_MAX).map((word, at) => `${word} ${said.rest[at + 1] ?? ''}`),
    ...said.rest.slice(0, WORDS_MAX),
  ].map(text => inLatin(normalizeNumber(text)))
  const names = [all ?? '', ...(said.rest.length > 1 ? others : [])].filter(name => LIKE_A_NAME.test(name))
  return [...new Set(names.flatMap(name => [name, ...sizesOf(name, said)]))]
}

/** `HP 415` leaves out whether it is the small or the large one. */
export const sizesOf = (name: string, said: Description): string[] =>
  /^\d{2,3}$/.test(name) && said.brands.has('HP') ? [`${name}A`, `${name}X`] : []

/** The short names of a part. HP's stand in its name where they do not follow from the number: `HP W2030X (415X) toner cartridge`. */
export function tradeNamesOf({ brand, oemKey, name }: Pick<NamedPart, 'brand' | 'oemKey' | 'name'>): ShortName[] {
  const base = oemKey.replace(COLOUR_ENDING, '')
  const ofAll = base === oemKey ? [] : [base]
  const strong = (...names: readonly (string | undefined)[]) =>
    names.flatMap(one => (one === undefined || one === '' ? [] : [{ name: one }]))
  const weak = (...names: readonly (string | undefined)[]) =>
    names.flatMap(one => (one === undefined || one.length < 3 ? [] : [{ name: one, needsBrand: true }]))
  switch (brand) {
    case 'HP': {
      const [, given] = /\((\d{2,3}[A-Z])\)/.exec(name) ?? []
      const end = /^(?:CF4|W)/.test(oemKey) ? /\d{3}[A-Z]$/ : /\d{2}[A-Z]$/
      const [, one = ''] = /(\d{2}[AX])D$/.exec(oemKey) ?? []
      const twins = one ? [{ name: `${one}D` }, { name: one, needsTwin: true }] : []
      return [...twins, ...strong(given ?? end.exec(oemKey)?.[0])]
    }
    case 'Canon': {
      const short = [oemKey, base].flatMap(key => /^CRG(\d{3}H?(?:BK|[CMY])?)$/.exec(key)?.[1] ?? [])
      const series = [oemKey, base].flatMap(key => /^C(EXV\d+(?:BK|[CMY])?)$/.exec(key)?.[1] ?? [])
      return [
        ...strong(...ofAll, ...short, ...series),
        ...weak(...short.map(one => one.replace(/^0/, '')).filter(isShort)),
      ]
    }
    case 'Samsung': {
      const [, family = '', letter = '', end = ''] = /^(MLT|CLT|CLP)([A-Z])(\d{3,4}[A-Z])$/.exec(oemKey) ?? []
      return end ? strong(letter + end, end, family + end) : strong(...ofAll)
    }
    case 'Lexmark': {
      const [, series = '', size = '', letters = ''] = /^(\d\d)[CDF](\d)([A-Z\d]*)0$/.exec(oemKey) ?? []
      const short = series && series + size + letters.replace(/0/g, '')
      return [
        ...strong(...ofAll),
        ...(/[A-Z]$/.test(short) ? strong(short) : weak(short)),
        ...weak(short.replace(COLOUR_ENDING, '')),
      ]
    }
    case 'Epson': {
      const [, code = ''] = /^C13(S0\d{5})$/.exec(oemKey) ?? []
      return [...strong(code), ...weak(code.slice(1), code.slice(3))]
    }
    default:
      return [
        ...strong(...ofAll),
        ...weak(...[oemKey, base].map(key => /^[A-Z]{2,4}(\d{3,5}[A-Z]{0,2})$/.exec(key)?.[1])),
      ]
  }
}

const isShort = (name: string) => /^\d{2}/.test(name)

/**
 * Whether a part has a short name for certain. Bare digits are a quantity as often as a name: they count beside a brand or a kind only.
 * @returns undefined where it has no such name
 */
export function hasTradeName(part: NamedPart, name: string, said: Description): 'sure' | 'unsure' | undefined {
  const short = tradeNamesOf(part).find(one => one.name === name)
  if (!short || (short.needsTwin && !said.isTwin)) return
  const isBare = /^\d+$/.test(name) && said.brands.size + said.kinds.size === 0
  return isBare || (short.needsBrand && said.brands.size === 0) ? 'unsure' : 'sure'
}

/**
 * HP sells Samsung's supplies by numbers of its own, which stand in no list of Samsung's. They are offered, not taken: the box that
 * comes has the number of the other.
 */
export const SAMSUNG_AT_HP: ReadonlyMap<string, string> = new Map([
  ['SU810A', 'MLTD111S'],
  ['SU799A', 'MLTD111L'],
  ['SU828A', 'MLTD116L'],
  ['SU840A', 'MLTD116S'],
  ['SU790A', 'MLTD1092S'],
  ['SU737A', 'MLTD1042S'],
  ['SU758A', 'MLTD1052L'],
  ['SU759A', 'MLTD1052S'],
  ['SU696A', 'MLTD101S'],
  ['SU820A', 'MLTD115L'],
  ['SU100A', 'CLTK404S'],
  ['ST966A', 'CLTC404S'],
  ['SU234A', 'CLTM404S'],
  ['SU444A', 'CLTY404S'],
  ['SU118A', 'CLTK406S'],
  ['ST984A', 'CLTC406S'],
  ['SU252A', 'CLTM406S'],
  ['SU462A', 'CLTY406S'],
])

const COLOURS = ['BK', 'K', 'C', 'M', 'Y']
const WITH_COLOURS = ['', ...COLOURS]

/** OEM codes, in the form of `normalizeNumber`, of which a text may be the short name; `tradeNamesOf` is the other way round. */
export function codesOf(name: string): string[] {
  const [, letters = '', figures = ''] = /^([A-Z]*)(\d.*)$/.exec(name) ?? []
  if (letters) {
    const samsung = /^(?:MLT|CLT|CLP)$/.test(letters)
      ? ['D', 'R', 'K', 'C', 'M', 'Y'].map(letter => letters + letter + figures)
      : letters.length === 1 && /[A-Z]$/.test(figures)
        ? ['MLT', 'CLT', 'CLP'].map(family => family + name)
        : []
    const canon = letters === 'EXV' ? WITH_COLOURS.map(colour => `C${name}${colour}`) : []
    const epson = letters === 'S' && figures.length === 6 ? [`C13${name}`] : []
    const coloured = [...COLOURS, 'CMYK', 'CMY'].map(colour => name + colour)
    return [...coloured, ...samsung, ...canon, ...epson]
  }
  return [...canonCodes(figures), ...samsungCodes(figures), ...lexmarkCodes(figures), ...epsonCodes(figures)]
}

const canonCodes = (name: string): string[] =>
  /^\d{2,3}H?(?:BK|[CMYK])?$/.test(name)
    ? ['CRG', 'CRG0'].flatMap(front => WITH_COLOURS.map(colour => front + name + colour))
    : []
const samsungCodes = (name: string): string[] =>
  /^\d{3,4}[A-Z]$/.test(name) ? ['MLTD', 'MLTR', 'CLTK', 'CLTC', 'CLTM', 'CLTY', 'CLTR'].map(front => front + name) : []
const epsonCodes = (name: string): string[] =>
  /^\d{4}$/.test(name)
    ? ['05', '11', '04'].map(series => `C13S${series}${name}`)
    : /^\d{6}$/.test(name)
      ? [`C13S${name}`]
      : []

/** `502H` stands in `50F2H00` with a letter in it, `702K` in `70C20K0`, and the drum unit `500Z` in `50F0Z00`. */
function lexmarkCodes(name: string): string[] {
  const [, series = '', size = '', level = '', colour = ''] = /^(\d\d)(\d)([HXSUZ]?)([KCMY]?)$/.exec(name) ?? []
  if (!series) return []
  // `0` in the place of the colour: a printer with one ink.
  const inks = (colour ? [colour] : ['0', 'K', 'C', 'M', 'Y']).map(ink => `${level || '0'}${ink}0`)
  return ['F', 'D', 'C'].flatMap(family => inks.map(end => series + family + size + end))
}

/** Names that end a number behind letters alone, `26X` and `1150`, with the colours that may stand behind them. */
const endsOf = (name: string, hasBrand: boolean): string[] => {
  if (/^\d{2,3}[AXYC]D?$/.test(name)) return [name, `${name}D`]
  return hasBrand && /^\d{3,5}[A-Z]{0,2}$/.test(name) ? WITH_COLOURS.map(colour => name + colour) : []
}

/** Letters and figures of a number that the index of its end holds. */
const END = 3

/**
 * Parts that one of the names may be the short name of, by name; which of them is called so is for `hasTradeName` to say.
 * @param wanted names, and whether a brand stands beside them
 * @source QO-003
 */
export async function findByTradeNames(
  wanted: ReadonlyMap<string, boolean>,
  { db, region }: Pick<Deps, 'db' | 'region'>,
): Promise<Map<string, NamedPart[]>> {
  const names = [...wanted].slice(0, NAMES_MAX)
  if (names.length === 0) return new Map()
  const codes = names.flatMap(([name]) => codesOf(name).map(code => [name, code] as const))
  const ends = names.flatMap(([name, hasBrand]) => endsOf(name, hasBrand).map(end => [name, end] as const))
  const given = names.map(([name]) => name).filter(name => /^\d{2,3}[A-Z]$/.test(name))
  const pairs = (some: readonly (readonly [string, string])[]) =>
    sql`unnest(${textArray(some.map(([name]) => name))}, ${textArray(some.map(([, other]) => other))})`
  const rows = await readRows<NamedPart>(
    db,
    sql`with called as (
        select w.name, s.goods_sku_id as id from ${pairs(codes)} as w(name, code) join skus s on s.oem_key = w.code
        union
        select w.name, s.goods_sku_id from ${pairs(ends)} as w(name, ending)
          join skus s on right(s.oem_key, 3) = right(w.ending, ${END}) and right(s.oem_key, length(w.ending)) = w.ending
        union
        select w.name, s.goods_sku_id from unnest(${textArray(given)}) as w(name)
          join skus s on substring(s.name from '\\(([0-9]{2,3}[A-Z])\\)') = w.name
      )
      select c.name as key, 'oemCode' as kind, s.goods_sku_id as id, s.disabled, ${successorIn(region, 's')} as successor,
        s.oem_key as "oemKey", s.name, ${describedColumns}
      from called c join skus s on s.goods_sku_id = c.id join brands b using (brand_id)
      where s.market in ('ALL', ${region}) order by s.number`,
  )
  const byName = new Map<string, NamedPart[]>()
  for (const part of rows) {
    const known = byName.get(part.key)
    if (known) known.push(part)
    else byName.set(part.key, [part])
  }
  return byName
}
