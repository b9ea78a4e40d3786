/** What the sign-in form knows and does; the drawing is in sign-in-form.tsx. */
import { isShopError } from '@cartwright/core'
import { useState } from 'react'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { type Translate, useTexts } from '../provider/use-texts'
import { sessionTexts } from './session.texts'

export type SignInField = 'userName' | 'password' | 'code'

interface Captcha {
  image: string
  uuid: string
}

export type SignIn = ReturnType<typeof useSignIn>

export function useSignIn(onDone: () => void) {
  const { session } = useShop()
  const t = useTexts(sessionTexts)
  const { values, setValues, missing, setMissing, setValue } = useValues()
  const [problem, setProblem] = useState<string>()
  const [busy, run] = useBusy()
  /** The request of a mailed code that stands in for the captcha. */
  const [mailRequest, setMailRequest] = useState<string>()
  /** `failed`: wanted, but its picture could not be had. */
  const [captcha, setCaptcha] = useState<Captcha | 'failed'>()

  async function renewCaptcha(): Promise<void> {
    setValue('code', '')
    setMailRequest(undefined)
    try {
      setCaptcha(await session.captcha())
    } catch {
      setCaptcha('failed')
    }
  }

  /** @returns the first field to fill in, or undefined when the form was sent. */
  function submit(): SignInField | undefined {
    const found = missingIn(values, captcha && (mailRequest ? 'mailCodeMissing' : 'captchaMissing'), t)
    setMissing(found)
    const [first] = Object.keys(found) as SignInField[]
    if (first) return first
    run(send)
    return undefined
  }

  async function send(): Promise<void> {
    setProblem(undefined)
    try {
      await session.signIn({ userName: values.userName, password: values.password, ...answer() })
      if (session.store.getState().isSignedIn) {
        setValues({ userName: '', password: '', code: '' })
        setCaptcha(undefined)
        setMailRequest(undefined)
        onDone()
      }
    } catch (thrown) {
      setProblem(wordsFor(thrown, t))
      // A mailed code serves for several tries; an answered picture is used up, no matter what else was wrong.
      if (mailRequest) return
      if (captcha || isShopError(thrown, 'captcha-needed')) await renewCaptcha()
    }
  }

  const digits = () => (captcha && captcha !== 'failed' ? { code: values.code, uuid: captcha.uuid } : undefined)
  const answer = () => (mailRequest ? { emailVerificationCode: values.code, requestId: mailRequest } : { ...digits() })

  async function requestMail(): Promise<void> {
    setProblem(undefined)
    try {
      setMailRequest(await session.mailCode(values.userName, values.code.trim() ? digits() : undefined))
      setValue('code', '')
    } catch (thrown) {
      setProblem(wordsFor(thrown, t))
      if (isShopError(thrown, 'captcha-needed')) await renewCaptcha()
    }
  }

  /** @returns the field to fill in first, or undefined when the code was asked for. */
  function mailCode(): SignInField | undefined {
    if (!values.userName.trim()) {
      setMissing({ userName: t('userNameMissing') })
      return 'userName'
    }
    run(requestMail)
    return undefined
  }

  const isMailed = mailRequest !== undefined
  return { values, setValue, missing, problem, busy, captcha, renewCaptcha, mailCode, isMailed, submit }
}

/** What was typed, and what is to be filled in. */
function useValues() {
  const { session } = useShop()
  const [values, setValues] = useState<Record<SignInField, string>>(() => {
    const { expired, name } = session.store.getState()
    // Anyone who has to sign in again is known.
    return { userName: expired ? name : '', password: '', code: '' }
  })
  const [missing, setMissing] = useState<Partial<Record<SignInField, string>>>({})
  const setValue = (field: SignInField, value: string) => {
    setValues(known => ({ ...known, [field]: value }))
    setMissing(known => ({ ...known, [field]: undefined }))
  }
  return { values, setValues, missing, setMissing, setValue }
}

/** What is to be filled in. @param codeMissing says it of the code, where one is wanted */
function missingIn(
  { userName, password, code }: Record<SignInField, string>,
  codeMissing: 'mailCodeMissing' | 'captchaMissing' | undefined,
  t: Translate<typeof sessionTexts.english>,
): Partial<Record<SignInField, string>> {
  return {
    ...(!userName.trim() && { userName: t('userNameMissing') }),
    ...(!password && { password: t('passwordMissing') }),
    ...(codeMissing && !code.trim() && { code: t(codeMissing) }),
  }
}

const SECONDS_PER_MINUTE = 60

function wordsFor(thrown: unknown, t: Translate<typeof sessionTexts.english>): string {
  if (!isShopError(thrown)) return t('failed')
  const { msg, data } = thrown.at
  if (thrown.kind === 'network' || thrown.kind === 'timeout') return t('noAnswer')
  if (thrown.kind === 'captcha-needed') return msg || t('captchaNeeded')
  if (thrown.kind !== 'too-many') return msg || t('failed')
  const seconds = data !== null && typeof data === 'object' && 'retryAfter' in data ? Number(data.retryAfter) : 0
  return seconds > 0 ? t('tooManyMinutes', { count: Math.ceil(seconds / SECONDS_PER_MINUTE) }) : t('tooMany')
}
