import { missingRight, type ShopError } from '@cartwright/core'
import type { ReactNode } from 'react'
import { type IconShape, lockIcon } from '../icons/icons'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import { ReadFailed } from '../provider/read-failed'
import { SignInFirst } from '../provider/sign-in-first'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'

export interface AccountPartProps {
  /** Of what could not be loaded. */
  icon: IconShape
  /** Sentences in the place of the part. */
  says: { signIn: string; forbidden?: string; failed: string }
  isSignedIn: boolean
  isForbidden?: boolean
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Why it could not be loaded. */
  error: ShopError | undefined
  onRetry: () => void
  /** Draws the part, once its data is there. */
  children: () => ReactNode
}

/** A part of the account, or why it cannot be shown: signed out, not allowed, failed, still on its way. */
export function AccountPart({
  icon,
  says,
  isSignedIn,
  isForbidden,
  status,
  error,
  onRetry,
  children,
}: AccountPartProps) {
  const common = useTexts(commonTexts)
  if (!isSignedIn)
    return (
      <WidgetBox>
        <SignInFirst>{says.signIn}</SignInFirst>
      </WidgetBox>
    )
  const isKeyRefused = error !== undefined && missingRight(error) !== undefined
  if (says.forbidden && isForbidden && !isKeyRefused)
    return (
      <WidgetBox className="cw-card">
        <Empty icon={lockIcon} title={says.forbidden} />
      </WidgetBox>
    )
  if (status === 'failed')
    return (
      <WidgetBox className="cw-card">
        <ReadFailed icon={icon} title={says.failed} error={error} onRetry={onRetry} />
      </WidgetBox>
    )
  if (status !== 'ready')
    return (
      <WidgetBox className="cw-card">
        <SkeletonRows label={common('loading')} />
      </WidgetBox>
    )
  return children()
}
