/** The one call that answers files (API-095). Who may read what is in a file decides its feature. */
import { COMPANY_DOCUMENTS } from '@cartwright/core/contract'
import { ownNumbersTable } from '../account/own-numbers'
import { activityTable } from '../account/read-audit'
import { requestContextOf } from '../catalogue/request-context'
import { AUDITED_EXPORTS, recordOften } from '../db/record'
import { entriesTable } from '../finance/export-entries'
import { reconciliationTable } from '../finance/reconciliation'
import { drawStatement, readStatement, statementTable } from '../finance/statement'
import { statementWords } from '../finance/statement.paper'
import { readDocument, readEInvoice, type StoredDocument } from '../finance/stored-documents'
import { notFound } from '../http/api-error'
import { assertSeesCompanyPrices } from '../http/authorization'
import type { Deps, FileAnswer, Handlers, Incoming } from '../http/handler'
import { ordersTable, orderTable } from '../orders/export-orders'
import { readKitContents } from '../orders/kit-contents'
import { sendOrderFile } from '../orders/order-files'
import { readPacking } from '../orders/packed-lines'
import { getOrder } from '../orders/read-orders'
import { drawPaper } from '../pdf/draw-paper'
import { pdfFile } from '../pdf/pdf-file'
import { getReport } from '../reports/read-reports'
import { sendReportFile } from '../reports/report-files'
import { returnsTable } from '../rma/export-returns'
import { sendReturnFile } from '../rma/return-files'
import { readReturnLabel } from '../rma/return-label'
import { readSite } from '../site/read-site'
import { writeTable } from '../tables/write-table'

/** What a file is called after its shipment, so that several of one stand beside each other in a folder. */
const FILE_NAMES = { packingList: 'packing-list', deliveryNote: 'delivery-note', carrierLabel: 'label' } as const

export const documentsHandlers: Handlers<'documents.download'> = {
  'documents.download': async (request, deps) => {
    const file = await makeDocument(request, deps)
    const type = AUDITED_EXPORTS.find(audited => audited === request.body.type)
    if (type) {
      const format = 'format' in request.body ? request.body.format : 'pdf'
      const subject = 'id' in request.body ? String(request.body.id) : ''
      await recordOften(deps.db, deps.clock(), { action: `export.${type}`, subject, after: { format } })
    }
    return file
  },
}

async function makeDocument(
  { caller, body, language }: Incoming<'documents.download'>,
  deps: Deps,
): Promise<FileAnswer> {
  if (COMPANY_DOCUMENTS.some(type => type === body.type)) assertSeesCompanyPrices(caller)
  const scope = requestContextOf(caller, deps, language)
  if (body.type === 'orderConfirmation') {
    const order = await getOrder(scope, body.id)
    const kits = await readKitContents(scope.db, order.orderNo)
    const content = await drawPaper('orderConfirmation', [order, language, await readSite(scope), kits])
    return pdfFile(order.orderNo, content)
  }
  if (body.type === 'report') {
    const report = await getReport(scope, body.id)
    return pdfFile(report.reportNo, await drawPaper('report', [report, { language, site: await readSite(scope) }]))
  }
  if (body.type === 'reportFile') return sendReportFile(scope, body.id, body.fileId)
  if (body.type === 'returnLabel') return pdfFile(`${body.id}-label`, await readReturnLabel(scope, body.id))
  if (body.type === 'returnFile') return sendReturnFile(scope, body.id, body.fileId)
  if (body.type === 'orderFile') return sendOrderFile(scope, body.id, body.position)
  if (body.type === 'packingList' || body.type === 'deliveryNote' || body.type === 'carrierLabel') {
    const order = await getOrder(scope, body.id)
    const shipment = order.shipments?.find(({ number }) => number === body.shipment)
    if (!shipment) throw notFound(`Shipment ${body.shipment}`)
    const as = { language, site: await readSite(scope) }
    const name = `${shipment.number}-${FILE_NAMES[body.type]}`
    if (body.type === 'carrierLabel') return pdfFile(name, await drawPaper('carrierLabel', [order, shipment, as]))
    const kits = await readKitContents(scope.db, order.orderNo)
    const packing = await readPacking(scope.db, shipment.number)
    return pdfFile(name, await drawPaper('delivery', [body.type, order, shipment, { ...as, kits, packing }]))
  }
  if (body.type === 'invoice' || body.type === 'creditNote') {
    return storedFile(await readDocument(scope, body.type, body.id))
  }
  if (body.type === 'eInvoice') return storedFile(await readEInvoice(scope, body.id, body.format))
  if (body.type === 'invoices') {
    return writeTable(await entriesTable(scope, body.query ?? {}, body.ids), body.format, language)
  }
  if (body.type === 'reconciliation')
    return writeTable(await reconciliationTable(scope, body.query ?? {}, body.ids), body.format, language)
  if (body.type === 'statement') {
    if (body.format === 'xlsx') return writeTable(await statementTable(scope, body.from, body.to), 'xlsx', language)
    const statement = await readStatement(scope, body.from, body.to)
    return pdfFile(statementWords(statement, language).name, await drawStatement(scope, statement))
  }
  if (body.type === 'returns')
    return writeTable(await returnsTable(scope, body.query ?? {}, body.ids), body.format, language)
  if (body.type === 'activity') return writeTable(await activityTable(scope, body.query ?? {}), body.format, language)
  if (body.type === 'custNumbers') return writeTable(ownNumbersTable(scope), body.format, language)
  const table =
    body.type === 'order' ? await orderTable(scope, body.id) : await ordersTable(scope, body.query ?? {}, body.ids)
  return writeTable(table, body.format, language)
}

const storedFile = ({ name, mediaType, content }: StoredDocument): FileAnswer => ({
  name,
  mediaType,
  content: (async function* () {
    yield content
  })(),
})
