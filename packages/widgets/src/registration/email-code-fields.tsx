import { type CaptchaAnswer, type CodePurpose, isShopError } from '@cartwright/core'
import { CODE_MINUTES, isEmail, isMailAddress, toMailAddress } from '@cartwright/core/rules'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { Button } from '../primitives/button'
import { Field } from '../primitives/field'
import { TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import css from './email-code.css?inline'
import { emailCodeTexts } from './email-code.texts'
import { MailCaptcha, useMailCaptcha } from './mail-captcha'
import { useCodeWait } from './use-code-wait'

addSheet(css)

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
  const { messages, session } = useShop()
  const t = useTexts(emailCodeTexts)
  const [problem, setProblem] = useState<string>()
  const [isSending, run] = useBusy()
  const { sentTo, secondsLeft, begin } = useCodeWait(purpose)
  const captcha = useMailCaptcha()
  const addressInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const address = toMailAddress(email)
  // The wait belongs to the address: a mistyped one can be corrected at once.
  const isWaiting = secondsLeft > 0 && address === sentTo

  async function send(button: HTMLButtonElement | null): Promise<void> {
    // The address that the account has is taken as it is.
    const found = addressProblem(address, purpose === 'confirmation' && address !== session.store.getState().email)
    const wrong = found && t(found)
    setProblem(wrong)
    if (wrong) return addressInput.current?.focus()
    if (captcha.isUnread) return captcha.focus()
    try {
      // ERR-013
      await onSend(address, captcha.answer())
    } catch (thrown) {
      if (captcha.picture || isShopError(thrown, 'captcha-needed')) await captcha.renew()
      throw thrown
    }
    captcha.close()
    begin(address)
    messages.show({ kind: 'success', text: t('sent') })
    // Not away from a field someone has gone on to.
    if (!button || button.matches(':focus')) codeInput.current?.focus()
  }

  return (
    <>
      <AddressField
        value={email}
        onValue={value => {
          setProblem(undefined)
          onEmail(value)
        }}
        inputRef={addressInput}
        hint={hint}
        error={problem ?? errors.email}
        ok={sentTo && address === sentTo && t('codeSent', { email: sentTo, minutes: CODE_MINUTES })}
      >
        <Button busy={isSending} disabled={isWaiting} onClick={({ currentTarget }) => run(() => send(currentTarget))}>
          {isWaiting ? t('sendAgainIn', { seconds: secondsLeft }) : t('send')}
        </Button>
      </AddressField>
      {captcha.picture && <MailCaptcha captcha={captcha} onEnter={() => run(() => send(null))} />}
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

/** @param takesFewer addresses are held to the rule of the confirmation (CONF-010) */
function addressProblem(address: string, takesFewer: boolean) {
  if (address === '') return 'emailMissing'
  if (takesFewer) return isEmail(address) ? undefined : 'emailInvalid'
  return isMailAddress(address) ? undefined : 'emailFormat'
}

interface AddressFieldProps {
  value: string
  onValue: (value: string) => void
  inputRef: Ref<HTMLInputElement>
  hint: ReactNode
  error: ReactNode
  /** Said of the address when a code was sent to it. */
  ok: ReactNode
  /** Beside the input. */
  children: ReactNode
}

function AddressField({ value, onValue, inputRef, hint, error, ok, children }: AddressFieldProps) {
  const t = useTexts(emailCodeTexts)
  return (
    <Field label={t('email')} required hint={hint} error={error} ok={ok}>
      {control => (
        <span className="cw-email-code">
          <input
            {...control}
            ref={inputRef}
            name="email"
            type="email"
            part="input"
            className="cw-input"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={value}
            onChange={event => onValue(event.currentTarget.value)}
            onBlur={() => {
              const address = toMailAddress(value)
              if (address !== value && isMailAddress(address)) onValue(address)
            }}
          />
          {children}
        </span>
      )}
    </Field>
  )
}
