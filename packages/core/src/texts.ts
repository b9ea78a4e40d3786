/** What client and server share of texts. */

export { toAmerican } from './i18n/american-english'
