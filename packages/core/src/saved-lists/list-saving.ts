/** The list that quick order shows: saved while it is edited, and merged with what others save. */
import type { StoreApi } from 'zustand/vanilla'
import type { SavedLine, SavedList } from '../contract'
import * as savedListsCalls from '../contract/saved-lists'
import type { ShopError } from '../errors/shop-error'
import type { Kernel } from '../feature'
import { quickOrderOf } from '../quick-order/quick-order.store'
import type { QuickOrderLine } from '../quick-order/quick-order.types'
import { readQuantity } from '../rules'
import { watchAccount } from '../session/watch-account'
import { toJson } from '../to-json'
import { findChanges, isSameLine, type ListChanges, takeOver } from './list-changes'
import { toSavedLine } from './saved-line'
import type { ConflictChoice, LineConflict, SavedListsState } from './saved-lists.types'
import { readShownList, type ShownList, writeShownList } from './shown-list'

/** How long typing has to rest before a list is saved. */
const SAVE_AFTER_MS = 1_500
/** After a failure; what is not saved stays on this device meanwhile. */
const RETRY_MS = 15_000

/** A list of the server. */
interface Answer {
  list: SavedList
  lines: readonly SavedLine[]
  conflicts?: readonly LineConflict[]
}

export interface ListSaving {
  /** What quick order shows, as it is saved. */
  entered(): SavedLine[]
  /** Puts lines into quick order, in place of what is there. */
  enter(lines: readonly SavedLine[]): void
  /** Takes a list over into the others; that which is shown stays as it is on the screen. */
  note(answer: Answer): void
  /** Shows a list. @param lines of the list, with what was typed since */
  show(answer: Answer, lines: readonly SavedLine[]): void
  /** What quick order shows stays there, as a list that is not saved. */
  detach(): void
  /** Goes on with the list that was shown last, here or on another device. @throws ShopError */
  resume(kept: ShownList, shown: SavedList): Promise<void>
  /** Answers what is asked about a line. */
  resolve(key: string, choice: ConflictChoice): void
  /** Saves at once what waits to be saved. Never rejects. */
  flush(): Promise<void>
  /** Takes a list that is gone out of the others. */
  forget(id: number): void
}

/** Watches quick order until the shop ends. */
export function createListSaving(kernel: Kernel, store: StoreApi<SavedListsState>): ListSaving {
  const { client, session } = kernel
  const { entered, enter } = createListLines(kernel)
  const { noteAs, detach, forget } = createKnownLists(kernel, store)
  let waiting: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()

  function saveSoon(ms = SAVE_AFTER_MS): void {
    clearTimeout(waiting)
    waiting = setTimeout(() => void flush(), ms)
  }

  function flush(): Promise<void> {
    clearTimeout(waiting)
    waiting = undefined
    // One after the other: each is relative to what the one before has answered.
    running = running.then(save)
    return running
  }

  async function save(): Promise<void> {
    const shown = readShownList(kernel)
    if (!shown || store.getState().shown?.id !== shown.id) return
    const asked = entered()
    const changes = findUnasked(shown, asked)
    if (changes.changed.length === 0 && changes.removed.length === 0) return store.setState({ saving: 'saved' })
    const { accountId } = session.store.getState()
    try {
      const body = { version: shown.version, asks: true, ...changes }
      const answer = await client.call(savedListsCalls.change, { params: { id: shown.id }, body }, { silent: true })
      if (session.store.getState().accountId !== accountId || readShownList(kernel)?.id !== shown.id) return
      const found = (answer.conflicts ?? []).map(({ key, theirs }) => ({
        key,
        theirs,
        before: shown.lines.find(line => line.key === key)?.quantity,
      }))
      const conflicts = [...(shown.conflicts ?? []), ...found]
      const isAsked = new Set(conflicts.map(({ key }) => key))
      const saved = new Map(answer.lines.map(line => [line.key, line]))
      const isTheirs = (line: SavedLine) => {
        const other = saved.get(line.key)
        return other !== undefined && !isAsked.has(line.key) && !isSameLine(other, line)
      }
      store.setState({ doubled: changes.changed.filter(isTheirs).length })
      const now = entered()
      show({ ...answer, conflicts }, withMine(takeOver(asked, now, answer.lines), now, conflicts))
    } catch (error) {
      const reason = error as ShopError
      // Someone has deleted it, or stopped sharing it: what is on the screen stays there.
      if (reason.kind === 'not-found') forget(shown.id)
      else {
        store.setState({ saving: 'failed', error: reason })
        saveSoon(RETRY_MS)
      }
    }
  }

  function show(answer: Answer, lines: readonly SavedLine[]): void {
    noteAs(answer, true)
    // A line that is being typed in keeps its place and the focus.
    if (toJson(lines) !== toJson(entered())) enter(lines)
    const isSaved = isSame({ lines: answer.lines, conflicts: answer.conflicts ?? [] }, lines)
    store.setState({ saving: isSaved ? 'saved' : 'waiting', error: undefined })
    if (!isSaved) saveSoon()
  }

  async function resume(kept: ShownList, shown: SavedList): Promise<void> {
    store.setState({ conflicts: kept.conflicts ?? [] })
    if (kept.version === shown.version) return flush()
    const answer = await client.call(savedListsCalls.open, { params: { id: kept.id } })
    // What was typed here without a network comes first: its answer has what others have changed since.
    if (!isSame(kept, entered())) return flush()
    const conflicts = kept.conflicts ?? []
    show({ ...answer, conflicts }, withMine(answer.lines, entered(), conflicts))
  }

  function resolve(key: string, choice: ConflictChoice): void {
    const shown = readShownList(kernel)
    const conflict = shown?.conflicts?.find(asked => asked.key === key)
    if (!shown || !conflict) return
    const conflicts = (shown.conflicts ?? []).filter(asked => asked !== conflict)
    writeShownList(kernel, { ...shown, conflicts })
    store.setState({ conflicts })
    const lines = settle(entered(), conflict, choice)
    if (toJson(lines) !== toJson(entered())) enter(lines)
    void flush()
  }

  watchEdits(kernel, store, { entered, saveSoon, stopWaiting: () => clearTimeout(waiting) })

  return {
    entered,
    enter,
    show,
    detach,
    resume,
    flush,
    forget,
    resolve,
    note: answer => noteAs(answer, store.getState().shown?.id === answer.list.id),
  }
}

/** What quick order shows, as lines of a list. */
function createListLines(kernel: Kernel): Pick<ListSaving, 'entered' | 'enter'> {
  const quickOrder = quickOrderOf(kernel)
  return {
    entered: () =>
      quickOrder.store
        .getState()
        .lines.filter(line => line.status !== 'empty')
        .map(toSaved),
    enter: lines => quickOrder.showLines(lines.map(toLine)),
  }
}

/** The lists of the account as the shop knows them, and which of them quick order shows. */
function createKnownLists(kernel: Kernel, store: StoreApi<SavedListsState>) {
  function detach(): void {
    writeShownList(kernel, undefined)
    store.setState({ shown: undefined, saving: 'saved', conflicts: [], error: undefined })
  }

  return {
    detach,
    noteAs({ list, lines, conflicts = [] }: Answer, isShown: boolean): void {
      const others = store.getState().lists.filter(({ id }) => id !== list.id)
      store.setState({ lists: [list, ...others], ...(isShown && { shown: list, conflicts }) })
      if (isShown) writeShownList(kernel, { id: list.id, version: list.version, lines, conflicts })
    },
    forget(id: number): void {
      const { lists, shown } = store.getState()
      store.setState({ lists: lists.filter(list => list.id !== id) })
      if (shown?.id === id) detach()
    },
  }
}

interface Waiting extends Pick<ListSaving, 'entered'> {
  saveSoon(): void
  stopWaiting(): void
}

/** Saves what is changed in the list that is shown; another account begins without lists. */
function watchEdits(
  kernel: Kernel,
  store: StoreApi<SavedListsState>,
  { entered, saveSoon, stopWaiting }: Waiting,
): void {
  const quickOrder = quickOrderOf(kernel)
  const stops = [
    store.subscribe(({ shown }, before) => {
      if (shown?.id !== before.shown?.id) quickOrder.noteList(shown?.id ?? null)
    }),
    quickOrder.store.subscribe(() => {
      const { shown, saving } = store.getState()
      const kept = shown && readShownList(kernel)
      if (!kept || isSame(kept, entered())) return
      if (saving === 'saved') store.setState({ saving: 'waiting' })
      saveSoon()
    }),
    watchAccount(kernel.session, () => {
      stopWaiting()
      store.setState(store.getInitialState())
    }),
  ]
  kernel.onDestroy(() => {
    stopWaiting()
    for (const stop of stops) stop()
  })
}

type Compared = Pick<ShownList, 'lines' | 'conflicts'>

/** What is to be saved: a line that is asked about waits for the answer. */
function findUnasked({ lines, conflicts = [] }: Compared, now: readonly SavedLine[]): ListChanges {
  const { changed, removed } = findChanges(lines, now)
  const asked = new Set(conflicts.map(({ key }) => key))
  return {
    changed: changed.filter(({ key }) => !asked.has(key)),
    removed: removed.filter(key => !asked.has(key)),
  }
}

function isSame(before: Compared, now: readonly SavedLine[]): boolean {
  const { changed, removed } = findUnasked(before, now)
  return changed.length === 0 && removed.length === 0
}

/** The lines of the server with those that are asked about as they stand here: in place of theirs, or behind it. */
function withMine(
  merged: readonly SavedLine[],
  now: readonly SavedLine[],
  conflicts: readonly LineConflict[],
): SavedLine[] {
  const lines = [...merged]
  for (const { key, theirs } of conflicts) {
    const mine = now.find(line => line.key === key)
    if (!mine) continue
    const own = lines.findIndex(line => line.key === key)
    if (own >= 0) lines[own] = mine
    else lines.splice(lines.findIndex(line => line.key === theirs.key) + 1 || lines.length, 0, mine)
  }
  return lines
}

/** The lines on the screen after a choice. */
function settle(
  lines: readonly SavedLine[],
  { key, theirs }: LineConflict,
  choice: ConflictChoice,
): readonly SavedLine[] {
  const mine = lines.find(line => line.key === key)
  // It was removed here: the other device's comes back, or goes too.
  if (!mine) return choice === 'theirs' && theirs.key === key ? [...lines, theirs] : lines
  if (choice === 'both') return lines
  if (theirs.key === key) return choice === 'mine' ? lines : lines.map(line => (line === mine ? theirs : line))
  const others = lines.filter(line => line !== mine)
  const kept = { ...mine, key: theirs.key }
  return choice === 'theirs' ? others : others.map(line => (line.key === theirs.key ? kept : line))
}

const toSaved = ({ key, input, qty, ambiguity }: QuickOrderLine): SavedLine =>
  toSavedLine(key, input, ambiguity?.entered ?? String(qty))

const toLine = ({ key, input, quantity }: SavedLine) => ({ key, input, whole: undefined, ...readQuantity(quantity) })
