/**
 * Every seeded document, 500 generated ones and the broken ones, against the official rules. Without these the test says so and is
 * skipped. The Schematron needs about 0.1 s for a document, so it sees a generated one in one syntax; `EINVOICE_OFFICIAL=all` shows both.
 */
import { checkInvoice } from '@cartwright/core/rules/invoice'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invoices } from '../../db/schema'
import { openTestDatabase, type TestDatabase } from '../../testing/database'
import { readStoredEInvoice } from '../stored-documents'
import { BROKEN_INVOICES, spoil } from './broken-invoices.testing'
import { buildEInvoice } from './build-e-invoice'
import { writeCii } from './cii'
import { generateSnapshots } from './generated-invoices.testing'
import { KIT, type OfficialFinding, openKit } from './official-kit.testing'
import { writeUbl } from './ubl'

const GENERATED = 500
const SYNTAXES = ['ubl', 'cii'] as const
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
    for (const invoice of rows) {
      const { seller, buyer, formats = [] } = invoice.snapshot
      const fr = isFrench(seller.countryIso2, buyer.address.countryIso2)
      for (const format of formats) {
        const { content } = await readStoredEInvoice(database.db, invoice, format, new Date())
        const { findings } = await kit.validate(content, { fr })
        expect(fatal(findings), `${invoice.invoiceNo} ${format}`).toEqual([])
        checked.add(`${seller.countryIso2} ${format}`)
      }
    }
    expect([...checked]).toEqual(
      expect.arrayContaining(['NL', 'DE', 'FR', 'GB'].flatMap(country => [`${country} ubl`, `${country} facturx`])),
    )
  }, 120_000)

  it(`FIN-005 let ${GENERATED} generated documents pass`, async () => {
    const snapshots = generateSnapshots(GENERATED)
    for (const [at, snapshot] of snapshots.entries()) {
      const [ubl, cii] = [buildEInvoice(snapshot, 'ubl'), buildEInvoice(snapshot, 'facturx')]
      expect([...checkInvoice(ubl), ...checkInvoice(cii)]).toEqual([])
      const files = { ubl: writeUbl(ubl), cii: writeCii(cii) }
      const schema = snapshot.kind === 'credit' ? 'UBL-CreditNote-2.1.xsd' : 'UBL-Invoice-2.1.xsd'
      expect(kit.checkSchema(schema, files.ubl)).toEqual([])
      expect(kit.checkSchema('CrossIndustryInvoice_100pD16B.xsd', files.cii)).toEqual([])
      const fr = isFrench(snapshot.seller.countryIso2, snapshot.buyer.address.countryIso2)
      for (const syntax of showsAll ? SYNTAXES : [SYNTAXES[at % 2] as 'ubl' | 'cii']) {
        const { findings } = await kit.validate(files[syntax], { fr, xsd: false })
        expect(fatal(findings), `${at} ${syntax}`).toEqual([])
      }
    }
  }, 600_000)

  it.each(
    BROKEN_INVOICES.filter(({ isOfficial }) => isOfficial !== false).map(broken => [broken.what, broken] as const),
  )('FIN-005 refuse %s by the same rule', async (_what, broken) => {
    const invoice = spoil(broken)
    const content = broken.format === 'facturx' ? writeCii(invoice) : writeUbl(invoice)
    const fr = isFrench(invoice.seller.address.country, invoice.buyer.address.country)
    const { findings } = await kit.validate(content, { fr, xsd: false })
    const refusedBy = findings.filter(({ flag }) => flag === 'fatal').map(({ id }) => id.split(/[_/ ]/)[0])
    expect(refusedBy.filter(id => id !== undefined && broken.ids.includes(id))).not.toEqual([])
  })
})
