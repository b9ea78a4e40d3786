import type { NearestParts } from '@cartwright/core/contract'
import type { AddsToCart } from '../part/use-add-to-cart'
import { Button } from '../primitives/button'
import type { Navigates } from '../provider/use-go'
import { useT } from '../provider/use-t'
import { PartCards } from './part-cards'
import { productListTexts } from './product-list.texts'

export interface DidYouMeanProps extends Navigates, AddsToCart {
  nearest: NearestParts
  onKeyword: (keyword: string) => void
}

/** Below an empty result: the keyword put right, and parts with numbers like it, ready to be ordered. */
export function DidYouMean({ nearest: { keyword, parts }, onKeyword, ...handlers }: DidYouMeanProps) {
  const t = useT(productListTexts)
  if (keyword === null && parts.length === 0) return null
  return (
    <section className="cw-nearest" aria-label={t('didYouMean')}>
      {keyword !== null && (
        <p role="status">
          {t('didYouMean')}{' '}
          <Button kind="link" onClick={() => onKeyword(keyword)}>
            {keyword}
          </Button>
        </p>
      )}
      {parts.length > 0 && (
        <>
          <h2>{t('nearestNumbers')}</h2>
          <PartCards parts={parts} {...handlers} />
        </>
      )}
    </section>
  )
}
