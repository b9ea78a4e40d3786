import type { Shop } from '@cartwright/core'
import { calls } from '@cartwright/core'
import { memoryStorage } from '@cartwright/core/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { findViolations } from '../testing/find-violations'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { PrinterFinder, type PrinterFinderProps } from './printer-finder'

const draw = async (props: PrinterFinderProps = {}, options: Parameters<typeof renderWithShop>[1] = {}) => {
  const navigate = vi.fn()
  const drawn = await renderWithShop(<PrinterFinder {...props} />, { navigate, drafts: memoryStorage(), ...options })
  return { ...drawn, wentTo: () => navigate.mock.calls.map(([to]) => to) }
}
const field = (name: string) => screen.findByRole('combobox', { name })
const type = async (name: string, value: string) => {
  const input = await field(name)
  await act(async () => input.focus())
  await act(async () => fireEvent.input(input, { target: { value } }))
}
/** Takes the first suggestion by Enter. */
const takeFirst = async (name: string) => {
  await screen.findAllByRole('option')
  const input = await field(name)
  await act(async () => fireEvent.keyDown(input, { key: 'Enter' }))
}
/** The names of what was picked come with the lists they are in. */
const expectValues = (...wanted: string[]) =>
  waitFor(() => {
    const fields = ['Brand', 'Series', 'Model'].map(name => screen.getByRole<HTMLInputElement>('combobox', { name }))
    expect(fields.map(input => input.value)).toEqual(wanted)
  })
const showButton = () => screen.findByRole('button', { name: /^Show/ })
const idOf = async (shop: Shop, keyword: string) =>
  (await shop.client.call(calls.printers.find, { query: { keyword } }))[0]?.modelId ?? 0

it('goes from brand to series to model, and shows how many articles fit', async () => {
  const { shop, wentTo } = await draw()
  expect(await showButton()).toBeDisabled()
  await type('Brand', 'broth')
  await takeFirst('Brand')
  await type('Series', 'hl l')
  fireEvent.click(await screen.findByRole('option', { name: 'HL-L' }))
  await type('Model', '2350')
  fireEvent.click(await screen.findByRole('option', { name: /HL-L2350DW/ }))
  await expectValues('Brother', 'HL-L', 'HL-L2350DW')
  const show = await screen.findByRole('button', { name: 'Show 3 articles' })
  await act(async () => fireEvent.submit(show.closest('form') as HTMLFormElement))
  expect(wentTo()).toEqual([`/printers?modelId=${await idOf(shop, 'hl-l2350dw')}`])
})

it('begins with the model as well: brand and series follow', async () => {
  await draw()
  await type('Model', 'hll2350dw')
  const options = await screen.findAllByRole('option')
  expect(options.map(option => option.textContent)).toEqual(['HL-L2350DWBrother · HL-L · 3'])
  await takeFirst('Model')
  await expectValues('Brother', 'HL-L', 'HL-L2350DW')
})

it('Enter takes no model that was offered for an older text', async () => {
  await draw()
  await type('Model', '')
  await screen.findAllByRole('option')
  await type('Model', 'hll2350dw')
  await act(async () => fireEvent.keyDown(await field('Model'), { key: 'Enter' }))
  await expectValues('', '', 'hll2350dw')
  await takeFirst('Model')
  await expectValues('Brother', 'HL-L', 'HL-L2350DW')
})

it('a series says which brand it is of, and emptying a field takes what is narrower with it', async () => {
  await draw()
  await type('Series', 'hl-l')
  fireEvent.click(await screen.findByRole('option', { name: /HL-L\s*Brother/ }))
  await expectValues('Brother', 'HL-L', '')
  await type('Brand', '')
  await expectValues('', '', '')
})

it('what was typed and not picked gives way to what is chosen', async () => {
  await draw()
  await type('Brand', 'brother')
  await takeFirst('Brand')
  await type('Brand', 'kyo')
  await act(async () => (await field('Brand')).blur())
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveValue('Brother'))
})

it('says when no printer matches, and when the server does not answer', async () => {
  let isBroken = false
  const fetch = answerWith('/goods/model/freedom/find', () => (isBroken ? 'dead' : undefined))
  await draw({}, { fetch })
  await type('Model', 'zzzz')
  expect(await screen.findByText('No printer matches “zzzz”.')).toBeInTheDocument()
  isBroken = true
  await type('Model', 'yyyy')
  expect(await screen.findByText(/could not be read/)).toBeInTheDocument()
})

it('offers another try when the printers cannot be loaded', async () => {
  let isBroken = true
  const fetch = answerWith('/goods/series/freedom/list', () =>
    isBroken ? { code: 500, msg: 'x', data: null } : undefined,
  )
  await draw({}, { fetch })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await act(async () => fireEvent.click(retry))
  expect(await field('Brand')).toBeInTheDocument()
})

it('keeps a printer that was looked up, leads to it again, and forgets it', async () => {
  const { wentTo, shop } = await draw()
  expect(await screen.findByText(/kept here for the next time/)).toBeInTheDocument()
  await type('Model', 'hll2350dw')
  await takeFirst('Model')
  // Without a brand there is nothing to show, and the brand comes with a list.
  await expectValues('Brother', 'HL-L', 'HL-L2350DW')
  const show = await screen.findByRole('button', { name: 'Show 3 articles' })
  await act(async () => fireEvent.submit(show.closest('form') as HTMLFormElement))
  const mine = within(await screen.findByRole('list', { name: 'Your printers' }))
  const path = `/printers?modelId=${await idOf(shop, 'hl-l2350dw')}`
  fireEvent.click(mine.getByRole('link', { name: 'Brother HL-L2350DW' }))
  expect(wentTo()).toEqual([path, path])
  await act(async () => fireEvent.click(mine.getByRole('button', { name: 'Remove Brother HL-L2350DW' })))
  expect(screen.queryByRole('list', { name: 'Your printers' })).toBeNull()
})

it('a visitor takes printers along at sign-in, and finds those of the account', async () => {
  const { shop } = await draw()
  await type('Model', 'hll2350dw')
  await takeFirst('Model')
  // Without a brand there is nothing to show, and the brand comes with a list.
  await expectValues('Brother', 'HL-L', 'HL-L2350DW')
  const show = await screen.findByRole('button', { name: 'Show 3 articles' })
  await act(async () => fireEvent.submit(show.closest('form') as HTMLFormElement))
  await act(() => signInAs('buyer.uk')(shop))
  await waitFor(async () => expect((await shop.client.call(calls.printers.mine, undefined)).length).toBeGreaterThan(0))
  expect(await screen.findByRole('link', { name: 'Brother HL-L2350DW' })).toBeInTheDocument()
})

it('shows the printer of its properties, and leaves showing to a host that wants it', async () => {
  const onFind = vi.fn(() => false)
  const { shop, wentTo, unmount } = await draw()
  const modelId = await idOf(shop, 'hl-l2350dw')
  unmount()
  await draw({ modelId, onFind })
  await expectValues('Brother', 'HL-L', 'HL-L2350DW')
  await act(async () => fireEvent.submit((await showButton()).closest('form') as HTMLFormElement))
  expect(onFind).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ modelId }))
  expect(wentTo()).toEqual([])
})

it('has nothing axe objects to', async () => {
  const { container } = await draw()
  await type('Model', '2350')
  await screen.findAllByRole('option')
  expect(await findViolations(container)).toEqual([])
})

it('begins with the printer that its value names', async () => {
  const { shop } = await renderWithShop(<div />)
  const modelId = await idOf(shop, 'hl-l2350dw')
  const { container } = await draw({ name: 'printer', value: String(modelId) })
  await expectValues('Brother', 'HL-L', 'HL-L2350DW')
  expect(container.querySelector('input[name="printer"]')).toHaveValue(String(modelId))
})
