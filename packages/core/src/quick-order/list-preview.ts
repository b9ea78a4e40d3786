/** A list before it is added: how it is read, and what its lines come to. */
import { createStore } from 'zustand/vanilla'
import type { Kernel } from '../feature'
import { sum } from '../rules'
import type { Shop } from '../shop.types'
import type { WithStore } from '../with-store'
import { forgetColumns, recallColumns, rememberColumns } from './column-memory'
import { createLineChecks } from './line-checks'
import { createLineList, emptyList, lineMaker } from './line-list'
import { parseList } from './parse-list'
import { isFilled, isOpen, isOrderable, isRepaired, parsedLine } from './quick-order.derive'
import type { ListFormat, ParsedList, QuickOrderLine } from './quick-order.types'
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
  /** The lines as the catalogue knows them. */
  lines: readonly QuickOrderLine[]
  /** Undefined while the lines are being checked, and when they cannot be. */
  sums: PreviewSums | undefined
  /** Lines are being checked. */
  isChecking: boolean
  /** The columns are read as the reader has said it of a list with these headings. */
  isRecalled: boolean
}

export interface ListPreview extends WithStore<ListPreviewState> {
  /** Reads a text: by its looks at once, by the catalogue when typing rests. */
  read(text: string, format: ListFormat): void
  /** Keeps the roles of the columns for lists with the same headings. */
  remember(): void
  /** Reads the columns by the catalogue again, and forgets what the reader has said. */
  forget(): void
  /** Stops asking. */
  destroy(): void
}

/** How long typing has to rest before the catalogue is asked. */
const REST_MS = 250

/** @param shop whose catalogue is asked */
export function createListPreview(shop: Shop): ListPreview {
  const kernel = shop as Kernel
  const newLine = lineMaker()
  const checked = createStore(() => emptyList(newLine))
  const list = createLineList(checked, newLine, { beforeReading: () => undefined, afterChange: show })
  const checks = createLineChecks(kernel, checked, list)
  const store = createStore<ListPreviewState>(() => ({
    list: undefined,
    lines: [],
    sums: undefined,
    isChecking: false,
    isRecalled: false,
  }))
  let entered: { text: string; format: ListFormat } = { text: '', format: {} }
  let resting: ReturnType<typeof setTimeout> | undefined
  const stopWatching = checked.subscribe(show)

  function show(): void {
    const { lines: all, progress, error } = checked.getState()
    const lines = all.filter(isFilled)
    const isChecking = progress !== undefined || resting !== undefined
    const isKnown = !isChecking && !error && lines.length > 0
    store.setState({ lines, isChecking, sums: isKnown ? sumsOf(lines) : undefined })
  }

  async function ask(): Promise<void> {
    resting = undefined
    const asked = entered
    const read = await readList(kernel, asked.text, asked.format)
    if (asked !== entered) return
    const isRecalled = !asked.format.columns && recallColumns(kernel.drafts, read, kernel.now()) !== undefined
    store.setState({ list: read, isRecalled })
    checked.setState({ error: undefined })
    list.setLines(read.lines.map(line => parsedLine(newLine().key, line)))
    await checks.check()
    if (asked === entered) show()
  }

  function read(text: string, format: ListFormat): void {
    entered = { text, format }
    clearTimeout(resting)
    checks.stop()
    const isBlank = text.trim() === ''
    resting = isBlank ? undefined : setTimeout(() => void ask(), REST_MS)
    store.setState({
      list: isBlank ? undefined : parseList(text, format),
      sums: undefined,
      lines: [],
      isChecking: !isBlank,
      isRecalled: false,
    })
  }

  return {
    store,
    read,
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
      stopWatching()
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
