import type { SkuDetails, SkuImage } from '@cartwright/core/contract'
import { useState } from 'react'
import { useTexts } from '../provider/use-texts'
import { PartPicture } from './part/part-picture'
import { productTexts } from './product.texts'

/** The picture of a part, and the others below it when there are any. */
export function Gallery({ part, images }: { part: SkuDetails; images: readonly SkuImage[] }) {
  const t = useTexts(productTexts)
  const [chosen, setChosen] = useState(0)
  const shown = images[chosen]?.url ?? part.image
  return (
    <div className="cw-gallery">
      <div className="cw-gallery__big">
        <PartPicture eager image={shown} size="fill" alt={part.name} />
      </div>
      {images.length > 1 && (
        <div className="cw-row cw-row--wrap">
          {images.map((image, index) => (
            <button
              key={image.imageId}
              type="button"
              className="cw-gallery__thumb"
              aria-label={t('picture', { number: index + 1 })}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              <PartPicture image={image.url} size="l" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
