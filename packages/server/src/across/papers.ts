/** The drawings of all features, as their threads find them. */
import { invoicePaper } from '../finance/invoice.paper'
import { statementPaper } from '../finance/statement.paper'
import { carrierLabel } from '../orders/carrier-label.paper'
import { deliveryPaper } from '../orders/delivery.papers'
import { orderConfirmationPaper } from '../orders/order-confirmation.paper'
import type { Papers } from '../pdf/draw-paper'
import { reportPaper } from '../reports/report.paper'
import { returnLabel } from '../rma/return-label.paper'

export const papers: Papers = {
  carrierLabel,
  delivery: deliveryPaper,
  invoice: invoicePaper,
  orderConfirmation: orderConfirmationPaper,
  report: reportPaper,
  returnLabel,
  statement: statementPaper,
}
