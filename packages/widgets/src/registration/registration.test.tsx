import { calls, type ShopOptions } from '@cartwright/core'
import { jpegFile } from '@cartwright/core/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ShopProvider } from '../provider/shop-provider'
import { answerWith } from '../testing/answer-with'
import { findViolations } from '../testing/find-violations'
import { followFirstError } from '../testing/follow-first-error'
import { readCaptcha, readMailedCode } from '../testing/read-desk'
import { type RenderedWithShop, renderWithShop } from '../testing/render-with-shop'
import { Registration, type RegistrationProps } from './registration'

interface Drawn extends RenderedWithShop {
  /** Calls that left the page, by the end of their path. */
  sent: string[]
  went: string[]
}

async function draw(
  props: RegistrationProps = {},
  wire: typeof fetch = fetch,
  options: ShopOptions = {},
): Promise<Drawn> {
  const sent: string[] = []
  const went: string[] = []
  let uuid = ''
  const rendered = await renderWithShop(<Registration {...props} />, {
    ...options,
    navigate: path => void went.push(path),
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      sent.push(pathname.split('/').at(-1) ?? '')
      const answer = await wire(input, init)
      if (!pathname.endsWith('/randomcode')) return answer
      const captcha = (await answer.json()) as { uuid: string }
      uuid = captcha.uuid
      return Response.json(captcha)
    },
  })
  captchaUuid = () => uuid
  await screen.findByAltText('Image with numbers')
  return { ...rendered, sent, went }
}
/** Of the picture that is shown. */
let captchaUuid = () => ''

/** Sections have names as well. */
const field = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'input, select' })
const type = (name: string | RegExp, value: string) => fireEvent.input(field(name), { target: { value } })
const choose = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())
const errorOf = (name: string | RegExp) => {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map(id => document.getElementById(id)).find(note => note?.matches('.cw-error'))?.textContent ?? undefined
}
const anyone = () => `anke.${crypto.randomUUID().slice(0, 8)}`
const ready = () => waitFor(() => expect(document.querySelector('[type="submit"]')).not.toHaveAttribute('aria-busy'))

async function fillStep1(userName = anyone()): Promise<string> {
  const email = `${userName}@firm.eu`
  type(/^User name/, userName)
  type(/^E-mail\*?$/, email)
  await press('Send code')
  await screen.findByText(`Code sent to ${email}, valid for 20 minutes.`)
  type(/^E-mail verification code/, await readMailedCode(email))
  type(/^Password/, 'Toner2026')
  type(/^Repeat password/, 'Toner2026')
  type(/^Numbers in the image/, await readCaptcha(captchaUuid()))
  return userName
}
async function toStep2(): Promise<string> {
  const userName = await fillStep1()
  await press('Continue')
  await screen.findByRole('heading', { name: 'Company details' })
  await ready()
  return userName
}
const drop = (file: File) =>
  act(async () => {
    const box = screen.getByRole('group', { name: /^Company registration documents/ })
    fireEvent.drop(box, { dataTransfer: { files: [file] } })
  })
function fillCompany(): void {
  type(/^Company\*?$/, 'Druckpartner OWL GmbH')
  choose(/^Country/, 'DE')
  type(/^VAT/, 'DE 136 695 976')
  choose(/^Currency/, 'EUR')
  type(/^Street and number/, 'Wirtschaftsweg 27 a')
  type(/^Postcode/, '32758')
  type(/^City/, 'Detmold')
}
async function register(): Promise<string> {
  const userName = await toStep2()
  fillCompany()
  await drop(jpegFile())
  await screen.findByText('extract.jpg is uploaded and checked.')
  fireEvent.click(screen.getByRole('checkbox'))
  await press('Send registration')
  await screen.findByRole('heading', { name: 'Your account is open' })
  return userName
}
const current = () => document.querySelector('[aria-current="step"]')?.textContent

describe('step 1', () => {
  it('REGI-001 REGI-002 REGI-003 REGI-008 shows the three steps and asks for five things and the numbers', async () => {
    await draw()
    const steps = within(screen.getByRole('list', { name: 'Step 1 of 3' })).getAllByRole('listitem')
    expect(steps.map(step => step.textContent?.toLowerCase())).toEqual([
      '1set user name',
      '2fill in account information',
      '3success',
    ])
    expect(current()).toMatch(/Set user name/)
    for (const name of [/^E-mail\*?$/, /^E-mail verification code/, /^User name/]) expect(field(name)).toBeEnabled()
    for (const name of [/^Password/, /^Repeat password/]) expect(field(name)).toHaveAttribute('type', 'password')
  })

  it('VAL-001 VAL-002 VAL-011 VAL-012 marks what is missing, says so for the whole form and goes to the first of it', async () => {
    const { sent } = await draw()
    sent.length = 0
    await press('Continue')
    for (const name of [/^User name/, /^E-mail\*?$/, /^E-mail verification code/, /^Password/, /^Repeat password/])
      expect(errorOf(name)).toBe('Required')
    expect(errorOf(/^Numbers in the image/)).toBe('Required. Enter the numbers in the image.')
    expect(screen.getByText('The filed with * is required')).toBeInTheDocument()
    await followFirstError()
    await waitFor(() => expect(field(/^User name/)).toHaveFocus())
    expect(sent).toEqual([])
    type(/^User name/, 'x')
    expect(errorOf(/^User name/)).toBeUndefined()
  })

  it('VAL-003 VAL-007 names what is wrong with an address and with two passwords', async () => {
    const { sent } = await draw()
    await fillStep1()
    type(/^E-mail\*?$/, 'a@b')
    type(/^Repeat password/, 'Toner2027')
    sent.length = 0
    await press('Continue')
    expect(errorOf(/^E-mail\*?$/)).toMatch(/^Invalid email format/)
    expect(errorOf(/^Repeat password/)).toBe('The two passwords do not match')
    expect(screen.getByText('2 fields need attention.')).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('shows during typing which rules a password does not meet, and how strong it is', async () => {
    await draw()
    type(/^Password/, 'abcdefgh')
    expect(screen.queryByText(/^Strength/)).toBeNull()
    type(/^Password/, 'abcd1234')
    expect(screen.getByText('Strength: Fair')).toBeInTheDocument()
    type(/^Password/, 'Toner-fuer-Apolda-26')
    expect(screen.getByText('Strength: Strong')).toBeInTheDocument()
  })

  it('REGI-005 clicking the image fetches another one', async () => {
    await draw()
    const picture = () => screen.getByAltText('Image with numbers')
    const first = picture().getAttribute('src')
    expect(first).toMatch(/^data:image\/png;base64,/)
    await act(async () => picture().click())
    await waitFor(() => expect(picture().getAttribute('src')).not.toBe(first))
    const help = screen.getByRole('link', { name: 'Ask your account manager' })
    expect(help).toHaveAttribute('href', '/shop/contactus')
  })

  it('VAL-010 VAL-011 stays with wrong numbers, and shows others', async () => {
    await draw()
    await fillStep1()
    type(/^Numbers in the image/, '1')
    const first = captchaUuid()
    await press('Continue')
    await waitFor(() => expect(errorOf(/^Numbers in the image/)).toMatch(/^The numbers do not match/))
    expect(current()).toMatch(/Set user name/)
    expect(captchaUuid()).not.toBe(first)
  })

  it('VAL-017 says which address is taken', async () => {
    await draw()
    await fillStep1()
    const email = 'buyer.de@example.com'
    type(/^E-mail\*?$/, email)
    await press('Send code')
    await screen.findByText(`Code sent to ${email}, valid for 20 minutes.`)
    type(/^E-mail verification code/, await readMailedCode(email))
    await press('Continue')
    await waitFor(() => expect(errorOf(/^E-mail\*?$/)).toBe('Email address is occupied'))
    await followFirstError()
    expect(field(/^E-mail\*?$/)).toHaveFocus()
  })
})

describe('step 2', () => {
  it('REGI-007 REGI-009 REGI-010 SITE-002 asks for the company, its numbers, its documents and the consent', async () => {
    const { shop } = await draw()
    await toStep2()
    expect(current()).toMatch(/Fill in account information/)
    expect(field(/^Company\*?$/)).toHaveFocus()
    expect(field(/^VAT/)).toBeEnabled()
    const currencies = await shop.client.call(calls.site.currencies)
    const offered = [...field(/^Currency/).querySelectorAll('option')].map(option => option.getAttribute('value'))
    expect(offered).toEqual(['', ...currencies.map(({ currency }) => currency)])
    expect(screen.queryByLabelText(/SDI/)).toBeNull()
    choose(/^Country/, 'IT')
    expect(field(/^Addressee code SDI/)).toBeEnabled()
    expect(field(/^Tax code/)).toBeEnabled()
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    await drop(jpegFile())
    expect(await screen.findByText('extract.jpg is uploaded and checked.')).toBeInTheDocument()
  })

  it('ENT-011 API-036 offers the regions of the country that is chosen', async () => {
    const { shop } = await draw()
    await toStep2()
    choose(/^Country/, 'IT')
    const listed = (await shop.client.call(calls.site.states)).filter(({ countryIso2 }) => countryIso2 === 'IT')
    const offered = () => [...field(/^State/).querySelectorAll('option')].slice(1)
    await waitFor(() => expect(offered().map(option => option.text)).toEqual(listed.map(({ name }) => name)))
    // An address in Italy has the letters of its province.
    expect(offered().map(option => option.value)).toEqual(listed.map(({ code }) => code))
    choose(/^State/, 'MI')
    expect(field(/^State/)).toHaveValue('MI')
    choose(/^Country/, 'GB')
    expect(field(/^State/)).toHaveValue('')
  })

  it('REGI-009 asks a company in the US for its EIN, and says what is wrong with it', async () => {
    await draw()
    await toStep2()
    choose(/^Country/, 'US')
    type(/^Tax ID \(EIN\)/, '07-123456')
    await press('Send registration')
    expect(errorOf(/^Tax ID/)).toBe('This is not a valid EIN. It has nine digits, such as 12-3456789.')
    type(/^Tax ID/, '12-3456789')
    await press('Send registration')
    expect(errorOf(/^Tax ID/)).toBeUndefined()
  })

  it('VAL-002 VAL-009 VAL-013 cannot be sent without documents and consent', async () => {
    const { sent } = await draw()
    await toStep2()
    fillCompany()
    sent.length = 0
    await press('Send registration')
    expect(
      screen.getByText('Required. Upload the company registration documents.', { selector: 'span' }),
    ).toBeInTheDocument()
    expect(screen.getByText('You must agree to the website account agreement.')).toBeInTheDocument()
    expect(screen.getByText('The filed with * is required')).toBeInTheDocument()
    await followFirstError()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus())
    expect(sent).toEqual([])
  })

  it('VAL-014 VAL-015 refuses a pdf and one byte more than 500 * 1024 before the upload, and takes the last byte', async () => {
    const { sent } = await draw()
    await toStep2()
    sent.length = 0
    await drop(new File(['%PDF-1.7'], 'extract.pdf', { type: 'application/pdf' }))
    expect(screen.getByText(/extract\.pdf cannot be added\. Files may be JPG, JPEG, PNG\./)).toBeInTheDocument()
    await drop(jpegFile('extract.jpg', 500 * 1024 + 1))
    expect(screen.getByText('extract.jpg is too large. A file may have 500 kB.')).toBeInTheDocument()
    expect(sent).toEqual([])
    await drop(jpegFile('extract.jpg', 500 * 1024))
    expect(await screen.findByText('extract.jpg is uploaded and checked.')).toBeInTheDocument()
  })

  it('a document whose content is something else is refused by the server, and reported at the file', async () => {
    await draw()
    await toStep2()
    await drop(new File(['%PDF-1.7'], 'extract.jpg', { type: 'image/jpeg' }))
    expect(await screen.findByText('Its content is not accepted. Check that it opens as JPG.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByText('File(s) upload failed.').parentElement?.querySelector('svg')).not.toBeNull()
    await press('Send registration')
    expect(
      screen.getByText('A document was not accepted. Remove or replace it.', { selector: 'span' }),
    ).toBeInTheDocument()
    expect(screen.queryByText(/Send it again/)).toBeNull()
  })

  it('LIM-007 a code that has run out before a document was sent is asked for again, the document is kept', async () => {
    const data = { field: 'emailVerificationCode', problem: 'codeWrong' }
    await draw(
      {},
      answerWith('/uploadAttachment', () => ({ code: 601, msg: '', data })),
    )
    await toStep2()
    await drop(jpegFile())
    await waitFor(() => expect(field(/^E-mail verification code/)).toHaveFocus())
    expect(errorOf(/^E-mail verification code/)).toBe('The code is wrong or has expired.')
    type(/^Numbers in the image/, await readCaptcha(captchaUuid()))
    await press('Continue')
    expect(await screen.findByText('File(s) upload failed.')).toBeInTheDocument()
    expect(screen.queryByText(/^Its content is not accepted/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
    await press('Send registration')
    expect(
      screen.getByText('A document did not get through. Send it again or remove it.', { selector: 'span' }),
    ).toBeInTheDocument()
  })

  it('REGI-004 a link beside the consent opens the terms in a dialog, and closing it brings the focus back', async () => {
    await draw()
    await toStep2()
    await press('Read the agreement')
    const dialog = await screen.findByRole('dialog', { name: 'Website account agreement' })
    expect(await within(dialog).findAllByText(/restocking fee/)).not.toEqual([])
    await act(async () => within(dialog).getAllByRole('button', { name: 'Close' })[0]?.click())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('REGI-011 SITE-007 opens the account: what is checked is checked once, what is registered once', async () => {
    const onRegistered = vi.fn()
    const { sent, went } = await draw({ onRegistered })
    const userName = await register()
    expect(current()).toMatch(/Success/)
    expect(screen.getByRole('heading', { name: 'Your account is open' })).toHaveFocus()
    expect(screen.getByText(new RegExp(`Sign in as ${userName}`))).toBeInTheDocument()
    expect(sent.filter(name => name === 'checkRegisterAccount')).toHaveLength(1)
    expect(sent.filter(name => name === 'register')).toHaveLength(1)
    expect(onRegistered).toHaveBeenCalledExactlyOnceWith({ userName })
    await press('Sign in')
    expect(went).toEqual(['/login'])
  })

  it('leads to no sign-in of the shop where the host signs its readers in', async () => {
    await draw({}, fetch, { shopUrl: 'https://shop.example', getToken: async () => undefined })
    const userName = await register()
    expect(screen.getByText(`Your user name in the shop is ${userName}.`)).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('what was entered is there again after a reload, but for the password', async () => {
    const { shop, unmount } = await draw()
    const userName = await toStep2()
    fillCompany()
    unmount()
    await renderWithShop(<Registration />, { drafts: shop.drafts })
    expect(screen.getByText(/^What you entered is still here/)).toBeInTheDocument()
    expect(field(/^User name/)).toHaveValue(userName)
    expect(field(/^Password/)).toHaveValue('')
  })
})

describe('the step in the history of a host', () => {
  it('is reported whenever it changes, and followed back and ahead', async () => {
    const steps: number[] = []
    const onStepChange = ({ step }: { step: number }) => void steps.push(step)
    const { shop, rerender } = await draw({ step: 1, onStepChange })
    const show = (step: 1 | 2) =>
      act(async () =>
        rerender(
          <ShopProvider shop={shop}>
            <Registration step={step} onStepChange={onStepChange} />
          </ShopProvider>,
        ),
      )
    await toStep2()
    expect(steps).toEqual([2])
    await show(2)
    expect(field(/^Street/)).toBeInTheDocument()
    await show(1)
    expect(field(/^Password/)).toHaveValue('Toner2026')
    await show(2)
    expect(field(/^Street/)).toBeInTheDocument()
    expect(steps).toEqual([2, 1, 2])
  })

  it('one that has not been reached is not shown, and that is reported', async () => {
    const steps: number[] = []
    await draw({ step: 2, onStepChange: ({ step }) => void steps.push(step) })
    expect(field(/^Password/)).toBeInTheDocument()
    expect(steps).toEqual([1])
  })

  it('is none of the history of a host that does not ask for it', async () => {
    const push = vi.spyOn(window.history, 'pushState')
    const replace = vi.spyOn(window.history, 'replaceState')
    await draw()
    await toStep2()
    await press('Back')
    expect(field(/^Password/)).toHaveValue('Toner2026')
    expect([push.mock.calls, replace.mock.calls]).toEqual([[], []])
  })
})

it('a captcha that could not be had says so, and is asked for again', async () => {
  let isDead = true
  const wire = answerWith('/randomcode', () => (isDead ? 'dead' : undefined))
  await renderWithShop(<Registration />, { fetch: wire })
  expect(await screen.findByText('The image could not be loaded.')).toBeInTheDocument()
  isDead = false
  const [again] = screen.getAllByRole('button', { name: 'Another image' })
  await act(async () => again?.click())
  expect(await screen.findByAltText('Image with numbers')).toBeInTheDocument()
})

it('has nothing axe objects to', async () => {
  const { container } = await draw()
  await press('Continue')
  expect(await findViolations(container)).toEqual([])
})
