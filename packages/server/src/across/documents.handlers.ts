/** The one call that answers files (API-095): each type is written by its feature. */
import { COMPANY_DOCUMENTS, type Right } from '@cartwright/core/contract'
import { accountDocuments } from '../account/account.documents'
import type { DocumentWriters } from '../catalogue/document-writers.types'
import { type RequestContext, requestContextOf } from '../catalogue/request-context'
import { AUDITED_EXPORTS, recordOften } from '../db/record'
import { financeDocuments } from '../finance/finance.documents'
import { assertSeesCompanyPrices, authorize } from '../http/authorization'
import type { Deps, FileAnswer, Handlers, Incoming } from '../http/handler'
import { ordersDocuments } from '../orders/orders.documents'
import { reportsDocuments } from '../reports/reports.documents'
import { rmaDocuments } from '../rma/rma.documents'

type Request = Incoming<'documents.download'>
/** Which right a document asks for of a caller whom a key vouches for; `person` is for those who sign in with a password. */
const RIGHT_OF: Readonly<Record<Request['body']['type'], Right | 'person'>> = {
  orders: 'orders',
  order: 'orders',
  orderConfirmation: 'orders',
  orderFile: 'orders',
  packingList: 'orders',
  deliveryNote: 'orders',
  carrierLabel: 'orders',
  report: 'orders',
  reportFile: 'orders',
  returns: 'returns',
  returnLabel: 'returns',
  returnFile: 'returns',
  invoices: 'finance',
  reconciliation: 'finance',
  invoice: 'finance',
  creditNote: 'finance',
  eInvoice: 'finance',
  statement: 'finance',
  custNumbers: 'account',
  activity: 'person',
}
type Write = (scope: RequestContext, wanted: Request['body']) => FileAnswer | Promise<FileAnswer>

const WRITERS: DocumentWriters<Request['body']['type']> = {
  ...accountDocuments,
  ...financeDocuments,
  ...ordersDocuments,
  ...reportsDocuments,
  ...rmaDocuments,
}

export const documentsHandlers: Handlers<'documents.download'> = {
  'documents.download': async (request, deps) => {
    const file = await writeDocument(request, deps)
    const type = AUDITED_EXPORTS.find(audited => audited === request.body.type)
    if (type) {
      const format = 'format' in request.body ? request.body.format : 'pdf'
      const subject = 'id' in request.body ? String(request.body.id) : ''
      await recordOften(deps.db, deps.clock(), { action: `export.${type}`, subject, after: { format } })
    }
    return file
  },
}

async function writeDocument({ caller, body, language }: Request, deps: Deps): Promise<FileAnswer> {
  authorize({ access: 'confirmed', right: RIGHT_OF[body.type] }, caller)
  if (COMPANY_DOCUMENTS.some(type => type === body.type)) assertSeesCompanyPrices(caller)
  // The writer and what it takes come as a pair from the body.
  const write = WRITERS[body.type] as Write
  return write(requestContextOf(caller, deps, language), body)
}
