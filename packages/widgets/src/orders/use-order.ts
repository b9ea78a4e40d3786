import { ordersOf, type ShopError, withPromises } from '@cartwright/core'
import type { Order } from '@cartwright/core/contract'
import { useEffect, useState } from 'react'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'

export interface ReadOrder {
  order?: Order
  error?: ShopError
  /** Forgets the failure and asks again. */
  retry: () => void
  /** Shows the order as a call has answered it. */
  show: (order: Order) => void
}

/** An order by its number, in the reader's language and as the reader may see it; read again when either changes. */
export function useOrder(orderNo: string): ReadOrder {
  const shop = useShop()
  const { i18n, session } = shop
  const orders = ordersOf(shop)
  const isSignedIn = useStore(session.store, state => state.isSignedIn)
  const language = useStore(i18n.store, state => state.language)
  const [read, setRead] = useState<{ orderNo: string; order?: Order; error?: ShopError }>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    void [tries, language, isSignedIn]
    const question = new AbortController()
    orders.get(orderNo, question.signal).then(
      order => !question.signal.aborted && setRead({ orderNo, order: withPromises(order) }),
      error => !question.signal.aborted && setRead({ orderNo, error }),
    )
    return () => question.abort()
  }, [orders, orderNo, tries, language, isSignedIn])
  const retry = () => {
    setRead(undefined)
    setTries(tries + 1)
  }
  const show = (order: Order) => setRead({ orderNo, order })
  return read?.orderNo === orderNo ? { ...read, retry, show } : { retry, show }
}
