import type { Texts } from '@cartwright/core'

export const orderRestTexts = {
  namespace: 'order-rest',
  english: {
    giveUp: 'Give up the rest',
    giveUpAll: 'Give up {{pieces}} pieces? Nothing else is in this order: it is cancelled as a whole.',
    giveUpQuestion_one:
      'Give up {{pieces}} piece that waits for goods? It will be neither delivered nor invoiced. This cannot be taken back.',
    giveUpQuestion_other:
      'Give up {{pieces}} pieces that wait for goods? They will be neither delivered nor invoiced. This cannot be taken back.',
    giveUpTitle: 'Give up the rest?',
    givenUp_one: '{{pieces}} piece is given up.',
    givenUp_other: '{{pieces}} pieces are given up.',
    keep: 'Keep as it is',
    move: 'Move the rest to an order of its own',
    moveQuestion_one:
      'Move {{pieces}} piece to an order of its own? Price, addresses, PO number, share of the coupon and its place in the queue stay. Then returns of this order open as soon as its goods have arrived.',
    moveQuestion_other:
      'Move {{pieces}} pieces to an order of their own? Prices, addresses, PO number, share of the coupon and their places in the queue stay. Then returns of this order open as soon as its goods have arrived.',
    moveTitle: 'Move the rest?',
    moved: 'The rest is now order {{orderNo}}.',
    movedFrom: 'Its pieces were moved from order',
    movedTo_one: '{{pieces}} piece was moved to order',
    movedTo_other: '{{pieces}} pieces were moved to order',
    onShelf_one: '{{pieces}} piece is on the shelf for this order and leaves within days: it stays.',
    onShelf_other: '{{pieces}} pieces are on the shelf for this order and leave within days: they stay.',
    waits_one: '{{pieces}} piece waits for goods.',
    waits_other: '{{pieces}} pieces wait for goods.',
  },
} as const satisfies Texts
