import { RETURN_STATUSES } from '@cartwright/core/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { Returns } from './returns'
import { aReturnRow } from './rma.testing'

const LIST = '/clientsystem/rma/list'

const meta = { title: 'Returns/Returns', component: Returns, parameters: asBuyer } satisfies Meta<typeof Returns>
export default meta
type Story = StoryObj<typeof meta>

const answering = (rows: object[]) => ({
  shop: { ...asBuyer.shop, answer: { path: LIST, with: { code: 200, msg: '', rows, total: rows.length } } },
})

export const Default: Story = {}
export const EveryStatus: Story = {
  parameters: answering([...RETURN_STATUSES, 'lost'].map((status, id) => aReturnRow({ id, status }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('lost')).toBeVisible()
  },
}
export const Loading: Story = { parameters: waiting(LIST, asBuyer) }
export const Empty: Story = { parameters: answering([]) }
export const Failed: Story = { parameters: failing(LIST, asBuyer) }
export const Visitor: Story = { parameters: { shop: {} } }
export const LongText: Story = { globals: german, parameters: answering([aReturnRow({ reason: 'chipError' })]) }
export const Narrow: Story = { ...EveryStatus, globals: narrow }
