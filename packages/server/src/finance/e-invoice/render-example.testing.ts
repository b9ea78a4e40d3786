/** An invoice of the demo shop rendered as it is issued, for measurements. */
import { invoicePaper } from '../invoice.paper'
import { assertMayBeIssued } from './assert-may-be-issued'
import { buildEInvoice } from './build-e-invoice'
import { exampleSnapshot } from './e-invoice.testing'
import { isXmlFormat, XML_WRITERS } from './formats'

/** @param isElectronic false renders the PDF alone, without an XML in it */
export async function renderExample(lineCount: number, isElectronic: boolean): Promise<void> {
  const snapshot = exampleSnapshot({ lines: Array.from({ length: lineCount }, (_, at) => ({ qty: at + 1 })) })
  if (!isElectronic) {
    await invoicePaper({ ...snapshot, formats: [] })
    return
  }
  assertMayBeIssued(snapshot, undefined)
  for (const format of (snapshot.formats ?? []).filter(isXmlFormat)) {
    XML_WRITERS[format].write(buildEInvoice(snapshot, format))
  }
  await invoicePaper(snapshot)
}
