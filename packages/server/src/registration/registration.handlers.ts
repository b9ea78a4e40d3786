/** Registration (API-016, API-019 to API-021). */

import { needsPostcode } from '@cartwright/core/rules'
import { accountRefusals } from '../account/account-refusals.texts'
import { solveCaptcha } from '../codes/captcha'
import { checkCode, type SentCode, sendCode } from '../codes/email-codes'
import { refusedField } from '../http/api-error'
import type { Deps, Handlers } from '../http/handler'
import { assertWithinLimit, limitKey } from '../limits/rate-limit'
import { assertFree } from '../session/accounts'
import { assertNewPassword } from '../session/passwords'
import { localize } from '../texts/localize'
import { findAnswer } from '../transactions/run-idempotent'
import { assertCompany } from './company'
import { keepDocument } from './documents'
import { onceKeyOf, register } from './register'

interface Applicant extends Omit<SentCode, 'purpose' | 'network'> {
  userName: string
}

/** Names one may ask for: enough for a form that is mended, too few to learn which names exist. */
const NAMES_OF_MAILBOX = { max: 30, windowMs: 60 * 60_000 }
const DOCUMENTS_OF_NETWORK = { max: 60, windowMs: 60 * 60_000 }
const NAMES_OF_NETWORK = { max: 120, windowMs: 60 * 60_000 }

/** The code first: only who reads the mailbox learns whether it has an account. @returns the request of the code */
async function assertMayRegister(applicant: Applicant, network: string, { db, clock }: Deps): Promise<string> {
  await assertWithinLimit(db, limitKey('names-from', network), clock(), NAMES_OF_NETWORK)
  const request = await checkCode(db, { ...applicant, purpose: 'registration', network }, clock())
  // Only now: else strangers could use up the questions of a mailbox.
  await assertWithinLimit(db, limitKey('names-for', applicant.email.toLowerCase()), clock(), NAMES_OF_MAILBOX)
  await assertFree(db, applicant)
  return request
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
> = {
  'registration.sendCode': ({ query: { email, ...captcha }, network, language }, deps) =>
    sendCode({ email, purpose: 'registration', captcha }, { network, language }, deps),
  'registration.checkEmailAndAccount': async ({ query, network }, deps) => {
    await assertMayRegister(query, network, deps)
    return null
  },
  'registration.checkAccount': async ({ body, network }, deps) => {
    await assertCaptcha(body, true, deps)
    await assertMayRegister(body, network, deps)
    return null
  },
  'registration.upload': async ({ body, network }, { db, clock, scan }) => {
    await assertWithinLimit(db, limitKey('documents-from', network), clock(), DOCUMENTS_OF_NETWORK)
    await checkCode(db, { ...body, purpose: 'registration', network }, clock())
    return keepDocument(db, body.email, body.file, { now: clock(), scan })
  },
  'registration.register': async ({ body, network, idempotencyKey: key }, deps) => {
    // Code and captcha are used up by the registration: without the answer they would be reported as wrong.
    const given = await findAnswer<{ accountId: number }>(deps.db, onceKeyOf(body, key, deps.clock()))
    if (given) return given
    assertNewPassword(body.password, deps)
    assertCompany(body)
    if (body.postcode.trim() === '' && needsPostcode(body.countryIso2.toUpperCase()))
      throw refusedField('postcode', 'required', localize(accountRefusals, 'postcodeMissing'))
    // The code first: where both have run out, a person who gets another code is shown another image anyway.
    const request = await assertMayRegister(body, network, deps)
    await assertCaptcha(body, true, deps)
    const made = await register(body, request, key, deps)
    // A registration that is refused half-way may be sent again with the same numbers; a finished one may not.
    await solveCaptcha(deps.db, body, deps.clock())
    return made
  },
}
