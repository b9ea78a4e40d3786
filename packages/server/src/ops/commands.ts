/** Every command, by name, and the one way they are run. */
import { actAs } from '../db/actor'
import { OPS, type OpsAnswer, type OpsArgs, type OpsCommand, type OpsDeps, OpsTrouble } from './command'
import { accountCreateAdmin } from './commands/account-create-admin'
import { accountList } from './commands/account-list'
import { arrivalAdd, arrivalMove } from './commands/arrival'
import { auditCommand } from './commands/audit'
import { captcha } from './commands/captcha'
import { companyRepPrices } from './commands/company-rep-prices'
import { couponCreate, couponDisable, couponList } from './commands/coupon'
import { customerTerms } from './commands/customer-terms'
import { customerVat } from './commands/customer-vat'
import { eInvoiceExport, eInvoiceStatus } from './commands/e-invoice'
import { embedKeyCreate, embedKeyList, embedKeyRevoke } from './commands/embed-key'
import { importCatalogue } from './commands/import'
import { invoiceCredit, invoiceIssue, invoiceList } from './commands/invoice'
import { mailLast } from './commands/mail-last'
import { notificationSend } from './commands/notification-send'
import { orderAdvance } from './commands/order-advance'
import { orderCancel } from './commands/order-cancel'
import { orderCancelLine } from './commands/order-cancel-line'
import { orderCancelRest } from './commands/order-cancel-rest'
import { orderComment } from './commands/order-comment'
import { orderDeliver } from './commands/order-deliver'
import { orderFilesCommand } from './commands/order-files'
import { orderList } from './commands/order-list'
import { orderRelease } from './commands/order-release'
import { orderShip } from './commands/order-ship'
import { orderShow } from './commands/order-show'
import { outboxList, outboxRetry } from './commands/outbox'
import { partDisable } from './commands/part-disable'
import { creditMatch, paymentBook } from './commands/payment'
import { registrationFilesCommand } from './commands/registration-files'
import { reportFilesCommand, reportList } from './commands/report'
import { rmaApprove, rmaFilesCommand, rmaList, rmaReceive, rmaRefund, rmaReject } from './commands/rma'
import { shippingDay } from './commands/shipping-day'
import { siteSet } from './commands/site-set'
import { stockReceive, stockSet } from './commands/stock-set'
import { runConfirmed } from './confirmed'
import { runRecorded } from './recorded'

export const commands: readonly OpsCommand[] = [
  accountCreateAdmin,
  orderList,
  orderShow,
  orderShip,
  orderRelease,
  orderDeliver,
  orderCancel,
  orderCancelLine,
  orderCancelRest,
  orderComment,
  orderAdvance,
  orderFilesCommand,
  invoiceIssue,
  invoiceCredit,
  invoiceList,
  eInvoiceExport,
  eInvoiceStatus,
  paymentBook,
  creditMatch,
  reportList,
  reportFilesCommand,
  rmaList,
  rmaApprove,
  rmaReject,
  rmaReceive,
  rmaRefund,
  rmaFilesCommand,
  registrationFilesCommand,
  accountList,
  embedKeyCreate,
  embedKeyList,
  embedKeyRevoke,
  auditCommand,
  companyRepPrices,
  customerTerms,
  customerVat,
  siteSet,
  stockSet,
  stockReceive,
  arrivalAdd,
  arrivalMove,
  shippingDay,
  partDisable,
  couponCreate,
  couponDisable,
  couponList,
  importCatalogue,
  notificationSend,
  mailLast,
  outboxList,
  outboxRetry,
  captcha,
]

/** @throws OpsTrouble when there is no such command */
export function findCommand(name: string): OpsCommand {
  const command = commands.find(known => known.name === name)
  if (!command) throw new OpsTrouble(`There is no command "${name}". Try: ${OPS} --help`)
  return command
}

/** Runs a command against a database, in the shop's process or in that of the command line. */
export function runCommand(deps: OpsDeps, name: string, args: OpsArgs): Promise<OpsAnswer> {
  const command = findCommand(name)
  return actAs({ accountId: null, custId: null, command: name }, () => {
    if (command.irreversible) return runConfirmed(deps, command, args)
    return command.reads ? command.run(deps, args) : runRecorded(deps, command, args)
  })
}
