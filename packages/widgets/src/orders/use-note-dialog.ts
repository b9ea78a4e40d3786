import { carryNote } from '@cartwright/core'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import { useStore } from '../provider/use-store'

/** Whether the delivery note of an order is being changed; who signs in again finds it so (ERR-003), and no other account does. */
export function useNoteDialog(orderNo: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const shop = useShop()
  // Kept by account, which may be known later than the order.
  const accountId = useStore(shop.session.store, state => state.accountId)
  const [openFor, setOpenFor] = useState<number>()
  const isOpen = openFor === accountId
  const shown = useRef(isOpen)
  shown.current = isOpen
  const carried = useDisposable(() => carryNote(shop, orderNo, () => shown.current), `${accountId} ${orderNo}`)
  useEffect(() => {
    if (carried?.wasOpen) setOpenFor(accountId)
  }, [carried, accountId])
  return [
    isOpen,
    open => {
      if (!open) carried?.forget()
      setOpenFor(open ? accountId : undefined)
    },
  ]
}
