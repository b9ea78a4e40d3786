/** What a handler throws to refuse a request: the buyer sees `msg`, nothing has changed. */
import { CODE, type Language } from '@cartwright/core/contract'
import { FALLBACK_LANGUAGE } from './language'
import { type LocalizedMessage, localize } from './localize'

export class ApiError extends Error {
  override readonly name = 'ApiError'

  /**
   * @param code value of the answer's `code`, one of `CODE` or a code of 10000 and above
   * @param said text for the buyer; one for developers only may be plain English
   * @param data what the caller needs to go on, for example the new confirmation of a changed order
   */
  constructor(
    readonly code: number,
    readonly said: LocalizedMessage | string,
    readonly data: unknown = null,
  ) {
    super(textOf(said, FALLBACK_LANGUAGE))
  }

  /** The message in the language of the reader. */
  messageIn(language: Language): string {
    return textOf(this.said, language)
  }
}

const textOf = (said: LocalizedMessage | string, language: Language) =>
  typeof said === 'string' ? said : said(language)

/** Refuses what a form holds; the form tells it at the field, in the reader's language. */
export const refusedField = (field: string, problem: string, said: LocalizedMessage | string): ApiError =>
  new ApiError(CODE.REFUSED, said, { field, problem })

/** Unknown, or someone else's: both look the same from outside. */
export const notFound = (what: string): ApiError =>
  new ApiError(CODE.NOT_FOUND, localize('{what} does not exist', { what }))
