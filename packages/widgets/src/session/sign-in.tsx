import { useEffect, useRef } from 'react'
import { ElementSlot } from '../provider/element-slot'
import { useShop } from '../provider/shop-provider'
import { deskOf } from '../provider/sign-in-desk'
import { SignInFirst } from '../provider/sign-in-first'
import { useDirty } from '../provider/use-dirty'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { sessionTexts } from './session.texts'
import type { SignInProps } from './sign-in.types'
import { SignInForm } from './sign-in-form'
import { SignedIn } from './signed-in'

/** Sign-in form, also where the sign-in has expired; for those who are signed in, who they are and the way out. */
export function SignIn({
  note,
  joinPath = '/ac/register',
  contactPath = '/shop/contactus',
  resetPath = '/ac/password',
  filled,
  slots,
  onSignedIn,
  onNavigate,
}: SignInProps) {
  const shop = useShop()
  const { session } = shop
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (shop.shopUrl === undefined || shop.signInByHost) return
    return deskOf(shop).addForm({ isForm: true, show: () => showForm(box.current) })
  }, [shop])
  const t = useTexts(sessionTexts)
  const { isKnown, isExpired } = useStore(session.store, state => ({
    isKnown: state.isSignedIn && state.status === 'ready',
    isExpired: state.expired,
  }))
  const [isDirty, onInput] = useDirty(isKnown)
  return (
    <WidgetBox className="cw-sign-in" states={{ dirty: isDirty }} slots={slots} onInput={onInput}>
      <ElementSlot name="header" />
      <span ref={box} />
      {isKnown && !isExpired ? (
        <SignedIn />
      ) : shop.signInByHost ? (
        // Their password is that of the host.
        <SignInFirst>{t('signedOut')}</SignInFirst>
      ) : (
        <SignInForm
          joinPath={joinPath}
          contactPath={contactPath}
          resetPath={resetPath}
          filled={filled}
          onNavigate={onNavigate}
          onSignedIn={onSignedIn}
          note={isExpired ? t('expired') : note}
        />
      )}
      <ElementSlot name="footer" />
    </WidgetBox>
  )
}

/** Brings the reader to the form beside the mark; false where it cannot be seen. */
function showForm(mark: Element | null): boolean {
  const box = mark?.parentElement
  if (!box?.checkVisibility()) return false
  // The form comes in the place of anyone who was signed in, with the next drawing.
  requestAnimationFrame(() => {
    const field = box.querySelector('input')
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  })
  return true
}
