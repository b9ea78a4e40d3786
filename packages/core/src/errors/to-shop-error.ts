/** Turns what went wrong before there was an answer into the one error class; refusals.ts does so with answers. */
import { connectionTexts } from '../i18n/connection.texts'
import { type ErrorContext, ShopError } from './shop-error'

/** What a request died of when there was no answer. */
export type NoAnswer = 'network' | 'timeout' | 'aborted'

const NO_ANSWER: Readonly<Record<NoAnswer, string>> = {
  network: connectionTexts.english.network,
  timeout: connectionTexts.english.timeout,
  aborted: 'aborted',
}

/**
 * The error of a request that got no answer at all.
 * @source API-002, ERR-010
 */
export const errorOfFailure = (thrown: unknown, context: ErrorContext, kind: NoAnswer): ShopError =>
  thrown instanceof ShopError ? thrown : new ShopError(kind, NO_ANSWER[kind], context, { cause: thrown })
