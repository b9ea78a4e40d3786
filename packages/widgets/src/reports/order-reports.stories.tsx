import type { Order, Report, ReportableLine, ReportsOfOrder } from '@cartwright/core/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AN_ORDER } from '../orders/order.testing'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { OrderReports } from './order-reports'

const PATH = `/clientsystem/report/${AN_ORDER.orderNo}`

const ORDER: Order = {
  ...AN_ORDER,
  shipments: AN_ORDER.shipments?.map(shipment => ({ ...shipment, deliveredAt: '2026-11-24 09:40:00' })) ?? [],
}

const meta = {
  title: 'Orders/Reports of damage',
  component: OrderReports,
  args: { order: ORDER },
} satisfies Meta<typeof OrderReports>
export default meta
type Story = StoryObj<typeof meta>

const LINES: ReportableLine[] = [
  {
    orderLineId: 1,
    number: 'CW-W2031X',
    oemCode: 'W2031X',
    name: 'Toner cartridge cyan',
    deliveredQty: 10,
    leftQty: 8,
    kitParts: [],
    deliveredOn: '2026-11-24',
    reportBy: '2099-11-27',
  },
  {
    orderLineId: 2,
    number: 'CW-W2032X',
    oemCode: 'W2032X',
    name: 'Toner cartridge yellow',
    deliveredQty: 4,
    leftQty: 4,
    kitParts: [],
    deliveredOn: '2026-11-24',
    reportBy: '2099-11-27',
  },
]

const SENT: Report = {
  reportNo: 'REP-7KXM-2QPD',
  orderNo: AN_ORDER.orderNo,
  at: '2026-11-25 09:00:00',
  by: 'Anke Jansen',
  shipment: 'SO-7KXM-2QPD-1',
  status: 'open',
  rmas: [],
  canWithdraw: true,
  lines: [
    {
      id: 5,
      orderLineId: 1,
      number: 'CW-W2031X',
      name: 'Toner cartridge cyan',
      part: null,
      qty: 2,
      kind: 'damaged',
      text: 'The box was wet, and both cartridges have leaked.',
      batchNo: 'L2609-1184',
      files: [],
      notes: [{ at: '2026-11-25 10:12:00', by: 'Joost Bakker', text: 'The driver has noted it on his paper.' }],
    },
  ],
}
const RETURNED: Report = {
  ...SENT,
  reportNo: 'REP-4RTB-9WCE',
  status: 'returned',
  canWithdraw: false,
  rmas: [{ id: 7, rmaNo: 'RMA-26-0007' }],
}

/** The reports of the order as the server answers them, so that every state can be shown. */
const answering = (data: ReportsOfOrder) => ({
  shop: { ...asBuyer.shop, answer: { path: PATH, with: { code: 200, msg: '', data } } },
})

export const Default: Story = {
  parameters: answering({ reports: [SENT, RETURNED], lines: LINES }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: SENT.reportNo })).toBeVisible()
  },
}
export const Empty: Story = { parameters: answering({ reports: [], lines: LINES }) }
export const NothingArrived: Story = { parameters: answering({ reports: [], lines: [] }) }
export const TimePassed: Story = {
  parameters: answering({ reports: [], lines: LINES.map(line => ({ ...line, reportBy: '2020-11-27' })) }),
}
export const Reporting: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Report damage or shortage' }))
    await expect(await canvas.findByRole('dialog', { name: 'Report damage or shortage' })).toBeVisible()
  },
}
/** What is missing is said at its field. */
export const Incomplete: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Report damage or shortage' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send report' }))
    await expect(await canvas.findByText('Choose the article.')).toBeVisible()
  },
}
export const Adding: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add words or photos: CW-W2031X' }))
    await expect(await canvas.findByLabelText(/^What is to be added/)).toBeVisible()
  },
}
export const Withdrawing: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }))
    await expect(await canvas.findByRole('alertdialog', { name: 'Withdraw this report?' })).toBeVisible()
  },
}
export const Loading: Story = { parameters: waiting(PATH, asBuyer) }
export const Failed: Story = { parameters: failing(PATH, asBuyer) }
export const LongText: Story = { parameters: answering({ reports: [SENT, RETURNED], lines: LINES }), globals: german }
export const Narrow: Story = { ...Default, globals: narrow }
export const NarrowReporting: Story = { ...Reporting, globals: narrow }
