/** Registration and first-login confirmation (API-016 to API-021). */
import { isPassword } from '@cartwright/core/rules'
import type { Deps, Handlers } from '../app/handler'
import { refusedField } from '../app/refusal'
import { checkCode, sendCode } from '../mail/email-codes'
import { solveCaptcha } from '../session/captcha'
import { assertBelow, throttleKey } from '../session/throttle'
import { findAnswer } from '../writes/once'
import { assertFree } from './accounts'
import { bindEmail } from './bind-email'
import { assertCompany } from './company'
import { keepDocument } from './documents'
import { onceKeyOf, register } from './register'

interface Applicant {
  userName: string
  email: string
  emailVerificationCode: string
}

/** Names one may ask for: enough for a form that is mended, too few to learn which names exist. */
const NAMES_OF_MAILBOX = { max: 30, windowMs: 60 * 60_000 }
const DOCUMENTS_OF_IP = { max: 60, windowMs: 60 * 60_000 }
const NAMES_OF_IP = { max: 120, windowMs: 60 * 60_000 }

/** The code first: only who reads the mailbox learns whether it has an account. */
async function assertMayRegister(applicant: Applicant, ip: string, { db, clock }: Deps): Promise<void> {
  await assertBelow(db, throttleKey('names-from', ip), clock(), NAMES_OF_IP)
  await checkCode(db, applicant.email, applicant.emailVerificationCode, clock())
  // Only now: else strangers could use up the questions of a mailbox.
  await assertBelow(db, throttleKey('names-for', applicant.email.toLowerCase()), clock(), NAMES_OF_MAILBOX)
  await assertFree(db, applicant)
}

async function assertCaptcha(
  answer: { code: string; uuid: string },
  keep: boolean,
  { db, clock }: Deps,
): Promise<void> {
  if (await solveCaptcha(db, answer, clock(), { keep })) return
  throw refusedField('code', 'captchaWrong', 'The numbers do not match the image. Please try a new image.')
}

export const registrationHandlers: Handlers<
  | 'registration.sendCode'
  | 'registration.checkEmailAndAccount'
  | 'registration.checkAccount'
  | 'registration.upload'
  | 'registration.register'
  | 'confirmation.sendCode'
  | 'confirmation.confirm'
> = {
  'registration.sendCode': async ({ query, ip, language }, deps) => {
    await sendCode(query.email, 'registration', { ip, language }, deps)
    return null
  },
  'registration.checkEmailAndAccount': async ({ query, ip }, deps) => {
    await assertMayRegister(query, ip, deps)
    return null
  },
  'registration.checkAccount': async ({ body, ip }, deps) => {
    await assertCaptcha(body, true, deps)
    await assertMayRegister(body, ip, deps)
    return null
  },
  'registration.upload': async ({ body, ip }, { db, clock }) => {
    await assertBelow(db, throttleKey('documents-from', ip), clock(), DOCUMENTS_OF_IP)
    await checkCode(db, body.email, body.emailVerificationCode, clock())
    return keepDocument(db, body.email, body.file, clock())
  },
  'registration.register': async ({ body, ip, idempotencyKey: key }, deps) => {
    // Code and captcha are used up by whoever has registered: without the answer he would be told that they are wrong.
    const given = await findAnswer<{ accountId: number }>(deps.db, onceKeyOf(body, key))
    if (given) return given
    if (!isPassword(body.password)) throw badPassword()
    assertCompany(body)
    // The code first: where both have run out, whoever gets another code is shown another image anyway.
    await assertMayRegister(body, ip, deps)
    await assertCaptcha(body, true, deps)
    const made = await register(body, key, deps)
    // A registration that is refused half-way may be sent again with the same numbers; a finished one may not.
    await solveCaptcha(deps.db, body, deps.clock())
    return made
  },
  'confirmation.sendCode': async ({ body, ip, language }, deps) => {
    await sendCode(body.email, 'confirmation', { ip, language }, deps)
    return null
  },
  'confirmation.confirm': async ({ body, caller }, { db, clock, log }) => {
    await bindEmail(db, body, caller.accountId, clock(), { confirmed: true })
    log.info('account.confirmed', { accountId: caller.accountId })
    return null
  },
}

/** @source VAL-005, VAL-006 */
export const badPassword = () =>
  refusedField('password', 'passwordWeak', 'The password needs at least 8 characters, with letters and numbers.')
