import { hasDigit, PASSWORD_MIN, passwordLength, passwordStrength } from '@cartwright/core/rules'
import { checkIcon, ringIcon } from '../icons/icons'
import { cx } from '../primitives/class-names'
import { Heard } from '../primitives/heard'
import { Icon } from '../primitives/icon'
import { useTexts } from '../provider/use-texts'
import { PasswordField } from '../session/password-field'
import { addSheet } from '../styles/sheet'
import css from './new-password-fields.css?inline'
import { registrationTexts } from './registration.texts'

addSheet(css)

const LEVELS = [1, 2, 3] as const

export interface NewPasswordFieldsProps {
  label: string
  /** Of the same password once more. */
  repeatLabel: string
  password: string
  onPassword: (password: string) => void
  checkPassword: string
  onCheckPassword: (password: string) => void
  errors: { password?: string | undefined; checkPassword?: string | undefined }
}

/** A password to be, with what it needs and what it is worth, and the same again. Two fields for the grid of the form around. */
export function NewPasswordFields({
  label,
  repeatLabel,
  password,
  onPassword,
  checkPassword,
  onCheckPassword,
  errors,
}: NewPasswordFieldsProps) {
  const t = useTexts(registrationTexts)
  const rules = [
    { text: t('passwordLength'), isMet: passwordLength(password) >= PASSWORD_MIN },
    { text: t('passwordLetter'), isMet: /\p{L}/u.test(password) },
    { text: t('passwordNumber'), isMet: hasDigit(password) },
  ]
  const strength = passwordStrength(password)
  const words = [undefined, t('passwordFair'), t('passwordGood'), t('passwordStrong')][strength]
  return (
    <>
      <div className="cw-new-password">
        <PasswordField
          label={label}
          name="password"
          autoComplete="new-password"
          required
          maxLength={128}
          value={password}
          onValue={onPassword}
          error={errors.password}
          hint={
            <span className="cw-new-password__rules">
              {rules.map(({ text, isMet }) => (
                <span key={text} className={cx(isMet && 'cw-ok')}>
                  <Icon shape={isMet ? checkIcon : ringIcon} size="s" />
                  {text}
                </span>
              ))}
            </span>
          }
        />
        <Heard className="cw-new-password__strength">
          {words && (
            <>
              {LEVELS.map(level => (
                <i key={level} className={cx(level <= strength && 'cw-is-on')} />
              ))}
              <span>{t('passwordStrength', { strength: words })}</span>
            </>
          )}
        </Heard>
      </div>
      <PasswordField
        label={repeatLabel}
        name="checkPassword"
        autoComplete="new-password"
        required
        maxLength={128}
        value={checkPassword}
        onValue={onCheckPassword}
        error={errors.checkPassword}
      />
    </>
  )
}
