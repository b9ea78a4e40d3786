/** Suggestions while a number is typed. */
import { quickOrderOf } from '@cartwright/core'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, number, press, qty, READY, row, statusOf, type } from './quick-order.testing'

it('W-121 suggests articles after two characters; Enter accepts a suggestion only after it was selected', async () => {
  const { shop } = await draw()
  await type(number(1), 't')
  expect(screen.queryByRole('listbox')).toBeNull()
  await type(number(1), 'tk-52')
  const list = await screen.findByRole('listbox', { name: 'Articles' }, { timeout: 20_000 })
  expect(within(list).getAllByRole('option').length).toBeGreaterThan(1)
  expect(within(list).queryAllByRole('option', { selected: true })).toEqual([])
  await press(number(1), 'ArrowDown')
  const first = within(list).getAllByRole('option')[0]
  expect(first).toHaveAttribute('aria-selected', 'true')
  expect(number(1)).toHaveAttribute('aria-activedescendant', first?.id)
  await press(number(1), 'Enter')
  expect(statusOf(shop, 1)).toBe('ready')
  expect(qty(1)).toHaveFocus()
})

it.each([
  ['Brother TN2420 zwart', 'CW-TN2420', 'read as TN-2420'],
  ['TN-242O', 'CW-TN2420', 'read as TN-2420'],
  ['2000000103310', 'CW-CB435AD', 'product barcode 2000000103310'],
  ['TN-2421', 'CW-TN2420', 'similar number'],
  ['toner hl-l2350dw', 'CW-TN24', 'fits HL-L2350DW'],
  ['brother drum', 'CW-DR', 'by its description'],
])('QO-003 the name of a suggestion says why it is there, as the line does: %s', async (text, part, why) => {
  await draw()
  await type(number(1), text)
  const list = await screen.findByRole('listbox', { name: 'Articles' }, { timeout: 20_000 })
  const [first] = within(list).getAllByRole('option')
  expect(first).toHaveAccessibleName(expect.stringContaining(part))
  expect(first).toHaveAccessibleName(expect.stringContaining(why))
})

it('Enter ignores suggestions for an earlier text', async () => {
  const { shop } = await draw()
  await type(number(1), 'tk-52')
  await screen.findByRole('listbox', { name: 'Articles' }, { timeout: 20_000 })
  await type(number(1), 'tn-2420')
  await press(number(1), 'Enter')
  await waitFor(() => expect(quickOrderOf(shop).store.getState().lines[0]?.part?.number).toBe('CW-TN2420'))
  expect(number(1)).toHaveValue('tn-2420')
})

it.each([
  ['CF226', 'unknown', 'Nearest:'],
  // The name of a part in four colours.
  ['TN-243', 'choose', 'articles carry this number'],
  ['MLT-D111', 'unknown', 'Nearest:'],
] as const)(
  'W-121 W-123 W-124 Enter keeps an incomplete number "%s" as typed and offers articles',
  async (text, status, words) => {
    const { shop } = await draw()
    await type(number(1), text)
    await screen.findByRole('listbox', { name: 'Articles' }, { timeout: 20_000 })
    await press(number(1), 'Enter')
    await waitFor(() => expect(statusOf(shop, 1)).toBe(status))
    expect(number(1)).toHaveValue(text)
    await waitFor(() => expect(row(1)).toHaveTextContent(words))
  },
)

it('a quantity typed after the number is kept when a suggestion is accepted', async () => {
  const { shop } = await draw()
  await type(number(1), 'tk-5240k 7')
  await screen.findByRole('listbox', { name: 'Articles' }, { timeout: 20_000 })
  await press(number(1), 'ArrowDown')
  await press(number(1), 'Enter')
  expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ qty: 7, part: { number: 'CW-TK5240K' } })
  expect(qty(1)).toHaveValue('7')
})

it('Escape closes the suggestions and keeps the typed text; a second Escape restores the old text', async () => {
  await draw({}, { text: READY })
  await type(number(1), 'tk-52')
  await screen.findByRole('listbox')
  await press(number(1), 'Escape')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(number(1)).toHaveValue('tk-52')
  await press(number(1), 'Escape')
  expect(number(1)).toHaveValue(READY)
})
