import type { Registration } from '@cartwright/core'
import { Notice } from '../primitives/feedback'
import { TextField } from '../primitives/text-field'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { CaptchaField } from '../session/captcha-field'
import { EmailCodeFields } from './email-code-fields'
import { FormSection } from './form-section'
import { NewPasswordFields } from './new-password-fields'
import { registrationTexts } from './registration.texts'
import { useRegistrationFields } from './use-registration-fields'

export interface AccessStepProps extends NavigationHandlers {
  registration: Registration
  contactPath: string
}

/** Step 1: who signs in, and that it is a person who reads the mailbox. */
export function AccessStep({ registration, contactPath, onNavigate }: AccessStepProps) {
  const t = useTexts(registrationTexts)
  const { values, field, errorOf } = useRegistrationFields(registration)
  const { captcha, isResumed } = useStore(registration.store, state => ({
    captcha: state.captcha,
    isResumed: state.isResumed,
  }))
  const set = registration.set
  return (
    <>
      {isResumed && (
        <div className="cw-registration__notice">
          <Notice>{t('resumed')}</Notice>
        </div>
      )}
      <FormSection title={t('access')} text={t('accessText')}>
        <div className="cw-form__wide">
          <TextField
            label={t('userName')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            {...field('userName')}
          />
        </div>
        <div className="cw-form__wide cw-form">
          <EmailCodeFields
            purpose="registration"
            email={values.email}
            onEmail={value => set('email', value)}
            code={values.emailVerificationCode}
            onCode={value => set('emailVerificationCode', value)}
            onSend={registration.sendCode}
            errors={{ email: errorOf('email'), code: errorOf('emailVerificationCode') }}
          />
        </div>
        <NewPasswordFields
          label={t('password')}
          repeatLabel={t('checkPassword')}
          password={values.password}
          onPassword={value => set('password', value)}
          checkPassword={values.checkPassword}
          onCheckPassword={value => set('checkPassword', value)}
          errors={{ password: errorOf('password'), checkPassword: errorOf('checkPassword') }}
        />
      </FormSection>
      <FormSection title={t('security')} text={t('securityText')}>
        <div className="cw-form__wide">
          <CaptchaField
            captcha={captcha}
            value={values.code}
            onValue={value => set('code', value)}
            onRenew={() => void registration.renewCaptcha()}
            error={errorOf('code')}
          />
          <p className="cw-hint cw-registration__help">
            {t('noWay')}{' '}
            <ShopLink to={contactPath} onNavigate={onNavigate}>
              {t('contact')}
            </ShopLink>
          </p>
        </div>
      </FormSection>
    </>
  )
}
