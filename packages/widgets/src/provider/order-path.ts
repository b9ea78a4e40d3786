/** Path of the details of an order. */
export const orderPath = (orderNo: string): string => `/hisorder/orderDetails/${encodeURIComponent(orderNo)}`

/** Where a return of its goods is applied for (RMA-010). */
export const returnOfPath = (orderNo: string): string => `/rma/applyforreturn?order=${encodeURIComponent(orderNo)}`

/** An invoice or a credit note, paid or not: it is shown at once, above its row in the list. */
export const entryPath = (number: string, tab: 'invoices' | 'credits'): string =>
  `/finance/invoices?${new URLSearchParams({ tab, keyword: number, invoice: number })}`
