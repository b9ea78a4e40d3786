import type { BookAddress } from '@cartwright/core/contract'
import { useEffect, useRef } from 'react'
import { checkIcon, phoneIcon, trashIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { cx } from '../primitives/class-names'
import { Icon } from '../primitives/icon'
import { refocus } from '../primitives/refocus'
import { Tag } from '../primitives/status'
import { useTexts } from '../provider/use-texts'
import { addressBookTexts } from './address-book.texts'
import { AddressLines, addressee } from './address-lines'

export interface AddressCardProps {
  address: BookAddress
  /** The reader may not change it. */
  isFixed?: boolean
  onEdit: () => void
  /** The reader may make it the default address. */
  mayBeDefault: boolean
  onMakeDefault: () => void
  onRemove: () => void
}

/** One address of the book, and what can be done with it. */
export function AddressCard({ address, isFixed, mayBeDefault, onEdit, onMakeDefault, onRemove }: AddressCardProps) {
  const t = useTexts(addressBookTexts)
  const postal = { ...address, countryIso2: address.country }
  const name = [addressee(postal), address.city].filter(Boolean).join(', ')
  const phone = address.phone || address.mobile
  const card = useRef<HTMLLIElement>(null)
  const isMade = useRef(false)
  useEffect(() => {
    // The button goes once the address is the default.
    const list = card.current?.parentElement
    if (address.isDefault && isMade.current && list) refocus(list, String(address.addressId))
    isMade.current = false
  }, [address.isDefault, address.addressId])
  return (
    <li
      ref={card}
      data-at={address.addressId}
      className={cx('cw-card', 'cw-address-card', address.isDefault && 'cw-address-card--default')}
    >
      {address.isDefault && (
        <Tag tone="info">
          <Icon shape={checkIcon} size="s" />
          {t('default')}
        </Tag>
      )}
      <AddressLines address={postal} />
      {phone && (
        <span className="cw-sub">
          <Icon shape={phoneIcon} size="s" /> {phone}
        </span>
      )}
      {!isFixed && (
        <div className="cw-row cw-address-card__acts">
          <Button size="s" aria-label={`${t('edit')}: ${name}`} onClick={onEdit}>
            {t('edit')}
          </Button>
          {!address.isDefault && mayBeDefault && (
            <Button
              size="s"
              kind="quiet"
              aria-label={`${t('makeDefault')}: ${name}`}
              onClick={() => {
                isMade.current = true
                onMakeDefault()
              }}
            >
              {t('makeDefault')}
            </Button>
          )}
          <Button
            size="s"
            kind="quiet"
            className="cw-end"
            icon={trashIcon}
            aria-label={`${t('remove')}: ${name}`}
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  )
}
