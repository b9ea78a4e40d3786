import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import {
  asBuyer,
  asClerk,
  COLOUR_PART,
  DISABLED_PART,
  failing,
  german,
  narrow,
  PART,
  PART_WITH_STEPS,
  SHORT_PART,
  waiting,
} from '../testing/stories'
import { Product } from './product'

const SKU = `/goods/sku/freedom/${PART}`

const meta = {
  title: 'Catalogue/Product page',
  component: Product,
  args: { skuId: PART },
  parameters: asBuyer,
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const seen: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
}

export const Default: Story = { play: seen }
export const QuantityPrices: Story = { args: { skuId: PART_WITH_STEPS }, play: seen }
const seenSet: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Complete the set' })).toBeVisible()
}

export const CompleteSet: Story = { args: { skuId: COLOUR_PART }, play: seenSet }
export const CompleteSetNothingSelected: Story = {
  args: { skuId: COLOUR_PART },
  play: async ({ canvas }) => {
    for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box)
    await expect(await canvas.findByText('Nothing is selected.')).toBeVisible()
  },
}
export const CompleteSetForVisitors: Story = { args: { skuId: COLOUR_PART }, parameters: { shop: {} }, play: seenSet }
export const OwnNumber: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change my article number' }))
    await expect(canvas.getByLabelText('My Article No.')).toBeVisible()
  },
}
export const ReadsNumbersOnly: Story = { parameters: asClerk, play: seen }
export const ShortOfStock: Story = { args: { skuId: SHORT_PART }, play: seen }
export const Visitor: Story = { parameters: { shop: {} }, play: seen }
export const Loading: Story = { parameters: waiting(SKU, asBuyer) }
export const Empty: Story = { args: { skuId: 2_000_000 } }
export const Failed: Story = { parameters: failing(SKU, asBuyer) }
export const Disabled: Story = { args: { skuId: DISABLED_PART }, play: seen }
export const LongText: Story = { globals: german, play: seen }
export const Narrow: Story = { globals: narrow, play: seen }
