/** Saved lists: one of each main buyer alone, and two that a company shares. */
import type { InferInsertModel } from 'drizzle-orm'
import type { listVersions, quickOrders } from '../db/schema'
import { generateNumber } from '../transactions/generate-number'
import { ACCOUNTS, REP_ACCOUNT_ID } from './companies'
import { randomOf } from './random'

const DAY_MS = 86_400_000

interface SeedList {
  accountId: number
  custId: number
  name: string
  shared: boolean
  /** OEM code and pieces, as they were typed. */
  lines: readonly (readonly [input: string, quantity: string])[]
  /** Before today. */
  changedDaysAgo: number
  /** Where it was not its owner. */
  changedBy?: number
}

const MONTHLY = [
  ['CF259X', '12'],
  ['TN-2420', '20'],
  ['DR-2400', '4'],
  ['TK-5240K', '6'],
] as const
/** More of the second than is in stock. */
const LABELS = [
  ['TZe-231', '40'],
  ['TZe-211', '500'],
] as const
/** The second is no longer sold and has a successor. */
const CUSTOMERS_PRINTERS = [
  ['CF259X', '12'],
  ['MLT-D111S', '5'],
] as const

const LISTS: readonly SeedList[] = ACCOUNTS.flatMap(({ accountId, custId, mainAccount, roles, confirmed }) => {
  if (!confirmed || !roles?.includes('mainCustomer')) return accountId === REP_ACCOUNT_ID ? repLists(custId) : []
  if (!mainAccount) return []
  const own = { accountId, custId, name: 'Monthly order', shared: false, lines: MONTHLY, changedDaysAgo: 12 }
  const isLookedAt = ACCOUNTS.some(other => other.custId === custId && other.accountId === REP_ACCOUNT_ID)
  return isLookedAt
    ? [
        {
          ...own,
          name: 'Labels, warehouse',
          shared: true,
          lines: LABELS,
          changedDaysAgo: 27,
          changedBy: REP_ACCOUNT_ID,
        },
        own,
      ]
    : [own]
})

function repLists(custId: number): SeedList[] {
  const own = { accountId: REP_ACCOUNT_ID, custId, lines: MONTHLY.slice(0, 2) }
  return [
    { ...own, name: 'Showroom', shared: false, changedDaysAgo: 40 },
    { ...own, name: 'Customers, all printers', shared: true, lines: CUSTOMERS_PRINTERS, changedDaysAgo: 19 },
  ]
}

/** @param today day from which they are dated, `yyyy-MM-dd` @source API-080 */
export function makeSavedLists(today: string): InferInsertModel<typeof quickOrders>[] {
  return LISTS.map(({ lines, changedDaysAgo, ...list }) => {
    let letter = 0
    const key = `list ${list.accountId} ${list.name}`
    const changed = new Date(Date.parse(`${today}T09:00:00Z`) - changedDaysAgo * DAY_MS)
    const created = list.changedBy === undefined ? changed : new Date(changed.getTime() - 14 * DAY_MS)
    return {
      ...list,
      qoNo: `QO-${generateNumber(below => Math.floor(randomOf(`${key} ${letter++}`) * below))}`,
      lines: [],
      changedBy: list.changedBy ?? list.accountId,
      entered: lines.map(([input, quantity], at) => ({ key: String(at + 1), input, quantity, version: 1 })),
      ...{ saved: true, createTime: created, updateTime: changed },
    }
  })
}

/** How lists became what they are: saved by their owner and, where someone else has changed them, without the last line and with other pieces. */
export function makeListVersions(
  lists: readonly (typeof quickOrders.$inferSelect)[],
): InferInsertModel<typeof listVersions>[] {
  return lists.flatMap(({ quickOrderId, accountId, changedBy, name, shared, entered, createTime, updateTime }) => {
    const version = { quickOrderId, name, shared }
    const lines = entered.map(({ key, input, quantity }) => ({ key, input, quantity }))
    const saved = { ...version, accountId, createTime, updateTime: createTime }
    if (changedBy === null || changedBy === accountId) return [{ ...saved, entered: lines }]
    const fewer = lines.slice(0, -1).map((line, at) => (at === 0 ? { ...line, quantity: '20' } : line))
    return [
      { ...saved, entered: fewer },
      { ...version, accountId: changedBy, entered: lines, createTime: updateTime, updateTime },
    ]
  })
}
