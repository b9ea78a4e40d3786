import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { hear } from '../testing/hear'
import { announcerOf } from './announcer'

let heard: () => readonly string[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  heard = hear()
  return () => void vi.useRealTimers()
})

const announce = (about: string, result: string, left?: string) =>
  announcerOf(document).announce({ about, result, left })
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const regions = (box: Element) => [...box.children].filter(child => child.hasAttribute('aria-live'))

function openDialog() {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  onTestFinished(() => dialog.remove())
  dialog.showModal()
  return dialog
}

it('a dialog has an empty region of its own from the moment it opens, and speaks there', async () => {
  const announcer = announcerOf(document)
  const dialog = openDialog()
  const leave = announcer.enter(dialog)
  const [region] = regions(dialog)
  expect(region).toBeDefined()
  await wait(400)
  announce('cart', 'CW-C8061X removed from the basket.')
  await wait(400)
  expect(regions(dialog)).toEqual([region])
  expect(heard()).toEqual(['CW-C8061X removed from the basket.'])
  leave()
})

it('what was not spoken in a dialog is spoken by the page after it has closed', async () => {
  const announcer = announcerOf(document)
  const dialog = openDialog()
  const leave = announcer.enter(dialog)
  await wait(400)
  announce('cart', 'CW-C8061X removed from the basket.')
  await wait(200)
  dialog.close()
  leave()
  await wait(200)
  expect(heard()).toEqual([])
  await wait(200)
  expect(heard()).toEqual(['CW-C8061X removed from the basket.'])
})

it('a dialog of the page around the widgets gets a region 300 ms before the text', async () => {
  announcerOf(document)
  const dialog = openDialog()
  announce('cart', 'Added.')
  expect(regions(dialog)).toHaveLength(1)
  await wait(250)
  expect(heard()).toEqual([])
  await wait(400)
  expect(heard()).toEqual(['Added.'])
})
