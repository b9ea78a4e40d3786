import type { Meta, StoryObj } from '@storybook/react-vite'
import { german, narrow } from '../testing/stories'
import { DemoAccounts } from './demo-accounts'

const ACCOUNTS = [
  {
    userName: 'buyer.nl',
    password: 'Cartwright1',
    name: 'Sanne de Wit',
    company: 'Drukwerk Centraal B.V.',
    about: 'Everything at once: orders in several shipments, returns, open invoices, shared lists.',
  },
  {
    userName: 'clerk.nl',
    password: 'Cartwright1',
    name: 'Femke Smit',
    company: 'Drukwerk Centraal B.V.',
    about: 'Clerk of the same company: fills the basket, without quick order and favourites.',
  },
]

const meta = {
  title: 'Session/Demo accounts',
  component: DemoAccounts,
  args: { accounts: ACCOUNTS, onChoose: () => undefined },
} satisfies Meta<typeof DemoAccounts>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chosen: Story = { args: { chosen: ACCOUNTS[0] } }
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
