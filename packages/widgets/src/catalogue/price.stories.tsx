import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { Price } from './price'

const NUMBERS = '/goods/sku/freedom/numbers'

const meta = {
  title: 'Catalogue/Price',
  component: Price,
  args: { number: 'TN-2420' },
  parameters: asBuyer,
} satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^€\d+\.\d\d$/, { selector: '.cw-price' })).toBeVisible()
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
/** CW-C4096A has quantity prices. */
export const Steps: Story = {
  args: { number: 'CW-C4096A', steps: true, quantity: 12 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Quantity prices' })).toBeVisible()
  },
}
export const VisitorWithSteps: Story = { args: { steps: true }, parameters: { shop: {} } }
export const LongText: Story = { globals: german, parameters: { shop: {} } }
export const Narrow: Story = { globals: narrow }
