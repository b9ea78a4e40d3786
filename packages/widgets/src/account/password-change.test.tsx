import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { findViolations } from '../testing/find-violations'
import { followFirstError } from '../testing/follow-first-error'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { PasswordChange } from './password-change'

const OK = { code: 200, msg: '', data: null }
const type = (label: RegExp, value: string) =>
  act(async () => fireEvent.input(screen.getByLabelText(label), { target: { value } }))
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

/** Counts and keeps what is sent; the server itself has tests of its own. */
function wire(updatePwd: () => object = () => OK) {
  const sent: string[] = []
  const bodies: unknown[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const keep = (name: string, answer: () => object) => () => {
      sent.push(name)
      bodies.push(JSON.parse(String(init?.body ?? 'null')))
      return answer()
    }
    return answerWith(
      '/sendVerificationCode',
      keep('code', () => ({ ...OK, data: { requestId: 'r1' } })),
      answerWith(
        '/checkCodeAndConfirm',
        keep('check', () => OK),
        answerWith('/updatePwd', keep('update', updatePwd)),
      ),
    )(input, init)
  }
  return { fetch, sent, bodies }
}

async function fillIn(password = 'Toner2026x', again = password) {
  await type(/^Code from the e-mail/, ' 418205 ')
  await type(/^Old password/, 'Cartwright1')
  await type(/^New password/, password)
  await type(/^Repeat new password/, again)
}

it('ACC-007 ENT-013 mails a code, checks it, and sends exactly the old and the new password', async () => {
  const { fetch, sent, bodies } = wire()
  const { container } = await renderWithShop(<PasswordChange />, { prepare: signInAs('buyer.nl'), fetch })
  expect(await findViolations(container)).toEqual([])
  await press('Send code')
  expect(bodies).toEqual([{ email: 'buyer.nl@example.com' }])
  await fillIn()
  await press('Change password')
  await waitFor(() => expect(sent).toEqual(['code', 'check', 'update']))
  expect(bodies[1]).toEqual({ email: 'buyer.nl@example.com', emailVerificationCode: '418205', requestId: 'r1' })
  expect(bodies[2]).toEqual({ oldPassword: 'Cartwright1', newPassword: 'Toner2026x' })
  expect(await screen.findByText(/^The password is changed\./)).toBeInTheDocument()
})

it('VAL-008 different new passwords show a message, and nothing is sent', async () => {
  const { fetch, sent } = wire()
  await renderWithShop(<PasswordChange />, { prepare: signInAs('buyer.nl'), fetch })
  await fillIn('Toner2026x', 'Toner2026y')
  await press('Change password')
  expect(screen.getByText('The two passwords do not match')).toBeInTheDocument()
  await followFirstError()
  expect(screen.getByLabelText(/^Repeat new password/)).toHaveFocus()
  expect(sent).toEqual([])
})

it('ACC-007 says a wrong old password at its field; the code is not needed a second time', async () => {
  let isWrong = true
  const { fetch, sent } = wire(() =>
    isWrong ? { code: 601, msg: 'wrong', data: { field: 'currentPassword', problem: 'passwordWrong' } } : OK,
  )
  await renderWithShop(<PasswordChange />, { prepare: signInAs('buyer.nl'), fetch })
  await fillIn()
  await press('Change password')
  expect(await screen.findByText('The password is wrong.')).toBeInTheDocument()
  await followFirstError()
  expect(screen.getByLabelText(/^Old password/)).toHaveFocus()
  isWrong = false
  await type(/^Old password/, 'Cartwright2')
  await press('Change password')
  await waitFor(() => expect(sent).toEqual(['check', 'update', 'update']))
})

it('ACC-007 a wrong code changes nothing, on a real server', async () => {
  await renderWithShop(<PasswordChange />, { prepare: signInAs('buyer.fr') })
  await fillIn()
  await press('Change password')
  expect(await screen.findByText('The code is wrong or has expired.')).toBeInTheDocument()
  await followFirstError()
  expect(screen.getByLabelText(/^Code from the e-mail/)).toHaveFocus()
})
