import { defineElement } from '../../element/define-element'
import { CookieNotice } from './cookie-notice'

/** `<cw-cookie-notice>`: says once that the shop keeps cookies; the last element of the page. */
export const element = defineElement({
  tag: 'cw-cookie-notice',
  component: CookieNotice,
  events: { onNavigate: 'cw-navigate', onAccept: 'cw-accept' },
  // What sticks has to be the element itself: inside of it there is no room to stick in.
  hostCss: ':host { position: sticky; bottom: 0; z-index: var(--cw-z-notice, 80) }',
  focus: 'control',
  states: ['ready'],
  parts: ['button', 'button-primary', 'root'],
})
