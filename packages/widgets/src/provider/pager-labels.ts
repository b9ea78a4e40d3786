import { useMemo } from 'react'
import type { PagerTexts } from '../primitives/pager'
import { pagerTexts } from './pager.texts'
import { useFormat, useTexts } from './use-texts'

/** Everything a `<Pager>` says. */
export function usePagerTexts(): PagerTexts {
  const t = useTexts(pagerTexts)
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
