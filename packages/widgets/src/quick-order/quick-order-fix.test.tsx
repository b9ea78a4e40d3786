/** Lines that need attention: what is offered below them, by buttons and keys. */
import { quickOrderOf } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { hear } from '../testing/hear'
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

it('Alt+F replaces an unknown number with the nearest article', async () => {
  const { shop } = await draw({}, { text: UNKNOWN })
  await press(number(1), 'f', ALT)
  expect(statusOf(shop, 1)).toBe('ready')
  expect(number(1)).toHaveValue('CW-TN2420')
})

it('shows the articles of an ambiguous number as buttons; Alt and a digit choose one', async () => {
  const { shop } = await draw({}, { text: AMBIGUOUS })
  expect(row(1)).toHaveTextContent('2 articles carry this number')
  expect(within(row(1)).getByRole('button', { name: /CW-TK1170/ })).toBeInTheDocument()
  await press(number(1), '2', ALT)
  expect(statusOf(shop, 1)).toBe('ready')
  expect(quickOrderOf(shop).store.getState().lines[0]?.part?.number).toBe('CW-TK1170')
})

it('offers the successor of a discontinued article', async () => {
  const { shop } = await draw({}, { text: `${REPLACED};20` })
  expect(row(1)).toHaveTextContent('Successor CW-MLTD111L: 1,800 instead of 1,000 pages')
  await act(async () => fireEvent.click(within(row(1)).getByRole('button', { name: 'Use it' })))
  expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ status: 'ready', qty: 20 })
  expect(row(1)).toHaveTextContent('CW-MLTD111L')
})

it('ERR-027 shows how many pieces ship now and how many are back ordered', async () => {
  const { shop } = await draw({}, { text: `${SHORT};9000` })
  const part = quickOrderOf(shop).store.getState().lines[0]?.part?.availability
  const { stock = 0, otherStock = 0, inTransit = 0 } = part ?? {}
  const format = shop.i18n.formatNumber
  if (stock > 0) expect(row(1)).toHaveTextContent(`${format(stock)} now`)
  if (otherStock > 0) expect(row(1)).toHaveTextContent(`${format(otherStock)} within 72 h`)
  expect(row(1)).toHaveTextContent(`${format(inTransit)} on`)
  expect(row(1)).toHaveTextContent(`${format(9000 - stock - otherStock - inTransit)} date unknown`)
})

it('ORD-014 reduces a line to the quantity in stock', async () => {
  const { shop } = await draw({}, { text: `${SHORT};9000` })
  const stock = quickOrderOf(shop).store.getState().lines[0]?.part?.availability
  const there = (stock?.stock ?? 0) + (stock?.otherStock ?? 0)
  await act(async () => fireEvent.click(within(row(1)).getByRole('button', { name: `Cut to ${there}` })))
  expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ status: 'ready', qty: there })
})

it('asks which number an ambiguous quantity means', async () => {
  const { shop } = await draw({}, { text: 'TK-5240K;1.000' })
  expect(row(1)).toHaveTextContent('“1.000” can mean')
  await act(async () => fireEvent.click(within(row(1)).getByRole('button', { name: '1 piece' })))
  expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ status: 'ready', qty: 1 })
})

it('asks whether a number is the quantity when no heading names that column', async () => {
  const { shop } = await draw({}, { text: 'SKU;Stock;Xyz\nTK-5240K;12;5' })
  expect(row(1)).toHaveTextContent('Is 5 the quantity?')
  await act(async () => fireEvent.click(within(row(1)).getByRole('button', { name: '5 pieces' })))
  expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ status: 'ready', qty: 5 })
})

it('reports a quantity that cannot be ordered', async () => {
  const { shop } = await draw({}, { text: 'TK-5240K;0' })
  expect(row(1)).toHaveTextContent('“0” is not a quantity that can be ordered.')
  await act(async () => fireEvent.click(within(row(1)).getByRole('button', { name: '1 piece' })))
  expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ status: 'ready', qty: 1 })
})

it('keeps lines whose lookup failed, and retries on request', async () => {
  let isBroken = true
  const { shop } = await draw(
    {},
    {
      text: READY,
      fetch: answerWith('/quickorder/resolve', () => (isBroken ? 'dead' : undefined)),
    },
  )
  expect(statusOf(shop, 1)).toBe('failed')
  isBroken = false
  const notice = screen.getByText('The check did not get through. Your list is kept.', { selector: '.cw-notice > div' })
  const again = within(notice.closest('.cw-notice') as HTMLElement).getByRole('button', { name: 'Try again' })
  await act(async () => fireEvent.click(again))
  await waitFor(() => expect(statusOf(shop, 1)).toBe('ready'))
})

it('several articles in one line can be split into lines', async () => {
  const { shop } = await draw({}, { text: `TN-2420 instead of ${READY}` })
  expect(row(1)).toHaveTextContent('2 articles in one line')
  await press(number(1), '1', ALT)
  expect(statusOf(shop, 1)).toBe('choose')
  await act(async () => fireEvent.click(within(row(1)).getByRole('button', { name: 'Split into 2 lines' })))
  await waitFor(() => expect(statusOf(shop, 2)).toBe('ready'))
  expect([number(1).value, number(2).value]).toEqual(['TN-2420', READY])
})

it.each([
  ['nearest article', UNKNOWN, 3],
  ['article of this number', AMBIGUOUS, 2],
])('Alt and a digit choose the %s at that position, on every keyboard layout', async (_what, text, offered) => {
  for (let place = 1; place <= offered; place++) {
    const { shop, unmount } = await draw({}, { text })
    const codes = [...row(1).querySelectorAll('[data-cell^="fix"] .cw-code')].map(code => code.textContent)
    expect(codes).toHaveLength(offered)
    // A French keyboard writes a sign with this key, and the number block enters characters by their code.
    expect(fireEvent.keyDown(number(1), { key: String(place), code: `Numpad${place}`, altKey: true })).toBe(true)
    expect(fireEvent.keyDown(number(1), { key: '9', code: 'Digit9', altKey: true })).toBe(true)
    expect(quickOrderOf(shop).store.getState().lines[0]?.part).toBeUndefined()
    await press(number(1), '&', { code: `Digit${place}`, altKey: true })
    // How many pieces are left of it is not the subject.
    const chosen = codes[place - 1]
    expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ input: chosen, part: { number: chosen } })
    unmount()
  }
})

it('Alt and a digit choose the meaning of a quantity at that position', async () => {
  for (const [place, qty] of [1000, 1].entries()) {
    const { shop, unmount } = await draw({}, { text: 'TK-5240K;1.000' })
    await press(number(1), String(place + 1), { code: `Digit${place + 1}`, altKey: true })
    expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ qty, ambiguity: undefined })
    unmount()
  }
})

it('a barcode scanned into a line with choices replaces its number and chooses nothing', async () => {
  const { shop } = await draw({}, { text: AMBIGUOUS })
  await act(async () => number(1).focus())
  for (const key of 'FX-10') expect(fireEvent.keyDown(number(1), { key })).toBe(true)
  await type(number(1), 'FX-10')
  await press(number(1), 'Enter')
  await waitFor(() => expect(statusOf(shop, 1)).toBe('ready'))
  expect(number(1)).toHaveValue('FX-10')
  expect(quickOrderOf(shop).store.getState().lines[0]?.part?.number).toBe('CW-FX10')
})

it.each(['1', '2', 'f', 'F', '9'])('the key %s is typed into a line with choices and chooses nothing', async key => {
  const { shop } = await draw({}, { text: `${AMBIGUOUS}\n${UNKNOWN}\nTK-5240K;1.000` })
  const before = quickOrderOf(shop).store.getState().lines
  for (const field of [number(1), number(2), number(3), qty(3)]) {
    await act(async () => field.focus())
    // Not prevented: the browser types it.
    expect(fireEvent.keyDown(field, { key })).toBe(true)
  }
  expect(quickOrderOf(shop).store.getState().lines).toBe(before)
})

it('QO-003 accepts all proposals that need no choice at once, and one undo takes them back', async () => {
  const heard = hear()
  const { shop } = await draw({}, { text: `${REPLACED};2\n${READY};3 boxes\n${UNKNOWN};1\n${READY};1.500` })
  const statuses = () => [1, 2, 3, 4].map(line => statusOf(shop, line))
  expect(statuses()).toEqual(['replaced', 'quantity', 'unknown', 'quantity'])
  const button = screen.getByRole('button', { name: 'Accept all 2' })
  expect(button.parentElement).toHaveTextContent('1 successor, 1 quantity as read')
  await act(async () => fireEvent.click(button))
  expect(statuses()).toEqual(['ready', 'ready', 'unknown', 'quantity'])
  expect(number(1)).toHaveFocus()
  await waitFor(() => expect(heard().at(-1)).toBe('2 lines are ready. 2 lines to fix.'))
  expect(screen.queryByRole('button', { name: /^Accept all/ })).toBeNull()
  act(() => quickOrderOf(shop).undo())
  expect(statuses()).toEqual(['replaced', 'quantity', 'unknown', 'quantity'])
})

it('QO-003 one press accepts no quantity that the list does not hold', async () => {
  const entered = ['99999', '-2', '0', 'abc', '3 boxes', '(4)']
  const { shop } = await draw({}, { text: `Number;Qty\n${entered.map(text => `${READY};${text}`).join('\n')}` })
  const lines = () => quickOrderOf(shop).store.getState().lines.slice(0, entered.length)
  expect(lines().map(line => line.ambiguity?.choices)).toEqual([[9999], [2], [1], [1], [3], [4]])
  const button = screen.getByRole('button', { name: 'Accept all 2' })
  expect(button.parentElement).toHaveTextContent('2 quantities as read')
  await act(async () => fireEvent.click(button))
  expect(lines().map(line => line.status)).toEqual(['quantity', 'quantity', 'quantity', 'quantity', 'ready', 'ready'])
  expect(within(row(1)).getByRole('button', { name: '9,999 pieces' })).toBeInTheDocument()
})

it('B16 merges the lines of one article on request, in one step that undo takes back', async () => {
  const { shop } = await draw({}, { text: 'CF259X 5\nTZe-231 3\nCF259X 12\nCF259X 5' })
  const strip = await screen.findByText(/^CW-CF259X stands in lines 1, 3, 4/)
  await act(async () =>
    within(strip.parentElement as HTMLElement)
      .getByRole('button', { name: 'Merge to 22' })
      .click(),
  )
  const filled = () =>
    quickOrderOf(shop)
      .store.getState()
      .lines.filter(({ status }) => status !== 'empty')
      .map(({ input, qty }) => `${input} ${qty}`)
  expect(filled()).toEqual(['CF259X 22', 'TZe-231 3'])
  expect(screen.queryByText(/stands in lines/)).toBeNull()
  await act(async () => quickOrderOf(shop).undo())
  expect(filled()).toEqual(['CF259X 5', 'TZe-231 3', 'CF259X 12', 'CF259X 5'])
})

it.each([
  ['1,2E+11', 'The spreadsheet rounded this number: format its column as text, and copy it again.'],
  ['#N/A', 'The spreadsheet found nothing here.'],
])('QO-003 a cell of a spreadsheet that holds %s stays as it is, and says why', async (cell, said) => {
  await draw({}, { text: `Number\tQty\n${cell}\t4\n${READY}\t2` })
  await waitFor(() => expect(row(1)).toHaveTextContent(said))
  expect(number(1)).toHaveValue(cell)
  expect(qty(1)).toHaveValue('4')
})
