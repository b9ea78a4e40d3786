/** The draft of the list: written soon after a change, restored at the next visit, shown alike in two tabs. */
import type { StoreApi } from 'zustand/vanilla'
import type { Kernel } from '../feature'
import { LIST_LINES } from '../limits'
import { PERMISSION } from '../rules'
import { onPageHide } from '../storage/host'
import type { LineChecks } from './line-checks'
import type { LineList } from './line-list'
import { emptyLine, isFilled } from './quick-order.derive'
import { type Draft, type DraftOwner, draftName, parseDraft, readDraft, writeDraft } from './quick-order.draft'
import type { QuickOrderState } from './quick-order.types'
import { keptVisitorListOf } from './visitor-draft'

/** How long typing has to rest before the draft is written. */
const SAVE_AFTER_MS = 400

export interface DraftedParts {
  store: StoreApi<QuickOrderState>
  list: LineList
  checks: LineChecks
  /** Adds what was typed as a visitor and is not read yet. */
  addText: (text: string) => void
}

export function createListDraft(kernel: Kernel, { store, list, checks, addText }: DraftedParts) {
  const { session, drafts, broadcast } = kernel
  /** Account whose draft is on screen. */
  let owner: DraftOwner | undefined
  let ordered: Draft['ordered']
  let saving: ReturnType<typeof setTimeout> | undefined
  let stopFollowing: (() => void) | undefined

  function restore(): void {
    const { custId, accountId } = session.store.getState()
    if (accountId < 0 || owner || !session.hasPermission([PERMISSION.quickOrder])) return
    owner = { custId, accountId }
    const stops = [broadcast.subscribe(draftName(owner), follow), onPageHide(saveWaiting)]
    stopFollowing = () => {
      for (const stop of stops) stop()
    }
    const draft = readDraft(drafts, owner)
    if (draft && !list.visibleLines().some(isFilled)) show(draft)
    const entered = keptVisitorListOf(kernel).take()
    if (entered && entered.lines.length === 0) addText(entered.text)
    else if (entered) takeOver(entered.lines)
  }

  /** What the account entered before it signed in comes below its list. */
  function takeOver(lines: Draft['lines']): void {
    const own = list.visibleLines().filter(isFilled)
    const added = lines.slice(0, Math.max(0, LIST_LINES - own.length))
    if (added.length === 0) return
    show({ lines: [...own, ...added], backOrderMode: store.getState().backOrderMode, ordered })
    save()
  }

  /** Lines that are on screen as they are kept stay as they are; the others are checked. */
  function show({ lines, backOrderMode, ordered: waiting }: Draft): void {
    const known = new Map(list.visibleLines().map(line => [line.key, line]))
    ordered = waiting
    store.setState({ backOrderMode })
    checks.resume(
      lines.map(kept => {
        const line = known.get(kept.key)
        if (line?.input === kept.input && line.qty === kept.qty && !line.ambiguity === !kept.ambiguity) return line
        return { ...emptyLine(kept.key), ...kept, status: kept.input.trim() === '' ? 'empty' : 'checking' }
      }),
    )
  }

  /** What was changed in another tab, unless this one has something newer to say. */
  function follow(message: unknown): void {
    const draft = parseDraft(message)
    if (!draft || saving) return
    // Bringing back what the other tab has ordered would order it twice.
    list.forgetSteps()
    show(draft)
    clearTimeout(saving)
    saving = undefined
  }

  function save(): void {
    clearTimeout(saving)
    saving = undefined
    if (!owner) return
    const { lines, backOrderMode } = store.getState()
    const kept = lines
      .filter(isFilled)
      .map(({ key, input, qty, ambiguity, whole }) => ({ key, input, qty, ambiguity, whole }))
    const written = writeDraft(drafts, owner, { lines: kept, backOrderMode, ordered })
    if (written) broadcast.post(draftName(owner), written)
  }

  function saveWaiting(): void {
    if (saving) save()
  }

  return {
    /** Account whose draft is on screen; undefined before it is restored. */
    owner: () => owner,
    /** Shows the draft of the account once, when it may use quick order. */
    restore,
    show,
    saveSoon(): void {
      if (!owner) return
      clearTimeout(saving)
      saving = setTimeout(save, SAVE_AFTER_MS)
    },
    /** Writes at once what waits to be written. */
    saveWaiting,
    /** Lines that wait on /order/confirm; they leave the list when the order is placed. */
    noteOrdered(quickOrderId: number, keys: readonly string[]): void {
      ordered = { quickOrderId, keys }
      save()
    },
    /** Takes the lines of a placed order out of the list. */
    dropOrdered(quickOrderId: number): void {
      // After a reload of the confirmation the list has not been shown yet.
      restore()
      if (ordered?.quickOrderId !== quickOrderId) return
      const gone = new Set(ordered.keys)
      ordered = undefined
      list.forgetSteps()
      list.setLines(list.visibleLines().filter(line => !gone.has(line.key)))
      save()
    },
    /** The account has left: its draft stays as it is, and is no longer followed. */
    leave(): void {
      saveWaiting()
      stopFollowing?.()
      owner = undefined
      ordered = undefined
    },
  }
}
