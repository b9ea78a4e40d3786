import { memoryStorage } from '@cartwright/core/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { followFirstError } from '../testing/follow-first-error'
import { readMailedCode } from '../testing/read-desk'
import { renderWithShop } from '../testing/render-with-shop'
import { DEMO_PASSWORD } from '../testing/sign-in-as'
import { PasswordReset } from './password-reset'

const type = (name: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(name), { target: { value } })
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

async function askFor(email: string): Promise<void> {
  type(/^E-mail\*?$/, email)
  await press('Send code')
  await screen.findByText(`Code sent to ${email}, valid for 20 minutes.`)
}
function choose(password: string, again = password): void {
  type(/^New password/, password)
  type(/^Repeat new password/, again)
}

it('LIM-007 a forgotten password is replaced with the mailed code, which leads back to the sign-in', async () => {
  const went: string[] = []
  const { shop } = await renderWithShop(<PasswordReset />, { navigate: path => void went.push(path) })
  const email = 'clerk.nl@example.com'
  await askFor(email)
  choose(DEMO_PASSWORD)
  type(/^E-mail verification code/, ` ${await readMailedCode(email)} `)
  await press('Set new password')
  const done = await screen.findByText(/^The new password is set\./)
  expect(done.closest('[tabindex]')).toHaveFocus()
  await press('Sign in')
  expect(went).toEqual(['/login'])
  await shop.session.signIn({ userName: 'clerk.nl', password: DEMO_PASSWORD })
  expect(shop.session.store.getState().isSignedIn).toBe(true)
})

it('leads to no sign-in of the shop where the host signs its readers in, unless the host names a page', async () => {
  const byHost = { shopUrl: 'https://shop.example', getToken: async () => undefined }
  const { unmount } = await renderWithShop(<PasswordReset />, byHost)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  const email = 'rep.nl@example.com'
  await askFor(email)
  choose(DEMO_PASSWORD)
  type(/^E-mail verification code/, await readMailedCode(email))
  await press('Set new password')
  await screen.findByText(/^The new password is set\./)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  unmount()
  await renderWithShop(<PasswordReset signInPath="/sso" />, byHost)
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', 'https://shop.example/sso')
})

it('a change whose answer was lost is reported as done when it is sent again', async () => {
  let lost = 0
  await renderWithShop(<PasswordReset />, {
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      if (!/resetPassword/.test(input instanceof Request ? input.url : String(input)) || lost++ > 0) return response
      throw new TypeError('the connection broke')
    },
  })
  const email = 'clerk.nl@example.com'
  await askFor(email)
  choose(DEMO_PASSWORD)
  type(/^E-mail verification code/, await readMailedCode(email))
  await press('Set new password')
  expect(await screen.findByText(/^The new password is set\./)).toBeInTheDocument()
  expect(lost).toBe(2)
})

it('the address is there again after a reload, the code and the passwords are not', async () => {
  const drafts = memoryStorage()
  // Not the one of the tests above: an address is mailed to five times in 15 minutes.
  const email = 'admin@example.com'
  const first = await renderWithShop(<PasswordReset />, { drafts })
  await askFor(email)
  const code = await readMailedCode(email)
  type(/^E-mail verification code/, code)
  choose('Toner2026')
  first.unmount()
  const second = await renderWithShop(<PasswordReset />, { drafts })
  expect(screen.getByLabelText(/^E-mail\*?$/)).toHaveValue(email)
  expect(screen.getByText(`Code sent to ${email}, valid for 20 minutes.`)).toBeInTheDocument()
  for (const label of [/^E-mail verification code/, /^New password/, /^Repeat new password/])
    expect(screen.getByLabelText(label)).toHaveValue('')
  type(/^E-mail verification code/, code)
  choose(DEMO_PASSWORD)
  await press('Set new password')
  await screen.findByText(/^The new password is set\./)
  second.unmount()
  await renderWithShop(<PasswordReset />, { drafts })
  expect(screen.getByLabelText(/^E-mail\*?$/)).toHaveValue('')
})

it('shows the same for an address without an account', async () => {
  await renderWithShop(<PasswordReset />)
  await askFor('nobody.here@example.com')
  choose('Toner2026')
  type(/^E-mail verification code/, '000000')
  await press('Set new password')
  expect(await screen.findByText('The code is wrong or has expired.')).toBeInTheDocument()
  await followFirstError()
  expect(screen.getByLabelText(/^E-mail verification code/)).toHaveFocus()
})

it('the two new passwords must match, and nothing is sent before', async () => {
  const sent: string[] = []
  await renderWithShop(<PasswordReset />, {
    fetch: (input, init) => {
      sent.push(String(input instanceof Request ? input.url : input))
      return fetch(input, init)
    },
  })
  sent.length = 0
  await press('Set new password')
  expect(screen.getAllByText('Required')).toHaveLength(4)
  choose('abcdefgh', 'Toner2027')
  type(/^E-mail\*?$/, 'someone@firm.eu')
  type(/^E-mail verification code/, '123456')
  await press('Set new password')
  expect(screen.getByText('At least 8 characters, with letters and numbers.')).toBeInTheDocument()
  expect(screen.getByText('The two passwords do not match')).toBeInTheDocument()
  await followFirstError()
  await waitFor(() => expect(screen.getByLabelText(/^New password/)).toHaveFocus())
  expect(sent).toEqual([])
})
