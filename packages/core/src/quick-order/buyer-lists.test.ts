import { describe, expect, it } from 'vitest'
import {
  BLANKS,
  OTHER_FIGURES,
  OTHER_HEADINGS,
  PARTLY_KNOWN_HEADINGS,
  QUANTITY_COLUMNS,
  QUANTITY_HEADINGS,
  UNCLEAR_HEADINGS,
} from './buyer-lists.testing'
import { parseList } from './parse-list'
import { parsedLine } from './quick-order.derive'

const read = (text: string) =>
  parseList(text)
    .lines.map(line => parsedLine('', line))
    .map(({ input, qty, ambiguity }) => (ambiguity ? `${input} asks` : `${input}×${qty}`))
    .join(' · ')

describe('kind 1: the quantity is read from the column the buyer meant, or asked about', () => {
  it.each(QUANTITY_COLUMNS)('QO-003 %s: %j', (_id, text, means) => {
    expect(read(text)).toBe(means)
  })

  it.each(QUANTITY_HEADINGS)('QO-003 the column "%s" is the quantity, and Stock beside it is not', heading => {
    expect(read(`SKU;Stock;${heading}\nTN-2420;12;5\nCF226X;9;2`)).toBe('TN-2420×5 · CF226X×2')
    expect(read(`SKU;${heading};Stock\nTN-2420;5;12\nCF226X;2;9`)).toBe('TN-2420×5 · CF226X×2')
  })

  it.each(OTHER_HEADINGS)('QO-003 the column "%s" is never the quantity', heading => {
    expect(read(`SKU;${heading}\nTN-2420;12\nCF226X;9`)).toBe('TN-2420 asks · CF226X asks')
    expect(read(`SKU;${heading};Qty\nTN-2420;12;5\nCF226X;9;2`)).toBe('TN-2420×5 · CF226X×2')
  })

  it.each(PARTLY_KNOWN_HEADINGS)('QO-003 the column "%s" is asked about, and no rival of the order', heading => {
    expect(read(`SKU;${heading}\nTN-2420;12\nCF226X;9`)).toBe('TN-2420 asks · CF226X asks')
    for (const order of ['Qty', 'To order', 'Bestellmenge']) {
      expect(read(`SKU;${heading};${order}\nTN-2420;12;5\nCF226X;9;2`)).toBe('TN-2420×5 · CF226X×2')
    }
  })

  it.each([
    'ilość',
    'Menge in Stück',
    'Order qty (pcs)',
    'Number of units to order',
    'Qty. EA',
    'Quantité (en unités)',
  ])('QO-003 the column "%s" alone is the quantity', heading => {
    expect(read(`SKU;${heading}\nTN-2420;5\nCF226X;2`)).toBe('TN-2420×5 · CF226X×2')
  })

  it.each(UNCLEAR_HEADINGS)('QO-003 %s: %j', (_id, text, means) => {
    expect(
      read(text).replace(/(Order 4711|Bestellung 25\.11\.|ACME BV|Stock list|Xyz|Bestand 31\.12\.)×1/, '$1 asks'),
    ).toBe(means)
  })

  it('QO-003 a comma in one row only is no column: `12,0` stays one figure', () => {
    const { lines } = parseList('TN-2420 5\nCF259A 12,0')
    expect(lines.map(({ input, quantity }) => [input, quantity])).toEqual([
      ['TN-2420', '5'],
      ['CF259A 12,0', ''],
    ])
  })

  it('offers the figures of a line where two columns may be meant', () => {
    expect(parseList('TN-2420;12;5').lines).toEqual([
      { input: 'TN-2420', quantity: '', row: 0, ambiguity: { entered: '12; 5', choices: [12, 5] } },
    ])
    expect(parseList('TN-2420;12;5').quantities).toBe('unsure')
    expect(parseList('SKU;Qty\nTN-2420;5').quantities).toBe('known')
    expect(parseList('TN-2420\nDR-2400').quantities).toBe('none')
  })
})

/** The catalogue does not know these as numbers, so they ask with every quantity. */
const UNKNOWN =
  /(Hello,|Order 4500012345|SKU|10 44973533|TN-2420 7,00|0010 TN-2420|TN-2420 7 11\/18\/2026|4 44973533|Thanks|DR-2400-LONG-NAME)×\d+/g
/** The catalogue finds the article in the text. */
const MORE_THAN_NUMBER = /(?<!\d)(?:10 TN-2420|TN-2420 9000|TN-2420 15|TN-2420 34)(?: asks|×\d+)/

describe('kind 3: figures of other columns are asked about', () => {
  it.each(OTHER_FIGURES)('QO-003 %s: %j', (_id, text, means) => {
    expect(read(text).replace(UNKNOWN, '$1 asks').replace(MORE_THAN_NUMBER, 'TN-2420 asks')).toBe(means)
  })
})

describe('kind 2: a blank where others have a quantity is asked about', () => {
  it.each(BLANKS)('QO-003 %s: %j', (_id, text, means) => {
    expect(read(text).replace(UNKNOWN, '$1 asks')).toBe(means)
  })
})
