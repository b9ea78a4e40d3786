import { readAs } from '../contract/read-shape'
import { listOf, object, string } from '../contract/shape'
import { isShopError } from '../errors/shop-error'

export interface RefusedAt<F extends string> {
  /** Name of the field in the form. */
  field: F
  /** Why, in the reader's language. */
  msg: string
}

/** Which of these fields the server has refused; none for other failures. A back end may name one field alone. */
export function refusedFields<F extends string>(thrown: unknown, fields: readonly F[]): readonly RefusedAt<F>[] {
  if (!isShopError(thrown, 'refused') || !thrown.at.msg) return []
  const { msg, data } = thrown.at
  const one = readAs(object({ field: string }), data)
  const several = readAs(object({ fields: listOf(object({ field: string, msg: string })) }), data)?.fields ?? []
  const named = several.length === 0 && one ? [{ field: one.field, msg }] : several
  return named.filter((at): at is RefusedAt<F> => (fields as readonly string[]).includes(at.field))
}
