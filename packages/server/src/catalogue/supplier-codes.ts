/** Letters that other suppliers write around the number of a maker: `LX51B2000`, `CF226X-EU`, `TK-5240BK`. */

export interface SupplierForm {
  /** In the form of `normalizeNumber`. */
  key: string
  /** Only a part of this brand is meant; undefined for any. */
  brand?: string | undefined
  /** Only a part of this colour is meant; undefined for any. */
  colour?: string | undefined
  /** The letters are known to mean this; others are asked about. */
  isKnown: boolean
}

const split = (text: string): readonly string[] => text.split(' ')

/** What wholesalers write in front of a brand's numbers. */
const PREFIXES: readonly (readonly [prefix: string, brand: string])[] = Object.entries({
  HP: 'HP HEW HPQ HEWLETTPACKARD',
  Canon: 'CANON CAN CA CN',
  Samsung: 'SAMSUNG SAM SA SG',
  Brother: 'BROTHER BRO BR BT',
  Kyocera: 'KYOCERAMITA KYOCERA KYO KY KC',
  Lexmark: 'LEXMARK LEX LX LM',
  OKI: 'OKIDATA OKI OK',
  Ricoh: 'RICOH RIC RI RC',
  Xerox: 'XEROX XER XE XR XX',
  Epson: 'EPSON EPS EP',
  'Konica Minolta': 'KONICAMINOLTA KONICA MINOLTA KON MIN KM',
  Dell: 'DELL DEL DE',
  Dymo: 'DYMO DYM DY',
  Casio: 'CASIO CAS CS',
})
  .flatMap(([brand, prefixes]) => split(prefixes).map(prefix => [prefix, brand] as const))
  .sort(([a], [b]) => b.length - a.length)

/** Countries, contracts and markets behind a number, by brand; `undefined` for all of them. */
const SUFFIXES: readonly (readonly [suffix: RegExp, brand: string | undefined])[] = [
  [/(?:ELS|SEE|XEL|XAA|XAR|XSA|XIL)$/, 'Samsung'],
  [/#[A-Z0-9]{3}$/, 'HP'],
  // A contract number: the same cartridge in another box.
  [/(?<=[AX])C$/, 'HP'],
  [/(?:EU|EMEA|OEM|ORIG?|ORG)$/, undefined],
]

/** What is left has to be a number by itself. */
const LEFT_MIN = 5
const isNumber = (key: string) => key.length >= LEFT_MIN && /\d{2}/.test(key)

/** What a number may be without the letters around it; the surer forms first. */
export function supplierForms(key: string): SupplierForm[] {
  if (!/\d/.test(key)) return []
  const ends: SupplierForm[] = SUFFIXES.flatMap(([suffix, brand]) =>
    suffix.test(key) ? [{ key: key.replace(suffix, ''), brand, isKnown: true }] : [],
  )
  const whole: SupplierForm[] = [{ key, isKnown: true }, ...ends]
  const fronts: SupplierForm[] = PREFIXES.flatMap(([prefix, brand]) =>
    key.startsWith(prefix)
      ? whole.map(form => ({ key: form.key.slice(prefix.length), brand, isKnown: true })).map(withoutMark)
      : [],
  )
  const unknown: SupplierForm[] = [2, 3].flatMap(length =>
    /^[A-Z]+$/.test(key.slice(0, length)) ? [{ key: key.slice(length), isKnown: false }] : [],
  )
  const forms = [...ends, ...fronts].flatMap(form => [form, ...blackForms(form)])
  return [...blackForms({ key, isKnown: true }), ...forms, ...unknown].filter(form => isNumber(form.key))
}

const withoutMark = (form: SupplierForm): SupplierForm => ({ ...form, key: form.key.replace(/^[#:+]/, '') })

/** Black is `K` at one maker and `BK` at another. */
function blackForms(form: SupplierForm): SupplierForm[] {
  const [, base, letters] = /^(.*\d[A-Z]*?)(BK|K)$/.exec(form.key) ?? []
  if (base === undefined) return []
  return [{ ...form, key: base + (letters === 'K' ? 'BK' : 'K'), colour: 'black' }]
}
