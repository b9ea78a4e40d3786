/** Numbers on the page of a host: what they mean, and what a quantity of each costs and when it leaves. */
import type { CallRead, Numbered, ResolvedLine } from '@cartwright/core/contract'
import { discountPriceAt, promiseLine, supplyOf } from '@cartwright/core/rules'
import type { Deps, Principal } from '../http/handler'
import type { Spoken } from '../texts/language'
import { resolveIds, resolveLines } from './resolve-lines'

type Asked = CallRead<'catalogue.byNumbers'>['body']['lines']

/**
 * One answer for each line, in their order. A part that is named by its id is that part, whatever else carries its number.
 * @source QO-003, PERM-018
 */
export async function readByNumbers(
  lines: Asked,
  caller: Principal | null,
  deps: Pick<Deps, 'db' | 'region' | 'clock'>,
  language: Spoken,
): Promise<Numbered[]> {
  const asked = lines.map((line, at) => ({ ...line, key: String(at) }))
  const byId = asked.flatMap(({ key, goodsSkuId }) => (goodsSkuId === undefined ? [] : [{ key, id: goodsSkuId }]))
  const byNumber = asked.flatMap(({ key, goodsSkuId, number = '' }) =>
    goodsSkuId === undefined ? [{ key, input: number }] : [],
  )
  const resolved = [
    ...(await resolveIds(byId, caller, deps, language)),
    ...(byNumber.length > 0 ? await resolveLines(byNumber, caller, deps, language) : []),
  ]
  const answers = new Map(resolved.map(line => [Number(line.key), line]))
  return lines.flatMap(({ key, qty = 1 }, at) => {
    const line = answers.get(at)
    return line ? [toNumbered({ ...line, key }, qty)] : []
  })
}

/** With price and promise of the one part that is meant. */
function toNumbered(line: ResolvedLine, qty: number): Numbered {
  const part = line.status === 'found' ? line.matches[0]?.part : undefined
  if (!part) return { ...line, price: null, promise: null }
  const { unitPrice, discountPrice, tiers, currency, availability } = part
  return {
    ...line,
    price:
      unitPrice === null || currency === null
        ? null
        : {
            unitPrice,
            discountPrice: discountPriceAt({ unitPrice, promotionPrice: discountPrice, tiers }, qty),
            currency,
          },
    promise: availability === null ? null : promiseLine(qty, supplyOf(availability)),
  }
}
