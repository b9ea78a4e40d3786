/** The coupon of an order that is being confirmed: what is wrong with a code is said before anything is sent. */
import type { StoreApi } from 'zustand/vanilla'
import * as couponsCalls from '../contract/coupons'
import { isShopError } from '../errors/shop-error'
import type { Shop } from '../shop.types'
import { type OrderSource, toOrderBody } from './order-confirmation.derive'
import { orderTexts } from './orders.texts'
import type { ConfirmationState } from './orders.types'

interface Confirming {
  store: StoreApi<ConfirmationState>
  source: OrderSource
  isUnderWay: () => boolean
  /** Asks for the confirmation with another coupon. */
  onCoupon: (couponCode: string) => void
}

export function createCouponUse({ client, i18n, messages }: Shop, { store, source, ...confirming }: Confirming) {
  /** The check under way; an answer to an older one is dropped. */
  let latest = 0
  const refuse = (couponError: string) => store.setState({ couponError, couponStatus: 'idle' })

  return {
    /** @source API-091, VAL-038, VAL-039 */
    async apply(typed: string): Promise<void> {
      if (confirming.isUnderWay()) return
      const code = typed.trim()
      if (code === '') return refuse(i18n.text(orderTexts, 'coupon-empty'))
      if (store.getState().shipViaId === undefined) return refuse(i18n.text(orderTexts, 'coupon-ship-via'))
      latest += 1
      const turn = latest
      store.setState({ couponStatus: 'checking', couponError: undefined })
      const { couponCode: _applied, ...order } = toOrderBody(store.getState(), source)
      try {
        const coupon = await client.call(couponsCalls.check, { body: { ...order, code } }, { silent: true })
        if (turn !== latest) return
        store.setState({ couponStatus: 'idle' })
        const refusal = refusalIn(coupon)
        if (refusal === undefined) confirming.onCoupon(coupon.code)
        else refuse(refusal)
      } catch (error) {
        if (turn !== latest) return
        store.setState({ couponStatus: 'idle' })
        if (isShopError(error, 'refused') && error.at.msg) refuse(error.at.msg)
        else messages.showError(error)
      }
    },
    remove(): void {
      latest += 1
      store.setState({ couponError: undefined, couponStatus: 'idle' })
      if (store.getState().couponCode !== '') confirming.onCoupon('')
    },
  }
}

/** An answer from 10000 on is handed back as it is (ERR-001): the code of a coupon is text, that of an answer a number. */
function refusalIn(answer: unknown): string | undefined {
  const { code, msg } = answer as { code?: unknown; msg?: unknown }
  return typeof code === 'number' ? String(msg ?? '') : undefined
}
