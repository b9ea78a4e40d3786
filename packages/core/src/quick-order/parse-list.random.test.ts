/** Cells between tabs come back as they were. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseList } from './parse-list'

/** What lists hold, and every sign that parts cells elsewhere. */
const cell = fc
  .string({ unit: fc.constantFrom(...'AZaz059;,|~=:.-–/()#\'"+* éżß€'), maxLength: 14 })
  .map(text => text.trim())
  // A formula that keeps a number as text, `="0012"`, is read as the number.
  .filter(text => !text.startsWith('="') && !/ {2}/.test(text))

/** As spreadsheets copy a cell. */
const copied = (text: string) => (text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text)

const table = fc
  .integer({ min: 2, max: 5 })
  .chain(width => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 6 }))
  // A blank row is no line.
  .filter(rows => rows.every(row => row.some(text => text !== '')))

it('QO-003 with tabs no other sign splits or changes a cell', () => {
  fc.assert(
    fc.property(table, rows => {
      const list = parseList(rows.map(row => row.map(copied).join('\t')).join('\r\n'), { hasHeader: false })
      expect(list.delimiter).toBe('\t')
      expect(list.rows).toEqual(rows)
    }),
    { numRuns: 500 },
  )
})

it('QO-003 number and quantity of a table come back whole, or are asked about', () => {
  const numbers = fc.stringMatching(/^[A-Z]{2,3}[-;,| ]\d{3,5}[A-Z]?$/)
  const quantities = fc.integer({ min: 1, max: 9999 })
  fc.assert(
    fc.property(fc.array(fc.tuple(numbers, quantities), { minLength: 2, maxLength: 8 }), pairs => {
      const list = parseList(['Article\tQty', ...pairs.map(([number, qty]) => `${number}\t${qty}`)].join('\n'))
      expect(list.lines.map(({ input, quantity }) => [input, quantity])).toEqual(
        pairs.map(([number, qty]) => [number, String(qty)]),
      )
    }),
  )
})

it('QO-003 a quote within a cell stands for inches, and hides no tab', () => {
  expect(parseList('A"\t\t\r\n\t\tA\r\n\t\t""""', { hasHeader: false })).toMatchObject({
    delimiter: '\t',
    rows: [
      ['A"', '', ''],
      ['', '', 'A'],
      ['', '', '"'],
    ],
  })
})
