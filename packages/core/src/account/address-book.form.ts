/** What an address needs before it is stored. */
import type { AddressKind, BookAddress } from '../contract'
import { isObject } from '../is-object'
import { addressDoubts, hasAddressee } from '../rules'
import { isMailAddress } from '../rules/e-mail-address'
import type { AddressDoubt, AddressDraft, AddressField, AddressValues } from './address-book.types'

/** In the order of an envelope; the country comes first, because it decides about the others. */
export const ADDRESS_FIELDS: readonly AddressField[] = [
  'country',
  'company',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'postcode',
  'city',
  'state',
  'phone',
  'mobile',
  'fax',
  'email',
]

const REQUIRED: readonly AddressField[] = ['country', 'address1', 'city']

export const emptyBookAddress = (kind: AddressKind, country: string): AddressValues => ({
  kind,
  isDefault: false,
  country,
  company: '',
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  postcode: '',
  city: '',
  state: '',
  phone: '',
  mobile: '',
  fax: '',
  email: '',
})

/** @source VAL-016, VAL-040 */
export function findAddressProblems(values: AddressValues): AddressDraft['problems'] {
  const problems: AddressDraft['problems'] = {}
  for (const field of REQUIRED) if (!values[field].trim()) problems[field] = 'required'
  if (!hasAddressee(values)) problems.company = 'nameMissing'
  return problems
}

/** @source VAL-040 */
export function findAddressDoubts(values: AddressValues): AddressDoubt[] {
  const email = values.email.trim()
  return [...addressDoubts(values), ...(email === '' || isMailAddress(email) ? [] : (['email'] as const))]
}

export const toDraft = ({ addressId, ...values }: BookAddress): AddressDraft => ({
  addressId,
  values,
  problems: {},
  refused: [],
  doubts: [],
})

/** A draft as it was kept; anything can stand in a storage. */
export function parseDraft(kept: unknown): AddressDraft | undefined {
  if (!isObject(kept) || !isObject(kept.values)) return undefined
  const { addressId, values } = kept
  const { kind, isDefault } = values
  if (kind !== 'billing' && kind !== 'shipping' && kind !== 'nonRegular') return undefined
  if (!ADDRESS_FIELDS.every(field => typeof values[field] === 'string')) return undefined
  return {
    addressId: typeof addressId === 'number' ? addressId : undefined,
    values: { ...(values as AddressValues), kind, isDefault: isDefault === true },
    problems: {},
    refused: [],
    doubts: [],
  }
}
