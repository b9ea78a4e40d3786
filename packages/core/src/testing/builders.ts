/** Wire data with defaults, for tests. */

import type { CartItem, Favourite, GoodsSku, Order, OrderConfirmation, OrderLine, ShipVia, Sku } from '../contract'
import { summaryOf } from '../rules'

let lastId = 0

export const goodsSku = (change: Partial<GoodsSku> = {}): GoodsSku => ({
  goodsSkuId: ++lastId,
  oemCode: 'TN-2420',
  name: 'Toner black',
  brandName: 'Brother',
  classId: 102,
  colour: 'black',
  pageYield: 3000,
  image: '/image/1.svg',
  ...change,
})

export const cartItem = (change: Partial<CartItem> = {}): CartItem => ({
  shoppingCartId: ++lastId,
  number: `CW-${lastId}`,
  custNumber: null,
  goodsSku: goodsSku(),
  unitPrice: 10,
  discountPrice: null,
  qty: 1,
  price: 10,
  warehouse: 'NL',
  tiers: [],
  addedPrice: 10,
  addedStock: 100,
  addedTime: '2026-01-01 08:00:00',
  availability: { stock: 100, otherStock: 0, inTransit: 0, etaDate: null },
  disabled: false,
  successor: null,
  ...change,
})

export const favourite = ({
  oemCode = 'TN-2420',
  ...change
}: Partial<Favourite> & { oemCode?: string }): Favourite => ({
  favoriteId: ++lastId,
  number: `CW-${lastId}`,
  goodsSku: goodsSku({ oemCode }),
  unitPrice: 10,
  discountPrice: null,
  custNumber: null,
  warehouse: 'NL',
  tiers: [],
  availability: { stock: 100, otherStock: 0, inTransit: 0, etaDate: null },
  disabled: false,
  successor: null,
  ...change,
})

export const sku = (change: Partial<Sku> = {}): Sku => ({
  goodsSkuId: ++lastId,
  number: `CW-${lastId}`,
  oemCode: 'TN-2420',
  name: 'Toner black',
  classId: 102,
  brandId: 1,
  brandName: 'Brother',
  colour: 'black',
  pageYield: 3000,
  tapeWidthMm: null,
  unionCode: '',
  boxBarcode: '',
  productBarcode: '',
  custNumber: null,
  image: '/image/1.svg',
  printers: [],
  printerCount: 0,
  disabled: false,
  successor: null,
  availability: { stock: 100, otherStock: 0, inTransit: 0, etaDate: null },
  unitPrice: 10,
  discountPrice: null,
  tiers: [],
  currency: 'EUR',
  ...change,
})

export const orderLine = ({
  promises = [{ qty: 5, when: 'now', warehouse: 'NL' }],
  ...change
}: Partial<OrderLine> = {}): OrderLine => ({
  number: 'CW-1',
  custNumber: null,
  goodsSkuId: 1,
  oemCode: 'TN-2420',
  name: 'Toner black',
  brandName: 'Brother',
  classId: 102,
  colour: 'black',
  image: '/image/1.svg',
  qty: 5,
  unitPrice: 10,
  discountPrice: null,
  price: 50,
  promises,
  ...summaryOf(promises),
  disabled: false,
  successor: null,
  ...change,
})

const address = {
  addressId: 1,
  firstName: 'Anna',
  lastName: 'Smit',
  company: 'Printhuis',
  address1: 'Kade 1',
  address2: '',
  city: 'Delft',
  state: '',
  postcode: '2611 AA',
  countryIso2: 'NL',
  phone: '',
  email: '',
}

export const shipVia = (change: Partial<ShipVia> = {}): ShipVia => ({
  shipViaId: 1,
  name: 'Standard',
  cost: 0,
  needsForwarder: false,
  forwarders: [],
  ...change,
})

const sums = {
  currency: 'EUR',
  subtotal: 50,
  discount: 0,
  promotionRate: 0,
  shippingCost: 0,
  handlingFee: 0,
  total: 50,
  vatRate: 21,
  vat: 10.5,
  grandTotal: 60.5,
}

export const confirmation = (change: Partial<OrderConfirmation> = {}): OrderConfirmation => ({
  hash: 'a',
  kind: 'Normal',
  lines: [orderLine()],
  unknown: [],
  ...sums,
  billTo: address,
  shipTo: address,
  addresses: [address],
  shipVias: [shipVia(), shipVia({ shipViaId: 2, name: 'Own forwarder', needsForwarder: true, forwarders: ['DHL'] })],
  shipViaId: 1,
  forwarder: null,
  ...change,
})

export const order = (orderNo: string, change: Partial<Order> = {}): Order => ({
  id: orderNo,
  orderNo,
  soNo: orderNo,
  poNo: '',
  qoNo: null,
  soDate: '2026-01-01 08:00:00',
  placedBy: 'Sanne de Wit',
  status: 'submitted',
  kind: 'Normal',
  orderType: 'REG',
  backOrderMode: 'shipAvailable',
  lines: [orderLine()],
  ...sums,
  billTo: address,
  shipTo: address,
  shipVia: 'Standard',
  forwarder: null,
  trackingNo: null,
  deliveryDate: null,
  files: [],
  ...change,
})
