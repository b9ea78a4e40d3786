/** Short names that the trade has for parts, beside the numbers of their makers: `26X`, `HP 415X cyan`, `Canon 052 H`, `D111S`, `TN-243`. */
import { normalizeNumber } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import { readRows, textArray } from '../db/rows'
import type { Deps } from '../http/handler'
import type { Match } from './find-matches'
import { successorIn } from './successor'

/** Texts of one call that are looked at. */
const TEXTS_MAX = 300
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
    'Konica Minolta': 'minolta',
  }).flatMap(([brand, said]) => words(said).map(word => [word, brand] as const)),
)
const COLOURS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    black: 'black bk k schwarz noir nero czarny zwart',
    cyan: 'cyan c ciano cyjan',
    magenta: 'magenta m',
    yellow: 'yellow y gelb jaune giallo żółty geel',
  }).flatMap(([colour, said]) => words(said).map(word => [word, colour] as const)),
)
const KINDS: ReadonlySet<string> = new Set(
  words(
    'toner cartridge cartridges kartusche tonerkartusche patrone cartouche cartuccia kaseta drum trommel tambour tamburo bęben',
  ),
)
/** Samsung's names of the countries in which a part is sold: `MLT-D111S/ELS`. */
const COUNTRIES: ReadonlySet<string> = new Set(words('els see xaa'))
/** How colours end the numbers of makers. */
const COLOUR_ENDING = /(?:CMYK|CMY|BK|[KCMY])$/

interface TradeName {
  name: string
  brand: string | null
  colour: string | null
}

/**
 * What a text names beside the words for brand, kind and colour; undefined where that is like no short name. Bare digits are a
 * quantity as often as a name: they count beside such a word only.
 */
export function readTradeName(text: string): TradeName | undefined {
  const said: { brand: string | null; colour: string | null } = { brand: null, colour: null }
  let hasWord = false
  const rest = text
    .toLowerCase()
    .split(/[\s\p{Pd}_/,()]+/u)
    .filter(word => {
      const [brand, colour] = [BRANDS.get(word), COLOURS.get(word)]
      const isOther = !brand && !colour && !KINDS.has(word) && !COUNTRIES.has(word)
      said.brand ??= brand ?? null
      said.colour ??= colour ?? null
      if (brand || KINDS.has(word)) hasWord = true
      return isOther
    })
  const name = normalizeNumber(rest.join(' '))
  if (!LIKE_A_NAME.test(name) || (!hasWord && /^\d+$/.test(name))) return
  return { name, ...said }
}

interface NamedPart extends Match {
  brand: string
  oemKey: string
  name: string
  colour: string | null
}

/** The short names of a part. HP's stand in its name where they do not follow from the number: `HP W2030X (415X) toner cartridge`. */
export function tradeNamesOf({ brand, oemKey, name }: Pick<NamedPart, 'brand' | 'oemKey' | 'name'>): string[] {
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
  const read = texts.slice(0, TEXTS_MAX).flatMap(text => {
    const named = readTradeName(text)
    return named ? [{ key: normalizeNumber(text), ...named }] : []
  })
  if (read.length === 0) return []
  const names = [...new Set(read.map(({ name }) => name))]
  const rows = await readRows<NamedPart>(
    db,
    sql`select w.name as key, 'oemCode' as kind, part.* from unnest(${textArray(names)}) as w(name)
      cross join lateral (
        select s.goods_sku_id as id, s.disabled, ${successorIn(region, 's')} as successor, b.brand_name as brand,
          s.oem_key as "oemKey", s.name, s.colour
        from skus s join brands b using (brand_id)
        where (s.oem_key like '%' || w.name || '%' or s.search like '%(' || lower(w.name) || ')%')
          and s.market in ('ALL', ${region})
        order by s.number limit ${PARTS_MAX}
      ) part`,
  )
  return read.flatMap(({ key, name, brand, colour }) =>
    rows
      .filter(part => part.key === name && tradeNamesOf(part).includes(name))
      .filter(part => (brand === null || part.brand === brand) && (colour === null || part.colour === colour))
      .map(({ id, kind, disabled, successor }) => ({ key, id, kind, disabled, successor })),
  )
}
