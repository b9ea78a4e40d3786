import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { asBuyer, german, narrow } from '../testing/stories'
import { PLAIN_ROWS, withRows } from './cart.fixture'
import { CartButton } from './cart-button'

const STAT = '/clientsystem/shoppingcart/account/stat'
const counted = (shoppingCartQty: number, shoppingCartPrice: number) => ({
  shop: { ...asBuyer.shop, answer: { path: STAT, with: { code: 200, data: { shoppingCartQty, shoppingCartPrice } } } },
})

const meta = { title: 'Cart/Cart button', component: CartButton, parameters: counted(7, 3184.6) } satisfies Meta<
  typeof CartButton
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { parameters: counted(0, 0) }
export const LongText: Story = { parameters: counted(1000, 1_234_567.89), globals: german }
export const Narrow: Story = { globals: narrow }
/** Nothing is shown to visitors. */
export const Visitor: Story = { parameters: { shop: { signIn: null, answer: undefined } } }
export const Opened: Story = {
  parameters: withRows(PLAIN_ROWS, asBuyer),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Basket/ }))
    const dialog = await canvas.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
