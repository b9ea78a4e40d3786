import type { ConfirmationState } from '@cartwright/core'
import type { AddressInput } from '@cartwright/core/contract'
import { addressNeed, addressRule, isMailAddress, isPhoneNumber, toMailAddress } from '@cartwright/core/rules'
import { useState } from 'react'
import { SelectField, TextField } from '../primitives/text-field'
import { commonTexts } from '../provider/common.texts'
import { useTexts } from '../provider/use-texts'
import { StateField } from '../site/state-field'
import { useCountries } from '../site/use-choices'
import { orderConfirmTexts } from './order-confirm.texts'
import { type AddressField, missingFields, oddPostcode, type ShipTo } from './use-ship-to'

export interface TypedAddressProps {
  draft: AddressInput
  shipTo: ShipTo
  /** What is missing is marked. */
  isChecked: boolean
  /** The postcode that the reader was asked about when placing the order, as `oddPostcode` names it. */
  asked: string | undefined
  /** What the server has refused, which is said at its field. */
  refused: ConfirmationState['refused']
}

/** In the order of an envelope; `autocomplete` names so that the browser can help. */
const FIELDS: readonly { field: Exclude<AddressField, 'countryIso2'>; autoComplete: string; isWide?: true }[] = [
  { field: 'company', autoComplete: 'shipping organization', isWide: true },
  { field: 'firstName', autoComplete: 'shipping given-name' },
  { field: 'lastName', autoComplete: 'shipping family-name' },
  { field: 'address1', autoComplete: 'shipping address-line1' },
  { field: 'address2', autoComplete: 'shipping address-line2' },
  { field: 'postcode', autoComplete: 'shipping postal-code' },
  { field: 'city', autoComplete: 'shipping address-level2' },
  { field: 'state', autoComplete: 'shipping address-level1' },
  { field: 'phone', autoComplete: 'shipping tel' },
  { field: 'email', autoComplete: 'shipping email' },
]

/** Where the server takes less than the usual 255 characters. */
const LENGTHS: Partial<Record<AddressField, number>> = { postcode: 20, phone: 40, email: 254 }

const DOUBTS = { postcode: 'postcodeDoubt', phone: 'phoneDoubt', email: 'emailDoubt' } as const
type Doubt = keyof typeof DOUBTS

/** What was typed and does not look right. Advice, which keeps no order from being placed (VAL-040). */
function doubtsOf(draft: AddressInput): readonly Doubt[] {
  const { phone, email } = draft
  return [
    ...(oddPostcode(draft) === undefined ? [] : (['postcode'] as const)),
    ...(phone.trim() === '' || isPhoneNumber(phone) ? [] : (['phone'] as const)),
    ...(email.trim() === '' || isMailAddress(toMailAddress(email)) ? [] : (['email'] as const)),
  ]
}

/** Fields for an address that is used for this order only. */
export function TypedAddress({ draft, shipTo, isChecked, asked, refused }: TypedAddressProps) {
  const t = useTexts(orderConfirmTexts)
  const common = useTexts(commonTexts)
  const countries = useCountries()
  const missing = isChecked ? missingFields(draft) : []
  // A field is read once it has been left: half a postcode is no wrong one.
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set())
  const doubts: readonly AddressField[] = doubtsOf(draft)
  const hintOf = (field: AddressField) => {
    if (!doubts.includes(field) || !left.has(field)) return undefined
    return t(DOUBTS[field as Doubt], { example: addressRule(draft.countryIso2).example })
  }
  const errorOf = (field: AddressField) => {
    const refusal = refused.find(at => at.field === field)
    if (refusal) return refusal.msg
    if (field === 'postcode' && asked !== undefined && oddPostcode(draft) === asked)
      return t('postcodeAsked', { example: addressRule(draft.countryIso2).example })
    if (!missing.includes(field)) return undefined
    return t(field === 'company' ? 'nameMissing' : 'required')
  }
  return (
    <fieldset className="cw-confirm__typed">
      <legend className="cw-label">{t('anotherAddress')}</legend>
      {FIELDS.map(({ field, autoComplete, isWide }) => {
        const need = addressNeed(draft.countryIso2, field)
        const control = {
          label: t(field),
          autoComplete,
          value: draft[field],
          onValue: (value: string) => shipTo.setField(field, value),
          onBlur: () => {
            setLeft(known => new Set(known).add(field))
            shipTo.commit()
          },
          error: errorOf(field),
          hint: hintOf(field),
          ...(need === 'required' && { required: true }),
          ...(need === 'optional' && { optional: common('optional') }),
        }
        return (
          <div key={field} className={isWide && 'cw-confirm__wide'}>
            {field === 'state' ? (
              <StateField {...control} country={draft.countryIso2} none={t('choose')} />
            ) : (
              <TextField {...control} maxLength={LENGTHS[field] ?? 255} />
            )}
          </div>
        )
      })}
      <SelectField
        label={t('country')}
        required
        autoComplete="shipping country"
        value={draft.countryIso2}
        onValue={value => shipTo.setField('countryIso2', value)}
        onBlur={shipTo.commit}
        error={errorOf('countryIso2')}
        options={
          countries.length > 0
            ? countries.map(({ countryIso2, name }) => ({ value: countryIso2, label: name }))
            : [{ value: draft.countryIso2, label: draft.countryIso2 }]
        }
      />
    </fieldset>
  )
}
