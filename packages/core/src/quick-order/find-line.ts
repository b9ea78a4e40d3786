/** One number, with or without a quantity beside it, as a field for a single line takes it. */
import type { ResolvedLine } from '../contract'
import { readLine } from './read-line'
import { type ResolvingShop, resolveLines } from './resolve-lines'

/** @returns what the text names, and how many pieces: those beside the number, or else `qty` @throws ShopError @source QO-003 */
export async function findLine(
  shop: ResolvingShop,
  text: string,
  qty: number,
): Promise<{ line: ResolvedLine | undefined; qty: number }> {
  // What is not certain is no quantity: nothing is ordered for it.
  const said = readLine(text)
  const beside = said?.read.ambiguity ? undefined : said
  const asked = [{ key: 'whole', input: text }, ...(beside ? [{ key: 'number', input: beside.input }] : [])]
  const [whole, number] = await resolveLines(shop, asked)
  // An own number may hold blanks and figures: the text as it was entered comes first.
  if (beside && number && whole?.status === 'unknown') return { line: number, qty: beside.read.qty }
  return { line: whole, qty }
}
