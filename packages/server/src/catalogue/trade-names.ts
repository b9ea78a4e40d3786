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
/** Parts that are looked at for each name: those whose number holds it. */
const PARTS_MAX = 100
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

/** `502H` of Lexmark stands in `50F2H00` with a letter in it. */
const lexmarkPattern = (name: string): string => {
  const [, series, size, letters = ''] = /^(\d\d)(\d)([A-Z]{0,2})$/.exec(name) ?? []
  return series ? `${series}_${size}${letters ? `%${letters}%` : '%'}` : ''
}

/**
 * Parts whose number holds one of the names, by name; which of them is called so is for `hasTradeName` to say.
 * @source QO-003
 */
export async function findByTradeNames(
  wanted: Iterable<string>,
  { db, region }: Pick<Deps, 'db' | 'region'>,
): Promise<Map<string, NamedPart[]>> {
  const names = [...new Set(wanted)].slice(0, NAMES_MAX)
  if (names.length === 0) return new Map()
  const rows = await readRows<NamedPart>(
    db,
    sql`select w.name as key, 'oemCode' as kind, part.*
      from unnest(${textArray(names)}, ${textArray(names.map(lexmarkPattern))}) as w(name, pattern)
      cross join lateral (
        select s.goods_sku_id as id, s.disabled, ${successorIn(region, 's')} as successor, 
          s.oem_key as "oemKey", s.name, ${describedColumns}
        from skus s join brands b using (brand_id)
        where (s.oem_key like '%' || w.name || '%' or s.oem_key like w.pattern or s.search like '%(' || lower(w.name) || ')%')
          and s.market in ('ALL', ${region})
        order by s.number limit ${PARTS_MAX}
      ) part`,
  )
  const byName = new Map<string, NamedPart[]>()
  for (const part of rows) byName.set(part.key, [...(byName.get(part.key) ?? []), part])
  return byName
}
