/** Attribute text to property value. */
export type AttributeType = 'string' | 'number' | 'boolean' | 'json'

/** `maxLines` → `max-lines`. */
export const toAttributeName = (prop: string): string => prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Marks text that its type cannot read. */
export const UNREADABLE = Symbol('unreadable')

/**
 * Reads one attribute. A missing one is `undefined`, so that the component's own default holds.
 * A boolean is true when present, except for the text "false".
 */
export function parseAttribute(type: AttributeType, text: string | null): unknown {
  if (text === null) return undefined
  if (type === 'boolean') return text !== 'false'
  if (type === 'string') return text
  if (type === 'number') {
    const value = Number(text)
    return text.trim() === '' || Number.isNaN(value) ? UNREADABLE : value
  }
  try {
    return JSON.parse(text)
  } catch {
    // Not silent: the caller reports it as an event.
    return UNREADABLE
  }
}
