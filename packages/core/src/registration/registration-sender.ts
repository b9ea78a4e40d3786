/** The calls of a registration: what step 1 and step 2 send, and the documents. */

import { createAttempts } from '../client/idempotency-key'
import type { CallInput } from '../contract'
import * as registrationCalls from '../contract/registration'
import type { Shop } from '../shop.types'
import { toJson } from '../to-json'
import type { SendFile } from '../uploads/uploads.types'
import { requestOf } from './code-request'
import { isItalian, tidied } from './registration.rules'
import type { RegistrationValues } from './registration.types'

type Body = CallInput<'registration.register'>['body']

/** What goes with the values of a registration. */
type Others = Pick<Body, 'uuid' | 'attachments' | 'registerOrgId'>

const QUIET = { silent: true }

export type RegistrationSender = ReturnType<typeof createSender>

/** What was entered is sent in its usual form, without the blanks around it. @param now the present, for how long the request of a code is kept */
export function createSender({ client, drafts }: Shop, now: () => Date) {
  /** A registration whose answer was lost has opened the account: sent again, it gets the same answer. */
  const attempts = createAttempts()

  /** The code that was mailed, with the request it belongs to. */
  const codeOf = ({ email, emailVerificationCode }: RegistrationValues) => ({
    email,
    emailVerificationCode,
    ...requestOf(drafts, 'registration', email, now()),
  })

  const applicantOf = (values: RegistrationValues) => ({ userName: values.userName, ...codeOf(values) })

  return {
    upload: (values: RegistrationValues, file: File, options: Parameters<SendFile>[1]) =>
      client.call(registrationCalls.upload, { body: { ...codeOf(trimValues(values)), file } }, options),
    /** Whether name and address are free, then whether the captcha was read. */
    async checkAccess(entered: RegistrationValues, uuid: string): Promise<void> {
      const values = trimValues(entered)
      const applicant = applicantOf(values)
      await client.call(registrationCalls.checkEmailAndAccount, { query: applicant }, QUIET)
      // Only now: a wrong captcha is used up, and with it the work of reading it.
      await client.call(registrationCalls.checkAccount, { body: { ...applicant, code: values.code, uuid } }, QUIET)
    },
    async register(entered: RegistrationValues, others: Others): Promise<void> {
      const values = trimValues(entered)
      const { checkPassword: _same, sdi, taxCode, ...company } = values
      const body: Body = {
        ...company,
        ...applicantOf(values),
        ...(isItalian(company) ? { sdi, taxCode } : {}),
        ...others,
        agreement: true,
      }
      await client.call(
        registrationCalls.register,
        { body },
        { ...QUIET, idempotencyKey: attempts.keyOf(toJson(body)) },
      )
    },
    /** No one who comes to the screen later finds in memory what was sent. */
    forget: () => attempts.forget(),
  }
}

function trimValues(values: RegistrationValues): RegistrationValues {
  const fields = Object.keys(values) as (keyof RegistrationValues)[]
  return Object.fromEntries(fields.map(field => [field, tidied(field, values)])) as RegistrationValues
}
