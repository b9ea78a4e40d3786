import type { Shop } from '@cartwright/core'
import { calls, cartOf, quickOrderOf } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { CartAddRequest } from '../catalogue/part/ask-host'
import { answerWith } from '../testing/answer-with'
import { findViolations } from '../testing/find-violations'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { QuickOrder, type QuickOrderProps } from './quick-order'

/** Articles of the demo catalogue that tell each kind of line; see the showcase of the seed. */
const READY = 'CF259X'
const UNKNOWN = 'TN-2421'
const AMBIGUOUS = 'CRG-712'
const REPLACED = 'MLT-D111S'
const SHORT = 'DR-2400'

const noDrafts = { get: () => undefined, set: () => undefined, remove: () => undefined }

async function draw(
  props: QuickOrderProps = {},
  {
    account = 'buyer.nl',
    text,
    ...options
  }: Parameters<typeof renderWithShop>[1] & { account?: string; text?: string } = {},
) {
  const went: string[] = []
  const rendered = await renderWithShop(<QuickOrder {...props} />, {
    drafts: noDrafts,
    navigate: path => void went.push(path),
    prepare: signInAs(account),
    ...options,
  })
  if (text) await act(() => quickOrderOf(rendered.shop).addText(text))
  // The strips below lines are loaded with the first line that needs one.
  await waitFor(() => expect(rendered.container.querySelector('.cw-qo-fix > .cw-skel')).toBeNull())
  return { ...rendered, went }
}

const number = (line: number) => screen.getByLabelText<HTMLInputElement>(`Number, line ${line}`)
const qty = (line: number) => screen.getByLabelText<HTMLInputElement>(`Quantity, line ${line}`)
const row = (line: number) => number(line).closest<HTMLElement>('[role="row"]') as HTMLElement
const statusOf = (shop: Shop, line: number) => quickOrderOf(shop).store.getState().lines[line - 1]?.status

const type = (field: HTMLInputElement, text: string) =>
  act(async () => {
    field.focus()
    fireEvent.input(field, { target: { value: text } })
  })
const ALT = { altKey: true }
const press = (field: HTMLElement, key: string, mods: object = {}) =>
  act(async () => {
    field.focus()
    fireEvent.keyDown(field, { key, ...mods })
  })

describe('quick order', () => {
  it('the first row of an empty list says what may be entered, until something is', async () => {
    const { shop } = await draw()
    expect(number(1)).toHaveAttribute('placeholder', 'Number, barcode')
    expect(row(1)).toHaveTextContent('Our numbers, OEM codes, barcodes or yours')
    await type(number(1), UNKNOWN)
    await press(number(1), 'Enter')
    await waitFor(() => expect(statusOf(shop, 1)).toBe('unknown'))
    expect(row(1)).not.toHaveTextContent('Our numbers')
  })

  it('QO-003 shows article, price and stock of a number, marks an unknown one, and orders as a QO#', async () => {
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
    expect(screen.getByRole('button', { name: 'Order now' })).toBeDisabled()
    expect(screen.getByText('1 line is still open.')).toBeInTheDocument()

    await press(number(2), 'Delete', { ctrlKey: true })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Order now' })))
    await waitFor(() => expect(went).toHaveLength(1))
    const id = Number(new URL(went[0] ?? '', 'http://shop').searchParams.get('quickOrderId'))
    const saved = await shop.client.call(calls.quickOrder.get, { params: { id } })
    expect(saved.qoNo).toMatch(/^QO-\w+$/)
    expect(saved.lines.map(({ part, qty }) => [part.number, qty])).toEqual([['CW-CF259X', 12]])
  })

  it('puts the ready lines into the cart and keeps the others', async () => {
    const asked = vi.fn()
    const { shop } = await draw({ onCartAdd: asked }, { text: `${READY};2\n${UNKNOWN};3` })
    const add = screen.getByRole('button', { name: 'Add ready lines' })
    add.focus()
    await act(async () => fireEvent.click(add))
    await waitFor(() => expect(number(1)).toHaveValue(UNKNOWN))
    // Its own press leaves it without work: a reader with a keyboard goes on from here.
    expect(add).toHaveFocus()
    expect(add).toHaveAttribute('aria-disabled', 'true')
    await act(async () => fireEvent.click(add))
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ lines: [expect.objectContaining({ number: 'CW-CF259X', qty: 2 })] }),
    )
    await act(() => cartOf(shop).load())
    expect(
      cartOf(shop)
        .store.getState()
        .rows.map(item => item.number),
    ).toContain('CW-CF259X')
  })

  const askHost = async (onCartAdd: NonNullable<QuickOrderProps['onCartAdd']>) => {
    const { shop } = await draw({ onCartAdd }, { text: `${READY};2` })
    const add = vi.spyOn(cartOf(shop), 'add')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add ready lines' })))
    return { shop, add }
  }

  it('a host that prevents it keeps the lines in the list, and takes them later', async () => {
    let request: CartAddRequest | undefined
    const { add } = await askHost(asked => {
      request = asked
      return false
    })
    expect(number(1)).toHaveValue('CF259X')
    await act(async () => request?.respond())
    expect(number(1)).toHaveValue('')
    expect(add).not.toHaveBeenCalled()
  })

  it('a host that takes the lines has them when its work is done', async () => {
    let finish = () => {}
    const { add } = await askHost(({ respond }) =>
      respond(
        new Promise<void>(resolve => {
          finish = resolve
        }),
      ),
    )
    expect(number(1)).toHaveValue('CF259X')
    expect(screen.getByRole('button', { name: 'Add ready lines' })).toHaveAttribute('aria-busy', 'true')
    await act(async () => finish())
    await waitFor(() => expect(number(1)).toHaveValue(''))
    expect(add).not.toHaveBeenCalled()
  })

  it.each<[string, NonNullable<QuickOrderProps['onCartAdd']>, string]>([
    ['rejects them', ({ reject }) => reject('Your budget is used up.'), 'Your budget is used up.'],
    [
      'fails with a reason',
      ({ respond }) => respond(Promise.reject('The approval desk is closed.')),
      'The approval desk is closed.',
    ],
    [
      'fails',
      ({ respond }) => respond(Promise.reject(new Error('x is undefined'))),
      'Nothing was added. Your lines are still here.',
    ],
  ])('a host that %s: the buyer reads why and keeps the lines', async (_what, onCartAdd, words) => {
    const { shop, add } = await askHost(onCartAdd)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(number(1)).toHaveValue('CF259X')
    expect(add).not.toHaveBeenCalled()
    await act(() => quickOrderOf(shop).addText('TN-2420;1'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('an answer that comes after the shop has added the lines changes nothing', async () => {
    let request: CartAddRequest | undefined
    const { add } = await askHost(asked => {
      request = asked
    })
    await waitFor(() => expect(add).toHaveBeenCalled())
    await act(async () => request?.reject('Too late.'))
    expect(screen.queryByText('Too late.')).toBeNull()
  })
})

describe('mending', () => {
  it('takes the nearest article with Alt F', async () => {
    const { shop } = await draw({}, { text: UNKNOWN })
    await press(number(1), 'f', ALT)
    expect(statusOf(shop, 1)).toBe('ready')
    expect(number(1)).toHaveValue('CW-TN2420')
  })

  it('chooses between articles by their digit, and shows them as buttons', async () => {
    const { shop } = await draw({}, { text: AMBIGUOUS })
    expect(row(1)).toHaveTextContent('2 articles carry this number')
    expect(within(row(1)).getByRole('button', { name: /CW-TK1170/ })).toBeInTheDocument()
    await press(number(1), '2', ALT)
    expect(statusOf(shop, 1)).toBe('ready')
    expect(quickOrderOf(shop).store.getState().lines[0]?.part?.number).toBe('CW-TK1170')
  })

  it('offers the successor of an article that is no longer sold', async () => {
    const { shop } = await draw({}, { text: `${REPLACED};20` })
    expect(row(1)).toHaveTextContent('Successor CW-MLTD111L: 1,800 instead of 1,000 pages')
    await act(async () => fireEvent.click(within(row(1)).getByRole('button', { name: 'Use it' })))
    expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ status: 'ready', qty: 20 })
    expect(row(1)).toHaveTextContent('CW-MLTD111L')
  })

  it('ERR-027 tells what ships now and what is back ordered', async () => {
    const { shop } = await draw({}, { text: `${SHORT};9000` })
    const part = quickOrderOf(shop).store.getState().lines[0]?.part?.availability
    const now = (part?.stock ?? 0) + (part?.otherStock ?? 0)
    const later = 9000 - now - (part?.inTransit ?? 0)
    const format = shop.i18n.formatNumber
    expect(row(1)).toHaveTextContent(`${format(now)} now, ${format(part?.inTransit ?? 0)} on`)
    expect(row(1)).toHaveTextContent(`${format(later)} later`)
  })

  it('ORD-014 cuts a short line to what is there', async () => {
    const { shop } = await draw({}, { text: `${SHORT};9000` })
    const stock = quickOrderOf(shop).store.getState().lines[0]?.part?.availability
    const there = (stock?.stock ?? 0) + (stock?.otherStock ?? 0)
    await act(async () => fireEvent.click(within(row(1)).getByRole('button', { name: `Cut to ${there}` })))
    expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ status: 'ready', qty: there })
  })

  it('asks what a doubtful quantity means', async () => {
    const { shop } = await draw({}, { text: 'TK-5240K;1.000' })
    expect(row(1)).toHaveTextContent('“1.000” can mean')
    await act(async () => fireEvent.click(within(row(1)).getByRole('button', { name: '1 piece' })))
    expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ status: 'ready', qty: 1 })
  })

  it('asks whether a number is the quantity where no heading says so', async () => {
    const { shop } = await draw({}, { text: 'SKU;Stock;Xyz\nTK-5240K;12;5' })
    expect(row(1)).toHaveTextContent('Is 5 the quantity?')
    await act(async () => fireEvent.click(within(row(1)).getByRole('button', { name: '5 pieces' })))
    expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ status: 'ready', qty: 5 })
  })

  it('says so when a quantity has no second reading', async () => {
    const { shop } = await draw({}, { text: 'TK-5240K;0' })
    expect(row(1)).toHaveTextContent('“0” is not a quantity that can be ordered.')
    await act(async () => fireEvent.click(within(row(1)).getByRole('button', { name: '1 piece' })))
    expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ status: 'ready', qty: 1 })
  })

  it('keeps lines whose check did not get through, and tries again', async () => {
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
    const [again] = screen.getAllByRole('button', { name: 'Try again' })
    await act(async () => fireEvent.click(again as HTMLElement))
    await waitFor(() => expect(statusOf(shop, 1)).toBe('ready'))
  })

  it('goes to the next open line with F8, around the end', async () => {
    await draw({}, { text: `${UNKNOWN}\n${READY}\n${AMBIGUOUS}` })
    await press(number(2), 'F8')
    expect(number(3)).toHaveFocus()
    await press(number(3), 'F8')
    expect(number(1)).toHaveFocus()
  })

  it('undoes and redoes', async () => {
    const { shop } = await draw({}, { text: UNKNOWN })
    await press(number(1), 'f', ALT)
    await press(number(1), 'z', { ctrlKey: true })
    expect(number(1)).toHaveValue(UNKNOWN)
    expect(statusOf(shop, 1)).toBe('unknown')
    await press(number(1), 'y', { ctrlKey: true })
    expect(number(1)).toHaveValue('CW-TN2420')
  })
})

describe('entering', () => {
  it('W-121 suggests articles after two characters, and takes one with Enter only when it was chosen', async () => {
    const { shop } = await draw()
    await type(number(1), 't')
    expect(screen.queryByRole('listbox')).toBeNull()
    await type(number(1), 'tk-52')
    const list = await screen.findByRole('listbox', { name: 'Articles' }, { timeout: 10_000 })
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

  it('Enter takes nothing that was found for an older text', async () => {
    const { shop } = await draw()
    await type(number(1), 'tk-52')
    await screen.findByRole('listbox', { name: 'Articles' }, { timeout: 10_000 })
    await type(number(1), 'tn-2420')
    await press(number(1), 'Enter')
    await waitFor(() => expect(quickOrderOf(shop).store.getState().lines[0]?.part?.number).toBe('CW-TN2420'))
    expect(number(1)).toHaveValue('tn-2420')
  })

  it.each(['CF226', 'TN-243', 'MLT-D111'])(
    'W-121 W-123 W-124 Enter takes the beginning "%s" as typed, and asks',
    async text => {
      const { shop } = await draw()
      await type(number(1), text)
      await screen.findByRole('listbox', { name: 'Articles' }, { timeout: 10_000 })
      await press(number(1), 'Enter')
      await waitFor(() => expect(statusOf(shop, 1)).toBe('unknown'))
      expect(number(1)).toHaveValue(text)
      await waitFor(() => expect(row(1)).toHaveTextContent('Nearest:'))
    },
  )

  it('a quantity typed behind the number survives the choice', async () => {
    const { shop } = await draw()
    await type(number(1), 'tk-5240k 7')
    await screen.findByRole('listbox', { name: 'Articles' }, { timeout: 10_000 })
    await press(number(1), 'ArrowDown')
    await press(number(1), 'Enter')
    expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ qty: 7, part: { number: 'CW-TK5240K' } })
    expect(qty(1)).toHaveValue('7')
  })

  it.each([
    ['nearest article', UNKNOWN, 3],
    ['article of this number', AMBIGUOUS, 2],
  ])('Alt and a digit take the %s at its place, on every keyboard', async (_what, text, offered) => {
    for (let place = 1; place <= offered; place++) {
      const { shop, unmount } = await draw({}, { text })
      const codes = [...row(1).querySelectorAll('[data-cell^="fix"] .cw-code')].map(code => code.textContent)
      expect(codes).toHaveLength(offered)
      // A French keyboard writes a sign with this key, and the number block enters characters by their code.
      expect(fireEvent.keyDown(number(1), { key: String(place), code: `Numpad${place}`, altKey: true })).toBe(true)
      expect(fireEvent.keyDown(number(1), { key: '9', code: 'Digit9', altKey: true })).toBe(true)
      expect(quickOrderOf(shop).store.getState().lines[0]?.part).toBeUndefined()
      await press(number(1), '&', { code: `Digit${place}`, altKey: true })
      expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ status: 'ready', input: codes[place - 1] })
      unmount()
    }
  })

  it('Alt and a digit take the reading of a quantity at its place', async () => {
    for (const [place, qty] of [1000, 1].entries()) {
      const { shop, unmount } = await draw({}, { text: 'TK-5240K;1.000' })
      await press(number(1), String(place + 1), { code: `Digit${place + 1}`, altKey: true })
      expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ qty, doubt: undefined })
      unmount()
    }
  })

  it('a scanner on a line that asks replaces its number, and chooses nothing', async () => {
    const { shop } = await draw({}, { text: AMBIGUOUS })
    await act(async () => number(1).focus())
    for (const key of 'FX-10') expect(fireEvent.keyDown(number(1), { key })).toBe(true)
    await type(number(1), 'FX-10')
    await press(number(1), 'Enter')
    await waitFor(() => expect(statusOf(shop, 1)).toBe('ready'))
    expect(number(1)).toHaveValue('FX-10')
    expect(quickOrderOf(shop).store.getState().lines[0]?.part?.number).toBe('CW-FX10')
  })

  it.each(['1', '2', 'f', 'F', '9'])('the key %s types on a line that asks, and chooses nothing', async key => {
    const { shop } = await draw({}, { text: `${AMBIGUOUS}\n${UNKNOWN}\nTK-5240K;1.000` })
    const before = quickOrderOf(shop).store.getState().lines
    for (const field of [number(1), number(2), number(3), qty(3)]) {
      await act(async () => field.focus())
      // Not prevented: the browser types it.
      expect(fireEvent.keyDown(field, { key })).toBe(true)
    }
    expect(quickOrderOf(shop).store.getState().lines).toBe(before)
  })

  it.each([
    ['TN-2420 5', [['TN-2420', 5]]],
    ['5x TN-2420', [['TN-2420', 5]]],
    ['TN-2420,5', [['TN-2420', 5]]],
    [
      'TN-2420, DR-2400',
      [
        ['TN-2420', 1],
        ['DR-2400', 1],
      ],
    ],
  ])('kind 6: one pasted line is read as a line: %s', async (text, expected) => {
    const { shop } = await draw({}, { text: READY })
    for (const at of [2, 1]) {
      await act(async () => {
        number(at).focus()
        fireEvent.paste(number(at), { clipboardData: { getData: () => text } })
      })
    }
    await waitFor(() => expect(quickOrderOf(shop).store.getState().progress).toBeUndefined())
    const lines = quickOrderOf(shop)
      .store.getState()
      .lines.filter(line => line.status !== 'empty')
    expect(lines.map(line => [line.input, line.qty])).toEqual([...expected, ...expected])
  })

  it('a number alone is pasted as text', async () => {
    await draw({}, { text: READY })
    await act(async () => number(1).focus())
    expect(fireEvent.paste(number(1), { clipboardData: { getData: () => 'TN 2420' } })).toBe(true)
  })

  it('a pasted table whose quantity is not certain asks, line by line, and is answered by keys', async () => {
    const { shop } = await draw()
    await act(async () => {
      number(1).focus()
      fireEvent.paste(number(1), { clipboardData: { getData: () => `${READY}\t12\t5\nTN-2420\tToner\t\n` } })
    })
    await waitFor(() => expect(row(2)).toHaveTextContent('The list does not say how many.'))
    expect(row(1)).toHaveTextContent('“12; 5” can mean 12 or 5.')
    expect(screen.getByRole('button', { name: 'Order now' })).toBeDisabled()
    await press(number(1), '2', ALT)
    expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ status: 'ready', qty: 5 })
    await press(number(2), 'f', ALT)
    expect(qty(2)).toHaveFocus()
    await type(qty(2), '')
    await press(qty(2), 'Enter')
    expect(statusOf(shop, 2)).toBe('quantity')
    await type(qty(2), '3 pcs')
    await press(qty(2), 'Enter')
    expect(quickOrderOf(shop).store.getState().lines[1]).toMatchObject({ status: 'ready', qty: 3 })
  })

  it('kind 7: articles in one line are offered as lines', async () => {
    const { shop } = await draw({}, { text: `TN-2420 instead of ${READY}` })
    expect(row(1)).toHaveTextContent('2 articles in one line')
    await press(number(1), '1', ALT)
    expect(statusOf(shop, 1)).toBe('choose')
    await act(async () => fireEvent.click(within(row(1)).getByRole('button', { name: 'Split into 2 lines' })))
    await waitFor(() => expect(statusOf(shop, 2)).toBe('ready'))
    expect([number(1).value, number(2).value]).toEqual(['TN-2420', READY])
  })

  it('keeps what was typed on Escape, and the old text on the second', async () => {
    await draw({}, { text: READY })
    await type(number(1), 'tk-52')
    await screen.findByRole('listbox')
    await press(number(1), 'Escape')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(number(1)).toHaveValue('tk-52')
    await press(number(1), 'Escape')
    expect(number(1)).toHaveValue(READY)
  })

  it('takes a pasted range at the cell that is active', async () => {
    const { shop } = await draw({}, { text: `${READY};1\nDR-2400;2` })
    await act(async () => {
      number(2).focus()
      fireEvent.paste(number(2), { clipboardData: { getData: () => 'TK-5240K\t3\nTN-2420\t4\n' } })
    })
    await waitFor(() => expect(quickOrderOf(shop).store.getState().progress).toBeUndefined())
    const lines = quickOrderOf(shop)
      .store.getState()
      .lines.map(line => [line.input, line.qty])
    expect(lines.slice(0, 4)).toEqual([
      [READY, 1],
      ['TK-5240K', 3],
      ['TN-2420', 4],
      ['DR-2400', 2],
    ])
  })

  it('takes pasted quantities downwards, as one step', async () => {
    const { shop } = await draw({}, { text: `${READY}\nTK-5240K\nTN-2420` })
    await act(async () => {
      qty(1).focus()
      fireEvent.paste(qty(1), { clipboardData: { getData: () => '5\n6\n7' } })
    })
    const qties = () =>
      quickOrderOf(shop)
        .store.getState()
        .lines.slice(0, 3)
        .map(line => line.qty)
    expect(qties()).toEqual([5, 6, 7])
    await press(qty(1), 'z', { ctrlKey: true })
    expect(qties()).toEqual([1, 1, 1])
  })

  it('shows only the lines of the chosen tab, with their numbers in the list', async () => {
    await draw({}, { text: `${READY}\n${UNKNOWN}\n${AMBIGUOUS}` })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Choose 1' })))
    expect(screen.getAllByLabelText(/^Number, line/)).toHaveLength(1)
    expect(number(3)).toHaveValue(AMBIGUOUS)
  })
})

describe('importing', () => {
  it('the panel comes into sight and takes the focus, and gives it back when it is closed', async () => {
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

  it('shows how a file was read, lets it be corrected, and adds its lines', async () => {
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
    await act(async () =>
      fireEvent.change(within(panel).getByLabelText('Column Text'), { target: { value: 'number' } }),
    )
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

  it('a file that is refused leaves nothing of the one before to be added', async () => {
    const { container } = await draw()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Import' })))
    const panel = await screen.findByRole('region', { name: 'Import' })
    const picker = container.querySelector('input[type="file"]') as HTMLInputElement
    const choose = (file: File) => act(async () => fireEvent.change(picker, { target: { files: [file] } }))
    await choose(new File(['CF259X;12\n'], 'kw47.csv'))
    expect(await within(panel).findByRole('button', { name: 'Add 1 line' })).toBeEnabled()
    await choose(new File([Uint8Array.of(0x50, 0x4b, 0, 0)], 'kw48.xlsx'))
    expect(await within(panel).findByRole('alert')).toHaveTextContent('could not be read as text')
    expect(within(panel).queryByText('kw47.csv')).toBeNull()
    expect(within(panel).getByRole('button', { name: 'Add 0 lines' })).toBeDisabled()
  })

  it('a list that is too long stays in the panel to be made shorter', async () => {
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

  it('refuses what is no text, in words', async () => {
    const { container } = await draw()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Import' })))
    const panel = await screen.findByRole('region', { name: 'Import' })
    const file = new File([Uint8Array.of(0x50, 0x4b, 0, 0)], 'list.xlsx')
    const picker = container.querySelector('input[type="file"]') as HTMLInputElement
    await act(async () => fireEvent.change(picker, { target: { files: [file] } }))
    expect(await within(panel).findByRole('alert')).toHaveTextContent('could not be read as text')
  })
})

describe('who may', () => {
  it('shows a visitor one sentence', async () => {
    await draw({}, { prepare: async () => undefined })
    expect(screen.getByText('Sign in to order by part numbers.')).toBeInTheDocument()
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('shows an account without the permission one sentence', async () => {
    await draw({}, { account: 'clerk.nl' })
    expect(screen.getByText('Your account has no quick order.')).toBeInTheDocument()
    expect(screen.queryByRole('grid')).toBeNull()
  })
})

it('has a grid that says how large it is, and nothing axe objects to', async () => {
  const { container } = await draw({}, { text: `${READY};2\n${UNKNOWN}\n${AMBIGUOUS}\n${REPLACED}\n${SHORT};9000` })
  const grid = screen.getByRole('grid', { name: 'Quick order' })
  expect(grid).toHaveAttribute('aria-rowcount', '7')
  expect(row(2)).toHaveAttribute('aria-rowindex', '3')
  expect(qty(2).closest('[role="gridcell"]')).toHaveAttribute('aria-colindex', '6')
  expect(await findViolations(container)).toEqual([])
})

it('tells all its keys', async () => {
  await draw()
  await press(number(1), '?')
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toHaveTextContent('Take the suggestion')
})
