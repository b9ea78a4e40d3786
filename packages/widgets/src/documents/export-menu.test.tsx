import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { ExportMenu } from './export-menu'

/** What the browser was given to save: the pretended page has no downloads. */
let saved: { name: string; size: number }[]
beforeEach(() => {
  saved = []
  let size = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(content => {
    size = (content as Blob).size
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, size })
  })
})
afterEach(() => vi.restoreAllMocks())

const pick = async (entry: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: entry })))
}

it.each([
  ['CSV file', 'Orders.csv'],
  ['Excel file (XLSX)', 'Orders.xlsx'],
])('API-095 saves the file of the server under its name: %s', async (entry, name) => {
  const wanted = vi.fn((format: 'csv' | 'xlsx') => ({ type: 'orders' as const, format }))
  await renderWithShop(<ExportMenu wanted={wanted} />, { prepare: signInAs('buyer.nl') })
  await pick(entry)
  await waitFor(() => expect(saved).toMatchObject([{ name }]))
  expect(saved[0]?.size).toBeGreaterThan(100)
})

it('API-095 saves nothing where the server refuses, and says why', async () => {
  const wanted = (format: 'csv' | 'xlsx') => ({ type: 'order' as const, id: 'CW-222222222', format })
  const { shop } = await renderWithShop(<ExportMenu wanted={wanted} />, { prepare: signInAs('buyer.nl') })
  await pick('CSV file')
  const texts = () => shop.messages.store.getState().items.map(item => item.text)
  await waitFor(() => expect(texts().join()).toContain('CW-222222222'))
  expect(saved).toEqual([])
})
