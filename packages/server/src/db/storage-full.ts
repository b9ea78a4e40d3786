/** Tells a disk without space from other failures of the database. */

/** SQLSTATE disk_full, and what the operating system says of a full disk or quota. */
const CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** True when nothing could be written because the disk of the database is full. Reading still works. */
export function isStorageFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (CODES.has(String(code)) || /No space left on device|Disk quota exceeded/i.test(cause.message)) return true
  }
  return false
}
