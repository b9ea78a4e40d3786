/** A return that is being entered: saved by itself as a draft, until it is handed in. */
import { createStore } from 'zustand/vanilla'
import { sessionSettled } from '../catalogue/catalogue-context'
import type { CallOptions } from '../client/client.types'
import { readRefusal } from '../client/read-answer'
import type { BookAddress, CallInput, Return, ReturnableLine } from '../contract'
import * as accountCalls from '../contract/account'
import * as rmaCalls from '../contract/rma'
import { object } from '../contract/shape'
import { isShopError, type ShopError } from '../errors/shop-error'
import { createAttempts } from '../orders/idempotency-key'
import { RETURN_FILE_LIMITS, returnFormProblems } from '../rules'
import type { Shop } from '../shop.types'
import { toJson } from '../to-json'
import { uploadedFiles } from '../uploads/uploaded-files'
import { createUploads } from '../uploads/uploads.store'
import type { Uploads } from '../uploads/uploads.types'
import { readReturnRows } from './read-return-rows'
import type { ReturnForm, ReturnFormLine, ReturnFormState, ReturnValues } from './return-form.types'
import { begin, isOf, isWrong, nextPart, toFormLine, toPieces } from './return-lines'

/** How long typing has to rest before a draft is saved. */
const SAVE_AFTER_MS = 1_000
/** How long typing has to rest before its credit is asked for: sooner than a draft is saved. */
const ESTIMATE_AFTER_MS = 300
/** After a failure; what was entered stays on the page meanwhile. */
const RETRY_MS = 15_000

const EMPTY: ReturnValues = {
  ...{ deliveryType: null, addressId: null, forwarder: '', otherForwarder: '', trackingNo: '', note: '' },
}
const newerShape = object({ newer: rmaCalls.returnShape })

export interface ReturnFormOptions {
  /** A draft to go on with. */
  id?: number | undefined
  /** An order whose lines are offered; a draft with some of them is continued. */
  orderNo?: string | undefined
  /** An invoice whose lines are offered. */
  invoiceNo?: string | undefined
}

/** @source RMA-005, API-084, API-085, RT-041 */
export function createReturnForm(
  shop: Pick<Shop, 'client' | 'session' | 'messages'>,
  { id, orderNo, invoiceNo }: ReturnFormOptions,
): ReturnForm {
  const { client, session } = shop
  const store = createStore<ReturnFormState>(() => ({
    ...{ status: 'loading', error: undefined, rma: undefined, values: EMPTY, lines: [], offered: [], addresses: [] },
    ...{
      isContinued: false,
      invoiceNo,
      unknown: undefined,
      sums: undefined,
      saving: 'none',
      newer: undefined,
      problems: [],
      isChecked: false,
      report: undefined,
    },
  }))
  const attempts = createAttempts()
  const uploads = new Map<number, Uploads>()
  const reading = new AbortController()
  let waiting: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> = Promise.resolve(true)
  let estimating: ReturnType<typeof setTimeout> | undefined
  let question = new AbortController()
  /** What the credit on the page is of. */
  let estimated = ''

  async function load(): Promise<void> {
    const { signal } = reading
    store.setState({ status: 'loading', error: undefined })
    await sessionSettled(session, signal)
    if (signal.aborted) return
    const options = { signal, silent: true }
    try {
      const { rows: addresses } = await client.call(accountCalls.listAddresses, { query: {} }, options)
      const wanted = orderNo !== undefined ? { orderNo } : invoiceNo !== undefined ? { invoiceNo } : undefined
      const offered = wanted ? await client.call(rmaCalls.eligible, { body: wanted }, options) : []
      const rma = await readDraft(orderNo ?? offered[0]?.orderNo, offered, options)
      if (signal.aborted) return
      if (rma && rma.status !== 'draft') return store.setState({ status: 'missing', rma })
      const values = rma ? valuesOf(rma) : emptyWith(addresses)
      const lines = rma?.lines.map(toFormLine) ?? []
      const saving = rma ? 'saved' : 'none'
      store.setState({
        status: 'ready',
        rma,
        isContinued: rma !== undefined && id === undefined,
        sums: rma,
        values,
        lines,
        offered,
        unknown: offered.length === 0 ? (orderNo ?? invoiceNo) : undefined,
        addresses,
        saving,
        problems: rma?.problems ?? [],
      })
    } catch (error) {
      if (signal.aborted) return
      store.setState({ status: isShopError(error, 'not-found') ? 'missing' : 'failed', error: error as ShopError })
    }
  }

  /** The draft that was asked for, or one with goods of the order or the invoice. */
  async function readDraft(
    ofOrder: string | undefined,
    offered: readonly ReturnableLine[],
    options: CallOptions,
  ): Promise<Return | undefined> {
    if (id !== undefined) return client.call(rmaCalls.get, { params: { id } }, options)
    if (ofOrder === undefined) return undefined
    const query = { status: 'draft', keyword: ofOrder } as const
    const [row] = (await client.call(rmaCalls.list, { query }, options)).rows
    if (!row?.orderNos.includes(ofOrder)) return undefined
    const rma = await client.call(rmaCalls.get, { params: { id: row.id } }, options)
    // Another invoice of the order may have goods in that draft.
    const isAbout = orderNo !== undefined || rma.lines.some(line => offered.some(isSameLine(line)))
    return isAbout ? rma : undefined
  }

  /** What would be sent of what is on the page. */
  function draft(): CallInput<'rma.create'>['body'] {
    const { values, lines } = store.getState()
    return {
      ...values,
      lines: lines.map(({ line, partSkuId, qty, reason, otherReason, batchNo, files }) => ({
        ...{ orderLineId: line.orderLineId, partSkuId, returnQty: toPieces(qty), reason, otherReason, batchNo },
        files: files.map(({ fileId }) => fileId),
      })),
    }
  }

  function saveSoon(ms = SAVE_AFTER_MS): void {
    clearTimeout(waiting)
    waiting = setTimeout(() => void save(), ms)
  }

  /** What the credit follows from. */
  function credited(): CallInput<'rma.estimate'>['body'] {
    const { deliveryType, lines } = draft()
    return { deliveryType, lines: lines.map(({ files: _files, ...line }) => line) }
  }

  async function estimate(): Promise<void> {
    const body = credited()
    const wanted = toJson(body)
    if (wanted === estimated) return
    question.abort()
    question = new AbortController()
    const { signal } = question
    try {
      const { lines, ...sums } = await client.call(rmaCalls.estimate, { body }, { signal, silent: true })
      if (signal.aborted) return
      estimated = wanted
      store.setState(state => ({
        sums,
        lines: state.lines.map(shown => {
          const priced = lines.find(line => isOf(line, shown))
          return priced ? { ...shown, amount: priced.amount, fee: priced.fee, problems: priced.problems } : shown
        }),
      }))
    } catch {
      // The answer to the next save brings it as well, and says what is wrong.
    }
  }

  function changed(state: Partial<ReturnFormState>): void {
    const { saving, values, lines } = { ...store.getState(), ...state }
    // What has been corrected is no longer wrong, also before the draft is saved.
    const problems = returnFormProblems({
      ...values,
      ...{ hasAddress: values.addressId !== null, lineCount: lines.length },
    })
    store.setState({ ...state, problems, saving: saving === 'conflict' ? saving : 'waiting' })
    clearTimeout(estimating)
    estimating = setTimeout(() => void estimate(), ESTIMATE_AFTER_MS)
    if (saving !== 'conflict') saveSoon()
  }

  function save(): Promise<boolean> {
    clearTimeout(waiting)
    // One after the other: each is about the version that the one before has made.
    running = running.then(saveNow)
    return running
  }

  async function saveNow(): Promise<boolean> {
    const { rma, saving } = store.getState()
    if (saving === 'conflict') return false
    if (saving === 'none' || saving === 'saved') return true
    const body = draft()
    const sent = toJson(body)
    try {
      const answer = rma
        ? await client.call(rmaCalls.save, { body: { id: rma.id, version: rma.version, ...body } }, { silent: true })
        : await client.call(rmaCalls.create, { body }, { silent: true, idempotencyKey: attempts.keyOf(sent) })
      attempts.forget()
      const isSaved = toJson(draft()) === sent
      take(answer, isSaved ? 'saved' : 'waiting')
      if (!isSaved) saveSoon()
      return isSaved
    } catch (error) {
      const newer = newerOf(error)
      if (newer) store.setState({ saving: 'conflict', newer })
      else {
        store.setState({ saving: 'failed', error: error as ShopError })
        // What the server refuses it refuses again; the next change is sent.
        if (!isShopError(error, 'refused')) saveSoon(RETRY_MS)
      }
      return false
    }
  }

  /** Takes over what the server says of the lines; what was typed stays. */
  function take(rma: Return, saving: ReturnFormState['saving']): void {
    // An older answer must not replace what was typed since.
    const isShown = saving === 'saved'
    if (isShown) {
      question.abort()
      estimated = toJson(credited())
    }
    store.setState(state => ({
      ...{ rma, saving, error: undefined, problems: rma.problems, ...(isShown && { sums: rma }) },
      lines: state.lines.map(shown => {
        const answered = rma.lines.find(line => isOf(line, shown))
        if (!answered) return shown
        const { line, problems, amount, fee } = toFormLine(answered)
        return isShown ? { ...shown, line, problems, amount, fee } : { ...shown, line }
      }),
    }))
  }

  const setLines = (lines: readonly ReturnFormLine[]) => changed({ lines })

  void load()

  return {
    store,
    reload: () => void load(),
    set: values => changed({ values: { ...store.getState().values, ...values } }),
    add: offered => {
      const { lines } = store.getState()
      const partSkuId = nextPart(offered, lines)
      if (partSkuId !== undefined) setLines([...lines, { ...begin(offered), partSkuId }])
    },
    remove: key => {
      uploads.get(key)?.destroy()
      uploads.delete(key)
      setLines(store.getState().lines.filter(line => line.key !== key))
    },
    setLine: (key, entry) => {
      const { lines } = store.getState()
      const changed = lines.find(line => line.key === key)
      if (!changed) return
      const { orderLineId } = changed.line
      const isTaken = lines.some(
        line => line !== changed && isOf({ orderLineId, partSkuId: changed.partSkuId, ...entry }, line),
      )
      if (!isTaken) setLines(lines.map(line => (line === changed ? { ...line, ...entry } : line)))
    },
    setAll: entry => setLines(store.getState().lines.map(shown => ({ ...shown, ...entry }))),
    uploadsOf: key => {
      const known = uploads.get(key)
      if (known) return known
      const files = store.getState().lines.find(line => line.key === key)?.files ?? []
      const made = createUploads(
        (file, options) => client.call(rmaCalls.upload, { body: { file } }, options),
        RETURN_FILE_LIMITS,
        files,
        async (file, bytes) => (await import('../uploads/reduce-photo')).reducePhoto(file, bytes),
      )
      uploads.set(key, made)
      made.store.subscribe(() => {
        const now = uploadedFiles(made)
        const { lines } = store.getState()
        const shown = lines.find(line => line.key === key)
        // A file on its way changes nothing yet, and keeps no draft from being saved.
        if (!shown || toJson(shown.files) === toJson(now)) return
        setLines(lines.map(line => (line === shown ? { ...line, files: now } : line)))
      })
      return made
    },
    importText: async text => {
      const rows = readReturnRows(text)
      if (rows.length === 0) return store.setState({ report: { lines: [], failed: [], known: 0 } })
      const { lines, failed } = await client.call(rmaCalls.importLines, { body: { rows } }, { silent: true })
      const { lines: shown } = store.getState()
      const added = lines.filter(({ line: { orderLineId }, partSkuId }) =>
        shown.every(line => !isOf({ orderLineId, partSkuId }, line)),
      )
      if (added.length > 0)
        setLines([
          ...shown,
          ...added.map(({ line, returnQty, ...entry }) => ({ ...begin(line), ...entry, qty: String(returnQty) })),
        ])
      store.setState({ report: { lines: added, failed, known: lines.length - added.length } })
    },
    save,
    submit: async () => {
      if (store.getState().saving === 'none') store.setState({ saving: 'waiting' })
      const isSaved = await save()
      store.setState({ isChecked: true })
      const { rma } = store.getState()
      if (!isSaved || !rma || isWrong(rma)) return undefined
      try {
        const { id: rmaId, version } = rma
        const submitted = await client.call(
          rmaCalls.submit,
          { params: { id: rmaId }, body: { version } },
          { silent: true },
        )
        store.setState({ rma: submitted, saving: 'saved' })
        return submitted
      } catch (error) {
        const newer = newerOf(error)
        if (newer?.status === 'draft' && newer.version === rma.version) take(newer, 'saved')
        else if (newer) store.setState({ saving: 'conflict', newer })
        else await shop.messages.showError(error)
        return undefined
      }
    },
    startAnother: async () => {
      if (!(await save())) return
      for (const shown of uploads.values()) shown.destroy()
      uploads.clear()
      const values = emptyWith(store.getState().addresses)
      store.setState({ rma: undefined, isContinued: false, sums: undefined, values, lines: [], saving: 'none' })
      store.setState({ problems: [], isChecked: false })
    },
    resolve: choice => {
      const { newer } = store.getState()
      if (!newer) return
      if (choice === 'mine') {
        store.setState({ rma: newer, newer: undefined, saving: 'waiting' })
        return void save()
      }
      for (const shown of uploads.values()) shown.destroy()
      uploads.clear()
      const lines = newer.lines.map(toFormLine)
      store.setState({ rma: newer, sums: newer, newer: undefined, values: valuesOf(newer), lines, saving: 'saved' })
    },
    destroy: () => {
      reading.abort()
      if (store.getState().saving === 'waiting') void save()
      clearTimeout(waiting)
      clearTimeout(estimating)
      question.abort()
      for (const shown of uploads.values()) shown.destroy()
    },
  }
}

/** The draft as it is now, where that is why a call was refused. */
const newerOf = (error: unknown): Return | undefined =>
  isShopError(error, 'refused') ? readRefusal(newerShape, error.at.data)?.newer : undefined

function emptyWith(addresses: readonly BookAddress[]): ReturnValues {
  const preset = addresses.find(({ kind, isDefault }) => kind === 'shipping' && isDefault) ?? addresses[0]
  return { ...EMPTY, addressId: preset?.addressId ?? null }
}

const isSameLine =
  ({ orderLineId }: Pick<ReturnableLine, 'orderLineId'>) =>
  (line: ReturnableLine): boolean =>
    line.orderLineId === orderLineId

const valuesOf = (rma: Return): ReturnValues => ({
  deliveryType: rma.deliveryType,
  addressId: rma.returnAddress?.addressId ?? null,
  forwarder: rma.forwarder,
  otherForwarder: rma.otherForwarder,
  trackingNo: rma.trackingNo,
  note: rma.note,
})
