/** What an address needs before it is stored. */

import type { AddressKind, BookAddress } from '../contract'
import { toMailAddress } from '../contract/mail-address'
import { readKept } from '../contract/read-shape'
import { flag, number, object, oneOf, optional, string } from '../contract/shape'
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
  const email = toMailAddress(values.email)
  return [...addressDoubts(values), ...(email === '' || isMailAddress(email) ? [] : (['email'] as const))]
}

export const toDraft = ({ addressId, ...values }: BookAddress): AddressDraft => ({
  addressId,
  values,
  problems: {},
  refused: [],
  doubts: [],
})

/** A draft as it is kept, without what is said beside its fields. */
const draftShape = object({
  addressId: optional(number),
  values: object({
    kind: oneOf(['billing', 'shipping', 'nonRegular']),
    isDefault: flag,
    country: string,
    company: string,
    firstName: string,
    lastName: string,
    address1: string,
    address2: string,
    postcode: string,
    city: string,
    state: string,
    phone: string,
    mobile: string,
    email: string,
    fax: string,
  }),
})

export function parseDraft(kept: unknown): AddressDraft | undefined {
  const draft = readKept(draftShape, kept)
  return draft && { addressId: draft.addressId, values: draft.values, problems: {}, refused: [], doubts: [] }
}
