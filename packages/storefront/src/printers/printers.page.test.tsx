import { calls } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { heading, leadsTo, open } from '../testing/open'

it('is reached by the navigation, lists all that fits a printer, and a link shows the same', async () => {
  const scroll = vi.fn()
  Element.prototype.scrollIntoView = scroll
  const { shop } = await open('/index')
  await heading(/./)
  fireEvent.click(screen.getByRole('link', { name: 'By printer' }))
  await heading('Find articles by printer')
  expect(await screen.findByText(/are then listed here/)).toBeInTheDocument()
  const model = await screen.findByRole('combobox', { name: 'Model' })
  await act(async () => model.focus())
  await act(async () => fireEvent.input(model, { target: { value: 'hll2350dw' } }))
  await screen.findAllByRole('option')
  await act(async () => fireEvent.keyDown(model, { key: 'Enter' }))
  await act(async () => fireEvent.submit(model.closest('form') as HTMLFormElement))
  const [printer] = await shop.client.call(calls.printers.find, { query: { keyword: 'hl-l2350dw' } })
  await leadsTo(`/printers?modelId=${printer?.modelId}`)
  const table = await screen.findByRole('table')
  await waitFor(() =>
    expect(
      within(table)
        .getAllByRole('link', { name: /^CW-/ })
        .map(link => link.textContent),
    ).toEqual(['CW-DR2400', 'CW-TN2410', 'CW-TN2420']),
  )
  // On a phone the list lies below the screen, and someone may ask for the same once more.
  const found = table.closest('.shop-found')
  expect(found).toHaveFocus()
  await act(async () => model.focus())
  scroll.mockClear()
  const submit = screen.getByRole('button', { name: 'Show 3 articles' })
  await act(async () => fireEvent.click(submit))
  expect(found).toHaveFocus()
  expect(scroll.mock.contexts).toEqual([found])
  // Among the printers one has looked up, and among the filters of the list.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Remove Brother HL-L2350DW' })).toHaveLength(2))
})
