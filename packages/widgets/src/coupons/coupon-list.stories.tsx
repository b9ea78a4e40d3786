import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { CouponList } from './coupon-list'

const LIST = '/clientsystem/coupon/list'

const meta = {
  title: 'Coupons/Coupons',
  component: CouponList,
  parameters: asBuyer,
} satisfies Meta<typeof CouponList>
export default meta
type Story = StoryObj<typeof meta>

const row = {
  code: 'NOV-SHIP',
  title: 'Free shipping in November',
  type: 'freeShipping',
  value: 0,
  initialAmount: 500,
  currency: 'EUR',
  effectiveDate: { from: '2026-11-01', to: '2026-11-30' },
  uses: 3,
  usesLeft: 2,
  status: 'toBeUsed',
  numbers: [],
}
const answering = (rows: object[]) => ({
  shop: { ...asBuyer.shop, answer: { path: LIST, with: { code: 200, msg: '', rows, total: rows.length } } },
})

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('WELCOME10')).toBeVisible()
  },
}
export const Used: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Used' }))
    await expect(await canvas.findByText('THANKS15')).toBeVisible()
  },
}
export const Expired: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expired' }))
    await expect(await canvas.findByText('SUMMER')).toBeVisible()
  },
}
export const Loading: Story = { parameters: waiting(LIST, asBuyer) }
export const Empty: Story = { parameters: answering([]) }
export const Failed: Story = { parameters: failing(LIST, asBuyer) }
export const Visitor: Story = { parameters: { shop: {} } }
export const LongText: Story = {
  globals: german,
  parameters: answering([
    {
      ...row,
      title: 'Jubiläumsgutschein für langjährige Fachhandelspartner im Bereich Großraumbüros',
      code: 'JUBILAEUM_FACHHANDELSPARTNER_2026',
      numbers: ['CW-TZE231', 'CW-TZE251', 'CW-TZE631', 'CW-45013'],
      effectiveDate: { from: '2026-11-01', to: null },
    },
  ]),
}
export const Narrow: Story = { ...Default, globals: narrow }
