import type { I18n } from '../i18n/i18n.types'
import { salesTexts } from '../i18n/sales-texts'
import type { Messages } from './messages.types'

const TEXTS = {
  cart: ['inBasket', 'linesInBasket'],
  favourites: ['inFavourites', 'articlesInFavourites'],
} as const

/** Names what is now in cart or favourites: a part by its number, several by their count. @source ERR-016 */
export function sayPutIn(
  { messages, i18n }: { messages: Messages; i18n: I18n },
  place: keyof typeof TEXTS,
  numbers: readonly string[],
): void {
  const [number] = numbers
  if (number === undefined) return
  const [one, many] = TEXTS[place]
  const count = numbers.length
  const text =
    count === 1
      ? i18n.text(salesTexts, one, { number })
      : i18n.text(salesTexts, many, { count, n: i18n.formatNumber(count) })
  messages.show({ kind: 'success', text })
}
