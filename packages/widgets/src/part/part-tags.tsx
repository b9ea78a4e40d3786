import type { Sku } from '@cartwright/core/contract'
import { Icon } from '../primitives/icon'
import { banIcon } from '../primitives/icons'
import { Tag } from '../primitives/status'
import { useT } from '../provider/use-t'
import { buyingTexts } from './buying.texts'

/** What is special about a part: a promotion, or that it is no longer sold and what takes its place. */
export function PartTags({ part }: { part: Pick<Sku, 'discountPrice' | 'disabled' | 'successor'> }) {
  const t = useT(buyingTexts)
  if (part.disabled)
    return (
      <Tag>
        <Icon shape={banIcon} size="s" />
        {part.successor ? t('successor', { number: part.successor }) : t('noLongerSold')}
      </Tag>
    )
  return part.discountPrice === null ? null : <Tag tone="danger">{t('offer')}</Tag>
}
