/** A new password in the place of a forgotten one. */

import { createStore } from 'zustand/vanilla'
import { createAttempts } from '../client/idempotency-key'
import { toMailAddress } from '../contract/mail-address'
import * as passwordResetCalls from '../contract/password-reset'
import { readKept } from '../contract/read-shape'
import { object, string } from '../contract/shape'
import { requestCode, requestOf } from '../registration/code-request'
import { problemIn } from '../registration/field-problem'
import type { FieldProblem } from '../registration/registration.types'
import { isMailAddress, isPassword } from '../rules'
import type { CaptchaAnswer } from '../session/session.types'
import type { Shop } from '../shop.types'
import { loadDraft, saveDraft } from '../storage/day-draft'
import { tabDrafts } from '../storage/tab-drafts'
import { toJson } from '../to-json'
import type { WithStore } from '../with-store'

const draftShape = object({ email: string })

const EMPTY_VALUES = { email: '', emailVerificationCode: '', password: '', checkPassword: '' }
type PasswordResetValues = typeof EMPTY_VALUES
/** In the order in which they stand in the form. */
const FIELDS = Object.keys(EMPTY_VALUES) as PasswordResetField[]

export type PasswordResetField = keyof PasswordResetValues

export interface PasswordResetState {
  /** What is typed, by field. */
  values: PasswordResetValues
  /** Of the fields, since the form was sent; each goes when its field is changed. */
  problems: Partial<Record<PasswordResetField, FieldProblem>>
  /** The new password holds. */
  isDone: boolean
}

export interface PasswordReset extends WithStore<PasswordResetState> {
  /** Changes a field; its problem goes. */
  set(field: PasswordResetField, value: string): void
  /** Mails a code, or the word that there is no account. @throws ShopError, see `requestCode` */
  sendCode(email: string, captcha?: CaptchaAnswer): Promise<void>
  /**
   * Sets the new password. What the server refuses for no field of its own is reported by the messages.
   * @returns the fields with problems, in their order; empty when it is done, or when the server could not be asked
   */
  submit(): Promise<readonly PasswordResetField[]>
}

/** The address outlives a reload, for a day; code and password do not. */
const DRAFT = 'cartwright password reset'

/** @param now the present, for how long the address is kept */
export function createPasswordReset(shop: Shop, now: () => Date = () => new Date()): PasswordReset {
  const { client, drafts: shared, messages } = shop
  const drafts = tabDrafts(shared)
  const kept = loadDraft(drafts, DRAFT, now(), value => readKept(draftShape, value))
  const store = createStore<PasswordResetState>(() => ({
    values: { ...EMPTY_VALUES, email: kept?.email ?? '' },
    problems: {},
    isDone: false,
  }))
  /** A change whose answer was lost is done: sent again, it gets the same answer. */
  const attempts = createAttempts()

  async function send(): Promise<PasswordResetState['problems']> {
    const { email, emailVerificationCode, password: newPassword } = store.getState().values
    const code = { email: toMailAddress(email), emailVerificationCode: emailVerificationCode.trim() }
    const body = { ...code, ...requestOf(shared, 'reset', email, now()), newPassword }
    const idempotencyKey = attempts.keyOf(toJson(body))
    try {
      await client.call(passwordResetCalls.change, { body }, { idempotencyKey, silent: true })
    } catch (thrown) {
      const refused = problemIn(thrown, FIELDS)
      if (refused) return refused
      messages.showError(thrown)
      return {}
    }
    attempts.forget()
    drafts.remove(DRAFT)
    store.setState({ values: EMPTY_VALUES, isDone: true })
    return {}
  }

  return {
    store,
    set: (field, value) => {
      const { values, problems } = store.getState()
      store.setState({ values: { ...values, [field]: value }, problems: { ...problems, [field]: undefined } })
      if (field === 'email') saveDraft(drafts, DRAFT, now(), { email: value })
    },
    sendCode: (email, captcha) => requestCode(shop, 'reset', email, captcha, now()),
    submit: async () => {
      let problems = findProblems(store.getState().values)
      if (Object.keys(problems).length === 0) problems = await send()
      store.setState({ problems })
      return FIELDS.filter(field => problems[field])
    },
  }
}

/** @source VAL-003, VAL-005 to VAL-007, VAL-012 */
function findProblems(values: PasswordResetValues): PasswordResetState['problems'] {
  const found: PasswordResetState['problems'] = {}
  for (const field of FIELDS) if (!values[field].trim()) found[field] = 'required'
  if (!found.email && !isMailAddress(toMailAddress(values.email))) found.email = 'emailInvalid'
  if (!found.password && !isPassword(values.password)) found.password = 'passwordWeak'
  if (!found.checkPassword && values.checkPassword !== values.password) found.checkPassword = 'passwordMismatch'
  return found
}
