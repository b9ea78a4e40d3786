import type { AddressBook, AddressDraft, AddressField } from '@cartwright/core'
import type { AddressKind } from '@cartwright/core/contract'
import { addressNeed, addressRule } from '@cartwright/core/rules'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../primitives/button'
import { Checkbox } from '../primitives/choice'
import { SelectField, TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useErrorSummary } from '../provider/use-error-summary'
import { useTexts } from '../provider/use-texts'
import { StateField } from '../site/state-field'
import { useCountries } from '../site/use-choices'
import { addressBookTexts } from './address-book.texts'

export interface AddressFormProps {
  book: AddressBook
  draft: AddressDraft
  /** What the address may be for; with one there is nothing to choose. */
  kinds: readonly AddressKind[]
  /** The reader may make it the default address. */
  mayBeDefault: boolean
}

/** Where the server takes less than the usual 255 characters. */
const LENGTHS: Partial<Record<AddressField, number>> = { postcode: 20, phone: 40, mobile: 40, fax: 40, email: 254 }

const AUTOCOMPLETE: Partial<Record<AddressField, string>> = {
  company: 'organization',
  firstName: 'given-name',
  lastName: 'family-name',
  address1: 'address-line1',
  address2: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  phone: 'tel',
  email: 'email',
}
/** They take a whole row. */
const WIDE: readonly AddressField[] = ['company', 'address1', 'address2']
const INPUT_MODES = { phone: 'tel', mobile: 'tel', fax: 'tel', email: 'email' } as const

/** The fields of an address, in the order of its country. */
export function AddressForm({ book, draft, kinds, mayBeDefault }: AddressFormProps) {
  const { messages } = useShop()
  const t = useTexts(addressBookTexts)
  const common = useTexts(commonTexts)
  const countries = useCountries()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, run] = useBusy()
  const { summary, refuse } = useErrorSummary()
  const { values, problems, refused, doubts } = draft
  const errorOf = useFieldErrors(draft)
  const isWrong = refused.length > 0 || Object.values(problems).some(problem => problem !== undefined)
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[name="company"]')?.focus()
  }, [])

  async function save(): Promise<void> {
    const [first] = await book.save()
    if (first) refuse()
    else messages.show({ kind: 'success', text: t('saved') })
  }

  return (
    <form
      ref={form}
      className="cw-card cw-address-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        run(save)
      }}
    >
      <div className="cw-address-form__wide">{summary}</div>
      <h3 className="cw-address-form__wide">{t(draft.addressId === undefined ? 'add' : 'editTitle')}</h3>
      {kinds.length > 1 && (
        <SelectField
          label={t('kind')}
          name="kind"
          value={values.kind}
          onValue={kind => book.set('kind', kinds.find(each => each === kind) ?? values.kind)}
          options={kinds.map(kind => ({ value: kind, label: t(kind) }))}
        />
      )}
      <SelectField
        label={t('country')}
        name="country"
        required
        autoComplete="country"
        value={values.country}
        onValue={country => book.set('country', country)}
        error={errorOf('country')}
        options={
          countries.length > 0
            ? countries.map(({ countryIso2, name }) => ({ value: countryIso2, label: name }))
            : [{ value: values.country, label: values.country }]
        }
      />
      {fieldsOf(draft).map(field => (
        <AddressFieldControl key={field} field={field} book={book} draft={draft} error={errorOf(field)} />
      ))}
      {mayBeDefault && (
        <div className="cw-address-form__wide">
          <Checkbox checked={values.isDefault} onChecked={isDefault => book.set('isDefault', isDefault)}>
            {t('setDefault')}
          </Checkbox>
        </div>
      )}
      <div className="cw-row cw-row--wrap cw-address-form__wide">
        <Button type="submit" kind="primary" busy={isBusy}>
          {t(doubts.length > 0 && !isWrong ? 'saveAnyway' : 'save')}
        </Button>
        <Button onClick={() => book.cancel()}>{common('cancel')}</Button>
      </div>
    </form>
  )
}

/** What is wrong with a field, refused by the server, or in doubt. */
function useFieldErrors({ values, problems, refused, doubts }: AddressDraft) {
  const t = useTexts(addressBookTexts)
  return (field: AddressField): string | undefined => {
    const problem = problems[field]
    if (problem) return t(problem)
    const refusal = refused.find(at => at.field === field)
    if (refusal) return refusal.msg
    if (!(doubts as readonly string[]).includes(field)) return undefined
    if (field !== 'postcode') return t(field === 'state' ? 'stateDoubt' : 'emailDoubt')
    const { example } = addressRule(values.country)
    return t(values.postcode.trim() ? 'postcodeDoubt' : 'postcodeMissing', { example })
  }
}

/** All but the country, in the order of an envelope there; a state that was entered before stays to be seen. */
function fieldsOf({ values }: AddressDraft): readonly AddressField[] {
  const { place } = addressRule(values.country)
  return [
    'company',
    'firstName',
    'lastName',
    'address1',
    'address2',
    ...place,
    ...(place.includes('state') || !values.state ? [] : (['state'] as const)),
    'phone',
    'mobile',
    'fax',
    'email',
  ]
}

interface ControlProps {
  field: AddressField
  book: AddressBook
  draft: AddressDraft
  error: string | undefined
}

function AddressFieldControl({ field, book, draft, error }: ControlProps) {
  const t = useTexts(addressBookTexts)
  const common = useTexts(commonTexts)
  const { values } = draft
  const need = addressNeed(values.country, field)
  const control = {
    label: t(field),
    name: field,
    autoComplete: AUTOCOMPLETE[field] ?? 'off',
    value: values[field],
    onValue: (value: string) => book.set(field, value),
    error,
    ...(need === 'required' && { required: true }),
    ...(need === 'optional' && { optional: common('optional') }),
  }
  return (
    <div className={WIDE.includes(field) ? 'cw-address-form__wide' : undefined}>
      {field === 'state' ? (
        <StateField {...control} country={values.country} none={t('choose')} />
      ) : (
        <TextField
          {...control}
          maxLength={LENGTHS[field] ?? 255}
          {...(field in INPUT_MODES && { inputMode: INPUT_MODES[field as keyof typeof INPUT_MODES] })}
        />
      )}
    </div>
  )
}
