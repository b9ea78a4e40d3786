export { KeyCap } from './key-cap'
export { keysTexts } from './keys.texts'
export { PrintedQuickOrder } from './printed-quick-order'
export { QuickOrder, type QuickOrderProps } from './quick-order'
