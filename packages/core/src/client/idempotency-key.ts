/** Keys that make a write repeatable. */

/**
 * Keys of a write that may have to be sent again: the same while the content is, so that a second try after a lost
 * answer does nothing twice, and another for other content.
 */
export function createAttempts() {
  let attempt: { content: string; key: string } | undefined
  return {
    keyOf(content: string): string {
      if (attempt?.content !== content) attempt = { content, key: createIdempotencyKey() }
      return attempt.key
    },
    /** What has come through may be sent again as something new. */
    forget(): void {
      attempt = undefined
    },
  }
}

/** A random key. `crypto.randomUUID` is missing on plain-http intranet pages, so it is not relied upon. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** A key that was kept; undefined for what is none. */
export const toKey = (kept: unknown): string | undefined =>
  typeof kept === 'string' && /^[\da-f]{32}$/.test(kept) ? kept : undefined
