import { defineElement } from '../element/define-element'
import { createOutletControl } from './outlet-control'
import { SlottedOutlet } from './slotted-outlet'

/** `<cw-outlet>`: draws the pages of the shop on the page of a host, from the cart to the invoice. */
export const element = defineElement({
  tag: 'cw-outlet',
  component: SlottedOutlet,
  attrs: {
    start: 'string',
    history: 'string',
    base: 'string',
    screens: 'string',
    onlyJourney: 'boolean',
  },
  control: { create: createOutletControl, methods: ['show', 'back'], values: ['path'] },
  events: {
    onOutletChange: 'cw-outlet-change',
    onCheckout: 'cw-checkout',
    onOrder: 'cw-order',
    onOrderPlaced: 'cw-order-placed',
    onCartAdd: 'cw-cart-add',
    onNavigate: 'cw-navigate',
  },
  slots: {
    header: 'Above what is drawn.',
    footer: 'Below what is drawn.',
    home: 'Shown while no page is drawn.',
    'before-place': 'In a confirmation, above the button that places the order: a cost centre, a note on approval.',
  },
  states: ['loading', 'ready', 'not-granted', 'busy', 'home'],
  parts: [
    'back',
    'badge',
    'button',
    'button-primary',
    'checkbox',
    'dialog',
    'empty',
    'field',
    'input',
    'menu',
    'pager',
    'picture',
    'price',
    'price-was',
    'quantity',
    'radio',
    'root',
    'segmented',
    'select',
    'summary',
  ],
})
