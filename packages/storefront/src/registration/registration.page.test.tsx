import { jpegFile } from '@cartwright/core/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentPath, goTo } from '../app/location'
import { heading, leadsTo, open } from '../testing/open'

it('RT-004 SITE-007 /ac/register opens signed out and shows the three steps', async () => {
  await open('/ac/register')
  await heading('Join Free')
  expect(currentPath()).toBe('/ac/register')
  const steps = await screen.findByRole('list', { name: 'Step 1 of 3' })
  expect(steps).toHaveTextContent(/Set user name.*Fill in account information.*Success/i)
  expect(screen.getByLabelText(/^Numbers in the image/)).toBeInTheDocument()
})

describe('the steps in the history', () => {
  const step = (at: number) => screen.findByRole('list', { name: `Step ${at} of 3` })
  const type = (name: RegExp, value: string) =>
    fireEvent.input(screen.getByLabelText(name, { selector: 'input' }), { target: { value } })
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  const goBack = () => act(async () => window.history.back())
  const goAhead = () => act(async () => window.history.forward())

  const TAKEN: Readonly<Record<string, object | null>> = {
    checkEmailAndAccount: null,
    checkRegisterAccount: null,
    uploadAttachment: { fileId: crypto.randomUUID(), name: 'extract.jpg', size: 1000 },
    register: { accountId: 1 },
  }
  /** Takes what is entered: the rules of the server have their tests. */
  const taking: typeof fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const [call = ''] = /[a-z]+$/i.exec(pathname) ?? []
    const data = TAKEN[call]
    return data === undefined ? fetch(input, init) : Promise.resolve(Response.json({ code: 200, msg: '', data }))
  }

  async function openAtStep2(): Promise<void> {
    await open('/index', undefined, taking)
    await act(async () => goTo('/ac/register'))
    await heading('Join Free')
    await screen.findByAltText('Image with numbers')
    type(/^User name/, 'anke.jansen')
    type(/^E-mail\*?$/, 'anke@firm.eu')
    type(/^E-mail verification code/, '123456')
    type(/^Password/, 'Toner2026')
    type(/^Repeat password/, 'Toner2026')
    type(/^Numbers in the image/, '1234')
    await press('Continue')
    await step(2)
    await leadsTo('/ac/register?step=2')
  }

  it('going back in step 2 leads to step 1 with its password, and ahead again; then out of the registration', async () => {
    await openAtStep2()
    await goBack()
    await step(1)
    expect(screen.getByLabelText(/^Password/)).toHaveValue('Toner2026')
    expect(screen.getByLabelText(/^Numbers in the image/)).toHaveValue('1234')
    await goAhead()
    await step(2)
    await press('Back')
    await step(1)
    await leadsTo('/ac/register')
    // Something else in step 1 has not been passed.
    type(/^User name/, 'anke.janssen')
    await goAhead()
    await leadsTo('/ac/register')
    await step(1)
    await goBack()
    await leadsTo('/index')
  })

  it('from the end one goes back to where the registration was opened from', async () => {
    await openAtStep2()
    const choose = (name: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(name, { selector: 'select, input' }), { target: { value } })
    type(/^Company\*?$/, 'Druckpartner OWL GmbH')
    choose(/^Country/, 'DE')
    type(/^VAT|^USt/, 'DE136695976')
    choose(/^Currency/, 'EUR')
    type(/^Street/, 'Wirtschaftsweg 27 a')
    type(/^Postcode/, '32758')
    type(/^City/, 'Detmold')
    fireEvent.click(screen.getByRole('checkbox', { name: /agree/ }))
    const box = screen.getByRole('group', { name: /^Company registration documents/ })
    await act(async () => fireEvent.drop(box, { dataTransfer: { files: [jpegFile()] } }))
    await screen.findByText('Checked')
    await press('Send registration')
    await step(3)
    await leadsTo('/ac/register?step=3')
    await goBack()
    await leadsTo('/index')
    await goAhead()
    await leadsTo('/ac/register')
    await step(1)
  })

  it('an address with a step begins with the first one', async () => {
    await open('/ac/register?step=2')
    const entries = window.history.length
    await step(1)
    await leadsTo('/ac/register')
    expect(window.history.length).toBe(entries)
  })
})

it('SITE-002 there is no checkout for guests: a visitor is sent to sign in first', async () => {
  await open('/order/confirm')
  await heading('Sign in')
  expect(currentPath()).toMatch(/^\/login\?redirect=/)
})

it('the sign-in leads to a page that replaces a forgotten password, and back', async () => {
  await open('/login')
  const link = await screen.findByRole('link', { name: 'Forgotten your password?' })
  await act(async () => fireEvent.click(link))
  await leadsTo('/ac/password')
  await heading('Forgotten your password?')
  await act(async () => fireEvent.click(await screen.findByRole('link', { name: 'Back to sign in' })))
  await leadsTo('/login')
})
