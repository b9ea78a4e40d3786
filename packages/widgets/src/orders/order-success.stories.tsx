import { calls } from '@cartwright/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { useShop } from '../provider/shop-provider'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { OrderSuccess, type OrderSuccessProps } from './order-success'

interface PlacedProps extends Omit<OrderSuccessProps, 'orderNo'> {
  /** Own delivery note, which the page then asks for. */
  ownNote?: boolean
  /** More than there are, so that some come later. */
  isShort?: boolean
}

/** Places a real order and shows its page. */
function Placed({ ownNote = false, isShort = false, ...props }: PlacedProps) {
  const { client } = useShop()
  const [orderNo, setOrderNo] = useState<string>()
  useEffect(() => {
    const body = {
      items: [
        { number: 'CW-TN2410', qty: 2 },
        { number: 'CW-CB401A', qty: isShort ? 40 : 1 },
      ],
      orderType: ownNote ? 'CPDROP' : 'REG',
      backOrderMode: 'shipAvailable',
      poNo: 'PO-2026-1187',
    } as const
    const place = async () => {
      const { hash, twins = [] } = await client.call(calls.orders.confirm, {
        body: { ...body, items: [...body.items] },
      })
      const sent = { ...body, items: [...body.items], hash, knownTwins: twins.map(twin => twin.orderNo) }
      const order = await client.call(calls.orders.create, { body: sent }, { idempotencyKey: crypto.randomUUID() })
      setOrderNo(order.orderNo)
    }
    void place()
  }, [client, ownNote, isShort])
  return orderNo ? <OrderSuccess {...props} orderNo={orderNo} /> : null
}

const meta = { title: 'Orders/Order success', component: Placed, parameters: asBuyer } satisfies Meta<typeof Placed>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const BackOrder: Story = { args: { isShort: true } }
export const OwnDeliveryNote: Story = { args: { ownNote: true } }
export const Loading: Story = {
  parameters: waiting('/clientsystem/order/CW-1', asBuyer),
  render: () => <OrderSuccess orderNo="CW-1" />,
}
export const Empty: Story = { render: () => <OrderSuccess orderNo="CW-1" /> }
export const Failed: Story = {
  parameters: failing('/clientsystem/order/CW-1', asBuyer),
  render: () => <OrderSuccess orderNo="CW-1" />,
}
export const LongText: Story = { ...BackOrder, globals: german }
export const Narrow: Story = { ...BackOrder, globals: narrow }
