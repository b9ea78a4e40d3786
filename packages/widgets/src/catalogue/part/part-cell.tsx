import { partPath } from '@cartwright/core'
import type { Sku } from '@cartwright/core/contract'
import type { ReactNode } from 'react'
import { ShopLink } from '../../provider/shop-link'
import { useShop } from '../../provider/shop-provider'
import type { NavigationHandlers } from '../../provider/use-navigate'
import { useTexts } from '../../provider/use-texts'
import { Inks } from './inks'
import { partTexts } from './part.texts'
import { PartPicture } from './part-picture'

export interface PartCellProps extends NavigationHandlers {
  part: Pick<Sku, 'goodsSkuId' | 'number' | 'oemCode' | 'brandName' | 'image' | 'colour' | 'custNumber'>
  /** Colour tile before the number: false where a column shows it. */
  hasInks?: boolean
  pictureSize?: 's' | 'l' | undefined
  /** Badges and tags after the number. */
  children?: ReactNode
}

/** Picture, part number with the way to its page, and what others call it. The number is what one looks for, so it is never cut. */
export function PartCell({ part, hasInks = true, pictureSize, onNavigate, children }: PartCellProps) {
  const shop = useShop()
  const t = useTexts(partTexts)
  return (
    <div className="cw-part">
      <PartPicture image={part.image} size={pictureSize} />
      <div className="cw-part__words">
        <div className="cw-part__head">
          {hasInks && <Inks colour={part.colour} />}
          <ShopLink className="cw-part__number cw-code" to={partPath(shop, part.goodsSkuId)} onNavigate={onNavigate}>
            {part.number}
          </ShopLink>
          {children}
        </div>
        <span className="cw-sub">
          {part.brandName} <span className="cw-code">{part.oemCode}</span>
          {part.custNumber && (
            <>
              {/* Nothing of it is seen where the number goes to the next line. */}
              {'\u2002 '}
              <span className="cw-own-number">{t('yours', { number: part.custNumber })}</span>
            </>
          )}
        </span>
      </div>
    </div>
  )
}
