/** The quick-order list: lines, what the server knows of them, undo, and the draft that survives a closed page. */
import { createStore } from 'zustand/vanilla'
import { placedOrdersOf } from '../catalogue/placed-orders'
import { defineFeature, type Kernel } from '../feature'
import { watchAccount, watchConfirmed } from '../session/watch-account'
import { createLineChecks } from './line-checks'
import { createLineEdits } from './line-edits'
import { createLineList, emptyList, lineMaker } from './line-list'
import { createListDraft } from './list-draft'
import { loadListReader } from './load-list-reader'
import { isOrderable, nextOpenLine, recheck, summarize } from './quick-order.derive'
import { createSending } from './quick-order.sending'
import type { Lines, QuickOrder, QuickOrderState, QuickOrderSummary } from './quick-order.types'

/** The quick-order list of a shop. */
export const quickOrderOf = defineFeature(createQuickOrder)

function createQuickOrder(kernel: Kernel): QuickOrder {
  const { session } = kernel
  const newLine = lineMaker()
  const store = createStore<QuickOrderState>(() => emptyList(newLine))
  const listId = () => store.getState().listId
  const list = createLineList(store, newLine, {
    beforeReading: () => draft.restore(),
    afterChange: () => draft.saveSoon(),
  })
  const checks = createLineChecks(kernel, store, list)
  const draft = createListDraft(kernel, {
    store,
    list,
    checks,
    // What goes wrong is reported line by line.
    addText: text => void edits.addText(text).catch(() => undefined),
  })
  const edits = createLineEdits(kernel, { list, checks, owner: draft.owner })
  const sending = createSending(kernel, {
    orderable: () => list.current().filter(isOrderable),
    added: takeOut,
    listId,
    saved: (quickOrderId, keys) => draft.noteOrdered(quickOrderId, listId() === null ? keys : []),
  })
  let isWatched = false
  let summed: { lines: Lines; summary: QuickOrderSummary } | undefined

  /**
   * Lines that went into the cart leave the list, but for those whose part number is missing there. A saved list keeps its lines: it is
   * there to be ordered again.
   */
  async function takeOut(sent: Lines, missing?: ReadonlySet<string>): Promise<void> {
    const gone = new Set(sent.filter(line => !missing?.has(line.part?.number ?? '')).map(line => line.key))
    if (gone.size === 0 || listId() !== null) return
    // Bringing these lines back would put them into the cart twice.
    list.forgetSteps()
    const left = list.visibleLines().filter(line => !gone.has(line.key))
    // What the server would not take has changed since it was checked.
    list.setLines(left.map(line => (isOrderable(line) && missing?.has(line.part?.number ?? '') ? recheck(line) : line)))
    await checks.check()
  }

  function showStep(lines: Lines | undefined): void {
    if (lines) checks.resume(lines)
  }

  const stops = [
    watchAccount(session, () => {
      draft.leave()
      checks.forget()
      list.forgetSteps()
      store.setState({ ...store.getInitialState(), lines: [newLine()] })
    }),
    session.store.subscribe((now, before) => {
      if (isWatched) draft.restore()
      if (now.token !== before.token && store.getState().error?.kind === 'signed-out') void checks.retry()
    }),
    watchConfirmed(session, () => {
      if (list.visibleLines().some(line => line.status === 'failed')) void checks.retry()
    }),
    placedOrdersOf(kernel).onPlaced((_, quickOrderId) => {
      if (quickOrderId !== undefined) draft.dropOrdered(quickOrderId)
    }),
  ]
  kernel.onDestroy(() => {
    draft.saveWaiting()
    checks.stop()
    for (const stop of stops) stop()
  })

  return {
    store: {
      ...store,
      // The draft is read for the first who looks: a page without quick order asks nothing.
      subscribe: listen => {
        isWatched = true
        queueMicrotask(draft.restore)
        return store.subscribe(listen)
      },
    },
    parse: async (text, format) => (await loadListReader()).readList(kernel, text, format),
    ...edits,
    noteList: id => store.setState({ listId: id }),
    showLines: lines => {
      list.forgetSteps()
      draft.show({ lines, backOrderMode: store.getState().backOrderMode })
    },
    undo: () => showStep(list.undo()),
    redo: () => showStep(list.redo()),
    setBackOrderMode: backOrderMode => {
      store.setState({ backOrderMode })
      draft.saveSoon()
    },
    retry: () => checks.retry(),
    summary: () => {
      const lines = list.visibleLines()
      if (summed?.lines !== lines) summed = { lines, summary: summarize(lines) }
      return summed.summary
    },
    nextOpen: key => nextOpenLine(list.visibleLines(), key),
    takeOut,
    addToCart: once(sending.addToCart),
    orderNow: once(sending.orderNow),
  }
}

/** A second call while the first is under way is the first. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined
  return () => {
    underWay ??= work().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
