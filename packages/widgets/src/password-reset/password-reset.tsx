import { createPasswordReset, type PasswordResetField } from '@cartwright/core'
import { useEffect, useMemo, useRef } from 'react'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { useBusy } from '../primitives/use-busy'
import { useSignInPath } from '../provider/hosted-shop'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { useDirty } from '../provider/use-dirty'
import { useErrorSummary } from '../provider/use-error-summary'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { EmailCodeFields } from '../registration/email-code-fields'
import { NewPasswordFields } from '../registration/new-password-fields'
import { registrationTexts } from '../registration/registration.texts'
import { addSheet } from '../styles/sheet'
import css from './password-reset.css?inline'
import { passwordResetTexts } from './password-reset.texts'

addSheet(css)

export interface PasswordResetProps extends NavigationHandlers {
  /** Where to sign in afterwards; default the page of the shop, and no way there where the host signs its readers in (`getToken`). */
  signInPath?: string
}

/** Replaces a forgotten password with the help of a mailed code. The address survives a reload. Says nothing about which addresses have accounts. */
export function PasswordReset({ signInPath: named, onNavigate }: PasswordResetProps) {
  const shop = useShop()
  const signInPath = useSignInPath(named)
  const reset = useMemo(() => createPasswordReset(shop), [shop])
  const t = useTexts(passwordResetTexts)
  const words = useTexts(registrationTexts)
  const go = useNavigate(onNavigate)
  const { summary, refuse } = useErrorSummary()
  const done = useRef<HTMLDivElement>(null)
  const { values, problems, isDone } = useStore(reset.store, state => state)
  const [isBusy, run] = useBusy()
  const [isDirty, onInput] = useDirty(isDone)
  // What stands there now is shorter than the form: a reader at its end would see nothing of it.
  useEffect(() => {
    if (isDone) done.current?.focus()
  }, [isDone])
  const set = (field: PasswordResetField) => (value: string) => reset.set(field, value)
  const errorOf = (field: PasswordResetField) => {
    const problem = problems[field]
    return problem && words(problem)
  }

  async function submit(): Promise<void> {
    const [first] = await reset.submit()
    if (first) refuse()
  }

  return (
    <WidgetBox className="cw-password-reset" states={{ dirty: isDirty }} onInput={onInput}>
      {isDone ? (
        <div className="cw-password-reset__done" ref={done} tabIndex={-1}>
          <Notice tone="success" live>
            {t('done')}
          </Notice>
          {signInPath !== undefined && (
            <Button kind="primary" size="l" block onClick={() => go(signInPath)}>
              {t('signIn')}
            </Button>
          )}
        </div>
      ) : (
        <form
          noValidate
          onSubmit={event => {
            event.preventDefault()
            run(submit)
          }}
        >
          {summary}
          <p>{t('lead')}</p>
          <EmailCodeFields
            purpose="reset"
            email={values.email}
            onEmail={set('email')}
            code={values.emailVerificationCode}
            onCode={set('emailVerificationCode')}
            onSend={reset.sendCode}
            errors={{ email: errorOf('email'), code: errorOf('emailVerificationCode') }}
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
          <Button type="submit" kind="primary" size="l" block busy={isBusy}>
            {t('change')}
          </Button>
          {signInPath !== undefined && (
            <ShopLink to={signInPath} onNavigate={onNavigate}>
              {t('backToSignIn')}
            </ShopLink>
          )}
        </form>
      )}
    </WidgetBox>
  )
}
