/** Turns anything that went wrong with a call into the one error class. */
import { CODE } from '../contract/codes'
import { coreTexts } from '../i18n/core-texts'
import { type ErrorContext, type ErrorKind, ShopError } from './shop-error'

const KINDS: Readonly<Record<number, ErrorKind>> = {
  [CODE.BAD_REQUEST]: 'invalid',
  [CODE.METHOD_NOT_ALLOWED]: 'invalid',
  [CODE.PAYLOAD_TOO_LARGE]: 'invalid',
  [CODE.SIGNED_OUT]: 'signed-out',
  [CODE.FORBIDDEN]: 'forbidden',
  [CODE.NOT_FOUND]: 'not-found',
  [CODE.CAPTCHA_NEEDED]: 'captcha-needed',
  [CODE.TOO_MANY]: 'too-many',
  [CODE.ORDER_CHANGED]: 'order-changed',
  [CODE.FAILED]: 'server',
}

const english = coreTexts.english

/**
 * The error of an answer whose code is not 200.
 * @source ERR-004 to ERR-009
 */
export function errorOfAnswer(code: number, context: ErrorContext): ShopError {
  const kind = KINDS[code] ?? 'refused'
  const said = context.msg ?? ''
  if (kind === 'signed-out') return new ShopError(kind, english['error.signed-out'], { ...context, code })
  if (kind === 'forbidden') return new ShopError(kind, english['error.forbidden'], { ...context, code })
  const fallback = kind === 'not-found' ? english['error.not-found'] : english['error.unknown']
  return new ShopError(kind, said || fallback, { ...context, code })
}

/**
 * The error of an HTTP status without a readable answer.
 * @source ERR-010, ERR-011
 */
export function errorOfStatus(status: number, context: ErrorContext): ShopError {
  if (status === CODE.SIGNED_OUT)
    return new ShopError('signed-out', english['error.signed-out'], { ...context, status })
  return new ShopError('network', `HTTP ${status}`, { ...context, status })
}

/** What a request died of when there was no answer. */
export type NoAnswer = 'network' | 'timeout' | 'aborted'

const NO_ANSWER: Readonly<Record<NoAnswer, string>> = {
  network: english['error.network'],
  timeout: english['error.timeout'],
  aborted: 'aborted by the caller',
}

/**
 * The error of a request that got no answer at all.
 * @source API-002, ERR-010
 */
export const errorOfFailure = (thrown: unknown, context: ErrorContext, kind: NoAnswer): ShopError =>
  thrown instanceof ShopError ? thrown : new ShopError(kind, NO_ANSWER[kind], context, { cause: thrown })
