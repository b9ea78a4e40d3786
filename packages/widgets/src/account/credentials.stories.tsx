import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { Credentials } from './credentials'

const LIST = '/clienttoken/list'
const meta = { title: 'Account/Sign-in data', component: Credentials, parameters: asBuyer } satisfies Meta<
  typeof Credentials
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Visitor: Story = { parameters: { shop: { signIn: null } } }
export const Loading: Story = { parameters: waiting(LIST, asBuyer) }
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change e-mail' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary.querySelector('h2')).toHaveFocus())
    await expect(canvas.getByLabelText(/^E-mail ?\*?$/)).toBeInvalid()
  },
}
export const Failed: Story = { parameters: failing(LIST, asBuyer) }
/** Until a minute is over no other code can be asked for. */
export const Disabled: Story = {
  parameters: {
    shop: {
      ...asBuyer.shop,
      answer: { path: '/sendBindEmailRequest', with: { code: 200, msg: '', data: { requestId: '1' } } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^E-mail ?\*?$/), 'anke@firm.eu')
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(await canvas.findByRole('button', { name: /^Send again/ })).toBeDisabled()
  },
}
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
