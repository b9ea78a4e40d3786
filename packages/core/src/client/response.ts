/** Opens the envelope of an answer: `{code,msg,data}` or `{code,msg,rows,total}`. */
import type { Call } from '../contract'
import { CODE } from '../contract/codes'
import { isObject } from '../contract/is-object'
import { Mismatch, readShape } from '../contract/read-shape'
import { listOf } from '../contract/shape'
import { errorOfCode, errorOfHttp, errorOfShape } from '../errors/response-errors'
import type { ShopError } from '../errors/shop-error'
import type { I18n } from '../i18n/i18n.types'
import type { HttpResponse } from './transport.types'

type Part = Record<string, unknown>

/** What reading an answer takes besides. */
export interface Reading {
  i18n: Pick<I18n, 'text'>
  complete?: ((parts: readonly Part[]) => Promise<void>) | undefined
  onLoss: (error: ShopError) => void
}

interface At {
  call: string
}

/**
 * The payload of an answer, read by the shape of the call. One without `code` counts as 200; a list in `data` is accepted where rows are expected.
 * @param complete writes what an answer does not say of its articles into them
 * @param onLoss called when a part of the answer could not be read and is missing from what is returned
 * @throws ShopError
 * @source API-006, API-007, ERR-001, ERR-005, ERR-010, ERR-011
 */
export async function unwrapEnvelope(
  { status, isOk, text }: HttpResponse,
  call: Call,
  at: At,
  { i18n, complete, onLoss }: Reading,
): Promise<unknown> {
  const answer = status === 204 ? {} : parse(text)
  if (!isOk) throw errorOfHttp(status, answer, at, i18n)
  if (!answer) throw errorOfShape('', at)
  const { code = CODE.OK } = answer
  if (typeof code !== 'number') throw errorOfShape('code', at)
  if (code >= CODE.PASS_THROUGH) return answer
  if (code !== CODE.OK) throw errorOfCode(code, answer, at, i18n)
  const incomplete = call.parts && complete ? incompleteParts(answer.data ?? answer.rows) : []
  if (incomplete.length > 0) await complete?.(incomplete)
  const lost: string[] = []
  const read = readPayload(call, answer, lost)
  if (read instanceof Mismatch) throw errorOfShape(read.path, at)
  if (lost.length > 0) onLoss(errorOfShape(lost, at))
  return read
}

function readPayload(call: Call, answer: Record<string, unknown>, lost: string[]): unknown {
  const { data, rows, total } = answer
  if (call.answer === 'data') return readShape(call.result, data ?? rows, lost)
  // Some back ends put the fields into `data` (API-011, API-012).
  if (call.answer === 'plain')
    return readShape(call.result, isObject(data) && Object.keys(answer).length <= 3 ? data : answer, lost)
  const listed = rows ?? data
  if (!Array.isArray(listed)) return new Mismatch('rows')
  return {
    rows: readShape(listOf(call.result), listed, lost),
    total: typeof total === 'number' ? total : listed.length,
  }
}

/** Articles of an answer of which it is not said where they are, or whether they are sold. */
function incompleteParts(payload: unknown): Part[] {
  const listed = isObject(payload) && Array.isArray(payload.rows) ? payload.rows : payload
  const parts = Array.isArray(listed) ? listed : [listed]
  return parts.filter(
    part =>
      isObject(part) && part.number !== undefined && (part.availability === undefined || part.disabled === undefined),
  )
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return isObject(answer) ? answer : undefined
  } catch {
    // What is no JSON object is no answer; the caller reports it.
    return undefined
  }
}
