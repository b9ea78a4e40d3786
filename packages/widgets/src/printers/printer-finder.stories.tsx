import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { PrinterFinder } from './printer-finder'

const SERIES = '/goods/series/freedom/list'

const meta = {
  title: 'Printers/Printer finder',
  component: PrinterFinder,
  parameters: asBuyer,
} satisfies Meta<typeof PrinterFinder>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Brand' })).toBeVisible()
  },
}
export const Visitor: Story = { parameters: { shop: {} } }
export const ByModel: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Model' }), '2350')
    await expect((await canvas.findAllByRole('option'))[0]).toBeVisible()
  },
}
export const NoPrinter: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Brand' }), 'zzzz')
    await expect(await canvas.findByText(/No printer matches/)).toBeVisible()
  },
}
/** A printer that was chosen before, by its id. */
export const Chosen: Story = { args: { modelId: 1 } }
export const Loading: Story = { parameters: waiting(SERIES) }
export const Failed: Story = { parameters: failing(SERIES) }
export const LongText: Story = { globals: german, args: { modelId: 1 } }
export const Narrow: Story = { globals: narrow, args: { modelId: 1 } }
