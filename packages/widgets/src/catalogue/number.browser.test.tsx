/** The small elements as a host's page has them: states, slots, fields of a form, one call for all. */
import type { Sku } from '@cartwright/core/contract'
import { createShop } from '@cartwright/core/light'
import { memoryStorage } from '@cartwright/core/testing'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../element-types'
import { provideShop } from '../element/provide-shop'
import { frame } from '../testing/mount'
import { element as addToCart } from './add-to-cart.element'
import { element as price } from './price.element'
import { element as stock } from './stock.element'

const PART: Sku = {
  goodsSkuId: 7,
  number: 'CW-TN2420',
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
  availability: { stock: 12, otherStock: 0, inTransit: 0, etaDate: null },
  unitPrice: 20,
  discountPrice: null,
  tiers: [{ minQty: 10, price: 17.5 }],
  currency: 'EUR',
}
const HIDDEN = { unitPrice: null, tiers: [], currency: null, availability: null }

interface Sent {
  path: string
  body: { lines?: { key: string; number?: string }[] }
}

let sent: Sent[] = []
/** Held until a test lets it go. */
let gate: Promise<unknown> = Promise.resolve()

const data = (value: unknown) => Response.json({ code: 200, msg: '', data: value })

/** A back end that knows one account and one part. */
const fakeShop: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const path = new URL(request.url).pathname.replace('/prod-api', '')
  const body = request.method === 'POST' ? ((await request.json().catch(() => ({}))) as Sent['body']) : {}
  sent.push({ path, body })
  const isSignedIn = request.headers.get('authorization') !== null
  if (path === '/goods/sku/freedom/numbers') {
    await gate
    const part = isSignedIn ? PART : { ...PART, ...HIDDEN }
    const lines = (body.lines ?? []).map(({ key, number }) => {
      const isKnown = number !== 'nothing'
      return {
        key,
        status: isKnown ? 'found' : 'unknown',
        matches: isKnown ? [{ part, matchedBy: 'oemCode' }] : [],
        successor: null,
        candidates: [],
        price: isKnown && isSignedIn ? { unitPrice: 20, discountPrice: null, currency: 'EUR' } : null,
        promise: null,
      }
    })
    return data({ lines })
  }
  if (path.endsWith('/getInfo')) {
    const user = {
      userName: 'anna',
      custId: 11,
      accountId: 22,
      custnum: 33,
      avatar: '',
      orgId: 1,
      email: 'anna@example.com',
      confirmed: true,
    }
    const permissions = ['cust:shoppingcart']
    return Response.json({
      code: 200,
      msg: '',
      user,
      roles: ['buyer'],
      permissions,
      cust: { company: 'Anna GmbH' },
      currency: 'EUR',
    })
  }
  if (path.endsWith('/freedom/region')) return data('EU')
  if (path.endsWith('/getOrgSite')) return data({ orgSites: [], languages: [] })
  return data(null)
}

beforeAll(() => {
  for (const element of [price, stock, addToCart]) element.define()
})

/** @param token undefined for a visitor */
async function open(html: string, token?: string) {
  sent = []
  gate = Promise.resolve()
  const storage = memoryStorage()
  if (token) storage.set('Client-Token', token)
  const shop = createShop({
    apiBase: 'https://shop.example/prod-api',
    channel: false,
    language: 'en',
    storage,
    drafts: memoryStorage(),
    fetch: fakeShop,
  })
  const host = document.body.appendChild(document.createElement('div'))
  provideShop(host, shop)
  onTestFinished(() => {
    host.remove()
    shop.destroy()
  })
  host.innerHTML = html
  return { shop, host, find: (selector: string) => host.querySelector(selector) as HTMLElement }
}
const textOf = (element: HTMLElement) => element.shadowRoot?.querySelector('.cw')?.textContent ?? ''
const asked = () => sent.filter(({ path }) => path === '/goods/sku/freedom/numbers')

it('QO-003 a hundred elements are one call', async () => {
  const rows = Array.from(
    { length: 50 },
    (_, at) => `<cw-price number="N-${at}"></cw-price><cw-stock number="N-${at}"></cw-stock>`,
  )
  const { host } = await open(rows.join(''), 'T')
  await expect.poll(() => host.querySelectorAll('cw-price:state(ready), cw-stock:state(ready)').length).toBe(100)
  expect(asked().map(({ body }) => body.lines?.length)).toEqual([50])
})

it('says its states to the style sheet of the page, and takes the words of its slots', async () => {
  const html = `<cw-price number="TN-2420" quantity="10"></cw-price><cw-stock number="TN-2420" quantity="20"></cw-stock>
    <cw-price id="none" number="nothing"><b slot="none">Call us</b></cw-price>
    <cw-add-to-cart number="TN-2420" no-quantity><i slot="icon">+</i></cw-add-to-cart>`
  const { find } = await open(html, 'T')
  await expect.poll(() => find('cw-price').matches(':state(ready):state(offer)')).toBe(true)
  expect(find('cw-price').matches(':state(loading)')).toBe(false)
  expect(find('cw-stock').matches(':state(partly)')).toBe(true)
  expect(find('#none').matches(':state(empty)')).toBe(true)
  const slotted = (selector: string) =>
    find(selector).querySelector('[slot]') as HTMLElement & { assignedSlot: unknown }
  expect(slotted('#none').assignedSlot).not.toBeNull()
  expect(slotted('cw-add-to-cart').assignedSlot).not.toBeNull()
  expect(slotted('#none').getBoundingClientRect().width).toBeGreaterThan(0)
})

it('takes font, size and colour of the page, and its box does not change when the price comes', async () => {
  let answer = () => {}
  const style = 'font: 32px/1.2 monospace; color: rgb(1, 2, 3)'
  const { find } = await open(`<p style="${style}"><cw-price number="TN-2420"></cw-price></p>`, 'T')
  gate = new Promise<void>(resolve => {
    answer = resolve
  })
  await frame()
  const heightBefore = find('p').getBoundingClientRect().height
  expect(find('cw-price').matches(':state(loading)')).toBe(true)
  expect(heightBefore).toBeGreaterThan(30)
  answer()
  await expect.poll(() => textOf(find('cw-price'))).toContain('€20.00')
  expect(find('p').getBoundingClientRect().height).toBe(heightBefore)
  const shown = getComputedStyle(find('cw-price').shadowRoot?.querySelector('.cw-price') as Element)
  expect([shown.fontSize, shown.fontFamily, shown.color]).toEqual(['32px', 'monospace', 'rgb(1, 2, 3)'])
})

it('PERM-018 after a sign-out no frame shows what was somebody’s price, and nothing moves', async () => {
  const { shop, find } = await open('<p><cw-price number="TN-2420"></cw-price></p>', 'T')
  await expect.poll(() => textOf(find('cw-price'))).toContain('€20.00')
  const height = find('p').getBoundingClientRect().height
  let isWatching = true
  const frames: string[] = []
  const watch = () => {
    frames.push(textOf(find('cw-price')))
    if (isWatching) requestAnimationFrame(watch)
  }
  const left = shop.signOut()
  requestAnimationFrame(() => requestAnimationFrame(watch))
  await left
  await expect.poll(() => textOf(find('cw-price'))).toContain('On sign-in')
  isWatching = false
  expect(frames.filter(text => text.includes('20'))).toEqual([])
  expect(find('p').getBoundingClientRect().height).toBe(height)
  expect(find('cw-price').matches(':state(signed-out)')).toBe(true)
})

it('is a field of the form around it: value, reset, disabled fieldset', async () => {
  const html = `<form><fieldset><cw-add-to-cart number="TN-2420" name="pieces" quantity="4"></cw-add-to-cart></fieldset></form>`
  const { find } = await open(html, 'T')
  const form = find('form') as HTMLFormElement
  const field = find('cw-add-to-cart') as HTMLElement & { value: string; name: string }
  const sends = () => new FormData(form).get('pieces')
  await expect.poll(sends).toBe('4')
  expect([field.name, field.value]).toEqual(['pieces', '4'])
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Quantity of CW-TN2420' }), '12')
  await userEvent.tab()
  await expect.poll(sends).toBe('12')
  field.value = '7'
  await expect.poll(sends).toBe('7')
  form.reset()
  await expect.poll(sends).toBe('4')
  const fieldset = find('fieldset') as HTMLFieldSetElement
  fieldset.disabled = true
  await expect.poll(sends).toBeNull()
  expect(field.shadowRoot?.querySelector('button.cw-btn')?.matches(':disabled')).toBe(true)
  fieldset.disabled = false
  await expect.poll(sends).toBe('4')
})

it('follows a quantity field of the page, also after its form was reset', async () => {
  const html = `<form><input id="pieces" value="1"></form><cw-price number="TN-2420" for="pieces"></cw-price>
    <cw-add-to-cart number="TN-2420" for="pieces"></cw-add-to-cart>`
  const { find } = await open(html, 'T')
  const said = () => textOf(find('cw-price'))
  await expect.poll(said).toContain('€20.00')
  const field = find('#pieces') as HTMLInputElement
  await userEvent.fill(field, '10')
  await expect.poll(said).toContain('€17.50')
  await expect.poll(() => (find('cw-add-to-cart') as HTMLElement & { value: string }).value).toBe('10')
  expect(find('cw-add-to-cart').shadowRoot?.querySelector('input')).toBeNull()
  ;(find('form') as HTMLFormElement).reset()
  await expect.poll(said).not.toContain('€17.50')
  expect(asked()).toHaveLength(1)
})

it('CART-001 asks the page before pieces go into the cart', async () => {
  const { host, find } = await open('<cw-add-to-cart number="TN-2420" no-quantity quantity="3"></cw-add-to-cart>', 'T')
  const lines: unknown[] = []
  host.addEventListener('cw-cart-add', event => {
    lines.push(...event.detail.lines)
    event.detail.respond()
  })
  await expect.poll(() => find('cw-add-to-cart').matches(':state(ready)')).toBe(true)
  await userEvent.click(page.getByRole('button', { name: 'Add: CW-TN2420' }))
  await expect.poll(() => find('cw-add-to-cart').matches(':state(added)')).toBe(true)
  expect(lines).toEqual([{ number: 'CW-TN2420', custNumber: null, goodsSkuId: 7, qty: 3 }])
})
