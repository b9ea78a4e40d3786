import {
  type CaptchaAnswer,
  type CodePurpose,
  isShopError,
  keepSentCode,
  readSentCode,
  type SentCode,
} from '@cartwright/core'
import { CODE_MINUTES, isEmail, isMailAddress } from '@cartwright/core/rules'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../primitives/button'
import { Field } from '../primitives/field'
import { TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { CaptchaField, type CaptchaFieldProps } from '../session/captcha-field'
import { emailCodeTexts } from './email-code.texts'
import { useCountdown } from './use-countdown'

type Captcha = Exclude<CaptchaFieldProps['captcha'], undefined>

/** Until another code can be asked for (REGI-006). */
const RESEND_MS = 60_000

export interface EmailCodeFieldsProps {
  /** A wait for another code ends with what the code is good for. */
  purpose: CodePurpose
  email: string
  onEmail: (email: string) => void
  code: string
  onCode: (code: string) => void
  /**
   * Mails a code. A failure has been shown by the message area; here it only ends the waiting (ERR-013). Where the server wants the
   * captcha first, it is asked for here.
   */
  onSend: (email: string, captcha?: CaptchaAnswer) => Promise<unknown>
  /** What is wrong with the fields, after the form was sent. */
  errors?: { email?: ReactNode; code?: ReactNode }
  /** Below the address until there is something more urgent to say. */
  hint?: ReactNode
}

/** A mail address, the button that sends a code to it, and the code. Two fields for the grid of the form around. */
export function EmailCodeFields({
  purpose,
  email,
  onEmail,
  code,
  onCode,
  onSend,
  errors = {},
  hint,
}: EmailCodeFieldsProps) {
  const { drafts, messages, session } = useShop()
  const t = useTexts(emailCodeTexts)
  const [problem, setProblem] = useState<string>()
  const [isSending, run] = useBusy()
  // A wait goes on after a reload, and after a step back.
  const [sent, setSent] = useState<SentCode | undefined>(() => readSentCode(drafts, purpose))
  const secondsLeft = useCountdown(sent?.waitsUntil ?? 0)
  const isOver = sent !== undefined && secondsLeft === 0
  useEffect(() => {
    if (isOver) keepSentCode(drafts, purpose, undefined)
  }, [isOver, drafts, purpose])
  /** Wanted by the server before it mails to one more address. */
  const [captcha, setCaptcha] = useState<Captcha>()
  const [digits, setDigits] = useState('')
  const captchaBox = useRef<HTMLDivElement>(null)
  const addressInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const address = email.trim()
  // The wait belongs to the address: a mistyped one can be mended at once.
  const sentTo = sent?.email
  const isWaiting = secondsLeft > 0 && address === sentTo

  const focusCaptcha = () => captchaBox.current?.querySelector('input')?.focus()
  // Wanted, or another image after a wrong answer: the next thing to do is to read it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is a ref
  useEffect(() => {
    if (captcha) focusCaptcha()
  }, [captcha])

  async function renewCaptcha(): Promise<void> {
    setDigits('')
    setCaptcha(await session.captcha().catch(() => 'failed' as const))
  }

  async function send(button: HTMLButtonElement | null): Promise<void> {
    // The confirmation takes fewer addresses (CONF-010), and the one that the account has as it is.
    const isNarrow = purpose === 'confirmation' && address !== session.store.getState().email
    const fits = isNarrow ? isEmail(address) : isMailAddress(address)
    const wrong = address === '' ? t('emailMissing') : fits ? undefined : t(isNarrow ? 'emailInvalid' : 'emailFormat')
    setProblem(wrong)
    if (wrong) return addressInput.current?.focus()
    if (captcha && !digits.trim()) return focusCaptcha()
    const answer = captcha && captcha !== 'failed' ? { code: digits.trim(), uuid: captcha.uuid } : undefined
    try {
      // ERR-013
      await onSend(address, answer)
    } catch (thrown) {
      if (captcha || isShopError(thrown, 'captcha-needed')) await renewCaptcha()
      throw thrown
    }
    setCaptcha(undefined)
    const waiting = { email: address, waitsUntil: Date.now() + RESEND_MS }
    keepSentCode(drafts, purpose, waiting)
    setSent(waiting)
    messages.show({ kind: 'success', text: t('sent') })
    // Not away from a field someone has gone on to.
    if (!button || button.matches(':focus')) codeInput.current?.focus()
  }

  return (
    <>
      <Field
        label={t('email')}
        required
        hint={hint}
        error={problem ?? errors.email}
        ok={sentTo && address === sentTo && t('codeSent', { email: sentTo, minutes: CODE_MINUTES })}
      >
        {control => (
          <span className="cw-email-code">
            <input
              {...control}
              ref={addressInput}
              name="email"
              type="email"
              part="input"
              className="cw-input"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              value={email}
              onChange={event => {
                setProblem(undefined)
                onEmail(event.currentTarget.value)
              }}
            />
            <Button
              busy={isSending}
              disabled={isWaiting}
              onClick={({ currentTarget }) => run(() => send(currentTarget))}
            >
              {isWaiting ? t('sendAgainIn', { seconds: secondsLeft }) : t('send')}
            </Button>
          </span>
        )}
      </Field>
      {captcha && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Enter in its field sends the mail, not the form around
        <div
          ref={captchaBox}
          className="cw-form__wide"
          onKeyDown={event => {
            if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
            event.preventDefault()
            run(() => send(null))
          }}
        >
          <CaptchaField
            name="mailCaptcha"
            nameFor={name => t('forEmail', { name })}
            captcha={captcha}
            value={digits}
            onValue={setDigits}
            onRenew={() => void renewCaptcha()}
            error={digits ? undefined : t('captchaNeeded')}
          />
        </div>
      )}
      <TextField
        label={t('code')}
        name="emailVerificationCode"
        inputRef={codeInput}
        code
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        onValue={onCode}
        error={errors.code}
      />
    </>
  )
}
