/** Importing a file or pasted text in the panel. */
import { quickOrderOf } from '@cartwright/core'
import { memoryStorage } from '@cartwright/core/testing'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it, vi } from 'vitest'
import { HostedShop } from '../provider/hosted-shop'
import { answerWith } from '../testing/answer-with'
import { hear } from '../testing/hear'
import { makeTestShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { QuickOrder } from './quick-order'
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

async function choose(container: HTMLElement, file: File): Promise<HTMLElement> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Import' })))
  const panel = await screen.findByRole('region', { name: 'Import' })
  const picker = container.querySelector('input[type="file"]') as HTMLInputElement
  await act(async () => fireEvent.change(picker, { target: { files: [file] } }))
  return panel
}

it('QO-003 says what the list comes to before anything is added', async () => {
  const heard = hear()
  const { container, shop } = await draw()
  const list = 'Drucker;Toner;Menge\nHL-L2350DW;TN-2420;5\nM402dn;HP 26X;2\nM402dn;ZZ-9999;1\nTotaal;;8\n'
  const panel = await choose(container, new File([list], 'december.csv'))
  expect(await within(panel).findByRole('heading', { name: '1 recognised, 1 repaired, 1 to fix' })).toBeInTheDocument()
  await waitFor(() => expect(heard()).toContain('1 recognised, 1 repaired, 1 to fix'))
  expect(heard().join(' ')).not.toContain('Looking up')
  expect(within(panel).getByText('7 pieces')).toBeInTheDocument()
  expect(within(panel).getByText(/^€.* for the 2 that are ready$/)).toBeInTheDocument()
  expect(within(panel).getByText('“Totaal 8” is a total, not a line')).toBeInTheDocument()
  expect(within(panel).getByLabelText('Column Toner')).toHaveValue('number')
  expect(within(panel).getByText('0 of 3 found')).toBeInTheDocument()
  expect(within(panel).getByText('2 of 3 found')).toBeInTheDocument()
  const look = within(panel)
    .getAllByRole('row')
    .map(row => row.textContent)
  expect(look).toContainEqual(expect.stringMatching(/^ZZ-9999/))
  expect(look).toContainEqual(expect.stringMatching(/^HP 26XCW-CF226X2$/))
  expect(quickOrderOf(shop).summary().lines).toBe(0)
  expect(within(panel).getByRole('button', { name: 'Add 3 lines' })).toBeEnabled()
})

describe('QO-003 lines to fix', () => {
  const type = async (field: HTMLElement, value: string) => {
    await act(async () => fireEvent.input(field, { target: { value } }))
    await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
  }

  it('are put right in the panel by number and quantity, before anything is added', async () => {
    const { container, shop } = await draw()
    const list = 'Toner;Menge\nTN-2420;5\nZZ-9999;1\nDR-2400;1.500\n'
    const panel = within(await choose(container, new File([list], 'december.csv')))
    await panel.findByRole('heading', { name: '1 recognised, 0 repaired, 2 to fix' })
    const number = panel.getByRole('textbox', { name: 'Number, line 2' })
    expect(number).toHaveAttribute('aria-invalid', 'true')
    expect(number).toHaveAccessibleDescription('No article has this number')
    await type(number, 'HP 26X')
    await panel.findByRole('heading', { name: '1 recognised, 1 repaired, 1 to fix' })
    expect(number).not.toHaveAttribute('aria-invalid')
    expect(number).toHaveAccessibleDescription('Ready CW-CF226X')
    await type(panel.getByRole('textbox', { name: 'Quantity, line 3' }), '15')
    await panel.findByRole('heading', { name: '2 recognised, 1 repaired, 0 to fix' })
    expect(panel.getByText('21 pieces')).toBeInTheDocument()
    // As it was written.
    expect(number.closest('tr')).toHaveTextContent(/^ZZ-9999/)
    expect(quickOrderOf(shop).summary().lines).toBe(0)
    await act(async () => fireEvent.click(panel.getByRole('button', { name: 'Add 3 lines' })))
    expect(quickOrderOf(shop).store.getState().lines.slice(0, 3)).toMatchObject([
      { input: 'TN-2420', qty: 5, part: { number: 'CW-TN2420' } },
      { input: 'HP 26X', qty: 1, part: { number: 'CW-CF226X' }, reading: 'tradeName' },
      { input: 'DR-2400', qty: 15, part: { number: 'CW-DR2400' } },
    ])
  })

  it('take a proposal, and the focus goes to the quantity; a line that is not wanted goes', async () => {
    const { container } = await draw()
    const list = 'Toner;Menge\nTN-2421;2\nDR-2400;a few\n'
    const panel = within(await choose(container, new File([list], 'december.csv')))
    const nearest = await panel.findByRole('button', { name: /^CW-TN2420/ })
    nearest.focus()
    await act(async () => fireEvent.click(nearest))
    expect(panel.getByRole('textbox', { name: 'Number, line 1' })).toHaveValue('CW-TN2420')
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Quantity, line 1' })).toHaveFocus())
    await act(async () => fireEvent.click(panel.getByRole('button', { name: 'Do not order' })))
    await panel.findByRole('heading', { name: '1 recognised, 0 repaired, 0 to fix' })
    expect(panel.getByRole('button', { name: 'Add 1 line' })).toBeEnabled()
  })

  it('keep their number when the field is left blank', async () => {
    const { container } = await draw()
    const panel = within(await choose(container, new File(['Toner;Menge\nZZ-9999;1\n'], 'december.csv')))
    const number = await panel.findByRole('textbox', { name: 'Number, line 1' })
    await type(number, ' ')
    expect(number).toHaveValue('ZZ-9999')
    expect(panel.getByRole('button', { name: 'Add 1 line' })).toBeEnabled()
  })
})

it('QO-003 lines that the panel has resolved are not asked about again when they are added', async () => {
  let asked = 0
  const fetch = answerWith('/quickorder/resolve', () => {
    asked += 1
    return undefined
  })
  const { container, shop } = await draw({}, { fetch })
  const list = 'Toner;Menge\nTN-2420;5\nHP 26X;2\nZZ-9999;1\n'
  const panel = within(await choose(container, new File([list], 'december.csv')))
  await panel.findByRole('heading', { name: '1 recognised, 1 repaired, 1 to fix' })
  const before = asked
  await act(async () => fireEvent.click(panel.getByRole('button', { name: 'Add 3 lines' })))
  const { lines } = quickOrderOf(shop).store.getState()
  expect(lines.slice(0, 3).map(({ status }) => status)).toEqual(['ready', 'ready', 'unknown'])
  await act(() => quickOrderOf(shop).retry())
  expect(asked).toBe(before)
})

it('QO-003 columns that were corrected are read so in the next list with these headings, until they are read again', async () => {
  const kept = new Map<string, string>()
  const drafts = {
    get: (name: string) => kept.get(name),
    set: (name: string, value: string) => void kept.set(name, value),
    remove: (name: string) => void kept.delete(name),
  }
  const { container } = await draw({}, { drafts })
  const list = (number: string) => new File([`Ref;Code;Menge\n${number};CF259X;5\n`], 'list.csv')
  let panel = await choose(container, list('TN-2420'))
  await within(panel).findByText(/recognised/)
  await act(async () => fireEvent.change(within(panel).getByLabelText('Column Code'), { target: { value: 'number' } }))
  await act(async () => fireEvent.click(within(panel).getByRole('button', { name: 'Add 1 line' })))
  panel = await choose(container, list('DR-2400'))
  expect(await within(panel).findByText(/^The columns are as you chose them/)).toBeInTheDocument()
  expect(within(panel).getByLabelText('Column Code')).toHaveValue('number')
  await act(async () => fireEvent.click(within(panel).getByRole('button', { name: 'Read the columns again' })))
  await waitFor(() => expect(within(panel).queryByText(/^The columns are as you chose them/)).toBeNull())
})

it('W-016 a blank file is refused with the reason', async () => {
  const { container } = await draw()
  const panel = await choose(container, new File([' \r\n \r\n'], 'blank.csv'))
  expect(await within(panel).findByText('Nothing stands in the file.')).toBeInTheDocument()
})

it('W-005 W-006 W-013 lists in UTF-16 without a mark and with stray zero bytes are read', async () => {
  const { container } = await draw()
  const text = 'Artikel;Menge\r\nTN-2420;5\r\nCF226X;2\r\n'
  const bytes = (isBig: boolean) =>
    Uint8Array.from([...text].flatMap(sign => (isBig ? [0, sign.charCodeAt(0)] : [sign.charCodeAt(0), 0])))
  const panel = await choose(container, new File([bytes(true)], 'utf16be.csv'))
  expect(await within(panel).findByText('2 recognised, 0 repaired, 0 to fix')).toBeInTheDocument()
  const picker = container.querySelector('input[type="file"]') as HTMLInputElement
  for (const content of [bytes(false), `${text}\0`]) {
    await act(async () => fireEvent.change(picker, { target: { files: [new File([content], 'other.csv')] } }))
    expect(await within(panel).findByText('2 recognised, 0 repaired, 0 to fix')).toBeInTheDocument()
    expect(within(panel).getByLabelText('Column Menge')).toHaveValue('quantity')
  }
})

describe('ERR-003 an import that is open when the sign-in expires', () => {
  const SIGNED_OUT = { code: 401, msg: '', data: null }
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
    return screen.findByRole('region', { name: 'Import' })
  }

  it('is there in its place when the host has signed its reader in again', async () => {
    const other = makeTestShop()
    await other.start()
    await signInAs('buyer.nl')(other)
    const { token } = other.session.store.getState()
    let isRevoked = false
    const shop = makeTestShop({
      shopUrl: 'https://shop.example',
      getToken: async () => (isRevoked ? undefined : token),
      fetch: (input, init) => (isRevoked ? Promise.resolve(Response.json(SIGNED_OUT)) : fetch(input, init)),
    })
    await shop.start()
    render(
      <HostedShop shop={shop}>
        <QuickOrder />
      </HostedShop>,
    )
    const field = within(await open()).getByLabelText(/Or paste lines/)
    isRevoked = true
    await act(async () => fireEvent.input(field, { target: { value: 'TN-2420;3\nDR-2400;1' } }))
    expect(await screen.findByText(/^You are no longer signed in/)).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Import' })).toBeNull()
    isRevoked = false
    await act(async () => {
      await shop.signInByHost?.()
    })
    const panel = await screen.findByRole('region', { name: 'Import' })
    expect(within(panel).getByLabelText(/Or paste lines/)).toHaveValue('TN-2420;3\nDR-2400;1')
    const add = await within(panel).findByRole('button', { name: 'Add 2 lines' })
    await act(async () => fireEvent.click(add))
    expect(await screen.findByDisplayValue('TN-2420')).toBeInTheDocument()
  })

  it('has the lines that were put right in it', async () => {
    const drafts = memoryStorage()
    let isRefused = false
    const fetch = answerWith('/quickorder/resolve', () => (isRefused ? SIGNED_OUT : undefined))
    const first = await draw({}, { drafts, fetch })
    const panel = await choose(first.container, new File(['Toner;Menge\nTN-2420;1.500\nZZ-9999;1\n'], 'week 48.csv'))
    const qty = await within(panel).findByRole('textbox', { name: 'Quantity, line 1' })
    await act(async () => fireEvent.input(qty, { target: { value: '15' } }))
    await act(async () => fireEvent.keyDown(qty, { key: 'Enter' }))
    isRefused = true
    const number = within(panel).getByRole('textbox', { name: 'Number, line 2' })
    await act(async () => fireEvent.input(number, { target: { value: 'HP 26X' } }))
    await act(async () => fireEvent.keyDown(number, { key: 'Enter' }))
    await waitFor(() => expect(first.shop.session.store.getState().expired).toBe(true))
    first.unmount()
    await draw({}, { drafts })
    const back = await screen.findByRole('region', { name: 'Import' })
    expect(await within(back).findByText('1 recognised, 1 repaired, 0 to fix')).toBeInTheDocument()
    expect(within(back).getByText('16 pieces')).toBeInTheDocument()
  })

  it('is there after the sign-in form with its file and its columns, for the same account, until it is closed', async () => {
    const drafts = memoryStorage()
    let isRefused = false
    const fetch = answerWith('/quickorder/resolve', () => (isRefused ? SIGNED_OUT : undefined))
    const first = await draw({}, { drafts, fetch })
    const panel = await choose(first.container, new File(['Ref;Code;Menge\nTN-2420;DR-2400;5\n'], 'week 48.csv'))
    const column = await within(panel).findByLabelText('Column Code')
    isRefused = true
    await act(async () => fireEvent.change(column, { target: { value: 'number' } }))
    await waitFor(() => expect(first.shop.session.store.getState().expired).toBe(true))
    first.unmount()

    const another = await draw({}, { drafts, account: 'buyer.de' })
    expect(screen.queryByRole('region', { name: 'Import' })).toBeNull()
    another.unmount()

    const second = await draw({}, { drafts })
    const back = await screen.findByRole('region', { name: 'Import' })
    expect(within(back).getByText('week 48.csv')).toBeInTheDocument()
    expect(await within(back).findByLabelText('Column Code')).toHaveValue('number')
    await act(async () => fireEvent.click(within(back).getByRole('button', { name: 'Close' })))
    second.unmount()

    await draw({}, { drafts })
    await screen.findByRole('button', { name: 'Import', pressed: false })
    expect(screen.queryByRole('region', { name: 'Import' })).toBeNull()
  })
})
