import { Button } from '../primitives/button'
import { Field } from '../primitives/field'
import { refreshIcon } from '../primitives/icons'
import { useT } from '../provider/use-t'
import { sessionTexts } from './session.texts'

export interface CaptchaFieldProps {
  /** Address of the picture; undefined when it could not be had. */
  image: string | undefined
  value: string
  onValue: (value: string) => void
  onRenew: () => void
  error?: string | undefined
}

/** Digits to read off a picture, once the server asks for it. */
export function CaptchaField({ image, value, onValue, onRenew, error }: CaptchaFieldProps) {
  const t = useT(sessionTexts)
  return (
    <Field label={t('captcha')} required error={error ?? (image ? undefined : t('captchaFailed'))}>
      {control => (
        <span className="cw-row">
          <input
            {...control}
            name="code"
            className="cw-input cw-code"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={value}
            onChange={event => onValue(event.currentTarget.value)}
          />
          <span className="cw-sign-in__captcha">
            {image && <img src={image} alt={t('captchaImage')} width={112} height={40} />}
          </span>
          <Button kind="quiet" icon={refreshIcon} aria-label={t('anotherImage')} onClick={onRenew} />
        </span>
      )}
    </Field>
  )
}
