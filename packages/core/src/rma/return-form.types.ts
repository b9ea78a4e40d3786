/** A return that is being entered. */
import type { StoreApi } from 'zustand/vanilla'
import type {
  BookAddress,
  Return,
  ReturnableLine,
  ReturnDeliveryType,
  ReturnEstimate,
  ReturnFormProblem,
  ReturnImport,
  ReturnLineProblem,
  ReturnReason,
} from '../contract'
import type { ShopError } from '../errors/shop-error'
import type { UploadedFile, Uploads } from '../uploads/uploads.types'

/** What the reader enters besides the lines. */
export interface ReturnValues {
  deliveryType: ReturnDeliveryType | null
  addressId: number | null
  forwarder: string
  otherForwarder: string
  trackingNo: string
  note: string
}

/** What is entered of one line. */
export interface ReturnLineEntry {
  /** Of a kit, the part that goes back; null for the whole kit and other articles. */
  partSkuId: number | null
  /** As it was typed. */
  qty: string
  reason: ReturnReason | null
  otherReason: string
  batchNo: string
  /** Of `wrongOrLess`: the pieces were not in the parcel. */
  neverArrived: boolean
}

export interface ReturnFormLine extends ReturnLineEntry {
  /** Stays with the line, whichever part of a kit is chosen. */
  key: number
  /** The line of the order. */
  line: Omit<ReturnableLine, 'problems' | 'currency' | 'invoiceQty'>
  files: readonly UploadedFile[]
  /** As the server has answered; those of what was typed since come with the next answer. */
  problems: readonly ReturnLineProblem[]
  /** Credit after the coupon and before the fee, and the fee. */
  amount: number
  fee: number
}

export interface ReturnFormState {
  status: 'loading' | 'ready' | 'missing' | 'failed'
  error: ShopError | undefined
  /** As it was saved last; undefined for one that is not begun. */
  rma: Return | undefined
  /** `rma` is a draft with goods of the order or the invoice that the page was opened for. */
  isContinued: boolean
  /** What the credit comes to, of what is on the page. */
  sums: Omit<ReturnEstimate, 'lines'> | undefined
  values: ReturnValues
  lines: readonly ReturnFormLine[]
  /** Lines of the order or the invoice that the page was opened for. */
  offered: readonly ReturnableLine[]
  /** The invoice that the lines are offered of. */
  invoiceNo: string | undefined
  /** The company has no such order or invoice as the page was opened for; this is the number. */
  unknown: string | undefined
  addresses: readonly BookAddress[]
  /** `none`: nothing was entered. `conflict`: the draft was changed on another page, see `newer`. */
  saving: 'none' | 'saved' | 'waiting' | 'failed' | 'conflict'
  newer: Return | undefined
  /** Since the reader has tried to submit. */
  problems: readonly ReturnFormProblem[]
  isChecked: boolean
  /** Of the last file that was imported: the lines that were added, the rows that were not, and how many the return had already. */
  report: (ReturnImport & { known: number }) | undefined
}

export interface ReturnForm {
  store: StoreApi<ReturnFormState>
  reload(): void
  set(values: Partial<ReturnValues>): void
  /**
   * Adds a line, of a kit the whole one or the first part that the return does not have yet. The quantity is for the reader to enter, unless
   * a single piece is left. What is there already stays.
   */
  add(line: ReturnableLine): void
  /** @param key of a line */
  remove(key: number): void
  /** @param key of a line @param entry a part of a kit that another line is about is not taken */
  setLine(key: number, entry: Partial<ReturnLineEntry>): void
  /** The same for all lines. */
  setAll(entry: Pick<Partial<ReturnLineEntry>, 'reason' | 'batchNo'>): void
  /** Files of a line. @param key of it */
  uploadsOf(key: number): Uploads
  /** Reads a file with goods and adds what can go back. @throws ShopError @source API-087 */
  importText(text: string): Promise<void>
  /** Saves at once. Never rejects. @returns whether everything is saved */
  save(): Promise<boolean>
  /** Hands the return in. @returns it as it is then; undefined where something is wrong @source API-085 */
  submit(): Promise<Return | undefined>
  /** Saves the draft that was found for the order or the invoice, and begins another one. */
  startAnother(): Promise<void>
  /** After a conflict: shows the newer draft, or saves what is shown in its place. */
  resolve(choice: 'theirs' | 'mine'): void
  /** Saves what waits, and stops. */
  destroy(): void
}
