import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, userEvent } from 'storybook/test'
import { useShop } from '../provider/shop-provider'
import { Favourites } from './favourites'

const signedIn = (userName: string) => ({ shop: { signIn: { userName, password: 'Cartwright1' } } })

/** The list with something in it. */
function Filled({ numbers }: { numbers: readonly string[] }) {
  const { favourites } = useShop()
  useEffect(() => {
    void favourites.add(numbers.map(number => ({ number })))
  }, [favourites, numbers])
  return <Favourites />
}

const meta = {
  title: 'Favourites/Favourites',
  component: Filled,
  args: { numbers: ['CW-CF259X', 'CW-TN2420', 'CW-DR2400'] },
  parameters: signedIn('buyer.nl'),
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
export const Empty: Story = { args: { numbers: [] }, parameters: signedIn('buyer.fr') }
export const LongText: Story = { globals: { language: 'de' } }
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }
