import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { eyeIcon, eyeOffIcon } from '../primitives/icons'
import { TextField } from '../primitives/text-field'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { useT } from '../provider/use-t'
import { CaptchaField } from './captcha-field'
import { sessionTexts } from './session.texts'
import type { SignInProps } from './sign-in'
import { type SignInField, useSignIn } from './use-sign-in'

export function SignInForm({ note, joinPath = '', contactPath = '', onSignedIn, onNavigate }: SignInProps) {
  const { session } = useShop()
  const t = useT(sessionTexts)
  const form = useRef<HTMLFormElement>(null)
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const { values, setValue, missing, problem, busy, captcha, renewCaptcha, submit } = useSignIn(() => {
    const { name, cust } = session.store.getState()
    onSignedIn?.({ userName: name, company: cust.company })
  })
  const focus = (field: SignInField) => form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false)
  return (
    <form
      ref={form}
      className="cw-sign-in__form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        const first = submit()
        if (first) focus(first)
      }}
    >
      <p className="cw-sign-in__lead">
        {t('newHere')}{' '}
        <ShopLink to={joinPath} onNavigate={onNavigate}>
          {t('joinFree')}
        </ShopLink>{' '}
        {t('or')}{' '}
        <ShopLink to={contactPath} onNavigate={onNavigate}>
          {t('askManager')}
        </ShopLink>
        .
      </p>
      {note && <Notice>{note}</Notice>}
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
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
      <TextField
        label={t('password')}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={values.password}
        onValue={value => setValue('password', value)}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
        error={missing.password}
        hint={hasCapsLock ? t('capsLock') : undefined}
        end={
          <Button
            kind="quiet"
            size="s"
            icon={isShown ? eyeOffIcon : eyeIcon}
            aria-label={isShown ? t('hidePassword') : t('showPassword')}
            onClick={() => setShown(!isShown)}
          />
        }
      />
      {captcha && (
        <CaptchaField
          image={captcha === 'failed' ? undefined : captcha.image}
          value={values.code}
          onValue={value => setValue('code', value)}
          onRenew={() => void renewCaptcha().then(() => focus('code'))}
          error={missing.code}
        />
      )}
      <Button type="submit" kind="primary" size="l" block busy={busy}>
        {busy ? t('signingIn') : t('signIn')}
      </Button>
    </form>
  )
}
