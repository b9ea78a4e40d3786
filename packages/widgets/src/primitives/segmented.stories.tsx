import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShopLink } from '../provider/shop-link'
import { german, narrow } from '../testing/stories'
import { SegmentedLinks } from './segmented'

const PAGES = [
  ['/my/quickorder', 'Lines'],
  ['/my/quickorder?tab=coupon', 'Coupons'],
] as const

const meta = {
  title: 'Primitives/Segmented links',
  component: SegmentedLinks,
  args: {
    label: 'My Quick Order',
    children: PAGES.map(([to, name], at) => (
      <ShopLink key={to} to={to} aria-current={at === 0 ? 'page' : undefined}>
        {name}
      </ShopLink>
    )),
  },
} satisfies Meta<typeof SegmentedLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {}
export const LongText: Story = {
  args: {
    label: 'Meine Schnellbestellung',
    children: ['Positionen der Schnellbestellung', 'Verfügbare Gutscheine'].map((name, at) => (
      <ShopLink key={name} to="/my/quickorder" aria-current={at === 1 ? 'page' : undefined}>
        {name}
      </ShopLink>
    )),
  },
  globals: german,
}
export const Narrow: Story = { globals: narrow }
