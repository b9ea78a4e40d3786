import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { Finance } from './finance'

const LIST = '/clientsystem/invoice/list'
const STAT = '/clientsystem/invoice/stat'

const meta = { title: 'Finance/Invoices', component: Finance, parameters: asBuyer } satisfies Meta<typeof Finance>
export default meta
type Story = StoryObj<typeof meta>

const row = {
  invoiceNo: 'IN-NL-26-000042',
  type: 'invoice',
  invoiceDate: '2026-09-14',
  dueTime: '2026-10-14',
  orderNo: 'CW-7KXM2QPDA',
  poNo: 'PO-2026-1174',
  currency: 'EUR',
  amount: 1486.2,
  paid: 0,
  balance: 1486.2,
  status: 'open',
  aging: 43,
  bucket: 'd60',
  document: 'invoice',
  formats: ['ubl', 'facturx'],
}
/** Rows that no seed has, as a back end of a host answers them. */
const answering = (rows: object[]) => ({
  shop: { ...asBuyer.shop, answer: { path: LIST, with: { code: 200, msg: '', rows, total: rows.length } } },
})

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Find an invoice' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Open by due date' })).toBeVisible()
  },
}
export const Credits: Story = { args: { tab: 'credits' } }
export const Cleared: Story = { args: { tab: 'cleared' } }
/** A bar that is pressed, and a day in the past. */
export const Bucket: Story = { args: { bucket: 'd60' } }
export const NoHit: Story = { args: { keyword: 'no such invoice' } }
export const Loading: Story = { parameters: waiting(LIST, asBuyer) }
export const LoadingSums: Story = { parameters: waiting(STAT, asBuyer) }
export const Empty: Story = { parameters: answering([]) }
export const Failed: Story = { parameters: failing(LIST, asBuyer) }
export const Visitor: Story = { parameters: { shop: {} } }
/** What is left of a payment is a credit without a document. */
export const Payment: Story = {
  parameters: answering([
    row,
    {
      ...row,
      invoiceNo: 'TRF 2026-11-03 / 4711',
      type: 'credit',
      orderNo: null,
      poNo: '',
      document: null,
      amount: -214.8,
      paid: -14.8,
      balance: -200,
      aging: 23,
      bucket: 'd30',
    },
  ]),
}
export const LongText: Story = {
  globals: german,
  parameters: answering([{ ...row, poNo: 'Nachbestellung Großraumbüro 4. OG, Kostenstelle 4711-0815/2026' }]),
}
export const Narrow: Story = { globals: narrow }
