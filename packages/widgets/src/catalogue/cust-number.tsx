import { carryCustNumber, isShopError, type PartPage, saveCustNumber } from '@cartwright/core'
import { maySetCustNumber } from '@cartwright/core/rules'
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { editIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { CopyNumber } from './copy-number'
import { productTexts } from './product.texts'

const LENGTH_MAX = 40

export interface CustNumberProps {
  page: PartPage
  /** Of the part. */
  number: string
  custNumber: string | null
}

/** The buyer's own number, and the way to set it for those who may (CAT-007). Nothing for visitors. */
export function CustNumber({ page, number, custNumber }: CustNumberProps) {
  const shop = useShop()
  const t = useTexts(productTexts)
  const mayEdit = useStore(shop.session.store, state => state.isSignedIn && maySetCustNumber(state.roles))
  /** What stands in the field; undefined while there is none. */
  const [text, setText] = useState<string>()
  /** The same, for a caller that keeps it when the sign-in expires. */
  const typed = useRef<string>(undefined)
  const edit = useCallback((next: string | undefined) => {
    typed.current = next
    setText(next)
  }, [])
  const isEditing = text !== undefined
  const box = useRef<HTMLElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // The form takes its buttons along: the focus goes back to where it came from.
    if (wasEditing.current && !isEditing) box.current?.querySelector<HTMLElement>('.cw-cust-number__change')?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  // Kept by account, which is known with what it may do.
  const carried = useDisposable(() => carryCustNumber(shop, number, () => typed.current), mayEdit && number)
  useEffect(() => {
    if (carried?.kept !== undefined) edit(carried.kept)
  }, [carried, edit])
  if (custNumber === null && !mayEdit) return null
  return (
    <>
      <dt>{t('myArticleNo')}</dt>
      <dd className="cw-cust-number" ref={box}>
        {isEditing ? (
          <NumberForm page={page} text={text} onText={edit} onClose={() => edit(undefined)} />
        ) : (
          <>
            {custNumber !== null && <span className="cw-code">{custNumber}</span>}
            {custNumber !== null && <CopyNumber number={custNumber} />}
            {mayEdit && (
              <Button
                kind={custNumber === null ? 'link' : 'quiet'}
                size="s"
                className="cw-cust-number__change"
                icon={editIcon}
                aria-label={custNumber === null ? undefined : t('numberChange')}
                onClick={() => edit(custNumber ?? '')}
              >
                {custNumber === null ? t('numberAdd') : undefined}
              </Button>
            )}
          </>
        )}
      </dd>
    </>
  )
}

interface NumberFormProps extends Pick<CustNumberProps, 'page'> {
  text: string
  onText: (text: string) => void
  onClose: () => void
}

function NumberForm({ page, text, onText, onClose }: NumberFormProps) {
  const shop = useShop()
  const t = useTexts(productTexts)
  const common = useTexts(commonTexts)
  const [error, setError] = useState<string>()
  const [isBusy, run] = useBusy()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setError(undefined)
    run(() =>
      saveCustNumber(shop, page, text).then(onClose, (failure: unknown) => {
        setError(why(failure))
        input.current?.focus()
      }),
    )
  }
  const why = (failure: unknown): string => {
    if (isShopError(failure, 'refused'))
      return t('numberTaken', { number: text.trim(), other: otherOf(failure.at.data) })
    return t(isShopError(failure, 'invalid') ? 'numberInvalid' : 'numberFailed')
  }
  return (
    <form
      className="cw-cust-number__form"
      onSubmit={handleSubmit}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onClose()}
    >
      <TextField
        // The term beside it says the same.
        label={t('myArticleNo')}
        isLabelHidden
        hint={t('numberHint')}
        error={error}
        code
        inputRef={input}
        maxLength={LENGTH_MAX}
        value={text}
        onValue={onText}
      />
      <div className="cw-row">
        <Button type="submit" kind="primary" size="s" busy={isBusy}>
          {t('numberSave')}
        </Button>
        <Button size="s" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  )
}

const otherOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'number' in data ? String(data.number) : ''
