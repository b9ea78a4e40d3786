import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { AN_ORDER } from './order.testing'
import { OrderDetails } from './order-details'

const PATH = `/clientsystem/order/${AN_ORDER.orderNo}`

const meta = {
  title: 'Orders/Order details',
  component: OrderDetails,
  args: { orderNo: AN_ORDER.orderNo },
} satisfies Meta<typeof OrderDetails>
export default meta
type Story = StoryObj<typeof meta>

/** An order as the server answers it, so that every state can be shown. */
const answering = (change: object) => ({
  shop: { ...asBuyer.shop, answer: { path: PATH, with: { code: 200, msg: '', data: { ...AN_ORDER, ...change } } } },
})

export const Default: Story = {
  parameters: answering({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: AN_ORDER.orderNo })).toBeVisible()
  },
}
export const Submitted: Story = {
  parameters: answering({ status: 'submitted', canCancel: true, shipments: [], events: [], trackingNo: null }),
}
export const AskingToCancel: Story = {
  ...Submitted,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }))
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
}
const PROGRESS = [
  { pieces: 14, shipment: 'SO-7KXM-2QPD-1', leavesOn: '2026-11-20', expectedOn: null, arrivedOn: '2026-11-23' },
  { pieces: 4, shipment: null, leavesOn: '2099-12-02', expectedOn: '2099-12-04', arrivedOn: null },
  { pieces: 2, shipment: null, leavesOn: null, expectedOn: null, arrivedOn: null },
]
/** A part has arrived, another has a day, and some pieces have none. */
export const PartlyArrived: Story = {
  parameters: answering({
    progress: PROGRESS,
    shipments: AN_ORDER.shipments?.map(shipment => ({ ...shipment, deliveredAt: '2026-11-23 09:40:00' })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('14 of 20 arrived, 4 expected 4 Dec, 2: no date known yet')).toBeVisible()
  },
}
export const CancellingPieces: Story = {
  ...Submitted,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel pieces, CW-W2031X' }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}
export const Delivered: Story = {
  parameters: answering({
    status: 'all goods delivered',
    deliveryDate: '2026-11-24',
    shipments: AN_ORDER.shipments?.map(shipment => ({ ...shipment, deliveredAt: '2026-11-24 09:40:00' })),
  }),
}
export const Cancelled: Story = {
  parameters: answering({ status: 'cancelled', shipments: [], trackingNo: null }),
}
export const WithoutVat: Story = {
  parameters: answering({
    vatRate: 0,
    vat: 0,
    vatReason: 'VAT exempt intra-Community supply; VAT is due by the customer',
  }),
}
export const NoteMissing: Story = { parameters: answering({ orderType: 'CPDROP', files: [] }) }
export const NoteWanted: Story = {
  parameters: answering({
    orderType: 'CPDROP',
    status: 'submitted',
    files: [],
    shipments: [],
    events: [],
    canChangeNote: true,
  }),
}
export const UploadingNote: Story = {
  ...NoteWanted,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload delivery note' }))
    await expect(await canvas.findByRole('dialog', { name: 'Upload delivery note' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Choose a file' })).toHaveFocus()
  },
}
export const UnknownStatus: Story = { parameters: answering({ status: 'waiting for customs', events: undefined }) }
export const Loading: Story = { parameters: waiting(PATH, asBuyer) }
export const Empty: Story = { parameters: asBuyer }
export const Failed: Story = { parameters: failing(PATH, asBuyer) }
export const Visitor: Story = { parameters: { shop: {} } }
export const LongText: Story = { ...Default, globals: german }
export const Narrow: Story = { ...Default, globals: narrow }
