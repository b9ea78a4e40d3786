export { KeyCap } from './key'
export { keysTexts } from './keys.texts'
export { QuickOrder } from './quick-order'
export type { QuickOrderProps } from './quick-order.types'
