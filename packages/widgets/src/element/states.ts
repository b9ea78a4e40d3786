/** What an element says by `:state()`, and a React page reads in `data-state`: each word means the same on every element. */
import type { ElementState } from '../primitives/report-state'

/** Name of the state → when it holds. */
export const STATES: Readonly<Record<ElementState, string>> = {
  loading: 'Something it shows is on its way.',
  ready: 'It shows what it is for: nothing loads, is missing, has failed or needs a sign-in.',
  empty: 'There is nothing to show.',
  failed: 'Something could not be read; the slot `failed` stands in its place.',
  'signed-out': 'It needs a sign-in; the slot `signed-out` stands in its place.',
  'not-granted': 'The buyer, or the key of the page, has no right to it.',
  busy: 'What the reader has asked for is being done.',
  dirty: 'Something was entered that is not sent.',
  placed: 'The order is placed.',
  ambiguous: 'Several articles have the number, and the buyer is asked which one is meant.',
  offer: 'The price is that of an offer.',
  'in-stock': 'All pieces of the quantity are there.',
  partly: 'Some pieces of the quantity are there.',
  out: 'No piece is there.',
  added: 'The pieces were put into the cart a moment ago.',
  home: 'No page of the shop is drawn.',
}
