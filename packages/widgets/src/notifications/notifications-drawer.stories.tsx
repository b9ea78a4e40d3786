import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { NotificationsDrawer } from './notifications-drawer'

const QUERY = '/clientsystem/system/notification/query'
const row = {
  notificationId: 1,
  notificationTitle: 'Delivery days around the holidays, and what that means for orders with several warehouses',
  notificationText: '<p>Orders placed until <strong>12:00 on 23 December</strong> leave the same day.</p>',
  createTime: '2026-11-13 08:00:00',
  read: false,
}
const answered = (rows: readonly object[]) => ({
  shop: { ...asBuyer.shop, answer: { path: QUERY, with: { code: 200, msg: '', rows, total: rows.length } } },
})

/** It slides in. */
const opened: StoryObj<typeof NotificationsDrawer>['play'] = async ({ canvas }) => {
  const dialog = await canvas.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
}

const meta = {
  title: 'Notifications/Notifications drawer',
  component: NotificationsDrawer,
  args: { open: true },
  parameters: answered([row, { ...row, notificationId: 2, notificationTitle: 'Stocktaking', read: true }]),
  play: opened,
} satisfies Meta<typeof NotificationsDrawer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: asBuyer }
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Stocktaking'))
    await waitFor(() => expect(canvas.getByText('12:00 on 23 December')).toBeVisible())
  },
}
export const Loading: Story = { parameters: waiting(QUERY, asBuyer) }
export const Empty: Story = { parameters: answered([]) }
export const Visitor: Story = { parameters: { shop: { answer: undefined } } }
export const Failed: Story = { parameters: failing(QUERY, asBuyer) }
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
