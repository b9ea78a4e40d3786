import { readAs } from '../contract/read-shape'
import { object, oneOf } from '../contract/shape'
import { isShopError } from '../errors/shop-error'
import { FIELD_PROBLEMS, type FieldProblem } from './registration.types'

/** What the server refused about one of these fields; undefined for other failures. */
export function problemIn<F extends string>(
  thrown: unknown,
  fields: readonly F[],
): Partial<Record<F, FieldProblem>> | undefined {
  if (!isShopError(thrown, 'refused')) return undefined
  const refused = readAs(object({ field: oneOf(fields), problem: oneOf(FIELD_PROBLEMS) }), thrown.at.data)
  return refused && ({ [refused.field]: refused.problem } as Partial<Record<F, FieldProblem>>)
}
