/** Labels of primitives, in the reader's language. */
import { commonTexts } from './common.texts'
import { useT } from './use-t'

/** Labels of a `<Quantity>` for a part number; spread them into it. */
export function useQuantityLabels(): (partNumber: string) => { label: string; lessLabel: string; moreLabel: string } {
  const t = useT(commonTexts)
  return partNumber => ({
    label: t('quantityOf', { number: partNumber }),
    lessLabel: t('oneLess'),
    moreLabel: t('oneMore'),
  })
}
