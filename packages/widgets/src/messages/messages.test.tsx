import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { hear } from '../testing/hear'
import { renderWithShop } from '../testing/render-with-shop'
import { Messages, type MessagesProps } from './messages'

async function draw(props: MessagesProps = {}) {
  const { shop } = await renderWithShop(<Messages {...props} />)
  const show = (message: Parameters<typeof shop.messages.show>[0]) => act(async () => shop.messages.show(message))
  return { shop, show }
}

describe('message area', () => {
  it('is heard once through the announcer, errors too', async () => {
    const heard = hear()
    const { show } = await draw()
    await show({ kind: 'success', text: 'Added' })
    await show({ kind: 'error', text: 'Server failed' })
    await waitFor(() => expect(heard()).toEqual(['Added', 'Server failed']))
    expect(document.querySelectorAll('[role=status], [role=alert]')).toHaveLength(0)
  })

  it('is heard by its sentence where it has one', async () => {
    const heard = hear()
    const { show } = await draw()
    const spoken = 'CW-C8061X removed from the basket. 4 lines left, €214.10. Undo with Ctrl+Z.'
    await show({ kind: 'success', text: 'Delete successfully', spoken })
    await show({ kind: 'info', text: 'Shown alone', spoken: '' })
    expect(screen.getByText('Delete successfully')).toBeInTheDocument()
    await waitFor(() => expect(heard()).toEqual([spoken]))
  })

  it('F6 leads to the newest message and back', async () => {
    const { show } = await draw()
    const outside = document.body.appendChild(document.createElement('button'))
    onTestFinished(() => outside.remove())
    outside.focus()
    await show({ kind: 'info', text: 'one', durationMs: 0 })
    await show({ kind: 'info', text: 'two', durationMs: 0, action: { label: 'Undo', run: () => undefined } })
    await act(async () => void fireEvent.keyDown(outside, { key: 'F6' }))
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    await act(async () => void fireEvent.keyDown(undo, { key: 'F6' }))
    expect(outside).toHaveFocus()
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
