/** The fingerprint of what a document says. */
import { createHash } from 'node:crypto'
import type { InvoiceSnapshot } from '../db/schema'

/** The database orders the keys of what it stores: the hash does not depend on their order. */
export const hashSnapshot = (snapshot: InvoiceSnapshot): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(snapshot)))
    .digest('hex')

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
