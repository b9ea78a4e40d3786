import type { Meta, StoryObj } from '@storybook/react-vite'
import { asBuyer, asClerk, failing, german, narrow, waiting } from '../testing/stories'
import { Activity } from './activity'

const LIST = '/account/activity'
const meta = { title: 'Account/Activity', component: Activity, parameters: asBuyer } satisfies Meta<typeof Activity>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Visitor: Story = { parameters: { shop: { signIn: null } } }
export const Loading: Story = { parameters: waiting(LIST, asBuyer) }
export const Empty: Story = {
  parameters: {
    shop: { ...asBuyer.shop, answer: { path: LIST, with: { code: 200, msg: '', data: { rows: [], hasMore: false } } } },
  },
}
export const Failed: Story = { parameters: failing(LIST, asBuyer) }
/** An account that may not see it. */
export const Disabled: Story = { parameters: asClerk }
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
