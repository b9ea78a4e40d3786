import { commonTexts } from './common.texts'
import { useT } from './use-t'

/** Title and buttons of a `<ConfirmDialog>`: Warning, Confirm, Cancel (CART-009); spread them into it. */
export function useConfirmLabels(): { title: string; confirmLabel: string; cancelLabel: string } {
  const t = useT(commonTexts)
  return { title: t('warning'), confirmLabel: t('confirm'), cancelLabel: t('cancel') }
}
