import type { ReturnForm } from '@cartwright/core'
import type { BookAddress, ReturnDeliveryType, ReturnFormProblem } from '@cartwright/core/contract'
import { RETURN_DELIVERY_TYPES, RETURN_FORWARDERS } from '@cartwright/core/contract'
import { OTHER_FORWARDER, sendsGoods } from '@cartwright/core/rules'
import { useId } from 'react'
import { describedBy } from '../primitives/described-by'
import { Radio } from '../primitives/radio'
import { SelectField, TextAreaField, TextField } from '../primitives/text-field'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { returnFormTexts } from './return-form.texts'
import { DELIVERY_WORDS } from './rma-words'
import { rmaWordsTexts } from './rma-words.texts'

const NOTE_CHARS = 1000

/** How the goods go back, and the note about them. */
export function HowBack({ form }: { form: ReturnForm }) {
  const t = useTexts(returnFormTexts)
  const words = useTexts(rmaWordsTexts)
  const { number } = useFormat()
  const { values, lines, problems, isChecked } = useStore(form.store, state => state)
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{t('back')}</h2>
      </div>
      <div className="cw-card__body cw-return__back">
        {sendsGoods(lines) ? <WayBack form={form} /> : <p className="cw-sub">{t('nothingToSend')}</p>}
        <TextAreaField
          label={words('note')}
          required
          rows={3}
          maxLength={NOTE_CHARS}
          hint={t('noteLength', { chars: number(values.note.length), most: number(NOTE_CHARS) })}
          value={values.note}
          onValue={note => form.set({ note })}
          error={isChecked && problems.includes('NOTE_MISSING') ? t('noteMissing') : undefined}
        />
      </div>
    </section>
  )
}

/** Who brings the goods, and from where. */
function WayBack({ form }: { form: ReturnForm }) {
  const t = useTexts(returnFormTexts)
  const words = useTexts(rmaWordsTexts)
  const { values, addresses } = useStore(form.store, state => state)
  const has = useProblems(form)
  const { deliveryType } = values
  return (
    <>
      <Ways form={form} />
      {deliveryType === 'own' && <OwnForwarder form={form} />}
      {deliveryType !== null && deliveryType !== 'supplierCourier' && (
        <TextField
          label={words('trackingNo')}
          code
          maxLength={60}
          value={values.trackingNo}
          onValue={trackingNo => form.set({ trackingNo })}
        />
      )}
      <SelectField
        label={words('address')}
        required
        value={values.addressId === null ? '' : String(values.addressId)}
        onValue={value => form.set({ addressId: value === '' ? null : Number(value) })}
        error={has('ADDRESS_MISSING') ? t('addressMissing') : undefined}
        options={[{ value: '', label: t('chooseAddress') }, ...addressOptions(addresses, values.addressId)]}
      />
    </>
  )
}

/** What is missing is said after the reader has tried to submit. */
function useProblems(form: ReturnForm) {
  const { problems, isChecked } = useStore(form.store, state => state)
  return (code: ReturnFormProblem) => isChecked && problems.includes(code)
}

/** Who brings the goods. */
function Ways({ form }: { form: ReturnForm }) {
  const t = useTexts(returnFormTexts)
  const words = useTexts(rmaWordsTexts)
  const { money } = useFormat()
  const hintId = useId()
  const { values, sums } = useStore(form.store, state => state)
  const isMissing = useProblems(form)('DELIVERY_MISSING')
  const { control, notes } = describedBy(useId(), { error: isMissing && t('deliveryMissing') })
  return (
    <fieldset
      className="cw-return__ways"
      aria-describedby={control['aria-describedby']}
      data-invalid={isMissing ? '' : undefined}
    >
      <legend className="cw-label">
        {words('delivery')}
        <span className="cw-label__req" aria-hidden="true">
          *
        </span>
      </legend>
      {RETURN_DELIVERY_TYPES.map(way => (
        <div key={way} className="cw-return__way">
          <Radio
            name="cw-return-way"
            checked={values.deliveryType === way}
            aria-describedby={`${hintId}-${way}`}
            onChecked={() => form.set({ deliveryType: way })}
          >
            {words(DELIVERY_WORDS[way])}
          </Radio>
          <span className="cw-sub" id={`${hintId}-${way}`}>
            {way === 'supplierCourier' && sums && sums.courierCost > 0
              ? t('supplierCourierCost', { cost: money(sums.courierCost, sums.currency) })
              : t(WAY_HINTS[way])}
          </span>
        </div>
      ))}
      {notes}
    </fieldset>
  )
}

/** The forwarder that the buyer has. */
function OwnForwarder({ form }: { form: ReturnForm }) {
  const t = useTexts(returnFormTexts)
  const words = useTexts(rmaWordsTexts)
  const { forwarder, otherForwarder } = useStore(form.store, state => state.values)
  const isMissing = useProblems(form)('FORWARDER_MISSING')
  return (
    <>
      <SelectField
        label={words('forwarder')}
        required
        value={forwarder}
        onValue={value => form.set({ forwarder: value })}
        error={isMissing && forwarder === '' ? t('forwarderMissing') : undefined}
        options={[
          { value: '', label: t('chooseReason') },
          ...RETURN_FORWARDERS.map(value => ({
            value,
            label: value === OTHER_FORWARDER ? words('others') : value,
          })),
        ]}
      />
      {forwarder === OTHER_FORWARDER && (
        <TextField
          label={words('otherForwarder')}
          required
          maxLength={60}
          value={otherForwarder}
          onValue={value => form.set({ otherForwarder: value })}
          error={isMissing ? t('forwarderMissing') : undefined}
        />
      )}
    </>
  )
}

const WAY_HINTS = {
  customerCourier: 'customerCourierHint',
  supplierCourier: 'supplierCourierHint',
  own: 'ownHint',
} as const satisfies Record<ReturnDeliveryType, string>

/** The book may have an address twice, such as for invoices and for goods: it is offered once. @param chosen stays among them */
function addressOptions(addresses: readonly BookAddress[], chosen: number | null) {
  const sorted = [...addresses].sort((a, b) => Number(b.addressId === chosen) - Number(a.addressId === chosen))
  const kept = new Map(sorted.reverse().map(address => [addressKey(address), address.addressId]))
  return addresses
    .filter(address => kept.get(addressKey(address)) === address.addressId)
    .map(address => ({ value: String(address.addressId), label: addressLabel(address) }))
}

const addressLabel = ({ company, firstName, lastName, address1, city }: BookAddress): string =>
  [company || `${firstName} ${lastName}`, address1, city].filter(part => part.trim() !== '').join(', ')

const addressKey = (address: BookAddress): string =>
  [addressLabel(address), address.address2, address.postcode, address.country].join(' ').toLowerCase()
