import { RETURN_REASONS } from '@cartwright/core/contract'
import { expect, it } from 'vitest'
import { restockingFee, returnFreight } from './return-sums'

it('RMA-003 a fifth of goods that are not required, unless the audit waives it', () => {
  for (const reason of RETURN_REASONS) {
    const isOwn = reason === 'notRequired' || reason === 'others'
    expect(restockingFee(209.6, { reason })).toBe(isOwn ? 41.92 : 0)
    expect(restockingFee(209.6, { reason, isFeeWaived: true })).toBe(0)
  }
  expect(restockingFee(209.6, { reason: null })).toBe(0)
})

it('RMA-003 the freight of the supplier, where goods are not at fault', () => {
  expect(returnFreight('supplierCourier', [{ reason: 'leaking' }, { reason: 'wrongOrLess' }], 9.9)).toBe(0)
  expect(returnFreight('supplierCourier', [{ reason: 'leaking' }, { reason: 'notRequired' }], 9.9)).toBe(9.9)
  expect(returnFreight('customerCourier', [{ reason: 'notRequired' }], 9.9)).toBe(0)
  expect(returnFreight(null, [{ reason: 'notRequired' }], 9.9)).toBe(0)
})
