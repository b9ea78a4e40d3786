import { refreshIcon, speakerIcon, stopIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Field } from '../primitives/field'
import { useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import css from './captcha.css?inline'
import { CaptchaImage } from './captcha-image'
import { sessionTexts } from './session.texts'
import { useSpokenCaptcha } from './use-spoken-captcha'

addSheet(css)

export interface CaptchaFieldProps {
  /** `failed` when it could not be had, undefined while it is on its way. */
  captcha: { image: string; uuid: string } | 'failed' | undefined
  value: string
  onValue: (value: string) => void
  onRenew: () => void
  error?: string | undefined
  /** Of the input; where a form has two of them. */
  name?: string
  /** What label, picture and buttons are called, made of their usual names; where a page has two of them. */
  nameFor?: (name: string) => string
}

/** Digits to read off a picture, or to hear. */
export function CaptchaField({
  captcha,
  value,
  onValue,
  onRenew,
  error,
  name = 'code',
  nameFor = usual => usual,
}: CaptchaFieldProps) {
  const t = useTexts(sessionTexts)
  const picture = typeof captcha === 'object' ? captcha : undefined
  const { isPlaying, canPlay, toggle } = useSpokenCaptcha(picture?.uuid)
  return (
    <Field
      label={nameFor(t('captcha'))}
      required
      hint={t('captchaHint')}
      error={error ?? (captcha === 'failed' ? t('captchaFailed') : undefined)}
    >
      {control => (
        <span className="cw-captcha">
          <input
            {...control}
            name={name}
            className="cw-input cw-code"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={value}
            onChange={event => onValue(event.currentTarget.value)}
          />
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button beside it does the same for the keyboard */}
          <span className="cw-captcha__image" title={nameFor(t('anotherImage'))} onClick={onRenew}>
            {picture && <CaptchaImage image={picture.image} label={nameFor(t('captchaImage'))} />}
          </span>
          <Button kind="quiet" icon={refreshIcon} aria-label={nameFor(t('anotherImage'))} onClick={onRenew} />
          <Button
            kind="quiet"
            icon={isPlaying ? stopIcon : speakerIcon}
            aria-label={nameFor(t(isPlaying ? 'stopNumbers' : 'hearNumbers'))}
            disabled={!canPlay}
            onClick={toggle}
          />
        </span>
      )}
    </Field>
  )
}
