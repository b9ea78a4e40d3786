import { useEffect, useState } from 'react'
import { circleCheckIcon, copyIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { useTexts } from '../provider/use-texts'
import { productTexts } from './product.texts'

/** So long it says that the number is copied. */
const SAID_MS = 2000

/** Puts a number on the clipboard. Nothing on pages without a secure address, which browsers give none. */
export function CopyNumber({ number }: { number: string }) {
  const t = useTexts(productTexts)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  if (!('clipboard' in navigator)) return null
  // Forbidden by the reader or the host of an element: it does not say that it is copied.
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <>
      <Button
        kind="quiet"
        size="s"
        className="cw-copy"
        icon={isCopied ? circleCheckIcon : copyIcon}
        aria-label={t('copyNumber', { number })}
        title={t('copyNumber', { number })}
        onClick={copy}
      />
      <span className="cw-sr" role="status">
        {isCopied && t('copied')}
      </span>
    </>
  )
}
