import { useLayoutEffect, useRef } from 'react'
import { Dialog } from '../primitives/dialog'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { deskOf } from '../provider/sign-in-desk'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { sessionTexts } from './session.texts'
import { SignInForm } from './sign-in-form'

/** The sign-in form over the page of a host. Closing it declines: what was under way ends, what was entered stays. */
export function SignInDialog() {
  const shop = useShop()
  const t = useTexts(sessionTexts)
  const common = useTexts(commonTexts)
  const inside = useRef<HTMLSpanElement>(null)
  const isExpired = useStore(shop.session.store, state => state.expired)
  // After the dialog has opened, which puts the focus on its first button: that closes it.
  useLayoutEffect(() => {
    const fields = [...(inside.current?.parentElement?.querySelectorAll('input') ?? [])]
    const next = fields.find(field => !field.value) ?? fields[0]
    next?.focus()
  }, [])
  const close = () => {
    deskOf(shop).close()
    if (isExpired) shop.session.answerExpired(false)
  }
  return (
    <WidgetBox className="cw-sign-in">
      <span ref={inside} />
      <Dialog open onClose={close} title={t('signIn')} closeLabel={common('close')}>
        <SignInForm
          note={isExpired ? t('expired') : undefined}
          joinPath="/ac/register"
          contactPath="/shop/contactus"
          resetPath="/ac/password"
        />
      </Dialog>
    </WidgetBox>
  )
}
