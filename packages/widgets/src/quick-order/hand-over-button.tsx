import { savedListsOf } from '@cartwright/core'
import { useState } from 'react'
import { ListNameDialog } from '../listing/list-name-dialog'
import { Button, type ButtonProps } from '../primitives/button'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { handOverTexts } from './hand-over.texts'

export interface HandOverButtonProps extends Pick<ButtonProps, 'size' | 'reason'> {
  /** The saved list; without one what quick order shows becomes a list first. */
  list?: { id: number; name: string } | undefined
  /** Hands over what is still being typed. */
  finish?: () => void
}

/** In the place of ordering, for an account that may not order: shares the list, and asks the main accounts to order it. */
export function HandOverButton({ list, finish, ...button }: HandOverButtonProps) {
  const shop = useShop()
  const lists = savedListsOf(shop)
  const t = useTexts(handOverTexts)
  const [isNaming, setNaming] = useState(false)
  const [busy, run] = useBusy()
  const handOver = async ({ id, name }: { id: number; name: string }) => {
    await lists.handOver(id)
    shop.messages.show({ kind: 'success', text: t('done', { name }) })
  }
  return (
    <>
      <Button
        kind="primary"
        {...button}
        busy={busy}
        onClick={() => {
          finish?.()
          if (list) run(() => handOver(list))
          else setNaming(true)
        }}
      >
        {t('handOver')}
      </Button>
      {isNaming && (
        <ListNameDialog
          title={t('nameIt')}
          onName={async name => {
            await lists.saveAs(name)
            const { shown } = lists.store.getState()
            if (shown) await handOver(shown)
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
