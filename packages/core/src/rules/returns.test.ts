import { describe, expect, it } from 'vitest'
import { RETURN_REASONS } from '../contract'
import {
  answerDay,
  isNeverArrived,
  type ReturnableFacts,
  type ReturnEntry,
  returnBlocks,
  returnDeadline,
  returnFormProblems,
  returnProblems,
} from './returns'

const line = {
  orderStatus: 'all goods delivered',
  orderedQty: 3,
  deliveredQty: 3,
  leftQty: 3,
  invoicedQty: 3,
  isInReturn: false,
  isCredited: false,
  kitParts: [] as ReturnableFacts['kitParts'],
  deliveredOn: '2026-11-12',
  invoicedOn: '2026-11-12',
}
const entry: ReturnEntry = { partSkuId: null, returnQty: 1, reason: 'leaking', otherReason: '', batchNo: 'L2609' }
const today = '2026-11-20'
const codes = (change: Partial<typeof line>, entered: Partial<ReturnEntry> = {}, on = today) =>
  returnProblems({ ...line, ...change }, { ...entry, ...entered }, { today: on }).map(({ code }) => code)

describe('what may go back', () => {
  it('RMA-010 only goods of an order that has arrived entirely', () => {
    for (const orderStatus of ['submitted', 'processing', 'partly shipped', 'shipped'])
      expect(returnBlocks({ ...line, orderStatus })).toMatchObject([{ code: 'NOT_DELIVERED', blocks: true }])
    expect(codes({ orderStatus: 'cancelled' })).toEqual(['CANCELLED'])
    expect(codes({ deliveredQty: 0, leftQty: 0 })).toEqual(['CANCELLED'])
    expect(returnBlocks(line)).toEqual([])
  })

  it('VAL-025 a whole number of pieces from one on', () => {
    for (const returnQty of [null, 0, -1, 1.5]) expect(codes({}, { returnQty })).toEqual(['QTY_INVALID'])
    expect(codes({}, { returnQty: 1 })).toEqual([])
  })

  it('VAL-026 not more than ordered, less what is in other returns', () => {
    expect(codes({}, { returnQty: 3 })).toEqual([])
    expect(returnProblems(line, { ...entry, returnQty: 4 }, { today })).toEqual([
      { code: 'QTY_ABOVE', blocks: true, day: null, qty: 3 },
    ])
    expect(codes({ leftQty: 1 }, { returnQty: 2 })).toEqual(['QTY_ABOVE'])
    expect(codes({ leftQty: 0 })).toEqual(['ALL_RETURNED'])
    expect(codes({ leftQty: 0, isInReturn: true })).toEqual(['IN_RETURN'])
    expect(codes({ leftQty: 0, isCredited: true })).toEqual(['CREDITED'])
  })

  it('only pieces that there is an invoice for', () => {
    const none = { ...line, invoicedQty: 0 }
    expect(returnBlocks({ ...none, invoicedOn: null })).toMatchObject([{ code: 'NOT_INVOICED', blocks: true }])
    expect(returnBlocks({ ...none, invoicedOn: '2026-11-12' })).toMatchObject([{ code: 'CREDITED', blocks: true }])
    expect(codes({ invoicedQty: 2 }, { returnQty: 2 })).toEqual([])
    expect(codes({ invoicedQty: 2 }, { returnQty: 3 })).toEqual(['NOT_INVOICED'])
  })

  it('VAL-027 VAL-028 RMA-012 a reason, and a batch number where the goods are at fault', () => {
    expect(codes({}, { reason: null })).toEqual(['REASON_MISSING'])
    for (const reason of RETURN_REASONS) {
      const isQuality = !['others', 'wrongOrLess', 'notRequired'].includes(reason)
      expect(codes({}, { reason, batchNo: ' ', otherReason: 'x' }, '2026-11-17')).toEqual(
        isQuality ? ['BATCH_MISSING'] : [],
      )
    }
  })

  it('VAL-031 a text for other reasons', () => {
    expect(codes({}, { reason: 'others', otherReason: ' ' })).toEqual(['TEXT_MISSING'])
    expect(codes({}, { reason: 'others', otherReason: 'wrong colour' })).toEqual([])
  })
})

describe('a kit', () => {
  const kitParts = [{ goodsSkuId: 7, leftQty: 2, invoicedQty: 2 }]

  it('goes back by part where one is at fault, wrong or missing', () => {
    expect(codes({ kitParts }, { partSkuId: 7, returnQty: 2 })).toEqual([])
    expect(codes({ kitParts }, { partSkuId: 7, returnQty: 3 })).toEqual(['QTY_ABOVE'])
    expect(codes({ kitParts }, { partSkuId: 7, reason: 'wrongOrLess' }, '2026-11-17')).toEqual([])
    expect(codes({ kitParts }, { partSkuId: 7, reason: 'notRequired' })).toEqual(['KIT_WHOLE'])
    expect(codes({ kitParts }, { partSkuId: 8 })).toEqual(['KIT_PART'])
    expect(codes({}, { partSkuId: 7 })).toEqual(['KIT_PART'])
  })

  it('goes back by part only, when no whole one is left', () => {
    expect(codes({ kitParts, leftQty: 0 })).toEqual(['KIT_PART'])
    expect(codes({ kitParts, leftQty: 0 }, { reason: 'others', otherReason: 'x' })).toEqual(['KIT_OPEN'])
    expect(codes({ kitParts, leftQty: 0 }, { partSkuId: 7 })).toEqual([])
    const none = kitParts.map(part => ({ ...part, leftQty: 0 }))
    expect(codes({ kitParts: none, leftQty: 0 }, { partSkuId: 7 })).toEqual(['ALL_RETURNED'])
  })
})

describe('until when', () => {
  it.each([
    ['leaking', '2026-10-29', null, '2028-10-29'],
    ['leaking', '2024-02-29', null, '2026-02-28'],
    ['wrongOrLess', '2026-11-12', null, '2026-11-17'],
    ['wrongOrLess', '2026-11-14', null, '2026-11-18'],
    ['notRequired', '2026-11-13', '2026-11-12', '2026-12-12'],
    ['others', '2026-11-12', null, '2026-12-12'],
  ] as const)('CONT-010 %s, delivered %s, invoiced %s: %s', (reason, deliveredOn, invoicedOn, last) => {
    expect(returnDeadline(reason, { deliveredOn, invoicedOn })).toBe(last)
  })

  it('CONT-010 a passed time is advice, unless the site enforces it; the warranty is none after two years', () => {
    const late = { ...entry, reason: 'notRequired' as const }
    const at = (day: string, enforced = false) => returnProblems(line, late, { today: day, enforced })
    expect(at('2026-12-12')).toEqual([])
    expect(at('2026-12-13')).toEqual([{ code: 'WINDOW_PASSED', blocks: false, day: '2026-12-12', qty: null }])
    expect(at('2026-12-13', true)).toMatchObject([{ blocks: true }])
    expect(returnProblems(line, { ...entry, reason: 'wrongOrLess' }, { today: '2026-11-18' })).toMatchObject([
      { code: 'REPORT_PASSED', blocks: false, day: '2026-11-17' },
    ])
    expect(returnProblems(line, entry, { today: '2028-11-13' })).toMatchObject([
      { code: 'WARRANTY_ENDED', blocks: true, day: '2028-11-12' },
    ])
  })

  it('RMA-009 the audit takes up to three working days', () => {
    expect(answerDay('2026-11-17')).toBe('2026-11-20')
    expect(answerDay('2026-11-19')).toBe('2026-11-24')
  })
})

it('VAL-029 VAL-030 VAL-032 VAL-036 a return has lines, a way back, an address and a note', () => {
  const whole = {
    deliveryType: 'own',
    hasAddress: true,
    forwarder: 'DHL',
    otherForwarder: '',
    note: 'x',
    lineCount: 1,
  } as const
  expect(returnFormProblems(whole)).toEqual([])
  expect(returnFormProblems({ ...whole, hasAddress: false })).toEqual(['ADDRESS_MISSING'])
  expect(returnFormProblems({ ...whole, forwarder: 'Others' })).toEqual(['FORWARDER_MISSING'])
  expect(returnFormProblems({ ...whole, forwarder: 'Others', otherForwarder: 'Rhenus' })).toEqual([])
  expect(returnFormProblems({ ...whole, forwarder: '', deliveryType: 'supplierCourier' })).toEqual([])
  expect(returnFormProblems({ ...whole, note: ' \n' })).toEqual(['NOTE_MISSING'])
  expect(returnFormProblems({ ...whole, lineCount: 0 })).toEqual(['NO_LINES'])
  expect(returnFormProblems({ ...whole, deliveryType: null })).toEqual(['DELIVERY_MISSING'])
  // Nothing is sent.
  const claim = { ...whole, deliveryType: null, hasAddress: false, hasGoods: false }
  expect(returnFormProblems(claim)).toEqual([])
  expect(returnFormProblems({ ...claim, deliveryType: 'own', forwarder: '' })).toEqual([])
  expect([
    isNeverArrived({ reason: 'wrongOrLess', neverArrived: true }),
    isNeverArrived({ reason: 'noise', neverArrived: true }),
  ]).toEqual([true, false])
})
