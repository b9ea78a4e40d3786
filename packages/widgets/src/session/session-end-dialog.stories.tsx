import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect } from 'storybook/test'
import { useShop } from '../provider/shop-provider'
import { asBuyer, german, narrow } from '../testing/stories'
import { SessionEndDialog } from './session-end-dialog'

/** A session that ends in a minute and a half. */
function Ending({ canExtend }: { canExtend: boolean }) {
  const { session } = useShop()
  useEffect(() => session.store.setState({ ending: { at: Date.now() + 90_000, canExtend } }), [session, canExtend])
  return <SessionEndDialog />
}

const meta = {
  title: 'Session/End of a session',
  component: Ending,
  args: { canExtend: true },
  parameters: asBuyer,
} satisfies Meta<typeof Ending>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Stay signed in' })).toHaveFocus()
  },
}
export const LongestLife: Story = { args: { canExtend: false } }
export const LongText: Story = { globals: german }
export const LongestLifeLongText: Story = { args: { canExtend: false }, globals: german }
export const Narrow: Story = { globals: narrow }
