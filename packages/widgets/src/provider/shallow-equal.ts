const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The same, or lists or plain objects of the same. */
export function shallowEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => Object.is(item, other[at]))
  if (!isPlain(one) || !isPlain(other)) return false
  for (const name in one) if (!(name in other && Object.is(one[name], other[name]))) return false
  for (const name in other) if (!(name in one)) return false
  return true
}
