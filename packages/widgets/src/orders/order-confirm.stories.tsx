import { calls, type Shop } from '@cartwright/core'
import type { OrderBody } from '@cartwright/core/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { OrderConfirm } from './order-confirm'

const CONFIRM = '/clientsystem/order/confirm'
const CREATE = '/clientsystem/order'
const SETTLE = '/clientsystem/order/settle'
const items = (...lines: [number: string, qty: number][]) =>
  JSON.stringify(lines.map(([number, qty]) => ({ custNumber: null, number, qty })))
const LINES = items(['CW-TN2420', 12], ['CW-C4096A', 30], ['CW-TN2410', 2])

const meta = {
  title: 'Orders/Order confirmation',
  component: OrderConfirm,
  args: { skus: LINES },
  parameters: asBuyer,
} satisfies Meta<typeof OrderConfirm>
export default meta
type Story = StoryObj<typeof meta>

const place: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Place order' }))
}

/** An order that the story repeats; placed once, however often the story is drawn. */
async function orderBefore(shop: Shop): Promise<void> {
  const order: OrderBody = {
    items: [{ number: 'CW-TN2420', qty: 2 }],
    orderType: 'REG',
    backOrderMode: 'shipAvailable',
    poNo: 'PO 4711',
  }
  const { hash, twins = [] } = await shop.client.call(calls.orders.confirm, { body: order })
  if (twins.length > 0) return
  await shop.client.call(calls.orders.create, { body: { ...order, hash } }, { idempotencyKey: crypto.randomUUID() })
}

export const Default: Story = {}
export const BackOrder: Story = { args: { skus: items(['CW-TN2420', 12], ['CW-CB401A', 40], ['CW-CC533A', 2000]) } }
export const ShippedTogether: Story = {
  ...BackOrder,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ship together' }))
    // All wait for the pieces without a date.
    await expect(await canvas.findByText(/^Without a date: 2,052 pieces\./)).toBeVisible()
  },
}
/** What the days of the warehouse say, whenever the story is drawn. */
const leaving = (days: { leavesOn: string | null; orderBy: string | null }): Story => ({
  args: { skus: items(['CW-TN2410', 2]) },
  parameters: {
    shop: {
      ...asBuyer.shop,
      answer: {
        path: CONFIRM,
        with: (body: { data: object }) => ({ ...body, data: { ...body.data, ...days } }),
      },
    },
  },
})
export const BeforeCutOff: Story = {
  ...leaving({ leavesOn: null, orderBy: '16:30' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('if you order by 16:30')).toBeVisible()
  },
}
export const AfterCutOff: Story = {
  ...leaving({ leavesOn: '2031-06-02', orderBy: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2 Jun: 2 pieces/)).toBeVisible()
  },
}
export const AnotherAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/Ship To/), 'Another address')
    await expect(await canvas.findByRole('group', { name: 'Another address' })).toBeVisible()
  },
}
export const OwnDeliveryNote: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Drop ship, own note/ }))
    await expect(await canvas.findByRole('button', { name: 'Choose a file' })).toBeVisible()
  },
}
export const ForwarderMissing: Story = {
  play: async context => {
    await userEvent.click(await context.canvas.findByRole('radio', { name: /^Own forwarder/ }))
    await context.canvas.findByLabelText(/Forwarder/)
    await place(context)
  },
}
export const Disabled: Story = { args: { skus: items(['CW-C7115A', 2], ['NO-SUCH-PART', 1], ['CW-TN2420', 1]) } }
export const Loading: Story = { parameters: waiting(CONFIRM, asBuyer) }
export const Empty: Story = { args: { skus: '' } }
export const Failed: Story = { parameters: failing(CONFIRM, asBuyer) }
export const PlacingFailed: Story = {
  parameters: failing(CREATE, asBuyer),
  play: async context => {
    await place(context)
    await expect(await context.canvas.findByText(/The order was not placed\. What you entered is kept\./)).toBeVisible()
  },
}
export const OutcomeUnknown: Story = {
  parameters: {
    shop: {
      ...asBuyer.shop,
      answer: [
        { path: CREATE, with: 'dead' },
        { path: SETTLE, with: 'dead' },
      ],
    },
  },
  play: async context => {
    await place(context)
    const again = await context.canvas.findByRole('button', { name: 'Check again' })
    await expect(again).toBeVisible()
  },
}
export const GoneFromTheCart: Story = {
  args: { skus: items(['CW-CF226X', 4], ['CW-TN2410', 2]), fromCart: true },
  play: async context => {
    await expect(await context.canvas.findByText(/CW-CF226X.* are not in your basket any more/)).toBeVisible()
    await place(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('not in your basket any more')
  },
}
export const OrderedBefore: Story = {
  args: { skus: items(['CW-TN2420', 2]) },
  parameters: { shop: { signIn: { userName: 'buyer.fr', password: 'Cartwright1' }, prepare: orderBefore } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has the same articles and quantities/)).toBeVisible()
  },
}
export const Placing: Story = { parameters: waiting(CREATE, asBuyer), play: place }
export const LongText: Story = { ...BackOrder, globals: german }
export const Narrow: Story = { ...BackOrder, globals: narrow }
