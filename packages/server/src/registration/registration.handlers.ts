/** Registration and first-login confirmation (API-016 to API-021). */
import { CODE } from '@cartwright/core/contract'
import { isPassword } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import type { Deps, Handlers } from '../app/handler'
import { Refusal } from '../app/refusal'
import { accounts } from '../db/schema'
import { checkCode, sendCode, useCode } from '../mail/email-codes'
import { solveCaptcha } from '../session/captcha'
import { assertEmailFree, assertFree, refuseTaken } from './accounts'
import { register } from './register'

interface Applicant {
  userName: string
  email: string
  emailVerificationCode: string
}

/** The code first: only who reads the mailbox learns whether it has an account. */
async function assertMayRegister(applicant: Applicant, { db, clock }: Deps): Promise<void> {
  await checkCode(db, applicant.email, applicant.emailVerificationCode, clock())
  await assertFree(db, applicant)
}

async function assertCaptcha(
  answer: { code: string; uuid: string },
  keep: boolean,
  { db, clock }: Deps,
): Promise<void> {
  if (await solveCaptcha(db, answer, clock(), { keep })) return
  throw new Refusal(CODE.REFUSED, 'The numbers do not match the image. Please try a new image.')
}

export const registrationHandlers: Handlers<
  | 'registration.sendCode'
  | 'registration.checkEmailAndAccount'
  | 'registration.checkAccount'
  | 'registration.register'
  | 'confirmation.sendCode'
  | 'confirmation.confirm'
> = {
  'registration.sendCode': async ({ query, ip }, deps) => {
    await sendCode(query.email, 'registration', ip, deps)
    return null
  },
  'registration.checkEmailAndAccount': async ({ query }, deps) => {
    await assertMayRegister(query, deps)
    return null
  },
  'registration.checkAccount': async ({ body }, deps) => {
    await assertCaptcha(body, true, deps)
    await assertMayRegister(body, deps)
    return null
  },
  'registration.register': async ({ body }, deps) => {
    if (!isPassword(body.password)) throw badPassword()
    await assertCaptcha(body, true, deps)
    await assertMayRegister(body, deps)
    const made = await register(body, deps)
    // A registration that is refused half-way may be sent again with the same numbers; a finished one may not.
    await solveCaptcha(deps.db, body, deps.clock())
    return made
  },
  'confirmation.sendCode': async ({ body, ip }, deps) => {
    await sendCode(body.email, 'confirmation', ip, deps)
    return null
  },
  'confirmation.confirm': async ({ body, caller }, { db, clock, log }) => {
    const { email, emailVerificationCode } = body
    await checkCode(db, email, emailVerificationCode, clock())
    await assertEmailFree(db, email, caller.accountId)
    await refuseTaken(() =>
      db.transaction(async tx => {
        await useCode(tx, email, emailVerificationCode)
        await tx.update(accounts).set({ email, confirmed: true }).where(eq(accounts.accountId, caller.accountId))
      }),
    )
    log.info('account.confirmed', { accountId: caller.accountId })
    return null
  },
}

/** @source VAL-005, VAL-006 */
export const badPassword = () =>
  new Refusal(CODE.REFUSED, 'The password needs at least 8 characters, with letters and numbers.')
