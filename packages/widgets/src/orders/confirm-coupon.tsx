import type { Confirmation } from '@cartwright/core'
import { useEffect, useState } from 'react'
import { couponsTexts } from '../coupons/coupons.texts'
import { closeIcon, tagIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Heard } from '../primitives/heard'
import { Icon } from '../primitives/icon'
import { TextField } from '../primitives/text-field'
import { useAnnounce } from '../primitives/use-announce'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import type { ReadyState } from './order-confirm.types'

/** One coupon for the order: its code is checked before it counts, and it can be taken away again. EU only (CPN-001). */
export function ConfirmCoupon({ confirmation, state }: { confirmation: Confirmation; state: ReadyState }) {
  const region = useStore(useShop().sites.store, site => site.region)
  const t = useTexts(couponsTexts)
  const { money } = useFormat()
  // A code that no longer counts stays, to be corrected.
  const [typed, setTyped] = useState(state.couponCode)
  const [isApplied, setApplied] = useState(false)
  const announce = useAnnounce()
  const error = state.couponError
  // The focus is on the button: the field that shows the error is not read by itself.
  useEffect(() => {
    if (error) announce({ about: 'coupon', result: error })
  }, [error, announce])
  if (region !== 'EU') return null
  const { coupon, currency } = state.confirmation
  if (coupon) {
    const saved = coupon.shippingSaved > 0 ? t('savesShipping', { amount: money(coupon.shippingSaved, currency) }) : ''
    return (
      <div className="cw-field cw-confirm__coupon">
        <span className="cw-label">{t('coupon')}</span>
        <Heard as="div" when={isApplied ? 'drawn' : 'changed'} className="cw-coupon">
          <Icon shape={tagIcon} />
          <span className="cw-grow">
            <b className="cw-code">{coupon.code}</b>
            <span className="cw-sub">{[coupon.title, saved].filter(Boolean).join(' · ')}</span>
          </span>
          <Button
            kind="quiet"
            size="s"
            icon={closeIcon}
            aria-label={t('remove', { code: coupon.code })}
            onClick={() => {
              setTyped('')
              confirmation.removeCoupon()
            }}
          />
        </Heard>
      </div>
    )
  }
  return (
    <form
      className="cw-confirm__coupon"
      onSubmit={event => {
        event.preventDefault()
        setApplied(true)
        void confirmation.applyCoupon(typed)
      }}
    >
      <TextField
        label={t('code')}
        code
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onValue={setTyped}
        error={error}
        disabled={state.status === 'placing'}
      />
      <Button type="submit" busy={state.couponStatus === 'checking'}>
        {t('apply')}
      </Button>
    </form>
  )
}
