import { useEffect, useRef } from 'react'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { TextField } from '../primitives/text-field'
import { ElementSlot } from '../provider/element-slot'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { useErrorSummary } from '../provider/use-error-summary'
import { useLazy } from '../provider/use-lazy'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import { PasswordField } from './password-field'
import { sessionTexts } from './session.texts'
import css from './sign-in.css?inline'
import type { SignInProps } from './sign-in.types'
import { type SignIn, type SignInField, useSignIn } from './use-sign-in'

addSheet(css)

export function SignInForm({
  note,
  joinPath,
  contactPath,
  resetPath = '',
  filled,
  onSignedIn,
  onNavigate,
}: SignInProps) {
  const { session } = useShop()
  const t = useTexts(sessionTexts)
  const form = useRef<HTMLFormElement>(null)
  // Anyone who has to sign in again needs no account.
  const isExpired = useStore(session.store, state => state.expired)
  const signIn = useSignIn(() => {
    const { name, cust } = session.store.getState()
    onSignedIn?.({ userName: name, company: cust.company })
  })
  const { values, setValue, missing, problem, busy, captcha, submit, isMailed } = signIn
  const { summary, refuse } = useErrorSummary(problem === undefined ? undefined : [problem])
  useEffect(() => {
    if (problem !== undefined) refuse()
  }, [problem, refuse])
  // biome-ignore lint/correctness/useExhaustiveDependencies: fills once for each value
  useEffect(() => {
    if (!filled) return
    setValue('userName', filled.userName)
    setValue('password', filled.password)
    form.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus()
  }, [filled])
  const focus = (field: SignInField) => form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  // The other field takes the place of the one that was left.
  const wasMailed = useRef(isMailed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is a ref
  useEffect(() => {
    if (wasMailed.current !== isMailed && captcha) focus('code')
    wasMailed.current = isMailed
  }, [isMailed])
  return (
    <form
      ref={form}
      className="cw-sign-in__form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (submit()) refuse()
      }}
    >
      {!isExpired && <Lead joinPath={joinPath} contactPath={contactPath} onNavigate={onNavigate} />}
      {note && <Notice>{note}</Notice>}
      {summary}
      <TextField
        label={t('userName')}
        name="userName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={values.userName}
        onValue={value => setValue('userName', value)}
        error={missing.userName}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        value={values.password}
        onValue={value => setValue('password', value)}
        error={missing.password}
      />
      <ShopLink className="cw-sign-in__forgotten" to={resetPath} onNavigate={onNavigate}>
        {t('forgotten')}
      </ShopLink>
      <ElementSlot name="help" />
      <Proof signIn={signIn} focus={focus} />
      <Button type="submit" kind="primary" size="l" block busy={busy}>
        {busy ? t('signingIn') : t('signIn')}
      </Button>
    </form>
  )
}

/** Where the server wants more than a password: the digits of a picture, or a code that is mailed in their place. */
function Proof({ signIn, focus }: { signIn: SignIn; focus: (field: SignInField) => void }) {
  const t = useTexts(sessionTexts)
  const { values, setValue, missing, busy, captcha, renewCaptcha, mailCode, isMailed } = signIn
  const CaptchaField = useLazy(captcha !== undefined, async () => (await import('./captcha-field')).CaptchaField)
  const handleMailCode = () => {
    const first = mailCode()
    if (first) focus(first)
  }
  if (!captcha) return null
  return isMailed ? (
    <>
      <TextField
        label={t('mailCodeField')}
        name="code"
        code
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        hint={t('mailCodeHint')}
        value={values.code}
        onValue={value => setValue('code', value)}
        error={missing.code}
      />
      <Button kind="link" className="cw-sign-in__instead" onClick={() => void renewCaptcha()}>
        {t('useImage')}
      </Button>
    </>
  ) : (
    <>
      {CaptchaField && (
        <CaptchaField
          captcha={captcha}
          value={values.code}
          onValue={value => setValue('code', value)}
          onRenew={() => void renewCaptcha().then(() => focus('code'))}
          error={missing.code}
        />
      )}
      <Button kind="link" className="cw-sign-in__instead" disabled={busy} onClick={handleMailCode}>
        {t('mailCode')}
      </Button>
    </>
  )
}

/** For those who have no account yet. */
function Lead({ joinPath = '', contactPath = '', onNavigate }: SignInProps) {
  const t = useTexts(sessionTexts)
  return (
    <p className="cw-sign-in__lead">
      {t('newHere')}{' '}
      <ShopLink to={joinPath} onNavigate={onNavigate}>
        {t('joinFree')}
      </ShopLink>{' '}
      {t('or')}{' '}
      <ShopLink to={contactPath} onNavigate={onNavigate}>
        {t('askManager')}
      </ShopLink>
    </p>
  )
}
