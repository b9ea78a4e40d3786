/** Holds a document to the rules of electronic invoices before it is written. */
import { CODE } from '@cartwright/core/contract'
import type { InvoiceSnapshot } from '../../db/schema'
import { ApiError } from '../../http/api-error'
import { checkInvoice } from '../../invoice-rules/check-invoice'
import type { Finding } from '../../invoice-rules/rule'
import { buildEInvoice } from './build-e-invoice'

/**
 * @param creditable of a credit note: what is left of its invoice
 * @throws ApiError `REFUSED` that names every broken rule, for the supplier; `data.findings` has them one by one
 */
export function assertMayBeIssued(snapshot: InvoiceSnapshot, creditable: number | undefined): void {
  const findings = findBrokenRules(snapshot, creditable)
  if (findings.length === 0) return
  const broken = [...new Map(findings.map(finding => [`${finding.id} ${finding.path}`, finding])).values()]
  throw new ApiError(CODE.REFUSED, `The ${nameOf(snapshot)} is not issued: ${broken.map(say).join(' ')}`, {
    findings: broken,
  })
}

/** Of every format that the document is offered in. @param creditable of a credit note: what is left of its invoice */
export function findBrokenRules(snapshot: InvoiceSnapshot, creditable?: number): Finding[] {
  const formats = snapshot.formats ?? []
  return formats.length > 0
    ? formats.flatMap(format => checkInvoice(buildEInvoice(snapshot, format), { creditable }))
    : checkInvoice(buildEInvoice(snapshot, 'facturx'), { creditable, isElectronic: false })
}

const nameOf = ({ kind, orderNo }: InvoiceSnapshot) =>
  `${kind === 'invoice' ? 'invoice' : 'credit note'} for order ${orderNo}`

const say = ({ id, path, message }: Finding) => `${id} (${path}): ${message}`
