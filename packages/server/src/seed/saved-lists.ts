/** Saved lists: the monthly one of each main buyer, and some that a company shares. */
import type { InferInsertModel } from 'drizzle-orm'
import type { listVersions, quickOrders } from '../db/schema'
import { generateNumber } from '../transactions/generate-number'
import { ACCOUNTS, REP_ACCOUNT_ID } from './companies'
import { randomOf } from './random'

const DAY_MS = 86_400_000
/** When the companies began to keep lists. */
const LISTS_SINCE_DAYS = 170

interface SeedList {
  accountId: number
  custId: number
  /** In the language of its company. */
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

/** What each company calls the list that it orders every month; those abroad have none. */
const MONTHLY_NAMES: Readonly<Record<number, string>> = {
  1: 'Maandbestelling',
  2: 'Ordine mensile',
  3: 'Monatsbestellung',
  4: 'Monthly order',
  5: 'Commande du mois',
  6: 'Zamówienie miesięczne',
  8: 'Monthly order',
}

const LISTS: readonly SeedList[] = [
  ...ACCOUNTS.flatMap(({ accountId, custId, mainAccount, confirmed }): SeedList[] => {
    const name = MONTHLY_NAMES[custId]
    if (!confirmed || !mainAccount || name === undefined) return []
    return [{ accountId, custId, name, shared: false, lines: MONTHLY, changedDaysAgo: 12 }]
  }),
  {
    accountId: 1,
    custId: 1,
    name: 'Labels, magazijn',
    shared: true,
    lines: LABELS,
    changedDaysAgo: 27,
    changedBy: REP_ACCOUNT_ID,
  },
  {
    accountId: REP_ACCOUNT_ID,
    custId: 1,
    name: 'Showroom',
    shared: false,
    lines: MONTHLY.slice(0, 2),
    changedDaysAgo: 40,
  },
  {
    accountId: REP_ACCOUNT_ID,
    custId: 1,
    name: 'Klanten, alle printers',
    shared: true,
    lines: CUSTOMERS_PRINTERS,
    changedDaysAgo: 19,
  },
]

/** @param today day from which they are dated, `yyyy-MM-dd` @source API-080 */
export function makeSavedLists(today: string): InferInsertModel<typeof quickOrders>[] {
  return LISTS.map(({ lines, changedDaysAgo, ...list }) => {
    let letter = 0
    const key = `list ${list.accountId} ${list.name}`
    const changed = new Date(Date.parse(`${today}T09:00:00Z`) - changedDaysAgo * DAY_MS)
    // Each is older than the first order that came from it.
    const created = new Date(Date.parse(`${today}T09:00:00Z`) - LISTS_SINCE_DAYS * DAY_MS)
    return {
      ...list,
      qoNo: `QO-${generateNumber(below => Math.floor(randomOf(`${key} ${letter++}`) * below))}`,
      lines: [],
      changedBy: list.changedBy ?? list.accountId,
      entered: lines.map(([input, quantity], at) => ({ key: String(at + 1), input, quantity, version: 1 })),
      saved: true,
      createTime: created,
      updateTime: changed,
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
