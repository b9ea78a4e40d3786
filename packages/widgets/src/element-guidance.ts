/**
 * What a page of documentation says of each element besides its table: keys that it alone takes, what to do and what not to do.
 * Names in backticks are attributes, events, slots or elements that exist.
 */
import { KEYS_OF_PARTS, type KeyUse, keysOf } from './element/keys'
import type { elements } from './elements'
import { GRID_KEYS } from './quick-order/grid-keys'
import { keysTexts } from './quick-order/keys.texts'

export interface Guidance {
  /** Keys besides those of its parts. */
  keys?: readonly KeyUse[]
  /** Its stories, where they stand among those of other elements: the file below `src`, and the name that is exported. */
  stories?: readonly `${string}#${string}`[]
  /** Advice in the imperative, a sentence each. */
  do: readonly string[]
  /** What to avoid, and what to do instead or why. */
  dont: readonly string[]
}

const LINK: KeyUse = { keys: ['Enter'], does: 'Follows the link that has the focus.' }
const SEND: KeyUse = {
  keys: ['Ctrl+Enter'],
  does: 'Presses the button that places or sends, from anywhere in the element.',
}
const FIND: KeyUse = { keys: ['Enter'], does: 'In a field of the filters: takes what was typed.' }
/** The parts in their tables are those at rest. */
const OPENED = KEYS_OF_PARTS.dialog ?? []
const OPEN_AGAIN = 'Take `open` away at `cw-close`, so that the next press opens it again.'
const KEEP_STATE = (event: string): string => `Keep the state of the list in the address of your page at \`${event}\`.`
const WIDTH = 'Give it the width of the page: it answers to its container, not to the window.'

/** Tag → guidance. The compiler asks for one of each element. */
export const GUIDANCE: Readonly<Record<keyof typeof elements, Guidance>> = {
  'cw-account': {
    do: ['Choose the part by `part`, and give each part a page or a tab of yours.'],
    dont: ['Put several parts on one page: each has a primary button of its own.'],
  },
  'cw-add-to-cart': {
    do: [
      'Let the element share the quantity of a field of yours by `for`.',
      'Say by `label` what your buyers call it, such as “Put on my list”.',
    ],
    dont: ['Put a button of yours over it: listen to `cw-cart-add`, which can refuse or take the lines.'],
  },
  'cw-cart': {
    do: [WIDTH, 'Put what your company needs before the order into the slot `footer`, such as a cost centre.'],
    dont: [
      'Put it beside an open `cw-cart-drawer`: the same lines stand there twice.',
      'Read the lines from the page: listen to `cw-cart-change`.',
    ],
  },
  'cw-cart-button': {
    do: ['Place it in the head of the page, where buyers look for it.', 'Choose by `opens` what a press leads to.'],
    dont: ['Wrap it in a link or a button: it is one already.'],
  },
  'cw-cart-drawer': {
    do: [OPEN_AGAIN, 'Put it at the end of the page; it lies above everything.'],
    dont: ['Put it into a box that is hidden: nothing of it can be seen then.'],
  },
  'cw-contact-card': {
    stories: ['content/help/help#Contact'],
    keys: [LINK],
    do: ['Set `account` where buyers ask about their account.'],
    dont: ['Type the telephone numbers into the page: the shop keeps those of each site.'],
  },
  'cw-cookie-notice': {
    do: ['Put it last on the page, so that it moves nothing.'],
    dont: ['Use it for cookies of your own page: it speaks of those of the shop.'],
  },
  'cw-coupons': {
    do: ['Show it where buyers prepare an order; it is absent where a site has no coupons.'],
    dont: ['Leave room of a fixed height for it: it can be absent.'],
  },
  'cw-declaration': {
    stories: [
      'content/help/help#Text',
      'content/help/help#LongText',
      'content/help/help#German',
      'content/help/help#Empty',
      'content/help/help#Narrow',
    ],
    keys: [LINK],
    do: ['Give it a column of about 70 characters, and a heading of yours above.'],
    dont: ['Copy its text into your page: the supplier changes it on the server.'],
  },
  'cw-desk': {
    do: ['Make it the first thing that a buyer sees, with an outlet on the same page.'],
    dont: ['Hide parts of it by css: what a role may not see is left out already.'],
  },
  'cw-expired-dialog': {
    stories: ['layout/layout#SignInExpired'],
    keys: [{ keys: ['Enter'], does: 'Confirms, and loads the page again for the sign-in.' }],
    do: ['Use it on pages that have no sign-in form of ours.'],
    dont: ['Put it beside `cw-sign-in`, which asks in its own place.'],
  },
  'cw-faq': {
    do: [WIDTH],
    dont: ['Put it into a box that scrolls: answers open below their questions.'],
  },
  'cw-favourites': {
    do: [WIDTH, KEEP_STATE('cw-page-change')],
    dont: ['Show it to accounts without favourites: they read one sentence.'],
  },
  'cw-favourites-drawer': {
    keys: OPENED,
    do: [OPEN_AGAIN],
    dont: ['Open it by itself when a page loads: a drawer takes the focus.'],
  },
  'cw-finance': {
    keys: [FIND],
    do: [WIDTH, KEEP_STATE('cw-finance-change')],
    dont: ['Put it on a page without protection: it shows what a company owes.'],
  },
  'cw-home': {
    do: ['Use it as the first page of a shop; on a page of a host `cw-desk` or `cw-quick-order` says more.'],
    dont: ['Put it below a hero of yours: it begins with one.'],
  },
  'cw-language-select': {
    stories: ['layout/layout#Default', 'layout/layout#LongText'],
    do: ['Give each language its own address, and set `lang` on the page: all elements follow.'],
    dont: ['Show it where `lang` of the page decides: two choices contradict each other.'],
  },
  'cw-lists': {
    keys: [FIND],
    do: [WIDTH, KEEP_STATE('cw-lists-change')],
    dont: ['Put it above `cw-quick-order` on a phone: the list that is filled in comes first.'],
  },
  'cw-messages': {
    keys: [{ keys: ['F6'], does: 'Goes to the newest message, and back to where the reader was.' }],
    do: ['Put one on each page, or take `cw-message` and show messages in your own way.'],
    dont: ['Cover its corner: messages stand there above the page.'],
  },
  'cw-nav-bar': {
    stories: [
      'layout/layout#Default',
      'layout/layout#SignedIn',
      'layout/layout#QuickOrder',
      'layout/layout#WithoutQuickOrder',
      'layout/layout#Narrow',
    ],
    do: ['Name the page that is shown by `current`.', 'Put the search box into the slot `search`.'],
    dont: ['Use it in an intranet that has a navigation: `cw-cart-button` is enough there.'],
  },
  'cw-notifications': {
    do: [OPEN_AGAIN],
    dont: ['Open it by itself when a page loads: a drawer takes the focus.'],
  },
  'cw-order-confirm': {
    keys: [SEND],
    do: [
      'Put questions of your company into the slot `before-place`.',
      'Update your budget at `cw-order-placed`, which has the number and the sum.',
    ],
    dont: ['Load the page again after the order: the element shows the success in its place.'],
  },
  'cw-order-details': {
    do: ['Set the title of the page at `cw-order-read`.'],
    dont: ['Show it without `order-no`: there is nothing to show.'],
  },
  'cw-order-list': {
    keys: [FIND],
    do: [WIDTH, KEEP_STATE('cw-order-list-change')],
    dont: ['Put it beside another list: in a narrow container rows take the form of cards.'],
  },
  'cw-order-success': {
    keys: [LINK],
    do: ['Say in the slot `next-steps` what your company does next.'],
    dont: ['Show it before an order: without `order-no` there is nothing to show.'],
  },
  'cw-outlet': {
    keys: [SEND],
    do: [
      'Set `document.title` at `cw-outlet-change`.',
      'Choose `history="hash"` where back and reload must lead to what was drawn.',
    ],
    dont: [
      'Put two of them beside each other for one shop: the nearest one draws.',
      'Put it into a dialog: pages want room.',
    ],
  },
  'cw-password-reset': {
    do: ['Give the path of your sign-in by `sign-in-path`.'],
    dont: ['Use it on pages with `getToken`: such buyers have no password of ours.'],
  },
  'cw-price': {
    do: ['Put it into the line of text beside your picture: it takes the font and size of the page.'],
    dont: ['Calculate with the text that it shows: it is written for a language.'],
  },
  'cw-printer-finder': {
    do: ['Show what fits in a list of yours at `cw-find`.'],
    dont: ['Put it into a column below 280 px: names of printers are long.'],
  },
  'cw-product': {
    do: ['Give your own picture in the slot `media`.', 'Set the title of the page to the name of the article.'],
    dont: ['Repeat price and stock beside it: they would differ for a moment after a change of quantity.'],
  },
  'cw-product-card': {
    do: ['Put cards into a grid of yours; each answers to the width of its cell.'],
    dont: ['Build a list of hundreds of them: `cw-product-list` has filters and pages.'],
  },
  'cw-product-list': {
    keys: [FIND],
    do: [WIDTH, KEEP_STATE('cw-list-change')],
    dont: ['Filter its rows by script: give the filter as an attribute, so that the number of articles is right.'],
  },
  'cw-quick-order': {
    keys: [
      ...GRID_KEYS.map(([word, ways]) => ({ keys: ways.map(way => way.join('+')), does: keysTexts.english[word] })),
      { keys: ['?'], does: 'Shows all keys.' },
    ],
    do: [WIDTH, 'Set the brand on the page, not on each element.'],
    dont: ['Put it into a dialog: forty lines want to be seen.', 'Read its rows from the page: they are its `value`.'],
  },
  'cw-quick-order-details': {
    keys: [LINK],
    do: ['Name the list by `quick-order-id`.'],
    dont: ['Use it to change a list: `cw-quick-order` does that.'],
  },
  'cw-registration': {
    do: ['Keep the step in the address of the page at `cw-step-change`.'],
    dont: ['Put it into a form of yours: it sends its own.'],
  },
  'cw-return-details': {
    do: ['Set the title of the page at `cw-return-read`.'],
    dont: ['Show it without `return-id`: there is nothing to show.'],
  },
  'cw-return-form': {
    keys: [SEND],
    do: ['Put the number of the draft into the address at `cw-return-begun`, so that a reload goes on with it.'],
    dont: ['Ask before the page is left: the draft saves itself.'],
  },
  'cw-returns': {
    keys: [FIND],
    do: [WIDTH, KEEP_STATE('cw-returns-change')],
    dont: ['Make the way to a new return yourself: the list has it where the account may.'],
  },
  'cw-saved-lists': {
    do: ['Put it above `cw-quick-order` of the same shop: it switches what is shown there.'],
    dont: ['Use it alone: a page of all lists is `cw-lists`.'],
  },
  'cw-search-box': {
    keys: [
      { keys: ['/'], does: 'With `slash-key`: goes to the field from anywhere on the page.' },
      { keys: ['Shift+Del'], does: 'Removes the entry of the history.' },
    ],
    do: ['Show the results on a page of yours at `cw-search`.'],
    dont: ['Set `slash-key` on a page with shortcuts of its own.'],
  },
  'cw-session-end-dialog': {
    keys: [{ keys: ['Enter', 'Esc'], does: 'Extends the session, as long as it can be extended.' }],
    do: ['Put one on each page whose buyers sign in with a password of ours.'],
    dont: ['Use it on pages with `getToken`: your server decides how long a session lasts.'],
  },
  'cw-shortcut-menu': {
    do: ['Keep the edge of the page free for it on wide windows.'],
    dont: ['Use it beside drawers of yours for the same things.'],
  },
  'cw-sign-in': {
    do: ['Say by `note` why the reader signs in here.'],
    dont: ['Show it on pages with `getToken`: buyers have no second password.', 'Put it into a form of yours.'],
  },
  'cw-site-footer': {
    stories: ['layout/layout#Footer'],
    keys: [LINK],
    do: ['Put links of your company into the slot `end`.'],
    dont: ['Use it below a footer of your own: a page has one.'],
  },
  'cw-site-select': {
    stories: ['layout/layout#Sites'],
    do: ['Show it where buyers choose the country that sells to them.'],
    dont: ['Show it on a page for the buyers of one country.'],
  },
  'cw-stock': {
    do: ['Put it beside `cw-price`, with the same number and quantity.'],
    dont: ['Promise a day beside it: it says when pieces leave.'],
  },
  'cw-terms-dialog': {
    do: ['Put it on pages that want the terms in a place of their own; any element opens them otherwise.'],
    dont: ['Ask for the terms yourself as well.'],
  },
  'cw-top-bar': {
    stories: [
      'layout/layout#Default',
      'layout/layout#SignedIn',
      'layout/layout#Loading',
      'layout/layout#Failed',
      'layout/layout#SigningOut',
      'layout/layout#Narrow',
    ],
    do: ['Put the search box into the slot `search`, and your mark into the slot `logo`.'],
    dont: ['Use it under the head of an intranet: one bar is enough.'],
  },
  'cw-undo-change': {
    do: ['Open it at the path that mails link to, with the `secret` of the link.'],
    dont: ['Undo the change when the page loads: programs that check mails open links too.'],
  },
}

/** What the pages of an element say besides its table. @param parts those of its table */
export function guideOf(tag: keyof typeof elements, parts: readonly string[]) {
  const { keys, do: wanted, dont } = GUIDANCE[tag]
  return { keys: keysOf(parts, keys), do: wanted, dont }
}
