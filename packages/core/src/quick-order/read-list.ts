/** A list read with the help of the catalogue: which of its columns names the article, the catalogue knows best. */
import type { Kernel } from '../feature'
import { recallColumns } from './column-memory'
import { parseList } from './parse-list'
import { catalogueOf, samplesOf } from './prove-columns'
import type { ListFormat, ParsedList } from './quick-order.types'
import { type CatalogueOptions, type ResolvingShop, resolveLines } from './resolve-lines'

export type ReadingShop = ResolvingShop & Pick<Kernel, 'drafts' | 'now'>

/**
 * Reads a list as the reader has said it of these headings before; else, where several columns may name the article, the catalogue is asked
 * about a sample of each in one call. Without an answer the list is read by its headings and looks.
 * @source QO-003
 */
export async function readList(
  shop: ReadingShop,
  text: string,
  format: ListFormat = {},
  options: CatalogueOptions = {},
): Promise<ParsedList> {
  const guess = parseList(text, format)
  const columns = format.columns ?? recallColumns(shop.drafts, guess, shop.now())
  const given: ListFormat = columns ? { ...format, columns } : format
  const list = columns ? parseList(text, given) : guess
  const texts = samplesOf(list)
  if (texts.length === 0) return list
  const questions = texts.map((input, at) => ({ key: String(at), input }))
  // The lines are looked up next: a call that fails is said there.
  const answers = await resolveLines(shop, questions, options).catch(() => undefined)
  return answers ? parseList(text, given, catalogueOf(texts, answers)) : list
}
