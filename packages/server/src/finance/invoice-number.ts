/** Numbers of invoices and credit notes: without gaps, by seller and year. */
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { readRows } from '../db/rows'
import { numberRanges } from '../db/schema'

const PREFIX = { invoice: 'IN', credit: 'CR' } as const

/**
 * Takes the next number, such as `IN-NL-26-000001`. The row stays locked until the transaction ends, so this comes last in it: an invoice
 * that is not written gives its number back.
 * @param day of the invoice, whose year it counts in
 */
export async function takeInvoiceNumber(
  tx: Database,
  kind: keyof typeof PREFIX,
  { sellerId, code }: { sellerId: number; code: string },
  day: string,
): Promise<string> {
  const year = Number(day.slice(0, 4))
  const [row] = await readRows<{ taken: number }>(
    tx,
    sql`insert into ${numberRanges} as n (seller_id, kind, year, next) values (${sellerId}, ${kind}, ${year}, 2)
      on conflict (seller_id, kind, year) do update set next = n.next + 1 returning n.next - 1 as taken`,
  )
  if (!row) throw new Error('a range of numbers answered no number')
  return `${PREFIX[kind]}-${code}-${day.slice(2, 4)}-${String(row.taken).padStart(6, '0')}`
}
