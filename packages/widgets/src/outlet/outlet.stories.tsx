import type { Meta, StoryObj } from '@storybook/react-vite'
import { asBuyer, german, narrow, waiting } from '../testing/stories'
import { Outlet } from './outlet'

const SKUS = encodeURIComponent(
  JSON.stringify([
    { custNumber: null, number: 'CW-TN2420', qty: 12 },
    { custNumber: null, number: 'CW-C4096A', qty: 30 },
  ]),
)

const meta = {
  title: 'Outlet/Outlet',
  component: Outlet,
  args: { start: '/cust/shoppingcart' },
  parameters: asBuyer,
} satisfies Meta<typeof Outlet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { start: '/hisorder/list' }, parameters: waiting('/order/list', asBuyer) }
/** Nothing is drawn until something is asked for. */
export const Home: Story = { args: { start: '', home: <p>Choose what you need, and order it here.</p> } }
export const Confirmation: Story = { args: { start: `/order/confirm?skus=${SKUS}` } }
export const Orders: Story = { args: { start: '/hisorder/list' } }
export const Product: Story = { args: { start: '/pd/product?sku_id=10371' } }
/** A visitor is asked to sign in where it stands. */
export const Visitor: Story = { args: { start: '/hisorder/list' }, parameters: { shop: {} } }
export const German: Story = { args: { start: '/hisorder/list' }, globals: german }
export const Narrow: Story = { args: { start: `/order/confirm?skus=${SKUS}` }, globals: narrow }
