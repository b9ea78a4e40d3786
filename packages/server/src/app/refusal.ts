/** What a handler throws to refuse a request: the buyer sees `msg`, nothing has changed. */
import { CODE } from '@cartwright/core/contract'

export class Refusal extends Error {
  override readonly name = 'Refusal'

  /**
   * @param code value of the answer's `code`, one of `CODE` or a code of 10000 and above
   * @param msg text for the buyer
   * @param data what the caller needs to go on, for example the new confirmation of a changed order
   */
  constructor(
    readonly code: number,
    msg: string,
    readonly data: unknown = null,
  ) {
    super(msg)
  }
}

/** Refuses what a form holds; the form tells it at the field, in the reader's language. */
export const refusedField = (field: string, problem: string, msg: string): Refusal =>
  new Refusal(CODE.REFUSED, msg, { field, problem })

/** Unknown, or somebody else's: both look the same from outside. */
export const notFound = (what: string): Refusal => new Refusal(CODE.NOT_FOUND, `${what} does not exist`)
