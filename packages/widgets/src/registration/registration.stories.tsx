import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { failing, german, narrow, waiting } from '../testing/stories'
import { Registration } from './registration'

const meta = { title: 'Registration/Registration', component: Registration } satisfies Meta<typeof Registration>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const drawn: Play = async ({ canvas }) => {
  await canvas.findByRole('img', { name: /Image with numbers|Bild mit Zahlen/ })
}
/** Both checks of step 1 let everything pass; their paths end with this. */
const accepted = { shop: { answer: { path: 'Account', with: { code: 200, msg: '', data: null } } } }
const toStep2: Play = async context => {
  const { canvas } = context
  await drawn(context)
  const words = [
    [/^(User name|Benutzername)/, 'druckpartner.owl'],
    [/^E-?Mail ?\*?$/i, 'einkauf@druckpartner-ostwestfalen.de'],
    [/^(E-mail verification code|Code aus der E-Mail)/, '418205'],
    [/^(Password|Passwort) ?\*?$/, 'Toner-fuer-Apolda-26'],
    [/^(Repeat password|Passwort wiederholen)/, 'Toner-fuer-Apolda-26'],
    [/^(Numbers in the image|Zahlen im Bild)/, '73914'],
  ] as const
  for (const [name, text] of words) await userEvent.type(canvas.getByLabelText(name, { selector: 'input' }), text)
  await userEvent.click(canvas.getByRole('button', { name: /^(Continue|Weiter)$/ }))
  await canvas.findByRole('heading', { name: /^(Company details|Angaben zur Firma)$/ })
}

export const Default: Story = { play: drawn }
export const Loading: Story = { parameters: waiting('/randomcode') }
export const Failed: Story = {
  parameters: failing('/randomcode'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The image could not be loaded.')).toBeVisible()
  },
}
export const Empty: Story = {
  play: async context => {
    await drawn(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Continue' }))
    const summary = await context.canvas.findByRole('alert')
    await waitFor(() => expect(summary.querySelector('h2')).toHaveFocus())
    await expect(context.canvas.getByLabelText(/^User name/)).toBeInvalid()
  },
}
export const CodeSent: Story = {
  parameters: {
    shop: { answer: { path: '/sendMailboxVerificationCode', with: { code: 200, msg: '', data: null } } },
  },
  play: async context => {
    await drawn(context)
    await userEvent.type(context.canvas.getByLabelText(/^E-mail ?\*?$/), 'anke@firm.eu')
    await userEvent.click(context.canvas.getByRole('button', { name: 'Send code' }))
    await expect(await context.canvas.findByText(/^Code sent to/)).toBeVisible()
  },
}
export const AccountInformation: Story = { parameters: accepted, play: toStep2 }
export const Italy: Story = {
  parameters: accepted,
  play: async context => {
    await toStep2(context)
    await userEvent.selectOptions(context.canvas.getByLabelText(/^Country/), 'IT')
    await userEvent.type(context.canvas.getByLabelText(/^VAT/), 'IT00743110158')
    await userEvent.type(context.canvas.getByLabelText(/^Tax code/), 'RSSMRA85T10A562T')
    await userEvent.click(context.canvas.getByRole('button', { name: 'Send registration' }))
    await context.canvas.findByRole('alert')
    await expect(context.canvas.getByLabelText(/^VAT/)).toHaveAccessibleDescription(
      /^This is not a valid VAT number for this country: Italy\./,
    )
  },
}
export const Agreement: Story = {
  parameters: accepted,
  play: async context => {
    await toStep2(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Read the agreement' }))
    const dialog = await context.canvas.findByRole('dialog')
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const LongText: Story = { globals: german, parameters: accepted, play: toStep2 }
export const Narrow: Story = { globals: narrow, parameters: accepted, play: toStep2 }
