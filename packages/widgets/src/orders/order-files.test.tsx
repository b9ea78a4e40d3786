import { calls } from '@cartwright/core'
import type { Order } from '@cartwright/core/contract'
import { pdfFile } from '@cartwright/core/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { findPart } from '../testing/a-part'
import { answerWith } from '../testing/answer-with'
import { makeTestShop, type RenderedWithShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { OrderConfirm } from './order-confirm'
import type { OrderConfirmProps } from './order-confirm.types'
import { OrderSuccess } from './order-success'

const UPLOAD = '/clientsystem/order/upload'
const MEGABYTES_2 = 2 * 1024 * 1024

interface Drawn extends RenderedWithShop {
  /** Uploads that left the page. */
  sent: () => number
  went: string[]
}

/** A confirmation of one part, with the buyer's own delivery note. */
async function draw(props: Partial<OrderConfirmProps> = {}, wire: typeof fetch = fetch): Promise<Drawn> {
  let uploads = 0
  const went: string[] = []
  const looking = makeTestShop()
  await looking.start()
  await signInAs('buyer.nl')(looking)
  const { number } = await findPart(looking)
  const skus = JSON.stringify([{ number, custNumber: null, qty: 1 }])
  const rendered = await renderWithShop(<OrderConfirm skus={skus} {...props} />, {
    prepare: signInAs('buyer.nl'),
    navigate: path => void went.push(path),
    fetch: (input, init) => {
      if (new URL(input instanceof Request ? input.url : input).pathname.endsWith(UPLOAD)) uploads += 1
      return wire(input, init)
    },
  })
  const type = await screen.findByRole('radio', { name: /^Drop ship, own note/ })
  await act(async () => fireEvent.click(type))
  await screen.findByRole('button', { name: 'Choose a file' })
  return { ...rendered, sent: () => uploads, went }
}

const area = () => screen.getByRole('group', { name: 'Delivery note' })
const picker = () => area().querySelector('input[type=file]') as HTMLInputElement
const choose = (...files: File[]) =>
  act(async () => {
    Object.defineProperty(picker(), 'files', { value: files, configurable: true })
    fireEvent.change(picker())
  })
const drop = (...files: File[]) =>
  act(async () => fireEvent.drop(screen.getByText(/or drop it here/), { dataTransfer: { files } }))
const checked = (name: string) => within(area()).findByText(`${name} is uploaded and checked.`)
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const place = () => screen.getByRole('button', { name: 'Place order' })

describe('files of an order', () => {
  it('ORD-008 API-081 the own delivery note goes with the order, and the order names it', async () => {
    const { shop, went } = await draw()
    await choose(pdfFile('Lieferschein 7.pdf'))
    await checked('Lieferschein 7.pdf')
    const address = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview')
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await press('Preview, Lieferschein 7.pdf')
    expect(open).toHaveBeenCalledExactlyOnceWith('blob:preview', '_blank', 'noopener')
    expect(address.mock.lastCall?.[0]).toMatchObject({ type: 'application/pdf', size: 2000 })
    vi.restoreAllMocks()
    expect(area()).not.toHaveTextContent('No file at hand')
    await waitFor(() => expect(place()).not.toHaveAttribute('aria-busy'))
    await press('Place order')
    await waitFor(() => expect(went).toHaveLength(1))
    const orderNo = went[0]?.split('/').at(-1) ?? ''
    const order: Order = await shop.client.call(calls.orders.get, { params: { orderno: orderNo } })
    expect(order.files).toEqual([{ name: 'Lieferschein 7.pdf', type: 'pdf', size: 2000, canDownload: true }])
    await renderWithShop(<OrderSuccess orderNo={orderNo} />, { prepare: signInAs('buyer.nl') })
    expect((await screen.findByText('Files')).nextElementSibling).toHaveTextContent('Lieferschein 7.pdf')
    expect(screen.queryByRole('link', { name: 'Mail the delivery note' })).toBeNull()
  })

  it('leaves the files out of an order of another type', async () => {
    const { shop, went } = await draw()
    await choose(pdfFile())
    await checked('note.pdf')
    const types = screen.getByRole('group', { name: 'Order type' })
    await act(async () => fireEvent.click(within(types).getByRole('radio', { name: /^Standard/ })))
    expect(screen.queryByRole('group', { name: 'Delivery note' })).toBeNull()
    await waitFor(() => expect(place()).not.toHaveAttribute('aria-busy'))
    await press('Place order')
    await waitFor(() => expect(went).toHaveLength(1))
    const orderno = went[0]?.split('/').at(-1) ?? ''
    expect((await shop.client.call(calls.orders.get, { params: { orderno } })).files).toEqual([])
  })

  it.each([
    ['ERR-029 VAL-022 too large', pdfFile('note.pdf', MEGABYTES_2 + 1), 'note.pdf is too large. A file may have 2 MB.'],
    [
      'ERR-030 a too long name',
      pdfFile(`${'n'.repeat(97)}.pdf`),
      'The name of the file is too long. It may have 100 characters.',
    ],
    ['VAL-024 a wrong type', pdfFile('note.exe'), /^note\.exe cannot be added\. Files may be PDF, JPG, JPEG, PNG, DOC/],
    ['nothing in it', new File([], 'note.pdf'), 'note.pdf is empty.'],
  ])('%s: has its own message and is not sent', async (_what, file, message) => {
    const { sent } = await draw()
    await choose(file)
    expect(area().querySelector('.cw-error')).toHaveTextContent(message)
    expect(within(area()).queryByRole('listitem')).toBeNull()
    expect(sent()).toBe(0)
    await choose(pdfFile('right.pdf'))
    await checked('right.pdf')
    expect(area()).not.toHaveTextContent(message)
  })

  it('VAL-024 the limits are options: count, length of the name, size and type', async () => {
    await draw({ fileLimits: { bytes: 3000, count: 1, nameChars: 8, types: ['pdf'] } })
    expect(area()).toHaveTextContent('PDF, at most 3 kB, one at a time')
    expect(picker()).toHaveAttribute('accept', '.pdf')
    for (const [file, message] of [
      [pdfFile('note.pdf', 3001), 'note.pdf is too large. A file may have 3 kB.'],
      [pdfFile('notes.pdf'), 'It may have 8 characters.'],
      [pdfFile('a.png'), 'Files may be PDF.'],
    ] as const) {
      await choose(file)
      expect(area().querySelector('.cw-error')).toHaveTextContent(message)
    }
    await choose(pdfFile('note.pdf'))
    await checked('note.pdf')
    const button = screen.getByRole('button', { name: 'Choose a file' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(area()).toHaveTextContent('Files: 1 at most.')
  })

  it('VAL-023 takes one file at a time: the picker offers no more, two dropped are refused, a second follows the first', async () => {
    const { sent } = await draw()
    expect(picker()).not.toHaveAttribute('multiple')
    await drop(pdfFile('a.pdf'), pdfFile('b.pdf'))
    expect(area().querySelector('.cw-error')).toHaveTextContent('One file at a time. Nothing was added.')
    expect(sent()).toBe(0)
    await drop(pdfFile('a.pdf'))
    await checked('a.pdf')
    await drop(pdfFile('b.pdf'))
    await checked('b.pdf')
    expect(within(area()).getAllByRole('listitem')).toHaveLength(2)
  })

  it('says where to let go while something is dragged over it', async () => {
    await draw()
    const target = screen.getByText('or drop it here')
    await act(async () => fireEvent.dragEnter(target))
    expect(target).toHaveTextContent('Drop the file here')
    await act(async () => fireEvent.dragLeave(target))
    expect(target).toHaveTextContent('or drop it here')
  })

  it('shows an upload on its way, which can be broken off, and does not order without it meanwhile', async () => {
    const never = answerNever(UPLOAD)
    await draw({}, never)
    await choose(pdfFile())
    expect(within(area()).getByRole('progressbar', { name: 'Uploading, 0%' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveAttribute('aria-busy', 'true')
    expect(place()).toHaveAttribute('aria-disabled', 'true')
    expect(place()).toHaveAccessibleDescription('The file is still on its way.')
    await press('Cancel the upload of note.pdf')
    expect(within(area()).queryByRole('listitem')).toBeNull()
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
    expect(place()).toBeEnabled()
  })

  it.each([
    ['an answer other than 200', { code: 500, msg: '' }],
    ['no answer', 'dead'],
  ] as const)('ERR-028 %s says exactly this, at the file, and the file can be sent again', async (_what, answer) => {
    let isBroken = true
    await draw(
      {},
      answerWith(UPLOAD, () => (isBroken ? answer : undefined)),
    )
    await choose(pdfFile())
    const row = await within(area()).findByRole('listitem')
    await waitFor(() => expect(row.querySelector('.cw-error')?.textContent).toBe('File(s) upload failed.'))
    expect(place()).toHaveAccessibleDescription('A file did not get through. Send it again or remove it.')
    isBroken = false
    await press('Try again')
    await checked('note.pdf')
    expect(place()).toBeEnabled()
  })

  it('ERR-028 says so as well when the content is not what the name says, and why', async () => {
    await draw()
    await choose(new File(['<html>'], 'note.pdf', { type: 'application/pdf' }))
    expect(await within(area()).findByText('File(s) upload failed.')).toBeInTheDocument()
    expect(area()).toHaveTextContent('Its content is not accepted. Check that it opens as PDF.')
    await press('Remove note.pdf')
    expect(place()).toBeEnabled()
  })
})

/** A call that is on its way until it is broken off. */
const answerNever =
  (path: string): typeof fetch =>
  (input, init) =>
    new URL(input instanceof Request ? input.url : input).pathname.endsWith(path)
      ? new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
      : fetch(input, init)
