import { calls, quickOrderOf } from '@cartwright/core'
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findViolations } from '../testing/find-violations'
import {
  ALT,
  AMBIGUOUS,
  draw,
  number,
  press,
  qty,
  READY,
  REPLACED,
  row,
  SHORT,
  statusOf,
  type,
  UNKNOWN,
} from './quick-order.testing'

it('the first row of an empty list shows what can be entered, until a number is entered', async () => {
  const { shop } = await draw()
  expect(number(1)).toHaveAttribute('placeholder', 'Number, barcode')
  expect(row(1)).toHaveTextContent('Our numbers, OEM codes, barcodes or yours')
  await type(number(1), UNKNOWN)
  await press(number(1), 'Enter')
  await waitFor(() => expect(statusOf(shop, 1)).toBe('unknown'))
  expect(row(1)).not.toHaveTextContent('Our numbers')
})

it('QO-003 shows article, price and stock of a number, marks an unknown number, and saves the order with a QO#', async () => {
  const { shop, went } = await draw()
  await type(number(1), READY)
  await press(number(1), 'Tab')
  await type(qty(1), '12')
  await press(qty(1), 'Enter')
  await waitFor(() => expect(row(1)).toHaveTextContent('CW-CF259X'))
  expect(qty(1)).toHaveValue('12')
  expect(row(1)).toHaveTextContent(/10,000 pages/)
  const [line] = quickOrderOf(shop).store.getState().lines
  expect(row(1)).toHaveTextContent(shop.i18n.formatMoney(line?.price ?? 0, 'EUR'))
  expect(row(1)).toHaveTextContent(shop.i18n.formatNumber(line?.part?.availability?.stock ?? -1))

  await type(number(2), UNKNOWN)
  await press(number(2), 'Enter')
  await waitFor(() => expect(row(2)).toHaveTextContent('No article has this number'))
  expect(number(2)).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByRole('button', { name: 'Order now' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('1 line to fix.')).toBeInTheDocument()

  await press(number(2), 'Delete', { ctrlKey: true })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Order now' })))
  await waitFor(() => expect(went).toHaveLength(1))
  const id = Number(new URL(went[0] ?? '', 'http://shop').searchParams.get('quickOrderId'))
  const saved = await shop.client.call(calls.quickOrder.get, { params: { id } })
  expect(saved.qoNo).toMatch(/^QO-\w{4}-\w{4}$/)
  expect(saved.lines.map(({ part, qty }) => [part.number, qty])).toEqual([['CW-CF259X', 12]])
})

it('Ctrl+Z undoes a change and Ctrl+Y redoes it', async () => {
  const { shop } = await draw({}, { text: UNKNOWN })
  await press(number(1), 'f', ALT)
  await press(number(1), 'z', { ctrlKey: true })
  expect(number(1)).toHaveValue(UNKNOWN)
  expect(statusOf(shop, 1)).toBe('unknown')
  await press(number(1), 'y', { ctrlKey: true })
  expect(number(1)).toHaveValue('CW-TN2420')
})

it('F8 moves the focus to the next open line, and from the last one to the first', async () => {
  await draw({}, { text: `${UNKNOWN}\n${READY}\n${AMBIGUOUS}` })
  await press(number(2), 'F8')
  expect(number(3)).toHaveFocus()
  await press(number(3), 'F8')
  expect(number(1)).toHaveFocus()
})

it('a tab shows only its lines, with their line numbers in the whole list', async () => {
  await draw({}, { text: `${READY}\n${UNKNOWN}\n${AMBIGUOUS}` })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Choose 1' })))
  expect(screen.getAllByLabelText(/^Number, line/)).toHaveLength(1)
  expect(number(3)).toHaveValue(AMBIGUOUS)
})

it('offers a visitor to recognise a list', async () => {
  await draw({}, { prepare: async () => undefined })
  expect(await screen.findByRole('heading', { name: 'Paste a list, see what we recognise' })).toBeInTheDocument()
  expect(screen.queryByRole('grid')).toBeNull()
})

it('shows a message to an account without the permission', async () => {
  await draw({}, { account: 'clerk.nl' })
  expect(screen.getByText('Your account has no quick order.')).toBeInTheDocument()
  expect(screen.queryByRole('grid')).toBeNull()
})

it('the grid exposes its number of rows and columns, without axe violations', async () => {
  const { container } = await draw({}, { text: `${READY};2\n${UNKNOWN}\n${AMBIGUOUS}\n${REPLACED}\n${SHORT};9000` })
  const grid = screen.getByRole('grid', { name: 'Quick order' })
  expect(grid).toHaveAttribute('aria-rowcount', '7')
  expect(row(2)).toHaveAttribute('aria-rowindex', '3')
  expect(qty(2).closest('[role="gridcell"]')).toHaveAttribute('aria-colindex', '6')
  expect(await findViolations(container)).toEqual([])
})

it('the key ? opens the list of keys', async () => {
  await draw()
  await press(number(1), '?')
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toHaveTextContent('Take the suggestion')
})

/** Enters a number key by key, so many milliseconds apart, and Enter behind it. */
async function enterKeys(field: HTMLInputElement, text: string, gap: number) {
  await act(async () => field.focus())
  for (const [at, key] of [...text, 'Enter'].entries()) {
    await act(async () => {
      const press = createEvent.keyDown(field, { key })
      Object.defineProperty(press, 'timeStamp', { value: 1_000 + at * gap })
      fireEvent(field, press)
      if (key !== 'Enter') fireEvent.input(field, { target: { value: text.slice(0, at + 1) } })
    })
  }
}

it('B16 a number that is scanned again counts up its line, and the field is free for the next scan; a typed one is a line', async () => {
  const { shop } = await draw()
  await enterKeys(number(1), READY, 10)
  await waitFor(() => expect(statusOf(shop, 1)).toBe('ready'))
  expect(number(2)).toHaveFocus()
  await enterKeys(number(2), READY, 10)
  expect(qty(1)).toHaveValue('2')
  expect(number(2)).toHaveValue('')
  expect(number(2)).toHaveFocus()
  expect(shop.messages.store.getState().items.map(({ text }) => text)).toEqual([
    'Scanned again: line 1, CF259X, is now 2 pieces.',
  ])
  await enterKeys(number(2), UNKNOWN, 10)
  await waitFor(() => expect(statusOf(shop, 2)).toBe('unknown'))
  await press(number(2), 'Delete', { ctrlKey: true })
  await enterKeys(number(2), READY, 90)
  await waitFor(() => expect(statusOf(shop, 2)).toBe('ready'))
  expect(qty(1)).toHaveValue('2')
  expect(number(3)).toHaveFocus()
  expect(await screen.findByText(/CW-CF259X stands in lines 1, 2/)).toBeInTheDocument()
})
