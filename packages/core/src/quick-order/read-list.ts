/** A list read with the help of the catalogue: which of its columns names the article, the catalogue knows best. */

import { parseList } from './parse-list'
import { catalogueOf, samplesOf } from './prove-columns'
import type { ListFormat, ParsedList } from './quick-order.types'
import { type CatalogueOptions, type ResolvingShop, resolveLines } from './resolve-lines'

/**
 * Reads a list; where several columns may name the article, the catalogue is asked about a sample of each in one call. Without an answer
 * the list is read by its headings and looks.
 * @source QO-003
 */
export async function readList(
  shop: ResolvingShop,
  text: string,
  format: ListFormat = {},
  options: CatalogueOptions = {},
): Promise<ParsedList> {
  const list = parseList(text, format)
  const texts = samplesOf(list)
  if (texts.length === 0) return list
  const questions = texts.map((input, at) => ({ key: String(at), input }))
  // The lines are looked up next: a call that fails is said there.
  const answers = await resolveLines(shop, questions, options).catch(() => undefined)
  return answers ? parseList(text, format, catalogueOf(texts, answers)) : list
}
