/** Words of the tables of orders. */
import type { Texts } from '@cartwright/core/texts'

export const orderTableTexts = {
  namespace: 'order-table',
  english: {
    allGoodsDelivered: 'All goods delivered',
    backOrder: 'Back Order',
    brand: 'Brand',
    cancelled: 'Cancelled',
    grandTotal: 'Grand total',
    inPreparation: 'In preparation',
    kind: 'Kind',
    leftAmount: 'Amount still ordered',
    moved: 'Moved to another order',
    name: 'Name',
    normal: 'Normal',
    orderType: 'Order type',
    partlyShipped: 'Partly shipped',
    preOrder: 'Pre-Order',
    progress: 'Progress',
    qoNo: 'QO#',
    shipTo: 'Ship To',
    shipped: 'Shipped',
    stillOrdered: 'Still ordered',
    submitted: 'Submitted',
    tracking: 'Tracking',
    unitPrice: 'Unit price',
  },
} as const satisfies Texts
