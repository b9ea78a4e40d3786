/** Tells a database that cannot answer at the moment from one that has answered with an error. */

/** The work was not started, because its turn did not come in time. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'
}

/** SQLSTATE: lock_not_available, query_canceled, too_many_connections, and the ways in which a server goes down. */
const BUSY_STATES = new Set(['55P03', '57014', '53300', '57P01', '57P02', '57P03', '57P05', '25P03'])
/** SQLSTATE class 08: connection exceptions; PgBouncer reports its own time-outs as 08P01. */
const CONNECTION_STATE = /^08/
/** Codes of the operating system for a connection that broke or could not be opened. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
])
/** The driver and its pool give these errors no code. */
const DRIVER_MESSAGE =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/

/** True when the same work may succeed in a moment: the database is locked, overloaded, restarting or out of reach. */
export function isBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = String((cause as { code?: unknown }).code)
    if (cause instanceof DatabaseBusy || BUSY_STATES.has(code) || CONNECTION_STATE.test(code)) return true
    if (NETWORK_CODES.has(code) || DRIVER_MESSAGE.test(cause.message)) return true
  }
  return false
}

/** True when the connection can no longer be trusted: it broke, or an answer to a query is still outstanding. */
export function isConnectionLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = String((cause as { code?: unknown }).code)
    if (NETWORK_CODES.has(code) || CONNECTION_STATE.test(code) || /^57P0/.test(code)) return true
    if (DRIVER_MESSAGE.test(cause.message)) return true
  }
  return false
}
