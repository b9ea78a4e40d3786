/** A statement of account as a PDF. */
import type { AgingGroup } from '@cartwright/core/contract'
import { cityLine, sum } from '@cartwright/core/rules'
import type { sellers } from '../db/schema'
import { orderMailTexts } from '../orders/order-mail.texts'
import { orderFormats } from '../orders/order-texts'
import { Paper } from '../pdf/paper'
import { paperTexts } from '../pdf/paper.texts'
import { paperLanguage } from '../pdf/paper-language'
import type { Spoken } from '../texts/language'
import { textsIn } from '../texts/localize'
import { invoiceTexts } from './invoice.texts'
import { statementTexts } from './statement.texts'

export interface StatementLine {
  day: string
  /** Number of the document, or reference of the payment. */
  number: string
  kind: 'invoice' | 'credit' | 'payment'
  /** Blank for a payment. */
  poNo: string
  /** Null for what is not owed. */
  due: string | null
  /** Above zero for what the company owes. */
  amount: number
  balance: number
}

export interface Statement {
  from: string
  to: string
  currency: string
  opening: number
  closing: number
  lines: StatementLine[]
  groups: { bucket: AgingGroup; amount: number; count: number }[]
}

/** The words of a statement, and its name. */
export const statementWords = ({ to }: Pick<Statement, 'to'>, language: Spoken) => {
  const texts = textsIn(language, [invoiceTexts, statementTexts])
  const words = { invoice: texts('invoice'), credit: texts('creditNote'), payment: texts('payment') }
  return { texts, kindOf: (kind: StatementLine['kind']) => words[kind], name: `${texts('statement')} ${to}` }
}

interface StatementParties {
  language: Spoken
  /** Country of the site. */
  iso2: string
  seller:
    | Pick<
        typeof sellers.$inferSelect,
        | 'name'
        | 'address1'
        | 'postcode'
        | 'city'
        | 'state'
        | 'countryIso2'
        | 'email'
        | 'phone'
        | 'bank'
        | 'iban'
        | 'bic'
      >
    | undefined
  customer: { custnum: number; company: string }
}

export function statementPaper(
  statement: Statement,
  { language, iso2, seller, customer }: StatementParties,
): Promise<Buffer> {
  const spoken = paperLanguage(language, iso2)
  const { texts, kindOf } = statementWords(statement, spoken)
  const { money, printedDay: day } = orderFormats(spoken, statement.currency)
  const paper = new Paper({
    language: spoken,
    title: `${texts('statement')} ${day(statement.to)}`,
    date: new Date(`${statement.to}T00:00:00Z`),
    size: iso2 === 'US' ? 'LETTER' : 'A4',
    foot: [seller?.name, seller?.email, seller?.phone].filter(Boolean).join(' · '),
    pageOf: (page, pages) => textsIn(spoken, paperTexts)('pageOf', { page, pages }),
  })
  paper.letterhead(
    seller ? [seller.name, `${seller.address1}, ${cityLine(seller)}`, `${seller.email}, ${seller.phone}`] : [],
  )
  paper.title(texts('statement'), { label: texts('closing'), amount: money(statement.closing) })
  paper.facts([
    [texts('customerNo'), `${customer.custnum} · ${customer.company}`],
    [texts('period'), texts('fromTo', { from: day(statement.from), to: day(statement.to) })],
  ])
  paper.space()
  paper.table(
    [
      { head: texts('date'), width: 17 },
      { head: texts('entry'), width: 17 },
      { head: textsIn(spoken, orderMailTexts)('yourOrder'), width: 15 },
      { head: texts('due'), width: 17 },
      { head: texts('amount'), width: 17, align: 'right' },
      { head: texts('balance'), width: 17, align: 'right', isStrong: true },
    ],
    [
      [
        { text: day(statement.from) },
        { text: texts('opening') },
        ...['', '', ''].map(text => ({ text })),
        { text: money(statement.opening) },
      ],
      ...statement.lines.map(line => [
        { text: day(line.day) },
        { text: kindOf(line.kind), detail: line.number },
        { text: line.poNo },
        { text: line.due === null ? '' : day(line.due) },
        { text: money(line.amount) },
        { text: money(line.balance) },
      ]),
    ],
    Paper.heightOfSums(1),
  )
  paper.sums([[texts('closing'), money(statement.closing)]])
  paper.heading(texts('aging'), 2, Paper.heightOfSums(statement.groups.length + 1))
  paper.sums([
    ...statement.groups.map(({ bucket, amount }) => [texts(bucket), money(amount)] as const),
    [texts('closing'), money(sum(statement.groups.map(({ amount }) => amount)))],
  ])
  if (seller?.iban || seller?.bank) {
    const account = [seller.bank, seller.iban && `IBAN ${seller.iban}`, seller.bic && `BIC ${seller.bic}`]
    paper.frame(texts('bank'), [account.filter(Boolean).join(' · ')])
  }
  return paper.finish()
}
