import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { AddressBook } from './address-book'

const LIST = '/clientsystem/address'
const meta = { title: 'Account/Address book', component: AddressBook, parameters: asBuyer } satisfies Meta<
  typeof AddressBook
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneKind: Story = { args: { kind: 'nonRegular' } }
export const New: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New address' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save address' }))
    await expect(canvas.getByText('Enter a company, a first name or a last name.')).toBeVisible()
  },
}
/** A postcode that does not fit its country is asked about, and taken when it is saved again. */
export const Doubt: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New address' }))
    await userEvent.type(await canvas.findByLabelText(/^Company/), 'De Linde')
    await userEvent.type(canvas.getByLabelText(/^Address line 1/), 'Lindelaan 7')
    await userEvent.type(canvas.getByLabelText(/^Postcode/), '12')
    await userEvent.type(canvas.getByLabelText(/^City/), 'Zeist')
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    await expect(canvas.getByText(/^Postcodes in this country look like 3534 AM/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save anyway' })).toBeVisible()
  },
}
export const Visitor: Story = { parameters: { shop: { signIn: null } } }
export const Loading: Story = { parameters: waiting(LIST, asBuyer) }
export const Empty: Story = {
  parameters: { shop: { ...asBuyer.shop, answer: { path: LIST, with: { code: 200, msg: '', rows: [], total: 0 } } } },
}
export const Failed: Story = { parameters: failing(LIST, asBuyer) }
/** While a form is open there is nothing to add. */
export const Disabled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New address' }))
    await expect(canvas.getByRole('button', { name: 'New address' })).toBeDisabled()
  },
}
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
