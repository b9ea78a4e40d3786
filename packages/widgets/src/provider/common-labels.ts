/** Ready-made labels for primitives, in the reader's language. */
import { useMemo } from 'react'
import type { PagerTexts } from '../primitives/pager'
import { commonTexts } from './common.texts'
import { useFormat, useT } from './use-t'

/** Everything a `<Pager>` says. */
export function usePagerTexts(): PagerTexts {
  const t = useT(commonTexts)
  const { number } = useFormat()
  return useMemo(
    () => ({
      label: t('pages'),
      previous: t('previousPage'),
      next: t('nextPage'),
      page: page => t('page', { page: number(page) }),
      range: (from, to, total) => t('pageRange', { from: number(from), to: number(to), total: number(total) }),
      pageSize: t('pageSize'),
    }),
    [t, number],
  )
}

/** Labels of a `<Quantity>` for a part number; spread them into it. */
export function useQuantityLabels(): (partNumber: string) => { label: string; lessLabel: string; moreLabel: string } {
  const t = useT(commonTexts)
  return partNumber => ({
    label: t('quantityOf', { number: partNumber }),
    lessLabel: t('oneLess'),
    moreLabel: t('oneMore'),
  })
}

/** Title and buttons of a `<ConfirmDialog>`: Warning, Confirm, Cancel (CART-009); spread them into it. */
export function useConfirmLabels(): { title: string; confirmLabel: string; cancelLabel: string } {
  const t = useT(commonTexts)
  return { title: t('warning'), confirmLabel: t('confirm'), cancelLabel: t('cancel') }
}
