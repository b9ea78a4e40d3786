import { isShopError } from '../errors/shop-error'
import { isObject } from '../is-object'
import { FIELD_PROBLEMS, type FieldProblem } from './registration.types'

/** What the server refused about one of these fields; undefined for other failures. */
export function problemIn<F extends string>(
  thrown: unknown,
  fields: readonly F[],
): Partial<Record<F, FieldProblem>> | undefined {
  if (!isShopError(thrown, 'refused')) return undefined
  const { data } = thrown.at
  if (!isObject(data)) return undefined
  const field = fields.find(known => known === data.field)
  const problem = FIELD_PROBLEMS.find(known => known === data.problem)
  return field && problem && ({ [field]: problem } as Partial<Record<F, FieldProblem>>)
}
