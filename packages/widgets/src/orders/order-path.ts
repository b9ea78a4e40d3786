/** Path of the details of an order. */
export const orderPath = (orderNo: string): string => `/hisorder/orderDetails/${encodeURIComponent(orderNo)}`

/** Where a return of its goods is applied for (RMA-010). */
export const returnOfPath = (orderNo: string): string => `/rma/applyforreturn?order=${encodeURIComponent(orderNo)}`

/** Where an invoice or a credit note is found, paid or not. */
export const entryPath = (number: string, tab: 'invoices' | 'credits'): string =>
  `/finance/invoices?tab=${tab}&keyword=${encodeURIComponent(number)}`
