import { describe, expect, it } from 'vitest'
import { confirmation, orderLine } from '../testing/builders'
import { diffConfirmations, problemsOf } from './order-confirmation.derive'

const NOW_3 = { qty: 3, when: 'now', warehouse: 'NL' }
const LATER_2 = { qty: 2, when: '2026-12-01', warehouse: 'NL' }

describe('what changed since it was confirmed', () => {
  it('ORD-018 reports changes of price, stock and total, and lines that were disabled, removed or added', () => {
    const before = confirmation({
      lines: ['A', 'B', 'C', 'D', 'E'].map(number => orderLine({ number })),
    })
    const after = confirmation({
      lines: [
        orderLine({ number: 'A', discountPrice: 9 }),
        orderLine({ number: 'B', promises: [NOW_3, LATER_2] }),
        orderLine({ number: 'C', disabled: true, successor: 'C2' }),
        orderLine({ number: 'D' }),
        orderLine({ number: 'F', qty: 2 }),
      ],
      grandTotal: 70,
    })
    expect(diffConfirmations(before, after)).toEqual([
      { number: 'A', what: 'price', from: 10, to: 9 },
      { number: 'B', what: 'promises', from: [{ ...NOW_3, qty: 5 }], to: [NOW_3, LATER_2] },
      { number: 'C', what: 'disabled', from: 'C', to: 'C2' },
      { number: 'F', what: 'added', from: 0, to: 2 },
      { number: 'E', what: 'removed', from: 5, to: 0 },
      { number: '', what: 'total', from: 60.5, to: 70 },
    ])
  })

  it('is nothing when nothing changed', () => {
    expect(diffConfirmations(confirmation(), confirmation({ hash: 'b' }))).toEqual([])
  })
})

describe('what keeps an order from being placed', () => {
  const choices = {
    items: [],
    confirmation: confirmation(),
    orderType: 'REG',
    backOrderMode: 'shipAvailable',
    shipTo: { addressId: 1 },
    typedShipTo: undefined,
    shipViaId: 1,
    forwarder: undefined,
    poNo: '',
    buyerReference: undefined,
    couponCode: '',
  } as const
  const typed = { ...confirmation().billTo, addressId: null }

  it.each([
    ['VAL-019 a forwarder where the ship via needs one', { shipViaId: 2 }, { forwarder: 'forwarder' }],
    ['a ship via', { shipViaId: undefined }, { shipVia: 'ship-via' }],
    ['VAL-020 the ship-to', { shipTo: undefined }, { shipTo: 'ship-to' }],
    [
      'VAL-020 a typed address without a postcode, where the country has them',
      { shipTo: { ...typed, postcode: ' ', countryIso2: 'NL' } },
      { shipTo: 'ship-to' },
    ],
    ['VAL-020 nothing of an Irish one without Eircode', { shipTo: { ...typed, postcode: '', countryIso2: 'IE' } }, {}],
    [
      'VAL-020 a typed address without a name',
      { shipTo: { ...typed, firstName: '', lastName: ' ', company: '' } },
      { shipTo: 'ship-to' },
    ],
    [
      'VAL-021 a disabled part',
      { confirmation: confirmation({ lines: [orderLine({ disabled: true })] }) },
      { lines: 'disabled' },
    ],
    ['an unknown part', { confirmation: confirmation({ unknown: ['X'] }) }, { lines: 'unknown' }],
  ])('%s', (_, change, expected) => {
    expect(problemsOf({ ...choices, ...change })).toEqual(expected)
  })

  it.each(['firstName', 'lastName', 'company'])('VAL-016 is nothing where a typed address has its %s', field => {
    const shipTo = { ...typed, firstName: '', lastName: '', company: '', [field]: 'Nowak' }
    expect(problemsOf({ ...choices, shipTo })).toEqual({})
  })

  it.each([{}, { shipViaId: 2, forwarder: 'DHL' }, { shipTo: { ...typed, firstName: '', lastName: '' } }])(
    'nothing: %j',
    change => {
      expect(problemsOf({ ...choices, ...change })).toEqual({})
    },
  )
})
