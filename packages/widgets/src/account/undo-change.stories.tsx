import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { german, narrow } from '../testing/stories'
import { UndoChange } from './undo-change'

const meta = {
  title: 'Account/Undo a change',
  component: UndoChange,
  args: { secret: 'Xq3vTz0bJ8mWkR5nYc2hLs7dGf4aPe9uQi1oVx6tZr0' },
} satisfies Meta<typeof UndoChange>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const answered = (body: 'never' | object) => ({ shop: { answer: { path: '/undoChange', with: body } } })
const undo: Play = ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Undo the change' }))

export const Default: Story = {}
export const Empty: Story = {
  args: { secret: '' },
  play: async context => {
    await undo(context)
    await expect(context.canvas.getByLabelText(/^Code from the e-mail/)).toHaveFocus()
  },
}
export const Loading: Story = { parameters: answered('never'), play: undo }
export const Failed: Story = {
  parameters: answered({ code: 601, msg: 'This link has been used or has expired.' }),
  play: async context => {
    await undo(context)
    await expect(await context.canvas.findByText('This link has been used or has expired.')).toBeVisible()
  },
}
export const Done: Story = {
  parameters: answered({ code: 200, msg: '', data: { kind: 'email' } }),
  play: async context => {
    await undo(context)
    await expect(await context.canvas.findByText(/^Your previous e-mail address is restored/)).toBeVisible()
  },
}
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
