/** Rows of a file with goods to send back. */
import type { CallInput } from '../contract'
import { readCsvList } from '../rules'

export type ReturnFileRow = CallInput<'rma.importLines'>['body']['rows'][number]

/** Most rows of one import. */
const ROWS_MAX = 200

/** Which column holds what, by words that its head begins with in any language of the shop. */
const HEADS: Readonly<Record<Exclude<keyof ReturnFileRow, 'row'>, RegExp>> = {
  orderNo: /^(order|bestell|commande|ordine|zam[oó]w|订单)/i,
  qty: /^(q(uanti)?t|return|menge|anzahl|stück|pi[eè]ces|ilo[sś]ć|szt|数量|pieces)/i,
  reason: /^(reason|grund|motif|motivo|pow[oó]d|原因)/i,
  batchNo: /^(batch|charge|lot|partia|批)/i,
  otherReason: /^(text|note|other|bemerk|remarque|nota|uwag|说明)/i,
  neverArrived:
    /^(missing|not in|was not|were not|fehl|nicht|lag nicht|manqu|absent|pas dans|n.étai|manca|non (nel|era)|brak|nie |未|缺|不在)/i,
  number: /^(number|article|item|part|oem|artikel|num[eé]ro|référence|codice|articolo|artyku|编号|商品)/i,
}
const USUAL = ['number', 'qty', 'reason', 'batchNo', 'orderNo', 'otherReason', 'neverArrived'] as const

/**
 * Number of the article, quantity, reason, batch number, order, a text, and whether the pieces were not in the parcel, in this order; or in that of a first line with their names.
 * @source API-087
 */
export function readReturnRows(text: string): ReturnFileRow[] {
  const rows = readCsvList(text)
  const named = rows[0]?.cells.map(cell =>
    (Object.keys(HEADS) as (keyof typeof HEADS)[]).find(key => HEADS[key].test(cell)),
  )
  const hasHead = named?.includes('number') && named.includes('qty')
  const columns = (hasHead && named) || USUAL
  return rows.slice(hasHead ? 1 : 0, ROWS_MAX + (hasHead ? 1 : 0)).map(({ line, cells }) => {
    const cell = (key: keyof typeof HEADS, max: number) => (cells[columns.indexOf(key)] ?? '').slice(0, max)
    return {
      row: line,
      number: cell('number', 120),
      qty: cell('qty', 24),
      reason: cell('reason', 60),
      batchNo: cell('batchNo', 40),
      orderNo: cell('orderNo', 40),
      otherReason: cell('otherReason', 255),
      neverArrived: cell('neverArrived', 20),
    }
  })
}
