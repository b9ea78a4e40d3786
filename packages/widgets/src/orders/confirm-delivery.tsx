import { type Confirmation, type ConfirmationState, orderTexts, type Uploads } from '@cartwright/core'
import type { OrderType } from '@cartwright/core/contract'
import { useId } from 'react'
import { AddressLines, addressee } from '../account/address-lines'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { Radio } from '../primitives/radio'
import { Tag } from '../primitives/status'
import { SelectField } from '../primitives/text-field'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { UploadsField } from '../uploads/uploads-field'
import { orderConfirmTexts } from './order-confirm.texts'
import type { ReadyState } from './order-confirm.types'
import { orderFilesTexts } from './order-files.texts'
import { orderSumsTexts } from './order-sums.texts'
import { TYPE_WORDS } from './order-words'
import { orderWordsTexts } from './order-words.texts'
import { PoNoField } from './po-no-field'
import type { ShipTo } from './use-ship-to'

export interface ConfirmDeliveryProps {
  confirmation: Confirmation
  state: ReadyState
  shipTo: ShipTo
  files: Uploads
  /** To be shown at their fields. */
  problems: ConfirmationState['problems']
  /** The postcode that the reader was asked about, as `oddPostcode` names it. */
  askedPostcode: string | undefined
}

const TYPES = [
  { type: 'REG', hint: 'regHint' },
  { type: 'DROP', hint: 'dropHint' },
  { type: 'CPDROP', hint: 'cpdropHint' },
] as const satisfies readonly { type: OrderType; hint: string }[]

/** Value of the choice that opens the fields for another address. */
const ANOTHER = 'another'

/** Order type, Ship To, and the buyer's own number of the order. */
export function ConfirmDelivery(props: ConfirmDeliveryProps) {
  const { confirmation, state, shipTo, files, problems, askedPostcode } = props
  const { sites } = useShop()
  const t = useTexts(orderConfirmTexts)
  const filesWords = useTexts(orderFilesTexts)
  const TypedAddress = useLazy(shipTo.draft !== undefined, async () => (await import('./typed-address')).TypedAddress)
  const serviceEmail = useStore(sites.store, site => site.serviceEmail)
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{t('delivery')}</h2>
      </div>
      <div className="cw-card__body cw-confirm__fields">
        <OrderTypes confirmation={confirmation} state={state} />
        {state.orderType === 'CPDROP' && (
          <UploadsField
            uploads={files}
            label={filesWords('label')}
            note={filesWords('orMail', { email: serviceEmail })}
          />
        )}
        <div className="cw-confirm__pair cw-confirm__pair--even">
          <ShipToField state={state} shipTo={shipTo} problems={problems} />
          <div className="cw-field">
            <h3 className="cw-label">{t('billTo')}</h3>
            <div className="cw-confirm__address">
              <AddressLines address={state.confirmation.billTo} />
            </div>
          </div>
        </div>
        <ChangedDefault state={state} />
        <OwnAddressNotice confirmation={confirmation} state={state} shipTo={shipTo} />
        {TypedAddress && shipTo.draft && (
          <TypedAddress
            draft={shipTo.draft}
            shipTo={shipTo}
            isChecked={Boolean(problems.shipTo)}
            asked={askedPostcode}
            refused={state.refused}
          />
        )}
        <PoNoField confirmation={confirmation} state={state} />
      </div>
    </section>
  )
}

/** The buyer sees a change of the default address before the first parcel goes there. */
function ChangedDefault({ state }: Pick<ConfirmDeliveryProps, 'state'>) {
  const t = useTexts(orderConfirmTexts)
  const { date } = useFormat()
  const { shipToChanged } = state.confirmation
  if (!shipToChanged) return null
  return <Notice tone="warning">{t('shipToChanged', { date: date(shipToChanged) })}</Notice>
}

function OrderTypes({ confirmation, state }: Pick<ConfirmDeliveryProps, 'confirmation' | 'state'>) {
  const t = useTexts(orderConfirmTexts)
  const words = useTexts(orderWordsTexts)
  const { money } = useFormat()
  const name = useId()
  const { dropShipment, currency } = state.confirmation
  return (
    <fieldset>
      <legend className="cw-label">{t('orderType')}</legend>
      <div className="cw-confirm__types">
        {TYPES.map(({ type, hint }) => (
          <div key={type} className="cw-confirm__type">
            <Radio
              name={name}
              value={type}
              checked={state.orderType === type}
              onChecked={() => confirmation.setOrderType(type)}
            >
              <span className="cw-row">
                <b>{words(TYPE_WORDS[type])}</b>{' '}
                <span aria-hidden="true">
                  <Tag line>{type}</Tag>
                </span>
              </span>
              {t(hint)}
              {type !== 'REG' && dropShipment && ` ${t('withFee', { fee: money(dropShipment.handlingFee, currency) })}`}
            </Radio>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

const bookOf = (state: ReadyState) => state.confirmation.addresses.filter(address => address.addressId !== null)

/** The chosen address of the book; undefined for one that is typed. */
const chosenAddress = (state: ReadyState, shipTo: ShipTo) =>
  bookOf(state).find(known => known.addressId === shipTo.addressId)

/** An address of the book, or another one. */
function ShipToField({ state, shipTo, problems }: Pick<ConfirmDeliveryProps, 'state' | 'shipTo' | 'problems'>) {
  const t = useTexts(orderConfirmTexts)
  const sums = useTexts(orderSumsTexts)
  const order = useTexts(orderTexts)
  const said = (key: string | undefined) => (key === undefined ? undefined : order(key as Parameters<typeof order>[0]))
  const address = chosenAddress(state, shipTo)
  return (
    <div className="cw-col">
      <SelectField
        label={sums('shipTo')}
        required
        value={shipTo.draft ? ANOTHER : String(shipTo.addressId ?? '')}
        onValue={value => (value === ANOTHER ? shipTo.typeIn() : shipTo.choose(Number(value)))}
        error={shipTo.draft ? undefined : said(problems.shipTo)}
        options={[
          ...(shipTo.addressId === undefined && !shipTo.draft
            ? [{ value: '', label: t('choose'), disabled: true }]
            : []),
          ...bookOf(state).map(known => ({
            value: String(known.addressId),
            label: [addressee(known), known.city].filter(Boolean).join(', '),
          })),
          { value: ANOTHER, label: t('anotherAddress') },
        ]}
      />
      {address && (
        <div className="cw-confirm__address">
          <AddressLines address={address} />
        </div>
      )}
    </div>
  )
}

/** A drop shipment to an address of the company itself is a regular order. */
function OwnAddressNotice({
  confirmation,
  state,
  shipTo,
}: Pick<ConfirmDeliveryProps, 'confirmation' | 'state' | 'shipTo'>) {
  const t = useTexts(orderConfirmTexts)
  const id = chosenAddress(state, shipTo)?.addressId
  if (state.orderType === 'REG' || id == null || !state.confirmation.dropShipment?.ownAddressIds.includes(id))
    return null
  return (
    <Notice
      tone="warning"
      live
      action={<Button onClick={() => confirmation.setOrderType('REG')}>{t('ownAddressRegular')}</Button>}
    >
      {t('ownAddress')}
    </Notice>
  )
}
