/** What a less strict back end may answer, and what is left out of an answer that does not fit. */
import { describe, expect, it } from 'vitest'
import { Mismatch, readAs, readShape } from './read-shape'
import * as s from './shape'

const tier = s.object({ minQty: s.number, price: s.amount })
const part = s.object({
  number: s.string,
  name: s.textOrBlank,
  price: s.nullable(s.amount),
  disabled: s.flag,
  matchedBy: s.optional(s.oneOf(['number', 'name'])),
  tiers: s.listOf(tier),
})
const good = { number: 'CW-1', name: 'Toner', price: 12.5, disabled: false, tiers: [{ minQty: 5, price: 11 }] }

function read<T>(shape: s.Shape<T>, answer: unknown) {
  const lost: string[] = []
  const value = readShape(shape, structuredClone(answer), lost)
  return value instanceof Mismatch ? { wrong: value.path, lost } : { value, lost }
}

describe('an answer that fits', () => {
  it('is read as it is, with fields that the contract does not know', () => {
    const answer = [{ ...good, weight: 3, matchedBy: 'name' }]
    expect(read(s.listOf(part), answer)).toEqual({ value: answer, lost: [] })
  })
})

describe('a less strict back end', () => {
  it.each([
    ['digits for a number', s.number, '12.50', 12.5],
    ['a number for a text', s.string, 4711, '4711'],
    ['1 for true', s.boolean, 1, true],
    ['0 for false', s.boolean, 0, false],
    ['nothing for an empty list', s.listOf(s.number), null, []],
    ['nothing for an empty record', s.recordOf(s.number), undefined, {}],
    ['nothing for null', s.nullable(s.number), undefined, null],
    ['null for what may be missing', s.optional(s.number), null, undefined],
    ['nothing for a text that a page can do without', s.textOrBlank, null, ''],
    ['anything where the payload is unused', s.nothing, { a: 1 }, null],
  ])('may answer %s', (_name, shape, answer, expected) => {
    expect(read<unknown>(shape, answer)).toEqual({ value: expected, lost: [] })
  })

  it('may leave out every field that a page can do without', () => {
    expect(read(part, { number: 'CW-1' })).toEqual({
      value: { number: 'CW-1', name: '', price: null, disabled: false, matchedBy: undefined, tiers: [] },
      lost: [],
    })
  })
})

describe('what cannot be read', () => {
  it.each([
    ['a text that is no number', s.number, 'twelve'],
    ['a blank', s.number, ' '],
    ['no finite number', s.number, '1e999'],
    ['an object for a text', s.string, {}],
    ['a word for a flag', s.boolean, 'yes'],
    ['a word that is none of the choices', s.oneOf(['EU', 'US']), 'NA'],
    ['an object for a list', s.listOf(s.number), {}],
    ['a list for a record', s.recordOf(s.number), []],
    ['a list for an object', part, []],
    ['null for an object', part, null],
    ['a value where null says something of its own', s.missing, 0],
  ])('%s is a mismatch', (_name, shape, answer) => {
    expect(read<unknown>(shape, answer)).toEqual({ wrong: '', lost: [] })
  })

  it('takes along the entry of the list that it stands in, and names its path', () => {
    const answer = [good, { ...good, number: {} }, 5, good]
    expect(read(s.listOf(part), answer)).toEqual({ value: [good, good], lost: ['1.number', '2'] })
  })

  it('takes along nothing where the value may be missing', () => {
    const answer = { ...good, price: 'dear', disabled: 'no', matchedBy: 'colour', name: [] }
    expect(read(part, answer)).toEqual({
      value: { ...good, price: null, disabled: false, matchedBy: undefined, name: '' },
      lost: ['name', 'price', 'disabled', 'matchedBy'],
    })
  })

  it('takes along one entry of a list inside an object, or the list, not the object', () => {
    expect(read(part, { ...good, tiers: [{ minQty: 'x', price: 1 }, good.tiers[0]] })).toEqual({
      value: good,
      lost: ['tiers.0.minQty'],
    })
    expect(read(part, { ...good, tiers: 'none' })).toEqual({ value: { ...good, tiers: [] }, lost: ['tiers'] })
  })

  it('takes along one entry of a record', () => {
    expect(read(s.recordOf(tier), { a: good.tiers[0], b: null })).toEqual({ value: { a: good.tiers[0] }, lost: ['b'] })
  })

  it('names the path of what an answer cannot do without', () => {
    expect(read(s.object({ order: s.object({ lines: s.listOf(part), orderNo: s.string }) }), { order: {} })).toEqual({
      wrong: 'order.orderNo',
      lost: [],
    })
  })

  it('leaves no trace of a shape that did not fit', () => {
    const goods = s.either(s.object({ name: s.textOrBlank, price: s.number }), s.object({ number: s.string }))
    expect(read(goods, { number: 'CW-1' })).toEqual({ value: { number: 'CW-1' }, lost: [] })
    expect(read(goods, { number: 'CW-1', price: 2 })).toEqual({
      value: { number: 'CW-1', name: '', price: 2 },
      lost: [],
    })
  })

  it('keeps null of what may be missing or null', () => {
    expect(read(s.object({ a: s.optional(s.nullable(s.number)) }), { a: null })).toEqual({
      value: { a: null },
      lost: [],
    })
  })

  it('does not pass for null where null says something of its own', () => {
    const settled = s.object({ order: s.either(s.missing, s.object({ orderNo: s.string })) })
    expect(read(settled, { order: null })).toEqual({ value: { order: null }, lost: [] })
    expect(read(settled, { order: { orderNo: 'SO-7' } })).toEqual({ value: { order: { orderNo: 'SO-7' } }, lost: [] })
    expect(read(settled, { order: { no: 7 } })).toEqual({ wrong: 'order.orderNo', lost: [] })
  })

  it('of a shape that holds itself is found at any depth', () => {
    interface Menu {
      path: string
      children: Menu[]
    }
    const menu: s.Shape<Menu> = s.object({ path: s.string, children: s.listOf(s.lazy(() => menu)) })
    const answer = { path: 'a', children: [{ path: 'b', children: [{ path: {} }] }] }
    expect(read(menu, answer)).toEqual({
      value: { path: 'a', children: [{ path: 'b', children: [] }] },
      lost: ['children.0.children.0.path'],
    })
  })
})

describe('a refusal', () => {
  it('carries what the contract says, or nothing', () => {
    const shape = s.object({ field: s.string })
    expect(readAs(shape, { field: 'email' })).toEqual({ field: 'email' })
    expect(readAs(shape, { field: null })).toBeUndefined()
    expect(readAs(shape, undefined)).toBeUndefined()
  })
})
