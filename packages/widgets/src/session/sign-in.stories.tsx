import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { asBuyer, german, narrow } from '../testing/stories'
import { SignIn } from './sign-in'

const TOKEN = '/clientauth/oauth/token'
const answered = (body: 'never' | object) => ({ shop: { answer: { path: TOKEN, with: body } } })

const meta = { title: 'Session/Sign-in', component: SignIn } satisfies Meta<typeof SignIn>
export default meta
type Story = StoryObj<typeof meta>

const send: Story['play'] = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText(/user name|benutzername/i), 'anke.jansen')
  // German names the button in the field "Passwort anzeigen".
  await userEvent.type(canvas.getByLabelText(/^(password|passwort)/i, { selector: 'input' }), 'winter2026x{Enter}')
}

export const Default: Story = {}
export const WithNote: Story = { args: { note: 'Sign in to continue to My Quick Order. Your list is kept.' } }
export const Loading: Story = { parameters: answered('never'), play: send }
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary.querySelector('h2')).toHaveFocus())
    await expect(canvas.getByLabelText(/User name/)).toBeInvalid()
  },
}
export const Failed: Story = {
  parameters: answered({ code: 601, msg: 'User name or password is wrong.' }),
  play: send,
}
export const Captcha: Story = {
  parameters: answered({ code: 602, msg: 'Enter the numbers in the image.' }),
  play: async context => {
    await send(context)
    await expect(await context.canvas.findByRole('img', { name: 'Image with numbers' })).toBeVisible()
  },
}
export const MailedCode: Story = {
  parameters: answered({ code: 602, msg: 'Enter the numbers in the image.' }),
  play: async context => {
    await send(context)
    await userEvent.click(await context.canvas.findByRole('button', { name: /^(E-mail me a code|Stattdessen Code)/ }))
    await expect(await context.canvas.findByLabelText(/^(Code from the e-mail|Code aus der E-Mail)/)).toBeVisible()
  },
}
export const MailedCodeLongText: Story = { ...MailedCode, globals: german }
export const TooMany: Story = {
  parameters: answered({ code: 603, msg: '', data: { retryAfter: 290 } }),
  play: async context => {
    await send(context)
    await expect(await context.canvas.findByText('Too many tries. Try again in 5 minutes.')).toBeVisible()
  },
}
export const SignedIn: Story = { parameters: asBuyer }
export const SigningOut: Story = {
  parameters: asBuyer,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }))
    const dialog = await canvas.findByRole('alertdialog')
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const LongText: Story = {
  globals: german,
  args: { note: 'Melden Sie sich an, um mit Ihrer Schnellbestellung fortzufahren. Ihre Liste bleibt erhalten.' },
}
export const Narrow: Story = { ...Default, globals: narrow }
