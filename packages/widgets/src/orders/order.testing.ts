/** A placed order on its way, for stories and tests of what no seed has. */
import type { Address, Order, PlacedLine } from '@cartwright/core/contract'
import { summaryOf } from '@cartwright/core/rules'

const address: Address = {
  addressId: 1,
  firstName: 'Erika',
  lastName: 'Grünwald',
  company: 'Kanzlei Grünwald & Söhne',
  address1: 'Donaudampfschifffahrtsstraße 12',
  address2: '',
  city: 'Passau',
  state: '',
  postcode: '94032',
  countryIso2: 'DE',
  phone: '',
  email: '',
}

const TEN_NOW = [{ qty: 10, when: 'now', warehouse: 'DE' }]

const line = (lineId: number, { promises = TEN_NOW, ...change }: Partial<PlacedLine>): PlacedLine => ({
  lineId,
  number: 'CW-W2031X',
  custNumber: null,
  goodsSkuId: 10163,
  oemCode: 'W2031X',
  name: 'Toner cartridge cyan',
  brandName: 'HP',
  classId: 102,
  colour: 'cyan',
  image: '/files/parts/102-cyan.svg',
  qty: 10,
  unitPrice: 52.4,
  discountPrice: null,
  price: 524,
  promises,
  ...summaryOf(promises),
  disabled: false,
  successor: null,
  ...change,
})

export const AN_ORDER: Order = {
  id: 'ON-7KXM-2QPD',
  orderNo: 'ON-7KXM-2QPD',
  soNo: 'SO-7KXM-2QPD',
  poNo: 'PO-2026-1174',
  qoNo: 'QO-88213',
  quickOrderId: 3,
  soDate: '2026-11-19 16:41:00',
  placedBy: 'Anke Jansen',
  status: 'partly shipped',
  kind: 'Back Order',
  orderType: 'DROP',
  backOrderMode: 'shipAvailable',
  lines: [
    line(1, {}),
    line(2, {
      number: 'CW-W2032X',
      oemCode: 'W2032X',
      colour: 'yellow',
      custNumber: 'BJ-4711',
      promises: [
        { qty: 4, when: 'now', warehouse: 'DE' },
        { qty: 6, when: '2099-12-02', warehouse: 'DE' },
      ],
    }),
  ],
  currency: 'EUR',
  subtotal: 1048,
  discount: 0,
  promotionRate: 7.5,
  shippingCost: 11.3,
  handlingFee: 4.5,
  total: 1063.8,
  vatRate: 19,
  vat: 202.12,
  grandTotal: 1265.92,
  billTo: {
    ...address,
    company: 'Bürobedarf Jansen GmbH',
    address1: 'Gewerbering 27',
    city: 'Willich',
    postcode: '47877',
  },
  shipTo: address,
  shipVia: 'Parcel, next day by 12:00',
  forwarder: null,
  trackingNo: 'JVGL06119800',
  deliveryDate: null,
  files: [{ name: 'delivery-note.pdf', type: 'pdf', size: 61_440 }],
  shipments: [
    {
      number: 'SO-7KXM-2QPD-1',
      shippedAt: '2026-11-20 14:20:00',
      deliveredAt: null,
      lines: [
        { lineId: 1, number: 'CW-W2031X', qty: 10 },
        { lineId: 2, number: 'CW-W2032X', qty: 4 },
      ],
      parcels: [
        {
          carrier: 'DHL',
          trackingNo: 'JVGL06119800',
          trackingUrl: 'https://www.dhl.com/en/express/tracking.html?AWB=JVGL06119800',
          weight: 15.6,
        },
        { carrier: 'Stadtbote', trackingNo: '4711', trackingUrl: null, weight: null },
      ],
    },
  ],
  events: [
    { kind: 'placed', at: '2026-11-19 16:41:00', by: 'Anke Jansen', shipment: null },
    { kind: 'processing', at: '2026-11-20 08:05:00', by: null, shipment: null },
    { kind: 'shipped', at: '2026-11-20 14:20:00', by: null, shipment: 'SO-7KXM-2QPD-1' },
    { kind: 'invoiced', at: '2026-11-20 14:20:00', by: null, shipment: 'SO-7KXM-2QPD-1', note: 'IN-NL-26-000041' },
  ],
  canCancel: false,
}
