import { Button } from '../primitives/button'
import { useTexts } from '../provider/use-texts'
import { productListTexts } from './product-list.texts'

export interface DidYouMeanProps {
  /** The keyword put right. */
  keyword: string
  onKeyword: (keyword: string) => void
}

/** Below the word that an empty result is about. */
export function DidYouMean({ keyword, onKeyword }: DidYouMeanProps) {
  const t = useTexts(productListTexts)
  return (
    <span className="cw-did-you-mean">
      <Button kind="link" onClick={() => onKeyword(keyword)}>
        {t('didYouMean', { keyword })}
      </Button>
    </span>
  )
}
