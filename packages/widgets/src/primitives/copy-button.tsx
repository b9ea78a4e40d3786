import { useEffect, useState } from 'react'
import { circleCheckIcon, copyIcon } from '../icons/icons'
import { Button, type ButtonProps } from './button'
import { Heard } from './heard'

/** So long it says that the text is copied. */
const SAID_MS = 2000

export interface CopyButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'className'> {
  /** What is put on the clipboard. */
  text: string
  /** Says what is copied. */
  label: string
  /** Said when it is done. */
  copiedLabel: string
  /** Shows its icon alone; the label is its name then. */
  isIcon?: boolean
}

/** Puts a text on the clipboard. Nothing on pages without a secure address, which browsers give none. */
export function CopyButton({ text, label, copiedLabel, isIcon, ...look }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  if (!('clipboard' in navigator)) return null
  // Forbidden by the reader or the host of an element: it does not say that it is copied.
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <>
      <Button
        {...look}
        icon={isCopied ? circleCheckIcon : copyIcon}
        aria-label={isIcon ? label : undefined}
        title={isIcon ? label : undefined}
        onClick={copy}
      >
        {isIcon ? undefined : label}
      </Button>
      <Heard className="cw-sr">{isCopied && copiedLabel}</Heard>
    </>
  )
}
