/** What documents and mails say of the VAT of an order. */
import type { Order } from '@cartwright/core/contract'
import { VAT_CATEGORIES } from '@cartwright/core/rules'
import { exemptionText } from '../pdf/exemption'
import type { Spoken } from '../texts/language'

/** The same as its invoices say it, with the law of the seller's country; blank where there is nothing to explain. */
export function vatNote({ vatCategory }: Pick<Order, 'vatCategory'>, language: Spoken, sellerCountry: string): string {
  const category = VAT_CATEGORIES.find(known => known === vatCategory)
  return category ? exemptionText(language, category, sellerCountry) : ''
}
