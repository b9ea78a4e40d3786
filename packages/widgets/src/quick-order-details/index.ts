export { QuickOrderDetails, type QuickOrderDetailsProps } from './quick-order-details'
