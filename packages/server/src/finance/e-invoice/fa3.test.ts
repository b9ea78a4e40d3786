import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InvoiceSnapshot } from '../../db/schema'
import { buildEInvoice } from './build-e-invoice'
import { type ExampleOptions, exampleSnapshot } from './e-invoice.testing'
import { writeFa3 } from './fa3'
import { checkWithKit } from './national-kit.testing'
import { KIT } from './official-kit.testing'

const xmlOf = (options: ExampleOptions = {}) =>
  writeFa3(buildEInvoice(exampleSnapshot({ custId: 6, ...options }), 'fa3')).toString('utf8')
const credit: Partial<InvoiceSnapshot> = {
  kind: 'credit',
  invoiceNo: 'CR-PL-26-000002',
  charges: [],
  corrects: { invoiceNo: 'IN-PL-26-000001', invoiceDate: '2026-11-25' },
}
const KSEF_NO = '5260001246-20261125-0A1B2C-3D4E5F-9A'

describe('FA(3)', () => {
  it('FIN-005 names parties, rows, sums by rate, payment and order where KSeF reads them', () => {
    const line = { qty: 10, unitPrice: 64.9, discountPrice: 62.9, custNumber: 'BSP/7', name: 'Toner czarny' }
    const xml = xmlOf({ lines: [line] })
    expect(xml).toContain('<KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza>')
    expect(xml).toContain('<DataWytworzeniaFa>2026-11-25T09:30:00Z</DataWytworzeniaFa>')
    expect(xml).toContain('<NIP>5260001246</NIP><Nazwa>Cartwright Polska Sp. z o.o.</Nazwa>')
    expect(xml).toContain('<NIP>7792481360</NIP><Nazwa>Biuro Serwis Poznań Sp. z o.o.</Nazwa>')
    expect(xml).toContain('<JST>2</JST><GV>2</GV></Podmiot2>')
    expect(xml).toContain('<P_1>2026-11-25</P_1><P_2>IN-PL-26-000001</P_2><WZ>ON-ABCD-EFGH/1</WZ><P_6>2026-11-24</P_6>')
    // 629.00 and 6.90 freight at 23 %.
    expect(xml).toContain('<P_13_1>635.90</P_13_1><P_14_1>146.26</P_14_1><P_15>782.16</P_15>')
    expect(xml).toContain(
      '<P_8A>szt.</P_8A><P_8B>10</P_8B><P_9A>64.90</P_9A><P_10>20.00</P_10><P_11>629.00</P_11><P_12>23</P_12></FaWiersz>',
    )
    expect(xml).toContain('BSP/7</P_7><Indeks>CW-10001</Indeks><GTIN>4006381333931</GTIN>')
    expect(xml).toContain('<Termin>2026-12-25</Termin></TerminPlatnosci><FormaPlatnosci>6</FormaPlatnosci>')
    expect(xml).toContain('<NrRB>61109010140000071219812874</NrRB><SWIFT>WBKPPLPP</SWIFT>')
    expect(xml).toContain('<DataZamowienia>2026-11-20</DataZamowienia><NrZamowienia>PO-2026-1234</NrZamowienia>')
    expect(xml).toContain('<PelnaNazwa>Cartwright Polska Sp. z o.o.</PelnaNazwa><KRS>0000412873</KRS>')
  })

  it('a correction has rows and sums as differences below zero, and names its invoice', () => {
    const more = { ...credit, allowances: [{ kind: 'restocking' as const, amount: 20 }] }
    const xml = xmlOf({ more, lines: [{ qty: 4, unitPrice: 25 }] })
    expect(xml).toContain('<P_13_1>-80.00</P_13_1><P_14_1>-18.40</P_14_1><P_15>-98.40</P_15>')
    expect(xml).toContain('<RodzajFaktury>KOR</RodzajFaktury><PrzyczynaKorekty>')
    expect(xml).toContain(
      '<DataWystFaKorygowanej>2026-11-25</DataWystFaKorygowanej><NrFaKorygowanej>IN-PL-26-000001</NrFaKorygowanej><NrKSeFN>1</NrKSeFN>',
    )
    expect(xml).toContain('<P_8B>-4</P_8B><P_9A>25.00</P_9A><P_11>-100.00</P_11>')
    // What is kept is given back as a row above zero.
    expect(xml).toContain('<P_8B>1</P_8B><P_9A>20.00</P_9A><P_11>20.00</P_11>')
    const known = { corrects: { ...(credit.corrects as NonNullable<InvoiceSnapshot['corrects']>), networkId: KSEF_NO } }
    expect(xmlOf({ more: { ...credit, ...known } })).toContain(
      `<NrKSeF>1</NrKSeF><NrKSeFFaKorygowanej>${KSEF_NO}</NrKSeFFaKorygowanej>`,
    )
  })

  it('domestic invoices above PLN 15,000 are paid in two parts', () => {
    const of = (unitPrice: number, more: Partial<InvoiceSnapshot> = {}) =>
      /<P_18A>(.)<\/P_18A>/.exec(xmlOf({ lines: [{ qty: 1, unitPrice }], more: { charges: [], ...more } }))?.[1]
    // 12,195.12 with 23 % are 15,000.00.
    expect(of(12_195.12)).toBe('2')
    expect(of(12_195.13)).toBe('1')
    expect(of(12_195.13, { currency: 'EUR' })).toBe('2')
  })

  it('a rate of zero says which, a buyer abroad has its own kind of number', () => {
    const rows = { K: '0 WDT', G: '0 EX', AE: 'oo', E: 'zw', O: 'np I', Z: '0 KR' } as const
    const fields = { K: '6_2', G: '6_3', AE: '10', E: '7', O: '8', Z: '6_1' } as const
    for (const category of ['K', 'G', 'AE', 'E', 'O', 'Z'] as const) {
      const xml = xmlOf({ vat: { category, rate: 0 } })
      expect(xml).toContain(`<P_12>${rows[category]}</P_12>`)
      expect(xml).toContain(`<P_13_${fields[category]}>156.30</P_13_${fields[category]}><P_15>156.30</P_15>`)
      expect(xml).toContain(`<P_18>${category === 'AE' ? 1 : 2}</P_18>`)
    }
    const snapshot = exampleSnapshot({ custId: 6 })
    const to = (vat: string) =>
      writeFa3(buildEInvoice({ ...snapshot, buyer: { ...snapshot.buyer, vat } }, 'fa3')).toString()
    expect(to('DE136695976')).toContain('<KodUE>DE</KodUE><NrVatUE>136695976</NrVatUE>')
    expect(to('CHE123456788')).toContain('<KodKraju>PL</KodKraju><NrID>CHE123456788</NrID>')
    expect(to('')).toContain('<BrakID>1</BrakID>')
  })
})

describe.skipIf(!KIT)('FA(3) against schema 1-0E and the sums of KSeF', () => {
  const check = async (xml: string | Buffer) =>
    (await checkWithKit('fa3', Buffer.from(xml))).filter(({ id }) => id !== 'KSEF-DATE')
  const fatal = async (xml: string | Buffer) => (await check(xml)).map(({ id, message }) => `${id} ${message}`)

  it('takes invoices and corrections of each category', async () => {
    for (const options of [
      {},
      { more: credit },
      {
        more: { ...credit, corrects: { invoiceNo: 'IN-PL-26-000001', invoiceDate: '2026-11-25', networkId: KSEF_NO } },
      },
      { more: { allowances: [{ kind: 'coupon' as const, amount: 7.47 }] } },
      { more: { ...credit, allowances: [{ kind: 'restocking' as const, amount: 12 }] } },
      { more: { poNo: '', charges: [] } },
      ...(['K', 'G', 'AE', 'E', 'O', 'Z'] as const).map(category => ({ vat: { category, rate: 0 } })),
      ...[8, 5].map(rate => ({ vat: { category: 'S' as const, rate } })),
    ]) {
      expect(await fatal(xmlOf(options))).toEqual([])
    }
  })

  it('takes what is generated', async () => {
    const cents = (max: number) => fc.integer({ min: 1, max }).map(value => value / 100)
    const line = fc.record({
      qty: fc.integer({ min: 1, max: 9999 }),
      unitPrice: cents(99_999),
      name: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).map(name => `Toner ${name}`),
      discountPrice: fc.constantFrom(null, 0.01),
    })
    const kinds = fc.constantFrom<Partial<InvoiceSnapshot>>({}, credit)
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        kinds,
        cents(500),
        async (lines, more, freight) => {
          const charges = [{ kind: 'freight' as const, amount: freight }]
          expect(await fatal(xmlOf({ lines, more: { charges, ...more } }))).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })

  it('its sums refuse what was changed', async () => {
    const xml = xmlOf()
    for (const [from, to, id] of [
      ['<P_15>192.25', '<P_15>192.52', 'FA3-P_15'],
      ['<P_14_1>35.95', '<P_14_1>36.95', 'FA3-P_14'],
      ['<P_11>74.70', '<P_11>75.70', 'FA3-P_11'],
      ['<NIP>5260001246', '<NIP>5260001247', 'KSEF-NIP'],
      ['<JST>2</JST>', '', 'XSD'],
    ] as const) {
      expect(xml).toContain(from)
      expect((await check(xml.replace(from, to))).map(finding => finding.id)).toContain(id)
    }
    expect(
      (await check(xmlOf({ more: credit }).replace(/<DaneFaKorygowanej>.*<\/DaneFaKorygowanej>/, ''))).map(f => f.id),
    ).toContain('FA3-KOR')
  })
})
