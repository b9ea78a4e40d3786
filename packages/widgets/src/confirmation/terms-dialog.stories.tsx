import type { Meta, StoryObj } from '@storybook/react-vite'
import { failing, german, narrow, waiting } from '../testing/stories'
import { TermsDialog } from './terms-dialog'

const TERMS = '/system/declaration/freedom/query'
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
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
