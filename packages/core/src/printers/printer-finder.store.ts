/** Brand, series and model of a printer, chosen in any order. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Printer, PrinterSeries } from '../contract'
import * as catalogueCalls from '../contract/catalogue'
import * as printersCalls from '../contract/printers'
import { catalogueContextOf } from '../listing/catalogue-context'
import type { Shop } from '../shop.types'
import type { ChosenPrinter, PrinterFinder, PrinterFinderState } from './printers.types'

const OFFERED = 20
/** Typing faster than this asks once. */
const PAUSE_MS = 150

const INITIAL: PrinterFinderState = {
  status: 'loading',
  brands: [],
  series: [],
  brand: undefined,
  chosenSeries: undefined,
  printer: undefined,
  modelId: undefined,
  offered: [],
  offerStatus: 'idle',
  total: undefined,
}

/** @source API-047, API-048, API-049 */
export function createPrinterFinder(
  shop: Pick<Shop, 'client' | 'session' | 'sites'>,
  shown: ChosenPrinter = {},
): PrinterFinder {
  const { client } = shop
  const store = createStore<PrinterFinderState>(() => ({ ...INITIAL, modelId: shown.modelId }))
  const count = createCount(shop, store)
  const offers = createOffers(client, store)
  let all: readonly PrinterSeries[] = []
  let latest = shown
  let isGone = false

  const brandOf = (brandId: number | undefined) => store.getState().brands.find(brand => brand.brandId === brandId)
  const seriesOf = (seriesId: number | undefined) => all.find(series => series.seriesId === seriesId)

  function choose(chosen: Chosen): void {
    const { brand } = chosen
    latest = {
      brandId: brand?.brandId,
      seriesId: chosen.chosenSeries?.seriesId,
      modelId: chosen.printer?.modelId,
    }
    const series = brand ? all.filter(({ brandId }) => brandId === brand.brandId) : all
    store.setState({ ...chosen, series, modelId: latest.modelId, total: chosen.printer?.articles })
    void count.read()
  }

  async function load(): Promise<void> {
    store.setState({ status: 'loading' })
    try {
      all = await client.call(printersCalls.series, undefined, { silent: true })
    } catch {
      if (!isGone) store.setState({ status: 'failed' })
      return
    }
    if (isGone) return
    const brands = new Map(all.map(({ brandId, brandName }) => [brandId, { brandId, brandName }]))
    store.setState({ status: 'ready', brands: [...brands.values()], series: all })
    await show(latest)
  }

  async function show(chosen: ChosenPrinter): Promise<void> {
    latest = chosen
    // What is no id names no printer: a value of the page, for example.
    const modelId = Number.isInteger(chosen.modelId) ? chosen.modelId : undefined
    store.setState({ modelId })
    if (store.getState().status !== 'ready') return
    const shownNow = store.getState().printer
    let printer: Printer | undefined
    try {
      printer = modelId === shownNow?.modelId ? shownNow : await findPrinter(client, modelId)
    } catch {
      // It may exist: the finder can be asked to load again, and shows it then.
      if (!isGone && latest === chosen) store.setState({ status: 'failed' })
      return
    }
    // Someone has chosen something else in the meantime.
    if (isGone || latest !== chosen) return
    const chosenSeries = seriesOf(printer?.seriesId ?? chosen.seriesId)
    choose({ printer, chosenSeries, brand: brandOf(chosenSeries?.brandId ?? chosen.brandId) })
  }

  void load()
  return {
    store,
    ...createChoosing(store, { brandOf, seriesOf, choose }),
    offer: offers.read,
    show,
    reload: () => void load(),
    destroy: () => {
      isGone = true
      count.stop()
      offers.stop()
    },
  }
}

type Store = StoreApi<PrinterFinderState>
type Chosen = Pick<PrinterFinderState, 'brand' | 'chosenSeries' | 'printer'>

/** @throws ShopError when the server does not answer */
async function findPrinter(client: Shop['client'], modelId: number | undefined): Promise<Printer | undefined> {
  if (modelId === undefined) return undefined
  const query = { modelId: String(modelId) }
  const found = await client.call(printersCalls.find, { query }, { silent: true })
  return found[0]
}

interface Known {
  brandOf: (brandId: number | undefined) => Chosen['brand']
  seriesOf: (seriesId: number | undefined) => Chosen['chosenSeries']
  choose: (chosen: Chosen) => void
}

/** What is wider comes along with a choice, and what is narrower goes. */
function createChoosing(
  store: Store,
  { brandOf, seriesOf, choose }: Known,
): Pick<PrinterFinder, 'chooseBrand' | 'chooseSeries' | 'choosePrinter'> {
  return {
    chooseBrand: brandId => {
      if (brandId !== store.getState().brand?.brandId)
        choose({ brand: brandOf(brandId), chosenSeries: undefined, printer: undefined })
    },
    chooseSeries: seriesId => {
      const { brand, chosenSeries } = store.getState()
      if (seriesId === chosenSeries?.seriesId) return
      const next = seriesOf(seriesId)
      choose({ brand: next ? brandOf(next.brandId) : brand, chosenSeries: next, printer: undefined })
    },
    choosePrinter: printer => {
      const { brand, chosenSeries } = store.getState()
      choose(
        printer
          ? { printer, chosenSeries: seriesOf(printer.seriesId), brand: brandOf(printer.brandId) }
          : { printer, chosenSeries, brand },
      )
    },
  }
}

/** How many parts a brand or series has; a printer brings its number along. */
function createCount(shop: Pick<Shop, 'client' | 'session' | 'sites'>, store: Store) {
  let counting = new AbortController()
  return {
    stop: () => counting.abort(),
    async read(): Promise<void> {
      counting.abort()
      counting = new AbortController()
      const { signal } = counting
      const { brand, chosenSeries, printer } = store.getState()
      if (!brand || printer) return
      const narrowest = chosenSeries ? { seriesId: String(chosenSeries.seriesId) } : { brandId: String(brand.brandId) }
      const query = { ...catalogueContextOf(shop), ...narrowest, pageNum: 1, pageSize: 1 }
      const page = await shop.client
        .call(catalogueCalls.query, { query }, { silent: true, signal })
        .catch(() => undefined)
      if (!signal.aborted) store.setState({ total: page?.total })
    },
  }
}

/** Printers that fit what is typed, within what is chosen. */
function createOffers(client: Shop['client'], store: Store) {
  let offering = new AbortController()

  async function ask(keyword: string, signal: AbortSignal): Promise<void> {
    const { brand, chosenSeries } = store.getState()
    const within = chosenSeries ? { seriesId: chosenSeries.seriesId } : brand ? { brandId: brand.brandId } : {}
    try {
      const query = { keyword, limit: OFFERED, ...within }
      const offered = await client.call(printersCalls.find, { query }, { silent: true, signal })
      if (!signal.aborted) store.setState({ offerStatus: 'ready', offered })
    } catch {
      if (!signal.aborted) store.setState({ offerStatus: 'failed', offered: [] })
    }
  }

  return {
    stop: () => offering.abort(),
    read(text: string): void {
      offering.abort()
      offering = new AbortController()
      const { signal } = offering
      const keyword = text.trim()
      store.setState({ offerStatus: 'loading' })
      const timer = setTimeout(() => void ask(keyword, signal), keyword ? PAUSE_MS : 0)
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    },
  }
}
