import {
  type CaptchaAnswer,
  carryConfirmation,
  confirmAccount,
  type ConfirmationForm as Entered,
  followConfirmation,
  isShopError,
  missingFields,
  requestCode,
} from '@cartwright/core'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useDeclarations } from '../content/help/use-content'
import { fileIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Dialog } from '../primitives/dialog'
import { Empty } from '../primitives/feedback'
import { useDocument } from '../primitives/owner-document'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import { useErrorSummary } from '../provider/use-error-summary'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { emailCodeTexts } from '../registration/email-code.texts'
import { EmailCodeFields } from '../registration/email-code-fields'
import { RichNodes } from '../rich-text/rich-text'
import { TextSkeleton } from '../rich-text/text-skeleton'
import { useRichText } from '../rich-text/use-rich-text'
import { SignOutDialog } from '../session/sign-out-dialog'
import { addSheet } from '../styles/sheet'
import css from './terms-dialog.css?inline'
import { termsDialogTexts } from './terms-dialog.texts'

addSheet(css)

const FORM_ID = 'cw-terms-form'

/** The dialog itself, for an account that has not confirmed. */
export function OpenTermsDialog() {
  const shop = useShop()
  const t = useTexts(termsDialogTexts)
  const [isBusy, setBusy] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  // Who comes back to this tab may have confirmed in another one.
  const page = useDocument()
  useEffect(() => {
    const follow = () => {
      if (page.visibilityState === 'visible') void followConfirmation(shop)
    }
    page.addEventListener('visibilitychange', follow)
    return () => page.removeEventListener('visibilitychange', follow)
  }, [shop, page])
  return (
    <WidgetBox>
      <Dialog
        open
        sticky
        onClose={() => undefined}
        className="cw-terms"
        title={t('title')}
        foot={
          <>
            <ConfirmationForm onBusy={setBusy} />
            <div className="cw-terms__buttons">
              <Button onClick={() => setLeaving(true)}>{t('signOut')}</Button>
              <Button kind="primary" type="submit" form={FORM_ID} busy={isBusy}>
                {t('confirm')}
              </Button>
            </div>
          </>
        }
      >
        <Terms />
      </Dialog>
      <SignOutDialog open={isLeaving} onClose={() => setLeaving(false)} />
    </WidgetBox>
  )
}

/** The text scrolls by keyboard too; its links would lead to pages that lie under the dialog. */
function Terms() {
  const t = useTexts(termsDialogTexts)
  const common = useTexts(commonTexts)
  const { status, rows, reload } = useDeclarations('terms')
  const nodes = useRichText(rows.map(row => row.text))?.flat()
  if (status === 'failed') {
    return (
      <Empty icon={fileIcon} failed title={t('failed')} actions={<Button onClick={reload}>{common('retry')}</Button>} />
    )
  }
  return (
    // There from the start: the dialog opens with the focus on its text, not on the field far below it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="cw-rich" aria-label={t('title')} tabIndex={0}>
      {status === 'loading' || !nodes ? (
        <TextSkeleton label={common('loading')} paragraphs={5} />
      ) : (
        <RichNodes nodes={nodes} isLinkless />
      )}
    </section>
  )
}

function ConfirmationForm({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const shop = useShop()
  const { session, messages } = shop
  const t = useTexts(termsDialogTexts)
  const words = useTexts(emailCodeTexts)
  /** What stands in the fields. */
  const [form, setForm] = useState(() => ({ email: session.store.getState().email, code: '' }))
  /** The same, for a caller that keeps it when the sign-in expires. */
  const typed = useRef(form)
  const edit = useCallback((change: Partial<Entered>) => {
    typed.current = { ...typed.current, ...change }
    setForm(typed.current)
  }, [])
  const [errors, setErrors] = useState<{ email?: string; code?: string }>({})
  const { summary, refuse } = useErrorSummary()
  const isUnderWay = useRef(false)

  const carried = useDisposable(() => carryConfirmation(shop, () => typed.current), shop)
  useEffect(() => {
    if (carried?.kept) edit(carried.kept)
  }, [carried, edit])

  const onSend = (to: string, captcha?: CaptchaAnswer) => requestCode(shop, 'confirmation', to, captcha)

  const handleEdit = (change: Partial<Entered>) => {
    setErrors({})
    edit(change)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isUnderWay.current) return
    const missing = missingFields(form)
    setErrors(Object.fromEntries(missing.map(field => [field, t('pleaseEnter', { label: words(field) })])))
    if (missing[0]) return refuse()
    isUnderWay.current = true
    onBusy(true)
    try {
      await confirmAccount(shop, form)
      messages.show({ kind: 'success', text: t('done') })
    } catch (thrown) {
      if (isShopError(thrown, 'refused')) {
        setErrors({ code: t('refused') })
        refuse()
      } else messages.showError(thrown)
    } finally {
      isUnderWay.current = false
      onBusy(false)
    }
  }

  return (
    <form id={FORM_ID} className="cw-terms__form" noValidate onSubmit={event => void submit(event)}>
      {summary}
      <p>{t('lead')}</p>
      <EmailCodeFields
        purpose="confirmation"
        email={form.email}
        onEmail={email => handleEdit({ email })}
        code={form.code}
        onCode={code => handleEdit({ code })}
        onSend={onSend}
        errors={errors}
      />
    </form>
  )
}
