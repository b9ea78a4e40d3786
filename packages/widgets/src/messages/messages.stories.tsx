import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useShop } from '../provider/shop-provider'
import { Messages, type MessagesProps } from './messages'

type Shown = Parameters<ReturnType<typeof useShop>['messages']['show']>[0]

/** The area with messages in it. */
function Area({ shown, ...props }: MessagesProps & { shown: readonly Shown[] }) {
  const { messages } = useShop()
  useEffect(() => {
    for (const message of shown) messages.show({ durationMs: 0, ...message })
  }, [messages, shown])
  return <Messages {...props} />
}

const meta = { title: 'Messages/Message area', component: Area } satisfies Meta<typeof Area>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { shown: [{ kind: 'success', text: 'CW-TN2410 added to the basket.' }] } }
export const Empty: Story = { args: { shown: [] } }
export const Failed: Story = {
  args: { shown: [{ kind: 'error', text: 'The server cannot be reached. Your list is kept.' }] },
}
export const Stacked: Story = {
  args: {
    shown: [
      { kind: 'info', text: 'Prices of 18 November.' },
      { kind: 'notification', text: 'The office is closed on 24 December.' },
      { kind: 'warning', text: '3 lines to fix.' },
      { kind: 'success', text: '128 lines added.' },
    ],
  },
}
export const WithUndo: Story = {
  args: { shown: [{ kind: 'info', text: 'CW-TN2410 removed.', action: { label: 'Undo', run: () => {} } }] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByText('CW-TN2410 removed.')).toBeNull())
  },
}
export const LongText: Story = {
  args: {
    shown: [
      {
        kind: 'warning',
        text: 'Die Bestellung hat sich seit der Bestätigung geändert: drei Preise, zwei Lieferzeiten und eine Position, die nicht mehr verkauft wird.',
      },
    ],
  },
}
export const Narrow: Story = { ...Stacked, globals: { viewport: { value: 'mobile1' } } }
