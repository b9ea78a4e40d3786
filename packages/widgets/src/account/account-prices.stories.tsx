import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { asBuyer, asClerk, failing, german, narrow, waiting } from '../testing/stories'
import { AccountPrices } from './account-prices'

const LIST = '/clientsystem/accountprice'
const meta = { title: 'Account/Account prices', component: AccountPrices, parameters: asBuyer } satisfies Meta<
  typeof AccountPrices
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** What one account sees of each article, one of which is being changed. */
export const OfAnAccount: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: /^Account/ }),
      canvas.getByRole('option', { name: /rep\.nl/ }),
    )
    await canvas.findByRole('columnheader', { name: 'From' })
    const [first] = canvas.getAllByRole('button', { name: /^Change: / })
    await userEvent.click(first as HTMLElement)
    await expect(canvas.getByLabelText(/^Price of the account: /)).toHaveFocus()
  },
}
export const WithoutAccount: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set price' }))
    await expect(canvas.getByText('Choose an account.')).toBeVisible()
  },
}
export const Visitor: Story = { parameters: { shop: { signIn: null } } }
export const Loading: Story = { parameters: waiting(LIST, asBuyer) }
/** A company without sub-accounts. */
export const Empty: Story = { parameters: { shop: { signIn: { userName: 'buyer.fr', password: 'Cartwright1' } } } }
export const Failed: Story = { parameters: failing(LIST, asBuyer) }
/** An account that may not set prices. */
export const Disabled: Story = { parameters: asClerk }
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
