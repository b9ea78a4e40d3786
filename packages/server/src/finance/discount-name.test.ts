import { expect, it } from 'vitest'
import { ORDER_MAIL_TEXTS } from '../orders/order-mail.texts'
import { localize } from '../texts/localize'
import { FINANCE_TABLE_TEXTS } from './finance-table.texts'
import { INVOICE_TEXTS } from './invoice.texts'

it.each([
  ['en', 'Discount'],
  ['de', 'Rabatt'],
  ['fr', 'Remise'],
  ['it', 'Sconto'],
  ['pl', 'Rabat'],
  ['zh', '折扣'],
] as const)('ORD-004 what a coupon takes off has one name in mail, invoice and tables: %s', (language, name) => {
  expect(ORDER_MAIL_TEXTS[language].discount).toBe(name)
  expect(INVOICE_TEXTS[language].coupon).toBe(name)
  expect(localize(FINANCE_TABLE_TEXTS, 'Discount')(language)).toBe(name)
})
