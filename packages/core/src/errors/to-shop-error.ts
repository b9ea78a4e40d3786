/** Turns what went wrong before there was an answer into the one error class; response-errors.ts does so with answers. */
import { coreTexts } from '../i18n/core.texts'
import { type ErrorContext, isShopError, ShopError } from './shop-error'

/** What a request died of when there was no answer. */
export type NoAnswer = 'network' | 'timeout' | 'aborted'

const NO_ANSWER: Readonly<Record<NoAnswer, string>> = {
  network: coreTexts.english['error.network'],
  timeout: coreTexts.english['error.timeout'],
  aborted: 'aborted',
}

/**
 * The error of a request that got no answer at all.
 * @source API-002, ERR-010
 */
export const errorOfFailure = (thrown: unknown, context: ErrorContext, kind: NoAnswer): ShopError =>
  isShopError(thrown) ? thrown : new ShopError(kind, NO_ANSWER[kind], context, { cause: thrown })
