/**
 * How long each part of a request may wait, in milliseconds. The limits are nested, so that the innermost one answers
 * first and says what it waited for: client 60 s > request > query > statement > lock.
 */

/** A request without an answer by then is answered with "busy". */
export const REQUEST_LIMIT_MS = 30_000
/** The driver gives up and discards the connection; it alone notices a network that has gone silent. */
export const QUERY_LIMIT_MS = 25_000
/** PostgreSQL cancels the statement. */
export const STATEMENT_LIMIT_MS = 20_000
/** PostgreSQL stops waiting for a row that another transaction holds. */
export const LOCK_LIMIT_MS = 2_500
/** Waiting for a free connection, or for a new one to be opened. */
export const CONNECT_LIMIT_MS = 5_000
/** All that a request waits for the turns, the connections and the locks of its transactions: no order waits longer behind forty others. */
export const WAITS_LIMIT_MS = 5_000
