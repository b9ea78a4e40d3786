/** Where mails and notifications about a report lead. */
import type { ReportEvent } from '../db/schema'

/** Where a mail or a notification about a report leads: its order, or the draft of a return that it has become. */
export const reportPath = (
  event: ReportEvent,
  { orderNo, rmaId }: { orderNo: string; rmaId: number | null },
): string => (event === 'reportReturned' && rmaId !== null ? `/rma/applyforreturn?id=${rmaId}` : reportsPath(orderNo))

/** The page of an order, with its reports in view. */
export const reportsPath = (orderNo: string): string =>
  `/hisorder/orderDetails/${encodeURIComponent(orderNo)}?show=reports`
