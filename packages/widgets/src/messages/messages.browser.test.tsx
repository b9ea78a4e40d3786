import { createShop } from '@cartwright/core/light'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../element-types'
import { configure } from '../element/page-config'
import { frame } from '../testing/mount'
import { element } from './messages.element'

const shop = createShop({ apiBase: '/nowhere', channel: false })
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
  dialog.showModal()
  shop.messages.show({ kind: 'success', text: 'Added to the basket', durationMs: 0 })
  await frame()
  const toast = area.shadowRoot?.querySelector('.cw-toast') as HTMLElement
  const box = toast.getBoundingClientRect()
  expect(box.left).toBe(16)
  expect(window.innerHeight - box.bottom).toBe(16)
  expect(area.shadowRoot?.querySelector('.cw-messages')?.matches(':popover-open')).toBe(true)
  dialog.remove()
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
