import type { Sku } from '@cartwright/core/contract'
import { useFormat, useTexts } from '../provider/use-texts'
import { quickOrderTexts } from './quick-order.texts'

/** Pages or width of a part: "3,000 pages"; empty where it has neither. */
export function useMeasure(): (part: Sku) => string {
  const t = useTexts(quickOrderTexts)
  const { number } = useFormat()
  return ({ pageYield, tapeWidthMm }) => {
    if (pageYield !== null) return t('pages', { count: pageYield, n: number(pageYield) })
    return tapeWidthMm === null ? '' : t('width', { n: number(tapeWidthMm) })
  }
}

/** Brand, OEM code, and pages or width: "Brother TN-2420, 3,000 pages". */
export function usePartAbout(): (part: Sku) => string {
  const measure = useMeasure()
  return part => [`${part.brandName} ${part.oemCode}`, measure(part)].filter(Boolean).join(', ')
}
