import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { OrderList } from './order-list'

const LIST = '/clientsystem/order/list'

const meta = {
  title: 'Orders/Order list',
  component: OrderList,
  args: { pageSize: 10 },
  parameters: asBuyer,
} satisfies Meta<typeof OrderList>
export default meta
type Story = StoryObj<typeof meta>

const row = {
  orderNo: 'ON-7KXM-2QPD',
  soNo: 'SO-7KXM-2QPD',
  poNo: 'PO-2026-1174',
  qoNo: null,
  trackingNo: null,
  soDate: '2026-11-19 16:41:00',
  status: 'shipped',
  kind: 'Normal',
  orderType: 'DROP',
  placedBy: 'Anke Jansen',
  lineCount: 3,
  currency: 'EUR',
  grandTotal: 1486.2,
}
/** Rows that no seed has, as a back end of a host answers them. */
const answering = (rows: object[]) => ({
  shop: { ...asBuyer.shop, answer: { path: LIST, with: { code: 200, msg: '', rows, total: rows.length } } },
})

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Find an order' })).toBeVisible()
  },
}
export const EveryStatus: Story = {
  parameters: answering([
    row,
    ...['submitted', 'processing', 'partly shipped', 'all goods delivered', 'cancelled', 'waiting for customs'].map(
      (status, at) => ({ ...row, orderNo: `${row.orderNo}${at}`, status, orderType: 'REG', kind: 'Back Order' }),
    ),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('waiting for customs')).toBeVisible()
  },
}
export const Filtered: Story = { args: { keyword: 'PO-2026', status: 'shipped', from: '2026-01-01' } }
export const NoHit: Story = { args: { keyword: 'no such order' } }
export const Loading: Story = { parameters: waiting(LIST, asBuyer) }
export const Empty: Story = { parameters: answering([]) }
export const Failed: Story = { parameters: failing(LIST, asBuyer) }
export const Visitor: Story = { parameters: { shop: {} } }
export const LongText: Story = {
  globals: german,
  parameters: answering([
    { ...row, kind: 'Pre-Order', poNo: 'Nachbestellung Großraumbüro 4. OG, Kostenstelle 4711-0815/2026' },
  ]),
}
export const Narrow: Story = { ...EveryStatus, globals: narrow }
