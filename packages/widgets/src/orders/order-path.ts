/** Path of the details of an order. */
export const orderPath = (orderNo: string): string => `/hisorder/orderDetails/${encodeURIComponent(orderNo)}`
