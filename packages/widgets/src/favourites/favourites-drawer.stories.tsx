import { favouritesOf } from '@cartwright/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useShop } from '../provider/shop-provider'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { FavouritesDrawer, type FavouritesDrawerProps } from './favourites-drawer'

const LIST = '/goodsfavorite/account/list'

/** The drawer with something in it. */
function Filled({ numbers, ...props }: FavouritesDrawerProps & { numbers: readonly string[] }) {
  const favourites = favouritesOf(useShop())
  useEffect(() => {
    void favourites.add(numbers.map(number => ({ number })))
  }, [favourites, numbers])
  return <FavouritesDrawer open {...props} />
}

/** It slides in. */
const opened: StoryObj<typeof Filled>['play'] = async ({ canvas }) => {
  const dialog = await canvas.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
}

const meta = {
  title: 'Favourites/Favourites drawer',
  component: Filled,
  args: { numbers: ['CW-CF259X', 'CW-TN2420', 'CW-DR2400'] },
  parameters: asBuyer,
  play: opened,
} satisfies Meta<typeof Filled>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select CW-TN2420' }))
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeEnabled()
  },
}
export const Empty: Story = {
  args: { numbers: [] },
  parameters: { shop: { ...asBuyer.shop, answer: { path: LIST, with: { code: 200, msg: '', rows: [], total: 0 } } } },
}
export const Loading: Story = { args: { numbers: [] }, parameters: waiting(LIST, asBuyer) }
export const Failed: Story = { args: { numbers: [] }, parameters: failing(LIST, asBuyer) }
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
