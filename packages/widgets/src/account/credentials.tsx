import { createAccount, createEmailChange, deviceOf, sessionsOf } from '@cartwright/core'
import { useEffect, useMemo, useRef } from 'react'
import { lockIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Notice, SkeletonRows } from '../primitives/feedback'
import { Tag } from '../primitives/status'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { ReadFailed } from '../provider/read-failed'
import { useShop } from '../provider/shop-provider'
import { SignInFirst } from '../provider/sign-in-first'
import { useDisposable } from '../provider/use-disposable'
import { useErrorSummary } from '../provider/use-error-summary'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { EmailCodeFields } from '../registration/email-code-fields'
import { registrationTexts } from '../registration/registration.texts'
import { PasswordField } from '../session/password-field'
import { credentialsTexts } from './credentials.texts'

/** User name and e-mail of the account, a way to change the e-mail, and where the account is signed in (ACC-004). */
export function Credentials() {
  const { session } = useShop()
  const t = useTexts(credentialsTexts)
  const { isSignedIn, name, email } = useStore(session.store, state => ({
    isSignedIn: state.isSignedIn,
    name: state.name,
    email: state.email,
  }))
  if (!isSignedIn)
    return (
      <WidgetBox>
        <SignInFirst>{t('signIn')}</SignInFirst>
      </WidgetBox>
    )
  return (
    <WidgetBox className="cw-account">
      <div className="cw-card">
        <dl className="cw-card__body cw-facts">
          <dt>{t('userName')}</dt>
          <dd>{name}</dd>
          <dt>{t('email')}</dt>
          <dd>{email}</dd>
        </dl>
      </div>
      <section className="cw-card">
        <div className="cw-card__head">
          <h2>{t('newEmail')}</h2>
        </div>
        <div className="cw-card__body">
          <EmailForm />
        </div>
      </section>
      <Sessions />
    </WidgetBox>
  )
}

type EmailChange = ReturnType<typeof createEmailChange>

function EmailForm() {
  const shop = useShop()
  const change = useDisposable(() => createEmailChange(shop), shop)
  return change && <EmailFields change={change} />
}

function EmailFields({ change }: { change: EmailChange }) {
  const shop = useShop()
  const account = useMemo(() => createAccount(shop), [shop])
  const t = useTexts(credentialsTexts)
  const words = useTexts(registrationTexts)
  const { summary, refuse } = useErrorSummary()
  const { values, problems, isDone } = useStore(change.store, state => state)
  const [isBusy, run] = useBusy()
  const errorOf = (field: keyof typeof values) => {
    const problem = problems[field]
    return problem && words(problem)
  }

  async function submit(): Promise<void> {
    const [first] = await change.submit()
    if (first) refuse()
  }

  return (
    <form
      className="cw-account-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        run(submit)
      }}
    >
      {summary}
      {isDone && (
        <Notice tone="success" live>
          {t('emailChanged')}
        </Notice>
      )}
      <EmailCodeFields
        purpose="binding"
        email={values.email}
        onEmail={value => change.set('email', value)}
        code={values.emailVerificationCode}
        onCode={value => change.set('emailVerificationCode', value)}
        onSend={account.sendEmailCode}
        hint={t('emailHint')}
        errors={{ email: errorOf('email'), code: errorOf('emailVerificationCode') }}
      />
      <PasswordField
        label={t('currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        required
        maxLength={128}
        value={values.currentPassword}
        onValue={value => change.set('currentPassword', value)}
        error={errorOf('currentPassword')}
      />
      <div>
        <Button type="submit" kind="primary" busy={isBusy}>
          {t('changeEmail')}
        </Button>
      </div>
    </form>
  )
}

function Sessions() {
  const shop = useShop()
  const { messages } = shop
  const account = useMemo(() => createAccount(shop), [shop])
  const sessions = sessionsOf(shop)
  const t = useTexts(credentialsTexts)
  const common = useTexts(commonTexts)
  const { date } = useFormat()
  const [isBusy, run] = useBusy()
  const { status, error, value: rows } = useStore(sessions.store, state => state)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void sessions.load(), [sessions])

  const end = (work: () => Promise<void>) =>
    run(async () => {
      await work().catch(thrown => messages.showError(thrown))
      await sessions.load()
      messages.show({ kind: 'success', text: t('ended') })
      // The button goes with its session.
      heading.current?.focus()
    })

  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2 ref={heading} tabIndex={-1}>
          {t('sessions')}
        </h2>
        {rows && rows.length > 1 && (
          <Button size="s" className="cw-end" busy={isBusy} onClick={() => end(account.endOtherSessions)}>
            {t('endOthers')}
          </Button>
        )}
      </div>
      <div className="cw-card__body">
        {status === 'failed' ? (
          <ReadFailed icon={lockIcon} title={t('failed')} error={error} onRetry={() => void sessions.load()} />
        ) : rows ? (
          <ul className="cw-account-list">
            {rows.map(row => {
              const device = deviceOf(row.userAgent) || t('unknownDevice')
              return (
                <li key={row.sessionId}>
                  <b>{device}</b>
                  <span className="cw-sub">
                    {t('lastUsed', {
                      time: date(row.lastUsed.slice(0, 19), { dateStyle: 'medium', timeStyle: 'short' }),
                    })}
                  </span>
                  <span className="cw-end">
                    {row.isCurrent ? (
                      <Tag tone="info">{t('here')}</Tag>
                    ) : (
                      <Button
                        size="s"
                        aria-label={`${t('end')}: ${device}`}
                        onClick={() => end(() => account.endSession(row.sessionId))}
                      >
                        {t('end')}
                      </Button>
                    )}
                  </span>
                </li>
              )
            })}
          </ul>
        ) : (
          <SkeletonRows label={common('loading')} />
        )}
      </div>
    </section>
  )
}
