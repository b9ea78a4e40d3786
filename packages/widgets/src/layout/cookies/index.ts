export { CookieNotice } from './cookie-notice'
