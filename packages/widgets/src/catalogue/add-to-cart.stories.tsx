import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { AddToCart } from './add-to-cart'

const NUMBERS = '/goods/sku/freedom/numbers'

const meta = {
  title: 'Catalogue/Add to cart',
  component: AddToCart,
  args: { number: 'TN-2420' },
  parameters: asBuyer,
} satisfies Meta<typeof AddToCart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add to basket: CW-TN2420' })).toBeVisible()
  },
}
export const Visitor: Story = { parameters: { shop: {} } }
export const Loading: Story = { parameters: waiting(NUMBERS, asBuyer) }
export const Failed: Story = { parameters: failing(NUMBERS, asBuyer) }
export const Empty: Story = { args: { number: 'XYZZY-99' } }
export const NoLongerSold: Story = { args: { number: 'CW-C7115A' } }
export const Ambiguous: Story = {
  args: { number: 'TN-321C' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Which article is TN-321C?' })).toBeVisible()
  },
}
export const NoQuantity: Story = { args: { noQuantity: true } }
export const Disabled: Story = { args: { disabled: true } }
export const OwnWord: Story = { args: { label: 'Put on my list', quantity: 4 } }
export const LongText: Story = { globals: german, parameters: { shop: {} } }
export const Narrow: Story = { globals: narrow }
