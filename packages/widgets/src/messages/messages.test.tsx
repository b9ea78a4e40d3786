import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderWithShop } from '../testing/render-with-shop'
import { Messages, type MessagesProps } from './messages'

async function draw(props: MessagesProps = {}) {
  const { shop } = await renderWithShop(<Messages {...props} />)
  const show = (message: Parameters<typeof shop.messages.show>[0]) => act(async () => shop.messages.show(message))
  return { shop, show }
}

describe('message area', () => {
  it('says errors at once and everything else when the reader is free', async () => {
    const { show } = await draw()
    const [polite, urgent] = [screen.getByRole('status'), screen.getByRole('alert')]
    await show({ kind: 'success', text: 'Added' })
    await show({ kind: 'error', text: 'Server failed' })
    expect(polite).toHaveTextContent('Added')
    expect(polite).not.toHaveTextContent('Server failed')
    expect(urgent).toHaveTextContent('Server failed')
  })

  it('shows the newest three and brings an older one back when there is room', async () => {
    const { show } = await draw()
    for (const text of ['one', 'two', 'three', 'four']) await show({ kind: 'info', text, durationMs: 0 })
    expect(screen.queryByText('one')).toBeNull()
    const four = screen.getByText('four').closest('.cw-toast') as HTMLElement
    await act(async () => fireEvent.click(within(four).getByRole('button', { name: 'Close' })))
    expect(screen.queryByText('four')).toBeNull()
    expect(screen.getByText('one')).toBeInTheDocument()
  })

  it('runs the action once and closes', async () => {
    const run = vi.fn()
    const { show, shop } = await draw()
    await show({ kind: 'info', text: 'Removed', durationMs: 0, action: { label: 'Undo', run } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })))
    expect(run).toHaveBeenCalledOnce()
    expect(shop.messages.store.getState().items).toEqual([])
  })

  it('lets the host take a message over', async () => {
    const onMessage = vi.fn(() => false)
    const { show, shop } = await draw({ onMessage })
    await show({ kind: 'notification', text: 'For you' })
    expect(onMessage).toHaveBeenCalledExactlyOnceWith({ id: expect.any(Number), kind: 'notification', text: 'For you' })
    expect(shop.messages.store.getState().items).toEqual([])
    expect(screen.queryByText('For you')).toBeNull()
  })
})
