import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { german, narrow } from '../testing/stories'
import { PasswordReset } from './password-reset'

const meta = { title: 'Registration/Password reset', component: PasswordReset } satisfies Meta<typeof PasswordReset>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const answered = (body: 'never' | object) => ({ shop: { answer: { path: '/resetPassword', with: body } } })
const send: Play = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText(/^E-mail ?\*?$/), 'anke@firm.eu')
  await userEvent.type(canvas.getByLabelText(/^E-mail verification code/), '418205')
  await userEvent.type(canvas.getByLabelText(/^New password/), 'Winter2026x')
  await userEvent.type(canvas.getByLabelText(/^Repeat new password/), 'Winter2026x{Enter}')
}

export const Default: Story = {}
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary.querySelector('h2')).toHaveFocus())
    await expect(canvas.getByLabelText(/^E-mail ?\*?$/)).toBeInvalid()
  },
}
export const Loading: Story = { parameters: answered('never'), play: send }
export const Failed: Story = {
  parameters: answered({
    code: 601,
    msg: 'The verification code is wrong or has expired.',
    data: { field: 'emailVerificationCode', problem: 'codeWrong' },
  }),
  play: async context => {
    await send(context)
    await expect(await context.canvas.findByText('The code is wrong or has expired.')).toBeVisible()
  },
}
export const Done: Story = {
  parameters: answered({ code: 200, msg: '', data: null }),
  play: async context => {
    await send(context)
    await expect(await context.canvas.findByText(/^The new password is set\./)).toBeVisible()
  },
}
/** The third mail from one address within an hour. */
export const CaptchaForMail: Story = {
  parameters: { shop: { answer: { path: '/sendResetCode', with: { code: 602, msg: '' } } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^E-mail ?\*?$/), 'anke@firm.eu')
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(await canvas.findByLabelText(/^Numbers in the image/)).toBeVisible()
  },
}
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
