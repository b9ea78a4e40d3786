/** A list before it is added: how it is read, what its lines come to, and what is put right in them. */
import { createStore } from 'zustand/vanilla'
import type { Kernel } from '../feature'
import { sum } from '../rules'
import { watchAccount } from '../session/watch-account'
import type { Shop } from '../shop.types'
import type { WithStore } from '../with-store'
import { forgetColumns, recallColumns, rememberColumns } from './column-memory'
import { type Corrections, keepCorrections, type ReadLines, withRows } from './keep-corrections'
import { createLineChecks } from './line-checks'
import { createLineEdits } from './line-edits'
import { createLineList, emptyList, lineMaker } from './line-list'
import { parseList } from './parse-list'
import { isFilled, isOpen, isOrderable, isRepaired, parsedLine } from './quick-order.derive'
import type { CorrectedList, ListFormat, ParsedList, QuickOrderLine } from './quick-order.types'
import { readList } from './read-list'

/** What the lines of a list come to. */
export interface PreviewSums {
  /** Lines whose text is the number of an article. */
  recognised: number
  /** Lines whose text names an article in other words, or beside others. */
  repaired: number
  /** Lines that the reader has to say something about. */
  fix: number
  /** Of the lines that can be ordered: pieces, and those of which a part comes later. */
  pieces: number
  /** Lines of which a part comes later. */
  backOrder: number
  /** Of the lines that can be ordered, in the currency of the account; undefined for who sees no prices. */
  subtotal: number | undefined
}

export interface ListPreviewState {
  /** How the text is read; undefined for a text without a line. */
  list: ParsedList | undefined
  /** The lines as the catalogue knows them, with what was put right in them. */
  lines: readonly QuickOrderLine[]
  /** How many lines are added. */
  count: number
  /** Something of the lines was put right. */
  isCorrected: boolean
  /** Undefined while the list is being checked, and when it cannot be; while a correction is checked they stay. */
  sums: PreviewSums | undefined
  /** Lines are being checked. */
  isChecking: boolean
  /** The columns are read as the reader has said it of a list with these headings. */
  isRecalled: boolean
}

export interface ListPreview extends WithStore<ListPreviewState> {
  /**
   * Reads a text: by its looks at once, by the catalogue when typing rests. What was put right stays in the lines whose source is the same.
   * @param corrected lines of this text in which something was put right before
   */
  read(text: string, format: ListFormat, corrected?: ParsedList['lines']): void
  /** Puts lines right by the edits of quick order. */
  corrected: CorrectedList
  /** Another number for a line, which is checked. A blank one changes nothing. */
  enterNumber(key: string, text: string): void
  /** The lines as they are, each with the row that it comes from: to be read again with this text. */
  linesToKeep(): ParsedList['lines']
  /** What is added: the lines as they are checked and put right; as they are written where the catalogue has not read them yet. */
  linesToAdd(): readonly QuickOrderLine[]
  /** Keeps the roles of the columns for lists with the same headings. */
  remember(): void
  /** Reads the columns by the catalogue again, and forgets what the reader has said. */
  forget(): void
  /** Stops asking. */
  destroy(): void
}

/** The text that is read, and how. */
interface Entered {
  text: string
  format: ListFormat
  /** Its lines, where something of them was put right. */
  corrected?: ParsedList['lines'] | undefined
  /** What was put right in the lines of the text before it. */
  before?: Corrections | undefined
}

/** How long typing has to rest before the catalogue is asked. */
const REST_MS = 250

/** @param shop whose catalogue is asked */
export function createListPreview(shop: Shop): ListPreview {
  const kernel = shop as Kernel
  const newLine = lineMaker()
  const checked = createStore(() => emptyList(newLine))
  const list = createLineList(checked, newLine, { beforeReading: () => undefined, afterChange: () => undefined })
  const checks = createLineChecks(kernel, checked, list)
  const edits = createLineEdits(kernel, { list, checks, owner: () => kernel.session.store.getState().accountId })
  const store = createStore<ListPreviewState>(() => ({
    list: undefined,
    lines: [],
    count: 0,
    isCorrected: false,
    sums: undefined,
    isChecking: false,
    isRecalled: false,
  }))
  /** The catalogue has read the text: `checked` holds its lines. */
  let isRead = false
  let entered: Entered = { text: '', format: {} }
  /** The lines as the text was read, and the row of each line that came of it. */
  let source: { read: ReadLines; rows: ReadonlyMap<string, number> } | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  const stops = [
    checked.subscribe(show),
    // What is known of the lines belongs to the account before.
    watchAccount(kernel.session, () => read(entered.text, entered.format, isRead ? undefined : entered.corrected)),
  ]

  function show(): void {
    if (!isRead) return
    const { lines: all, progress, error, canUndo } = checked.getState()
    const lines = all.filter(isFilled)
    const isChecking =
      progress !== undefined || lines.some(({ status }) => status === 'checking' || status === 'typing')
    const isKnown = !isChecking && !error && lines.length > 0
    const before = isChecking ? store.getState().sums : undefined
    store.setState({
      lines,
      count: lines.length,
      isCorrected: canUndo || entered.corrected !== undefined,
      isChecking,
      sums: isKnown ? sumsOf(lines) : before,
    })
  }

  async function ask(): Promise<void> {
    resting = undefined
    const asked = entered
    const read = await readList(kernel, asked.text, asked.format)
    if (asked !== entered) return
    const isRecalled = !asked.format.columns && recallColumns(kernel.drafts, read, kernel.now()) !== undefined
    store.setState({ list: read, isRecalled })
    isRead = true
    asked.corrected ??= asked.before && keepCorrections(asked.before, asked.text, read)
    const shown = (asked.corrected ?? read.lines).map(line => ({
      row: line.row,
      line: parsedLine(newLine().key, line),
    }))
    source = { read, rows: new Map(shown.map(({ line, row }) => [line.key, row])) }
    list.setLines(shown.map(({ line }) => line))
    await checks.check()
    if (asked === entered) show()
  }

  /** What was put right in the lines of the text before; while that is being read, in those before it. */
  const correctionsBefore = (): Corrections | undefined => {
    if (!isRead || !source) return entered.before
    return store.getState().isCorrected ? { text: entered.text, read: source.read, lines: linesToKeep() } : undefined
  }

  const linesToKeep = () => withRows(checked.getState().lines.filter(isFilled), key => source?.rows.get(key))

  function read(text: string, format: ListFormat, corrected?: ParsedList['lines']): void {
    const isBlank = text.trim() === ''
    // Another text after a blank one is another list.
    const before = isBlank || corrected ? undefined : correctionsBefore()
    entered = { text, format, corrected, before }
    clearTimeout(resting)
    isRead = false
    checks.forget()
    list.forgetSteps()
    checked.setState(emptyList(newLine))
    resting = isBlank ? undefined : setTimeout(() => void ask(), REST_MS)
    const guess = isBlank ? undefined : parseList(text, format)
    const lines = corrected ?? (before && guess && keepCorrections(before, text, guess)) ?? guess?.lines
    store.setState({
      list: guess,
      sums: undefined,
      lines: [],
      count: lines?.length ?? 0,
      isCorrected: lines !== guess?.lines,
      isChecking: !isBlank,
      isRecalled: false,
    })
  }

  return {
    store,
    read,
    corrected: {
      ...edits,
      store: checked,
      setBackOrderMode: backOrderMode => checked.setState({ backOrderMode }),
      retry: () => checks.retry(),
    },
    enterNumber(key, text) {
      if (text.trim() === '' || list.find(key)?.input === text) return
      edits.edit(key, text)
      edits.commit(key)
    },
    linesToKeep,
    linesToAdd() {
      if (isRead) return checked.getState().lines.filter(isFilled)
      const { text, corrected, before } = entered
      const { list: guess } = store.getState()
      const kept = before && guess && keepCorrections(before, text, guess)
      return (corrected ?? kept ?? guess?.lines ?? []).map(line => parsedLine(newLine().key, line))
    },
    remember() {
      const { list: shown } = store.getState()
      if (shown && entered.format.columns) rememberColumns(kernel.drafts, shown, kernel.now())
    },
    forget() {
      const { list: shown } = store.getState()
      if (shown) forgetColumns(kernel.drafts, shown, kernel.now())
      read(entered.text, entered.format)
    },
    destroy() {
      entered = { text: '', format: {} }
      clearTimeout(resting)
      for (const stop of stops) stop()
      checks.stop()
    },
  }
}

function sumsOf(lines: readonly QuickOrderLine[]): PreviewSums {
  const ready = lines.filter(isOrderable)
  const repaired = ready.filter(isRepaired).length
  const prices = ready.flatMap(({ price }) => price ?? [])
  return {
    recognised: ready.length - repaired,
    repaired,
    fix: lines.filter(isOpen).length,
    pieces: ready.reduce((pieces, { qty }) => pieces + qty, 0),
    backOrder: ready.filter(({ status }) => status === 'back-order').length,
    subtotal: prices.length > 0 ? sum(prices) : undefined,
  }
}
