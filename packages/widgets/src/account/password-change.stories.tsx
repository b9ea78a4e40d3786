import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { asBuyer, german, narrow } from '../testing/stories'
import { PasswordChange } from './password-change'

const meta = { title: 'Account/Password', component: PasswordChange, parameters: asBuyer } satisfies Meta<
  typeof PasswordChange
>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const answered = (body: 'never' | object) => ({
  shop: { ...asBuyer.shop, answer: { path: '/checkCodeAndConfirm', with: body } },
})
const send: Play = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText(/^Code from the e-mail/), '418205')
  await userEvent.type(canvas.getByLabelText(/^Old password/), 'Cartwright1')
  await userEvent.type(canvas.getByLabelText(/^New password/), 'Winter2026x')
  await userEvent.type(canvas.getByLabelText(/^Repeat new password/), 'Winter2026x{Enter}')
}

export const Default: Story = {}
export const Visitor: Story = { parameters: { shop: { signIn: null } } }
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary.querySelector('h2')).toHaveFocus())
    await expect(canvas.getByLabelText(/^Code from the e-mail/)).toBeInvalid()
  },
}
export const Loading: Story = { parameters: answered('never'), play: send }
export const Failed: Story = {
  parameters: answered({ code: 601, msg: '', data: { field: 'emailVerificationCode', problem: 'codeWrong' } }),
  play: async context => {
    await send(context)
    await expect(await context.canvas.findByText('The code is wrong or has expired.')).toBeVisible()
  },
}
/** The third mail of a network within an hour. */
export const CaptchaForMail: Story = {
  parameters: { shop: { ...asBuyer.shop, answer: { path: '/sendVerificationCode', with: { code: 602, msg: '' } } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(await canvas.findByLabelText(/^Numbers in the image/)).toBeVisible()
  },
}
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
