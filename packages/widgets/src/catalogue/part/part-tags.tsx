import type { Sku } from '@cartwright/core/contract'
import { discountShare } from '@cartwright/core/rules'
import type { ReactNode } from 'react'
import { banIcon } from '../../icons/icons'
import { Icon } from '../../primitives/icon'
import { Tag } from '../../primitives/status'
import { useFormat, useTexts } from '../../provider/use-texts'
import { buyingTexts } from './buying.texts'

export interface PartTagsProps {
  part: Pick<Sku, 'unitPrice' | 'discountPrice' | 'disabled' | 'successor'>
  /** What is said of an offer besides. */
  children?: ReactNode
}

/** What is special about a part: how much an offer takes off, or that it is no longer sold and what takes its place. */
export function PartTags({ part, children }: PartTagsProps) {
  const t = useTexts(buyingTexts)
  const { number } = useFormat()
  if (part.disabled)
    return (
      <Tag>
        <Icon shape={banIcon} size="s" />
        {part.successor ? t('successor', { number: part.successor }) : t('noLongerSold')}
      </Tag>
    )
  const { unitPrice, discountPrice } = part
  if (discountPrice === null) return null
  const share = unitPrice === null ? 0 : discountShare({ unitPrice, discountPrice })
  return (
    <Tag tone="danger">
      {share === 0 ? (
        t('offer')
      ) : (
        <>
          <span className="cw-sr">{t('offer')}</span> −{number(share, { style: 'percent', maximumFractionDigits: 0 })}
        </>
      )}
      {children}
    </Tag>
  )
}
