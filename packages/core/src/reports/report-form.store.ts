/** A report of damage or shortage while it is being entered. */
import { createStore } from 'zustand/vanilla'
import type { CallInput, ReportableLine, ReportKind, ReportsOfOrder } from '../contract'
import { readKept } from '../contract/read-shape'
import { REPORT_KINDS } from '../contract/reports'
import { listOf, object, oneOf, optional, string } from '../contract/shape'
import { readQuantity } from '../rules'
import { restoreAfterSignIn } from '../session/restore-after-sign-in'
import type { Shop } from '../shop.types'
import { createReturnUploads } from '../uploads/return-uploads'
import { uploadedFiles, uploadedFilesShape } from '../uploads/uploaded-files'
import type { UploadedFile, Uploads } from '../uploads/uploads.types'
import type { WithStore } from '../with-store'
import { reportsOf } from './reports'

/** Something that can be reported: pieces of a line, or of a part of its kit. */
export interface ReportChoice {
  /** `<orderLineId>`, or `<orderLineId> <partSkuId>`. */
  key: string
  /** The line of the order. */
  orderLineId: number
  /** The part of its kit; null for the line itself. */
  partSkuId: number | null
  /** Part number; of a part of a kit behind that of the kit. */
  number: string
  /** Of the article, in the reader's language. */
  name: string
  /** Pieces that can be reported still, at least 1. */
  leftQty: number
}

/** One article of the report, as it was entered. */
export interface ReportEntry {
  /** Stays with the entry. */
  key: number
  /** Key of a choice; blank before one is made. */
  article: string
  /** Pieces, as typed. */
  qty: string
  /** Damaged, missing …; undefined before one is chosen. */
  kind: ReportKind | undefined
  /** What has happened, in the words of the buyer; may be blank. */
  text: string
  /** Number of the batch, as printed on the article; may be blank. */
  batchNo: string
}

/** What is wrong with an entry; the first of them that applies. `twice`: another one has the same article and kind. */
export type ReportEntryProblem = 'article' | 'twice' | 'kind' | 'qty' | 'above' | 'uploading' | 'failed'

export interface ReportFormState {
  /** At least one when the form opens, the last added at the end. */
  entries: readonly ReportEntry[]
  /** Someone has tried to send it: what is missing is said from then on. */
  isChecked: boolean
}

export interface ReportForm extends WithStore<ReportFormState> {
  /** What can be reported of these lines; it does not change. */
  choices: readonly ReportChoice[]
  /** Photos of an entry, by its key; made when they are first asked for. */
  uploadsOf(key: number): Uploads
  /** Adds an entry; with a single choice it is about that. */
  add(): void
  /** Takes an entry out, with its photos. */
  remove(key: number): void
  /** Changes an entry, by its key. */
  set(key: number, change: Partial<Omit<ReportEntry, 'key'>>): void
  /** Pieces of its article that the entry may name: without those of the other entries. */
  leftOf(entry: ReportEntry): number
  /** What is wrong with an entry; undefined for one that can be sent. */
  problemOf(entry: ReportEntry): ReportEntryProblem | undefined
  /** Sends the report once. @returns undefined where something is missing @throws ShopError */
  send(): Promise<ReportsOfOrder | undefined>
  /** It is sent, or given up: there is nothing to come back to. */
  forget(): void
  /** Breaks off what is on its way; what was entered is no longer kept for the next sign-in. */
  destroy(): void
}

/** What of an order can be reported; a kit as a whole, and each of its parts. */
export const choicesOf = (lines: readonly ReportableLine[]): ReportChoice[] =>
  lines
    .flatMap(({ orderLineId, number, name, leftQty, kitParts }): ReportChoice[] => [
      { key: String(orderLineId), orderLineId, partSkuId: null, number, name, leftQty },
      ...kitParts.map(part => ({
        key: `${orderLineId} ${part.goodsSkuId}`,
        orderLineId,
        partSkuId: part.goodsSkuId,
        number: `${number} › ${part.number}`,
        name: part.name,
        leftQty: part.leftQty,
      })),
    ])
    .filter(({ leftQty }) => leftQty > 0)

export interface ReportFormOptions {
  /** The order that is reported about. */
  orderNo: string
  /** Of the order, or of one shipment. */
  lines: readonly ReportableLine[]
  /** The shipment that the goods were in. */
  shipment?: string | undefined
}

/**
 * What was entered before the sign-in expired is there for the same account and order (ERR-003).
 * @source CONT-012
 */
export function createReportForm(shop: Shop, { orderNo, lines, shipment }: ReportFormOptions): ReportForm {
  const choices = choicesOf(lines)
  const uploads = new Map<number, Uploads>()
  let lastKey = 0
  const begin = (): ReportEntry => {
    const [only, ...others] = choices
    const isOnly = only !== undefined && others.length === 0
    lastKey += 1
    return {
      key: lastKey,
      article: isOnly ? only.key : '',
      qty: isOnly && only.leftQty === 1 ? '1' : '',
      kind: undefined,
      text: '',
      batchNo: '',
    }
  }
  const carried = restoreAfterSignIn(shop, {
    what: `report.${orderNo}`,
    entered: () => store.getState().entries.map(({ key, ...entry }) => ({ ...entry, files: filesOf(key) })),
    parse: toKept,
  })
  const store = createStore<ReportFormState>(() => ({ entries: restore(), isChecked: false }))

  function restore(): ReportEntry[] {
    const kept = carried.kept ?? []
    if (kept.length === 0) return [begin()]
    return kept.map(({ files, ...entered }) => {
      const entry = { ...begin(), ...entered }
      uploads.set(entry.key, createReturnUploads(shop, files))
      return entry
    })
  }

  const filesOf = (key: number): UploadedFile[] => {
    const own = uploads.get(key)
    return own ? uploadedFiles(own) : []
  }
  const choiceOf = ({ article }: ReportEntry) => choices.find(({ key }) => key === article)
  const setEntries = (entries: readonly ReportEntry[]) => store.setState({ entries })

  const form: ReportForm = {
    store,
    choices,
    uploadsOf: key => {
      const known = uploads.get(key) ?? createReturnUploads(shop)
      uploads.set(key, known)
      return known
    },
    add: () => setEntries([...store.getState().entries, begin()]),
    remove: key => {
      uploads.get(key)?.destroy()
      uploads.delete(key)
      setEntries(store.getState().entries.filter(entry => entry.key !== key))
    },
    set: (key, change) =>
      setEntries(
        store.getState().entries.map(entry => {
          if (entry.key !== key) return entry
          const changed = { ...entry, ...change }
          // Of a single piece there is nothing to count.
          const isSingle = change.article !== undefined && choiceOf(changed)?.leftQty === 1
          return isSingle ? { ...changed, qty: '1' } : changed
        }),
      ),
    leftOf: entry => {
      const others = store
        .getState()
        .entries.filter(({ key, article }) => key !== entry.key && article === entry.article)
      const taken = others.reduce((sum, { qty }) => sum + (readPieces(qty) ?? 0), 0)
      return Math.max(0, (choiceOf(entry)?.leftQty ?? 0) - taken)
    },
    problemOf: entry => {
      if (!choiceOf(entry)) return 'article'
      if (entry.kind === undefined) return 'kind'
      const isSame = ({ article, kind }: ReportEntry) => article === entry.article && kind === entry.kind
      if (store.getState().entries.find(isSame) !== entry) return 'twice'
      const qty = readPieces(entry.qty)
      if (qty === undefined) return 'qty'
      if (qty > form.leftOf(entry)) return 'above'
      const files = uploads.get(entry.key)?.store.getState().entries ?? []
      if (files.some(({ status }) => status === 'uploading')) return 'uploading'
      return files.some(({ status }) => status === 'failed') ? 'failed' : undefined
    },
    send: async () => {
      store.setState({ isChecked: true })
      const { entries } = store.getState()
      if (entries.length === 0 || entries.some(entry => form.problemOf(entry) !== undefined)) return undefined
      const body = {
        orderNo,
        shipment: shipment ?? null,
        lines: entries.flatMap(entry => toLine(entry, choiceOf(entry), filesOf(entry.key))),
      }
      const answer = await reportsOf(shop).send(body)
      carried.forget()
      return answer
    },
    forget: carried.forget,
    destroy: () => {
      carried.stop()
      for (const own of uploads.values()) own.destroy()
    },
  }
  return form
}

type Line = CallInput<'reports.create'>['body']['lines'][number]

function toLine(entry: ReportEntry, choice: ReportChoice | undefined, files: readonly UploadedFile[]): Line[] {
  const qty = readPieces(entry.qty)
  if (!choice || entry.kind === undefined || qty === undefined) return []
  return [
    {
      orderLineId: choice.orderLineId,
      partSkuId: choice.partSkuId,
      qty,
      kind: entry.kind,
      text: entry.text.trim(),
      batchNo: entry.batchNo.trim(),
      files: files.map(({ fileId }) => fileId),
    },
  ]
}

/** As every field for pieces reads it; undefined for what is no clear number of them. */
function readPieces(typed: string): number | undefined {
  if (typed.trim() === '') return undefined
  const { qty, ambiguity } = readQuantity(typed)
  return ambiguity ? undefined : qty
}

type Kept = Omit<ReportEntry, 'key'> & { files: UploadedFile[] }

const keptShape = listOf(
  object({
    article: string,
    qty: string,
    kind: optional(oneOf(REPORT_KINDS)),
    text: string,
    batchNo: string,
    files: uploadedFilesShape,
  }),
)

const toKept = (kept: unknown): Kept[] | undefined =>
  readKept(keptShape, kept)?.map(entered => ({ ...entered, kind: entered.kind }))
