import { describe, expect, it } from 'vitest'
import { findIds, findTitles, parseCsv, proveRows } from './ledger.mjs'

describe('parseCsv', () => {
  it('reads quotes, commas and line ends inside fields, and CRLF', () => {
    expect(parseCsv('id,text\r\nAB-001,"a, ""b""\nc"\r\nAB-002,\r\n')).toEqual([
      { id: 'AB-001', text: 'a, "b"\nc' },
      { id: 'AB-002', text: '' },
    ])
  })

  it('reads a last row without a line end', () => {
    expect(parseCsv('id,text\nAB-001,x')).toEqual([{ id: 'AB-001', text: 'x' }])
  })
})

describe('findIds', () => {
  const areas = new Set(['CART', 'QO', 'REG'])

  it('finds several ids anywhere in a title', () => {
    expect(findIds('CART-003 QO-001 resets to 1 (REG-010)', areas)).toEqual(['CART-003', 'QO-001', 'REG-010'])
  })

  it('takes no part number, longer number or other prefix for an id', () => {
    expect(findIds('TZE-231 CART-0031 XCART-003 CART-003-44 cart-003', areas)).toEqual([])
  })
})

describe('findTitles', () => {
  it('finds literal titles with their lines, in all three kinds of quotes', () => {
    const source = `describe('A', () => {\n  it("B isn't", f)\n  test.each([1])(\`C \${1}\`, f)\n  test.skip('D\\'s', f)\n})`
    expect(findTitles(source)).toEqual([
      { title: 'A', line: 1 },
      { title: "B isn't", line: 2 },
      { title: `C \${1}`, line: 3 },
      { title: "D\\'s", line: 4 },
    ])
  })

  it('leaves other calls and plain words alone', () => {
    expect(findTitles("omit('CART-001'); const it = 'CART-001'; edit(`CART-001`)")).toEqual([])
  })
})

describe('proveRows', () => {
  const ids = ['CART-001', 'CART-002', 'QO-001']

  it('counts a row as proven by a passing test, in its own or an outer title', () => {
    const { byArea, proven } = proveRows(ids, [
      { title: 'CART-001 adding > works', status: 'passed' },
      { title: 'QO-001 pasted', status: 'failed' },
      { title: 'CART-002 later', status: 'skipped' },
    ])
    expect(proven).toEqual(['CART-001'])
    expect(byArea).toEqual([
      { area: 'CART', all: 2, proven: 1, missing: ['CART-002'] },
      { area: 'QO', all: 1, proven: 0, missing: ['QO-001'] },
    ])
  })

  it.each(['failed', 'skipped'])('counts no row that a %s test cites, no matter what others do', status => {
    const results = [
      { title: 'CART-001 in the core', status: 'passed' },
      { title: 'CART-001 CART-002 in the browser', status },
      { title: 'CART-001 on the server', status: 'passed' },
      { title: 'QO-001 pasted', status: 'passed' },
    ]
    expect(proveRows(ids, results).proven).toEqual(['QO-001'])
  })

  it('lets another suite run what one has skipped', () => {
    const title = 'CART-001 on PostgreSQL'
    const skipped = { title, status: 'skipped' }
    expect(proveRows(ids, [skipped, { title, status: 'passed' }]).proven).toEqual(['CART-001'])
    expect(proveRows(ids, [skipped, { title, status: 'passed' }, { title, status: 'failed' }]).proven).toEqual([])
  })

  it('names a cited row that the ledger does not have', () => {
    expect(proveRows(ids, [{ title: 'CART-999 invented', status: 'passed' }]).unknown).toEqual(['CART-999'])
  })
})
