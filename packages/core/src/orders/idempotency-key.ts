/** Keys that make a write repeatable. */

/** A random key. `crypto.randomUUID` is missing on plain-http intranet pages, so it is not relied upon. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
