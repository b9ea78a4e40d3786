import { beforeEach, expect, it, vi } from 'vitest'
import { hear } from '../testing/hear'
import { announcerOf } from './announcer'

let heard: () => readonly string[]
beforeEach(() => {
  vi.useFakeTimers()
  heard = hear()
  return () => void vi.useRealTimers()
})

const announce = (about: string, result: string, left?: string) =>
  announcerOf(document).announce({ about, result, left })
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const regions = (box: Element) => [...box.children].filter(child => child.hasAttribute('aria-live'))

it('speaks one sentence of result and rest, once', async () => {
  announce('line 3', 'Line 3: CW-TN247C, 1 piece, €16.79, in stock.', '1 line to fix.')
  await wait(5_000)
  expect(heard()).toEqual(['Line 3: CW-TN247C, 1 piece, €16.79, in stock. 1 line to fix.'])
})

it('of several calls about the same speaks the last, and keeps those about something else', async () => {
  announce('cart', '4 lines left.')
  announce('list', 'Saved.')
  await wait(250)
  announce('cart', '3 lines left.')
  await wait(250)
  expect(heard()).toEqual(['Saved.'])
  await wait(100)
  expect(heard()).toEqual(['Saved.', '3 lines left.'])
})

it('an empty result withdraws what has not been spoken', async () => {
  announce('cart', '4 lines left.')
  announce('cart', '')
  await wait(1_000)
  expect(heard()).toEqual([])
})

it('an equal sentence is spoken again only after another action', async () => {
  announce('line', 'No line to fix.')
  await wait(400)
  announce('line', 'No line to fix.')
  await wait(400)
  expect(heard()).toEqual(['No line to fix.'])
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' }))
  announce('line', 'No line to fix.')
  await wait(400)
  expect(heard()).toEqual(['No line to fix.', 'No line to fix.'])
})

it('the region of the page stays the same node, and is there before its first text', async () => {
  announcerOf(document)
  const before = regions(document.body).at(-1)
  await wait(400)
  announce('cart', 'One.')
  announce('list', 'Two.')
  await wait(400)
  expect(regions(document.body).at(-1)).toBe(before)
})

it('two bundles on a page share one announcer', async () => {
  const first = announcerOf(document)
  vi.resetModules()
  const other = await import('./announcer')
  expect(other.announcerOf).not.toBe(announcerOf)
  expect(other.announcerOf(document)).toBe(first)
})

it('a page that replaces its body gets its region back', async () => {
  const announcer = announcerOf(document)
  for (const region of regions(document.body)) region.remove()
  announcer.announce({ about: 'cart', result: 'Added.' })
  expect(regions(document.body)).toHaveLength(1)
  await wait(700)
  expect(heard()).toEqual(['Added.'])
})
