export { ShortcutMenu as default } from '@cartwright/widgets'
