import { quickOrderOf, visitorListOf } from '@cartwright/core'
import { memoryStorage } from '@cartwright/core/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { findViolations } from '../testing/find-violations'
import { renderWithShop } from '../testing/render-with-shop'
import { DEMO_PASSWORD } from '../testing/sign-in-as'
import { QuickOrder } from './quick-order'
import { EXAMPLE, EXAMPLE_READ } from './visitor-example'

const HIDDEN_PRICE = 'Please sign in or contact your account manager to get the price.'

const box = () => screen.getByRole('textbox', { name: 'Paste a list, see what we recognise' })
const lineOf = (text: string) =>
  screen.getByText(text, { selector: '.cw-vl-wrote > .cw-code' }).closest('li') as HTMLElement
/** The code of the box comes with the first visitor. */
async function openBox(options?: Parameters<typeof renderWithShop>[1]) {
  const opened = await renderWithShop(<QuickOrder />, options)
  await screen.findByRole('textbox', { name: 'Paste a list, see what we recognise' })
  return opened
}
async function recognise(text: string) {
  fireEvent.input(box(), { target: { value: text } })
  await act(async () => fireEvent.submit(box().closest('form') as HTMLFormElement))
  await screen.findByText(HIDDEN_PRICE)
  await screen.findByText(/lines? read/)
}

describe('the list of a visitor', () => {
  it('QO-003 PERM-018 names each line recognised, repaired, to choose or unknown, with pieces and without a price', async () => {
    const { container } = await openBox()
    await recognise('CF259X\t10\nHP 415X cyaan, 2\nTN-321C 2\nBLK-7700 5')
    expect(await screen.findByRole('heading', { name: '4 lines read, 2 ready to order' })).toHaveFocus()
    expect(screen.getByText(/^12 pieces\./)).toBeInTheDocument()
    expect(screen.getByText('recognised').parentElement).toHaveTextContent('1 recognised')
    expect(screen.getByText('repaired').parentElement).toHaveTextContent('1 repaired')
    expect(screen.getByText('to choose').parentElement).toHaveTextContent('1 to choose')
    expect(screen.getByText('unknown').parentElement).toHaveTextContent('1 unknown')
    expect(lineOf('CF259X')).toHaveTextContent('CW-CF259XOEM code')
    expect(lineOf('HP 415X cyaan')).toHaveTextContent('CW-W2031Xread as W2031X')
    expect(lineOf('TN-321C')).toHaveTextContent('2 articles carry this number')
    expect(lineOf('BLK-7700')).toHaveTextContent('No article has this number')
    expect(container.textContent).not.toMatch(/[€$£]|in stock|Available/)
    expect(await findViolations(container)).toEqual([])
  })

  it('the example fills it in one press, and its lines are read as the box says', async () => {
    const { shop } = await openBox()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try this example, 12 lines' })))
    await screen.findByRole('heading', { name: '12 lines read, 10 ready to order' })
    const { lines } = visitorListOf(shop).store.getState()
    const [repaired, barcode, asked] = [EXAMPLE_READ.repaired, EXAMPLE_READ.barcode, EXAMPLE_READ.asked].map(
      ({ wrote }) => lines.find(line => line.input === wrote),
    )
    expect([repaired?.part?.number, repaired?.part?.oemCode]).toEqual([
      EXAMPLE_READ.repaired.number,
      EXAMPLE_READ.repaired.oemCode,
    ])
    expect([barcode?.part?.number, barcode?.matchedBy]).toEqual([EXAMPLE_READ.barcode.number, 'productBarcode'])
    expect(asked?.candidates.map(part => part.brandName)).toEqual([EXAMPLE_READ.asked.first, EXAMPLE_READ.asked.second])
    expect(lines.at(-2)?.input).toBe(EXAMPLE.at(-1)?.split(' ')[0])
  })

  it('asks with buttons that Tab reaches, and takes the answer and another quantity', async () => {
    const { shop } = await openBox()
    await recognise('TN-321C 2\nTK-5240K;1.000')
    const choice = within(lineOf('TN-321C')).getByRole('button', { name: /CW-TN321C-KM/ })
    expect(choice).toHaveAttribute('tabindex', '0')
    expect(choice).not.toHaveTextContent('Alt')
    await act(async () => fireEvent.click(choice))
    await waitFor(() => expect(lineOf('CW-TN321C-KM')).toHaveTextContent('Konica Minolta'))
    const pieces = within(lineOf('TK-5240K')).getByRole('textbox', { name: 'Quantity, line 2' })
    await act(async () => {
      pieces.focus()
      fireEvent.input(pieces, { target: { value: '7' } })
    })
    await act(async () => pieces.blur())
    expect(
      visitorListOf(shop)
        .store.getState()
        .lines.map(({ qty, status }) => [qty, status])
        .slice(0, 2),
    ).toEqual([
      [2, 'ready'],
      [7, 'ready'],
    ])
  })

  it('keeps the focus where someone works with the keyboard alone: beside the answer, and in the field again', async () => {
    await openBox()
    await recognise('TN-321C 2\nTK-5240K;1.000')
    for (const [name, line] of [
      [/CW-TN321C-KM/, 1],
      [/^1 piece/, 2],
    ] as const) {
      const button = screen.getByRole('button', { name })
      await act(async () => button.focus())
      await act(async () => fireEvent.click(button))
      await waitFor(() => expect(screen.getByRole('textbox', { name: `Quantity, line ${line}` })).toHaveFocus())
    }
    const change = screen.getByRole('button', { name: 'Change the list' })
    await act(async () => change.focus())
    await act(async () => fireEvent.click(change))
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('TN-321C 2\nTK-5240K;1.000')
  })

  it('reads a file that is dropped on it', async () => {
    await openBox()
    const file = new File(['Artikel;Menge\nCF259X;12\nDR-2400;4'], 'list.csv', { type: 'text/csv' })
    await act(async () =>
      fireEvent.drop(box().closest('form') as HTMLFormElement, { dataTransfer: { files: [file], types: ['Files'] } }),
    )
    await screen.findByRole('heading', { name: '2 lines read, 2 ready to order' })
  })

  it('goes back to the text as it was pasted', async () => {
    await openBox()
    await recognise('CF259X\t10\n\nBLK-7700 5')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Change the list' })))
    expect(box()).toHaveValue('CF259X\t10\n\nBLK-7700 5')
  })

  it('an empty field says so', async () => {
    await openBox()
    await act(async () => fireEvent.submit(box().closest('form') as HTMLFormElement))
    expect(screen.getByText(/No line was found\./)).toBeInTheDocument()
  })

  it('says that the check failed, and checks again on request', async () => {
    let isBroken = true
    await openBox({ fetch: answerWith('/quickorder/freedom/recognise', () => (isBroken ? 'dead' : undefined)) })
    await recognise('CF259X 10')
    const notice = await screen.findByText('The check did not get through. Your list is kept.')
    isBroken = false
    const again = within(notice.closest('.cw-notice') as HTMLElement).getByRole('button', { name: 'Try again' })
    await act(async () => fireEvent.click(again))
    await screen.findByRole('heading', { name: '1 line read, 1 ready to order' })
    expect(screen.queryByText('The check did not get through. Your list is kept.')).toBeNull()
  })

  it('its links keep the list: to the form that leads to quick order, and to the registration', async () => {
    await openBox()
    await recognise('CF259X 10')
    expect(screen.getByRole('link', { name: 'Sign in, keep the list' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fmy%2Fquickorder',
    )
    expect(screen.getByRole('link', { name: 'Join free, keep the list' })).toHaveAttribute('href', '/ac/register')
  })

  it('on the page of a host: asks to sign in there, and quick order takes its place with the same lines and what they are read as', async () => {
    const { shop } = await openBox({ shopUrl: 'https://shop.example', drafts: memoryStorage() })
    await recognise('CF259X 10\nTN-321C 2\nHP 415X cyaan, 2')
    expect(lineOf('HP 415X cyaan')).toHaveTextContent('read as W2031X')
    expect(screen.getByRole('link', { name: 'Join free' })).toHaveAttribute('href', 'https://shop.example/ac/register')
    await act(() => shop.session.signIn({ userName: 'buyer.nl', password: DEMO_PASSWORD }))
    await screen.findByRole('grid', { name: 'Quick order' })
    await waitFor(() => expect(screen.getByLabelText('Number, line 2')).toHaveValue('TN-321C'))
    await waitFor(() => expect(quickOrderOf(shop).store.getState().lines[0]?.status).toBe('ready'))
    expect(
      quickOrderOf(shop)
        .store.getState()
        .lines.map(({ input, qty, status }) => [input, qty, status]),
    ).toEqual([
      ['CF259X', 10, 'ready'],
      ['TN-321C', 2, 'choose'],
      ['HP 415X cyaan', 2, 'ready'],
      ['', 1, 'empty'],
    ])
    const row = () => screen.getByLabelText('Number, line 3').closest('[role=row]')
    await waitFor(() => expect(row()).toHaveTextContent('CW-W2031Xread as W2031X'))
  })
})
