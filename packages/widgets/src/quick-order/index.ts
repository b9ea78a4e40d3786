export { KeyCap } from './key-cap'
export { keysTexts } from './keys.texts'
export { QuickOrder, type QuickOrderProps } from './quick-order'
