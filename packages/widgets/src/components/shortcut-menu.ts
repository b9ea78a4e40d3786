/** `@cartwright/widgets/shortcut-menu`: the component of `<cw-shortcut-menu>` alone. Its css is `shortcut-menu.css`. */

export { ShortcutMenu } from '../layout/shortcuts/shortcut-menu'
