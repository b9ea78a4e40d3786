/** The events of all elements: what stands still when a host prevents one, and what happens without an answer. */

export interface EventMeaning {
  /** What `preventDefault()` leaves to the host; undefined where it changes nothing. */
  prevented?: string
  /** What happens when no host answers. */
  otherwise: string
}

/** Where only the address or the title of the page of the host depends on it. */
const NOTED: EventMeaning = { otherwise: 'The element shows it; the event lets the page keep its address or title.' }
const STEP = 'The step: show the path yourself.'

/** Name of the event → its meaning. */
export const EVENTS: Readonly<Record<string, EventMeaning>> = {
  'cw-accept': { otherwise: 'The notice is gone.' },
  'cw-cart-add': {
    prevented:
      'The lines: the shop adds none. `detail.respond(work?)` takes them, once the promise `work` is done; `detail.reject(reason?)` refuses them, and the buyer reads the reason. Neither needs `preventDefault()`.',
    otherwise: 'The lines are put into the cart of the shop.',
  },
  'cw-cart-change': { otherwise: 'Nothing: the cart has changed already.' },
  'cw-checkout': { prevented: STEP, otherwise: 'An outlet, else the shop, shows the confirmation.' },
  'cw-close': { otherwise: 'The drawer stays open until `open` is taken away.' },
  'cw-confirm': { otherwise: 'The page is loaded again, for the sign-in.' },
  'cw-finance-change': NOTED,
  'cw-find': { prevented: 'What fits the printer: show it yourself.', otherwise: 'The shop shows what fits.' },
  'cw-invalid-attribute': { otherwise: 'The element takes its default.' },
  'cw-list-change': NOTED,
  'cw-lists-change': NOTED,
  'cw-message': { prevented: 'The message: show it yourself.', otherwise: 'The area shows it.' },
  'cw-navigate': { prevented: STEP, otherwise: 'An outlet draws the path, else the page goes to it at the shop.' },
  'cw-open-cart': { prevented: 'The cart: show it yourself.', otherwise: 'The cart opens at the edge of the page.' },
  'cw-order': { prevented: STEP, otherwise: 'An outlet, else the shop, shows the confirmation of the list.' },
  'cw-order-list-change': NOTED,
  'cw-order-placed': {
    prevented: 'What follows the order: the element keeps one line with its number.',
    otherwise:
      'On the page of a host the success is shown in its place; on a page of the shop the path in `detail.path` opens.',
  },
  'cw-order-read': NOTED,
  'cw-outlet-change': NOTED,
  'cw-page-change': NOTED,
  'cw-part': { otherwise: 'The element shows the article, asks which one is meant, or says that there is none.' },
  'cw-registered': { otherwise: 'The form says that the account is open.' },
  'cw-return-begun': NOTED,
  'cw-return-read': NOTED,
  'cw-return-submitted': {
    prevented: 'What follows the return: show it yourself.',
    otherwise: 'An outlet, else the shop, shows its details.',
  },
  'cw-returns-change': NOTED,
  'cw-search': {
    prevented: 'The results: show them yourself. The search is not remembered then.',
    otherwise: 'The search is remembered, and `cw-navigate` asks for the path of its results.',
  },
  'cw-session-expired': {
    prevented: 'The sign-in: call `detail.shop.session.signIn()` or `detail.shop.session.answerExpired(false)`.',
    otherwise: 'The reader is asked to sign in again, on the page.',
  },
  'cw-signed-in': { otherwise: 'The element shows who is signed in.' },
  'cw-step-change': NOTED,
}
