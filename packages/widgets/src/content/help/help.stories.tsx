import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { failing, german, narrow, waiting } from '../../testing/stories'
import { ContactCard } from './contact-card'
import { Declaration } from './declaration'
import { Faq } from './faq'

const meta = { title: 'Help/Help', component: Faq } satisfies Meta<typeof Faq>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Search the questions'), 'barcode')
    await expect(canvas.getAllByRole('group')).toHaveLength(1)
  },
}
export const NoHit: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Search the questions'), 'zebra')
    await expect(await canvas.findByText('No question or answer contains this.')).toBeVisible()
  },
}
export const Text: Story = { render: () => <Declaration type="cookies" /> }
export const LongText: Story = { render: () => <Declaration type="terms" /> }
export const German: Story = { render: () => <Declaration type="terms" />, globals: german }
export const Loading: Story = {
  render: () => <Declaration type="terms" />,
  parameters: waiting('/system/declaration/freedom/query'),
}
export const Failed: Story = { parameters: failing('/system/fqa/freedom/frontlist') }
export const Empty: Story = { render: () => <Declaration type="nothing" /> }
export const Contact: Story = { render: () => <ContactCard account /> }
export const Narrow: Story = { render: () => <Declaration type="terms" />, globals: narrow }
