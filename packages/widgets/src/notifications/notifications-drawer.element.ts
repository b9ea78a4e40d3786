import { defineElement } from '../element/define-element'
import { NotificationsDrawer } from './notifications-drawer'

/** `<cw-notifications open>`: what the supplier has to say, at the right edge of the page. The component brings its css. */
export const element = defineElement({
  tag: 'cw-notifications',
  component: NotificationsDrawer,
  attrs: { open: 'boolean' },
  events: { onClose: 'cw-close', onNavigate: 'cw-navigate' },
  states: ['loading', 'ready', 'empty', 'failed', 'busy'],
  parts: ['button', 'dialog', 'empty', 'root'],
})
