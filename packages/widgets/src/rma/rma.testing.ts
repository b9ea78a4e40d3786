/** Returns as a server answers them, for stories and tests. */
import type { Return, ReturnableLine, ReturnLine, ReturnRow } from '@cartwright/core/contract'

const PART = {
  ...{ goodsSkuId: 10371, number: 'CW-TN2420', oemCode: 'TN-2420', brandName: 'Brother', custNumber: null },
  ...{ name: 'Toner black for Brother TN-2420', colour: 'Black', image: '/pictures/toner-black.svg' },
}
const ORDER = {
  ...{ orderNo: 'ON-7KXM-2QPD', orderItem: 1, orderedQty: 20, deliveredQty: 20, leftQty: 18 },
  deliveredOn: '2026-11-12',
  invoicedOn: '2026-11-12',
  price: 38.9,
  kitParts: [],
  reported: [],
}

export const offeredLine = (change: Partial<ReturnableLine> = {}): ReturnableLine => ({
  ...{ ...PART, ...ORDER, orderLineId: 71, currency: 'EUR', problems: [] },
  ...change,
})

/** A set of three, of which whole ones and pieces of each are left. */
export const aKit = {
  ...{ goodsSkuId: 10419, number: 'CW-TN241CMY', oemCode: 'TN-241CMY', name: 'Toner kit for Brother TN-241CMY' },
  kitParts: ['C', 'M', 'Y'].map((letter, at) => ({
    ...{ goodsSkuId: 10420 + at, number: `CW-TN241${letter}`, oemCode: `TN-241${letter}`, pieces: 1, leftQty: 18 },
    name: `Toner ${['cyan', 'magenta', 'yellow'][at]} for Brother TN-241${letter}`,
  })),
} satisfies Partial<ReturnableLine>

export const returnLine = (change: Partial<ReturnLine> = {}): ReturnLine => ({
  ...{ ...PART, ...ORDER, orderLineId: 71, partSkuId: null, returnQty: 2, reason: 'poorPrintQuality', otherReason: '' },
  ...{ batchNo: 'L2609-1184', neverArrived: false, files: [], problems: [], amount: 77.8, fee: 0 },
  ...{ approvedQty: null, receivedQty: 0, rejection: '' },
  ...change,
})

export const aReturn = (change: Partial<Return> = {}): Return => ({
  ...{ id: 7, rmaNo: 'RMA-7KXM2QPDA', idNo: '7', status: 'draft', version: 3, placedBy: 'Anke Jansen' },
  ...{ returnTime: '2026-11-17 09:12:00', updateTime: '2026-11-17 15:12:00', reason: 'poorPrintQuality' },
  ...{ deliveryType: 'own', trackingNo: 'JVGL0611', forwarder: 'Others', otherForwarder: 'Rhenus', files: [] },
  returnAddress: {
    ...{ addressId: 3, firstName: 'Anke', lastName: 'Jansen', company: 'Bürobedarf Hollander GmbH' },
    ...{ address1: 'Kaiserstraße 44', address2: '', city: 'Krefeld', state: '', postcode: '47798' },
    ...{ countryIso2: 'DE', phone: '', email: '' },
  },
  note: 'Grey streaks on the left third of the page from sheet 1.',
  lines: [
    returnLine(),
    returnLine({
      orderLineId: 72,
      number: 'CW-DR2400',
      returnQty: 4,
      reason: 'notRequired',
      batchNo: '',
      amount: 209.6,
      fee: 41.92,
    }),
  ],
  ...{
    currency: 'EUR',
    amount: 245.48,
    fee: 41.92,
    shipping: -9.9,
    courierCost: 9.9,
    vatRate: 21,
    vat: 49.47,
    total: 285.05,
  },
  ...{ problems: [], answerBy: null, creditNotes: [], events: [] },
  ...change,
})

export const aReturnRow = (change: Partial<ReturnRow> = {}): ReturnRow => ({
  ...{ id: 7, rmaNo: 'RMA-7KXM2QPDA', status: 'draft', returnTime: '2026-11-17 09:12:00', placedBy: 'Anke Jansen' },
  ...{ reason: 'poorPrintQuality', reasons: ['poorPrintQuality'], batchNos: ['L2609-1184'] },
  ...{ orderNos: ['ON-7KXM-2QPD'], lineCount: 2, pieces: 6 },
  ...change,
})
