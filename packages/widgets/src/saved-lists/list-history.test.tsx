import { calls, type Shop } from '@cartwright/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { QuickOrderDetails } from './quick-order-details'

const buyer = { prepare: signInAs('buyer.nl') }

async function shopOf(user: string): Promise<Shop> {
  const shop = makeTestShop()
  await shop.start()
  await signInAs(user)(shop)
  return shop
}

/** A shared list of buyer.nl that a colleague has changed. @returns its id */
async function changedList(name: string): Promise<number> {
  const owner = await shopOf('buyer.nl')
  const lines = [
    { key: '1', input: 'CW-TN2420', quantity: '200' },
    { key: '2', input: 'CW-DR2400', quantity: '4' },
  ]
  const key = { idempotencyKey: crypto.randomUUID() }
  const { list } = await owner.client.call(calls.savedLists.save, { body: { name, shared: true, lines } }, key)
  const rep = await shopOf('rep.nl')
  const changed = [
    { key: '1', input: 'CW-TN2420', quantity: '720' },
    { key: '3', input: 'CW-CF259X', quantity: '16' },
  ]
  const body = { version: 1, changed, removed: ['2'] }
  await rep.client.call(calls.savedLists.change, { params: { id: list.id }, body })
  return list.id
}

describe('what changed in a saved list', () => {
  it('API-080 says who changed which lines, beside the lines of the list', async () => {
    const id = await changedList('Changed by a colleague')
    await renderWithShop(<QuickOrderDetails quickOrderId={id} />, buyer)
    const card = await screen.findByRole('region', { name: 'What changed' })
    const [latest, first] = within(card).getAllByRole('list')[0]?.children ?? []
    expect(latest).toHaveTextContent('CW-TN2420 from 200 to 720')
    expect(latest).toHaveTextContent('CW-CF259X added, 16')
    expect(latest).toHaveTextContent('CW-DR2400 removed')
    expect(latest).not.toHaveTextContent(/^You/)
    expect(first).toHaveTextContent(/^You · .*List saved with 2 lines$/)
  })

  it('API-080 a reminder is set and ended, and said', async () => {
    const id = await changedList('Reminded of')
    const { shop } = await renderWithShop(<QuickOrderDetails quickOrderId={id} />, buyer)
    const select = await screen.findByRole('combobox', { name: 'Remind me' })
    expect(select).toHaveValue('never')
    fireEvent.change(select, { target: { value: '30' } })
    const said = () => shop.messages.store.getState().items.map(({ text }) => text)
    await waitFor(() => expect(said()).toEqual(['You will be reminded after 30 days without an order.']))
    expect(select).toHaveValue('30')
    const read = () => shop.client.call(calls.savedLists.history, { params: { id } })
    expect((await read()).reminderDays).toBe(30)
    fireEvent.change(select, { target: { value: 'never' } })
    await waitFor(() => expect(said()).toContain('You will not be reminded of this list.'))
    expect((await read()).reminderDays).toBeNull()
  })

  it('API-080 can be read again after a failure, and the lines are there meanwhile', async () => {
    const id = await changedList('Not read at first')
    let fails = true
    await renderWithShop(<QuickOrderDetails quickOrderId={id} />, {
      ...buyer,
      fetch: answerWith('/history', () => (fails ? { code: 500, msg: '', data: null } : undefined)),
    })
    expect(await screen.findByText('What changed could not be read.')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'CW-TN2420' })).toBeInTheDocument()
    fails = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('CW-DR2400 removed')).toBeInTheDocument()
  })

  it('API-080 is not there for a quick order that is no saved list', async () => {
    const shop = await shopOf('buyer.nl')
    const lines = [{ number: 'CW-TN2420', qty: 3 }]
    const key = { idempotencyKey: crypto.randomUUID() }
    const { id } = await shop.client.call(calls.quickOrder.create, { body: { name: 'Once', lines } }, key)
    await renderWithShop(<QuickOrderDetails quickOrderId={id} />, buyer)
    expect(await screen.findByRole('link', { name: 'CW-TN2420' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'What changed' })).toBeNull()
  })
})
