import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { asBuyer, asClerk, failing, german, narrow, waiting } from '../testing/stories'
import { EmbedKeys } from './embed-keys'

const LIST = '/account/embedkeys'
const meta = { title: 'Account/Embed keys', component: EmbedKeys, parameters: asBuyer } satisfies Meta<typeof EmbedKeys>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const begin: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(New key|Neuer Schlüssel)$/ }))
  await canvas.findByRole('heading', { level: 2, name: /^(New key|Neuer Schlüssel)$/ })
}

export const Default: Story = {}
export const New: Story = {
  play: async context => {
    await begin(context)
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Make the key' }))
    const summary = await context.canvas.findByRole('alert')
    await waitFor(() => expect(summary.querySelector('h2')).toHaveFocus())
    await expect(context.canvas.getByLabelText(/^Name/)).toBeInvalid()
  },
}
export const Visitor: Story = { parameters: { shop: { signIn: null } } }
export const Loading: Story = { parameters: waiting(LIST, asBuyer) }
export const Failed: Story = { parameters: failing(LIST, asBuyer) }
/** An account that is no main account. */
export const Disabled: Story = { parameters: asClerk }
export const LongText: Story = { globals: german, play: begin }
export const Narrow: Story = { globals: narrow, play: begin }
