import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { failing, german, narrow, waiting } from '../testing/stories'
import { TermsDialog } from './terms-dialog'

const TERMS = '/system/declaration/freedom/query'
const CONFIRM = '/checkCodeAndConfirm'
const asNewcomer = { shop: { signIn: { userName: 'new.nl', password: 'Cartwright1' } } } as const

const meta = {
  title: 'Session/Terms dialog',
  component: TermsDialog,
  parameters: asNewcomer,
} satisfies Meta<typeof TermsDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { parameters: waiting(TERMS, asNewcomer) }
export const Failed: Story = { parameters: failing(TERMS, asNewcomer) }
/** While it is looked at whether the code is right, nothing is sent twice. */
export const Disabled: Story = {
  parameters: waiting(CONFIRM, asNewcomer),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^E-mail verification code/), '123456')
    const confirm = canvas.getByRole('button', { name: 'Agree and confirm' })
    await userEvent.click(confirm)
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'))
  },
}
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
