import { calls } from '@cartwright/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { useShop } from '../provider/shop-provider'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { QuickOrderDetails, type QuickOrderDetailsProps } from './quick-order-details'

interface SavedProps extends Omit<QuickOrderDetailsProps, 'quickOrderId'> {
  name: string
  lines: readonly { number: string; qty: number }[]
}

/** Saves a quick order and shows it. */
function Saved({ name, lines, ...props }: SavedProps) {
  const { client } = useShop()
  const [id, setId] = useState<number>()
  useEffect(() => {
    void client
      .call(calls.quickOrder.create, { body: { name, lines: [...lines] } }, { idempotencyKey: crypto.randomUUID() })
      .then(saved => setId(saved.id))
  }, [client, name, lines])
  return id === undefined ? null : <QuickOrderDetails {...props} quickOrderId={id} />
}

/** The seeded list that a colleague has changed. */
function Shared() {
  const { client } = useShop()
  const [id, setId] = useState<number>()
  useEffect(() => {
    void client.call(calls.savedLists.all).then(lists => setId(lists.find(list => list.shared && list.canManage)?.id))
  }, [client])
  return id === undefined ? null : <QuickOrderDetails quickOrderId={id} />
}

const meta = {
  title: 'Quick order/Saved quick order',
  component: Saved,
  args: {
    name: 'November',
    lines: [
      { number: 'CW-CF259X', qty: 12 },
      { number: 'CW-TN2420', qty: 6 },
      { number: 'CW-DR2400', qty: 200 },
    ],
  },
  parameters: asBuyer,
} satisfies Meta<typeof Saved>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
const one = () => <QuickOrderDetails quickOrderId={1} />
export const Loading: Story = { render: one, parameters: waiting('/order/quick/1', asBuyer) }
export const Failed: Story = { render: one, parameters: failing('/order/quick/1', asBuyer) }
export const Missing: Story = { render: () => <QuickOrderDetails quickOrderId={2_000_000} /> }
export const LongText: Story = {
  args: { name: 'Nachbestellung für die Niederlassung in Villeneuve-d’Ascq, vierte Kalenderwoche' },
  globals: german,
}
/** A saved list of the company, with what changed in it and its reminder. */
export const SharedList: Story = { render: () => <Shared /> }
export const SharedListNarrow: Story = { render: () => <Shared />, globals: { ...narrow, ...german } }
export const Narrow: Story = { globals: narrow }
