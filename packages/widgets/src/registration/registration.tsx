import { createRegistration, type Registration as RegistrationForm } from '@cartwright/core'
import { useEffect, useRef } from 'react'
import { Button } from '../primitives/button'
import type { HostHandler } from '../provider/host-handler'
import { useSignInPath } from '../provider/hosted-shop'
import { useShop } from '../provider/shop-provider'
import { useDirty } from '../provider/use-dirty'
import { useDisposable } from '../provider/use-disposable'
import { useErrorSummary } from '../provider/use-error-summary'
import { type NavigationHandlers, PageLinks } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { AccessStep } from './access-step'
import { CompanyStep } from './company-step'
import { Registered } from './registered'
import css from './registration.css?inline'
import { registrationTexts } from './registration.texts'
import { Steps } from './steps'
import { type StepProps, useStep } from './use-step'

addSheet(css)

export interface RegistrationProps extends NavigationHandlers, StepProps {
  /** Where to sign in afterwards; default the page of the shop, and no way there where the host signs its readers in (`getToken`). */
  signInPath?: string
  /** Where people help; default the contact page of the shop. */
  contactPath?: string
  /** Told after the account is open. */
  onRegistered?: HostHandler<{ userName: string }>
}

/** Opens an account for a company, in three steps. What was entered survives a reload, the password does not. */
export function Registration(props: RegistrationProps) {
  const shop = useShop()
  const registration = useDisposable(() => createRegistration(shop), shop)
  const [isDirty, onInput] = useDirty(registration)
  return (
    <WidgetBox className="cw-registration" states={{ dirty: isDirty }} onInput={onInput}>
      {registration && <Form registration={registration} {...props} />}
    </WidgetBox>
  )
}

function Form({
  registration,
  signInPath: named,
  contactPath = '/shop/contactus',
  onRegistered,
  onNavigate,
  ...host
}: RegistrationProps & { registration: RegistrationForm }) {
  const t = useTexts(registrationTexts)
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, problems, values } = useStore(registration.store, state => state)
  const step = useStep(registration, host)
  const signInPath = useSignInPath(named)
  useEffect(() => void registration.load(), [registration])
  const wasStep = useRef(step)
  useEffect(() => {
    if (wasStep.current === step) return
    wasStep.current = step
    // A step that went back for a field has its focus there.
    const [problem] = Object.keys(registration.store.getState().problems)
    form.current?.querySelector<HTMLElement>(problem ? `[name="${problem}"]` : 'input, h2[tabindex]')?.focus()
  }, [step, registration])

  async function submit(): Promise<void> {
    const [first] = await registration.next()
    if (first) refuse()
    if (registration.store.getState().step === 3) onRegistered?.({ userName: values.userName })
  }

  const { summary, refuse } = useErrorSummary()
  const found = Object.values(problems)
  const isMissing = found.some(problem => MISSING.some(missing => missing === problem))
  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <Steps step={step} />
      <div className="cw-card">
        {step === 1 && <AccessStep registration={registration} contactPath={contactPath} onNavigate={onNavigate} />}
        {step === 2 && (
          <PageLinks value={onNavigate}>
            <CompanyStep registration={registration} />
          </PageLinks>
        )}
        {step === 3 && (
          <Registered signInPath={signInPath} onNavigate={onNavigate} userName={values.userName} email={values.email} />
        )}
        {step < 3 && (
          <div className="cw-card__foot cw-registration__foot">
            {summary}
            {found.length > 0 && (
              <p className="cw-sub">{isMissing ? t('fieldsMissing') : t('fieldsWrong', { count: found.length })}</p>
            )}
            <div className="cw-row cw-end">
              {step === 2 && (
                <Button size="l" onClick={() => registration.goTo(1)}>
                  {t('back')}
                </Button>
              )}
              <Button type="submit" kind="primary" size="l" busy={isBusy}>
                {t(step === 1 ? 'next' : 'send')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </form>
  )
}

/** Problems of fields that were left empty. */
const MISSING = ['required', 'captchaMissing', 'documentsMissing', 'agreementMissing'] as const
