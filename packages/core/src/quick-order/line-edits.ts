/** What a buyer does to the lines: pasting, typing, picking, correcting. */
import type { Sku } from '../contract'
import type { ShopError } from '../errors/shop-error'
import type { Kernel } from '../feature'
import { salesTexts } from '../i18n/sales.texts'
import { LIST_CHARS, LIST_LINES } from '../limits'
import type { LineChecks } from './line-checks'
import { changeLine, type LineList } from './line-list'
import type { ListReader } from './list-reader'
import { loadedListReader, loadListReader } from './load-list-reader'
import {
  countUp,
  mergeEqualLines,
  parsedLine,
  recheck,
  withEntered,
  withInput,
  withPicked,
  withStock,
} from './quick-order.derive'
import type { Lines, ParsedList, QuickOrder } from './quick-order.types'

export interface EditedParts {
  list: LineList
  checks: LineChecks
  /** Changes when another account takes over. */
  owner: () => unknown
}

type LineEdits = Pick<
  QuickOrder,
  | 'addText'
  | 'addParsed'
  | 'addChecked'
  | 'replaceLine'
  | 'edit'
  | 'commit'
  | 'commitScan'
  | 'pick'
  | 'setQuantity'
  | 'setQuantities'
  | 'fix'
  | 'fixAll'
  | 'mergeEqual'
  | 'cutToStock'
  | 'removeLines'
  | 'insertLine'
  | 'clear'
>

export function createLineEdits(
  kernel: Kernel,
  { list, checks, owner }: EditedParts,
): LineEdits & { refuseLong: (text: string) => boolean } {
  const { messages, i18n } = kernel
  const { newLine, find, commitStep } = list

  /** Does something with the list reader: at once when it is there, else when it arrives, unless the account has changed by then. */
  async function read<T>(use: (reader: ListReader) => T): Promise<Awaited<T> | undefined> {
    const loaded = loadedListReader()
    if (loaded) return await use(loaded)
    list.current()
    const before = owner()
    const reader = await loadListReader().catch((error: ShopError) => {
      messages.showError(error)
      throw error
    })
    return owner() === before ? await use(reader) : undefined
  }

  const warn = (key: 'quick-order.too-long' | 'quick-order.too-many', values: Record<string, string>) =>
    void messages.show({ kind: 'warning', text: i18n.text(salesTexts, key, values) })

  /** Rows that were left out, because they are the sum of others. */
  function sayTotals({ totals }: ParsedList): void {
    if (totals.length === 0) return
    const rows = totals.map(total => total.text).join('”, “')
    messages.show({ kind: 'info', text: i18n.text(salesTexts, 'quick-order.total', { rows }) })
  }

  /** Whether so many lines find room; if not, the buyer reads why. */
  function hasRoomFor(lines: number): boolean {
    const hasRoom = list.current().length + lines <= LIST_LINES
    if (!hasRoom) warn('quick-order.too-many', { most: i18n.formatNumber(LIST_LINES), n: i18n.formatNumber(lines) })
    return hasRoom
  }

  /** True for a text that is too long for a list, and the reader is shown why. */
  function refuseLong(text: string): boolean {
    const isLong = text.length > LIST_CHARS
    if (isLong) warn('quick-order.too-long', { most: i18n.formatNumber(LIST_CHARS) })
    return isLong
  }

  async function addChecked(checked: Lines, at?: number): Promise<void> {
    if (checked.length === 0 || !hasRoomFor(checked.length)) return
    const added = checked.map(line => (line.status === 'failed' ? recheck(line) : line))
    commitStep(lines => insert(lines, added, at))
    await checks.check(added)
  }

  const addParsed = ({ lines }: Pick<ParsedList, 'lines'>, at?: number): Promise<void> =>
    addChecked(
      lines.map(line => parsedLine(newLine().key, line)),
      at,
    )

  function commit(key: string): void {
    const line = find(key)
    if (line?.status !== 'typing') return
    const isEmpty = line.input.trim() === ''
    list.setLines(changeLine(key, () => (isEmpty ? withInput(line, '', 'empty') : recheck(line)))(list.current()))
    void checks.check()
  }

  let counted: number | undefined

  function commitScan(key: string): boolean {
    // Typing has begun the step that undo takes back.
    const lines = countUp(list.current(), key)
    if (!lines) {
      commit(key)
      return false
    }
    list.setLines(lines.all)
    // What a scanner reads ten times is said once, with the last count.
    if (counted !== undefined) messages.dismiss(counted)
    const n = i18n.formatNumber(lines.at + 1)
    counted = messages.show({
      kind: 'info',
      text: i18n.text(salesTexts, 'quick-order.counted', {
        n,
        number: lines.number,
        qty: i18n.formatNumber(lines.qty),
      }),
    })
    return true
  }

  function pick(key: string, part: Sku): void {
    void read(({ quantityBeside }) => {
      // The number picked becomes the text, so that the line reads the same the next time.
      commitStep(
        changeLine(key, line => withPicked({ ...line, ...quantityBeside(line, part), input: part.number }, part)),
      )
      void checks.check()
    }).catch(() => undefined)
  }

  const setQuantity = (key: string, entered: string | number) =>
    commitStep(changeLine(key, line => withEntered(line, entered)))

  const fixAll = (keys: readonly string[]): void =>
    void read(({ fixLines }) => {
      commitStep(lines => fixLines(lines, new Set(keys), newLine))
      void checks.check()
    }).catch(() => undefined)

  return {
    refuseLong,
    async addText(text, at) {
      if (refuseLong(text)) return
      const next = at === undefined ? undefined : list.current()[at]?.key
      await read(async ({ parseList, readList }) => {
        const before = owner()
        const first = parseList(text)
        // Where only one column can name the article, there is nothing to ask.
        const entered = first.candidates.length < 2 ? first : await readList(kernel, text)
        if (owner() !== before) return
        sayTotals(entered)
        // Lines may have come or gone above while the catalogue was asked.
        const place = next === undefined ? -1 : list.current().findIndex(line => line.key === next)
        await addParsed(entered, place < 0 ? at : place)
      })
    },
    addParsed,
    addChecked,
    replaceLine: (key, text) =>
      read(({ parseList }) => {
        const { lines: entered } = parseList(text)
        if (!hasRoomFor(entered.length)) return undefined
        commitStep(lines =>
          lines.flatMap(line =>
            line.key === key ? entered.map((one, at) => parsedLine(at === 0 ? key : newLine().key, one)) : line,
          ),
        )
        return checks.check()
      }),
    edit(key, input) {
      const line = find(key)
      if (!line || line.input === input) return
      const change = changeLine(key, before => withInput(before, input, 'typing'))
      if (line.status === 'typing') list.setLines(change(list.current()))
      else commitStep(change)
    },
    commit,
    commitScan,
    pick,
    setQuantity,
    setQuantities: entered =>
      commitStep(lines =>
        lines.map(line => {
          const text = entered.get(line.key)
          return text ? withEntered(line, text) : line
        }),
      ),
    fix: key => (find(key)?.status === 'failed' ? void checks.retry([key]) : fixAll([key])),
    fixAll,
    mergeEqual: () => commitStep(mergeEqualLines),
    cutToStock: key => commitStep(changeLine(key, withStock)),
    removeLines(keys) {
      const gone = new Set(keys)
      commitStep(lines => (lines.some(line => gone.has(line.key)) ? lines.filter(line => !gone.has(line.key)) : lines))
    },
    insertLine: at => commitStep(lines => [...lines.slice(0, at), newLine(), ...lines.slice(at)]),
    clear() {
      checks.stop()
      commitStep(lines => (lines.every(line => line.status === 'empty') ? lines : []))
    },
  }
}

/** Lines go into the empty ones at their place and push the others down. */
function insert(lines: Lines, added: Lines, at: number | undefined): Lines {
  const free = lines.findIndex(line => line.status === 'empty')
  const start = Math.min(at ?? (free < 0 ? lines.length : free), lines.length)
  let end = start
  while (end < start + added.length && lines[end]?.status === 'empty') end += 1
  return [...lines.slice(0, start), ...added, ...lines.slice(end)]
}
