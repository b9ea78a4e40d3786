/** Electronic invoices as they are issued, kept and downloaded. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EInvoiceFormat } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  customers,
  type InvoiceSnapshot,
  invoices,
  numberRanges,
  sellers,
  storedFiles,
  transmissions,
} from '../db/schema'
import { offeredFormats } from '../invoice-rules/offered-formats'
import { OpsTrouble } from '../ops/command'
import { runCommand } from '../ops/commands'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import { readQrCode } from '../pdf/qr-code.testing'
import { readPdf } from '../pdf/read-pdf.testing'
import { signIn } from '../testing/buyer'
import { call } from '../testing/call'
import { buildEInvoice } from './e-invoice/build-e-invoice'
import { checkWithKit } from './e-invoice/national-kit.testing'
import { KIT } from './e-invoice/official-kit.testing'
import { invoicePaper } from './invoice.paper'
import { readInvoicePdf } from './stored-documents'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

const ops = (name: string, positionals: string[], options: Record<string, string | boolean> = {}) =>
  runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true }, name, { positionals, options })

async function invoiceOf(buyer: OrderingShop['nl'], poNo = 'PO-1') {
  const { orderNo } = await place(buyer, orderOf({ [shop.a.number]: 2 }, { poNo }))
  await ops('order:ship', [orderNo], { yes: true })
  const rows = await shop.db.select().from(invoices)
  const invoice = rows.find(({ snapshot }) => snapshot.orderNo === orderNo)
  if (!invoice) throw new Error('no invoice')
  return invoice
}

const wanted = (id: string, format: EInvoiceFormat) => ({ body: { type: 'eInvoice', id, format } as const })
const fetched = async (buyer: OrderingShop['nl'], id: string, format: EInvoiceFormat) => {
  const { name, content } = await buyer.ask('documents.download', wanted(id, format))
  return { name, bytes: Buffer.from(await content.arrayBuffer()) }
}
const refused = async (buyer: OrderingShop['nl'], id: string, format: EInvoiceFormat) => {
  const { code } = await call(shop, 'documents.download', wanted(id, format), { token: buyer.token })
  return code
}

describe('an electronic invoice', () => {
  it('FIN-005 API-095 is kept with the invoice, and downloaded as the bytes that were issued', async () => {
    const { invoiceNo, invoiceId } = await invoiceOf(shop.nl, 'PO <7> & "9"')
    const [stored, ...others] = await shop.db.select().from(storedFiles).where(eq(storedFiles.invoiceId, invoiceId))
    expect([stored?.format, stored?.name, others]).toEqual(['ubl', `${invoiceNo}.xml`, []])
    const { name, bytes } = await fetched(shop.nl, invoiceNo, 'ubl')
    expect([name, bytes.equals(stored?.content ?? Buffer.alloc(0))]).toEqual([`${invoiceNo}.xml`, true])
    const xml = bytes.toString('utf8')
    expect(xml).toContain(`<cbc:ID>${invoiceNo}</cbc:ID>`)
    expect(xml).toContain('<cac:OrderReference><cbc:ID>PO &lt;7&gt; &amp; "9"</cbc:ID><cbc:SalesOrderID>SO-')
  })

  it('FIN-005 the PDF carries it where Factur-X is offered', async () => {
    const { invoiceNo } = await invoiceOf(shop.de)
    const { name, bytes } = await fetched(shop.de, invoiceNo, 'facturx')
    expect(name).toBe(`${invoiceNo}.pdf`)
    const text = bytes.toString('latin1')
    expect(text).toContain('/AFRelationship /Alternative')
    expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(text).toContain('<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#')
    const plain = await shop.de.ask('documents.download', { body: { type: 'invoice', id: invoiceNo } })
    expect(Buffer.from(await plain.content.arrayBuffer()).equals(bytes)).toBe(true)
  })

  it('is offered with the entry, the usual format first', async () => {
    const { invoiceNo } = await invoiceOf(shop.nl)
    expect((await shop.nl.ask('finance.get', { params: { invoiceNo } })).formats).toEqual(['ubl', 'facturx'])
    const { rows } = await shop.nl.ask('finance.list', { query: { keyword: invoiceNo } })
    expect(rows.map(({ formats }) => formats)).toEqual([['ubl', 'facturx']])
    const [nl, us] = [offeredFormats('NL', 'BE'), offeredFormats('US', 'US')]
    expect([nl, us]).toEqual([['ubl', 'facturx'], []])
  })

  it('API-095 is refused in a format that is not offered, to other companies, and to sub-accounts with other prices', async () => {
    const { invoiceNo } = await invoiceOf(shop.nl)
    expect(await refused(shop.nl, invoiceNo, 'fatturapa')).toBe(601)
    expect(await refused(shop.nl, 'IN-NL-26-999999', 'ubl')).toBe(404)
    expect(await refused(shop.de, invoiceNo, 'ubl')).toBe(404)
    expect(await refused(shop.rep, invoiceNo, 'ubl')).toBe(403)
    expect(await refused(shop.rep, 'IN-NL-26-999999', 'ubl')).toBe(403)
  })

  it('FIN-005 Italian buyers get FatturaPA, under the name that SdI wants', async () => {
    const it = await signIn(shop.apiBase, 'buyer.it')
    const { invoiceNo, snapshot } = await invoiceOf(it)
    expect(snapshot.formats).toEqual(['fatturapa'])
    const { name, bytes } = await fetched(it, invoiceNo, 'fatturapa')
    expect(name).toMatch(/^IT00743110157_[0-9A-Z]{5}\.xml$/)
    expect(bytes.toString('utf8')).toContain(`<Numero>${invoiceNo}</Numero>`)
    if (KIT) expect(await checkWithKit('fatturapa', bytes)).toEqual([])
    const { text } = await ops('invoice:credit', [invoiceNo], { yes: true })
    const [creditNo = ''] = /CR-IT-\d\d-\d{6}/.exec(text) ?? []
    const credit = (await fetched(it, creditNo, 'fatturapa')).bytes
    expect(credit.toString('utf8')).toContain('<TipoDocumento>TD04</TipoDocumento>')
    if (KIT) expect(await checkWithKit('fatturapa', credit)).toEqual([])
  })

  it('FIN-005 an Italian company that reads Chinese, and a place in Greek letters, have an invoice in Latin letters', async () => {
    const it = await signIn(shop.apiBase, 'buyer.it')
    const isIt = eq(customers.custId, 2)
    await shop.db.update(customers).set({ language: 'zh' }).where(isIt)
    const shipTo = {
      firstName: 'Νίκος',
      lastName: 'Bos',
      company: '',
      address1: 'Οδός Βουλής 7',
      address2: '',
      city: 'Αθήνα',
      state: '',
      postcode: '10557',
      countryIso2: 'GR',
      phone: '',
      email: '',
    }
    const items = [{ number: shop.a.number, qty: 1, custNumber: '漢字😀' }]
    const { orderNo } = await place(it, { ...orderOf({}, { shipTo }), items })
    await ops('order:ship', [orderNo], { yes: true })
    const invoice = (await shop.db.select().from(invoices)).find(({ snapshot }) => snapshot.orderNo === orderNo)
    const xml = (await fetched(it, invoice?.invoiceNo ?? '', 'fatturapa')).bytes
    expect(xml.toString()).toContain('<Indirizzo>Odos Voulis 7</Indirizzo><CAP>00000</CAP><Comune>Athina</Comune>')
    if (KIT) expect(await checkWithKit('fatturapa', xml)).toEqual([])
    // A number that the typeface lacks is seen to be there, and the bytes stay the same.
    const { content } = await it.ask('documents.download', { body: { type: 'invoice', id: invoice?.invoiceNo ?? '' } })
    const pdf = Buffer.from(await content.arrayBuffer())
    expect((await readPdf(pdf)).text).toContain(`${shop.a.number} · □□□`)
    expect((await invoicePaper(invoice?.snapshot as InvoiceSnapshot)).equals(pdf)).toBe(true)
    await shop.db.update(customers).set({ language: null }).where(isIt)
  })

  it('FIN-005 Polish buyers get FA(3), and a PDF whose code names its very bytes', async () => {
    const pl = await signIn(shop.apiBase, 'buyer.pl')
    const invoice = await invoiceOf(pl)
    const { invoiceNo, invoiceId, snapshot } = invoice
    expect(snapshot.formats).toEqual(['fa3'])
    const { name, bytes } = await fetched(pl, invoiceNo, 'fa3')
    expect(name).toBe(`${invoiceNo}.xml`)
    if (KIT) expect((await checkWithKit('fa3', bytes)).filter(({ flag }) => flag === 'fatal')).toEqual([])
    const day = snapshot.invoiceDate.split('-').reverse().join('-')
    const link = `https://qr-test.ksef.mf.gov.pl/invoice/5260001246/${day}/${createHash('sha256').update(bytes).digest('base64url')}`
    const before = (await readInvoicePdf(shop.db, invoice, shop.clock.now())).content
    expect(readQrCode(before)).toBe(link)
    expect((await readPdf(before)).text).toContain('OFFLINE')
    // With the number of KSeF it is another file, and the first one stays.
    await expect(ops('einvoice:status', [snapshot.invoiceNo, 'accepted'], { id: '漢字' })).rejects.toThrow(
      '--id is no number of KSeF',
    )
    const networkId = `5260001246-${snapshot.invoiceDate.replaceAll('-', '')}-0A1B2C-3D4E5F-9A`
    await shop.db.insert(transmissions).values({
      invoiceId,
      format: 'fa3',
      status: 'accepted',
      networkId,
      createTime: shop.clock.now(),
    })
    const after = (await readInvoicePdf(shop.db, invoice, shop.clock.now())).content
    expect(readQrCode(after)).toBe(link)
    expect((await readPdf(after)).text).toContain(networkId)
    const kept = await shop.db.select().from(storedFiles).where(eq(storedFiles.invoiceId, invoiceId))
    expect(kept.map(({ format }) => format).sort()).toEqual(['fa3', 'pdf', 'pdf-ksef'])
    const { text } = await ops('invoice:credit', [invoiceNo], { yes: true })
    const [creditNo = ''] = /CR-PL-\d\d-\d{6}/.exec(text) ?? []
    const credit = (await fetched(pl, creditNo, 'fa3')).bytes
    expect(credit.toString('utf8')).toContain(`<NrKSeFFaKorygowanej>${networkId}</NrKSeFFaKorygowanej>`)
    if (KIT) expect((await checkWithKit('fa3', credit)).filter(({ flag }) => flag === 'fatal')).toEqual([])
  })

  it('FIN-005 is refused with the rules that it breaks: nothing is shipped, issued or numbered', async () => {
    const [seller] = await shop.db.select().from(sellers).where(eq(sellers.code, 'NL'))
    if (!seller) throw new Error('no seller')
    const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
    const before = [await shop.db.select().from(numberRanges), await shop.db.$count(invoices)]
    await shop.db
      .update(sellers)
      .set({ registers: { legal: { id: '30281746', scheme: null } } })
      .where(eq(sellers.code, 'NL'))
    const trouble = await ops('order:ship', [orderNo], { yes: true }).catch((error: unknown) => error)
    expect(trouble).toBeInstanceOf(OpsTrouble)
    expect(trouble).toMatchObject({
      message: `The invoice for order ${orderNo} is not issued: BR-NL-1 (seller.legalId): A Dutch seller gives its KVK number.`,
      data: { findings: [{ id: 'BR-NL-1', path: 'seller.legalId' }] },
    })
    expect([await shop.db.select().from(numberRanges), await shop.db.$count(invoices)]).toEqual(before)
    await shop.db.update(sellers).set({ registers: seller.registers }).where(eq(sellers.code, 'NL'))
    await ops('order:ship', [orderNo], { yes: true })
    expect(await shop.db.$count(invoices)).toBe(Number(before[1]) + 1)
  })

  it('VAL-040 an order that no invoice can be written for is refused with what is wrong, in the language of the buyer', async () => {
    const it = await signIn(shop.apiBase, 'buyer.it')
    const body = orderOf({ [shop.b.number]: 1 })
    const { hash } = await it.ask('orders.confirm', { body })
    const send = (language: 'en' | 'de') =>
      call(
        shop,
        'orders.create',
        { body: { ...body, hash } },
        { token: it.token, headers: { 'Accept-Language': language, 'Idempotency-Key': randomUUID() } },
      )
    const isItalian = eq(customers.custId, (await it.ask('session.info', {})).user.custId ?? 0)
    const [kept] = await shop.db.select({ sdi: customers.sdi }).from(customers).where(isItalian)
    // A public office: its invoices are of a format that the shop does not write.
    await shop.db.update(customers).set({ sdi: 'UFXXXX' }).where(isItalian)
    expect(await send('en')).toMatchObject({
      code: 601,
      msg: 'No invoice can be written for this order. Please check, or ask us to correct: Addressee code SDI.',
    })
    expect((await send('de')).msg).toBe(
      'Für diese Bestellung kann keine Rechnung geschrieben werden. Bitte prüfen Sie, oder lassen Sie uns berichtigen: SDI-Empfängercode.',
    )
    await shop.db
      .update(customers)
      .set({ sdi: kept?.sdi ?? '' })
      .where(isItalian)
    expect((await send('en')).code).toBe(200)
  })

  it('FIN-005 a Dutch address of a company that is registered elsewhere has no register, a VAT number no words before it', async () => {
    const at = await signIn(shop.apiBase, 'buyer.at')
    const isOf = async (buyer: OrderingShop['nl']) =>
      eq(customers.custId, (await buyer.ask('session.info', {})).user.custId ?? 0)
    const [dutch, austrian] = [await isOf(shop.nl), await isOf(at)]
    const [kept] = await shop.db.select().from(customers).where(dutch)
    await shop.db.update(customers).set({ registrationNo: '0417497106', registrationScheme: '0208' }).where(dutch)
    await shop.db.update(customers).set({ vat: 'UID:ATU67253098' }).where(austrian)
    const written = async (buyer: OrderingShop['nl']) => {
      const { snapshot } = await invoiceOf(buyer)
      return buildEInvoice(snapshot, 'ubl').buyer
    }
    expect(await written(shop.nl)).toMatchObject({ legalId: null, address: { country: 'NL' } })
    expect(await written(at)).toMatchObject({ vatId: 'ATU67253098', address: { country: 'AT' } })
    // Not a number of any country: the invoice has none.
    await shop.db.update(customers).set({ vat: 'UID67253098' }).where(austrian)
    expect(await written(at)).toMatchObject({ vatId: null })
    await shop.db
      .update(customers)
      .set({ registrationNo: kept?.registrationNo ?? '', registrationScheme: kept?.registrationScheme ?? '' })
      .where(dutch)
  })

  it('warns the supplier of a seller without a number in a register, and of no seller in the US', async () => {
    expect((await ops('invoice:list', [])).text).not.toContain('Warning')
    const [seller] = await shop.db.select().from(sellers).where(eq(sellers.code, 'NL'))
    await shop.db.update(sellers).set({ registers: {} }).where(eq(sellers.code, 'NL'))
    expect((await ops('invoice:list', [])).text).toContain('Warning: no electronic invoices are issued for NL:')
    await shop.db
      .update(sellers)
      .set({ registers: seller?.registers ?? {} })
      .where(eq(sellers.code, 'NL'))
  })

  it('is handed over as a file, once, and what the network answers is recorded', async () => {
    await shop.db.execute('truncate invoices cascade')
    const folder = await mkdtemp(join(tmpdir(), 'cw-einvoice-'))
    const [first, second] = [await invoiceOf(shop.nl), await invoiceOf(shop.de)]
    const exported = async (options: Record<string, string | boolean> = {}) => {
      const { data } = await ops('einvoice:export', [folder], options)
      return (data as { files: { invoiceNo: string; isNew: boolean }[] }).files.map(file => [
        file.invoiceNo,
        file.isNew,
      ])
    }
    expect(await exported()).toEqual([
      [first.invoiceNo, true],
      [second.invoiceNo, true],
    ])
    expect((await readdir(folder)).sort()).toEqual([`${second.invoiceNo}.pdf`, `${first.invoiceNo}.xml`].sort())
    const { bytes } = await fetched(shop.nl, first.invoiceNo, 'ubl')
    expect((await readFile(join(folder, `${first.invoiceNo}.xml`))).equals(bytes)).toBe(true)
    const status = [first.invoiceNo, 'accepted']
    const { data } = await ops('einvoice:status', status, { id: 'AP-4711', message: 'Delivered' })
    expect(data).toEqual({
      invoiceNo: first.invoiceNo,
      formats: ['ubl', 'facturx'],
      answers: [
        { at: expect.any(String), format: 'ubl', status: 'accepted', networkId: 'AP-4711', message: 'Delivered' },
      ],
    })
    expect((await ops('einvoice:status', [second.invoiceNo])).text).toBe(`Nothing is recorded of ${second.invoiceNo}.`)
    expect(await exported()).toEqual([[second.invoiceNo, false]])
    expect(await exported({ all: true, format: 'ubl' })).toEqual([
      [first.invoiceNo, false],
      [second.invoiceNo, true],
    ])
    // Someone else's link in the place of the file that is being written is not followed.
    const kept = join(folder, 'kept')
    await writeFile(kept, 'kept')
    await rm(join(folder, `${first.invoiceNo}.xml`))
    await symlink(kept, join(folder, `${first.invoiceNo}.xml.part`))
    expect(await exported({ invoice: first.invoiceNo })).toEqual([[first.invoiceNo, true]])
    expect((await readFile(join(folder, `${first.invoiceNo}.xml`))).equals(bytes)).toBe(true)
    expect(await readFile(kept, 'utf8')).toBe('kept')
    await writeFile(join(folder, `${first.invoiceNo}.xml`), 'changed')
    await expect(exported({ invoice: first.invoiceNo })).rejects.toThrow('is there already, with other content')
    await expect(exported({ invoice: first.invoiceNo, format: 'fa3' })).rejects.toThrow('not available in that format')
    await expect(exported({ format: 'xml' })).rejects.toThrow('--format is one of ubl, facturx, fatturapa, fa3.')
    await expect(ops('einvoice:status', ['IN-NL-26-999999'])).rejects.toThrow('There is no invoice')
    await expect(ops('einvoice:status', [first.invoiceNo, 'lost'])).rejects.toThrow('A status is one of sent, accepted')
    await rm(folder, { recursive: true })
  })

  it('is not written for a document that has no electronic form', async () => {
    const invoice = await invoiceOf(shop.de)
    const { formats: _formats, ...snapshot } = invoice.snapshot
    await shop.db.execute('truncate invoices cascade')
    const [row] = await shop.db
      .insert(invoices)
      .values({ ...invoice, snapshot })
      .returning()
    if (!row) throw new Error('no row')
    const { content } = await readInvoicePdf(shop.db, row, shop.clock.now())
    expect(content.toString('latin1')).not.toContain('factur-x')
  })
})
