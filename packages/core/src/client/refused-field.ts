import { object, oneOf } from '../contract/shape'
import { isShopError } from '../errors/shop-error'
import { readRefusal } from './read-answer'

export interface RefusedAt<F extends string> {
  field: F
  /** Why, in the reader's language. */
  msg: string
}

/** Which of these fields the server has refused; undefined for other failures. */
export function refusedField<F extends string>(thrown: unknown, fields: readonly F[]): RefusedAt<F> | undefined {
  if (!isShopError(thrown, 'refused') || !thrown.at.msg) return undefined
  const named = readRefusal(object({ field: oneOf(fields) }), thrown.at.data)
  return named && { field: named.field, msg: thrown.at.msg }
}
