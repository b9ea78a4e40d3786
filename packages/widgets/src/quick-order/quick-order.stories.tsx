import { quickOrderOf } from '@cartwright/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useShop } from '../provider/shop-provider'
import { asBuyer, asClerk, failing, german, narrow, waiting } from '../testing/stories'
import { QuickOrder } from './quick-order'
import type { QuickOrderProps } from './quick-order.types'

/** One line of each kind, by numbers of the demo catalogue. */
const EACH_KIND =
  'CF259X;12\nW2033X;24\n2000000100173;60\nCRG-712;10\nTN-2421;6\nMLT-D111S;20\nDR-2400;200\nTK-5240K;1.000\nXYZZY-99;1'
const RESOLVE = '/quickorder/resolve'

/** The widget with a list in it. */
function List({ text = '', ...props }: QuickOrderProps & { text?: string }) {
  const quickOrder = quickOrderOf(useShop())
  useEffect(() => {
    // What another story left in this browser's draft goes first.
    quickOrder.clear()
    if (text) void quickOrder.addText(text)
  }, [quickOrder, text])
  return <QuickOrder {...props} />
}

const meta = {
  title: 'Quick order/Quick order',
  component: List,
  args: { text: EACH_KIND },
  parameters: asBuyer,
} satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

const checked: Story['play'] = async ({ canvas }) => {
  await expect((await canvas.findAllByText('CW-CF259X'))[0]).toBeVisible()
}

export const Default: Story = { play: checked }
export const Empty: Story = { args: { text: '' } }
export const Loading: Story = { parameters: waiting(RESOLVE, asBuyer) }
export const Failed: Story = { parameters: failing(RESOLVE, asBuyer) }
// Storybook leaves out what is undefined.
const asVisitor = { shop: { signIn: null } }
const recognised: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try this example, 12 lines' }))
  await expect(await canvas.findByRole('heading', { name: '12 lines read, 10 ready to order' })).toBeVisible()
}
export const Visitor: Story = { args: { text: '' }, parameters: asVisitor }
/** What the lines of a visitor are, without prices and stock. */
export const VisitorLines: Story = { args: { text: '' }, parameters: asVisitor, play: recognised }
export const VisitorNarrow: Story = { args: { text: '' }, parameters: asVisitor, globals: narrow, play: recognised }
/** The account has no quick order. */
export const Disabled: Story = { parameters: asClerk }
export const Ready: Story = { args: { text: 'CF259X;12\nW2033X;24\nTN-2420;60' } }
/** What is not certain asks, line by line: boxes, two articles, no quantity, two readings. */
export const Asking: Story = {
  args: {
    text: 'TN-2420;5 boxes\nTN-2420 instead of CF226X\nDR-2400;\nCF226X;1/2\nTK-5240K;1.000\nW2033X;3',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('“5 boxes”: how many pieces are meant?')).toBeVisible()
  },
}
export const WithoutHeading: Story = { args: { heading: '' } }
export const LongText: Story = { globals: german, play: checked }
export const Narrow: Story = { globals: narrow, play: checked }
export const NarrowGerman: Story = { globals: { ...narrow, ...german }, play: checked }
export const ThousandLines: Story = {
  args: { text: Array.from({ length: 1000 }, (_, index) => `CF259X;${(index % 9) + 1}`).join('\n') },
  play: checked,
}
export const TypeAhead: Story = {
  args: { text: '' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Number, line 1'), 'tk-52')
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(1))
  },
}
/** Why an article is offered that does not have the number. */
export const TypeAheadNear: Story = {
  args: { text: '' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Number, line 1'), 'TN-2421')
    await waitFor(() => expect(canvas.getAllByText('similar number').length).toBeGreaterThan(1))
  },
}
/** @param title of the panel, and what its field is called */
const toFix =
  (title: string, field: RegExp): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: title }))
    await userEvent.click(await canvas.findByLabelText(field))
    await userEvent.paste(EACH_KIND)
    await waitFor(() => expect(canvas.getByDisplayValue('XYZZY-99')).toBeVisible())
  }
/** Lines of an import that are to fix, with the fields to put them right. */
export const ImportingToFix: Story = { args: { text: '' }, play: toFix('Import', /^Or paste/) }
export const ImportingNarrowGerman: Story = {
  args: { text: '' },
  globals: { ...narrow, ...german },
  play: toFix('Importieren', /einfügen$/),
}
export const Importing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }))
    await userEvent.click(await canvas.findByLabelText('Or paste lines'))
    await userEvent.paste('Artikel;Text;Menge\nCF259X;Toner;12\nDR-2400;Trommel;4')
    await expect(await canvas.findByRole('button', { name: 'Add 2 lines' })).toBeEnabled()
  },
}
export const Keys: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keys' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Keys' })
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
