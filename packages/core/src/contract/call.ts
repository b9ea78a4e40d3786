/** What one call of /prod-api is. Plain data, so that a widget that makes a call carries no schema library. */
import type { Shape } from './shape'

/** One call of /prod-api. `path` may hold `{name}` parameters, filled from `params`. */
export interface Call {
  /** `<feature>.<call>`: also the name of its inputs and of its handler. */
  readonly name: string
  /** Row of the ledger, or of this project's own list, that asks for the call. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /**
   * Where the payload stands in the answer: `data` of `{code,msg,data}`, `rows` and `total` of
   * `{code,msg,rows,total}`, or `plain`: fields beside `code` and `msg`. `file`: the answer is no envelope but a file; only a refusal
   * comes in an envelope.
   */
  readonly answer: 'data' | 'rows' | 'plain' | 'file'
  /** Payload of the answer: `data`, one element of `rows`, or the fields beside `code`; `nothing` for a file. */
  readonly result: Shape
  /** The specification does not name this call, or not its path: a host may override it. */
  readonly added?: true
  /** The answer holds articles, each with its `number`: what it does not say of them is asked for by the look-up calls. */
  readonly parts?: true
  /** A POST that changes nothing, so it may be retried like a GET. */
  readonly reads?: true
  /** A write that the server answers once per `Idempotency-Key` header, so it may be retried. */
  readonly idempotent?: true
  /** The body goes as `multipart/form-data`, one part per field: the call takes a file. */
  readonly multipart?: true
}
