export { ShortcutMenu } from './shortcut-menu'
export type { ShortcutMenuProps } from './shortcut-menu.types'
