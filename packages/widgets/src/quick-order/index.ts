export { QuickOrder, type QuickOrderProps } from './quick-order'
