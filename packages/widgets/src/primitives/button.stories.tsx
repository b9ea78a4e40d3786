import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { downloadIcon, heartIcon, trashIcon } from '../icons/icons'
import { Button, ButtonLink } from './button'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  parameters: { shop: false },
  args: { children: 'Add to basket', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {
  render: () => (
    <div className="cw-row cw-row--wrap">
      <Button kind="primary">Add to basket</Button>
      <Button icon={downloadIcon}>Export</Button>
      <Button kind="quiet">Keys</Button>
      <Button kind="link">Clear all</Button>
      <Button kind="danger" icon={trashIcon}>
        Delete
      </Button>
      <Button icon={heartIcon} aria-label="Favourite" />
      <ButtonLink href="#top">A link</ButtonLink>
    </div>
  ),
}
export const Sizes: Story = {
  render: () => (
    <div className="cw-row cw-row--wrap">
      <Button size="s">Small</Button>
      <Button>Medium</Button>
      <Button size="l" kind="primary">
        Large
      </Button>
    </div>
  ),
}
export const Focus: Story = {
  args: { kind: 'primary' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
export const Pressed: Story = { args: { children: 'Import', pressed: true } }
export const Busy: Story = {
  args: { kind: 'primary', busy: true, children: 'Adding 128 lines' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const DisabledWithReason: Story = {
  args: { children: 'Check out', reason: 'Your basket is empty' },
  decorators: [
    Story => (
      <div className="cw-row cw-row--wrap">
        <Story />
      </div>
    ),
  ],
}
export const LongText: Story = { args: { children: 'Alle 128 Positionen in den Warenkorb übernehmen', block: true } }
