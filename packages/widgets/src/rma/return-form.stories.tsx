import type { Return } from '@cartwright/core/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { ReturnForm } from './return-form'
import { aKit, aReturn, returnLine } from './rma.testing'

const GET = '/clientsystem/rma/7'

const meta = {
  title: 'Returns/Apply for return',
  component: ReturnForm,
  parameters: asBuyer,
} satisfies Meta<typeof ReturnForm>
export default meta
type Story = StoryObj<typeof meta>

const answering = (change: Partial<Return> = {}) => ({
  shop: { ...asBuyer.shop, answer: { path: GET, with: { code: 200, msg: '', data: aReturn(change) } } },
})
const wrong: Partial<Return> = {
  lines: [
    returnLine({
      returnQty: 80,
      batchNo: '',
      problems: [
        { code: 'QTY_ABOVE', blocks: true, day: null, qty: 18 },
        { code: 'BATCH_MISSING', blocks: true, day: null, qty: null },
      ],
    }),
    returnLine({
      orderLineId: 72,
      reason: 'notRequired',
      problems: [{ code: 'WINDOW_PASSED', blocks: false, day: '2026-10-12', qty: null }],
    }),
  ],
  problems: ['NOTE_MISSING'],
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No articles yet')).toBeVisible()
  },
}
export const Draft: Story = { args: { returnId: 7 }, parameters: answering() }
export const LinesToFix: Story = {
  args: { returnId: 7 },
  parameters: answering(wrong),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send application' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary.querySelector('h2')).toHaveFocus())
  },
}
export const Kit: Story = {
  args: { returnId: 7 },
  parameters: answering({
    lines: [
      returnLine({
        ...aKit,
        leftQty: 0,
        returnQty: 1,
        amount: 0,
        problems: [{ code: 'KIT_PART', blocks: true, day: null, qty: null }],
      }),
      returnLine({ ...aKit, orderLineId: 72, partSkuId: 10421, returnQty: 1, amount: 41.2 }),
    ],
  }),
}
export const Loading: Story = { args: { returnId: 7 }, parameters: waiting(GET, asBuyer) }
export const Failed: Story = { args: { returnId: 7 }, parameters: failing(GET, asBuyer) }
export const Visitor: Story = { parameters: { shop: {} } }
export const LongText: Story = { args: { returnId: 7 }, globals: german, parameters: answering(wrong) }
export const Narrow: Story = { args: { returnId: 7 }, globals: narrow, parameters: answering(wrong) }
