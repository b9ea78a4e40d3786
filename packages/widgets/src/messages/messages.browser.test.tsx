import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../element-types'
import { configure } from '../element/page-config'
import { hear } from '../testing/hear'
import { frame } from '../testing/mount'
import { silentShop } from '../testing/silent-shop'
import { element } from './messages.element'

// It never answers: one that is not there would be named in the place of what is drawn.
const shop = silentShop({ language: 'en' })
let area: HTMLElement

beforeEach(async () => {
  configure({ shop })
  area = document.createElement(element.define())
  document.body.append(area)
  await frame()
})
afterEach(async () => {
  vi.useRealTimers()
  for (const { id } of shop.messages.store.getState().items) shop.messages.dismiss(id)
  area.remove()
  await frame()
})

it('stands at the bottom left, above an open dialog', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  onTestFinished(() => dialog.remove())
  dialog.showModal()
  shop.messages.show({ kind: 'success', text: 'Added to the basket', durationMs: 0 })
  const root = () => dialog.querySelector(area.localName)?.shadowRoot
  await expect.poll(() => root()?.querySelector('.cw-toast')).toBeTruthy()
  const toast = root()?.querySelector('.cw-toast') as HTMLElement
  const box = toast.getBoundingClientRect()
  expect(box.left).toBe(16)
  expect(window.innerHeight - box.bottom).toBe(16)
  await expect.poll(() => root()?.querySelector('.cw-messages')?.matches(':popover-open')).toBe(true)
})

it('says styled, in its place, that the shop does not allow the page', async () => {
  onTestFinished(() => shop.setup.setState({ problem: undefined }))
  const at = { endpoint: 'https://shop.example/prod-api', origin: 'https://host.example' }
  shop.setup.setState({ problem: { kind: 'origin', ...at } })
  const notice = () => area.shadowRoot?.querySelector('.cw-notice') as HTMLElement
  await expect.poll(notice).toBeTruthy()
  expect(notice().textContent).toContain('The shop does not accept calls from https://host.example.')
  const { display, backgroundColor, borderRadius } = getComputedStyle(notice())
  expect([display, borderRadius]).toEqual(['flex', '6px'])
  expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
})

it('covers neither a field at the bottom that has the focus nor one that gets it', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.style.cssText = 'position: fixed; left: 40px; bottom: 24px; width: 200px; height: 32px'
  onTestFinished(() => field.remove())
  field.focus()
  shop.messages.show({ kind: 'success', text: 'Saved', durationMs: 0 })
  const box = () => area.shadowRoot?.querySelector('.cw-toast')?.getBoundingClientRect() as DOMRect
  await expect.poll(() => area.shadowRoot?.querySelector('.cw-toast')).toBeTruthy()
  await expect.poll(() => box().top).toBe(16)
  expect(box().bottom).toBeLessThan(field.getBoundingClientRect().top)
  field.blur()
  const above = document.body.appendChild(document.createElement('button'))
  above.style.cssText = 'position: fixed; left: 40px; top: 16px'
  onTestFinished(() => above.remove())
  above.focus()
  await expect.poll(() => window.innerHeight - box().bottom).toBe(16)
  field.focus()
  await expect.poll(() => box().top).toBe(16)
})

it('ERR-010 what fails again after another press is heard again and stays its whole time; the focus inside it too', async () => {
  const heard = hear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const fail = () => shop.messages.show({ kind: 'error', text: 'No connection' })
  const toast = () => area.shadowRoot?.querySelector('.cw-toast')
  fail()
  await frame()
  for (let again = 0; again < 30; again += 1) fail()
  await frame()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(heard()).toEqual(['No connection'])
  document.body.click()
  fail()
  await frame()
  await vi.advanceTimersByTimeAsync(400)
  expect(heard()).toEqual(['No connection', 'No connection'])
  await vi.advanceTimersByTimeAsync(4_500)
  expect(toast()).toHaveTextContent('No connection')
  const close = toast()?.querySelector('button')
  close?.focus()
  fail()
  await frame()
  expect(area.shadowRoot?.activeElement).toBe(close)
  close?.blur()
  await frame()
  await vi.advanceTimersByTimeAsync(5_100)
  expect(toast()).toBeNull()
})

it('stands still while the pointer is on it and leaves when its time is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  shop.messages.show({ kind: 'info', text: 'Short', durationMs: 3000 })
  await frame()
  const toast = () => area.shadowRoot?.querySelector('.cw-toast')
  await userEvent.hover(page.getByText('Short'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(toast()).not.toBeNull()
  await userEvent.unhover(page.getByText('Short'))
  await vi.advanceTimersByTimeAsync(2_900)
  expect(toast()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  await expect.poll(toast).toBeNull()
})

it('is an event on the element, which the page may take over', async () => {
  const heard: unknown[] = []
  area.addEventListener('cw-message', event => {
    heard.push(event.detail.text)
    event.preventDefault()
  })
  shop.messages.show({ kind: 'error', text: 'Ours', durationMs: 0 })
  await frame()
  expect(heard).toEqual(['Ours'])
  expect(area.shadowRoot?.querySelector('.cw-toast')).toBeNull()
})

describe('beside an open dialog', () => {
  /** A dialog of another element, as the drawer of the cart is one. */
  function openElsewhere(): HTMLDialogElement {
    const host = document.body.appendChild(document.createElement('div'))
    const dialog = document.createElement('dialog')
    dialog.append(Object.assign(document.createElement('button'), { textContent: 'Close' }))
    host.attachShadow({ mode: 'open' }).append(dialog)
    dialog.showModal()
    onTestFinished(() => host.remove())
    return dialog
  }
  const inside = (dialog: HTMLDialogElement) => dialog.querySelector(area.localName)?.shadowRoot

  it('the button of a message can be pressed', async () => {
    const dialog = openElsewhere()
    const run = vi.fn()
    shop.messages.show({ kind: 'info', text: 'Removed', durationMs: 0, action: { label: 'Undo', run } })
    await expect.poll(() => inside(dialog)?.querySelector('.cw-toast')).toBeTruthy()
    expect(area.shadowRoot?.querySelector('.cw-toast')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    expect(run).toHaveBeenCalledOnce()
  })

  it('a message is heard in the dialog, whose region is there before the text', async () => {
    const heard = hear()
    const dialog = openElsewhere()
    shop.messages.show({ kind: 'info', text: 'Added' })
    const region = () => dialog.querySelector(':scope > [aria-live]')
    await expect.poll(region).not.toBeNull()
    const first = region()
    expect(heard()).toEqual([])
    await expect.poll(heard).toEqual(['Added'])
    expect(region()).toBe(first)
  })

  it('a message moves back to its own place when the dialog closes, and its event is dispatched once', async () => {
    const heard: unknown[] = []
    area.addEventListener('cw-message', event => heard.push(event.detail.text))
    const everywhere = vi.fn()
    document.addEventListener('cw-message', everywhere)
    onTestFinished(() => document.removeEventListener('cw-message', everywhere))
    const dialog = openElsewhere()
    shop.messages.show({ kind: 'info', text: 'First', durationMs: 0 })
    await expect.poll(() => inside(dialog)?.textContent).toContain('First')
    shop.messages.show({ kind: 'info', text: 'Second', durationMs: 0 })
    await expect.poll(() => inside(dialog)?.textContent).toContain('Second')
    dialog.close()
    await expect.poll(() => area.shadowRoot?.textContent).toContain('Second')
    expect(dialog.querySelector(area.localName)).toBeNull()
    expect(heard).toEqual(['First', 'Second'])
    expect(everywhere).toHaveBeenCalledTimes(2)
  })

  it('goes along into a dialog above the first', async () => {
    const first = openElsewhere()
    const second = openElsewhere()
    shop.messages.show({ kind: 'info', text: 'Sure?', durationMs: 0 })
    await expect.poll(() => inside(second)?.textContent).toContain('Sure?')
    second.close()
    await expect.poll(() => inside(first)?.textContent).toContain('Sure?')
    expect(inside(second)).toBeUndefined()
  })

  it('is there again after the page has drawn its dialog again', async () => {
    const dialog = openElsewhere()
    await expect.poll(() => inside(dialog)).toBeTruthy()
    dialog.replaceChildren('Drawn again')
    await expect.poll(() => inside(dialog)).toBeTruthy()
    shop.messages.show({ kind: 'info', text: 'Still here', durationMs: 0 })
    await expect.poll(() => inside(dialog)?.textContent).toContain('Still here')
  })

  it('a dialog with an area of its own, or of another, gets no second one', async () => {
    const second = document.body.appendChild(document.createElement(area.localName))
    onTestFinished(() => second.remove())
    const dialog = openElsewhere()
    shop.messages.show({ kind: 'info', text: 'Once', durationMs: 0 })
    await expect.poll(() => inside(dialog)?.textContent).toContain('Once')
    await frame()
    expect(dialog.querySelectorAll(area.localName)).toHaveLength(1)
  })
})
