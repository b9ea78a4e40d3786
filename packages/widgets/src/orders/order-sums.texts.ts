/** Words of the sums, below a confirmation and on an order. */
import type { Texts } from '@cartwright/core'

export const orderSumsTexts = {
  namespace: 'order-sums',
  english: {
    allTogether: '{{pieces}} together, when complete',
    amount: 'Amount',
    article: 'Article',
    backOrder: 'Back order',
    discount: 'Discount',
    grandTotal: 'Grand total',
    handlingFee: 'Handling fee',
    items: 'Items',
    linesAndPieces: '{{lines}}, {{pieces}}',
    lines_one: '{{lines}} line',
    lines_other: '{{lines}} lines',
    pieces_one: '{{pieces}} piece',
    pieces_other: '{{pieces}} pieces',
    promotionRate: 'Promotion rate',
    qty: 'Qty',
    salesTax: 'Sales tax',
    shipsLater: '{{pieces}} later',
    shipsNow: '{{pieces}} now',
    shipsOn: '{{pieces}} on {{date}}',
    shippingCost: 'Shipping',
    shipTo: 'Ship To',
    subtotal: 'Subtotal',
    total: 'Total, net',
    unitPrice: 'Unit price',
    vat: 'VAT {{rate}} %',
    whenItShips: 'When it ships',
  },
} as const satisfies Texts
