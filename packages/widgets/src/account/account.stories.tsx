import type { Meta, StoryObj } from '@storybook/react-vite'
import { asBuyer, german, narrow } from '../testing/stories'
import { Account } from './account'

const meta = { title: 'Account/Account', component: Account, parameters: asBuyer } satisfies Meta<typeof Account>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Addresses: Story = { args: { part: 'addresses' } }
export const Shipping: Story = { args: { part: 'shipping' } }
export const DropShipping: Story = { args: { part: 'shippingNonRegular' } }
export const Credential: Story = { args: { part: 'credential' } }
export const Password: Story = { args: { part: 'password' } }
export const Visitor: Story = { parameters: { shop: { signIn: null } } }
export const LongText: Story = { args: { part: 'addresses' }, globals: german }
export const Narrow: Story = { args: { part: 'addresses' }, globals: narrow }
