/** Focus and keys of the grid: one cell is active, F2 or typing edits it, leaving it hands its text to the shop. */
import type { QuickOrder, QuickOrderLine } from '@cartwright/core'
import { loadListReader, quickOrderOf } from '@cartwright/core'
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isElement, isInput } from '../primitives/node-kinds'
import { useAnnounce } from '../primitives/use-announce'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { createGridCommands } from './grid-commands'
import { type Column, isEntry, moveFor, type Place } from './grid-moves'
import { pasteAt } from './grid-paste'
import { heardTexts } from './heard.texts'
import type { RowActions } from './quick-order-row'
import { createScanKeys } from './scan-keys'
import { useActiveCell } from './use-active-cell'

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

function placeOf(target: EventTarget): Place | undefined {
  if (!isElement(target)) return undefined
  const column = target.closest<HTMLElement>('[data-cell]')?.dataset.cell
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row
  return column === undefined || row === undefined ? undefined : { row: Number(row), column: column as Column }
}

export function useGrid({ shown, rows, grid, onShowKeys, listKeys }: GridOptions) {
  const quickOrder = quickOrderOf(useShop())
  const lineAt = (row: number): QuickOrderLine | undefined => shown[row]?.line
  const isFree = (row: number) => (lineAt(row)?.status ?? 'empty') === 'empty'
  const cell = useActiveCell({ grid, rows, isFree })
  const { place, isEditing, isLeft, go } = cell
  const [draft, setDraft] = useState<string>()
  /** Text of the number before it was edited, for Escape. */
  const before = useRef('')
  const [scanKeys] = useState(createScanKeys)
  const announce = useAnnounce()
  const heard = useTexts(heardTexts)

  function drop() {
    setDraft(undefined)
    cell.setEditing(false)
  }

  function revert(here: Place, line: QuickOrderLine | undefined) {
    drop()
    if (line && here.column === 'number' && line.input !== before.current) {
      quickOrder.edit(line.key, before.current)
      quickOrder.commit(line.key)
    }
    cell.refocus(here)
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
    goToOpen(lineAt(from.row)?.key)
  }

  /** @param after key of the line behind which the search begins; undefined for the first line to fix */
  function goToOpen(after: string | undefined) {
    const key = quickOrder.nextOpen(after)
    const row = shown.findIndex(({ line }) => line.key === key)
    // The field describes itself: what is wrong is heard with the focus.
    if (row >= 0) go({ row, column: shown[row]?.line.status === 'quantity' ? 'qty' : 'number' })
    else announce({ about: 'quick order', result: heard('noneToFix') })
  }

  const { command, removeAt } = createGridCommands({
    quickOrder,
    cell,
    lineAt,
    drop,
    revert,
    goToNextOpen,
    onShowKeys,
  })

  /** A number that was scanned once more counts up its line, and the field is free for the next scan. */
  function countsUp(scan: string, here: Place): boolean {
    const line = lineAt(here.row)
    if (here.column !== 'number' || !line || scan === '' || scan !== line.input) return false
    if (!quickOrder.commitScan(line.key)) return false
    drop()
    before.current = ''
    return true
  }

  function move(event: KeyboardEvent<HTMLElement>, here: Place, isBusy: boolean) {
    const { key, shiftKey: shift } = event
    if (event.altKey) return
    // Buttons and links keep their Enter; while a text is edited, sideways keys move in it.
    if (key === 'Enter' && !isEntry(here.column) && here.column !== 'available') return
    if (isBusy && /^(ArrowLeft|ArrowRight|Home|End)$/.test(key)) return
    const size = { rows, lines: shown.length, page: PAGE_ROWS }
    const next = moveFor({ key, shift, ctrl: event.ctrlKey || event.metaKey }, here, size)
    if (!next) return
    event.preventDefault()
    // Below the last line a new one begins, and a line begins with its number.
    const isNew = key === 'Enter' && here.column === 'qty' && isFree(next.row)
    go(isNew ? { ...next, column: 'number' } : next)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return
    // Orders, and is heard by the box around.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return
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
    const scan = scanKeys(event.key, event.timeStamp)
    if (isBusy && isInput(event.target)) {
      listKeys(event as KeyboardEvent<HTMLInputElement>)
      if (event.defaultPrevented) return
    }
    if (isBusy && countsUp(scan, here)) event.preventDefault()
    else if (command(event, here, isBusy)) {
      event.preventDefault()
      event.stopPropagation()
    } else move(event, here, isBusy)
  }

  function handleFocus(event: FocusEvent<HTMLElement>) {
    const at = placeOf(event.target)
    if (!at) return
    // Needed by the first entry, which says when it did not arrive.
    void loadListReader().catch(() => undefined)
    cell.enter(at)
    before.current = lineAt(at.row)?.input ?? ''
    // Selected as a whole, so that typing replaces and copying takes it all, as in a spreadsheet.
    if (isInput(event.target)) event.target.select()
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    const at = placeOf(event.target)
    const line = at && lineAt(at.row)
    if (at?.column === 'qty' && draft !== undefined && line) quickOrder.setQuantity(line.key, draft)
    if (at?.column === 'number' && line) quickOrder.commit(line.key)
    drop()
  }

  const actions = useRowActions({
    enterNumber: (row, text) => {
      const line = lineAt(row) ?? addLine(quickOrder, row)
      if (!line) return
      cell.setEditing(true)
      quickOrder.edit(line.key, text)
    },
    enterQuantity: (row, text) => {
      if (!lineAt(row)) addLine(quickOrder, row)
      cell.setEditing(true)
      setDraft(text)
    },
    remove: (row, line) => removeAt({ row, column: 'remove' }, line),
    leaveTo: row => cell.leaveTo(row),
  })

  return {
    place,
    isEditing,
    isLeft,
    draft,
    actions,
    goToNextOpen,
    goToFirstOpen: () => {
      finish()
      goToOpen(undefined)
    },
    go,
    finish,
    gridProps: {
      tabIndex: isLeft ? 0 : -1,
      onKeyDown: handleKeyDown,
      onFocus: handleFocus,
      onBlur: handleBlur,
      onMouseDown: (event: MouseEvent<HTMLElement>) => {
        if (isSecondPress(event)) cell.setEditing(true)
      },
      onPaste: (event: ClipboardEvent<HTMLElement>) =>
        pasteAt(event, placeOf(event.target) ?? place, {
          quickOrder,
          lineAt,
          positionOf: row => shown[row]?.at,
          finish,
        }),
    },
  }
}

/** The first press on a field selects its text, as the keyboard does; the second one puts the caret where it points. */
function isSecondPress(event: MouseEvent<HTMLElement>): boolean {
  const { target } = event
  if (!isInput(target)) return false
  const root = target.getRootNode() as Document | ShadowRoot
  if (root.activeElement === target) return true
  event.preventDefault()
  target.focus()
  return false
}

/** Makes the line of a row that is one of the empty ones below the list. */
function addLine(quickOrder: QuickOrder, row: number): QuickOrderLine | undefined {
  const count = () => quickOrder.store.getState().lines.length
  for (let at = count(); at <= row; at++) quickOrder.insertLine(at)
  return quickOrder.store.getState().lines[row]
}

/** The same functions at every drawing, so that a row is not drawn again for them; each does what the latest drawing says. */
function useRowActions(actions: RowActions): RowActions {
  const latest = useRef(actions)
  latest.current = actions
  return useMemo(
    () => ({
      enterNumber: (...given) => latest.current.enterNumber(...given),
      enterQuantity: (...given) => latest.current.enterQuantity(...given),
      remove: (...given) => latest.current.remove(...given),
      leaveTo: (...given) => latest.current.leaveTo(...given),
    }),
    [],
  )
}
