/** Opening an account: who, which company, done. */
import type { CallResult, Country } from '../contract'
import type { CaptchaAnswer } from '../session/session.types'
import type { Uploads } from '../uploads/uploads.types'
import type { WithStore } from '../with-store'

/** Texts one types or chooses, each with its default. */
export const EMPTY_VALUES = {
  userName: '',
  email: '',
  emailVerificationCode: '',
  password: '',
  checkPassword: '',
  /** Numbers in the image. */
  code: '',
  company: '',
  countryIso2: '',
  vat: '',
  sdi: '',
  taxCode: '',
  currency: '',
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  postcode: '',
  city: '',
  state: '',
  phone: '',
}

export type RegistrationValues = typeof EMPTY_VALUES
export type RegistrationField = keyof RegistrationValues | 'attachments' | 'agreement'

/** What is wrong with a field: key of a text of the widget. The server names the same ones. */
export const FIELD_PROBLEMS = [
  'required',
  'emailInvalid',
  'emailOccupied',
  'nameOccupied',
  'codeWrong',
  'captchaMissing',
  'captchaWrong',
  'passwordWeak',
  'passwordMismatch',
  'passwordWrong',
  'passwordPublished',
  'vatInvalid',
  'sdiInvalid',
  'taxCodeInvalid',
  'documentsMissing',
  'documentsGone',
  'documentsUnderWay',
  'documentsFailed',
  'documentsRefused',
  'agreementMissing',
] as const
export type FieldProblem = (typeof FIELD_PROBLEMS)[number]

export type FieldProblems = Partial<Record<RegistrationField, FieldProblem>>

export interface RegistrationState {
  /** 1 set user name, 2 fill in account information, 3 success (REGI-001 to REGI-003). */
  step: 1 | 2 | 3
  /** What is typed or chosen, by field. */
  values: RegistrationValues
  /** The terms are agreed to. */
  agreement: boolean
  /** Of the fields, since the step was sent; each goes when its field is changed. */
  problems: FieldProblems
  /** A step is being sent: it cannot be sent twice. */
  isBusy: boolean
  /** The picture with numbers; `failed` when it could not be had, undefined while it is on its way. */
  captcha: { image: string; uuid: string } | 'failed' | undefined
  /** To choose from; empty until they are read. */
  countries: readonly Country[]
  /** To choose from; empty until they are read. */
  currencies: CallResult<'site.currencies'>
  /** Begun before a reload: everything is still there but the password. */
  isResumed: boolean
}

export interface Registration extends WithStore<RegistrationState> {
  /** Company registration documents. */
  documents: Uploads
  /** Fetches the captcha and what there is to choose from. */
  load(): Promise<void>
  /** Changes a field; its problem goes. */
  set(field: keyof RegistrationValues, value: string): void
  /** The field is left: an address or a tax number that was copied with words around it is shown in its usual form. */
  tidy(field: keyof RegistrationValues): void
  /** Agrees to the terms, or takes it back. */
  agree(agreement: boolean): void
  /** Fetches another picture; what was typed of the last one is of no use any more. */
  renewCaptcha(): Promise<void>
  /** Mails a code. @throws ShopError, see `requestCode` @source API-016 */
  sendCode(email: string, captcha?: CaptchaAnswer): Promise<void>
  /**
   * Checks step 1 here and at the server, and goes on to step 2; sends step 2 and goes on to step 3.
   * What the server refuses for no field of its own is reported by the messages.
   * @returns the fields with problems, in their order; empty when it went on, or when the server could not be asked
   */
  next(): Promise<readonly RegistrationField[]>
  /** Back to step 1, and ahead again to step 2 as long as step 1 stands as it was passed. Elsewhere it leads nowhere. */
  goTo(step: RegistrationState['step']): void
  /** Stops what is under way. */
  destroy(): void
}
