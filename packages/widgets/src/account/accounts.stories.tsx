import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { asBuyer, asClerk, failing, german, narrow, waiting } from '../testing/stories'
import { Accounts } from './accounts'

const LIST = '/account/list'
const meta = { title: 'Account/Accounts', component: Accounts, parameters: asBuyer } satisfies Meta<typeof Accounts>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const begin: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New account' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Save account' }))
}

export const Default: Story = {}
export const New: Story = {
  play: async context => {
    await begin(context)
    const summary = await context.canvas.findByRole('alert')
    await waitFor(() => expect(summary.querySelector('h2')).toHaveFocus())
    await expect(context.canvas.getByLabelText(/^User name/)).toBeInvalid()
  },
}
export const Visitor: Story = { parameters: { shop: { signIn: null } } }
export const Loading: Story = { parameters: waiting(LIST, asBuyer) }
/** Only the account that looks at it. */
export const Empty: Story = { parameters: { shop: { signIn: { userName: 'buyer.fr', password: 'Cartwright1' } } } }
export const Failed: Story = { parameters: failing(LIST, asBuyer) }
/** An account that may not manage others. */
export const Disabled: Story = { parameters: asClerk }
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow, play: begin }
