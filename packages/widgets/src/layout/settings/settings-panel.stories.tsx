import { layoutOf } from '@cartwright/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useShop } from '../../provider/shop-provider'
import { german, narrow } from '../../testing/stories'
import { SettingsPanel } from './settings-panel'

/** The panel, opened, and what went wrong before. */
function Opened({ errors }: { errors: readonly string[] }) {
  const layout = layoutOf(useShop())
  useEffect(() => {
    layout.showSettings(true)
    for (const error of errors) layout.logError(error, true)
  }, [layout, errors])
  return <SettingsPanel />
}

/** It slides in. */
const opened: StoryObj<typeof Opened>['play'] = async ({ canvas }) => {
  const dialog = await canvas.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
}

const meta = {
  title: 'Layout/Settings panel',
  component: Opened,
  args: { errors: [] },
  play: opened,
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithErrors: Story = {
  args: { errors: ['TypeError: part is undefined', 'cart.list answered 500'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('2 errors collected'))
    await waitFor(() => expect(canvas.getByText('cart.list answered 500')).toBeVisible())
  },
}
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
