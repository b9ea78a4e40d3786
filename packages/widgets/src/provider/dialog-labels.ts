import { commonTexts } from './common.texts'
import { useTexts } from './use-texts'

/** Title and buttons of a `<ConfirmDialog>`: Warning, Confirm, Cancel (CART-009); spread them into it. */
export function useConfirmLabels(): { title: string; confirmLabel: string; cancelLabel: string } {
  const t = useTexts(commonTexts)
  return { title: t('warning'), confirmLabel: t('confirm'), cancelLabel: t('cancel') }
}
