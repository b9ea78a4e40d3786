import type { Return } from '@cartwright/core/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { ReturnDetails } from './return-details'
import { aKit, aReturn, returnLine } from './rma.testing'

const GET = '/clientsystem/rma/7'

const meta = {
  title: 'Returns/Return details',
  component: ReturnDetails,
  args: { returnId: 7 },
  parameters: asBuyer,
} satisfies Meta<typeof ReturnDetails>
export default meta
type Story = StoryObj<typeof meta>

const answering = (change: Partial<Return>) => ({
  shop: { ...asBuyer.shop, answer: { path: GET, with: { code: 200, msg: '', data: aReturn(change) } } },
})
const at = '2026-11-17 15:12:00'
const audited: Partial<Return> = {
  status: 'audit approved',
  lines: [
    returnLine({ approvedQty: 2, receivedQty: 2 }),
    returnLine({ orderLineId: 72, returnQty: 10, approvedQty: 6, rejection: '4 drums were opened.' }),
  ],
  events: ['submitted', 'approved', 'received'].map(kind => ({ kind, at })),
}

export const Default: Story = {
  parameters: answering({
    status: 'application for return',
    answerBy: '2026-11-20',
    events: [{ kind: 'submitted', at }],
  }),
}
export const Draft: Story = { parameters: answering({}) }
export const Audited: Story = { parameters: answering(audited) }
export const Refunded: Story = {
  parameters: answering({ ...audited, status: 'refund', creditNotes: ['CR-NL-26-000001'] }),
}
export const Rejected: Story = {
  parameters: answering({
    status: 'rejected',
    lines: [returnLine({ approvedQty: 0, rejection: 'The batch was not delivered by us.', amount: 0 })],
    events: [
      { kind: 'submitted', at },
      { kind: 'rejected', at },
    ],
  }),
}
export const PartOfAKit: Story = {
  parameters: answering({
    ...audited,
    lines: [returnLine({ ...aKit, partSkuId: 10421, returnQty: 1, approvedQty: 1, amount: 41.2 })],
  }),
}
/** Pieces that were not in the parcel: nothing is sent back. */
export const MissingPieces: Story = {
  parameters: answering({
    status: 'audit approved',
    deliveryType: 'own',
    reason: 'wrongOrLess',
    lines: [returnLine({ reason: 'wrongOrLess', batchNo: '', neverArrived: true, approvedQty: 2 })],
    events: ['submitted', 'approved'].map(kind => ({ kind, at })),
  }),
}
export const Loading: Story = { parameters: waiting(GET, asBuyer) }
export const Missing: Story = { args: { returnId: 999_999 } }
export const Failed: Story = { parameters: failing(GET, asBuyer) }
export const LongText: Story = { globals: german, parameters: answering(audited) }
export const Narrow: Story = { globals: narrow, parameters: answering(audited) }
