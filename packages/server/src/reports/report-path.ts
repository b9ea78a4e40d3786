/** Where mails and notifications about a report lead. */
import type { Report } from '@cartwright/core/contract'
import type { ReportEvent } from '../db/schema'
import { reportsPath } from '../orders/order-path'

/** The draft of a return that it has become; its order, which names all of them, where there are several, and before. */
export const reportPath = (event: ReportEvent, { orderNo, rmas }: Pick<Report, 'orderNo' | 'rmas'>): string => {
  const [draft, ...others] = rmas
  return event === 'reportReturned' && draft && others.length === 0
    ? `/rma/applyforreturn?id=${draft.id}`
    : reportsPath(orderNo)
}
