import { expect, it } from 'vitest'
import { orderMailTexts } from '../orders/order-mail.texts'
import { localize, textsIn } from '../texts/localize'
import { financeTableTexts } from './finance-table.texts'
import { invoiceTexts } from './invoice.texts'

it.each([
  ['en', 'Discount'],
  ['de', 'Rabatt'],
  ['fr', 'Remise'],
  ['it', 'Sconto'],
  ['pl', 'Rabat'],
  ['zh', '折扣'],
] as const)('ORD-004 what a coupon takes off has one name in mail, invoice and tables: %s', (language, name) => {
  expect(textsIn(language, orderMailTexts)('discount')).toBe(name)
  expect(textsIn(language, invoiceTexts)('coupon')).toBe(name)
  expect(localize(financeTableTexts, 'discount')(language)).toBe(name)
})
