import type { ListedSku } from '@cartwright/core/contract'
import { Tag } from '../primitives/status'
import { useTexts } from '../provider/use-texts'
import { productListTexts } from './product-list.texts'

/** Which number of a part was searched for, when it is one that stands nowhere else in a list, or as which one the keyword was read. */
export function MatchedBy({ part }: { part: ListedSku }) {
  const t = useTexts(productListTexts)
  const { matchedBy, reading } = part
  if (reading) return <Tag tone="warning">{t('readAs', { number: part.oemCode })}</Tag>
  if (matchedBy !== 'unionCode' && matchedBy !== 'boxBarcode' && matchedBy !== 'productBarcode') return null
  return (
    <Tag>
      {t(`matched.${matchedBy}`)} <span className="cw-code">{part[matchedBy]}</span>
    </Tag>
  )
}
