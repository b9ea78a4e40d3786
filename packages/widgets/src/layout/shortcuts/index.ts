export { ShortcutMenu, type ShortcutMenuProps } from './shortcut-menu'
