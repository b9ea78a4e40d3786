import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { asBuyer, asClerk, failing, german, narrow, waiting } from '../testing/stories'
import { Cart } from './cart'
import { aRow, CHANGED_ROWS, PLAIN_ROWS, withRows } from './cart.fixture'

const LIST = '/clientsystem/shoppingcart/account/list'
const changed = withRows(CHANGED_ROWS, asBuyer)

const meta = {
  title: 'Cart/Cart',
  component: Cart,
  parameters: withRows(PLAIN_ROWS, asBuyer),
} satisfies Meta<typeof Cart>
export default meta
type Story = StoryObj<typeof meta>

const seen: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'CW-CF259X' })).toBeVisible()
}

export const Default: Story = { play: seen }
export const Loading: Story = { parameters: waiting(LIST, asBuyer) }
export const Empty: Story = { parameters: withRows([], asBuyer) }
export const Failed: Story = { parameters: failing(LIST, asBuyer) }
export const Visitor: Story = { parameters: { shop: { signIn: null, answer: undefined } } }
/** A part that is no longer sold stands in the way of checking out; the reason says so. */
export const Disabled: Story = { parameters: changed, play: seen }
export const WithoutFavourites: Story = { parameters: withRows(PLAIN_ROWS, asClerk), play: seen }
export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select CW-CF259X' }))
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeEnabled()
  },
}
export const Deleting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete CW-CF259X' }))
    const dialog = await canvas.findByRole('alertdialog', { name: 'Warning' })
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const CreditExceeded: Story = {
  parameters: {
    shop: {
      ...asBuyer.shop,
      answer: [
        [withRows(PLAIN_ROWS, asBuyer).shop.answer].flat(),
        {
          path: '/account/billing',
          with: (body: { data: object }) => ({ ...body, data: { ...body.data, creditLimit: 500, creditBalance: 20 } }),
        },
      ].flat(),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The basket exceeds your credit limit.')).toBeVisible()
  },
}
export const LongText: Story = { parameters: changed, globals: german, play: seen }
export const Narrow: Story = { parameters: changed, globals: narrow, play: seen }
export const FiveHundredRows: Story = {
  parameters: withRows(
    Array.from({ length: 500 }, (_, index) => aRow({ shoppingCartId: index + 1, number: `CW-${10_000 + index}` })),
    asBuyer,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'CW-10000' })).toBeVisible()
  },
}
