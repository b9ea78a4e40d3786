import type { ListedSku, NumberKind } from '@cartwright/core/contract'
import { Tag } from '../primitives/status'
import { useT } from '../provider/use-t'
import { productListTexts } from './product-list.texts'

/** The number of a part, of each kind. */
const numberOf: Record<Exclude<NumberKind, 'number'>, (part: ListedSku) => string | null> = {
  oemCode: part => part.oemCode,
  unionCode: part => part.unionCode,
  boxBarcode: part => part.boxBarcode,
  productBarcode: part => part.productBarcode,
  custNumber: part => part.custNumber,
}

/** Which number of a part was searched for, when it is not the one that stands there anyway. */
export function MatchedBy({ part }: { part: ListedSku }) {
  const t = useT(productListTexts)
  const { matchedBy } = part
  if (!matchedBy || matchedBy === 'number') return null
  return (
    <Tag>
      {t(`matched.${matchedBy}`)} <span className="cw-code">{numberOf[matchedBy](part)}</span>
    </Tag>
  )
}
