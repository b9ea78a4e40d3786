/** The elements that are fields, in a plain form of a host, against the real server. */
import { createShop, memoryStorage, type Shop, visitorListOf } from '@cartwright/core'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { provideShop } from './element/provide-shop'
import './element-types'
import { elements } from './elements'
import { widgetLocales } from './locales'
import { asBuyer } from './testing/stories'

/** What all fields have. */
interface Field extends HTMLElement {
  name: string
  value: string
  validationMessage: string
  checkValidity(): boolean
  formStateRestoreCallback(state: unknown): void
}

/** A form with one field in it. */
async function open(tag: keyof typeof elements, attributes: string, { isSignedIn = false } = {}) {
  const { element } = await elements[tag]()
  element.define()
  const shop: Shop = createShop({
    apiBase: '/prod-api',
    storage: memoryStorage(),
    drafts: memoryStorage(),
    language: 'en',
    channel: false,
    navigate: () => undefined,
    timeoutMs: 280_000,
  })
  shop.i18n.addLocales(widgetLocales)
  await shop.start()
  if (isSignedIn) await shop.session.signIn(asBuyer.shop.signIn)
  const place = document.createElement('div')
  provideShop(place, shop)
  place.innerHTML = `<form><fieldset><${tag} name="it" ${attributes}></${tag}></fieldset></form>`
  document.body.append(place)
  onTestFinished(() => {
    place.remove()
    shop.destroy()
  })
  const form = place.querySelector('form') as HTMLFormElement
  const field = place.querySelector(tag) as unknown as Field
  return { shop, form, field, sent: () => new FormData(form).get('it') }
}

it('cw-search-box sends what is entered, and holds the form back while nothing is', async () => {
  const { form, field, sent } = await open('cw-search-box', 'required')
  await expect.poll(() => field.validationMessage).toBe('Fill in this field.')
  expect([sent(), form.checkValidity()]).toEqual([null, false])
  await userEvent.fill(page.getByRole('combobox'), 'TN-2420')
  await expect.poll(sent).toBe('TN-2420')
  expect([form.checkValidity(), field.validationMessage]).toEqual([true, ''])
  form.reset()
  await expect.poll(sent).toBeNull()
  field.formStateRestoreCallback('LC-3213')
  await expect.poll(sent).toBe('LC-3213')
})

it('cw-search-box is a field that a fieldset disables', async () => {
  const { form, field, sent } = await open('cw-search-box', 'keyword="TN-2420" required')
  await expect.poll(sent).toBe('TN-2420')
  const fieldset = form.querySelector('fieldset') as HTMLFieldSetElement
  fieldset.disabled = true
  await expect.poll(() => field.shadowRoot?.querySelector('input')?.disabled).toBe(true)
  expect([sent(), form.checkValidity()]).toEqual([null, true])
  fieldset.disabled = false
  await expect.poll(sent).toBe('TN-2420')
})

it('cw-language-select sends the language, and a form that is reset has the first one again', async () => {
  const { shop, form, field, sent } = await open('cw-language-select', '')
  await expect.poll(sent).toBe('en')
  field.value = 'de'
  await expect.poll(() => shop.i18n.store.getState().language).toBe('de')
  await expect.poll(sent).toBe('de')
  form.reset()
  await expect.poll(() => shop.i18n.store.getState().language).toBe('en')
})

it('cw-site-select sends the id of the site', async () => {
  const { shop, field, sent } = await open('cw-site-select', 'required')
  await expect.poll(() => shop.sites.store.getState().sites.length).toBeGreaterThan(1)
  await expect.poll(sent).toBe(String(shop.sites.store.getState().orgId))
  expect(field.checkValidity()).toBe(true)
})

it('cw-printer-finder sends the id of the model', async () => {
  const { form, field, sent } = await open('cw-printer-finder', 'required')
  await expect.poll(() => field.validationMessage).toBe('Fill in this field.')
  field.value = '1'
  await expect.poll(sent).toBe('1')
  expect(form.checkValidity()).toBe(true)
  form.reset()
  await expect.poll(sent).toBeNull()
})

it('cw-quick-order sends the lines that can be ordered, and waits while a line is open', async () => {
  const { form, field, sent } = await open('cw-quick-order', 'required', { isSignedIn: true })
  await expect.poll(() => field.validationMessage).toBe('No line is ready yet.')
  field.value = '[{"number":"CW-TN2420","qty":2}]'
  await expect.poll(sent).toBe('[{"number":"CW-TN2420","qty":2}]')
  await expect.poll(() => form.checkValidity()).toBe(true)
  field.value = '[{"number":"CW-TN2420","qty":2},{"number":"no such number","qty":1}]'
  await expect.poll(() => field.validationMessage).toBe('1 line to fix.')
  expect(form.checkValidity()).toBe(false)
  form.reset()
  await expect.poll(sent).toBeNull()
})

it('cw-quick-order keeps its lines where a browser gives back older ones, and where a value is no list', async () => {
  const { field, sent } = await open('cw-quick-order', '', { isSignedIn: true })
  field.value = '[{"number":"CW-TN2420","qty":2}]'
  await expect.poll(sent).toBe('[{"number":"CW-TN2420","qty":2}]')
  field.formStateRestoreCallback('[{"number":"CW-TN2420","qty":3}]')
  field.value = 'no list'
  const tooMany = Array.from({ length: 12_000 }, () => ({ number: 'CW-TN2420', qty: 1 }))
  field.value = JSON.stringify(tooMany)
  expect(sent()).toBe('[{"number":"CW-TN2420","qty":2}]')
})

it('cw-quick-order keeps the draft of a buyer whose page sets no value, or resets its form, before the lines are there', async () => {
  const { shop, form, field, sent } = await open('cw-quick-order', '')
  await visitorListOf(shop).recognise('CW-TN2420 4')
  field.value = ''
  form.reset()
  await shop.session.signIn(asBuyer.shop.signIn)
  await expect.poll(sent).toBe('[{"number":"CW-TN2420","qty":4}]')
})

it.each([null, undefined])('cw-search-box has no value where it is set to %s', async none => {
  const { field, sent } = await open('cw-search-box', 'keyword="TN-2420"')
  await expect.poll(sent).toBe('TN-2420')
  Reflect.set(field, 'value', none)
  await expect.poll(sent).toBeNull()
})

it('cw-quick-order shows what holds the form back where it can be entered', async () => {
  const { form, field } = await open('cw-quick-order', 'required', { isSignedIn: true })
  const focused = () => field.shadowRoot?.activeElement?.getAttribute('aria-label')
  await expect.poll(() => field.shadowRoot?.querySelector('[role="grid"]')).toBeTruthy()
  expect(form.reportValidity()).toBe(false)
  expect(focused()).toBe('Number, line 1')
  field.value = '[{"number":"CW-TN2420","qty":2},{"number":"no such number","qty":1}]'
  await expect.poll(() => field.validationMessage).toBe('1 line to fix.')
  expect(form.reportValidity()).toBe(false)
  expect(focused()).toBe('Number, line 2')
})

it('cw-quick-order sends nothing for a reader who is not signed in', async () => {
  const { form, field, sent } = await open('cw-quick-order', 'required')
  await expect.poll(() => field.validationMessage).toBe('No line is ready yet.')
  expect([sent(), form.checkValidity()]).toEqual([null, false])
})

it.each(['cw-quick-order', 'cw-sign-in'] as const)('focus() of %s waits for its first field', async tag => {
  const { field } = await open(tag, '', { isSignedIn: tag === 'cw-quick-order' })
  field.focus()
  await expect.poll(() => field.shadowRoot?.activeElement?.tagName).toBe('INPUT')
})
