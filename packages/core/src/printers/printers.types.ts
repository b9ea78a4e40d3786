/** Finding parts by printer, and the printers a buyer keeps. */
import type { StoreApi } from 'zustand/vanilla'
import type { Printer, PrinterSeries } from '../contract'

/** Ids to look for; the narrowest says it all. */
export interface ChosenPrinter {
  brandId?: number | undefined
  seriesId?: number | undefined
  modelId?: number | undefined
}

export interface PrinterFinderState {
  status: 'loading' | 'ready' | 'failed'
  brands: readonly { brandId: number; brandName: string }[]
  /** Of the chosen brand, or all. */
  series: readonly PrinterSeries[]
  brand: { brandId: number; brandName: string } | undefined
  chosenSeries: PrinterSeries | undefined
  printer: Printer | undefined
  /** Printers for what was typed last, within what is chosen. They stay while others are on their way. */
  offered: readonly Printer[]
  offerStatus: 'idle' | 'loading' | 'ready' | 'failed'
  /** How many parts fit what is chosen; undefined while nothing is, or until it is known. */
  total: number | undefined
}

/** Brand, series and model, chosen in any order: what is narrower brings along what is wider. */
export interface PrinterFinder {
  store: StoreApi<PrinterFinderState>
  chooseBrand(brandId: number | undefined): void
  chooseSeries(seriesId: number | undefined): void
  choosePrinter(printer: Printer | undefined): void
  /** Offers printers whose brand, series or model holds every word, within what is chosen; the first ones without a text. */
  offer(text: string): void
  /** Brings the choice to ids, for example of an address. */
  show(chosen: ChosenPrinter): Promise<void>
  reload(): void
  destroy(): void
}

export interface MyPrintersState {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The last one first. */
  printers: readonly Printer[]
}

/** The printers of an account, or of the browser of a visitor, who takes them along at sign-in. */
export interface MyPrinters {
  store: StoreApi<MyPrintersState>
  /** Reads them, once for each who is signed in. A failure is in the state. */
  load(): Promise<void>
  /** Keeps a printer, or moves it to the front; undone and reported when the server refuses. */
  keep(printer: Printer): Promise<void>
  forget(modelId: number): Promise<void>
}
