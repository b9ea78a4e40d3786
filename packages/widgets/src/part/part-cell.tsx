import type { ReactNode } from 'react'
import { ShopLink } from '../provider/shop-link'
import type { Navigates } from '../provider/use-go'
import { useT } from '../provider/use-t'
import { Inks } from './inks'
import { partTexts } from './part.texts'
import { PartPicture } from './part-picture'

export interface PartCellProps extends Navigates {
  part: { number: string; oemCode: string; brandName: string; image: string; custNumber?: string | null }
  /** Path of the part's page; without it the number is plain text. */
  to?: string | undefined
  /** Colour tile before the number, where no column shows it. */
  colour?: string | null
  pictureSize?: 's' | 'l' | undefined
  /** Badges and tags after the number. */
  children?: ReactNode
}

/** Picture, part number, and what others call it. The number is what one looks for, so it is never cut. */
export function PartCell({ part, to, onNavigate, colour, pictureSize, children }: PartCellProps) {
  const t = useT(partTexts)
  return (
    <div className="cw-part">
      <PartPicture image={part.image} size={pictureSize} />
      <div className="cw-part__words">
        <div className="cw-part__head">
          {colour && <Inks colour={colour} />}
          {to ? (
            <ShopLink className="cw-part__number cw-code" to={to} onNavigate={onNavigate}>
              {part.number}
            </ShopLink>
          ) : (
            <b className="cw-code">{part.number}</b>
          )}
          {children}
        </div>
        <span className="cw-sub">
          {part.brandName} <span className="cw-code">{part.oemCode}</span>
          {part.custNumber && (
            <>
              {' · '}
              <span className="cw-nowrap">{t('yours', { number: part.custNumber })}</span>
            </>
          )}
        </span>
      </div>
    </div>
  )
}
