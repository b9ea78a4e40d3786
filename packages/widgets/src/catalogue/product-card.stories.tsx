import type { Meta, StoryObj } from '@storybook/react-vite'
import { asBuyer, DISABLED_PART, failing, german, narrow, PART, SHORT_PART, waiting } from '../testing/stories'
import { ProductCard } from './product-card'

const SKU = `/goods/sku/freedom/${PART}`

const meta = {
  title: 'Catalogue/Product card',
  component: ProductCard,
  args: { skuId: PART },
  parameters: asBuyer,
} satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Short: Story = { args: { skuId: SHORT_PART } }
export const Visitor: Story = { parameters: { shop: {} } }
export const Loading: Story = { parameters: waiting(SKU, asBuyer) }
export const Empty: Story = { args: { skuId: 2_000_000 } }
export const Failed: Story = { parameters: failing(SKU, asBuyer) }
export const Disabled: Story = { args: { skuId: DISABLED_PART } }
export const LongText: Story = { globals: german, parameters: { shop: {} } }
export const Narrow: Story = { globals: narrow }
