import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { asBuyer, asClerk, failing, german, narrow, waiting } from '../testing/stories'
import { OwnNumbers } from './own-numbers'

const LIST = '/custnumber/list'
const meta = { title: 'Account/Own article numbers', component: OwnNumbers, parameters: asBuyer } satisfies Meta<
  typeof OwnNumbers
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Editing: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Change: / })
    if (first) await userEvent.click(first)
  },
}
export const Visitor: Story = { parameters: { shop: { signIn: null } } }
export const Loading: Story = { parameters: waiting(LIST, asBuyer) }
export const Empty: Story = {
  parameters: { shop: { ...asBuyer.shop, answer: { path: LIST, with: { code: 200, msg: '', rows: [], total: 0 } } } },
}
export const Failed: Story = { parameters: failing(LIST, asBuyer) }
/** An account that may not change them. */
export const Disabled: Story = { parameters: asClerk }
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
