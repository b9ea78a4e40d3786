/** A return that is being entered. */
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
import type { WithStore } from '../with-store'

/** What the reader enters besides the lines. */
export interface ReturnValues {
  /** Who brings the goods; null until it is chosen. */
  deliveryType: ReturnDeliveryType | null
  /** Address of the book that the goods come from; null until it is chosen. */
  addressId: number | null
  /** One of those that are offered, for goods that the buyer sends; else blank. */
  forwarder: string
  /** Its name, when `forwarder` is `Others`. */
  otherForwarder: string
  /** Number of the parcel; may be blank. */
  trackingNo: string
  /** To the supplier; asked for when the return is handed in. */
  note: string
}

/** What is entered of one line. */
export interface ReturnLineEntry {
  /** Of a kit, the part that goes back; null for the whole kit and other articles. */
  partSkuId: number | null
  /** As it was typed. */
  qty: string
  /** Why it goes back; null until it is chosen. */
  reason: ReturnReason | null
  /** In the buyer's words, when `reason` is `others`. */
  otherReason: string
  /** Number of the batch, as printed on the article; asked for where the quality is at fault. */
  batchNo: string
  /** Of `wrongOrLess`: the pieces were not in the parcel. */
  neverArrived: boolean
}

export interface ReturnFormLine extends ReturnLineEntry {
  /** Stays with the line, whichever part of a kit is chosen. */
  key: number
  /** The line of the order. */
  line: Omit<ReturnableLine, 'problems' | 'currency' | 'invoiceQty'>
  /** Photos and papers that the server has; those on their way are in `uploadsOf`. */
  files: readonly UploadedFile[]
  /** As the server has answered; those of what was typed since come with the next answer. */
  problems: readonly ReturnLineProblem[]
  /** Credit after the coupon and before the fee, and the fee. */
  amount: number
  /** Kept back from `amount`, in the same currency; 0 where nothing is. */
  fee: number
}

export interface ReturnFormState {
  /** `missing`: there is no such return, or not for this account. */
  status: 'loading' | 'ready' | 'missing' | 'failed'
  /** Why it could not be read; undefined unless `status` is `failed`. */
  error: ShopError | undefined
  /** As it was saved last; undefined for one that is not begun. */
  rma: Return | undefined
  /** `rma` is a draft with goods of the order or the invoice that the page was opened for. */
  isContinued: boolean
  /** What the credit comes to, of what is on the page. */
  sums: Omit<ReturnEstimate, 'lines'> | undefined
  /** What is entered besides the lines. */
  values: ReturnValues
  /** The lines of the return, in the order in which they were added. */
  lines: readonly ReturnFormLine[]
  /** Lines of the order or the invoice that the page was opened for. */
  offered: readonly ReturnableLine[]
  /** The invoice that the lines are offered of. */
  invoiceNo: string | undefined
  /** The company has no such order or invoice as the page was opened for; this is the number. */
  unknown: string | undefined
  /** The address book of the company, to choose from. */
  addresses: readonly BookAddress[]
  /** `none`: nothing was entered. `conflict`: the draft was changed on another page, see `newer`. */
  saving: 'none' | 'saved' | 'waiting' | 'failed' | 'conflict'
  /** The draft as the other page has saved it, while `saving` is `conflict`. */
  newer: Return | undefined
  /** Since the reader has tried to submit. */
  problems: readonly ReturnFormProblem[]
  /** The reader has tried to submit: what is missing is said from then on. */
  isChecked: boolean
  /** Of the last file that was imported: the lines that were added, the rows that were not, and how many the return had already. */
  report: (ReturnImport & { known: number }) | undefined
}

export interface ReturnForm extends WithStore<ReturnFormState> {
  /** Reads it again after a failure. */
  reload(): void
  /** Changes what is entered besides the lines; saved a moment later. */
  set(values: Partial<ReturnValues>): void
  /**
   * Adds a line, of a kit the whole one or the first part that the return does not have yet. The quantity is for the reader to enter, unless
   * a single piece is left. What is there already stays.
   */
  add(line: ReturnableLine): void
  /** Takes a line out, with its files. @param key of a line */
  remove(key: number): void
  /** Changes what is entered of a line; saved a moment later. @param key of a line @param entry a part of a kit that another line is about is not taken */
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
