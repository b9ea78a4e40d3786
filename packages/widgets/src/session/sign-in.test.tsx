import { calls, quickOrderOf } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { followFirstError } from '../testing/follow-first-error'
import { readMailedCode } from '../testing/read-desk'
import { type RenderedWithShop, renderWithShop } from '../testing/render-with-shop'
import { DEMO_PASSWORD, signInAs } from '../testing/sign-in-as'
import { SignIn } from './sign-in'

const userName = () => screen.getByLabelText(/User name/)
const password = () => screen.getByLabelText(/^Password/)
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))

function fill(name: string, word: string): void {
  fireEvent.input(userName(), { target: { value: name } })
  fireEvent.input(password(), { target: { value: word } })
}

describe('sign-in', () => {
  it('SES-013 LAY-016 trims the user name, not the password, and shows and reports who has signed in, by the name of the person', async () => {
    const onSignedIn = vi.fn()
    const { shop } = await renderWithShop(<SignIn onSignedIn={onSignedIn} />)
    fill(' buyer.nl ', DEMO_PASSWORD)
    await act(async () => submit())
    expect(await screen.findByText('Signed in as Sanne de Wit')).toBeInTheDocument()
    const { cust, token } = shop.session.store.getState()
    expect(token).toBeTruthy()
    expect(screen.getByText('buyer.nl')).toBeInTheDocument()
    expect(screen.getByText(cust.company)).toBeInTheDocument()
    await waitFor(() =>
      expect(onSignedIn).toHaveBeenCalledExactlyOnceWith({ userName: 'buyer.nl', company: cust.company }),
    )
  })

  it('ERR-002 asks again where the sign-in has expired, and anyone who comes back finds the lines of quick order', async () => {
    const { shop } = await renderWithShop(<SignIn note="For our department" />, { prepare: signInAs('buyer.nl') })
    await act(async () => quickOrderOf(shop).addText('CF259X 3'))
    const { token } = shop.session.store.getState()
    await act(async () => void (await shop.client.call(calls.session.logout)))
    await act(async () => void (await shop.client.call(calls.favourites.count).catch(() => undefined)))
    expect(screen.getByText(/^Your sign-in has expired\./)).toBeInTheDocument()
    fill('buyer.nl', DEMO_PASSWORD)
    await act(async () => submit())
    expect(await screen.findByText('Signed in as Sanne de Wit')).toBeInTheDocument()
    expect(shop.session.store.getState().token).not.toBe(token)
    expect(quickOrderOf(shop).store.getState().lines[0]).toMatchObject({ input: 'CF259X', qty: 3, status: 'ready' })
  })

  it('refuses blanks around the password, says so and keeps what was typed', async () => {
    const { shop } = await renderWithShop(<SignIn />)
    fill('buyer.it', ` ${DEMO_PASSWORD}`)
    await act(async () => submit())
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement()
    expect(userName()).toHaveValue('buyer.it')
    expect(shop.session.store.getState().isSignedIn).toBe(false)
  })

  it('marks what is missing and goes to the first of it without asking the server', async () => {
    const sent = vi.fn<typeof fetch>((input, init) => fetch(input, init))
    await renderWithShop(<SignIn />, { fetch: sent })
    sent.mockClear()
    await act(async () => submit())
    expect(screen.getByText('Enter your user name.')).toBeInTheDocument()
    expect(screen.getByText('Enter your password.')).toBeInTheDocument()
    await followFirstError()
    expect(userName()).toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
  })

  it('shows the picture with numbers once the server asks for it, and another one after each try', async () => {
    const nobody = `nobody.${process.pid}.${Date.now()}`
    await renderWithShop(<SignIn />)
    for (let tries = 0; tries < 8 && !screen.queryByLabelText(/Numbers in the image/); tries++) {
      fill(nobody, 'Wrong1234')
      await act(async () => submit())
      await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy'))
    }
    const image = (await screen.findByAltText('Image with numbers')).getAttribute('src')
    expect(image).toMatch(/^data:image\//)
    await act(async () => submit())
    expect(screen.getByText('Enter the numbers in the image.')).toBeInTheDocument()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Another image' })))
    await waitFor(() => expect(screen.getByAltText('Image with numbers').getAttribute('src')).not.toBe(image))
  })

  it('F8 mails a code in the place of the numbers, which is pasted and sent with the password', async () => {
    const bodies: Record<string, string>[] = []
    const watch: typeof fetch = async (input, init) => {
      if (!String(input instanceof Request ? input.url : input).endsWith('/oauth/token')) return fetch(input, init)
      bodies.push(JSON.parse(await new Request(input, init).text()))
      if (bodies.length === 1) return Response.json({ code: 602, msg: 'Please enter the numbers in the image.' })
      return fetch(input, init)
    }
    await renderWithShop(<SignIn />, { fetch: watch })
    fill('buyer.pl', DEMO_PASSWORD)
    await act(async () => submit())
    await press('E-mail me a code instead')
    const field = await screen.findByLabelText(/^Code from the e-mail/)
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(screen.queryByLabelText(/Numbers in the image/)).toBeNull()
    expect(screen.getByText(/^If this user name has an account, a code was sent/)).toBeInTheDocument()
    await act(async () => submit())
    expect(screen.getByText('Enter the code from the e-mail.')).toBeInTheDocument()
    const code = await vi.waitFor(
      async () => {
        const read = await readMailedCode('buyer.pl@example.com')
        expect(read).toMatch(/^\d{6}$/)
        return read
      },
      { timeout: 20_000 },
    )
    fireEvent.input(field, { target: { value: code } })
    await act(async () => submit())
    expect(await screen.findByText('Signed in as Marta Zielińska')).toBeInTheDocument()
    expect(bodies.at(-1)).toMatchObject({
      emailVerificationCode: code,
      requestId: expect.stringMatching(/^[\w-]{22}$/),
    })
  })

  it('F8 goes back to the numbers when someone prefers them', async () => {
    await renderWithShop(<SignIn />, { fetch: answerWith('/oauth/token', () => ({ code: 602, msg: '' })) })
    fill('buyer.pl', DEMO_PASSWORD)
    await act(async () => submit())
    await press('E-mail me a code instead')
    await press('Use the image instead')
    await waitFor(() => expect(screen.getByLabelText(/Numbers in the image/)).toHaveFocus())
  })

  it('shows and hides the password and warns of Caps Lock', async () => {
    await renderWithShop(<SignIn />)
    expect(password()).toHaveAttribute('type', 'password')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(userName()).toHaveAttribute('autocomplete', 'username')
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
    const key = new KeyboardEvent('keydown', { key: 'A', bubbles: true })
    Object.defineProperty(key, 'getModifierState', { value: (name: string) => name === 'CapsLock' })
    await act(async () => void password().dispatchEvent(key))
    expect(screen.getByText('Caps Lock is on.')).toBeInTheDocument()
  })

  it('SITE-019 offers Join Free at the registration and a way to the account manager', async () => {
    const onNavigate = vi.fn(() => false)
    await renderWithShop(<SignIn onNavigate={onNavigate} />)
    const join = screen.getByRole('link', { name: 'Join Free' })
    expect(join).toHaveAttribute('href', '/ac/register')
    expect(screen.getByRole('link', { name: 'ask your account manager' })).toHaveAttribute('href', '/shop/contactus')
    fireEvent.click(join)
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ path: '/ac/register' })
  })
})

describe('signed in', () => {
  const draw = (): Promise<RenderedWithShop> => renderWithShop(<SignIn />, { prepare: signInAs('buyer.fr') })

  it('SES-005 Sign Out asks first; cancelling changes nothing and sends nothing', async () => {
    const sent = vi.fn<typeof fetch>((input, init) => fetch(input, init))
    const { shop } = await renderWithShop(<SignIn />, { prepare: signInAs('buyer.fr'), fetch: sent })
    sent.mockClear()
    fireEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))
    const dialog = await screen.findByRole('alertdialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(shop.session.store.getState().isSignedIn).toBe(true)
    expect(sent).not.toHaveBeenCalled()
  })

  it('leaves after the confirmation and shows the form again', async () => {
    const { shop } = await draw()
    fireEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByLabelText(/User name/)).toBeInTheDocument()
    expect(shop.session.store.getState().isSignedIn).toBe(false)
  })
})
