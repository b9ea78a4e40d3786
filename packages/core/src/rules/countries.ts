/** How addresses are written in a country: data, for forms and for the advice beside their fields. */

/** Fields that stand together in one line of an address. */
export type PlaceField = 'postcode' | 'city' | 'state'

export interface AddressRule {
  /** The fields of the place, in the order of an envelope; without `state` there is none. */
  place: readonly PlaceField[]
  /** What a postcode looks like. */
  postcode: RegExp
  /** For readers who do not know the pattern. */
  example: string
  /** An address may do without a postcode. */
  isPostcodeOptional?: true
  /** A state, province or region belongs to each address, written as its two letters. */
  needsState?: true
}

const POSTCODE_FIRST = ['postcode', 'city'] as const
const WITH_PROVINCE = ['postcode', 'city', 'state'] as const

const FOUR_DIGITS = /^\d{4}$/
const FOUR_FROM_1000 = /^[1-9]\d{3}$/
const FIVE_DIGITS = /^\d{5}$/
const THREE_AND_TWO = /^\d{3} ?\d{2}$/

const RULES: Readonly<Record<string, AddressRule>> = {
  AT: { place: POSTCODE_FIRST, postcode: FOUR_FROM_1000, example: '1010' },
  BE: { place: POSTCODE_FIRST, postcode: FOUR_FROM_1000, example: '2000' },
  CH: { place: POSTCODE_FIRST, postcode: FOUR_FROM_1000, example: '8001' },
  CZ: { place: POSTCODE_FIRST, postcode: THREE_AND_TWO, example: '110 00' },
  DE: { place: POSTCODE_FIRST, postcode: FIVE_DIGITS, example: '20457' },
  DK: { place: POSTCODE_FIRST, postcode: FOUR_DIGITS, example: '2100' },
  ES: { place: WITH_PROVINCE, postcode: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '28001' },
  FR: { place: POSTCODE_FIRST, postcode: FIVE_DIGITS, example: '59000' },
  GB: { place: ['city', 'postcode'], postcode: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'PE2 6QX' },
  IE: {
    place: ['city', 'postcode'],
    postcode: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
    example: 'D02 AF30',
    isPostcodeOptional: true,
  },
  IT: { place: WITH_PROVINCE, postcode: FIVE_DIGITS, example: '20154', needsState: true },
  LU: { place: POSTCODE_FIRST, postcode: FOUR_DIGITS, example: '1009' },
  NL: { place: POSTCODE_FIRST, postcode: /^\d{4} ?[A-Z]{2}$/i, example: '3534 AM' },
  PL: { place: WITH_PROVINCE, postcode: /^\d{2}-\d{3}$/, example: '60-104' },
  PT: { place: POSTCODE_FIRST, postcode: /^\d{4}-\d{3}$/, example: '1000-001' },
  SE: { place: POSTCODE_FIRST, postcode: THREE_AND_TWO, example: '111 22' },
  US: { place: ['city', 'state', 'postcode'], postcode: /^\d{5}(-\d{4})?$/, example: '43215', needsState: true },
}

/** For a country without rules: everything is free text, and nothing is asked for. */
const ANYWHERE: AddressRule = { place: WITH_PROVINCE, postcode: /^/, example: '', isPostcodeOptional: true }

/** @param country ISO 3166-1 alpha-2 code, upper case */
export const addressRule = (country: string): AddressRule =>
  Object.hasOwn(RULES, country) ? (RULES[country] ?? ANYWHERE) : ANYWHERE

/** Whether a parcel to this country needs a postcode (VAL-020). */
export const needsPostcode = (country: string): boolean => addressRule(country).isPostcodeOptional !== true

/** Fields that no address does without. */
const ALWAYS_REQUIRED: readonly string[] = ['address1', 'city']

/**
 * What a form says of a field of an address: `required`, `optional`, or neither where it is asked for once without being insisted on,
 * such as the state of an American address.
 * @param field its name on the wire
 * @source VAL-020, VAL-040
 */
export function addressNeed(country: string, field: string): 'required' | 'optional' | 'asked' {
  if (ALWAYS_REQUIRED.includes(field)) return 'required'
  if (field === 'postcode' && needsPostcode(country)) return 'required'
  return field === 'state' && addressRule(country).needsState ? 'asked' : 'optional'
}

/**
 * What does not fit the country. Advice for the reader, who may confirm it: no address is refused for it.
 * @source VAL-040
 */
export function addressDoubts({
  country,
  postcode,
  state,
}: {
  country: string
  postcode: string
  state: string
}): ('postcode' | 'state')[] {
  const rule = addressRule(country)
  const code = postcode.trim()
  const isPostcodeFine = code === '' ? !needsPostcode(country) : rule.postcode.test(code)
  const isStateFine = !rule.needsState || /^[A-Z]{2}$/.test(state.trim())
  return [...(isPostcodeFine ? [] : (['postcode'] as const)), ...(isStateFine ? [] : (['state'] as const))]
}
