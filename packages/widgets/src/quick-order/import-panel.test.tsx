/** Importing a file or pasted text in the panel. */
import { quickOrderOf } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { writeXlsx } from 'hucre/xlsx'
import { expect, it, vi } from 'vitest'
import { draw, statusOf } from './quick-order.testing'

it('the panel scrolls into view and takes the focus, and returns the focus when it closes', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
  await draw()
  const button = screen.getByRole('button', { name: 'Import' })
  button.focus()
  await act(async () => fireEvent.click(button))
  const panel = await screen.findByRole('region', { name: 'Import' })
  await waitFor(() => expect(within(panel).getByRole('button', { name: /^Choose/ })).toHaveFocus())
  expect(seen.mock.contexts).toContain(panel)
  await act(async () => fireEvent.click(within(panel).getByRole('button', { name: 'Close' })))
  expect(screen.queryByRole('region', { name: 'Import' })).toBeNull()
  expect(button).toHaveFocus()
})

it('shows how a file was parsed, allows corrections, and adds its lines', async () => {
  const { container, shop } = await draw()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Import' })))
  const panel = await screen.findByRole('region', { name: 'Import' })
  const file = new File(['Menge;Artikel;Text\n12;CF259X;Toner\n4;DR-2400;Trommel\n'], 'kw47.csv', {
    type: 'text/csv',
  })
  const picker = container.querySelector('input[type="file"]') as HTMLInputElement
  await act(async () => fireEvent.change(picker, { target: { files: [file] } }))
  expect(await within(panel).findByText('kw47.csv')).toBeInTheDocument()
  await waitFor(() => expect(within(panel).getByLabelText('Delimiter')).toHaveValue(';'))
  expect(within(panel).getByLabelText('Column Artikel')).toHaveValue('number')
  await act(async () => fireEvent.change(within(panel).getByLabelText('Column Text'), { target: { value: 'number' } }))
  expect(within(panel).getByLabelText('Column Artikel')).toHaveValue('ignore')
  await act(async () =>
    fireEvent.change(within(panel).getByLabelText('Column Artikel'), { target: { value: 'number' } }),
  )
  await act(async () => fireEvent.click(within(panel).getByRole('button', { name: 'Add 2 lines' })))
  await waitFor(() => expect(statusOf(shop, 2)).toBe('ready'))
  expect(quickOrderOf(shop).store.getState().lines.slice(0, 2)).toMatchObject([
    { input: 'CF259X', qty: 12 },
    { input: 'DR-2400', qty: 4 },
  ])
  expect(screen.queryByRole('region', { name: 'Import' })).toBeNull()
})

it('reads the first sheet of an Excel file, whose columns can be corrected', async () => {
  const { container, shop } = await draw()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Import' })))
  const panel = await screen.findByRole('region', { name: 'Import' })
  const content = await writeXlsx({
    sheets: [
      {
        name: 'Order',
        rows: [
          ['Article', 'Pieces', 'Text'],
          ['CF259X', 12, 'a; b'],
          ['DR-2400', 4, null],
        ],
      },
    ],
  })
  const file = new File([content as BlobPart], 'kw47.xlsx')
  const picker = container.querySelector('input[type="file"]') as HTMLInputElement
  await act(async () => fireEvent.change(picker, { target: { files: [file] } }))
  expect(await within(panel).findByText('kw47.xlsx')).toBeInTheDocument()
  expect(await within(panel).findByLabelText('Column Article')).toHaveValue('number')
  expect(within(panel).getByLabelText('Column Pieces')).toHaveValue('quantity')
  for (const name of ['Delimiter', 'Encoding']) expect(within(panel).queryByLabelText(name)).toBeNull()
  await act(async () => fireEvent.click(within(panel).getByRole('button', { name: 'Add 2 lines' })))
  await waitFor(() => expect(statusOf(shop, 2)).toBe('ready'))
  expect(quickOrderOf(shop).store.getState().lines.slice(0, 2)).toMatchObject([
    { input: 'CF259X', qty: 12 },
    { input: 'DR-2400', qty: 4 },
  ])
})

it('a rejected file clears the lines of the previous file', async () => {
  const { container } = await draw()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Import' })))
  const panel = await screen.findByRole('region', { name: 'Import' })
  const picker = container.querySelector('input[type="file"]') as HTMLInputElement
  const choose = (file: File) => act(async () => fireEvent.change(picker, { target: { files: [file] } }))
  await choose(new File(['CF259X;12\n'], 'kw47.csv'))
  expect(await within(panel).findByRole('button', { name: 'Add 1 line' })).toBeEnabled()
  await choose(new File([Uint8Array.of(0x50, 0x4b, 0, 0)], 'kw48.xlsx'))
  expect(await within(panel).findByText(/^The file could not be read\./)).toBeInTheDocument()
  expect(within(panel).queryByText('kw47.csv')).toBeNull()
  expect(within(panel).getByRole('button', { name: 'Add 0 lines' })).toBeDisabled()
})

it('a list that is too long stays in the panel for editing', async () => {
  const { shop } = await draw()
  vi.stubGlobal('navigator', {})
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Paste' })))
  const panel = await screen.findByRole('region', { name: 'Import' })
  const field = within(panel).getByRole('textbox')
  const list = 'CF259X\n'.repeat(10_001)
  await act(async () => fireEvent.input(field, { target: { value: list } }))
  await act(async () => fireEvent.click(within(panel).getByRole('button', { name: /^Add 10,001 lines/ })))
  await waitFor(() =>
    expect(shop.messages.store.getState().items.map(item => item.text)).toEqual([expect.stringMatching(/10,001/)]),
  )
  expect(field).toHaveValue(list)
})

it('rejects a file that is not text, with a message', async () => {
  const { container } = await draw()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Import' })))
  const panel = await screen.findByRole('region', { name: 'Import' })
  const file = new File([Uint8Array.of(0x50, 0x4b, 0, 0)], 'list.xlsx')
  const picker = container.querySelector('input[type="file"]') as HTMLInputElement
  await act(async () => fireEvent.change(picker, { target: { files: [file] } }))
  expect(await within(panel).findByText(/^The file could not be read\./)).toBeInTheDocument()
})
