/** Finding parts by printer, and the printers a buyer keeps. */
import type { ReadStatus } from '../client/read-status'
import type { Printer, PrinterSeries } from '../contract'
import type { WithStore } from '../with-store'

/** Ids to look for; the narrowest says it all. */
export interface ChosenPrinter {
  /** Brand of the printer. */
  brandId?: number | undefined
  /** Series of the printer. */
  seriesId?: number | undefined
  /** The printer itself. */
  modelId?: number | undefined
}

export interface PrinterFinderState {
  /** Of the brands and series, which are read once, and of the printer that was asked for by its id. */
  status: 'loading' | 'ready' | 'failed'
  /** All brands that there are printers of. */
  brands: readonly { brandId: number; brandName: string }[]
  /** Of the chosen brand, or all. */
  series: readonly PrinterSeries[]
  /** The chosen one; undefined for all. */
  brand: { brandId: number; brandName: string } | undefined
  /** The chosen one of `series`; undefined for all. */
  chosenSeries: PrinterSeries | undefined
  /** The chosen one; undefined for all of the brand or series. */
  printer: Printer | undefined
  /** Id of the chosen printer, also while it is not known yet or cannot be read; undefined where there is no such printer. */
  modelId: number | undefined
  /** Printers for what was typed last, within what is chosen. They stay while others are on their way. */
  offered: readonly Printer[]
  /** Of `offered`; `idle` until `offer` is called. */
  offerStatus: 'idle' | 'loading' | 'ready' | 'failed'
  /** How many parts fit what is chosen; undefined while nothing is, or until it is known. */
  total: number | undefined
}

/** Brand, series and model, chosen in any order: what is narrower brings along what is wider. */
export interface PrinterFinder extends WithStore<PrinterFinderState> {
  /** Chooses a brand; series and printer of another one are cleared. Undefined chooses none. */
  chooseBrand(brandId: number | undefined): void
  /** Chooses a series and its brand; the printer is cleared. Undefined keeps the brand. */
  chooseSeries(seriesId: number | undefined): void
  /** Chooses a printer with its series and brand; undefined keeps these. */
  choosePrinter(printer: Printer | undefined): void
  /** Offers printers whose brand, series or model holds every word, within what is chosen; the first ones without a text. */
  offer(text: string): void
  /** Brings the choice to ids, for example of an address. Without an answer `status` is `failed`, and `reload` asks again. */
  show(chosen: ChosenPrinter): Promise<void>
  /** Reads brands, series and the printer that was asked for again after a failure. */
  reload(): void
  /** Stops what is under way. */
  destroy(): void
}

export interface MyPrintersState extends Pick<ReadStatus, 'status'> {
  /** The last one first. */
  printers: readonly Printer[]
}

/** The printers of an account, or of the browser of a visitor, who takes them along at sign-in. */
export interface MyPrinters extends WithStore<MyPrintersState> {
  /** Reads them, once for each who is signed in. A failure is in the state. */
  load(): Promise<void>
  /** Keeps a printer, or moves it to the front; undone and reported when the server refuses. */
  keep(printer: Printer): Promise<void>
  /** Takes a printer out; undone and reported when the server refuses. */
  forget(modelId: number): Promise<void>
}
