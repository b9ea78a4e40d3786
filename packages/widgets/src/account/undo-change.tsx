import { isShopError, undoChange } from '@cartwright/core'
import { useEffect, useRef, useState } from 'react'
import css from '../password-reset/password-reset.css?inline'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { undoChangeTexts } from './undo-change.texts'

addSheet(css)

export interface UndoChangeProps extends NavigationHandlers {
  /** Out of the link in the mail; the reader may paste it too. */
  secret?: string
  /** Where a new password is chosen afterwards; default the page of the shop. */
  resetPath?: string
}

/** Undoes a change of the e-mail address or password that the owner did not make. A press is needed: programs that check mails open links too. */
export function UndoChange({ secret = '', resetPath = '/ac/password', onNavigate }: UndoChangeProps) {
  const shop = useShop()
  const t = useTexts(undoChangeTexts)
  const go = useNavigate(onNavigate)
  const [typed, setTyped] = useState(secret)
  const [problem, setProblem] = useState<string>()
  const [undone, setUndone] = useState<'email' | 'password'>()
  const [isBusy, run] = useBusy()
  const input = useRef<HTMLInputElement>(null)
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => setTyped(secret), [secret])
  useEffect(() => {
    if (undone) done.current?.focus()
  }, [undone])

  function complain(text: string): void {
    setProblem(text)
    input.current?.focus()
  }

  async function undo(): Promise<void> {
    if (!typed.trim()) return complain(t('secretMissing'))
    try {
      const { kind } = await undoChange(shop, typed)
      // Anyone who undoes a change may be signed in here: that session has ended too.
      shop.session.signOutLocally()
      setUndone(kind)
    } catch (thrown) {
      if (!isShopError(thrown, 'refused')) return shop.messages.showError(thrown)
      complain(thrown.at.msg || t('refused'))
    }
  }

  return (
    <WidgetBox className="cw-password-reset">
      {undone ? (
        <div className="cw-password-reset__done" ref={done} tabIndex={-1}>
          <Notice tone="success" live>
            {t(undone === 'email' ? 'emailUndone' : 'passwordUndone')} {t('next')}
          </Notice>
          <Button kind="primary" size="l" block onClick={() => go(resetPath)}>
            {t('newPassword')}
          </Button>
        </div>
      ) : (
        <form
          noValidate
          onSubmit={event => {
            event.preventDefault()
            run(undo)
          }}
        >
          <p>{t('lead')}</p>
          <TextField
            label={t('secret')}
            name="secret"
            inputRef={input}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={typed}
            onValue={value => {
              setProblem(undefined)
              setTyped(value)
            }}
            error={problem}
          />
          <Button type="submit" kind="primary" size="l" block busy={isBusy}>
            {t('undo')}
          </Button>
        </form>
      )}
    </WidgetBox>
  )
}
