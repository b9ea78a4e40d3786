import { defineElement } from '../../element/define-element'
import buttonCss from '../../primitives/button.css?inline'
import { CookieNotice } from './cookie-notice'
import cookieNoticeCss from './cookie-notice.css?inline'

// What sticks has to be the element itself: inside of it there is no room to stick in.
const hostCss = ':host { position: sticky; bottom: 0; z-index: var(--cw-z-notice, 80) }'

/** `<cw-cookie-notice>`: says once that the shop keeps cookies; the last element of the page. */
export const element = defineElement({
  tag: 'cw-cookie-notice',
  component: CookieNotice,
  events: { onNavigate: 'cw-navigate', onAccept: 'cw-accept' },
  css: [buttonCss, cookieNoticeCss, hostCss],
})
