import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../primitives/dialog'
import { useConfirmLabels } from '../provider/dialog-labels'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { deskOf } from '../provider/sign-in-desk'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { sessionEndTexts } from './session-end.texts'

export interface ExpiredDialogProps {
  /**
   * Called before the page is loaded again for the sign-in: on a page that visitors see too, the host leads to its form. With
   * `shopUrl` the page is not loaded again: the reader is brought to a form on it.
   */
  onConfirm?: HostHandler<Record<string, never>>
}

/** Asks once when the server no longer knows the sign-in; what was typed stays (ERR-002, ERR-003). */
export function ExpiredDialog({ onConfirm }: ExpiredDialogProps) {
  const shop = useShop()
  const { session } = shop
  const isHosted = shop.shopUrl !== undefined
  const t = useTexts(sessionEndTexts)
  const labels = useConfirmLabels()
  const expired = useStore(session.store, state => state.expired)
  const [isConfirmed, setConfirmed] = useState(false)
  const asks = useRef(true)
  asks.current = !isConfirmed
  useEffect(() => {
    if (!expired) setConfirmed(false)
  }, [expired])
  useEffect(() => {
    if (isHosted)
      return deskOf(shop).addForm({ isForm: false, show: () => asks.current && session.store.getState().expired })
  }, [shop, session, isHosted])
  const confirm = () => {
    onConfirm?.({})
    if (!isHosted) return session.answerExpired(true)
    asks.current = false
    setConfirmed(true)
    deskOf(shop).open()
  }
  return (
    <WidgetBox>
      <ConfirmDialog
        {...labels}
        title={t('expiredTitle')}
        open={expired && !isConfirmed}
        onConfirm={confirm}
        onCancel={() => session.answerExpired(false)}
      >
        {t('expired')}
      </ConfirmDialog>
    </WidgetBox>
  )
}
