/** What single countries want besides EN 16931, as data: who it concerns, and what is checked. */
import type { EInvoice } from './e-invoice'
import { ITALY } from './italy.rules'
import { POLAND } from './poland.rules'
import { type CountryRules, isBlank, type Rule, unless, wrongEntries } from './rule'

const soldFrom =
  (country: string) =>
  ({ seller }: EInvoice): boolean =>
    seller?.address?.country === country
const inside =
  (country: string) =>
  ({ seller, buyer }: EInvoice): boolean =>
    seller?.address?.country === country && buyer?.address?.country === country

const filled = (id: string, says: string, fields: readonly (readonly [string, (invoice: EInvoice) => unknown])[]) => ({
  ...{ id, says },
  broken: (invoice: EInvoice) => fields.flatMap(([path, read]) => unless(!isBlank(read(invoice)), path)),
})

/** KVK, or OIN of public bodies. */
const DUTCH_REGISTERS = new Set(['0106', '0190'])
const DUTCH_MEANS = new Set(['30', '48', '49', '57', '58', '59'])

const NETHERLANDS: CountryRules = {
  concerns: soldFrom('NL'),
  rules: [
    {
      ...{ id: 'BR-NL-1', says: 'A Dutch seller gives its KVK number.' },
      broken: ({ seller: { legalId } }) =>
        unless(!isBlank(legalId?.id) && DUTCH_REGISTERS.has(legalId?.scheme ?? ''), 'seller.legalId'),
    },
    {
      ...{ id: 'BR-NL-2', says: 'A Dutch seller gives the reference of the buyer or the order number.' },
      broken: ({ buyerReference, orderNumber }) =>
        unless(!isBlank(buyerReference) || !isBlank(orderNumber), 'buyerReference'),
    },
    filled('BR-NL-3', 'The address of a Dutch seller has street, city and post code.', [
      ['seller.address.street', ({ seller }) => seller.address.street],
      ['seller.address.city', ({ seller }) => seller.address.city],
      ['seller.address.postCode', ({ seller }) => seller.address.postCode],
    ]),
    {
      ...{ id: 'BR-NL-11', says: 'Payment means are given where something is due.' },
      broken: ({ payment, totals }) => unless(payment !== null || totals.due <= 0, 'payment'),
    },
    {
      ...{ id: 'BR-NL-12', says: 'The means of payment are among those that Dutch receivers take.' },
      broken: ({ payment }) => unless(payment === null || DUTCH_MEANS.has(payment.means), 'payment.means'),
    },
  ],
}

const NETHERLANDS_DOMESTIC: CountryRules = {
  concerns: inside('NL'),
  rules: [
    filled('BR-NL-4', 'The address of a Dutch buyer has street, city and post code.', [
      ['buyer.address.street', ({ buyer }) => buyer.address.street],
      ['buyer.address.city', ({ buyer }) => buyer.address.city],
      ['buyer.address.postCode', ({ buyer }) => buyer.address.postCode],
    ]),
    {
      ...{ id: 'BR-NL-10', says: 'The registration of a Dutch buyer is a KVK number.' },
      broken: ({ buyer: { legalId } }) =>
        unless(legalId === null || DUTCH_REGISTERS.has(legalId.scheme ?? ''), 'buyer.legalId'),
    },
  ],
}

/** XRechnung, which public buyers want besides, is not claimed: BR-DE-15 (Leitweg-ID) and BR-DE-21 are its own. */
const GERMANY: CountryRules = {
  concerns: inside('DE'),
  rules: [
    {
      ...{ id: 'BR-DE-1', says: 'Payment instructions are given.' },
      broken: ({ payment }) => unless(payment !== null, 'payment'),
    },
    filled('BR-DE-5', 'The seller names a person or department.', [
      ['seller.contact.name', ({ seller }) => seller.contact?.name],
    ]),
    filled('BR-DE-6', 'The seller gives a phone number.', [
      ['seller.contact.phone', ({ seller }) => seller.contact?.phone],
    ]),
    filled('BR-DE-7', 'The seller gives an e-mail address.', [
      ['seller.contact.email', ({ seller }) => seller.contact?.email],
    ]),
    filled('BR-DE-3', 'The address of the seller has a city.', [
      ['seller.address.city', ({ seller }) => seller.address.city],
    ]),
    filled('BR-DE-4', 'The address of the seller has a post code.', [
      ['seller.address.postCode', ({ seller }) => seller.address.postCode],
    ]),
    filled('BR-DE-8', 'The address of the buyer has a city.', [
      ['buyer.address.city', ({ buyer }) => buyer.address.city],
    ]),
    filled('BR-DE-9', 'The address of the buyer has a post code.', [
      ['buyer.address.postCode', ({ buyer }) => buyer.address.postCode],
    ]),
    filled('BR-DE-16', 'The seller has a VAT number.', [['seller.vatId', ({ seller }) => seller.vatId]]),
  ],
}

const FRENCH_NOTES = ['PMT', 'PMD', 'AAB'] as const
/** Of the mainland and Corsica; those of the overseas departments lie outside the VAT area. */
const FRENCH_RATES = new Set([20, 10, 5.5, 2.1, 0])
const FRENCH_NUMBER = /^[A-Za-z0-9+\-_/]{1,35}$/

const FRANCE: CountryRules = {
  concerns: inside('FR'),
  rules: [
    {
      ...{ id: 'BR-FR-01', says: 'The number has at most 35 letters, digits and + - _ /.' },
      broken: ({ number }) => unless(FRENCH_NUMBER.test(number), 'number'),
    },
    {
      ...{ id: 'BR-FR-05', says: 'The notes on late payment and discount are given, each once.' },
      broken: ({ notes }) =>
        FRENCH_NOTES.flatMap(code => unless(notes.filter(note => note.code === code).length === 1, `notes ${code}`)),
    },
    {
      ...{ id: 'BR-FR-08', says: 'The process says what was sold.' },
      broken: ({ process }) => unless(/^[BSM][1-8]$/.test(process ?? ''), 'process'),
    },
    {
      ...{ id: 'BR-FR-09', says: 'The SIRET begins with the SIREN.' },
      broken: ({ seller: { identifier, legalId } }) =>
        unless(identifier?.scheme !== '0009' || identifier.id.startsWith(legalId?.id ?? ' '), 'seller.identifier'),
    },
    {
      ...{ id: 'BR-FR-10', says: 'The SIREN of the seller is given.' },
      broken: ({ seller: { legalId } }) =>
        unless(legalId?.scheme === '0002' && /^\d{9}$/.test(legalId.id), 'seller.legalId'),
    },
    filled('BR-FR-12', 'The buyer has an electronic address.', [
      ['buyer.electronicAddress', ({ buyer }) => buyer.electronicAddress?.id],
    ]),
    filled('BR-FR-13', 'The seller has an electronic address.', [
      ['seller.electronicAddress', ({ seller }) => seller.electronicAddress?.id],
    ]),
    {
      ...{ id: 'BR-FR-16', says: 'The rate is a French one.' },
      broken: invoice =>
        wrongEntries(invoice, 'groups', 'rate', ({ rate }) => rate !== null && !FRENCH_RATES.has(rate)),
    },
    {
      ...{ id: 'BR-FR-CO-05', says: 'A credit note names its invoice.' },
      broken: ({ kind, preceding }) => unless(kind !== 'credit' || !isBlank(preceding?.number), 'preceding'),
    },
    {
      ...{ id: 'BR-FR-CO-07', says: 'The due date is not before the date of the invoice.' },
      broken: ({ dueDate, issueDate }) => unless(dueDate === null || dueDate >= issueDate, 'dueDate'),
    },
  ],
}

const COUNTRY_RULES: readonly CountryRules[] = [NETHERLANDS, NETHERLANDS_DOMESTIC, GERMANY, FRANCE, ITALY, POLAND]

export const rulesOfCountries = (invoice: EInvoice): readonly Rule[] =>
  COUNTRY_RULES.filter(({ concerns }) => concerns(invoice)).flatMap(({ rules }) => rules)
