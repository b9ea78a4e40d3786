/** Every document that is drawn, by name. Each is made of plain data alone, so that a thread can do it. */
import { carrierLabel } from './carrier-label.paper'
import { deliveryPaper } from './delivery.papers'
import { invoicePaper } from './invoice.paper'
import { orderConfirmationPaper } from './order-confirmation.paper'
import { reportPaper } from './report.paper'
import { returnLabel } from './return-label.paper'
import { statementPaper } from './statement.paper'

export const papers = {
  carrierLabel,
  delivery: deliveryPaper,
  invoice: invoicePaper,
  orderConfirmation: orderConfirmationPaper,
  report: reportPaper,
  returnLabel,
  statement: statementPaper,
}

export type PaperName = keyof typeof papers
export type PaperContent<N extends PaperName> = Parameters<(typeof papers)[N]>
