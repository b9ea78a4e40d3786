import { useState } from 'react'
import { cx } from '../../primitives/class-names'
import { useShop } from '../../provider/shop-provider'
import { addSheet } from '../../styles/sheet'
import css from './part.css?inline'

addSheet(css)

export interface PartPictureProps {
  /** Path of the picture below the shop's origin, empty where there is none. */
  image: string
  /** 36 × 30 or 64 × 52; default 44 × 36 px. `fill` takes the width of its box. */
  size?: 's' | 'l' | 'fill'
  /** Surely in sight: fetched without looking where it is. */
  eager?: boolean | undefined
  /** Empty beside a part number, which says it all; words where the picture stands alone. */
  alt?: string
}

/** Picture of a part on its tile. The box has its size before the picture arrives, and stays when there is none. */
export function PartPicture({ image, size, eager, alt = '' }: PartPictureProps) {
  const { client } = useShop()
  const [missing, setMissing] = useState<string>()
  return (
    <span className={cx('cw-pic', size && `cw-pic--${size}`)} part="picture">
      {image && missing !== image && (
        <img
          src={client.fileUrl(image)}
          alt={alt}
          width={320}
          height={240}
          loading={eager ? undefined : 'lazy'}
          decoding="async"
          onError={() => setMissing(image)}
        />
      )}
    </span>
  )
}
