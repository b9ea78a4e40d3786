import { describe, expect, it } from 'vitest'
import { formatTaxNumber, formatVat, isSdi, isTaxCode, isVat } from './tax-numbers'

/** Numbers that companies print on their invoices, and the examples of tax offices. */
const RIGHT: readonly (readonly [country: string, ...numbers: string[]])[] = [
  ['DE', 'DE136695976', '136 695 976', 'de 136.695.976', 'DE129273398', 'DE811569869'],
  ['FR', 'FR40303265045', 'FR83404833048', '83 404 833 048', 'FR23334175221'],
  [
    'GB',
    'GB980780684',
    '980 7806 84',
    'GB434031494',
    // Of the second series only: the sum of the first misses by 55.
    'GB100000034',
    'GB220430231',
    'GB980780684001',
    'GBGD001',
    'GBHA599',
    'XI980780684',
    'xi 980 7806 84',
  ],
  ['IT', 'IT00159560366', '00743110157', 'IT12345670017'],
  ['NL', 'NL004495445B01', 'NL 0044.95.445.B01', '004495445b01', 'NL000099998B57', 'NL123456789B13'],
  ['PL', 'PL8567346215', '856-734-62-15', 'PL5260001246'],
]

describe.each(RIGHT)('VAT numbers of %s', (country, ...numbers) => {
  it.each(numbers)('%s is one', number => expect(isVat(number, country)).toBe(true))

  it('are found wrong with one digit mistyped, but for the few that fit a second rule', () => {
    const [first = ''] = numbers
    // The last digits of a Dutch number tell companies of one owner apart.
    const places = [...first].slice(0, country === 'NL' ? -3 : undefined).map((_, index) => index)
    const mistyped = places.slice(2).flatMap(index => {
      const others = [...'0123456789'].filter(digit => digit !== first[index])
      return others.map(digit => first.slice(0, index) + digit + first.slice(index + 1))
    })
    const missed = mistyped.filter(number => isVat(number, country))
    expect(missed.length).toBeLessThanOrEqual(country === 'GB' || country === 'NL' ? 2 : 0)
  })

  it('have their length and no prefix of others', () => {
    const [first = ''] = numbers
    expect(isVat(first.slice(0, -1), country)).toBe(false)
    expect(isVat(`${first}1`, country)).toBe(false)
    expect(isVat(`XX${first.slice(2)}`, country)).toBe(false)
    expect(isVat('', country)).toBe(false)
  })
})

/** As numbers are copied from letters, registers and mails. */
it.each([
  ['V-115', 'NL', 'NL004495445B01\u200b', 'NL004495445B01'],
  ['V-116', 'NL', '\u202aNL004495445B01\u202c', 'NL004495445B01'],
  ['V-123', 'NL', 'ＮＬ００４４９５４４５Ｂ０１', 'NL004495445B01'],
  ['V-124', 'PL', 'PL 526–10–40–828', 'PL5261040828'],
  ['V-125', 'PL', 'PL 526‑10‑40‑828', 'PL5261040828'],
  ['V-126', 'PL', 'NIP 526-10-40-828', 'PL5261040828'],
  ['V-127', 'PL', 'NIP: PL5261040828', 'PL5261040828'],
  ['V-128', 'DE', 'USt-IdNr.: DE136695976', 'DE136695976'],
  ['V-129', 'DE', 'USt-ID DE 136 695 976', 'DE136695976'],
  ['', 'DE', 'Umsatzsteuer-Identifikationsnummer: DE 136695976.', 'DE136695976'],
  ['', 'DE', 'Ust.-Id.-Nr. 136 695 976', 'DE136695976'],
  ['', 'DE', 'UID DE136695976', 'DE136695976'],
  ['', 'DE', 'VAT ID: DE136695976', 'DE136695976'],
  ['', 'FR', 'N° TVA : FR 40 303 265 045', 'FR40303265045'],
  ['', 'FR', 'Numéro de TVA intracommunautaire FR40303265045', 'FR40303265045'],
  ['', 'FR', 'TVA intracom. FR40303265045', 'FR40303265045'],
  ['', 'FR', 'n°\u202fTVA\u00a0: FR40303265045', 'FR40303265045'],
  ['', 'GB', 'VAT No. GB 980 7806 84', 'GB980780684'],
  ['', 'GB', 'VAT Reg. No: 980 7806 84', 'GB980780684'],
  ['', 'GB', 'VAT registration number 980780684', 'GB980780684'],
  ['', 'IT', 'P.IVA IT00159560366', 'IT00159560366'],
  ['', 'IT', 'Partita IVA: 00159560366', 'IT00159560366'],
  ['', 'IT', 'P. IVA n. 00159560366', 'IT00159560366'],
  ['', 'NL', 'BTW-nr. NL0044.95.445.B01', 'NL004495445B01'],
  ['', 'NL', 'btw-id: NL004495445B01', 'NL004495445B01'],
  ['', 'NL', 'BTW nummer NL004495445B01,', 'NL004495445B01'],
  ['', 'PL', 'NIP UE: PL 526 104 08 28', 'PL5261040828'],
  ['', 'PL', 'numer NIP 5261040828', 'PL5261040828'],
  ['', 'US', 'EIN: 12‑3456789', '123456789'],
  ['', 'US', 'Tax ID 12-3456789', '123456789'],
])('REGI-009 %s %s: “%s” is %s', (_id, country, text, number) => {
  expect(isVat(text, country)).toBe(true)
  expect(formatVat(text, country)).toBe(number)
})

it.each([
  ['V-204', 'M5UXCR1\u200b', 'M5UXCR1'],
  ['V-205', 'SDI: M5UXCR1', 'M5UXCR1'],
  ['V-208', 'Ｍ５ＵＸＣＲ１', 'M5UXCR1'],
  ['', 'Codice SDI M5UXCR1', 'M5UXCR1'],
  ['', 'Codice destinatario: m5uxcr1', 'M5UXCR1'],
  ['a code that begins like a label', 'SDI1234', 'SDI1234'],
  ['a code that begins like a label', 'EIN1234', 'EIN1234'],
])('REGI-009 %s: “%s” is the code %s', (_id, text, code) => {
  expect(isSdi(text)).toBe(true)
  expect(formatTaxNumber(text)).toBe(code)
})

it('REGI-009 a label before an Italian tax code is dropped', () => {
  expect(isTaxCode('C.F. RSSMRA85T10A562S')).toBe(true)
  expect(formatTaxNumber('Codice fiscale: rssmra85t10a562s')).toBe('RSSMRA85T10A562S')
})

it('REGI-009 a branch of a British company is numbered from 001 on', () => {
  expect(isVat('GB980780684000', 'GB')).toBe(false)
  expect(isVat('GB980780684999', 'GB')).toBe(true)
})

it.each([
  ['FR', '12000000000'],
  ['GB', '000000000'],
  ['NL', '000000000B01'],
  ['PL', '0000000000'],
])('REGI-009 number 0 does not exist in %s: %s', (country, number) => expect(isVat(number, country)).toBe(false))

it('VAT numbers are kept as they cross borders', () => {
  expect(formatVat(' 136 695-976', 'DE')).toBe('DE136695976')
  expect(formatVat('de 136695976', 'DE')).toBe('DE136695976')
  expect(formatVat('xi 980 7806 84', 'GB')).toBe('XI980780684')
  expect(formatVat('12-3456789', 'US')).toBe('123456789')
  expect(formatVat('ATU 123 45678', 'AT')).toBe('ATU12345678')
  expect(formatVat('UID: ATU 123 45678', 'AT')).toBe('ATU12345678')
  expect(formatVat('VAT ATU12345678', 'AT')).toBe('ATU12345678')
  expect(formatVat('ΑΦΜ EL 123456783', 'GR')).toBe('EL123456783')
  expect(formatVat('CHE-123.456.789 MWST', 'CH')).toBe('CHE123456789MWST')
  expect(formatVat('TVA 12345678', 'LU')).toBe('TVA12345678')
})

describe('EIN', () => {
  it.each(['12-3456789', '123456789', '94 3404110', '01-0000001', '99-1234567'])('%s is one', number =>
    expect(isVat(number, 'US')).toBe(true),
  )
  it.each(['07-1234567', '89-1234567', '00-1234567', '12-345678', '12-34567890', 'US123456789', 'N/A', ''])(
    '%s is none: no office that gives them out, or not nine digits',
    number => expect(isVat(number, 'US')).toBe(false),
  )
})

it('VAL-040 a country without a site has no rule here', () => expect(isVat('anything', 'AT')).toBe(true))

describe('codes of Italy', () => {
  it.each(['M5UXCR1', '0000000', 'm5uxcr1'])('SDI %s', code => expect(isSdi(code)).toBe(true))
  it.each(['', 'M5UX', 'UFXXXX', 'M5UXCR12', 'M5UXCR?'])('no SDI: %s', code => expect(isSdi(code)).toBe(false))
  it.each(['RSSMRA85T10A562S', 'rssmra85t10a562s', 'RSSMRA 85T10 A562S', 'BNCSFN85T58G702W', '00743110157'])(
    'codice fiscale %s',
    code => expect(isTaxCode(code)).toBe(true),
  )
  it.each(['RSSMRA85T10A562T', 'RSSMRA85T01A562S', 'RSSMRA85Z10A562S', '00743110158', '00000000000', 'RSSMRA', ''])(
    'no codice fiscale: %s',
    code => expect(isTaxCode(code)).toBe(false),
  )
})
