/** Opens the envelope of an answer: `{code,msg,data}` or `{code,msg,rows,total}`. */
import type { Call } from '../contract'
import { OK, PASS_THROUGH } from '../contract/usual-codes'
import type { I18n } from '../i18n/i18n.types'
import { isObject } from '../is-object'
import type { HttpResponse } from './transport.types'

interface At {
  call: string
}

/**
 * The payload of an answer. One without `code` counts as 200; a list in `data` is accepted where rows are expected.
 * @throws ShopError
 * @source API-006, API-007, ERR-001, ERR-005, ERR-010, ERR-011
 */
export async function unwrapEnvelope(
  { status, isOk, text }: HttpResponse,
  call: Call,
  at: At,
  i18n: Pick<I18n, 'text'>,
): Promise<unknown> {
  const answer = status === 204 ? {} : parse(text)
  if (!isOk) throw (await refusals()).errorOfHttp(status, answer, at, i18n)
  if (!answer) throw (await refusals()).errorOfShape('object', at)
  const { code = OK, data } = answer
  if (typeof code !== 'number') throw (await refusals()).errorOfShape('code', at)
  if (code >= PASS_THROUGH) return answer
  if (code !== OK) throw (await refusals()).errorOfCode(code, answer, at, i18n)
  if (call.answer === 'data') return data ?? answer.rows ?? null
  // Some back ends put the fields into `data` (API-011, API-012).
  if (call.answer === 'plain') return isObject(data) && Object.keys(answer).length <= 3 ? data : answer
  const rows = answer.rows ?? data
  // A row that is none would stop the code that counts them.
  if (!Array.isArray(rows) || !rows.every(isObject)) throw (await refusals()).errorOfShape('rows', at)
  return { rows, total: typeof answer.total === 'number' ? answer.total : rows.length }
}

const refusals = () => import('../errors/response-errors')

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return isObject(answer) ? answer : undefined
  } catch {
    // What is no JSON object is no answer; the caller reports it.
    return undefined
  }
}
