import type { ReactNode } from 'react'
import { SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import { ElementSlot, type Slots } from '../provider/element-slot'
import { useShop } from '../provider/shop-provider'
import { SignInFirst } from '../provider/sign-in-first'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'

export interface ListWidgetProps {
  className: string
  /** For visitors: what they see after they have signed in. */
  signIn: string
  /** Undefined until the list is there. */
  children: ReactNode | undefined
  /** What a React page has for the slots. */
  slots: Slots<ListSlot> | undefined
}

/** Slots of every list. */
export type ListSlot = 'header' | 'actions' | 'empty' | 'failed'

/** A list of one's company: for visitors the way to sign in, then rows that load, then the list. */
export function ListWidget({ className, signIn, slots, children }: ListWidgetProps) {
  const { session } = useShop()
  const common = useTexts(commonTexts)
  const isSignedIn = useStore(session.store, state => state.isSignedIn)
  if (!isSignedIn)
    return (
      <WidgetBox slots={slots}>
        <SignInFirst>{signIn}</SignInFirst>
      </WidgetBox>
    )
  return (
    <WidgetBox className={className} slots={slots}>
      <ElementSlot name="header" />
      {children ?? (
        <div className="cw-card">
          <SkeletonRows rows={8} label={common('loading')} />
        </div>
      )}
    </WidgetBox>
  )
}
