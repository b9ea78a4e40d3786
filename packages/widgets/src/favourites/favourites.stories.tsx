import { favouritesOf } from '@cartwright/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, userEvent } from 'storybook/test'
import { useShop } from '../provider/shop-provider'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { Favourites, type FavouritesProps } from './favourites'

const LIST = '/goodsfavorite/account/list'

/** The list with something in it. */
function Filled({ numbers, ...props }: FavouritesProps & { numbers: readonly string[] }) {
  const favourites = favouritesOf(useShop())
  useEffect(() => {
    void favourites.add(numbers.map(number => ({ number })))
  }, [favourites, numbers])
  return <Favourites {...props} />
}

const meta = {
  title: 'Favourites/Favourites',
  component: Filled,
  args: { numbers: ['CW-CF259X', 'CW-TN2420', 'CW-DR2400'] },
  parameters: asBuyer,
} satisfies Meta<typeof Filled>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select CW-TN2420' }))
    await expect(canvas.getByRole('button', { name: 'Add to basket' })).toBeEnabled()
  },
}
export const Visitor: Story = { args: { numbers: [] }, parameters: { shop: { signIn: null, answer: undefined } } }
export const Loading: Story = { args: { numbers: [] }, parameters: waiting(LIST, asBuyer) }
export const Empty: Story = {
  args: { numbers: [] },
  parameters: { shop: { signIn: { userName: 'buyer.fr', password: 'Cartwright1' } } },
}
export const Failed: Story = { args: { numbers: [] }, parameters: failing(LIST, asBuyer) }
/** An article that is no longer sold can be kept and deleted, but not ordered. */
export const Disabled: Story = { args: { numbers: ['CW-C7115A', 'CW-TN2420'] } }
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
