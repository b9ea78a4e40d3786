import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { SearchBox } from './search-box'

const QUERY = '/goods/sku/freedom/query'

const meta = {
  title: 'Search/Search box',
  component: SearchBox,
  decorators: [
    Story => (
      <div style={{ minHeight: 420, maxWidth: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

const type =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), text)
  }

export const Default: Story = { args: { slashKey: true } }
export const Suggestions: Story = {
  play: async context => {
    await type('tn242')?.(context)
    await expect(await context.canvas.findByRole('grid')).toBeVisible()
  },
}
export const WithPrices: Story = { ...Suggestions, parameters: asBuyer }
export const Loading: Story = { parameters: waiting(QUERY), play: type('tn') }
export const Empty: Story = {
  play: async context => {
    await type('no such part')?.(context)
    await expect(await context.canvas.findByText(/No article matches/)).toBeVisible()
  },
}
export const Failed: Story = {
  parameters: failing(QUERY),
  play: async context => {
    await type('tn')?.(context)
    await expect(await context.canvas.findByText(/Suggestions cannot be loaded/)).toBeVisible()
  },
}
export const LongText: Story = { args: { keyword: 'Farblaserdrucker-Multifunktionsserie 4711' }, globals: german }
export const Narrow: Story = { ...Suggestions, globals: narrow }
