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
  id,
  says,
  broken: (invoice: EInvoice) => fields.flatMap(([path, read]) => unless(!isBlank(read(invoice)), path)),
})

/** KVK, or OIN of public bodies. */
const DUTCH_REGISTERS = new Set(['0106', '0190'])
const DUTCH_MEANS = new Set(['30', '48', '49', '57', '58', '59'])

const NETHERLANDS: CountryRules = {
  concerns: soldFrom('NL'),
  rules: [
    {
      id: 'BR-NL-1',
      says: 'A Dutch seller gives its KVK number.',
      broken: ({ seller: { legalId } }) =>
        unless(!isBlank(legalId?.id) && DUTCH_REGISTERS.has(legalId?.scheme ?? ''), 'seller.legalId'),
    },
    {
      id: 'BR-NL-2',
      says: 'A Dutch seller gives the reference of the buyer or the order number.',
      broken: ({ buyerReference, orderNumber }) =>
        unless(!isBlank(buyerReference) || !isBlank(orderNumber), 'buyerReference'),
    },
    filled('BR-NL-3', 'The address of a Dutch seller has street, city and post code.', [
      ['seller.address.street', ({ seller }) => seller.address.street],
      ['seller.address.city', ({ seller }) => seller.address.city],
      ['seller.address.postCode', ({ seller }) => seller.address.postCode],
    ]),
    {
      id: 'BR-NL-11',
      says: 'Payment means are given where something is due.',
      broken: ({ payment, totals }) => unless(payment !== null || totals.due <= 0, 'payment'),
    },
    {
      id: 'BR-NL-12',
      says: 'The means of payment are among those that Dutch receivers take.',
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
      id: 'BR-NL-10',
      says: 'The registration of a Dutch buyer is a KVK number.',
      broken: ({ buyer: { legalId } }) =>
        unless(legalId === null || DUTCH_REGISTERS.has(legalId.scheme ?? ''), 'buyer.legalId'),
    },
  ],
}

/** Lines that begin with `#` are read by machines. */
const SKONTO = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}#(BASISBETRAG=-?\d+\.\d{2}#)?$/
const isPhone = (text: string): boolean => text.replace(/\D/g, '').length >= 3
const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** ISO 13616: the digits of the number, letters as 10 to 35, leave 1 when they are divided by 97. */
function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, letter => `${Number.parseInt(letter, 36)}`)
  return BigInt(digits) % 97n === 1n
}

/** XRechnung, which public buyers want besides, is not claimed: BR-DE-15 (Leitweg-ID) and BR-DE-21 are its own. */
const GERMANY: CountryRules = {
  concerns: inside('DE'),
  rules: [
    {
      id: 'BR-DE-1',
      says: 'Payment instructions are given.',
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
    {
      id: 'BR-DE-14',
      says: 'Each VAT group has its rate.',
      broken: invoice => wrongEntries(invoice, 'groups', 'rate', ({ rate }) => rate === null),
    },
    filled('BR-DE-16', 'The seller has a VAT number.', [['seller.vatId', ({ seller }) => seller.vatId]]),
    {
      id: 'BR-DE-18',
      says: 'A cash discount in the terms has the form #SKONTO#TAGE=14#PROZENT=2.00#.',
      broken: ({ terms }) =>
        unless(
          terms.split('\n').every(line => !line.startsWith('#') || SKONTO.test(line)),
          'terms',
        ),
    },
    {
      id: 'BR-DE-19',
      says: 'The account of a SEPA transfer is an IBAN with its check digits.',
      broken: ({ payment }) => unless(payment?.means !== '58' || isIban(payment.iban), 'payment.iban'),
    },
    {
      id: 'BR-DE-27',
      says: 'A phone number has three digits at least.',
      broken: ({ seller: { contact } }) =>
        unless(isBlank(contact?.phone) || isPhone(contact?.phone ?? ''), 'seller.contact.phone'),
    },
    {
      id: 'BR-DE-28',
      says: 'The e-mail address of the seller is one.',
      broken: ({ seller: { contact } }) =>
        unless(isBlank(contact?.email) || isMail(contact?.email ?? ''), 'seller.contact.email'),
    },
  ],
}

const hasDecimals = (value: number, decimals: number): boolean => Number(value.toFixed(decimals)) === value

const FRENCH_NOTES = ['PMT', 'PMD', 'AAB'] as const
/** Of the mainland and Corsica; those of the overseas departments lie outside the VAT area. */
const FRENCH_RATES = new Set([20, 10, 5.5, 2.1, 0])
const FRENCH_NUMBER = /^[A-Za-z0-9+\-_/]{1,35}$/

const FRANCE: CountryRules = {
  concerns: inside('FR'),
  rules: [
    {
      id: 'BR-FR-01',
      says: 'The number has at most 35 letters, digits and + - _ /.',
      broken: ({ number }) => unless(FRENCH_NUMBER.test(number), 'number'),
    },
    {
      id: 'BR-FR-03',
      says: 'Days are of the years 2000 to 2099.',
      broken: ({ issueDate, dueDate, deliveredOn }) =>
        Object.entries({ issueDate, dueDate, deliveredOn }).flatMap(([path, day]) =>
          unless(day === null || /^20\d\d-/.test(day), path),
        ),
    },
    {
      id: 'BR-FR-05',
      says: 'The notes on late payment and discount are given, each once.',
      broken: ({ notes }) =>
        FRENCH_NOTES.flatMap(code => unless(notes.filter(note => note.code === code).length === 1, `notes ${code}`)),
    },
    {
      id: 'BR-FR-08',
      says: 'The process says what was sold.',
      broken: ({ process }) => unless(/^[BSM][1-8]$/.test(process ?? ''), 'process'),
    },
    {
      id: 'BR-FR-09',
      says: 'The SIRET begins with the SIREN.',
      broken: ({ seller: { identifier, legalId } }) =>
        unless(identifier?.scheme !== '0009' || identifier.id.startsWith(legalId?.id ?? ' '), 'seller.identifier'),
    },
    {
      id: 'BR-FR-10',
      says: 'The SIREN of the seller is given.',
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
      id: 'BR-FR-16',
      says: 'The rate is a French one.',
      broken: invoice =>
        wrongEntries(invoice, 'groups', 'rate', ({ rate }) => rate !== null && !FRENCH_RATES.has(rate)),
    },
    {
      id: 'BR-FR-CO-05',
      says: 'A credit note names its invoice.',
      broken: ({ kind, preceding }) => unless(kind !== 'credit' || !isBlank(preceding?.number), 'preceding'),
    },
    {
      id: 'BR-FR-CO-12',
      says: 'The currency is EUR: no file of ours has its VAT in another one as well.',
      broken: ({ currency }) => unless(currency === 'EUR', 'currency'),
    },
    {
      id: 'BR-FR-DEC-01',
      says: 'Amounts have at most 19 digits, two of them decimals.',
      broken: invoice =>
        wrongEntries(invoice, 'lines', 'net', ({ net }) => !hasDecimals(net, 2) || Math.abs(net) >= 1e17),
    },
    {
      id: 'BR-FR-DEC-02',
      says: 'Quantities have at most four decimals.',
      broken: invoice => wrongEntries(invoice, 'lines', 'quantity', ({ quantity }) => !hasDecimals(quantity, 4)),
    },
    {
      id: 'BR-FR-DEC-03',
      says: 'Prices have at most six decimals.',
      broken: invoice =>
        wrongEntries(
          invoice,
          'lines',
          'netPrice',
          ({ grossPrice, discount, netPrice }) =>
            ![grossPrice, discount, netPrice].every(price => hasDecimals(price, 6)),
        ),
    },
    {
      id: 'BR-FR-DEC-04',
      says: 'Rates have at most two decimals.',
      broken: invoice => wrongEntries(invoice, 'groups', 'rate', ({ rate }) => rate !== null && !hasDecimals(rate, 2)),
    },
    {
      id: 'BR-FR-CO-07',
      says: 'The due date is not before the date of the invoice.',
      broken: ({ dueDate, issueDate }) => unless(dueDate === null || dueDate >= issueDate, 'dueDate'),
    },
  ],
}

const COUNTRY_RULES: readonly CountryRules[] = [NETHERLANDS, NETHERLANDS_DOMESTIC, GERMANY, FRANCE, ITALY, POLAND]

export const rulesOfCountries = (invoice: EInvoice): readonly Rule[] =>
  COUNTRY_RULES.filter(({ concerns }) => concerns(invoice)).flatMap(({ rules }) => rules)
