/**
 * As JSON.stringify, where a page has given arrays or objects a `toJSON` of its own, as old libraries do: what it makes of a
 * value is left aside. For plain data; a Date in it would be written as an object.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key]
  })
