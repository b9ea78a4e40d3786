import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InvoiceSnapshot } from '../../db/schema'
import { toLatin1 } from '../../invoice-rules/latin-text'
import { buildEInvoice } from './build-e-invoice'
import { type ExampleOptions, exampleSnapshot } from './e-invoice.testing'
import { fatturaPaName, writeFatturaPa } from './fatturapa'
import { checkWithKit } from './national-kit.testing'
import { KIT } from './official-kit.testing'

const model = (options: ExampleOptions = {}) => buildEInvoice(exampleSnapshot({ custId: 2, ...options }), 'fatturapa')
const xmlOf = (options: ExampleOptions = {}) => writeFatturaPa(model(options)).toString('utf8')
const credit: Partial<InvoiceSnapshot> = {
  kind: 'credit',
  invoiceNo: 'CR-IT-26-000002',
  charges: [],
  corrects: { invoiceNo: 'IN-IT-26-000001', invoiceDate: '2026-11-25' },
}

describe('FatturaPA', () => {
  it('FIN-005 names parties, document, lines, tax and payment where SdI reads them', () => {
    const xml = xmlOf({
      lines: [{ qty: 3, unitPrice: 24.9, discountPrice: 20, custNumber: 'UB1', name: 'Toner, nero' }],
    })
    expect(xml).toContain('<p:FatturaElettronica versione="FPR12" xmlns:p=')
    expect(xml).toContain('<IdTrasmittente><IdPaese>IT</IdPaese><IdCodice>00743110157</IdCodice></IdTrasmittente>')
    expect(xml).toContain('<ProgressivoInvio>IT26000001</ProgressivoInvio>')
    expect(xml).toContain('<CodiceDestinatario>M5UXCR1</CodiceDestinatario></DatiTrasmissione>')
    expect(xml).toContain('<RegimeFiscale>RF01</RegimeFiscale>')
    expect(xml).toContain('<IscrizioneREA><Ufficio>MI</Ufficio><NumeroREA>1938207</NumeroREA>')
    expect(xml).toContain('<CodiceFiscale>04416250969</CodiceFiscale>')
    expect(xml).toContain('<CAP>20900</CAP><Comune>Monza</Comune><Provincia>MB</Provincia><Nazione>IT</Nazione>')
    expect(xml).toContain('<DatiOrdineAcquisto><IdDocumento>PO-2026-1234</IdDocumento></DatiOrdineAcquisto>')
    expect(xml).toContain('<TipoDocumento>TD24</TipoDocumento>')
    expect(xml).toContain(
      '<CodiceArticolo><CodiceTipo>CLI</CodiceTipo><CodiceValore>UB1</CodiceValore></CodiceArticolo>',
    )
    expect(xml).toContain(
      '<PrezzoUnitario>24.90</PrezzoUnitario><ScontoMaggiorazione><Tipo>SC</Tipo><Importo>4.90</Importo></ScontoMaggiorazione><PrezzoTotale>60.00</PrezzoTotale><AliquotaIVA>22.00</AliquotaIVA></DettaglioLinee>',
    )
    // 60.00 and 6.90 freight at 22 %.
    expect(xml).toContain('<TipoCessionePrestazione>AC</TipoCessionePrestazione>')
    expect(xml).toContain('<ImponibileImporto>66.90</ImponibileImporto><Imposta>14.72</Imposta>')
    expect(xml).toContain('<ImportoTotaleDocumento>81.62</ImportoTotaleDocumento>')
    expect(xml).toContain('<ModalitaPagamento>MP05</ModalitaPagamento><DataScadenzaPagamento>2026-12-25')
  })

  it('says why a rate is zero, and to whom abroad', () => {
    const abroad = (category: 'K' | 'G' | 'AE' | 'E') => xmlOf({ custId: 2, vat: { category, rate: 0 } })
    const natures = { K: 'N3.2', G: 'N3.1', AE: 'N6.9', E: 'N4' } as const
    for (const category of ['K', 'G', 'AE', 'E'] as const) {
      expect(abroad(category)).toContain(`<AliquotaIVA>0.00</AliquotaIVA><Natura>${natures[category]}</Natura>`)
    }
    const snapshot = exampleSnapshot({ custId: 2, vat: { category: 'G', rate: 0 } })
    const address = { ...snapshot.buyer.address, countryIso2: 'CH', postcode: '8001', state: 'ZH' }
    const xml = writeFatturaPa(
      buildEInvoice({ ...snapshot, buyer: { ...snapshot.buyer, vat: '', sdi: '', address } }, 'fatturapa'),
    ).toString()
    expect(xml).toContain('<CodiceDestinatario>XXXXXXX</CodiceDestinatario>')
    expect(xml).toContain('<IdPaese>CH</IdPaese><IdCodice>OO99999999999</IdCodice>')
    expect(xml).toContain('<CAP>00000</CAP>')
    expect(xml).not.toContain('<Provincia>ZH</Provincia>')
  })

  it('goes to the mail address where the buyer has no code, and to neither where both are missing', () => {
    const snapshot = exampleSnapshot({ custId: 2 })
    const to = (more: Partial<InvoiceSnapshot['buyer']>) =>
      writeFatturaPa(buildEInvoice({ ...snapshot, buyer: { ...snapshot.buyer, ...more } }, 'fatturapa')).toString()
    expect(to({ sdi: '' })).toContain(
      '<CodiceDestinatario>0000000</CodiceDestinatario><PECDestinatario>ufficiobrianza@pec.example</PECDestinatario>',
    )
    expect(to({ sdi: '', pec: '' })).toContain('<CodiceDestinatario>0000000</CodiceDestinatario></DatiTrasmissione>')
  })

  it('a credit note is TD04 with amounts above zero, and names its invoice', () => {
    const xml = xmlOf({ more: credit })
    expect(xml).toContain('<TipoDocumento>TD04</TipoDocumento>')
    expect(xml).toContain(
      '<DatiFattureCollegate><IdDocumento>IN-IT-26-000001</IdDocumento><Data>2026-11-25</Data></DatiFattureCollegate>',
    )
    expect(xml).toContain('<ImponibileImporto>149.40</ImponibileImporto>')
    expect(xml).not.toContain('DatiPagamento')
    expect(xml).not.toMatch(/>-\d/)
  })

  it.each(['PO-2026-1234-AND-A-LONG-TAIL', 'Ordine n° 5'])(
    'goods of the same day are TD01; an order number that the schema refuses stands whole among the causes: %s',
    poNo => {
      const xml = xmlOf({ more: { deliveryDate: '2026-11-25', poNo } })
      expect(xml).toContain('<TipoDocumento>TD01</TipoDocumento>')
      expect(xml).toContain(`<Causale>Ordine ${poNo}</Causale>`)
      expect(xml).not.toContain('DatiOrdineAcquisto')
    },
  )

  it('has no number of the buyer that would be another one in Latin letters or cut', () => {
    const numbered = (custNumber: string) => {
      const snapshot = exampleSnapshot({ custId: 2 })
      const lines = snapshot.lines.map(line => ({ ...line, custNumber }))
      return writeFatturaPa(buildEInvoice({ ...snapshot, lines }, 'fatturapa')).toString()
    }
    expect(numbered('Größe 7')).toContain('<CodiceTipo>CLI</CodiceTipo><CodiceValore>Größe 7</CodiceValore>')
    expect(numbered('漢字')).not.toContain('CLI')
    expect(numbered('7'.repeat(36))).not.toContain('CLI')
  })

  it('has a file name of its own in ten years', () => {
    const nameOf = (invoiceNo: string, more: Partial<InvoiceSnapshot> = {}) =>
      fatturaPaName(model({ more: { ...more, invoiceNo } }))
    expect(nameOf('IN-IT-26-000001')).toBe('IT00743110157_7579D.xml')
    const names = [
      ...Array.from({ length: 10 }, (_none, year) => nameOf(`IN-IT-2${year}-000001`)),
      ...Array.from({ length: 10 }, (_none, year) => nameOf(`CR-IT-2${year}-999999`, credit)),
    ]
    expect(new Set(names).size).toBe(20)
    for (const name of names) expect(name).toMatch(/^IT\d{11}_[0-9A-Z]{5}\.xml$/)
  })

  it('writes letters of Latin-1 only', () => {
    expect(toLatin1('Łódź – 10 € „Größe“ però')).toBe('Lódz - 10 EUR "Größe" però')
    expect(toLatin1('Θεσσαλονίκη, Οδός Βουλής 7')).toBe('Thessaloniki, Odos Voulis 7')
    expect(toLatin1('Харків, вул. Київська 5, Žižkov')).toBe('Kharkiv, vul. Kiivska 5, Zizkov')
    expect(toLatin1('打印机')).toBeUndefined()
    expect(toLatin1('a\n\t b')).toBe('a b')
  })
})

describe.skipIf(!KIT)('FatturaPA against schema 1.2.3 and the sums of SdI', () => {
  const fatal = async (xml: Buffer | string) =>
    (await checkWithKit('fatturapa', Buffer.from(xml))).map(({ id, message }) => `${id} ${message}`)
  const ids = async (xml: string) => (await checkWithKit('fatturapa', Buffer.from(xml))).map(({ id }) => id)

  it('takes invoices and credit notes of each category', async () => {
    const coupon = { allowances: [{ kind: 'coupon' as const, amount: 7.47 }] }
    for (const options of [
      {},
      { more: credit },
      { more: coupon },
      { more: { ...credit, allowances: [{ kind: 'restocking' as const, amount: 12 }] } },
      { more: { poNo: '', charges: [] } },
      ...(['K', 'G', 'AE', 'E', 'O', 'Z'] as const).map(category => ({ vat: { category, rate: 0 } })),
    ]) {
      expect(await fatal(writeFatturaPa(model(options)))).toEqual([])
    }
  })

  it('takes what is generated', async () => {
    const cents = (max: number) => fc.integer({ min: 1, max }).map(value => value / 100)
    const line = fc.record({
      qty: fc.integer({ min: 1, max: 9999 }),
      unitPrice: cents(99_999),
      name: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme-ascii' }).map(name => `Toner ${name}`),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), cents(500), async (lines, freight) => {
        const more = { charges: [{ kind: 'freight' as const, amount: freight }] }
        expect(await fatal(writeFatturaPa(model({ lines, more })))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('its sums refuse what was changed', async () => {
    const xml = xmlOf()
    for (const [from, to, id] of [
      ['<Imposta>34.39', '<Imposta>34.00', 'SDI-00421'],
      ['<PrezzoTotale>74.70', '<PrezzoTotale>75.70', 'SDI-00423'],
      ['M5UXCR1', 'M5UXCR', 'SDI-00427'],
      ['<AliquotaIVA>22.00', '<AliquotaIVA>22', 'XSD'],
      ['IN-IT-26-000001</Numero>', 'IN-IT</Numero>', 'SDI-00425'],
      [
        '<IdCodice>00743110157</IdCodice></IdFiscaleIVA>',
        '<IdCodice>00743110158</IdCodice></IdFiscaleIVA>',
        'CHECK-DIGIT',
      ],
    ] as const) {
      expect(xml).toContain(from)
      expect(await ids(xml.replace(from, to))).toContain(id)
    }
  })
})
