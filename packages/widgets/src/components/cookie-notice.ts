/** `@cartwright/widgets/cookie-notice`: the component of `<cw-cookie-notice>` alone. Its css is `cookie-notice.css`. */

export { CookieNotice } from '../layout/cookies/cookie-notice'
