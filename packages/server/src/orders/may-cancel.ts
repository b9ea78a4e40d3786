/** Who may cancel an order. */
import type { orders } from '../db/schema'
import type { Principal } from '../http/handler'

/** Whether an account may cancel an order that is `submitted`: its own, and a main account those of its colleagues. */
export const mayCancel = (
  order: Pick<typeof orders.$inferSelect, 'accountId' | 'status'>,
  caller: Pick<Principal, 'accountId' | 'mainAccount'>,
): boolean => order.status === 'submitted' && (caller.mainAccount || order.accountId === caller.accountId)
