import { createPasswordChange, isShopError, type PasswordChangeField, requestCode } from '@cartwright/core'
import { CODE_MINUTES } from '@cartwright/core/rules'
import { useMemo, useRef, useState } from 'react'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { SignInFirst } from '../provider/sign-in-first'
import { useErrorSummary } from '../provider/use-error-summary'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { NewPasswordFields } from '../registration/new-password-fields'
import { registrationTexts } from '../registration/registration.texts'
import { CaptchaField, type CaptchaFieldProps } from '../session/captcha-field'
import { PasswordField } from '../session/password-field'
import { passwordChangeTexts } from './password-change.texts'

type Captcha = Exclude<CaptchaFieldProps['captcha'], undefined>

/** Another password, with a code that is mailed to the address of the account (ACC-007). */
export function PasswordChange() {
  const shop = useShop()
  const change = useMemo(() => createPasswordChange(shop), [shop])
  const t = useTexts(passwordChangeTexts)
  const words = useTexts(registrationTexts)
  const form = useRef<HTMLFormElement>(null)
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  const { values, problems, isDone } = useStore(change.store, state => state)
  const [isBusy, run] = useBusy()
  const { summary, refuse } = useErrorSummary()
  if (!isSignedIn)
    return (
      <WidgetBox>
        <SignInFirst>{t('signIn')}</SignInFirst>
      </WidgetBox>
    )

  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
  const set = (field: PasswordChangeField) => (value: string) => change.set(field, value)
  const errorOf = (field: PasswordChangeField) => problems[field] && words(problems[field])
  const submit = async () => {
    const [first] = await change.submit()
    if (first) refuse()
  }
  return (
    <WidgetBox className="cw-card">
      <form
        ref={form}
        className="cw-card__body cw-account-form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          run(submit)
        }}
      >
        {summary}
        {isDone && (
          <Notice tone="success" live>
            {t('done')}
          </Notice>
        )}
        <MailCode onSent={() => focus('emailVerificationCode')} />
        <TextField
          label={t('code')}
          name="emailVerificationCode"
          code
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={values.emailVerificationCode}
          onValue={set('emailVerificationCode')}
          error={errorOf('emailVerificationCode')}
        />
        <PasswordField
          label={t('oldPassword')}
          name="oldPassword"
          autoComplete="current-password"
          required
          maxLength={128}
          value={values.oldPassword}
          onValue={set('oldPassword')}
          error={errorOf('oldPassword')}
        />
        <NewPasswordFields
          label={t('newPassword')}
          repeatLabel={words('checkNewPassword')}
          password={values.password}
          onPassword={set('password')}
          checkPassword={values.checkPassword}
          onCheckPassword={set('checkPassword')}
          errors={{ password: errorOf('password'), checkPassword: errorOf('checkPassword') }}
        />
        <div>
          <Button type="submit" kind="primary" busy={isBusy}>
            {t('change')}
          </Button>
        </div>
      </form>
    </WidgetBox>
  )
}

/** Has the code mailed, against the digits of a picture where the server asks for them. */
function MailCode({ onSent }: { onSent: () => void }) {
  const shop = useShop()
  const { session, messages } = shop
  const t = useTexts(passwordChangeTexts)
  const email = useStore(session.store, state => state.email)
  const [isSending, run] = useBusy()
  const [captcha, setCaptcha] = useState<Captcha>()
  const [digits, setDigits] = useState('')

  async function renewCaptcha(): Promise<void> {
    setDigits('')
    setCaptcha(await session.captcha().catch(() => 'failed' as const))
  }

  async function send(): Promise<void> {
    const answer = captcha && captcha !== 'failed' ? { code: digits.trim(), uuid: captcha.uuid } : undefined
    try {
      await requestCode(shop, 'confirmation', email, answer)
    } catch (thrown) {
      if (captcha || isShopError(thrown, 'captcha-needed')) await renewCaptcha()
      throw thrown
    }
    setCaptcha(undefined)
    messages.show({ kind: 'success', text: t('sent') })
    onSent()
  }

  return (
    <>
      <p>{t('lead', { email, minutes: CODE_MINUTES })}</p>
      {captcha && (
        <CaptchaField
          name="mailCaptcha"
          captcha={captcha}
          value={digits}
          onValue={setDigits}
          onRenew={() => void renewCaptcha()}
          error={undefined}
        />
      )}
      <div>
        <Button busy={isSending} onClick={() => run(send)}>
          {t('send')}
        </Button>
      </div>
    </>
  )
}
