import type { CaptchaAnswer } from '@cartwright/core'
import { useEffect, useRef, useState } from 'react'
import { isInput } from '../primitives/node-kinds'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { CaptchaField, type CaptchaFieldProps } from '../session/captcha-field'
import { emailCodeTexts } from './email-code.texts'

/** The captcha that the server wants before it mails to one more address. */
export function useMailCaptcha() {
  const { session } = useShop()
  const [picture, setPicture] = useState<Exclude<CaptchaFieldProps['captcha'], undefined>>()
  const [digits, setDigits] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const focus = () => box.current?.querySelector('input')?.focus()
  // Wanted, or another image after a wrong answer: the next thing to do is to read it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is a ref
  useEffect(() => {
    if (picture) focus()
  }, [picture])
  return {
    /** Undefined while none is wanted. */
    picture,
    digits,
    setDigits,
    box,
    focus,
    isUnread: picture !== undefined && !digits.trim(),
    answer: (): CaptchaAnswer | undefined =>
      picture && picture !== 'failed' ? { code: digits.trim(), uuid: picture.uuid } : undefined,
    async renew(): Promise<void> {
      setDigits('')
      setPicture(await session.captcha().catch(() => 'failed' as const))
    },
    close: () => setPicture(undefined),
  }
}

interface MailCaptchaProps {
  captcha: ReturnType<typeof useMailCaptcha>
  /** Enter was pressed in its field. */
  onEnter: () => void
}

export function MailCaptcha({ captcha, onEnter }: MailCaptchaProps) {
  const t = useTexts(emailCodeTexts)
  const { picture, digits, setDigits, box, renew } = captcha
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in its field sends the mail, not the form around
    <div
      ref={box}
      className="cw-form__wide"
      onKeyDown={event => {
        if (event.key !== 'Enter' || !isInput(event.target)) return
        event.preventDefault()
        onEnter()
      }}
    >
      <CaptchaField
        name="mailCaptcha"
        nameFor={name => t('forEmail', { name })}
        captcha={picture}
        value={digits}
        onValue={setDigits}
        onRenew={() => void renew()}
        error={digits ? undefined : t('captchaNeeded')}
      />
    </div>
  )
}
