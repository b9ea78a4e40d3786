/** An invoice or a credit note as a PDF, from its snapshot alone: the same bytes each time. */
import { cityLine, effectivePrice } from '@cartwright/core/rules'
import { articleText, contentText } from '../catalogue/article-text'
import type { InvoiceSnapshot } from '../db/schema'
import { isSplitPayment } from '../invoice-rules/national-codes'
import { orderMailTexts } from '../orders/order-mail.texts'
import { addressLines, orderFormats } from '../orders/order-texts'
import { documentTexts } from '../pdf/document.texts'
import { exemptionText } from '../pdf/exemption'
import { Paper } from '../pdf/paper'
import { paperTexts } from '../pdf/paper.texts'
import { paperLanguage } from '../pdf/paper-language'
import { qrModules } from '../pdf/qr-modules'
import { type Say, textsIn } from '../texts/localize'
import { buildEInvoice } from './e-invoice/build-e-invoice'
import { writeCii } from './e-invoice/cii'
import type { KsefCode } from './e-invoice/ksef-code'
import { invoiceTexts } from './invoice.texts'

/** Where it is offered as Factur-X, the file carries the same invoice as XML. @param ksef what a Polish one shows */
export function invoicePaper(snapshot: InvoiceSnapshot, ksef?: KsefCode): Promise<Buffer> {
  const { seller, buyer, corrects, sums } = snapshot
  const spoken = paperLanguage(snapshot.language, seller.countryIso2)
  const texts = textsIn(spoken, invoiceTexts)
  const order = textsIn(spoken, orderMailTexts)
  const words = textsIn(spoken, paperTexts)
  const { locale, money, printedDay: day, country, percent } = orderFormats(spoken, snapshot.currency)
  const isCredit = snapshot.kind === 'credit'
  const title = isCredit ? texts('creditNote') : texts('invoice')
  const paper = new Paper({
    language: spoken,
    title: `${title} ${snapshot.invoiceNo}`,
    date: new Date(`${snapshot.invoiceDate}T00:00:00Z`),
    size: seller.countryIso2 === 'US' ? 'LETTER' : 'A4',
    foot: [seller.name, seller.registrationNo, seller.vat && `${texts('ourVatNo')} ${seller.vat}`]
      .filter(Boolean)
      .join(' · '),
    pageOf: (page, pages) => words('pageOf', { page, pages }),
    invoiceXml: snapshot.formats?.includes('facturx') ? writeCii(buildEInvoice(snapshot, 'facturx')) : undefined,
  })
  paper.letterhead(sellerLines(snapshot, country))
  const billTo = addressLines(country, buyer.address)
  paper.addressee(
    words('billTo'),
    billTo[0] === buyer.company ? billTo : [buyer.company, ...billTo],
    factsOf(snapshot, texts, order, { day, words: textsIn(spoken, documentTexts) }),
  )
  paper.title(title, {
    label: isCredit ? words('inYourFavour') : words('toPayBy', { day: day(snapshot.dueDate) }),
    amount: money(sums.grandTotal),
  })
  if (corrects) {
    paper.paragraph(texts('corrects', { number: corrects.invoiceNo, day: day(corrects.invoiceDate) }))
  }
  paper.paragraph(`${order('shipTo')}: ${addressLines(country, snapshot.shipTo).join(', ')}`, {
    quiet: true,
    size: 8.5,
  })
  const summed = sumsOf(snapshot, texts, order, { money, percent })
  paper.table(
    [
      { head: order('article'), width: 50 },
      { head: order('quantity'), width: 11, align: 'right' },
      { head: order('unitPrice'), width: 15, align: 'right' },
      ...(hasVat(snapshot) ? [{ head: texts('vat'), width: 9, align: 'right' as const }] : []),
      { head: order('amount'), width: 15, align: 'right', isStrong: true },
    ],
    snapshot.lines.map(line => [
      {
        text: [line.number, line.custNumber].filter(Boolean).join(' · '),
        detail: [articleText(line), line.kit && contentText(order('eachContains'), line.kit)]
          .filter(Boolean)
          .join('\n'),
      },
      { text: line.qty.toLocaleString(locale) },
      { text: money(effectivePrice(line)) },
      ...(hasVat(snapshot) ? [{ text: percent(line.rate) }] : []),
      { text: money(line.net) },
    ]),
    Paper.heightOfSums(summed.length),
  )
  paper.sums(summed)
  const reasons = new Set(sums.groups.map(({ category }) => exemptionText(spoken, category, seller.countryIso2)))
  for (const reason of reasons) paper.paragraph(reason)
  if (isCredit) paper.frame(words('howPaid'), [texts('creditUse')])
  else paper.frame(words('pleasePay'), payment(snapshot, texts, day))
  if (isSplitPayment(countriesOf(snapshot), { ...snapshot, vat: sums.vat, gross: sums.grandTotal })) {
    paper.paragraph(SPLIT_PAYMENT)
  }
  paper.paragraph(seller.note, { quiet: true, size: 8 })
  if (snapshot.formats?.includes('facturx')) paper.paragraph(words('facturX'), { quiet: true, size: 8 })
  if (ksef) paper.code(qrModules(ksef.link), ksef)
  return paper.finish()
}

/** The law wants these words. */
const SPLIT_PAYMENT = 'Mechanizm podzielonej płatności'

const countriesOf = ({ seller, buyer }: InvoiceSnapshot) => ({
  seller: seller.countryIso2,
  buyer: buyer.address.countryIso2,
})

/** In the US there is no VAT, and no column and no line for it. */
const hasVat = ({ sums }: InvoiceSnapshot): boolean => sums.groups.some(({ category }) => category !== 'O')

const sellerLines = ({ seller }: InvoiceSnapshot, country: (iso2: string) => string): string[] =>
  [
    seller.name,
    [seller.address1, cityLine(seller), country(seller.countryIso2)].filter(Boolean).join(', '),
    [seller.email, seller.phone].filter(Boolean).join(', '),
  ].filter(Boolean)

/** What stands beside the address; what there is not is left out. */
function factsOf(
  snapshot: InvoiceSnapshot,
  texts: Say<typeof invoiceTexts>,
  order: Say<typeof orderMailTexts>,
  { day, words }: { day: (day: string) => string; words: Say<typeof documentTexts> },
): (readonly [name: string, value: string])[] {
  const { buyer } = snapshot
  const isCredit = snapshot.kind === 'credit'
  return [
    [isCredit ? texts('creditNo') : texts('invoiceNo'), snapshot.invoiceNo] as const,
    [texts('date'), day(snapshot.invoiceDate)] as const,
    [texts('due'), isCredit ? '' : day(snapshot.dueDate)] as const,
    [words('returnNumber'), snapshot.rmaNo ?? ''] as const,
    [texts('delivered'), day(snapshot.deliveryDate)] as const,
    [texts('customerNo'), String(buyer.custnum)] as const,
    [texts('vatNo'), buyer.vat] as const,
    [order('yourOrder'), snapshot.poNo] as const,
    [words('yourReference'), buyer.buyerReference] as const,
    [order('orderNumber'), `${snapshot.orderNo} · ${snapshot.soNo}`] as const,
    [texts('shipment'), snapshot.shipment] as const,
  ].filter(([, value]) => value !== '')
}

function payment(
  { seller, termsDays, dueDate, invoiceNo }: InvoiceSnapshot,
  texts: Say<typeof invoiceTexts>,
  day: (day: string) => string,
): string[] {
  return [
    texts('payable', { days: String(termsDays), day: day(dueDate) }),
    seller.bank && `${texts('bank')}: ${seller.bank}`,
    [seller.iban && `IBAN ${seller.iban}`, seller.bic && `BIC ${seller.bic}`].filter(Boolean).join(' · '),
    `${texts('reference')}: ${invoiceNo}`,
  ].filter(Boolean)
}

/** In the US there is neither VAT nor a net amount. */
function sumsOf(
  snapshot: InvoiceSnapshot,
  texts: Say<typeof invoiceTexts>,
  order: Say<typeof orderMailTexts>,
  { money, percent }: Pick<ReturnType<typeof orderFormats>, 'money' | 'percent'>,
): (readonly [name: string, value: string])[] {
  const { sums, allowances, charges } = snapshot
  return [
    [order('subtotal'), money(sums.subtotal)],
    ...allowances.map(({ kind, amount }) => [texts(kind), money(-amount)] as const),
    ...charges.map(({ kind, amount }) => [texts(kind), money(amount)] as const),
    ...(hasVat(snapshot)
      ? [
          [texts('net'), money(sums.total)] as const,
          ...sums.groups.map(
            ({ rate, taxable, vat }) => [`${texts('vat')} ${percent(rate)} · ${money(taxable)}`, money(vat)] as const,
          ),
        ]
      : []),
    [texts('grandTotal'), money(sums.grandTotal)],
  ]
}
