import { createAttempts, isShopError } from '@cartwright/core'
import { isEmail, isPassword } from '@cartwright/core/rules'
import { useRef, useState } from 'react'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { useBusy } from '../primitives/use-busy'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { type Navigates, useGo } from '../provider/use-go'
import { useT } from '../provider/use-t'
import { WidgetBox } from '../provider/widget-box'
import { EmailCodeFields } from './email-code-fields'
import { NewPasswordFields } from './new-password-fields'
import { passwordResetTexts } from './password-reset.texts'
import { registrationTexts } from './registration.texts'

export interface PasswordResetProps extends Navigates {
  /** Where to sign in afterwards; default the page of the shop. */
  signInPath?: string
}

const EMPTY = { email: '', emailVerificationCode: '', password: '', checkPassword: '' }
type Field = keyof typeof EMPTY
type Problems = Partial<Record<Field, 'required' | 'emailInvalid' | 'codeWrong' | 'passwordWeak' | 'passwordMismatch'>>

function findProblems(values: typeof EMPTY): Problems {
  const found: Problems = {}
  for (const field of Object.keys(EMPTY) as Field[]) if (!values[field].trim()) found[field] = 'required'
  if (!found.email && !isEmail(values.email.trim())) found.email = 'emailInvalid'
  if (!found.password && !isPassword(values.password)) found.password = 'passwordWeak'
  if (!found.checkPassword && values.checkPassword !== values.password) found.checkPassword = 'passwordMismatch'
  return found
}

/** Replaces a forgotten password with the help of a mailed code. Says nothing about which addresses have accounts. */
export function PasswordReset({ signInPath = '/login', onNavigate }: PasswordResetProps) {
  const { client, messages } = useShop()
  const t = useT(passwordResetTexts)
  const words = useT(registrationTexts)
  const go = useGo(onNavigate)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(EMPTY)
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, run] = useBusy()
  const [isDone, setDone] = useState(false)
  const [attempts] = useState(createAttempts)

  const set = (field: Field) => (value: string) => {
    setValues(known => ({ ...known, [field]: value }))
    setProblems(known => ({ ...known, [field]: undefined }))
  }
  const errorOf = (field: Field) => {
    const problem = problems[field]
    return problem && words(problem)
  }
  function show(found: Problems): void {
    setProblems(found)
    const [first] = Object.keys(EMPTY).filter(field => field in found)
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }

  async function submit(): Promise<void> {
    const found = findProblems(values)
    if (Object.keys(found).length > 0) return show(found)
    try {
      const { email, emailVerificationCode, password: newPassword } = values
      const body = { email: email.trim(), emailVerificationCode: emailVerificationCode.trim(), newPassword }
      const idempotencyKey = attempts.keyOf(JSON.stringify(body))
      await client.call('passwordReset.change', { body }, { idempotencyKey, silent: true })
      attempts.forget()
      setValues(EMPTY)
      setDone(true)
    } catch (thrown) {
      // Everything else has been looked at before.
      if (isShopError(thrown, 'refused')) show({ emailVerificationCode: 'codeWrong' })
      else messages.showError(thrown)
    }
  }

  return (
    <WidgetBox className="cw-password-reset">
      {isDone ? (
        <>
          <Notice tone="success" live>
            {t('done')}
          </Notice>
          <Button kind="primary" size="l" block onClick={() => go(signInPath)}>
            {t('signIn')}
          </Button>
        </>
      ) : (
        <form
          ref={form}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            run(submit)
          }}
        >
          <p>{t('lead')}</p>
          <EmailCodeFields
            purpose="reset"
            email={values.email}
            onEmail={set('email')}
            code={values.emailVerificationCode}
            onCode={set('emailVerificationCode')}
            onSend={email => client.call('passwordReset.sendCode', { body: { email } })}
            errors={{ email: errorOf('email'), code: errorOf('emailVerificationCode') }}
          />
          <NewPasswordFields
            label={t('newPassword')}
            password={values.password}
            onPassword={set('password')}
            checkPassword={values.checkPassword}
            onCheckPassword={set('checkPassword')}
            errors={{ password: errorOf('password'), checkPassword: errorOf('checkPassword') }}
          />
          <Button type="submit" kind="primary" size="l" block busy={isBusy}>
            {t('change')}
          </Button>
          <ShopLink to={signInPath} onNavigate={onNavigate}>
            {t('backToSignIn')}
          </ShopLink>
        </form>
      )}
    </WidgetBox>
  )
}
