import type { Texts } from '@cartwright/core'

/** What search engines and bookmarks are told about a page. */
export const descriptionsTexts = {
  namespace: 'descriptions',
  english: {
    shop: 'Toner, toner kits, drum units and label cassettes for the trade: ordered by article number, with real stock and prices.',
    about: 'Who we are: printer supplies for resellers, from our own warehouses.',
    announcement: 'Delivery days, holidays and other news for our customers.',
    contact: 'Telephone, e-mail and working hours of your site.',
    cookies: 'What this shop keeps in your browser, what for and how long.',
    faq: 'Answers about prices, numbers, delivery, drop shipments, returns and warranty.',
    list: '{{name}} for all common printers: find what fits by brand, series and model, with real stock.',
    register: 'An account for resellers: register your company and see your prices.',
    terms: 'Prices, delivery times, returns, warranty and payment.',
    toolbar: 'The shortcut bar and the tools for ordering in bulk.',
  },
} as const satisfies Texts
