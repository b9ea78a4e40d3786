/** One line of JSON per event. Nothing that a person typed as a secret is handed to it. */

/** Structured log; passwords, tokens and queries of the token call never get here. */
export interface Log {
  info(event: string, fields?: Record<string, unknown>): void
  error(event: string, fields?: Record<string, unknown>): void
}

/** @param write takes one finished line */
export function createLog(write: (line: string) => void): Log {
  const line = (level: string, event: string, fields: Record<string, unknown> = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
  return {
    info: (event, fields) => line('info', event, fields),
    error: (event, fields) => line('error', event, fields),
  }
}

/**
 * What a log may know about an error. Drivers put the values of a failed query into its message, and values may be
 * hashes and addresses: of database errors only code, constraint and text without values remain.
 */
export function describeError(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { error: typeof thrown }
  const frames = (thrown.stack ?? '').split('\n').filter(line => line.trimStart().startsWith('at '))
  const { code, constraint, query } = thrown as { code?: unknown; constraint?: unknown; query?: unknown }
  return {
    error: thrown.name,
    message: typeof query === 'string' ? `query failed: ${query}` : thrown.message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    stack: frames.map(frame => frame.trim()),
    ...(thrown.cause === undefined ? {} : { cause: describeError(thrown.cause) }),
  }
}
