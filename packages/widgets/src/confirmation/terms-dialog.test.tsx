import { cartOf, confirmAccount, LANGUAGES, requestCode } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { changeAnswer } from '../testing/change-answer'
import { followFirstError } from '../testing/follow-first-error'
import { makeNewcomer, readMailedCode } from '../testing/read-desk'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { TermsDialog } from './terms-dialog'

const CONFIRM = '/account/checkCodeAndConfirm'
const dialog = () => screen.findByRole('dialog', { name: 'Terms and conditions' })
const address = () => screen.getByLabelText(/^E-mail\*?$/)
const code = () => screen.getByLabelText(/^E-mail verification code/)
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
const confirm = () => act(async () => screen.getByRole('button', { name: 'Agree and confirm' }).click())
const openIt = (fetch?: typeof globalThis.fetch) =>
  renderWithShop(<TermsDialog />, { prepare: signInAs('new.nl'), ...(fetch && { fetch }) })

describe('the terms dialog', () => {
  it('CONF-005 LAY-031 LAY-035 is open for an account that has not confirmed: terms, e-mail and code in one modal', async () => {
    const { shop } = await openIt()
    expect(await dialog()).toHaveAttribute('aria-modal', 'true')
    expect(await screen.findByText(/4:30 pm/)).toBeInTheDocument()
    expect(address()).toHaveValue(shop.session.store.getState().email)
    expect(code()).toHaveValue('')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it.each([['buyer.nl'], [undefined]])('LAY-035 is closed for %s', async userName => {
    await renderWithShop(<TermsDialog />, userName ? { prepare: signInAs(userName) } : {})
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('LAY-034 neither Escape nor a click outside closes it, and it has no button to close', async () => {
    await openIt()
    const box = await dialog()
    fireEvent.keyDown(box, { key: 'Escape' })
    fireEvent.mouseDown(box)
    fireEvent(box, new Event('cancel', { cancelable: true }))
    expect(await dialog()).toBe(box)
    expect(
      within(box)
        .getAllByRole('button')
        .map(button => button.textContent),
    ).toEqual(['Send code', 'Sign Out', 'Agree and confirm'])
  })

  it('CONF-006 CONF-007 asks for what is empty by its label, and sends nothing', async () => {
    const sent = vi.fn<typeof fetch>((input, init) => fetch(input, init))
    await openIt(sent)
    await dialog()
    sent.mockClear()
    type(address(), ' ')
    await confirm()
    expect(screen.getByText('please enter E-mail')).toBeInTheDocument()
    expect(screen.getByText('please enter E-mail verification code')).toBeInTheDocument()
    await followFirstError()
    expect(address()).toHaveFocus()
    type(address(), 'a.b_c@firm.de')
    await confirm()
    expect(screen.queryByText('please enter E-mail')).toBeNull()
    expect(screen.getByText('please enter E-mail verification code')).toBeInTheDocument()
    await followFirstError()
    expect(code()).toHaveFocus()
    expect(sent.mock.calls.filter(([input]) => String(input).endsWith(CONFIRM))).toEqual([])
  })

  it.each([
    ['CONF-009', ' ', 'Please enter an email address'],
    ['CONF-010', 'a b@firm.de', /^Invalid email format. Before the @ only/],
    ['CONF-010', 'a@firm', /^Invalid email format. Before the @ only/],
    ['CONF-010', 'a@firm.info', /^Invalid email format. Before the @ only/],
    ['CONF-010', 'a-b@firm.de', /^Invalid email format. Before the @ only/],
  ])('%s sends no code to %j', async (_row, email, problem) => {
    const sent = vi.fn<typeof fetch>((input, init) => fetch(input, init))
    await openIt(sent)
    await screen.findByText(/4:30 pm/)
    sent.mockClear()
    type(address(), email)
    await act(async () => screen.getByRole('button', { name: 'Send code' }).click())
    expect(screen.getByText(problem)).toBeInTheDocument()
    expect(sent).not.toHaveBeenCalled()
  })

  it.each(['a.b_c@firm.de', 'x1@sub.firm.com'])('CONF-010 ERR-014 sends a code to %s, and says so', async email => {
    const { shop } = await openIt()
    await dialog()
    type(address(), email)
    await act(async () => screen.getByRole('button', { name: 'Send code' }).click())
    await waitFor(() =>
      expect(shop.messages.store.getState().items.map(({ text }) => text)).toEqual(['Email sent successfully']),
    )
  })

  it('CONF-010 sends a code to the address of the account as it is, which the pattern need not fit', async () => {
    const own = 'jean-pierre@firma.info'
    const sent: string[] = []
    const wire = changeAnswer<{ user: object }>('/account/getInfo', answer => ({
      ...answer,
      user: { ...answer.user, email: own },
    }))
    await openIt(async (input, init) => {
      if (!String(input instanceof Request ? input.url : input).includes('/sendVerificationCode'))
        return wire(input, init)
      sent.push(String(init?.body))
      return Response.json({ code: 200, msg: '', data: { requestId: 'r' } })
    })
    await dialog()
    expect(address()).toHaveValue(own)
    await act(async () => screen.getByRole('button', { name: 'Send code' }).click())
    expect(sent).toEqual([JSON.stringify({ email: own })])
  })

  it('ERR-013 a code that could not be sent only ends the waiting', async () => {
    await openIt(answerWith('/sendVerificationCode', () => ({ code: 500, msg: 'The mail server is away.' })))
    const box = await dialog()
    await screen.findByText(/4:30 pm/)
    const before = box.textContent
    const send = screen.getByRole('button', { name: 'Send code' })
    await act(async () => send.click())
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'))
    expect(send).toBeEnabled()
    expect(box.textContent).toBe(before)
  })

  it('CONF-001 stays open when the code is refused, and says so at the code', async () => {
    const { shop } = await openIt()
    await dialog()
    type(code(), '000000')
    await confirm()
    expect(await screen.findByText(/^This code is wrong or has expired/)).toBeInTheDocument()
    await followFirstError()
    expect(code()).toHaveFocus()
    expect(code()).toHaveValue('000000')
    expect(shop.session.store.getState().confirmed).toBe(false)
    expect(await dialog()).toBeInTheDocument()
  })

  it('CONF-001 keeps what was typed when the connection breaks', async () => {
    const { shop } = await openIt(answerWith(CONFIRM, () => 'dead'))
    await dialog()
    type(code(), '123456')
    await confirm()
    await waitFor(() => expect(shop.messages.store.getState().items).toHaveLength(1))
    expect(code()).toHaveValue('123456')
    expect(screen.getByRole('button', { name: 'Agree and confirm' })).not.toHaveAttribute('aria-busy')
  })

  it('ERR-003 what was typed when the sign-in expired is there after signing in again, once', async () => {
    const { shop } = await openIt(answerWith(CONFIRM, () => ({ code: 401, msg: '', data: null })))
    await dialog()
    type(address(), 'other.box@firm.nl')
    type(code(), '123456')
    await confirm()
    await waitFor(() => expect(shop.session.store.getState().expired).toBe(true))
    await act(async () => shop.session.answerExpired(true))
    expect(screen.queryByRole('dialog')).toBeNull()
    const signInAgain = () => act(() => shop.session.signIn({ userName: 'new.nl', password: 'Cartwright1' }))
    await signInAgain()
    await dialog()
    await waitFor(() => expect(address()).toHaveValue('other.box@firm.nl'))
    expect(code()).toHaveValue('123456')
    await act(async () => shop.session.signOutLocally())
    await signInAgain()
    await dialog()
    expect(address()).toHaveValue('new.nl@example.com')
    expect(code()).toHaveValue('')
  })

  it('CONF-004 closes when the code was accepted, and stays closed', async () => {
    const userName = await makeNewcomer()
    const { shop } = await renderWithShop(<TermsDialog />, { prepare: signInAs(userName) })
    await dialog()
    await act(async () => screen.getByRole('button', { name: 'Send code' }).click())
    await screen.findByText(/^Code sent to /)
    type(code(), ` ${await readMailedCode(`${userName}@example.com`)} `)
    await confirm()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // What was refused before is read again, and nothing is refused any more.
    await act(() => cartOf(shop).load())
    expect(cartOf(shop).store.getState().status).toBe('ready')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shop.session.store.getState()).toMatchObject({ confirmed: true, isSignedIn: true })
  })

  it('CONF-001 CONF-004 closes for who comes back from another tab, where the account was confirmed', async () => {
    const userName = await makeNewcomer()
    const { shop } = await renderWithShop(<TermsDialog />, { prepare: signInAs(userName) })
    await dialog()
    await screen.findByText(/4:30 pm/)
    const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await comeBack()
    expect(await dialog()).toBeInTheDocument()
    const other = makeTestShop()
    await other.start()
    await signInAs(userName)(other)
    const email = `other.box.of.${userName}@firm.nl`
    await requestCode(other, 'confirmation', email)
    await confirmAccount(other, { email, code: await readMailedCode(email) })
    await comeBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shop.session.store.getState()).toMatchObject({ confirmed: true, email })
  })

  it('CONF-011 speaks every language', async () => {
    const { shop } = await openIt()
    const box = await dialog()
    await screen.findByText(/4:30 pm/)
    const seen = new Set<string>()
    for (const language of LANGUAGES) {
      await act(() => shop.i18n.setLanguage(language))
      await waitFor(() => {
        const parts = [...box.querySelectorAll('h2, label, button, form p, .cw-rich > p')].map(
          part => part.textContent ?? '',
        )
        expect(parts.length).toBeGreaterThan(20)
        expect(parts.filter(part => seen.has(part) && !/^(E-?mail|Garantie)/.test(part))).toEqual([])
        for (const part of parts) seen.add(part)
      })
    }
  })

  it('SES-005 can be left by signing out, which asks first; Cancel keeps the session and what was typed', async () => {
    const { shop } = await openIt()
    await dialog()
    type(address(), 'daan@firm.nl')
    const signOut = screen.getByRole('button', { name: 'Sign Out' })
    await act(async () => signOut.click())
    await act(async () => (await screen.findByRole('button', { name: 'Cancel' })).click())
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(address()).toHaveValue('daan@firm.nl')
    expect(shop.session.store.getState().isSignedIn).toBe(true)
    await act(async () => signOut.click())
    await act(async () => (await screen.findByRole('button', { name: 'Confirm' })).click())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shop.session.store.getState().isSignedIn).toBe(false)
  })

  it('can be used when the terms cannot be had, and asks for them again', async () => {
    let isBroken = true
    await openIt(answerWith('/system/declaration/freedom/query', () => (isBroken ? 'dead' : undefined)))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(code()).toBeInTheDocument()
    isBroken = false
    await act(async () => retry.click())
    expect(await screen.findByText(/4:30 pm/)).toBeInTheDocument()
  })
})
