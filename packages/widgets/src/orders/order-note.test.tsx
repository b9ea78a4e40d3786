import { calls } from '@cartwright/core'
import type { OrderBody } from '@cartwright/core/contract'
import { memoryStorage, pdfFile } from '@cartwright/core/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { AN_ORDER } from './order.testing'
import { OrderDetails } from './order-details'

const buyer = { prepare: signInAs('buyer.nl') }

async function placeDrop() {
  const shop = makeTestShop()
  await shop.start()
  await signInAs('buyer.nl')(shop)
  const items = [{ number: 'CW-TN2420', qty: 2 }]
  const body: OrderBody = { items, orderType: 'CPDROP', backOrderMode: 'shipAvailable' }
  const { hash, twins = [] } = await shop.client.call(calls.orders.confirm, { body })
  const input = { body: { ...body, hash, knownTwins: twins.map(twin => twin.orderNo) } }
  const idempotencyKey = `note-${process.pid}-${Date.now()}-${Math.random()}`
  return shop.client.call(calls.orders.create, input, { idempotencyKey })
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const choose = async (file: File) => {
  const dialog = await screen.findByRole('dialog')
  const area = await within(dialog).findByRole('group', { name: 'Delivery note' })
  const picker = area.querySelector('input[type=file]') as HTMLInputElement
  await act(async () => {
    Object.defineProperty(picker, 'files', { value: [file], configurable: true })
    fireEvent.change(picker)
  })
}

describe('the own delivery note of a placed order', () => {
  it('ORD-008 is uploaded where it is missing, and replaced where it is wrong', async () => {
    const { orderNo } = await placeDrop()
    await renderWithShop(<OrderDetails orderNo={orderNo} />, buyer)
    expect(await screen.findByText(/We hold the goods until you upload it/)).toBeInTheDocument()
    await press('Upload delivery note')
    const save = await screen.findByRole('button', { name: 'Save' })
    expect(save).toHaveAccessibleDescription('Choose a file first.')
    await choose(pdfFile('note.pdf'))
    await screen.findByText('note.pdf is uploaded and checked.')
    await press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const timeline = await screen.findByText('Delivery note uploaded')
    expect(timeline.closest('li')).toHaveTextContent('note.pdf')
    expect(screen.queryByText(/We hold the goods/)).toBeNull()

    await press('Replace delivery note')
    expect(await screen.findByText('This takes the place of: note.pdf')).toBeInTheDocument()
    await choose(pdfFile('right.pdf'))
    await screen.findByText('right.pdf is uploaded and checked.')
    await press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await screen.findByRole('heading', { name: 'Your files' })).nextElementSibling).toHaveTextContent(
      /^right\.pdf/,
    )
    expect((await screen.findByText('Delivery note replaced')).closest('li')).toHaveTextContent('right.pdf')
  })

  it('ORD-008 of an order that was cancelled meanwhile is refused, and the page shows what the order is now', async () => {
    const { orderNo } = await placeDrop()
    const { shop } = await renderWithShop(<OrderDetails orderNo={orderNo} />, buyer)
    await press('Upload delivery note')
    await choose(pdfFile('late.pdf'))
    await screen.findByText('late.pdf is uploaded and checked.')
    await shop.client.call(calls.orders.cancel, { params: { orderno: orderNo } })
    await press('Save')
    expect((await screen.findAllByText('Cancelled')).length).toBeGreaterThan(0)
    const said = shop.messages.store.getState().items.map(({ text }) => text)
    expect(said).toEqual(['This order has been cancelled already.'])
  })

  it('ERR-003 ORD-008 is there after an expired sign-in, for the same account alone; one press saves it', async () => {
    const { orderNo } = await placeDrop()
    const drafts = memoryStorage()
    const page = (options: object = {}) =>
      renderWithShop(<OrderDetails orderNo={orderNo} />, { ...buyer, drafts, ...options })
    const refused = answerWith('/deliverynote', () => ({ code: 401, msg: '', data: null }))
    const first = await page({ fetch: refused })
    await press('Upload delivery note')
    await choose(pdfFile('note.pdf'))
    await screen.findByText('note.pdf is uploaded and checked.')
    await press('Save')
    await waitFor(() => expect(first.shop.session.store.getState().expired).toBe(true))
    first.unmount()

    const other = await page({ prepare: signInAs('clerk.nl') })
    await screen.findByRole('heading', { name: orderNo })
    expect(screen.queryByRole('dialog')).toBeNull()
    other.unmount()

    const second = await page()
    const dialog = await screen.findByRole('dialog', { name: 'Upload delivery note' })
    expect(await within(dialog).findByText('note.pdf')).toBeInTheDocument()
    await press('Save')
    const timeline = await screen.findByText('Delivery note uploaded')
    expect(timeline.closest('li')).toHaveTextContent('note.pdf')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    second.unmount()
    await page()
    await screen.findByRole('button', { name: 'Replace delivery note' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('ERR-003 ORD-008 goes with its file when another account signs in over the page', async () => {
    const { orderNo } = await placeDrop()
    const { shop } = await renderWithShop(<OrderDetails orderNo={orderNo} />, buyer)
    await press('Upload delivery note')
    await choose(pdfFile('note.pdf'))
    await screen.findByText('note.pdf is uploaded and checked.')
    shop.session.expire()
    await act(async () => void (await signInAs('clerk.nl')(shop)))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('ORD-008 cannot be changed by who may not, and once something has left', async () => {
    const files = [{ name: 'note.pdf', type: 'pdf' as const, size: 2000 }]
    await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, {
      ...buyer,
      fetch: answerWith(`/clientsystem/order/${AN_ORDER.orderNo}`, () => ({
        code: 200,
        msg: '',
        data: { ...AN_ORDER, orderType: 'CPDROP', files, canChangeNote: false },
      })),
    })
    expect(await screen.findByText('note.pdf')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Replace delivery note' })).toBeNull()
  })
})
