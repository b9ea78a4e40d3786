import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { asBuyer, asClerk, failing, german, narrow, waiting } from '../testing/stories'
import { ProductList } from './product-list'

const QUERY = '/goods/sku/freedom/query'

const meta = {
  title: 'Catalogue/Product list',
  component: ProductList,
  args: { classId: 102, pageSize: 10 },
  parameters: asBuyer,
} satisfies Meta<typeof ProductList>
export default meta
type Story = StoryObj<typeof meta>

const seen: Story['play'] = async ({ canvas }) => {
  await expect((await canvas.findAllByRole('link', { name: /^CW-/ }))[0]).toBeVisible()
}

export const Default: Story = { play: seen }
export const Cards: Story = { args: { view: 'cards' }, play: seen }
export const LabelCassettes: Story = { args: { classId: 109 }, play: seen }
export const Visitor: Story = { parameters: { shop: {} }, play: seen }
export const VisitorCards: Story = { ...Visitor, args: { view: 'cards' } }
export const WithoutFavourites: Story = { parameters: asClerk, play: seen }
export const Filtered: Story = { args: { brandId: 2, keyword: 'TN' }, play: seen }
export const ManyFilters: Story = {
  args: { brandId: [1, 2], colour: 'black', yieldFrom: 2000, yieldTo: 12000, availability: 'stock' },
  play: seen,
}
export const Selected: Story = {
  play: async context => {
    await seen(context)
    await userEvent.click(context.canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await expect(await context.canvas.findByRole('region', { name: 'Selection' })).toBeVisible()
  },
}
export const FiltersInDrawer: Story = {
  globals: narrow,
  play: async context => {
    await seen(context)
    await userEvent.click(context.canvas.getByRole('button', { name: /Filters/ }))
    const dialog = await context.canvas.findByRole('dialog')
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const Loading: Story = { parameters: waiting(QUERY, asBuyer) }
export const Empty: Story = { args: { keyword: 'no such part' } }
export const DidYouMean: Story = {
  args: { keyword: 'brothr tn2421' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Did you mean “brother TN2420”?' })).toBeVisible()
  },
}
export const MatchedByBarcode: Story = { args: { keyword: '2000000103716' }, play: seen }
export const EmptyClass: Story = { args: { classId: 999 } }
export const Failed: Story = { parameters: failing(QUERY, asBuyer) }
export const LongText: Story = { globals: german, args: { brandId: 2, keyword: 'Multifunktion' } }
export const German: Story = { globals: german, play: seen }
export const Narrow: Story = { globals: narrow, play: seen }
