/** Says that a quantity is not clear; what it was stays. */
import type { I18n } from '../i18n/i18n.types'
import { salesTexts } from '../i18n/sales.texts'
import type { AmbiguousQuantity } from '../rules'
import type { Messages } from './messages.types'

export function sayUnclear(
  { i18n, messages }: { i18n: I18n; messages: Messages },
  { entered }: AmbiguousQuantity,
): void {
  messages.show({ kind: 'warning', text: i18n.text(salesTexts, 'quantity.unclear', { entered }) })
}
