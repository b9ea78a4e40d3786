/** Focus and keys of the grid: one cell is active, F2 or typing edits it, leaving it hands its text to the shop. */
import type { QuickOrderLine } from '@cartwright/core'
import { loadedListReader, loadListReader, quickOrderOf } from '@cartwright/core'
import { mayBeQuantity } from '@cartwright/core/rules'
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useShop } from '../provider/shop-provider'
import { type Column, moveFor, type Place } from './grid-moves'
import { canFix, offeredParts, offeredQuantities } from './line-state'
import type { RowActions } from './quick-order-row'

export interface GridOptions {
  /** Lines as they are shown, each with its position in the whole list. */
  shown: readonly { line: QuickOrderLine; at: number }[]
  /** Rows with the empty ones below the lines. */
  rows: number
  grid: RefObject<HTMLDivElement | null>
  onShowKeys: () => void
  /** Suggestions are open: asked before every other key. */
  listKeys: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Rows that Page Up and Page Down pass. */
const PAGE_ROWS = 10
const isEntry = (column: Column) => column === 'number' || column === 'qty'

function placeOf(target: EventTarget): Place | undefined {
  if (!(target instanceof Element)) return undefined
  const column = target.closest<HTMLElement>('[data-cell]')?.dataset.cell
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row
  return column === undefined || row === undefined ? undefined : { row: Number(row), column: column as Column }
}

/** Nothing of what the field holds stays when something is pasted. */
const isReplacedWhole = (field: EventTarget): boolean =>
  field instanceof HTMLInputElement &&
  (field.value === '' || (field.selectionStart === 0 && field.selectionEnd === field.value.length))

export function useGrid(options: GridOptions) {
  const quickOrder = quickOrderOf(useShop())
  const [chosen, setPlace] = useState<Place>({ row: 0, column: 'number' })
  // Lines may have gone since the cell was chosen.
  const place: Place = chosen.row < options.rows ? chosen : { row: Math.max(0, options.rows - 1), column: 'number' }
  const [isEditing, setEditing] = useState(false)
  const [draft, setDraft] = useState<string>()
  /** Escape has led out of the cells: Tab goes on behind the grid. */
  const [isLeft, setLeft] = useState(false)
  const wanted = useRef<Place>(undefined)
  /** Text of the number before it was edited, for Escape. */
  const before = useRef('')

  const lineAt = (row: number): QuickOrderLine | undefined => options.shown[row]?.line
  const isFree = (row: number) => (lineAt(row)?.status ?? 'empty') === 'empty'

  /** Line of a row, made when the row is one of the empty ones below the list. */
  function ensureLine(row: number): QuickOrderLine | undefined {
    const known = lineAt(row)
    if (known) return known
    const count = () => quickOrder.store.getState().lines.length
    for (let at = count(); at <= row; at++) quickOrder.insertLine(at)
    return quickOrder.store.getState().lines[row]
  }

  const find = ({ row, column }: Place) =>
    options.grid.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-cell="${column}"]`)

  function focus(next: Place) {
    wanted.current = next
    setPlace(next)
  }

  function go(next: Place) {
    const { row, column } = next
    if (row >= options.rows || (column.startsWith('fix') && !find(next))) return
    focus(column === 'remove' && isFree(row) ? { row, column: 'amount' } : next)
    setEditing(false)
    setLeft(false)
  }

  useLayoutEffect(() => {
    if (!wanted.current) return
    const { row, column } = wanted.current
    const cell = find({ row: Math.min(row, options.rows - 1), column })
    wanted.current = undefined
    if (!cell) return
    cell.focus({ preventScroll: true })
    cell.closest('[data-at]')?.scrollIntoView?.({ block: 'nearest' })
  })

  function drop() {
    setDraft(undefined)
    setEditing(false)
  }

  function revert(here: Place, line: QuickOrderLine | undefined) {
    drop()
    if (line && here.column === 'number' && line.input !== before.current) {
      quickOrder.edit(line.key, before.current)
      quickOrder.commit(line.key)
    }
    wanted.current = here
  }

  function clear({ column }: Place, line: QuickOrderLine) {
    if (column === 'qty') return quickOrder.setQuantity(line.key, '')
    quickOrder.edit(line.key, '')
    quickOrder.commit(line.key)
  }

  function removeAt({ row, column }: Place, line: QuickOrderLine) {
    quickOrder.removeLines([line.key])
    focus({ row, column: isEntry(column) ? column : 'number' })
  }

  /** Hands over what was typed before something else works on the line. */
  function finish() {
    const line = lineAt(place.row)
    if (!line) return
    quickOrder.commit(line.key)
    if (draft !== undefined) quickOrder.setQuantity(line.key, draft)
    drop()
  }

  function goToNextOpen(from: Place = place) {
    finish()
    const key = quickOrder.nextOpen(lineAt(from.row)?.key)
    const row = options.shown.findIndex(({ line }) => line.key === key)
    if (row >= 0) go({ row, column: 'number' })
  }

  /** Keys with Ctrl that do something to the list. @returns false when the key is none of them */
  function listCommand({ key, shiftKey }: KeyboardEvent, here: Place, isBusy: boolean): boolean {
    const line = lineAt(here.row)
    const letter = key.toLowerCase()
    if (key === 'Delete' && line) removeAt(here, line)
    else if (!isBusy && letter === 'z' && !shiftKey) quickOrder.undo()
    else if (!isBusy && (letter === 'y' || letter === 'z')) quickOrder.redo()
    else return false
    return true
  }

  /**
   * What Alt does to the line: F takes the fix, a digit one of the proposals. Letters and digits alone always type, so that neither a
   * scanner nor a number such as FX-10 ever chooses anything.
   */
  function altCommand({ key, code, ctrlKey, metaKey }: KeyboardEvent, { row }: Place): boolean {
    const line = lineAt(row)
    // AltGr is Ctrl and Alt together, and types.
    if (!line || ctrlKey || metaKey) return false
    if (key.toLowerCase() === 'f' || (code === 'KeyF' && !/^[a-z]$/i.test(key))) {
      if (line.status === 'quantity' && offeredQuantities(line).length === 0) go({ row, column: 'qty' })
      else if (canFix(line)) {
        drop()
        quickOrder.fix(line.key)
      } else return false
      return true
    }
    // By place on the keyboard: with Alt some keyboards write signs. The number block writes characters by their code.
    const digit = /^Digit([1-9])$/.exec(code)?.[1] ?? (code === '' && /^[1-9]$/.test(key) ? key : undefined)
    if (digit === undefined) return false
    const at = '123456789'.indexOf(digit)
    const part = offeredParts(line)[at]
    const pieces = offeredQuantities(line)[at]
    if (!part && pieces === undefined) return false
    drop()
    if (part) quickOrder.pick(line.key, part)
    else if (pieces !== undefined) quickOrder.setQuantity(line.key, pieces)
    return true
  }

  /** @returns false when the key does nothing but move, or is the browser's */
  function command(event: KeyboardEvent, here: Place, isBusy: boolean): boolean {
    const { key } = event
    if (event.altKey) return altCommand(event, here)
    if (key === 'F8') {
      goToNextOpen(here)
      return true
    }
    if (event.ctrlKey || event.metaKey) return listCommand(event, here, isBusy)
    const line = lineAt(here.row)
    if (isBusy) {
      if (key !== 'Escape') return false
      revert(here, line)
      return true
    }
    if (key === 'Escape') {
      setLeft(true)
      options.grid.current?.focus()
      return true
    }
    if (key === '?') {
      options.onShowKeys()
      return true
    }
    if (key === 'F2' && isEntry(here.column)) {
      const input = find(here)
      setEditing(true)
      if (input instanceof HTMLInputElement) input.setSelectionRange(input.value.length, input.value.length)
      return true
    }
    if (key !== 'Delete' || !line || !isEntry(here.column)) return false
    clear(here, line)
    return true
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return
    const here = placeOf(event.target)
    if (!here) {
      // The grid itself, after Escape.
      if (isLeft && (event.key === 'Enter' || event.key.startsWith('Arrow'))) {
        event.preventDefault()
        go(place)
      }
      return
    }
    const isBusy = isEditing && here.row === place.row && here.column === place.column
    if (isBusy && event.target instanceof HTMLInputElement) {
      options.listKeys(event as KeyboardEvent<HTMLInputElement>)
      if (event.defaultPrevented) return
    }
    if (command(event, here, isBusy)) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const { key, shiftKey: shift } = event
    if (event.altKey) return
    // Buttons and links keep their Enter; while a text is edited, sideways keys move in it.
    if (key === 'Enter' && !isEntry(here.column) && here.column !== 'available') return
    if (isBusy && /^(ArrowLeft|ArrowRight|Home|End)$/.test(key)) return
    const size = { rows: options.rows, lines: options.shown.length, page: PAGE_ROWS }
    const next = moveFor({ key, shift, ctrl: event.ctrlKey || event.metaKey }, here, size)
    if (!next) return
    event.preventDefault()
    // Below the last line a new one begins, and a line begins with its number.
    const isNew = key === 'Enter' && here.column === 'qty' && isFree(next.row)
    go(isNew ? { ...next, column: 'number' } : next)
  }

  function handleFocus(event: FocusEvent<HTMLElement>) {
    const at = placeOf(event.target)
    if (!at) return
    setLeft(false)
    // Needed by the first entry, which says when it did not arrive.
    void loadListReader().catch(() => undefined)
    if (at.row !== place.row || at.column !== place.column) {
      setPlace(at)
      setEditing(false)
    }
    before.current = lineAt(at.row)?.input ?? ''
    // Selected as a whole, so that typing replaces and copying takes it all, as in a spreadsheet.
    if (event.target instanceof HTMLInputElement) event.target.select()
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    const at = placeOf(event.target)
    const line = at && lineAt(at.row)
    if (at?.column === 'qty' && draft !== undefined && line) quickOrder.setQuantity(line.key, draft)
    if (at?.column === 'number' && line) quickOrder.commit(line.key)
    drop()
  }

  function handleMouseDown(event: MouseEvent<HTMLElement>) {
    const { target } = event
    if (!(target instanceof HTMLInputElement)) return
    const root = target.getRootNode() as Document | ShadowRoot
    if (root.activeElement === target) {
      // The second press puts the caret where it points.
      setEditing(true)
      return
    }
    event.preventDefault()
    target.focus()
  }

  function handlePaste(event: ClipboardEvent<HTMLElement>) {
    const text = event.clipboardData.getData('text/plain')
    const { row, column } = placeOf(event.target) ?? place
    const isOneLine = !/[\n\t;]/.test(text.trim())
    // Into the middle of a number, or into a quantity, goes the text itself.
    if (isOneLine && (column !== 'number' || !isReplacedWhole(event.target) || !isMoreThanNumber(text))) return
    event.preventDefault()
    finish()
    const rows = text.replace(/[\r\n]+$/, '').split(/\r\n|\r|\n/)
    if (column === 'qty' && rows.every(entered => entered.trim() === '' || mayBeQuantity(entered))) {
      quickOrder.setQuantities(new Map(rows.map((entered, offset) => [lineAt(row + offset)?.key, entered.trim()])))
      return
    }
    const line = lineAt(row)
    const { length } = quickOrder.store.getState().lines
    // What goes wrong is told line by line.
    const added =
      isOneLine && line && line.status !== 'empty'
        ? quickOrder.replaceLine(line.key, text)
        : quickOrder.addText(text, options.shown[row]?.at ?? length)
    void added.catch(() => undefined)
  }

  /** The list reader, which comes with the first focus, finds a quantity in it, or several lines. */
  function isMoreThanNumber(text: string): boolean {
    const { lines = [] } = loadedListReader()?.parseList(text) ?? {}
    return lines.length > 1 || lines.some(line => line.quantity !== '' || line.doubt !== undefined)
  }

  const latest = useRef({ ensureLine, removeAt })
  latest.current = { ensureLine, removeAt }
  const actions = useMemo<RowActions>(
    () => ({
      enterNumber: (row, text) => {
        const line = latest.current.ensureLine(row)
        if (!line) return
        setEditing(true)
        quickOrder.edit(line.key, text)
      },
      enterQuantity: (row, text) => {
        latest.current.ensureLine(row)
        setEditing(true)
        setDraft(text)
      },
      remove: (row, line) => latest.current.removeAt({ row, column: 'remove' }, line),
    }),
    [quickOrder],
  )

  return {
    place,
    isEditing,
    isLeft,
    draft,
    actions,
    goToNextOpen,
    go,
    finish,
    gridProps: {
      tabIndex: isLeft ? 0 : -1,
      onKeyDown: handleKeyDown,
      onFocus: handleFocus,
      onBlur: handleBlur,
      onMouseDown: handleMouseDown,
      onPaste: handlePaste,
    },
  }
}
