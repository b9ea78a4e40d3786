/** What there is to try as each account that the sign-in page of a demo shop offers. */
import type { Texts } from '@cartwright/core/texts'

export const demoAccountsTexts = {
  namespace: 'demo-accounts',
  english: {
    buyerDe: 'Own article numbers everywhere and electronic invoices.',
    buyerFr: 'Ships to end customers, with their own delivery notes.',
    buyerIt: 'Near the credit limit: see what an order says then.',
    buyerNl: 'Everything at once: orders in several shipments, returns, open invoices, shared lists.',
    buyerPl: 'Large orders, back orders and prices in złoty.',
    buyerUk: 'Prices in pounds, with British VAT.',
    buyerUs: 'Offices in two time zones, with sales tax.',
    clerkNl: 'Clerk of the same company: fills the basket, without quick order and favourites.',
    newNl: 'Signs in for the first time and confirms the mail address.',
    repNl: 'Sales rep of the same company: sees account prices and orders for customers by drop shipment.',
  },
} as const satisfies Texts
