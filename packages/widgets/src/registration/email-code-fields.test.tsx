import { type CaptchaAnswer, type CodePurpose, readSentCode, requestCode } from '@cartwright/core'
import { memoryStorage } from '@cartwright/core/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useShop } from '../provider/shop-provider'
import { answerWith } from '../testing/answer-with'
import { findViolations } from '../testing/find-violations'
import { readCaptcha } from '../testing/read-desk'
import { renderWithShop } from '../testing/render-with-shop'
import { EmailCodeFields } from './email-code-fields'

const SEND = '/sendMailboxVerificationCode'

function Form({ purpose = 'registration' }: { purpose?: CodePurpose }) {
  const shop = useShop()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const onSend = (to: string, captcha?: CaptchaAnswer) => requestCode(shop, 'registration', to, captcha)
  return (
    <EmailCodeFields purpose={purpose} email={email} onEmail={setEmail} code={code} onCode={setCode} onSend={onSend} />
  )
}

const address = () => screen.getByLabelText(/^E-mail\*?$/)
const code = () => screen.getByLabelText(/^E-mail verification code/)
const button = () => screen.getByRole('button', { name: /^Send/ })
const type = (email: string) => fireEvent.input(address(), { target: { value: email } })
async function send(email: string): Promise<void> {
  type(email)
  button().focus()
  await act(async () => button().click())
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'))
}
const shown = ({ shop }: Awaited<ReturnType<typeof renderWithShop>>) =>
  shop.messages.store.getState().items.map(({ text }) => text)
const anyone = () => `code.${crypto.randomUUID().slice(0, 8)}@firm.eu`

describe('the code by e-mail', () => {
  it('REGI-006 ERR-014 is sent to the address and reported, and the focus moves to the code', async () => {
    const drawn = await renderWithShop(<Form />)
    const email = anyone()
    await send(` ${email} `)
    expect(screen.getByText(`Code sent to ${email}, valid for 20 minutes.`)).toBeInTheDocument()
    expect(shown(drawn)).toEqual(['Email sent successfully'])
    expect(code()).toHaveFocus()
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
  })

  it('VAL-004 wants an address first, and sends nothing without', async () => {
    const sent = vi.fn<typeof fetch>((input, init) => fetch(input, init))
    await renderWithShop(<Form />, { fetch: sent })
    sent.mockClear()
    await send(' ')
    expect(screen.getByText('Please enter an email address')).toBeInTheDocument()
    expect(address()).toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
    type('a')
    expect(screen.queryByText('Please enter an email address')).toBeNull()
  })

  it('VAL-003 says that what was typed is no address', async () => {
    const sent = vi.fn<typeof fetch>((input, init) => fetch(input, init))
    await renderWithShop(<Form />, { fetch: sent })
    sent.mockClear()
    await send('a@b')
    expect(screen.getByText('Invalid email format. An address looks like a.smith@company.com.')).toBeInTheDocument()
    expect(address()).toHaveAttribute('aria-invalid', 'true')
    expect(sent).not.toHaveBeenCalled()
  })

  it.each(['jean-pierre@firm.fr', 'o+orders@firm.nl', 'info@firma.info', 'info@firma.shop'])(
    'VAL-003 sends a code to %s',
    async email => {
      const sent: string[] = []
      const wire = answerWith(SEND, () => ({ code: 200, msg: '', data: { requestId: 'r' } }))
      await renderWithShop(<Form />, {
        fetch: (input, init) => {
          if (String(input).includes(SEND)) sent.push(new URL(String(input)).searchParams.get('email') ?? '')
          return wire(input, init)
        },
      })
      await send(email)
      expect(await screen.findByText(`Code sent to ${email}, valid for 20 minutes.`)).toBeInTheDocument()
      expect(sent).toEqual([email])
    },
  )

  it('ERR-013 after a failure only stops waiting: the server speaks in the message area, nothing counts down', async () => {
    const fetch = answerWith(SEND, () => ({ code: 500, msg: 'The mail server is away.' }))
    const drawn = await renderWithShop(<Form />, { fetch })
    await send(anyone())
    expect(button()).toHaveTextContent(/^Send code$/)
    expect(button()).toBeEnabled()
    expect(screen.queryByText(/Code sent/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(shown(drawn)).toEqual(['The mail server is away.'])
  })

  it('F15 asks for the captcha before the third mail of an address, without losing the address, and Enter sends it', async () => {
    let uuid = ''
    const watch: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      if (String(input instanceof Request ? input.url : input).endsWith('/randomcode'))
        uuid = ((await response.clone().json()) as { uuid: string }).uuid
      return response
    }
    const drawn = await renderWithShop(<Form />, { fetch: watch })
    for (let mail = 1; mail <= 2; mail++) await send(anyone())
    const third = anyone()
    await send(third)
    const digits = await screen.findByLabelText(/^Numbers in the image, for the e-mail/)
    expect(screen.getByText('Enter the numbers in the image, then send the code again.')).toBeInTheDocument()
    await waitFor(() => expect(digits).toHaveFocus())
    // The page has a picture of its own: nothing of this one shares a name with it.
    for (const name of ['Another image', 'Hear the numbers'])
      expect(screen.getByRole('button', { name: `${name}, for the e-mail` })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'Image with numbers, for the e-mail' })).toBeInTheDocument()
    expect(address()).toHaveValue(third)
    expect(await findViolations(drawn.container)).toEqual([])

    const refused = uuid
    fireEvent.input(digits, { target: { value: '99999x' } })
    await act(async () => fireEvent.keyDown(digits, { key: 'Enter' }))
    await waitFor(() => expect(uuid).not.toBe(refused))
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'))
    expect(digits).toHaveValue('')
    fireEvent.input(digits, { target: { value: await readCaptcha(uuid) } })
    await act(async () => fireEvent.keyDown(digits, { key: 'Enter' }))
    expect(await screen.findByText(`Code sent to ${third}, valid for 20 minutes.`)).toBeInTheDocument()
    expect(screen.queryByLabelText(/^Numbers in the image/)).toBeNull()
    expect(code()).toHaveFocus()
    expect(shown(drawn)).not.toContain('Please enter the numbers in the image.')
  })

  it('has nothing axe objects to', async () => {
    const { container } = await renderWithShop(<Form />)
    expect(await findViolations(container)).toEqual([])
  })

  describe('and its wait', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
    afterEach(() => void vi.useRealTimers())

    it('REGI-006 is 60 seconds, counted down on the button', async () => {
      await renderWithShop(<Form />)
      await send(anyone())
      expect(button()).toHaveTextContent('Send again in 60 s')
      expect(button()).toBeDisabled()
      act(() => void vi.advanceTimersByTime(59_000))
      expect(button()).toHaveTextContent('Send again in 1 s')
      act(() => void vi.advanceTimersByTime(1_000))
      expect(button()).toHaveTextContent(/^Send code$/)
      expect(button()).toBeEnabled()
    })

    it('REGI-006 goes on where the form is drawn again: after a reload, or a step back', async () => {
      const email = anyone()
      const drafts = memoryStorage()
      const { unmount } = await renderWithShop(<Form />, { drafts })
      await send(email)
      unmount()
      vi.advanceTimersByTime(20_000)
      await renderWithShop(<Form />, { drafts })
      expect(button()).toBeEnabled()
      type(email)
      expect(button()).toHaveTextContent('Send again in 40 s')
      expect(button()).toBeDisabled()
      act(() => void vi.advanceTimersByTime(40_000))
      expect(button()).toHaveTextContent(/^Send code$/)
      expect(readSentCode(drafts, 'registration', new Date(0))).toBeUndefined()
    })

    it('is no wait for a code that opens something else', async () => {
      const drafts = memoryStorage()
      const { unmount } = await renderWithShop(<Form />, { drafts })
      const email = anyone()
      await send(email)
      unmount()
      await renderWithShop(<Form purpose="confirmation" />, { drafts })
      type(email)
      expect(button()).toHaveTextContent(/^Send code$/)
      expect(screen.queryByText(/^Code sent to/)).toBeNull()
    })

    it('ends where the address was mistyped: another one may have a code at once', async () => {
      await renderWithShop(<Form />)
      await send(anyone())
      expect(button()).toBeDisabled()
      type(anyone())
      expect(button()).toBeEnabled()
    })
  })
})
