/** Parts of the demo catalogue for tests that run side by side on one server. */
import type { Shop } from '@cartwright/core'
import { calls } from '@cartwright/core'
import type { Sku } from '@cartwright/core/contract'

/** Parts a page, and the pages that toner fills. */
const PAGE = 60
const PAGES = 15

/** Pieces an order can have at once: those of the own site, then those of the other warehouses. */
export const orderable = ({ availability }: Sku): number =>
  availability ? availability.stock + availability.otherStock : 0

/**
 * A part that fits, another one in each process, so that tests of React and of Preact do not buy each other's stock.
 * @param fits default: in stock, but not endlessly
 */
export async function findPart(
  shop: Shop,
  fits: (part: Sku) => boolean = ({ availability }) =>
    (availability?.stock ?? 0) > 40 && (availability?.stock ?? 0) < 400,
): Promise<Sku> {
  // Tests order what a page has, to the last piece: then the next one serves.
  for (let turn = 0; turn < PAGES; turn++) {
    const pageNum = 1 + ((process.pid + turn) % PAGES)
    const { rows } = await shop.client.call(calls.catalogue.query, { query: { classId: 102, pageNum, pageSize: PAGE } })
    const found = rows.filter(fits)
    const part = found[Math.trunc(process.pid / PAGES) % Math.max(1, found.length)]
    if (part) return part
  }
  throw new Error('the demo catalogue has no such part')
}

/** Disabled, with a successor. */
export const DISABLED = { goodsSkuId: 10002, number: 'CW-C7115A', successor: 'CW-C7115X' } as const
