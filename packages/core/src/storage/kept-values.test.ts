/** What stands in a storage was written by an older version, by another program or by a person: each reader takes what it can use. */
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { parseDraft as parseAddress } from '../account/address-book.form'
import { parseDraft as parseEmbedKey } from '../account/embed-keys.store'
import { readKept } from '../contract/read-shape'
import { toEntered } from '../orders/entered'
import { carryComment } from '../orders/order-comment'
import { requestOf } from '../registration/code-request'
import { readDraft } from '../registration/registration.draft'
import { readSentCode } from '../registration/sent-code'
import { carryNewList } from '../saved-lists/new-list-draft'
import type { Shop } from '../shop.types'
import { memoryStorage } from '../testing'
import { uploadedFilesShape } from '../uploads/uploaded-files'

const NOW = new Date('2026-11-25T09:00:00Z')
const session = { store: createStore(() => ({ accountId: 7, expired: false })) } as unknown as Shop['session']

/** A storage in which `value` was kept a moment ago under every name. */
function storageWith(value: unknown) {
  const text = JSON.stringify({ savedAt: Date.now(), value })
  return { ...memoryStorage(), get: () => text, remove: () => undefined } as Shop['drafts']
}

const KEY = {
  name: 'Intranet',
  origins: ['https://intranet.example', 5],
  components: ['cw-cart', 'cw-of-a-later-version'],
  withheld: ['another'],
  buyers: null,
  expires: '',
  currentPassword: '',
}
const ADDRESS = {
  firstName: 'Anke',
  lastName: 'Jansen',
  company: '',
  address1: 'Street 1',
  address2: '',
  city: 'Utrecht',
  state: '',
  postcode: '3500 AA',
  countryIso2: 'NL',
  phone: '',
  email: '',
}
const ITEMS = [{ number: 'CW-1', custNumber: null, qty: 2 }]
const BOOKED = {
  kind: 'shipping',
  isDefault: true,
  country: 'NL',
  company: 'Firm',
  firstName: '',
  lastName: '',
  address1: 'Street 1',
  address2: '',
  postcode: '3500 AA',
  city: 'Utrecht',
  state: '',
  phone: '',
  mobile: '',
  email: '',
  fax: '',
}
const ASK = { text: 'Please cancel 2.', number: 'CW-1', lineId: 4, qty: 2 }
const LINE = { input: 'CW-1 2', quantity: '2', row: 1 }

const READERS: Record<string, (kept: unknown) => unknown> = {
  registration: kept => readDraft(storageWith(kept), new Date()),
  'sent code': kept => readSentCode(storageWith(kept), 'reset'),
  'request of a code': kept => requestOf(storageWith(kept), 'reset', 'a@firm.eu'),
  comment: kept => carryComment({ session, drafts: storageWith(kept) }, 'ON-1', () => undefined).kept,
  'new list': kept => carryNewList({ session, drafts: storageWith(kept) }, () => undefined).kept,
  confirmation: toEntered,
  address: parseAddress,
  embedKey: parseEmbedKey,
  files: kept => readKept(uploadedFilesShape, kept),
}

const NOTHING: Record<string, unknown> = { 'request of a code': {} }

describe.each(Object.keys(READERS))('%s', name => {
  it.each([7, 'text', true, { a: 1 }, { values: 'text' }])('takes nothing of %j', kept => {
    expect(READERS[name]?.(structuredClone(kept))).toEqual(
      name === 'new list' && typeof kept === 'object' ? { source: undefined, naming: undefined } : NOTHING[name],
    )
  })
})

it.each([
  // As it was kept.
  [
    'registration',
    { values: { email: 'a@firm.eu', password: 'x', other: 'y' }, documents: [], agreement: true },
    {
      values: expect.objectContaining({ email: 'a@firm.eu', password: '' }),
      documents: [],
      agreement: true,
    },
  ],
  // By a version that asked for less, and with files that are none.
  [
    'registration',
    { values: { email: 'a@firm.eu' }, documents: [{ fileId: 'f' }, { fileId: 'f', name: 'n', size: 1 }] },
    {
      values: expect.objectContaining({ email: 'a@firm.eu', userName: '' }),
      documents: [{ fileId: 'f', name: 'n', size: 1 }],
      agreement: false,
    },
  ],
  ['sent code', { email: 'a@firm.eu', waitsUntil: 9e15 }, { email: 'a@firm.eu', waitsUntil: 9e15 }],
  ['sent code', { email: 'a@firm.eu', waitsUntil: 1 }, undefined],
  ['request of a code', { email: 'a@firm.eu', requestId: 'r' }, { requestId: 'r' }],
  ['request of a code', { email: 'b@firm.eu', requestId: 'r' }, {}],
  [
    'comment',
    { text: 'Hello', asks: [ASK, { text: 'no number' }, { ...ASK, lineId: null }] },
    {
      text: 'Hello',
      asks: [ASK, { ...ASK, lineId: undefined }],
    },
  ],
  ['comment', { text: 'Hello' }, { text: 'Hello', asks: [] }],
  [
    'new list',
    { source: { text: 'CW-1', isSheet: 'yes', format: { delimiter: '|', columns: ['number', 'price'] } } },
    {
      source: { text: 'CW-1', isSheet: false, format: { columns: ['number', 'ignore'] } },
      naming: undefined,
    },
  ],
  [
    'new list',
    { naming: { name: 'Monday', lines: [LINE] } },
    {
      source: undefined,
      naming: { name: 'Monday', lines: [LINE] },
    },
  ],
  // A list that lacks a line is another list.
  [
    'new list',
    { naming: { name: 'Monday', lines: [LINE, { input: 'CW-2' }] } },
    { source: undefined, naming: undefined },
  ],
  [
    'confirmation',
    { items: ITEMS, orderType: 'LATER', shipTo: { addressId: 3 }, typedShipTo: { city: 'Utrecht' }, poNo: 5 },
    {
      items: ITEMS,
      orderType: 'REG',
      backOrderMode: 'shipAvailable',
      shipTo: { addressId: 3 },
      poNo: '',
      couponCode: '',
    },
  ],
  [
    'confirmation',
    { items: ITEMS, orderType: 'DROP', backOrderMode: 'shipTogether', shipTo: ADDRESS, typedShipTo: ADDRESS },
    {
      items: ITEMS,
      orderType: 'DROP',
      backOrderMode: 'shipTogether',
      shipTo: ADDRESS,
      typedShipTo: ADDRESS,
      poNo: '',
      couponCode: '',
    },
  ],
  ['confirmation', { items: [{ number: 'CW-1', qty: 0 }] }, undefined],
  [
    'address',
    { addressId: 'x', values: BOOKED },
    {
      addressId: undefined,
      values: BOOKED,
      problems: {},
      refused: [],
      doubts: [],
    },
  ],
  ['address', { values: { ...BOOKED, kind: 'elsewhere' } }, undefined],
  [
    'embedKey',
    { keyId: 7, values: KEY, problems: { name: 'required' } },
    {
      keyId: undefined,
      values: {
        name: 'Intranet',
        origins: ['https://intranet.example'],
        components: ['cw-cart'],
        withheld: [],
        buyers: null,
        expires: '',
        currentPassword: '',
      },
      problems: {},
    },
  ],
  ['embedKey', { values: { name: 5 } }, undefined],
  ['files', [{ fileId: 'f', name: 'n', size: 1 }, null, { fileId: 1 }], [{ fileId: 'f', name: 'n', size: 1 }]],
] as const)('%s that was kept as %j is read', (name, kept, wanted) => {
  expect(READERS[name]?.(structuredClone(kept))).toEqual(wanted)
})

it('what was kept more than a day ago is not read', () => {
  const drafts = {
    ...memoryStorage(),
    get: () => JSON.stringify({ savedAt: NOW.getTime(), value: { email: 'a', waitsUntil: 9e15 } }),
  }
  expect(readSentCode(drafts as Shop['drafts'], 'reset', new Date(NOW.getTime() + 86_300_000))).toBeDefined()
  expect(readSentCode(drafts as Shop['drafts'], 'reset', new Date(NOW.getTime() + 86_500_000))).toBeUndefined()
})
