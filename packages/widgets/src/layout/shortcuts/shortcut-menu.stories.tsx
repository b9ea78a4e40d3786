import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { asBuyer, asClerk, german, narrow } from '../../testing/stories'
import { ShortcutMenu } from './shortcut-menu'

const meta = {
  title: 'Layout/Shortcut menu',
  component: ShortcutMenu,
  args: { settings: true },
  parameters: { ...asBuyer, layout: 'fullscreen' },
} satisfies Meta<typeof ShortcutMenu>
export default meta
type Story = StoryObj<typeof meta>

const seen: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Back to top' })).toBeVisible()
}

export const Default: Story = { play: seen }
export const Visitor: Story = { parameters: { shop: { signIn: null } }, play: seen }
export const WithoutQuickOrder: Story = { parameters: asClerk, play: seen }
export const WithoutSettings: Story = { args: { settings: false }, play: seen }
export const Folded: Story = {
  play: async ({ canvas }) => {
    const fold = canvas.queryByRole('button', { name: 'Hide shortcuts' })
    // In a narrow window it is a bar, which cannot be folded.
    if (!fold) return
    await userEvent.click(fold)
    await expect(await canvas.findByRole('button', { name: 'Show shortcuts' })).toBeVisible()
  },
}
export const Basket: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Basket/ }))
    const dialog = await canvas.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow, play: seen }
