/** The quick-order list: lines, what the server knows of them, undo, and the draft that survives a closed page. */
import { createStore } from 'zustand/vanilla'
import type { ResolvedLine } from '../contract'
import type { ShopError } from '../errors/shop-error'
import { defineFeature, type Kernel } from '../feature'
import { LIST_CHARS, LIST_LINES } from '../limits'
import { loadLater } from '../load-later'
import { ordersOf } from '../orders/orders'
import { PERMISSION, piecesInReach, QUANTITY_MIN, type QuantityReading, readTyped } from '../rules'
import { watchAccount, watchConfirmed } from '../session/watch-account'
import { onPageHide } from '../storage/host'
import { type Answers, createLineChecker } from './line-checker'
import { createLineHistory } from './line-history'
import type { ListReader } from './list-reader'
import { loadedListReader, loadListReader } from './load-list-reader'
import {
  emptyLine,
  isOrderable,
  nextOpenLine,
  parsedLine,
  summarize,
  withAnswer,
  withInput,
  withPart,
  withQuantity,
} from './quick-order.derive'
import { type Draft, type DraftOwner, draftName, parseDraft, readDraft, writeDraft } from './quick-order.draft'
import type { ParsedList, QuickOrder, QuickOrderLine, QuickOrderState, QuickOrderSummary } from './quick-order.types'
import type { EnteredLine } from './read-line'

type Lines = readonly QuickOrderLine[]

/** How long typing has to rest before the draft is written. */
const SAVE_AFTER_MS = 400

/** The quick-order list of a shop. */
export const quickOrderOf = defineFeature(createQuickOrder)

function createQuickOrder(kernel: Kernel): QuickOrder {
  const { client, session, messages, drafts, tabs } = kernel
  // Keys outlive the page in the draft, so those of another visit must not come again.
  const seed = Math.random().toString(36).slice(2, 10)
  let lastKey = 0
  const newLine = () => emptyLine(`${seed}-${++lastKey}`)

  const store = createStore<QuickOrderState>(() => ({
    lines: [newLine()],
    progress: undefined,
    error: undefined,
    canUndo: false,
    canRedo: false,
    backOrderMode: 'shipAvailable',
  }))
  const history = createLineHistory()
  const checker = createLineChecker({
    client,
    onAnswers: takeIn,
    onProgress: progress => store.setState({ progress }),
  })
  /** Text each line under check was sent with, by key. */
  const asked = new Map<string, string>()
  /** Answers by entered text, so that undo does not ask again. */
  const known = new Map<string, ResolvedLine>()
  let ordered: Draft['ordered']
  let isWatched = false
  /** Account whose draft is on screen. */
  let owner: DraftOwner | undefined
  let stopFollowing: (() => void) | undefined
  let saving: ReturnType<typeof setTimeout> | undefined
  let summed: { lines: Lines; summary: QuickOrderSummary } | undefined

  // The list ---------------------------------------------------------------------------------------------------

  const current = (): Lines => {
    restore()
    return store.getState().lines
  }

  function show(lines: Lines): void {
    const last = lines.at(-1)
    // One line to type in is always there.
    const open = last && last.status === 'empty' ? lines : [...lines, newLine()]
    store.setState({ lines: open, ...history.can() })
    saveSoon()
  }

  /** One step that undo takes back. */
  function step(change: (lines: Lines) => Lines): void {
    const before = current()
    const after = change(before)
    if (after === before) return
    history.note(before)
    show(after)
  }

  /** Changes one line; the same line given back is no change. */
  const changeLine =
    (key: string, change: (line: QuickOrderLine) => QuickOrderLine) =>
    (lines: Lines): Lines => {
      const at = lines.findIndex(line => line.key === key)
      const line = lines[at]
      if (!line) return lines
      const next = change(line)
      return next === line ? lines : lines.with(at, next)
    }

  const find = (key: string) => store.getState().lines.find(line => line.key === key)

  // Checking ---------------------------------------------------------------------------------------------------

  const isAsked = (line: QuickOrderLine) => asked.get(line.key) === line.input

  function check(lines: Lines): Promise<void> {
    const questions = lines.filter(line => line.status === 'checking' && !isAsked(line))
    for (const line of questions) asked.set(line.key, line.input)
    return checker.check(questions.map(({ key, input }) => ({ key, input })))
  }

  /** Answers to lines that are gone or were changed in the meantime are dropped. */
  function takeIn({ asked: questions, answers, error }: Answers): () => void {
    const inputs = new Map(questions.map(question => [question.key, question.input]))
    for (const [key, input] of inputs) {
      const answer = answers?.get(key)
      if (answer) known.set(input, answer)
    }
    const answered = (line: QuickOrderLine) => {
      if (line.status !== 'checking' || inputs.get(line.key) !== line.input) return line
      const answer = answers?.get(line.key)
      return answer ? withAnswer(line, answer) : { ...line, status: 'failed' as const }
    }
    const ready = new Map(store.getState().lines.map(line => [line, apart(answered(line))]))
    return () => {
      for (const [key, input] of inputs) if (asked.get(key) === input) asked.delete(key)
      if (error) store.setState({ error })
      show(store.getState().lines.flatMap(line => ready.get(line) ?? apart(answered(line))))
      // What was taken apart is looked up piece by piece.
      void check(store.getState().lines)
    }
  }

  /** A text that no part carries as a whole, but that reads as number and quantity, or names several articles, is taken apart. */
  function apart(line: QuickOrderLine): QuickOrderLine[] {
    const reader = loadedListReader()
    if (!reader) return [line]
    if (line.articles) {
      const { lines, isSure } = articlesOf(line, reader)
      return isSure ? splitLine(line, lines) : [line]
    }
    const entered = line.status === 'unknown' ? reader.readLine(line.input) : undefined
    if (!entered) return [line]
    const isWhole = line.qty === QUANTITY_MIN && !line.doubt
    const whole = isWhole ? (line.whole ?? line.input) : line.whole
    return [recheck(withRead({ ...line, input: entered.input, whole }, entered.read))]
  }

  /** Does something with the list reader: at once when it is there, else when it arrives, unless the account has changed by then. */
  async function read<T>(use: (reader: ListReader) => T): Promise<Awaited<T> | undefined> {
    const loaded = loadedListReader()
    if (loaded) return await use(loaded)
    restore()
    const before = owner
    const reader = await loadListReader().catch((error: ShopError) => {
      messages.showError(error)
      throw error
    })
    return owner === before ? await use(reader) : undefined
  }

  /** A line for each article; the first one keeps the place of the old. A quantity of its own belongs to none of them for sure. */
  const splitLine = (line: QuickOrderLine, lines: readonly EnteredLine[]): QuickOrderLine[] =>
    lines.map(({ input, read }, at) => {
      const { key } = at === 0 ? line : newLine()
      const isPieces = line.whole !== undefined || (line.qty === QUANTITY_MIN && !line.doubt)
      const alone = { ...emptyLine(key), input, ...(isPieces ? {} : { qty: line.qty, doubt: line.doubt }) }
      const own = { entered: String(line.qty), choices: [line.qty] }
      const together = isPieces ? alone : { ...alone, doubt: line.doubt ?? own }
      return recheck(read ? withRead(together, read) : together)
    })

  /** After undo and redo: lines that were not through get what is known by now, the others are asked about. */
  function resume(lines: Lines | undefined): void {
    if (!lines) return
    const isStuck = (line: QuickOrderLine) => line.status === 'checking' && !isAsked(line)
    show(
      lines.map(line => {
        const answer = isStuck(line) ? known.get(line.input) : undefined
        return answer ? withAnswer(line, answer) : line
      }),
    )
    void check(store.getState().lines)
  }

  // Draft ------------------------------------------------------------------------------------------------------

  function restore(): void {
    const { custId, accountId } = session.store.getState()
    if (accountId < 0 || owner || !session.hasPermission([PERMISSION.quickOrder])) return
    owner = { custId, accountId }
    const stops = [
      tabs.on(draftName(owner), follow),
      onPageHide(() => {
        if (saving) save()
      }),
    ]
    stopFollowing = () => {
      for (const stop of stops) stop()
    }
    const draft = readDraft(drafts, owner)
    if (draft && store.getState().lines.every(line => line.status === 'empty')) showDraft(draft)
  }

  /** Lines that are on screen as they are kept stay as they are; the others are checked. */
  function showDraft({ lines, backOrderMode, ordered: waiting }: Draft): void {
    const known = new Map(store.getState().lines.map(line => [line.key, line]))
    ordered = waiting
    store.setState({ backOrderMode })
    resume(
      lines.map(kept => {
        const line = known.get(kept.key)
        if (line?.input === kept.input && line.qty === kept.qty && !line.doubt === !kept.doubt) return line
        return { ...emptyLine(kept.key), ...kept, status: kept.input.trim() === '' ? 'empty' : 'checking' }
      }),
    )
  }

  /** Two tabs show one list: what was changed in the other one, unless this one has something newer to say. */
  function follow(message: unknown): void {
    const draft = parseDraft(message)
    if (!draft || saving) return
    // Bringing back what the other tab has ordered would order it twice.
    history.forget()
    showDraft(draft)
    clearTimeout(saving)
    saving = undefined
  }

  function saveSoon(): void {
    if (!owner) return
    clearTimeout(saving)
    saving = setTimeout(save, SAVE_AFTER_MS)
  }

  function save(): void {
    clearTimeout(saving)
    saving = undefined
    if (!owner) return
    const { lines, backOrderMode } = store.getState()
    const kept = lines
      .filter(line => line.status !== 'empty')
      .map(({ key, input, qty, doubt, whole }) => ({ key, input, qty, doubt, whole }))
    const written = writeDraft(drafts, owner, { lines: kept, backOrderMode, ordered })
    if (written) tabs.say(draftName(owner), written)
  }

  function dropOrdered(quickOrderId: number): void {
    // After a reload of the confirmation the list has not been shown yet.
    restore()
    if (ordered?.quickOrderId !== quickOrderId) return
    const gone = new Set(ordered.keys)
    ordered = undefined
    history.forget()
    show(store.getState().lines.filter(line => !gone.has(line.key)))
    save()
  }

  // Cart and order ---------------------------------------------------------------------------------------------

  const sending = loadLater(
    async () =>
      (await import('./quick-order.sending')).createSending(kernel, {
        orderable: () => current().filter(isOrderable),
        /** The lines went into the cart, but for these part numbers. */
        added: (taken, missing) => {
          const gone = new Set(taken.filter(line => !missing.has(line.part?.number ?? '')).map(line => line.key))
          if (gone.size === 0) return Promise.resolve()
          // Bringing these lines back would put them into the cart twice.
          history.forget()
          const left = store.getState().lines.filter(line => !gone.has(line.key))
          // What the server would not take has changed since it was checked.
          show(left.map(line => (isOrderable(line) && missing.has(line.part?.number ?? '') ? recheck(line) : line)))
          return check(store.getState().lines)
        },
        saved: (quickOrderId, keys) => {
          ordered = { quickOrderId, keys }
          save()
        },
      }),
    ['addToCart', 'orderNow', 'sayTooLong', 'sayTooMany'],
    error => {
      messages.showError(error)
      return Promise.reject(error)
    },
  )

  /** A second press while the first is under way is the first. */
  const once = <T>(work: () => Promise<T>) => {
    let under: Promise<T> | undefined
    return () => {
      under ??= work().finally(() => {
        under = undefined
      })
      return under
    }
  }

  const stopWatching = watchAccount(session, () => {
    if (saving) save()
    stopFollowing?.()
    owner = undefined
    ordered = undefined
    checker.stop()
    asked.clear()
    known.clear()
    history.forget()
    store.setState({ ...store.getInitialState(), lines: [newLine()] })
  })
  const stopRestoring = session.store.subscribe((now, before) => {
    if (isWatched) restore()
    if (now.token !== before.token && store.getState().error?.kind === 'signed-out') void retry()
  })
  const stopWatchingConfirmation = watchConfirmed(session, () => {
    if (store.getState().lines.some(line => line.status === 'failed')) void retry()
  })
  const stopOrders = ordersOf(kernel).onPlaced((_, quickOrderId) => {
    if (quickOrderId !== undefined) dropOrdered(quickOrderId)
  })

  const quickOrder: QuickOrder = {
    store: {
      ...store,
      // The draft is read for the first who looks: a page without quick order asks nothing.
      subscribe: listen => {
        isWatched = true
        queueMicrotask(restore)
        return store.subscribe(listen)
      },
    },
    parse: async (text, format) => (await loadListReader()).parseList(text, format),
    addText: (text, at) =>
      text.length > LIST_CHARS
        ? sending.sayTooLong()
        : read(({ parseList }) => quickOrder.addParsed(parseList(text), at)),
    addParsed: (list: ParsedList, at) => {
      if (current().length + list.lines.length > LIST_LINES) {
        return sending.sayTooMany(list.lines.length)
      }
      const added = list.lines.map(line => parsedLine(newLine().key, line))
      if (added.length === 0) return Promise.resolve()
      step(lines => {
        const free = lines.findIndex(line => line.status === 'empty')
        const start = Math.min(at ?? (free < 0 ? lines.length : free), lines.length)
        // Lines go into the empty ones at their place and push the others down.
        let end = start
        while (end < start + added.length && lines[end]?.status === 'empty') end += 1
        return [...lines.slice(0, start), ...added, ...lines.slice(end)]
      })
      return check(added)
    },
    replaceLine: (key, text) =>
      read(({ parseList }) => {
        const { lines: entered } = parseList(text)
        if (current().length + entered.length > LIST_LINES) return sending.sayTooMany(entered.length)
        step(lines =>
          lines.flatMap(line =>
            line.key === key ? entered.map((one, at) => parsedLine(at === 0 ? key : newLine().key, one)) : line,
          ),
        )
        return check(store.getState().lines)
      }),
    edit: (key, input) => {
      const line = find(key)
      if (!line || line.input === input) return
      const change = changeLine(key, before => withInput(before, input, 'typing'))
      if (line.status === 'typing') show(change(current()))
      else step(change)
    },
    commit: key => {
      const line = find(key)
      if (line?.status !== 'typing') return
      const isEmpty = line.input.trim() === ''
      show(changeLine(key, () => (isEmpty ? withInput(line, '', 'empty') : recheck(line)))(current()))
      void check(store.getState().lines)
    },
    pick: (key, part) => {
      void read(({ quantityBeside }) => {
        // The number picked becomes the text, so that the line reads the same the next time.
        step(changeLine(key, line => choose({ ...line, ...quantityBeside(line, part), input: part.number }, part)))
        void check(store.getState().lines)
      }).catch(() => undefined)
    },
    setQuantity: (key, entered) => step(changeLine(key, line => withEntered(line, entered))),
    setQuantities: entered =>
      step(lines =>
        lines.map(line => {
          const text = entered.get(line.key)
          return text ? withEntered(line, text) : line
        }),
      ),
    fix: key => {
      const line = find(key)
      const [nearest] = line?.candidates ?? []
      const [reading] = line?.doubt?.choices ?? []
      if (line?.articles) {
        void read(reader => {
          const { lines: entered } = articlesOf(line, reader)
          step(lines => lines.flatMap(one => (one.key === key ? splitLine(one, entered) : one)))
          void check(store.getState().lines)
        }).catch(() => undefined)
      } else if (line?.status === 'unknown' && nearest) quickOrder.pick(key, nearest)
      else if (line?.status === 'replaced' && line.successor) quickOrder.pick(key, line.successor)
      else if (line?.status === 'quantity' && reading !== undefined) quickOrder.setQuantity(key, reading)
      else if (line?.status === 'back-order') quickOrder.cutToStock(key)
      else if (line?.status === 'failed') void retry([key])
    },
    cutToStock: key => {
      const stock = piecesInReach(find(key)?.part?.availability ?? null)
      step(changeLine(key, line => (line.status === 'back-order' && stock > 0 ? withQuantity(line, stock) : line)))
    },
    removeLines: keys => {
      const gone = new Set(keys)
      step(lines => (lines.some(line => gone.has(line.key)) ? lines.filter(line => !gone.has(line.key)) : lines))
    },
    insertLine: at => step(lines => [...lines.slice(0, at), newLine(), ...lines.slice(at)]),
    clear: () => {
      checker.stop()
      asked.clear()
      step(lines => (lines.every(line => line.status === 'empty') ? lines : []))
    },
    undo: () => resume(history.undo(current())),
    redo: () => resume(history.redo(current())),
    setBackOrderMode: backOrderMode => {
      store.setState({ backOrderMode })
      saveSoon()
    },
    retry: () => retry(),
    summary: () => {
      const { lines } = store.getState()
      if (summed?.lines !== lines) summed = { lines, summary: summarize(lines) }
      return summed.summary
    },
    nextOpen: key => nextOpenLine(store.getState().lines, key),
    addToCart: once(sending.addToCart),
    orderNow: once(sending.orderNow),
  }

  function retry(keys?: readonly string[]): Promise<void> {
    store.setState({ error: undefined })
    show(current().map(line => (line.status === 'failed' && (!keys || keys.includes(line.key)) ? recheck(line) : line)))
    return check(store.getState().lines)
  }

  kernel.onDestroy(() => {
    if (saving) save()
    checker.stop()
    stopWatching()
    stopRestoring()
    stopOrders()
    stopWatchingConfirmation()
  })
  return quickOrder
}

function withEntered(line: QuickOrderLine, entered: string | number): QuickOrderLine {
  // Clearing an open question, or answering it in words, answers nothing.
  const isNoAnswer = line.doubt !== undefined && typeof entered === 'string' && !/\p{Nd}/u.test(entered)
  const { qty, doubt } = isNoAnswer
    ? { qty: QUANTITY_MIN, doubt: { entered: entered.trim(), choices: [] } }
    : readTyped(entered)
  if (!doubt) return qty === line.qty && !line.doubt ? line : withQuantity(line, qty)
  const read = { ...line, qty, doubt, whole: undefined }
  return line.part && line.status !== 'replaced' ? withPart(read, line.part, line.matchedBy) : read
}

/** The articles of a line, in the text in which its quantity stands too. */
const articlesOf = ({ input, whole = input, articles = [] }: QuickOrderLine, { splitAtArticles }: ListReader) =>
  splitAtArticles(whole, articles)

/** The line with a quantity that its text was found to hold; two different ones are asked about. */
function withRead(line: QuickOrderLine, { qty, doubt }: QuantityReading): QuickOrderLine {
  if (line.qty === QUANTITY_MIN && !line.doubt) return { ...line, qty, doubt }
  const choices = [...new Set([...(doubt?.choices ?? [qty]), ...(line.doubt?.choices ?? [line.qty])])]
  const entered = [doubt?.entered ?? String(qty), line.doubt?.entered ?? String(line.qty)].filter(Boolean).join('; ')
  return { ...line, qty: choices[0] ?? QUANTITY_MIN, doubt: { entered, choices } }
}

const recheck = (line: QuickOrderLine): QuickOrderLine => withInput(line, line.input, 'checking')

/** A part that is no longer sold has to be looked up for what takes its place. */
const choose = (line: QuickOrderLine, part: Parameters<typeof withPart>[1]): QuickOrderLine =>
  part.disabled ? recheck(line) : withPart(line, part, 'number')
