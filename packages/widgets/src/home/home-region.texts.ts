import type { Texts } from '@cartwright/core'

/** What the home page says about stock and shipping in Europe (CONT-002). */
export const homeEuTexts = {
  namespace: 'home-eu',
  english: {
    stockText: 'Per warehouse, with arrival dates for what is on its way.',
    visitorText:
      'Order around the clock, see real stock and arrival dates, and manage every order in one place. {{pieces}} pieces are ready in our European warehouses.',
    visitorTitle: 'Printer supplies for the trade, ordered in minutes',
    whyUs: 'Why resellers order here',
  },
} as const satisfies Texts

/** The same in the US; what is missing here is said as in Europe (SITE-026, CONT-003, CONT-004). */
export const homeUsTexts = {
  namespace: 'home-us',
  english: {
    stockText: 'In our California center, with arrival dates for what is on its way.',
    visitorText:
      'Order around the clock, see real stock and arrival dates, and manage every order in one place. {{cartridges}} cartridges in stock; ground shipping covers {{share}} of the US in 1-3 days.',
    visitorTitle: 'Printer supplies for US resellers, shipped from California',
  },
} as const satisfies Texts
