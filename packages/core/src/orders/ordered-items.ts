/**
 * Items that the markup of a host's page names and this tab has ordered. A page that is loaded again with the same markup says so
 * instead of offering them once more; the shop's own page replaces the address, and needs none of this.
 */
import { readKept } from '../contract/read-shape'
import { listOf, object, string } from '../contract/shape'
import type { Shop } from '../shop.types'
import { loadDraft, saveDraft } from '../storage/day-draft'
import { tabStorage } from '../storage/tab-drafts'

/** Orders that a tab remembers, the newest first. */
const ORDERED_ITEMS = 10

const orderedShape = listOf(object({ of: string, orderNo: string, id: string }))

/** An order that these items were placed as. */
export interface OrderedItems {
  /** Number of the order, for people. */
  orderNo: string
  /** Id of the order in paths. */
  id: string
}

/** Kept in the tab's session storage for a day, for the account that has ordered. @param of names the items, as the markup gives them */
export function orderedItems({ session, drafts }: Pick<Shop, 'session' | 'drafts'>, of: string) {
  const tab = tabStorage(drafts)
  const name = () => `cartwright.ordered.${session.store.getState().accountId}`
  const read = (now: Date) => loadDraft(tab, name(), now, value => readKept(orderedShape, value)) ?? []
  const write = (now: Date, all: ReturnType<typeof read>) =>
    saveDraft(tab, name(), now, all.length > 0 ? all.slice(0, ORDERED_ITEMS) : undefined)
  const others = (now: Date) => read(now).filter(each => each.of !== of)
  return {
    /** The order these items were placed as; undefined when this tab has ordered none, or more than a day ago. */
    find: (now: Date): OrderedItems | undefined => read(now).find(each => each.of === of),
    /** These items are ordered. */
    remember: (now: Date, { orderNo, id }: OrderedItems) => write(now, [{ of, orderNo, id }, ...others(now)]),
    /** These items are wanted once more. */
    forget: (now: Date) => write(now, others(now)),
  }
}
