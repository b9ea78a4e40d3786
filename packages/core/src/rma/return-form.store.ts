/** A return that is being entered: saved by itself as a draft, until it is handed in. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import * as rmaCalls from '../contract/rma'
import { returnFormProblems } from '../rules'
import type { Shop } from '../shop.types'
import { readReturnRows } from './read-return-rows'
import { createReturnEstimate } from './return-estimate'
import { createReturnFiles } from './return-files'
import type { ReturnForm, ReturnFormLine, ReturnFormState } from './return-form.types'
import { begin, enter, isOf, isWrong, nextPart, toFormLine } from './return-lines'
import { createReturnLoading, type ReturnFormOptions } from './return-loading'
import { createReturnSaving, type ReturnSaving } from './return-saving'
import { EMPTY_VALUES, emptyWith, newerOf, valuesOf } from './return-values'

/** @source RMA-005, API-084, API-085, RT-041 */
export function createReturnForm(
  shop: Pick<Shop, 'client' | 'session' | 'messages'>,
  options: ReturnFormOptions,
): ReturnForm {
  const store = createStore<ReturnFormState>(() => ({
    status: 'loading',
    error: undefined,
    rma: undefined,
    newer: undefined,
    isContinued: false,
    values: EMPTY_VALUES,
    lines: [],
    offered: [],
    addresses: [],
    invoiceNo: options.invoiceNo,
    unknown: undefined,
    sums: undefined,
    report: undefined,
    saving: 'none',
    problems: [],
    isChecked: false,
  }))
  const reading = new AbortController()
  const load = createReturnLoading(shop, store, options, reading.signal)
  const estimate = createReturnEstimate(shop, store)
  const saving = createReturnSaving(shop, store, estimate)
  const { changed, save } = saving
  const setLines = (lines: readonly ReturnFormLine[]) => changed({ lines })
  const files = createReturnFiles(shop, store, setLines)

  const resolve: ReturnForm['resolve'] = choice => {
    const { newer } = store.getState()
    if (!newer) return
    if (choice === 'mine') {
      store.setState({ rma: newer, newer: undefined, saving: 'waiting' })
      return void save()
    }
    files.clear()
    const lines = newer.lines.map(toFormLine)
    store.setState({ rma: newer, sums: newer, newer: undefined, values: valuesOf(newer), lines, saving: 'saved' })
  }

  void load()

  return {
    store,
    save,
    resolve,
    uploadsOf: files.of,
    submit: createSubmit(shop, store, saving),
    importText: createImport(shop, store, setLines),
    reload: () => void load(),
    set: values => changed({ values: { ...store.getState().values, ...values } }),
    add: offered => {
      const { lines } = store.getState()
      const partSkuId = nextPart(offered, lines)
      if (partSkuId !== undefined) setLines([...lines, { ...begin(offered), partSkuId }])
    },
    remove: key => {
      files.remove(key)
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
      if (!isTaken) setLines(lines.map(line => (line === changed ? enter(line, entry) : line)))
    },
    setAll: entry => setLines(store.getState().lines.map(shown => enter(shown, entry))),
    startAnother: async () => {
      if (!(await save())) return
      files.clear()
      const values = emptyWith(store.getState().addresses)
      store.setState({ rma: undefined, isContinued: false, sums: undefined, values, lines: [], saving: 'none' })
      store.setState({ problems: [], isChecked: false })
    },
    destroy: () => {
      reading.abort()
      saving.destroy()
      estimate.destroy()
      files.clear()
    },
  }
}

type Store = StoreApi<ReturnFormState>

/** Adds the lines that a text names, but for those that are there. */
function createImport(
  { client }: Pick<Shop, 'client'>,
  store: Store,
  setLines: (lines: readonly ReturnFormLine[]) => void,
): ReturnForm['importText'] {
  return async text => {
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
  }
}

/** Hands in what is saved. @source API-085 */
function createSubmit(
  { client, messages }: Pick<Shop, 'client' | 'messages'>,
  store: Store,
  { save, meet, take }: ReturnSaving,
): ReturnForm['submit'] {
  return async () => {
    const { saving, lines, values } = store.getState()
    if (saving === 'none' && lines.length === 0) {
      const { addressId, deliveryType, forwarder, otherForwarder, note } = values
      const fields = { hasAddress: addressId !== null, deliveryType, forwarder, otherForwarder, note, lineCount: 0 }
      store.setState({ isChecked: true, problems: returnFormProblems(fields) })
      return undefined
    }
    if (saving === 'none') store.setState({ saving: 'waiting' })
    const isSaved = await save()
    store.setState({ isChecked: true })
    const { rma } = store.getState()
    if (!isSaved || !rma || isWrong(rma)) return undefined
    const { id, version } = rma
    try {
      const submitted = await client.call(rmaCalls.submit, { params: { id }, body: { version } }, { silent: true })
      store.setState({ rma: submitted, saving: 'saved' })
      return submitted
    } catch (error) {
      const newer = newerOf(error)
      // What was typed meanwhile is still to be saved.
      if (newer?.status === 'draft' && newer.version === version)
        take(newer, store.getState().saving === 'waiting' ? 'waiting' : 'saved')
      else if (newer) meet(newer)
      else await messages.showError(error)
      return undefined
    }
  }
}
