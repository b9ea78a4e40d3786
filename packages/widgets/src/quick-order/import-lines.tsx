/** The lines of an import that need a look: those to fix are put right here, before anything is added. */
import type { ListPreview, ListPreviewState, QuickOrderLine } from '@cartwright/core'
import { isOpenLine, isRepairedLine } from '@cartwright/core'
import { damageOf } from '@cartwright/core/rules'
import { useId, useRef, useState } from 'react'
import { editIcon } from '../icons/icons'
import { Icon } from '../primitives/icon'
import { useRowFocus } from '../primitives/use-row-focus'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { CorrectedListContext } from './corrected-list'
import { importTexts } from './import.texts'
import { LINE_STATE, shownQuantity } from './line-state'
import { quickOrderTexts } from './quick-order.texts'
import { QuickOrderFix } from './quick-order-fix'
import { quickOrderFixTexts } from './quick-order-fix.texts'

export interface LinesToLookAtProps {
  preview: ListPreview
  shown: ListPreviewState
}

/** Lines that are shown at a time: for each that is put right another one comes. The rest is looked at in the list. */
const SHOWN = 8

/** A line that was to be looked at, and stays here once it is right. */
interface Noted {
  /** As it was written. */
  written: string
  isToFix: boolean
}

/** The lines that need a look: what has to be said about, then what was read as something else than was written. */
export function LinesToLookAt({ preview, shown: { lines, sums } }: LinesToLookAtProps) {
  const t = useTexts(importTexts)
  const common = useTexts(quickOrderTexts)
  const { number } = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const noted = useNoted(lines, sums !== undefined)
  const all = lines.flatMap((line, at) => {
    const note = noted.get(line.key)
    return note ? [{ line, at, ...note }] : []
  })
  const found = [...all.filter(({ isToFix }) => isToFix), ...all.filter(({ isToFix }) => !isToFix)]
  const rows = firstOf(found)
  const leave = useRowFocus(box, lines, '.cw-qo-look-qty')
  if (found.length === 0) return null
  const more = found.length - rows.length
  const open = lines.filter(isOpenLine).length
  return (
    <CorrectedListContext.Provider value={preview.corrected}>
      <div ref={box}>
        <h3>{t('lookAt')}</h3>
        <table className="cw-qo-look">
          <caption className="cw-sr">{t('lookAt')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('written')}</th>
              <th scope="col">{t('readAs')}</th>
              <th scope="col" className="cw-num">
                {common('qty')}
              </th>
            </tr>
          </thead>
          {rows.map(({ line, at, written, isToFix }, row) => (
            <tbody key={line.key} data-row={row}>
              {isToFix ? (
                <ToFix line={line} at={at} written={written} preview={preview} onFix={() => leave(row)} />
              ) : (
                <Repaired line={line} written={written} />
              )}
            </tbody>
          ))}
        </table>
        <p className="cw-sub">
          {more > 0 && `${t('more', { count: more, n: number(more) })}. `}
          {open > 0 && t('comeAlong', { count: open, n: number(open) })}
        </p>
      </div>
    </CorrectedListContext.Provider>
  )
}

interface Found extends Noted {
  line: QuickOrderLine
  /** Position among all lines. */
  at: number
}

const isRight = ({ line, isToFix }: Found): boolean => isToFix && !isOpenLine(line)

/** Those that are right, and of the others as many as are shown. */
function firstOf(found: readonly Found[]): readonly Found[] {
  const shown = new Set(found.filter(one => !isRight(one)).slice(0, SHOWN))
  return found.filter(one => isRight(one) || shown.has(one))
}

/** What was to be looked at, by line, since the list was read: a line that is put right keeps its place. */
function useNoted(lines: readonly QuickOrderLine[], isKnown: boolean): ReadonlyMap<string, Noted> {
  const noted = useRef(new Map<string, Noted>())
  if (isKnown) {
    const note = (line: QuickOrderLine, isToFix: boolean) => {
      const { key, input, whole = input } = line
      if (!noted.current.has(key)) noted.current.set(key, { written: whole, isToFix })
    }
    for (const line of lines) if (isOpenLine(line)) note(line, true)
    for (const line of lines) if (isRepairedLine(line)) note(line, false)
  }
  return noted.current
}

function Repaired({ line, written }: { line: QuickOrderLine; written: string }) {
  const { number } = useFormat()
  return (
    <tr className="cw-tone--warning">
      <td className="cw-code">{written}</td>
      <td>
        <span className="cw-qo-as">
          <Icon shape={editIcon} size="s" />
          <b className="cw-code">{line.part?.number}</b>
        </span>
      </td>
      <td className="cw-num">{number(line.qty)}</td>
    </tr>
  )
}

interface ToFixProps {
  line: QuickOrderLine
  /** Position among all lines. */
  at: number
  written: string
  preview: ListPreview
  /** A button below the line is pressed, and goes with what it has put right. */
  onFix: () => void
}

function ToFix({ line, at, written, preview, onFix }: ToFixProps) {
  const t = useTexts(quickOrderTexts)
  const fix = useTexts(quickOrderFixTexts)
  const { number } = useFormat()
  const { session } = useShop()
  const currency = useStore(session.store, state => state.currency)
  const id = useId()
  const { key, input, status, part } = line
  const { icon, tone, word } = LINE_STATE[status]
  const damage = status === 'unknown' ? damageOf(input) : undefined
  const n = number(at + 1)
  const isOpen = isOpenLine(line)
  return (
    <>
      <tr className={`cw-tone--${tone}`}>
        <td className="cw-code">{written}</td>
        <td>
          <DraftField
            className="cw-code"
            label={t('numberOf', { n })}
            value={input}
            describedBy={id}
            isInvalid={status === 'unknown'}
            maxLength={120}
            onCommit={text => preview.enterNumber(key, text)}
          />
          <span className="cw-qo-as" id={id}>
            <Icon shape={icon} size="s" />
            {part && status !== 'replaced' ? (
              <>
                <span className="cw-sr">{t(word)}</span> <b className="cw-code">{part.number}</b>
              </>
            ) : (
              <span>{damage ? fix(damage === 'rounded' ? 'cellRounded' : 'cellFailed') : t(word)}</span>
            )}
          </span>
        </td>
        <td>
          <DraftField
            className="cw-num cw-qo-look-qty"
            label={t('qtyOf', { n })}
            value={shownQuantity(line)}
            describedBy={status === 'quantity' ? id : undefined}
            isInvalid={status === 'quantity'}
            isNumber
            maxLength={24}
            onCommit={text => preview.corrected.setQuantity(key, text)}
          />
        </td>
      </tr>
      {isOpen && (
        <tr className={`cw-tone--${tone}`}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: presses of the buttons in it */}
          <td colSpan={3} onClick={onFix}>
            <div className="cw-qo-fix">
              <QuickOrderFix line={line} active="all" currency={currency} />
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

interface DraftFieldProps {
  className: string
  label: string
  value: string
  describedBy: string | undefined
  isInvalid: boolean
  isNumber?: boolean
  maxLength: number
  /** Enter was pressed, or the field was left, with another text. */
  onCommit: (text: string) => void
}

/** A field that is handed over when it is left; Escape brings back what stood in it. */
function DraftField({
  className,
  label,
  value,
  describedBy,
  isInvalid,
  isNumber,
  maxLength,
  onCommit,
}: DraftFieldProps) {
  const [draft, setDraft] = useState<string>()
  const finish = (text: string) => {
    if (text !== value) onCommit(text)
    setDraft(undefined)
  }
  return (
    <input
      className={`cw-input ${className}`}
      data-cell={isNumber ? 'qty' : 'number'}
      part="input"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      inputMode={isNumber ? 'numeric' : undefined}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={maxLength}
      value={draft ?? value}
      onChange={event => setDraft(event.currentTarget.value)}
      onBlur={event => finish(event.currentTarget.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') finish(event.currentTarget.value)
        if (event.key === 'Escape' && draft !== undefined) {
          event.stopPropagation()
          setDraft(undefined)
        }
      }}
    />
  )
}
