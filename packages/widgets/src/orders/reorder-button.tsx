import { useState } from 'react'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { refreshIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { useLazy } from '../provider/use-lazy'
import { useMayOrder } from '../provider/use-may-order'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { reorderTexts } from './reorder.texts'

export interface ReorderButtonProps extends NavigationHandlers, AddToCartHandlers {
  orderNo: string
  /** In a row of a list: a sign, named after its order. */
  isSmall?: boolean
  /** In a list with room for words: named after its order for those who hear it. */
  isNamed?: boolean
}

/** Opens the report of what ordering again comes to; absent for accounts that place no orders. */
export function ReorderButton({ orderNo, isSmall = false, isNamed = false, ...handlers }: ReorderButtonProps) {
  const t = useTexts(reorderTexts)
  const mayOrder = useMayOrder()
  const [isOpen, setOpen] = useState(false)
  const ReorderDialog = useLazy(isOpen, async () => (await import('./reorder-dialog')).ReorderDialog)
  if (!mayOrder) return null
  return (
    <>
      {isSmall ? (
        <Button
          kind="quiet"
          icon={refreshIcon}
          aria-label={t('title', { orderNo })}
          title={t('again')}
          busy={isOpen && !ReorderDialog}
          onClick={() => setOpen(true)}
        />
      ) : (
        <Button
          icon={refreshIcon}
          {...(isNamed && { size: 's', 'aria-label': t('title', { orderNo }) })}
          busy={isOpen && !ReorderDialog}
          onClick={() => setOpen(true)}
        >
          {t('again')}
        </Button>
      )}
      {isOpen && ReorderDialog && <ReorderDialog orderNo={orderNo} onClose={() => setOpen(false)} {...handlers} />}
    </>
  )
}
