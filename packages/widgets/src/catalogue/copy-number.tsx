import { CopyButton } from '../primitives/copy-button'
import { useTexts } from '../provider/use-texts'
import { productTexts } from './product.texts'

/** Puts a number on the clipboard. */
export function CopyNumber({ number }: { number: string }) {
  const t = useTexts(productTexts)
  return (
    <CopyButton
      kind="quiet"
      size="s"
      className="cw-copy"
      isIcon
      text={number}
      label={t('copyNumber', { number })}
      copiedLabel={t('copied')}
    />
  )
}
