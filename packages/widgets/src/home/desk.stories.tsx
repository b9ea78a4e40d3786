import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { asBuyer, asClerk, failing, german, narrow, waiting } from '../testing/stories'
import { Desk } from './desk'

const DESK = '/clientsystem/order/desk'

const meta = { title: 'Orders/Desk', component: Desk, parameters: asBuyer } satisfies Meta<typeof Desk>
export default meta
type Story = StoryObj<typeof meta>

const answering = (data: object) => ({
  shop: { ...asBuyer.shop, answer: { path: DESK, with: { code: 200, msg: '', data } } },
})
const ORDER = { orderNo: 'ON-7KXM-2QPD', poNo: 'PO-2026-1174', status: 'partly shipped', city: 'Krefeld' }
const DATED = { when: '2026-12-04', warehouse: 'NL' }
const desk = {
  onTheWay: {
    total: 7,
    orders: [
      {
        ...ORDER,
        piecesUnderWay: 12,
        parcelsUnderWay: 2,
        waiting: [
          { qty: 3, when: 'now', warehouse: 'NL' },
          { qty: 20, ...DATED },
        ],
      },
      {
        ...ORDER,
        orderNo: 'ON-9KXM-2QPD',
        poNo: '',
        status: 'submitted',
        piecesUnderWay: 0,
        parcelsUnderWay: 0,
        waiting: [{ qty: 820, when: 'unknown', warehouse: null }],
      },
    ],
  },
  moved: [
    {
      orderNo: ORDER.orderNo,
      poNo: ORDER.poNo,
      number: 'CW-TN247C',
      kind: 'date-moved',
      at: '2026-11-25 08:12:00',
      promises: [{ qty: 20, ...DATED }],
    },
  ],
  last: [
    {
      orderNo: ORDER.orderNo,
      soNo: 'SO-7KXM-2QPD',
      poNo: ORDER.poNo,
      qoNo: null,
      trackingNo: null,
      soDate: '2026-11-19 16:41:00',
      status: 'shipped',
      kind: 'Normal',
      orderType: 'DROP',
      placedBy: 'Anke Jansen',
      lineCount: 3,
      currency: 'EUR',
      grandTotal: 1486.2,
    },
  ],
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'On the way' })).toBeVisible()
  },
}
export const EveryState: Story = { parameters: answering(desk) }
export const WithoutQuickOrder: Story = { parameters: asClerk }
export const FirstDay: Story = {
  parameters: answering({ onTheWay: { total: 0, orders: [] }, moved: [], last: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has been ordered yet.')).toBeVisible()
  },
}
export const Loading: Story = { parameters: waiting(DESK, asBuyer) }
export const Failed: Story = { parameters: failing(DESK, asBuyer) }
export const Visitor: Story = { parameters: { shop: {} } }
export const LongText: Story = { globals: german, parameters: answering(desk) }
export const Narrow: Story = { globals: narrow, parameters: answering(desk) }
