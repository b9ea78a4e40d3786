/** Answers that are no success: the error they become. */
import { CODE } from '../contract/codes'
import { coreTexts } from '../i18n/core.texts'
import type { I18n } from '../i18n/i18n.types'
import { type ErrorContext, type ErrorKind, ShopError } from './shop-error'

const KINDS: Readonly<Record<number, ErrorKind>> = {
  [CODE.BAD_REQUEST]: 'invalid',
  [CODE.METHOD_NOT_ALLOWED]: 'invalid',
  [CODE.PAYLOAD_TOO_LARGE]: 'invalid',
  [CODE.SIGNED_OUT]: 'signed-out',
  [CODE.FORBIDDEN]: 'forbidden',
  [CODE.UNCONFIRMED]: 'unconfirmed',
  [CODE.NOT_FOUND]: 'not-found',
  [CODE.CAPTCHA_NEEDED]: 'captcha-needed',
  [CODE.TOO_MANY]: 'too-many',
  [CODE.ORDER_CHANGED]: 'order-changed',
  [CODE.FAILED]: 'server',
  [CODE.STORAGE_FULL]: 'server',
  [CODE.BUSY]: 'busy',
}

const english = coreTexts.english

type Says = Pick<I18n, 'text'>

/**
 * The error of an answer whose code is not 200. Without permission it has its own sentence instead of the server's:
 * code that shows the error in place need not know (ERR-005).
 * @source ERR-004 to ERR-009
 */
export function errorOfAnswer(code: number, context: ErrorContext, i18n: Says): ShopError {
  const kind = KINDS[code] ?? 'refused'
  const said = context.msg ?? ''
  if (kind === 'signed-out') return new ShopError(kind, english['error.signed-out'], { ...context, code })
  if (kind === 'forbidden') {
    const msg = i18n.text(coreTexts, 'error.forbidden')
    return new ShopError(kind, english['error.forbidden'], { ...context, code, msg })
  }
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

/** A status of its own meaning, else what the body says, else just the status. */
export function errorOfHttp(
  status: number,
  answer: Record<string, unknown> | undefined,
  at: ErrorContext,
  i18n: Says,
): ShopError {
  const code = answer?.code
  if (status === CODE.SIGNED_OUT || !answer || typeof code !== 'number' || code === CODE.OK) {
    return errorOfStatus(status, at)
  }
  return errorOfCode(code, answer, { ...at, status }, i18n)
}

/** The code of an answer and what it says to people. */
export const errorOfCode = (
  code: number,
  { msg, data }: Record<string, unknown>,
  at: ErrorContext,
  i18n: Says,
): ShopError => errorOfAnswer(code, { ...at, msg: typeof msg === 'string' ? msg : '', data }, i18n)

/**
 * The error of an answer that is not what the call promises.
 * @param wrong path of what cannot be read, or the paths of what is missing from the answer because of that
 */
export function errorOfShape(wrong: string | readonly string[], at: { call: string }): ShopError {
  if (typeof wrong === 'string')
    return new ShopError(
      'malformed',
      `${at.call}: ${wrong ? `${wrong} of the answer` : 'the answer'} cannot be read`,
      at,
    )
  const [first, ...more] = wrong
  const others = more.length > 0 ? ` and ${more.length} more` : ''
  return new ShopError('malformed', `${at.call}: ${first}${others} cannot be read`, { ...at, lost: wrong })
}
