import type { SavedLine } from '../contract'
import { toSendable } from '../quick-order/to-sendable'

/** A line as the server keeps it: 120 characters of what was typed, 24 of its quantity. */
export const toSavedLine = (key: string, input: string, quantity: string): SavedLine => ({
  key,
  input: toSendable(input, 120),
  quantity: toSendable(quantity, 24),
})
