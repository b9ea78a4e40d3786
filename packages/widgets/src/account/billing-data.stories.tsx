import type { Meta, StoryObj } from '@storybook/react-vite'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { BillingData } from './billing-data'

const PATH = '/account/billing'
const meta = { title: 'Account/Billing', component: BillingData, parameters: asBuyer } satisfies Meta<
  typeof BillingData
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Visitor: Story = { parameters: { shop: { signIn: null } } }
export const Loading: Story = { parameters: waiting(PATH, asBuyer) }
/** A company without a billing address, a credit limit and orders. */
export const Empty: Story = {
  parameters: {
    shop: {
      ...asBuyer.shop,
      answer: {
        path: PATH,
        with: {
          code: 200,
          msg: '',
          data: {
            company: 'New B.V.',
            custnum: 100500,
            vat: '',
            sdi: '',
            taxCode: '',
            billTo: null,
            currency: 'EUR',
            creditLimit: 0,
            openBalance: 0,
            notInvoiced: 0,
            creditBalance: 0,
            termsDays: 30,
            overdueDays: 0,
          },
        },
      },
    },
  },
}
export const Failed: Story = { parameters: failing(PATH, asBuyer) }
/** An account that sees account prices. */
export const Disabled: Story = { parameters: { shop: { signIn: { userName: 'rep.nl', password: 'Cartwright1' } } } }
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
