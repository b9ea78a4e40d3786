import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { CHANGED_ROWS, PLAIN_ROWS, withRows } from './cart.fixture'
import { CartDrawer } from './cart-drawer'

const LIST = '/clientsystem/shoppingcart/account/list'

/** It slides in. */
const opened: StoryObj<typeof CartDrawer>['play'] = async ({ canvas }) => {
  const dialog = await canvas.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
}

const meta = {
  title: 'Cart/Cart drawer',
  component: CartDrawer,
  args: { open: true },
  parameters: withRows(PLAIN_ROWS, asBuyer),
  play: opened,
} satisfies Meta<typeof CartDrawer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { parameters: waiting(LIST, asBuyer) }
export const Empty: Story = { parameters: withRows([], asBuyer) }
export const Failed: Story = { parameters: failing(LIST, asBuyer) }
export const Disabled: Story = { parameters: withRows(CHANGED_ROWS, asBuyer) }
export const LongText: Story = { parameters: withRows(CHANGED_ROWS, asBuyer), globals: german }
export const Narrow: Story = { parameters: withRows(CHANGED_ROWS, asBuyer), globals: narrow }
