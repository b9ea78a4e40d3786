import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { asBuyer, asClerk, failing, german, narrow, waiting } from '../testing/stories'
import { ListOverview } from './list-overview'

const PATH = '/clientsystem/order/quick/overview'

const meta = {
  title: 'Quick order/All saved lists',
  component: ListOverview,
  parameters: asBuyer,
} satisfies Meta<typeof ListOverview>
export default meta
type Story = StoryObj<typeof meta>

const row = {
  id: 1,
  qoNo: 'QO-7K2M-PX4D',
  name: 'November refill',
  shared: true,
  canManage: true,
  owner: 'Sanne de Wit',
  lines: 11,
  updateTime: '2026-11-20 14:16:00',
  changedBy: 'Jonas Vermeer',
  lastOrdered: '2026-11-09 08:00:00',
  version: 4,
  own: true,
  today: { ready: 6, short: 3, toFix: 2, amount: 9845.5 },
}
const answering = (rows: object[]) => ({
  shop: { ...asBuyer.shop, answer: { path: PATH, with: { code: 200, msg: '', rows, total: rows.length } } },
})

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Maandbestelling' })).toBeVisible()
  },
}
export const EveryState: Story = {
  parameters: answering([
    row,
    { ...row, id: 2, name: 'Landesamt, monthly', today: { ready: 22, short: 0, toFix: 0, amount: 3118.2 } },
    {
      ...row,
      id: 3,
      name: 'Labels',
      shared: false,
      lastOrdered: null,
      today: { ready: 11, short: 1, toFix: 0, amount: 744 },
    },
    { ...row, id: 4, name: 'Showroom', own: false, canManage: false, owner: 'Mareike Kühn', today: null },
    { ...row, id: 5, name: 'New', lines: 0, today: { ready: 0, short: 0, toFix: 0, amount: 0 } },
  ]),
}
export const MenuOpen: Story = {
  parameters: answering([row]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for November refill' }))
    const menu = within(document.body)
    await expect(await menu.findByRole('menuitem', { name: 'Add to My Quick Order' })).toBeVisible()
  },
}
export const Loading: Story = { parameters: waiting(PATH, asBuyer) }
export const Empty: Story = { parameters: answering([]) }
export const Failed: Story = { parameters: failing(PATH, asBuyer) }
export const Visitor: Story = { parameters: { shop: {} } }
export const Disabled: Story = { parameters: asClerk }
export const LongText: Story = {
  globals: german,
  parameters: answering([
    {
      ...row,
      name: 'Nachbestellung für die Niederlassung in Villeneuve-d’Ascq, vierte Kalenderwoche',
      changedBy: 'Wilhelmine Freifrau von Hohenstein-Lichtenberg',
    },
  ]),
}
export const Narrow: Story = { ...EveryState, globals: narrow }
