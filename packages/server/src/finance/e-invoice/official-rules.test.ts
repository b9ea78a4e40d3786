/**
 * Every seeded document, 500 generated ones and the broken ones, against the official rules. Without these the test says so and is
 * skipped. The Schematron needs about 0.05 s for a document, so it sees a generated one in one syntax; `EINVOICE_OFFICIAL=all` shows both.
 */

import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invoices } from '../../db/schema'
import { checkInvoice } from '../../invoice-rules/check-invoice'
import { openTestDatabase, TEST_NOW, type TestDatabase } from '../../testing/database'
import { readStoredEInvoice } from '../stored-documents'
import { BROKEN_INVOICES, spoil } from './broken-invoices.testing'
import { buildEInvoice } from './build-e-invoice'
import { writeCii } from './cii'
import { generateSnapshots } from './generated-invoices.testing'
import { KIT, type OfficialDocument, type OfficialFinding, openKit } from './official-kit.testing'
import { writeUbl } from './ubl'

const GENERATED = 500
const SYNTAXES = ['ubl', 'cii'] as const
const BROKEN = BROKEN_INVOICES.filter(({ isOfficial }) => isOfficial !== false)
const showsAll = process.env.EINVOICE_OFFICIAL === 'all'

if (!KIT) process.stderr.write('Electronic invoices were NOT checked by the official rules: set EINVOICE_KIT.\n')

const isFrench = (seller: string, buyer: string) => seller === 'FR' && buyer === 'FR'
const fatal = (findings: readonly OfficialFinding[]) =>
  findings.filter(({ flag }) => flag === 'fatal').map(({ id, message }) => `${id} ${message}`)

describe.skipIf(!KIT)('the official rules', () => {
  let kit: Awaited<ReturnType<typeof openKit>>
  let database: TestDatabase
  beforeAll(async () => {
    ;[kit, database] = await Promise.all([openKit(), openTestDatabase()])
  })
  afterAll(async () => {
    kit?.close()
    await database?.close()
  })

  it('FIN-005 let every document of the demo shop pass, in every format that it is offered in', async () => {
    const rows = await database.db.select().from(invoices).orderBy(asc(invoices.invoiceId))
    const checked = new Set<string>()
    const documents: (OfficialDocument & { name: string })[] = []
    for (const invoice of rows) {
      const { seller, buyer, formats = [] } = invoice.snapshot
      const fr = isFrench(seller.countryIso2, buyer.address.countryIso2)
      for (const format of formats) {
        const name = `${invoice.invoiceNo} ${format}`
        const { content } = await readStoredEInvoice(database.db, invoice, format, TEST_NOW)
        checked.add(`${seller.countryIso2} ${format}`)
        if (format === 'ubl') documents.push({ name, content, fr })
        else if (format === 'facturx') {
          const { findings, xml } = await kit.checkContainer(content)
          expect(fatal(findings), name).toEqual([])
          documents.push({ name, content: present(xml), fr })
        } else expect(fatal((await kit.validate(content, { fr })).findings), name).toEqual([])
      }
    }
    for (const { name, content } of documents) expect(kit.checkSchema(schemaOf(content), content), name).toEqual([])
    expect(await refused(documents)).toEqual([])
    expect([...checked]).toEqual(
      expect.arrayContaining(['NL', 'DE', 'FR', 'GB'].flatMap(country => [`${country} ubl`, `${country} facturx`])),
    )
  }, 1_800_000)

  it(`FIN-005 let ${GENERATED} generated documents pass`, async () => {
    const documents: (OfficialDocument & { name: string })[] = []
    for (const [at, snapshot] of generateSnapshots(GENERATED).entries()) {
      const [ubl, cii] = [buildEInvoice(snapshot, 'ubl'), buildEInvoice(snapshot, 'facturx')]
      expect([...checkInvoice(ubl), ...checkInvoice(cii)]).toEqual([])
      const files = { ubl: writeUbl(ubl), cii: writeCii(cii) }
      for (const content of Object.values(files)) expect(kit.checkSchema(schemaOf(content), content)).toEqual([])
      const fr = isFrench(snapshot.seller.countryIso2, snapshot.buyer.address.countryIso2)
      for (const syntax of showsAll ? SYNTAXES : [SYNTAXES[at % 2] as 'ubl' | 'cii'])
        documents.push({ name: `${at} ${syntax}`, content: files[syntax], fr })
    }
    expect(documents).toHaveLength(showsAll ? GENERATED * 2 : GENERATED)
    expect(await refused(documents)).toEqual([])
  }, 1_800_000)

  it('find in many documents at once what the kit finds in each', async () => {
    const some = BROKEN.filter((_, at) => at % 4 === 0).map(toDocument)
    const found = await kit.checkRules(some)
    const ids = (findings: readonly OfficialFinding[]) => findings.map(({ id, flag }) => `${flag} ${id}`).toSorted()
    for (const [at, { content, fr }] of some.entries()) {
      const { findings } = await kit.validate(Buffer.from(content), { fr, xsd: false })
      expect(ids(present(found[at]))).toEqual(ids(findings))
    }
  })

  it('FIN-005 refuse each broken document by the same rule', async () => {
    const found = await kit.checkRules(BROKEN.map(toDocument))
    expect(found).toHaveLength(BROKEN.length)
    for (const [at, { what, ids }] of BROKEN.entries()) {
      const refusedBy = present(found[at]).filter(({ flag }) => flag === 'fatal')
      const rules = refusedBy.map(({ id }) => id.split(/[_/ ]/)[0] ?? id)
      expect(
        rules.filter(id => ids.includes(id)),
        `${what}: ${rules.join(', ')}`,
      ).not.toEqual([])
    }
  }, 1_800_000)

  /** The fatal findings of each document that has some. */
  async function refused(documents: readonly (OfficialDocument & { name: string })[]) {
    const found = await kit.checkRules(documents)
    expect(found).toHaveLength(documents.length)
    return documents.flatMap(({ name }, at) => fatal(present(found[at])).map(finding => `${name}: ${finding}`))
  }
})

function toDocument(broken: (typeof BROKEN)[number]): OfficialDocument {
  const invoice = spoil(broken)
  const content = broken.format === 'facturx' ? writeCii(invoice) : writeUbl(invoice)
  return { content, fr: isFrench(invoice.seller.address.country, invoice.buyer.address.country) }
}

function schemaOf(content: Uint8Array): string {
  const text = Buffer.from(content).toString('utf8')
  if (text.includes('CrossIndustryInvoice')) return 'CrossIndustryInvoice_100pD16B.xsd'
  return /<(?:\w+:)?CreditNote[\s>]/.test(text) ? 'UBL-CreditNote-2.1.xsd' : 'UBL-Invoice-2.1.xsd'
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the official rules gave no answer')
  return value
}
