import { describe, expect, it } from 'vitest'
import {
  BLANKS,
  OTHER_FIGURES,
  OTHER_HEADINGS,
  PARTLY_KNOWN_HEADINGS,
  QUANTITY_COLUMNS,
  QUANTITY_HEADINGS,
  STOCK_AND_QUANTITY,
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

  it.each(STOCK_AND_QUANTITY)('QO-003 %s the column "%s" behind one of the stock', (_id, heading) => {
    expect(read(`SKU;Stock;${heading}\nTN-2420;12;5\nCF226X;9;2`)).toBe('TN-2420×5 · CF226X×2')
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

describe('kind 29: what is filled in beside a question is the likeliest reading', () => {
  const filledIn = (text: string) =>
    parseList(text)
      .lines.map(line => parsedLine('', line))
      .map(({ qty, ambiguity }) => (ambiguity ? `${qty} of ${ambiguity.entered}` : `${qty}`))
      .join(' · ')

  it.each([
    ['L-072', 'a counter in front', '1;2000000103716;5\n2;2000000100630;3', '5 of 1; 5 · 3 of 2; 3'],
    ['', 'a counter in front of a number', '1;TN-2420;5\n2;CF226X;3', '5 of 1; 5 · 3 of 2; 3'],
    ['', 'a counter in tens', '10;TN-2420;5\n20;CF226X;9\n30;DR-2400;4', '5 · 9 · 4'],
    [
      '',
      'figures that rise in front, some left out',
      '3;TN-2420;5\n7;CF226X;9\n8;DR-2400;1',
      '5 of 3; 5 · 9 of 7; 9 · 1 of 8; 1',
    ],
    ['', 'a counter behind', 'TN-2420;5;1\nCF226X;4;2\nDR-2400;9;3', '5 of 5; 1 · 4 of 4; 2 · 9 of 9; 3'],
    ['', 'noughts in front', '010;TN-2420;5\n020;CF226X;9', '5 · 9'],
    ['', 'prices in front', '8,00;CE285A;114\n24,00;TN-2420;27', '114 of 8,00; 114 · 27 of 24,00; 27'],
    ['', 'what is there beside what should be', 'SKU;Ist;Soll\nTN-2420;12;5\nCF226X;9;2', '5 of 5 · 2 of 2'],
    ['', 'a yield', 'TN-2420;3000;5\nCF226X;9000;2', '5 of 3000; 5 · 2 of 9000; 2'],
    ['', 'returned pieces', 'SKU;Qty returned;Xyz\nTN-2420;12;5\nCF226X;9;2', '5 of 12; 5 · 2 of 9; 2'],
    [
      '',
      'a comma in the description',
      'SKU,Description,Qty,,\nTN-2420,Toner, 3000,5,\nCF226X,Toner, 9000,2,',
      '5 of 3000; 5 · 2 of 9000; 2',
    ],
  ])('%s %s: %j', (_id, _what, text, likeliest) => {
    expect(filledIn(text)).toBe(likeliest)
  })
})
