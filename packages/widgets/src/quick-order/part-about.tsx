import type { Sku } from '@cartwright/core/contract'
import { type Format, useFormat, useT } from '../provider/use-t'
import { quickOrderTexts } from './quick-order.texts'

/** Brand, OEM code, and pages or width: "Brother TN-2420, 3,000 pages". */
export function usePartAbout(): (part: Sku) => string {
  const t = useT(quickOrderTexts)
  const { number } = useFormat()
  return part => [`${part.brandName} ${part.oemCode}`, measureOf(part, t, number)].filter(Boolean).join(', ')
}

type Translate = ReturnType<typeof useT<(typeof quickOrderTexts)['english']>>

export function measureOf({ pageYield, tapeWidthMm }: Sku, t: Translate, number: Format['number']): string {
  if (pageYield !== null) return t('pages', { count: pageYield, n: number(pageYield) })
  return tapeWidthMm === null ? '' : t('width', { n: number(tapeWidthMm) })
}
