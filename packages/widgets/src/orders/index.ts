export { OrderConfirm, type OrderConfirmProps } from './order-confirm'
export { OrderList, type OrderListChange, type OrderListProps } from './order-list'
export { OrderSuccess, type OrderSuccessProps } from './order-success'
export { orderSuccessTexts } from './order-success.texts'
