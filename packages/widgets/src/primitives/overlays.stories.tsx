import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { downloadIcon, fileIcon } from '../icons/icons'
import { Button } from './button'
import { Combobox } from './combobox'
import { ConfirmDialog, Dialog, Drawer } from './dialog'
import { Menu } from './menu'

const meta = { title: 'Primitives/Overlays', parameters: { shop: false } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const confirm = {
  title: 'Warning',
  confirmLabel: 'Confirm',
  cancelLabel: 'Cancel',
  children: 'Delete 3 lines from the basket?',
  onConfirm: () => {},
  onCancel: () => {},
}
export const Confirm: Story = { render: () => <ConfirmDialog open {...confirm} /> }
export const ConfirmBusy: Story = { render: () => <ConfirmDialog open busy {...confirm} /> }
export const StickyDialog: Story = {
  render: () => (
    <Dialog open sticky title="Terms and conditions" onClose={() => {}} foot={<Button kind="primary">Accept</Button>}>
      <p>Stays until it is accepted: neither Escape nor a click beside it closes it.</p>
    </Dialog>
  ),
}
export const SideDrawer: Story = {
  render: () => (
    <Drawer
      open
      title="Basket"
      closeLabel="Close"
      onClose={() => {}}
      foot={
        <>
          <Button>View cart</Button>
          <Button kind="primary">Check out</Button>
        </>
      }
    >
      <p style={{ padding: 20 }}>Rows</p>
    </Drawer>
  ),
}
export const OpenMenu: Story = {
  render: () => (
    <Menu
      icon={downloadIcon}
      items={[
        { key: 'xlsx', label: 'Excel', icon: fileIcon, onPick: () => {} },
        { key: 'csv', label: 'CSV', icon: fileIcon, onPick: () => {} },
        { key: 'pdf', label: 'PDF', icon: fileIcon, disabled: true, onPick: () => {} },
      ]}
    >
      Export
    </Menu>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Excel' })).toHaveFocus())
  },
}

const numbers = ['CW-TN2410', 'CW-TN2420', 'CW-TN2510XL', 'CW-DR2400']
function Finder({ loading, start = '' }: { loading?: string; start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <Combobox
      label="Part number"
      listLabel="Matching parts"
      value={value}
      onValue={setValue}
      items={numbers.filter(number => value && number.includes(value.toUpperCase()))}
      keyOf={number => number}
      renderItem={number => <span className="cw-code">{number}</span>}
      note={value ? 'No part has this number.' : undefined}
      loading={loading}
      onPick={setValue}
    />
  )
}
const openFinder: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Part number' }))
}
export const Suggestions: Story = {
  render: () => <Finder start="tn" />,
  play: async context => {
    await openFinder(context)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(context.canvas.getAllByRole('option')).toHaveLength(3))
  },
}
export const SuggestionsLoading: Story = { render: () => <Finder start="t" loading="Loading" />, play: openFinder }
export const NothingFound: Story = { render: () => <Finder start="xyz" />, play: openFinder }
