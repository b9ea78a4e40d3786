/** What a registration needs before it is sent. */
import { toMailAddress } from '../contract/mail-address'
import { formatTaxNumber, formatVat, isMailAddress, isPassword, isSdi, isTaxCode, isVat, needsPostcode } from '../rules'
import type { UploadEntry } from '../uploads/uploads.types'
import type { FieldProblem, FieldProblems, RegistrationField, RegistrationValues } from './registration.types'

/** In the order in which they stand in the form. */
export const STEP_FIELDS = {
  1: ['userName', 'email', 'emailVerificationCode', 'password', 'checkPassword', 'code'],
  2: [
    'company',
    'countryIso2',
    'vat',
    'sdi',
    'taxCode',
    'currency',
    'firstName',
    'lastName',
    'address1',
    'address2',
    'postcode',
    'city',
    'state',
    'phone',
    'attachments',
    'agreement',
  ],
} as { readonly [S in 1 | 2]: readonly RegistrationField[] }

/** Of both steps, in the order of the form. */
export const ALL_FIELDS: readonly RegistrationField[] = [...STEP_FIELDS[1], ...STEP_FIELDS[2]]

const REQUIRED: readonly RegistrationField[] = [
  ...STEP_FIELDS[1],
  'company',
  'countryIso2',
  'vat',
  'currency',
  'address1',
  'city',
  'attachments',
  'agreement',
]

/** Whether a field has a * . The postcode has one until a country is chosen whose addresses may do without (VAL-020). */
export const isRequired = (
  field: RegistrationField,
  { countryIso2 }: Pick<RegistrationValues, 'countryIso2'>,
): boolean => (field === 'postcode' ? countryIso2 === '' || needsPostcode(countryIso2) : REQUIRED.includes(field))

/** SDI and tax code are asked for in Italy, where invoices are electronic (REGI-009). */
export const isItalian = ({ countryIso2 }: Pick<RegistrationValues, 'countryIso2'>): boolean => countryIso2 === 'IT'

export interface Entered {
  values: RegistrationValues
  documents: readonly UploadEntry[]
  agreement: boolean
}

/** @source VAL-001, VAL-003, VAL-005 to VAL-007, VAL-009 to VAL-013 */
export function findProblems(step: 1 | 2, entered: Entered): FieldProblems {
  const found: FieldProblems = {}
  for (const field of STEP_FIELDS[step]) {
    const problem = problemOf(field, entered)
    if (problem) found[field] = problem
  }
  return found
}

/**
 * What was entered as it is sent and shown: without blanks around it; addresses and tax numbers that are valid in the form in which they
 * are kept.
 */
export function tidied(field: keyof RegistrationValues, values: RegistrationValues): string {
  const entered = values[field]
  // Blanks belong to a password.
  if (field === 'password' || field === 'checkPassword') return entered
  const text = entered.trim()
  const usual =
    field === 'email'
      ? toMailAddress(text)
      : field === 'vat'
        ? formatVat(text, values.countryIso2)
        : field === 'sdi' || field === 'taxCode'
          ? formatTaxNumber(text)
          : text
  return usual === text || problemIn(field, { ...values, [field]: text }) ? text : usual
}

const problemIn = (field: keyof RegistrationValues, values: RegistrationValues) =>
  problemOf(field, { values, documents: [], agreement: true })

function problemOf(field: RegistrationField, { values, documents, agreement }: Entered): FieldProblem | undefined {
  if (field === 'agreement') return agreement ? undefined : 'agreementMissing'
  if (field === 'attachments') {
    if (documents.some(({ status }) => status === 'uploading')) return 'documentsUnderWay'
    // No one is to find out later that only a part of what was chosen has arrived.
    if (documents.some(({ isRefused }) => isRefused)) return 'documentsRefused'
    if (documents.some(({ status }) => status === 'failed')) return 'documentsFailed'
    return documents.some(({ fileId }) => fileId !== undefined) ? undefined : 'documentsMissing'
  }
  const value = values[field].trim()
  if (value === '') return isRequired(field, values) ? (field === 'code' ? 'captchaMissing' : 'required') : undefined
  switch (field) {
    case 'email':
      return isMailAddress(toMailAddress(value)) ? undefined : 'emailInvalid'
    case 'password':
      return isPassword(values.password) ? undefined : 'passwordWeak'
    case 'checkPassword':
      return values.checkPassword === values.password ? undefined : 'passwordMismatch'
    case 'vat':
      return isVat(value, values.countryIso2) ? undefined : 'vatInvalid'
    case 'sdi':
      return !isItalian(values) || isSdi(value) ? undefined : 'sdiInvalid'
    case 'taxCode':
      return !isItalian(values) || isTaxCode(value) ? undefined : 'taxCodeInvalid'
    default:
      return undefined
  }
}
