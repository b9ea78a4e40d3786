import { ConfirmDialog } from '../primitives/dialog'
import { useConfirmLabels } from '../provider/dialog-labels'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { useSelect } from '../provider/use-select'
import { useT } from '../provider/use-t'
import { WidgetBox } from '../provider/widget-box'
import { layoutTexts } from './layout.texts'

export interface ExpiredDialogProps {
  /** Told before the page is loaded anew for the sign-in: on a page that visitors see too, the host leads to its form. */
  onConfirm?: HostHandler<Record<string, never>>
}

/** Asks once when the server no longer knows the sign-in; what was typed stays (ERR-002, ERR-003). */
export function ExpiredDialog({ onConfirm }: ExpiredDialogProps) {
  const { session } = useShop()
  const t = useT(layoutTexts)
  const labels = useConfirmLabels()
  const expired = useSelect(session.store, state => state.expired)
  return (
    <WidgetBox>
      <ConfirmDialog
        {...labels}
        title={t('expiredTitle')}
        open={expired}
        onConfirm={() => {
          onConfirm?.({})
          session.answerExpired(true)
        }}
        onCancel={() => session.answerExpired(false)}
      >
        {t('expired')}
      </ConfirmDialog>
    </WidgetBox>
  )
}
