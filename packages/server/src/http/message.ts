/** A text of its own in the `msg` of a successful answer. */

const MESSAGE = Symbol('message')

/** Marks a result with the text for `msg`; the mark itself is not sent. @source API-071 */
export const withMessage = <T extends object>(result: T, text: string): T => ({ ...result, [MESSAGE]: text })

/** The text a handler gave its result, if it did. */
export function messageOf(result: unknown): string | undefined {
  const text = typeof result === 'object' && result !== null ? Reflect.get(result, MESSAGE) : undefined
  return typeof text === 'string' ? text : undefined
}
