/** What a handler throws to refuse a request: the buyer sees `msg`, nothing has changed. */

import { CODE } from '@cartwright/core/contract'
import { toAmerican } from '@cartwright/core/texts'
import { FALLBACK_LANGUAGE, type Spoken } from '../texts/language'
import { type LocalizedMessage, localize } from '../texts/localize'
import { httpRefusals } from './http-refusals.texts'

export class ApiError extends Error {
  override readonly name = 'ApiError'

  /**
   * @param code value of the answer's `code`, one of `CODE` or a code of 10000 and above
   * @param said text for the buyer; one for developers only may be plain English
   * @param data what the caller needs to go on, for example the new confirmation of a changed order
   * @param others refusals of further fields of the same form
   */
  constructor(
    readonly code: number,
    readonly said: LocalizedMessage | string,
    readonly data: unknown = null,
    private readonly others: readonly ApiError[] = [],
  ) {
    super(textOf(said, FALLBACK_LANGUAGE))
  }

  /** The data; where several fields of a form are refused with `fields`, each of them with its message. */
  dataIn(language: Spoken): unknown {
    if (this.others.length === 0) return this.data
    const fields = [this, ...this.others].map(refusal => ({
      ...(refusal.data as object),
      msg: refusal.messageIn(language),
    }))
    return { ...(this.data as object), fields }
  }

  /** The message in the language of the reader. */
  messageIn(language: Spoken): string {
    return textOf(this.said, language)
  }
}

const textOf = (said: LocalizedMessage | string, language: Spoken) => (typeof said === 'string' ? said : said(language))

/** Refuses what a form holds; the form tells it at the field, in the reader's language. */
export const refusedField = (field: string, problem: string, said: LocalizedMessage | string): ApiError =>
  new ApiError(CODE.REFUSED, said, { field, problem })

/**
 * Makes all checks of a form, so that everything that is wrong is said at once.
 * @throws ApiError `REFUSED` for the fields that were refused: the first refusal of each; anything else that a check throws at once
 */
export async function checkAll(checks: Iterable<() => void | Promise<void>>): Promise<void> {
  const refused = new Map<string, ApiError>()
  for (const check of checks) {
    try {
      await check()
    } catch (thrown) {
      const field = thrown instanceof ApiError ? (thrown.data as { field?: string } | null)?.field : undefined
      if (field === undefined) throw thrown
      if (!refused.has(field)) refused.set(field, thrown as ApiError)
    }
  }
  const [first, ...others] = refused.values()
  if (first) throw new ApiError(first.code, first.said, first.data, others)
}

/** Unknown, or someone else's: both look the same from outside. @param what in English, the only language that names it */
export const notFound = (what: string): ApiError =>
  new ApiError(
    CODE.NOT_FOUND,
    localize(httpRefusals, 'doesNotExist', { what: language => (language === 'en-US' ? toAmerican(what) : what) }),
  )
