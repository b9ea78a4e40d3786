/** Named constants of the specification (section 9), with their units. */
export { PAGE_SIZES } from './contract/list-bounds'

export const REQUEST_TIMEOUT_MS = 60_000
export const NETWORK_MESSAGE_MS = 5_000
export const COOKIE_DAYS = 30
export const PAGE_SIZE = 20
export const RESIZE_THROTTLE_MS = 100
export const SCROLL_TO_TOP_MS = 800
/** Most lines one resolve or batch call takes. */
export const BATCH_LINES = 1000
/** Most lines of the quick-order list: what a browser draws, checks and keeps without a stop. */
export const LIST_LINES = 10_000
/** Longest text that is read as a list: 10,000 lines of a hundred characters. */
export const LIST_CHARS = 1_000_000
/** Largest file with prices or numbers to import: the thousand rows of one import, each of several hundred characters. */
export const IMPORT_BYTES = 512 * 1024
/** Characters after which type-ahead asks the server. */
export const TYPE_AHEAD_CHARS = 2
/** How long a refused call waits for the reader to sign in again. */
export const SIGN_IN_WAIT_MS = 15 * 60_000
/** How long a click waits for the code that opens a page of the shop signed in. */
export const HAND_OVER_MS = 4_000
/** How long an undone step can be brought back. */
export const UNDO_MS = 60_000
