import { useLayoutEffect, useRef } from 'react'
import buttonCss from '../primitives/button.css?inline'
import { Dialog } from '../primitives/dialog'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import statusCss from '../primitives/status.css?inline'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { deskOf } from '../provider/sign-in-desk'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { useSheets } from '../styles/use-sheets'
import captchaCss from './captcha.css?inline'
import { sessionTexts } from './session.texts'
import signInCss from './sign-in.css?inline'
import { SignInForm } from './sign-in-form'

/** Opened by elements that do not carry it. */
const CSS = [buttonCss, statusCss, fieldCss, feedbackCss, modalCss, captchaCss, signInCss]

/** The sign-in form over the page of a host. Closing it declines: what was under way ends, what was entered stays. */
export function SignInDialog() {
  const shop = useShop()
  const t = useTexts(sessionTexts)
  const common = useTexts(commonTexts)
  const inside = useRef<HTMLSpanElement>(null)
  useSheets(inside, CSS)
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
