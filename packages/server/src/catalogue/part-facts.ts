/** What is known of parts that a text may name, to compare it with the words around the number. */
import { normalizeNumber } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import { intArray, readRows } from '../db/rows'
import type { Deps } from '../http/handler'
import { describedColumns } from './described-columns'
import { type Described, type Description, foldWord, isAsSaid, isDivided } from './description'
import { tradeNamesOf } from './trade-names'

export interface PartFacts extends Described {
  id: number
  numberKey: string
  oemKey: string
  name: string
  /** Everything it is searched by: names in all languages, printers. */
  search: string
}

type FactRow = PartFacts & Record<string, unknown>

/** A part lasts longer than another from this ratio of their page counts on. */
const LONGER = 1.15

/** Parts by id. */
export async function readFacts(ids: Iterable<number>, { db }: Pick<Deps, 'db'>): Promise<Map<number, PartFacts>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await readRows<FactRow>(
    db,
    sql`select s.goods_sku_id as id, s.number_key as "numberKey", s.oem_key as "oemKey", s.name, s.search,
        ${describedColumns}
      from skus s join brands b using (brand_id) where s.goods_sku_id = any(${intArray(wanted)})`,
  )
  return new Map(rows.map(row => [row.id, row]))
}

export interface YieldLevel extends Record<string, unknown> {
  id: number
  hasLarger: boolean
  hasSmaller: boolean
}

/** Whether parts have a larger or a smaller one beside them: of the same brand, class and colour, for one of their printers. */
export async function readLevels(ids: Iterable<number>, { db }: Pick<Deps, 'db'>): Promise<Map<number, YieldLevel>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await readRows<YieldLevel>(
    db,
    sql`select s.goods_sku_id as id, coalesce(bool_or(o.page_yield > s.page_yield * ${LONGER}::real), false) as "hasLarger",
        coalesce(bool_or(o.page_yield * ${LONGER}::real < s.page_yield), false) as "hasSmaller"
      from skus s
      left join sku_models f on f.goods_sku_id = s.goods_sku_id
      left join sku_models g on g.model_id = f.model_id
      left join skus o on o.goods_sku_id = g.goods_sku_id and not o.disabled and o.brand_id = s.brand_id
        and o.class_id = s.class_id and o.colour is not distinct from s.colour
      where s.goods_sku_id = any(${intArray(wanted)}) group by s.goods_sku_id, s.page_yield`,
  )
  return new Map(rows.map(row => [row.id, row]))
}

/** A part that fits a printer of another one. */
export interface Sibling extends Described {
  id: number
  /** It is of the same class. */
  isSameClass: boolean
}

/** What is sold here for the printers of parts, by their ids: of the same width, for most of these printers and of about the same yield first. */
export async function readSiblings(
  ids: Iterable<number>,
  { db, region }: Pick<Deps, 'db' | 'region'>,
): Promise<Map<number, Sibling[]>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await readRows<Sibling & { of: number } & Record<string, unknown>>(
    db,
    sql`select w.of, s.goods_sku_id as id, s.class_id = own.class_id as "isSameClass", ${describedColumns}
      from unnest(${intArray(wanted)}) as w(of) join skus own on own.goods_sku_id = w.of
      cross join lateral (
        select g.goods_sku_id, count(*) as printers from sku_models f join sku_models g using (model_id)
        where f.goods_sku_id = w.of and g.goods_sku_id <> w.of group by g.goods_sku_id) as beside
      join skus s on s.goods_sku_id = beside.goods_sku_id join brands b on b.brand_id = s.brand_id
      where not s.disabled and s.market in ('ALL', ${region})
      order by w.of, s.tape_width_mm is distinct from own.tape_width_mm, beside.printers desc,
        abs(s.page_yield - own.page_yield) nulls last, s.number`,
  )
  const siblings = new Map<number, Sibling[]>()
  for (const { of, ...part } of rows) siblings.set(of, [...(siblings.get(of) ?? []), part])
  return siblings
}

/** Whether the words beside the number of a part say nothing but what it is. */
export const isExplained = (said: Description, part: PartFacts): boolean =>
  !said.isQuestion &&
  !isDivided(said, part) &&
  isAsSaid(said, part) &&
  said.rest.every((word, at) => isOf(word, said.before[at] ?? '', part))

/** Whether a word is one of the part's names, of what describes it, or of its printers. */
function isOf(word: string, before: string, part: PartFacts): boolean {
  const key = normalizeNumber(word)
  if (/\D/.test(key) && tradeNamesOf(part).some(({ name, needsTwin }) => name === key && !needsTwin)) return true
  const texts = searchWordsOf(part)
  const [, digits = ''] = /^(\d{3,})[a-z]{0,3}$/.exec(word) ?? []
  // Bare figures are a quantity, but behind the name of a family: `SCX 4300`, `SP 311HE`.
  if (digits) {
    return /^[a-z]+$/.test(before) && printerForms(before, digits).some(form => holdsWhole(texts.text, form))
  }
  if (!/\d/.test(word)) return word.length > 1 && texts.words.has(word)
  const base = word.replace(/(?<=\d)[a-z]{1,4}$/, '')
  return texts.words.has(word) || (base.length > 3 && /^[a-z]/.test(base) && holdsWhole(texts.text, base))
}

const printerForms = (family: string, digits: string) => [' ', '-', ''].map(between => family + between + digits)

/** A name in a text, with no letter before it and no digit behind. */
function holdsWhole(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    if (!/[\p{L}\d]/u.test(text[at - 1] ?? ' ') && !/\d/.test(text[at + form.length] ?? ' ')) return true
  }
  return false
}

const known = new WeakMap<PartFacts, { text: string; words: ReadonlySet<string> }>()

function searchWordsOf(part: PartFacts) {
  const read = known.get(part)
  if (read) return read
  const text = foldWord(part.search)
  const words = new Set(text.split(/[\s,;()/]+/).flatMap(word => [word, ...word.split(/[\p{Pd}'’]/u)]))
  known.set(part, { text, words })
  return { text, words }
}
