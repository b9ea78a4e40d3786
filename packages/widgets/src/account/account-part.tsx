import type { ReactNode } from 'react'
import { type IconShape, lockIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
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
  onRetry: () => void
  /** Draws the part, once its data is there. */
  children: () => ReactNode
}

/** A part of the account, or why it cannot be shown: signed out, not allowed, failed, still on its way. */
export function AccountPart({ icon, says, isSignedIn, isForbidden, status, onRetry, children }: AccountPartProps) {
  const common = useTexts(commonTexts)
  if (!isSignedIn)
    return (
      <WidgetBox>
        <SignInFirst>{says.signIn}</SignInFirst>
      </WidgetBox>
    )
  if (says.forbidden && isForbidden)
    return (
      <WidgetBox className="cw-card">
        <Empty icon={lockIcon} title={says.forbidden} />
      </WidgetBox>
    )
  if (status === 'failed')
    return (
      <WidgetBox className="cw-card">
        <Empty icon={icon} failed title={says.failed} actions={<Button onClick={onRetry}>{common('retry')}</Button>} />
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
