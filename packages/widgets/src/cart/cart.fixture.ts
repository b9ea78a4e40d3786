/** Cart rows for stories: what a buyer of the demo shop could have, and what may have happened since. */
import type { CartItem } from '@cartwright/core/contract'

const base: CartItem = {
  shoppingCartId: 1,
  number: 'CW-CF259X',
  custNumber: 'DRK-HP259X',
  goodsSku: {
    goodsSkuId: 10001,
    oemCode: 'CF259X',
    name: 'Toner CF259X',
    brandName: 'HP',
    classId: 102,
    colour: 'black',
    pageYield: 10_000,
    image: '/pictures/toner-black.svg',
  },
  unitPrice: 46.7,
  discountPrice: null,
  qty: 12,
  price: 560.4,
  warehouse: 'NL',
  tiers: [],
  addedPrice: 46.7,
  addedStock: 2140,
  addedTime: '2026-11-18 09:12:00',
  availability: { stock: 2140, otherStock: 900, inTransit: 0, etaDate: null },
  disabled: false,
  successor: null,
}

/** The first row, changed. */
export const aRow = (change: Partial<CartItem>, goods: Partial<CartItem['goodsSku']> = {}): CartItem => ({
  ...base,
  ...change,
  goodsSku: { ...base.goodsSku, ...goods },
})

const magenta = { goodsSkuId: 10002, oemCode: 'W2033X', colour: 'magenta', image: '/pictures/toner-magenta.svg' }
const set = {
  goodsSkuId: 10003,
  oemCode: 'TN-243CMYK',
  brandName: 'Brother',
  colour: 'multi (CMYK)',
  image: '/pictures/toner-kit-multi-cmyk.svg',
}

export const PLAIN_ROWS: readonly CartItem[] = [
  aRow({ discountPrice: 40.63, price: 487.56, addedPrice: 40.63 }),
  aRow({ shoppingCartId: 2, number: 'CW-W2033X', qty: 24, unitPrice: 49.8, addedPrice: 49.8, price: 1195.2 }, magenta),
  aRow(
    {
      shoppingCartId: 3,
      number: 'CW-TN243CMYK',
      custNumber: null,
      qty: 5,
      unitPrice: 46.4,
      addedPrice: 46.4,
      price: 232,
    },
    set,
  ),
]

export const CHANGED_ROWS: readonly CartItem[] = [
  aRow({ discountPrice: 38.9, price: 466.8, addedPrice: 40.5 }),
  aRow({ shoppingCartId: 2, number: 'CW-W2033X', qty: 24, unitPrice: 52.1, addedPrice: 49.8, price: 1250.4 }, magenta),
  aRow({
    shoppingCartId: 3,
    number: 'CW-DR2400',
    custNumber: null,
    qty: 40,
    unitPrice: 15.8,
    addedPrice: 15.8,
    price: 632,
    availability: { stock: 20, otherStock: 0, inTransit: 80, etaDate: '2026-11-27' },
  }),
  aRow({ shoppingCartId: 4, number: 'CW-MLTD111S', qty: 20, disabled: true, successor: 'CW-MLTD111L' }),
  aRow({ shoppingCartId: 5, number: 'CW-AFICIO1234567890', custNumber: null, disabled: true }),
]

/** The wire answers the cart with these rows. */
export const withRows = (rows: readonly CartItem[], story: { shop: object }) => ({
  shop: {
    ...story.shop,
    answer: {
      path: '/clientsystem/shoppingcart/account/list',
      with: { code: 200, msg: '', rows, total: rows.length },
    },
  },
})
