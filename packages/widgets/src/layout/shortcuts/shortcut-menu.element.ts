import { defineElement } from '../../element/define-element'
import { ShortcutMenu } from './shortcut-menu'

/** `<cw-shortcut-menu>`: basket, favourites and notifications at the edge of the page. The drawers bring their own css. */
export const element = defineElement({
  tag: 'cw-shortcut-menu',
  component: ShortcutMenu,
  attrs: {},
  events: { onCheckout: 'cw-checkout', onNavigate: 'cw-navigate' },
  states: ['loading', 'ready', 'busy'],
  parts: ['button', 'button-primary', 'dialog', 'empty', 'root'],
})
