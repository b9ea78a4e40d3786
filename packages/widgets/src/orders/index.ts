export { OrderConfirm, type OrderConfirmProps } from './order-confirm'
export { OrderSuccess, type OrderSuccessProps } from './order-success'
export { orderSuccessTexts } from './order-success.texts'
