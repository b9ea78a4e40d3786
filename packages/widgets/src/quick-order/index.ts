export { KeyCap } from './key'
export { keysTexts } from './keys.texts'
export { QuickOrder, type QuickOrderProps } from './quick-order'
