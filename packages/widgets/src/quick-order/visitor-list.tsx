import { visitorListOf } from '@cartwright/core'
import { VISITOR_LINES } from '@cartwright/core/contract'
import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { FoundBy } from '../catalogue/part/found-by'
import { chevronRightIcon, uploadIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { cx } from '../primitives/class-names'
import { Notice } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { TextAreaField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import { LIST_FILES } from './read-list-file'
import { useListFile } from './use-list-file'
import { EXAMPLE, EXAMPLE_READ, PLACEHOLDER } from './visitor-example'
import css from './visitor-list.css?inline'
import { visitorListTexts } from './visitor-list.texts'

addSheet(css)

/**
 * What stands in the place of quick order before anybody signs in: a list can be pasted or dropped, and each line is recognised, without
 * prices and stock. The list is there after signing in.
 * @source QO-003, PERM-018
 */
export function VisitorList({ onNavigate }: NavigationHandlers) {
  const visitorList = visitorListOf(useShop())
  const hasLines = useStore(visitorList.store, state => state.lines.some(line => line.status !== 'empty'))
  const [text, setText] = useState('')
  const type = (entered: string) => {
    setText(entered)
    visitorList.type(entered)
  }
  // What was typed before a reload.
  useEffect(() => setText(entered => entered || visitorList.text()), [visitorList])
  const Lines = useLazy(hasLines, async () => (await import('./visitor-lines')).VisitorLines)
  const [isBack, setBack] = useState(false)
  const change = () => {
    setBack(true)
    const entered = visitorList.text()
    visitorList.clear()
    type(entered)
  }
  return (
    <div className="cw-vl">
      {hasLines && Lines ? (
        <Lines onChange={change} onNavigate={onNavigate} />
      ) : (
        <PasteBox text={text} onText={type} isBack={isBack} isChecking={hasLines} />
      )}
    </div>
  )
}

interface PasteBoxProps {
  text: string
  onText: (text: string) => void
  /** The reader wants to change the list that was here before, and goes on in the field. */
  isBack: boolean
  /** The lines are about to be shown. */
  isChecking: boolean
}

/** The field for a list, and an example of one. */
function PasteBox({ text, onText, isBack, isChecking }: PasteBoxProps) {
  const visitorList = visitorListOf(useShop())
  const t = useTexts(visitorListTexts)
  const { number } = useFormat()
  const [busy, run] = useBusy()
  const [isEmpty, setEmpty] = useState(false)
  const [isDragging, setDragging] = useState(false)
  const file = useListFile()
  const picker = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // The button that was pressed has gone with the lines.
  useEffect(() => {
    if (isBack) form.current?.querySelector('textarea')?.focus()
  }, [isBack])

  const recognise = (entered: string) => {
    onText(entered)
    setEmpty(entered.trim() === '')
    if (entered.trim() !== '') run(() => visitorList.recognise(entered))
  }
  const open = async (chosen: File | undefined) => {
    const loaded = chosen && (await file.read(chosen))
    if (loaded) recognise(loaded.text)
  }
  const drag = (isOver: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDragging(isOver)
  }
  return (
    <form
      ref={form}
      className={cx('cw-vl-box', isDragging && 'cw-vl-box--drop')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        recognise(text)
      }}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event: DragEvent) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        setDragging(false)
        void open(event.dataTransfer.files[0])
      }}
    >
      <h2>{t('title')}</h2>
      <TextAreaField
        label={t('title')}
        isLabelHidden
        hint={t('hint', { n: number(VISITOR_LINES) })}
        error={isEmpty ? t('noLines') : undefined}
        placeholder={PLACEHOLDER}
        rows={6}
        spellCheck={false}
        value={text}
        onValue={onText}
      />
      {file.problem && (
        <Notice live tone="danger">
          {file.problem}
        </Notice>
      )}
      <div className="cw-row cw-row--wrap">
        <Button type="submit" kind="primary" size="l" busy={busy || isChecking}>
          {t('recognise')}
        </Button>
        <Button size="l" icon={uploadIcon} onClick={() => picker.current?.click()}>
          {t('choose')}
        </Button>
        <span className="cw-sub cw-vl-drop">{t('drop')}</span>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={t('choose')}
          accept={LIST_FILES}
          onChange={event => {
            void open(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </div>
      <Example onTry={() => recognise(EXAMPLE.join('\n'))} />
    </form>
  )
}

/** What some lines of the example are read as. */
function Example({ onTry }: { onTry: () => void }) {
  const t = useTexts(visitorListTexts)
  const { number } = useFormat()
  const { repaired, barcode, asked } = EXAMPLE_READ
  return (
    <div className="cw-vl-eg">
      <div className="cw-row">
        <b>{t('example')}</b>
        <Button className="cw-end" kind="link" onClick={onTry}>
          {t('tryExample', { count: EXAMPLE.length, n: number(EXAMPLE.length) })}
        </Button>
      </div>
      <ul>
        <li>
          <span className="cw-code">{repaired.wrote}</span>
          <Icon shape={chevronRightIcon} size="s" />
          <span>
            <b className="cw-code">{repaired.number}</b> <FoundBy part={repaired} reading="tradeName" />
          </span>
        </li>
        <li>
          <span className="cw-code">{barcode.wrote}</span>
          <Icon shape={chevronRightIcon} size="s" />
          <span>
            <b className="cw-code">{barcode.number}</b> <FoundBy part={barcode} matchedBy="productBarcode" />
          </span>
        </li>
        <li>
          <span className="cw-code">{asked.wrote}</span>
          <Icon shape={chevronRightIcon} size="s" />
          <span className="cw-vl-ask">{t('ask', { first: asked.first, second: asked.second })}</span>
        </li>
      </ul>
    </div>
  )
}
