/** Prices as people write them: one reader for fields and files. */
import { toPlainText } from './plain-text'

/** Smallest price, in the currency of the company. */
export const PRICE_MIN = 0.01
/** Currencies of the sites, as words and signs, on either side of the figure. */
const CURRENCY = String.raw`(?:EUR|EURO|USD|GBP|PLN|CHF|FR\.|SFR\.?|ZŁ|ZL|[€$£])`
const AROUND = new RegExp(String.raw`^(?:${CURRENCY}\s*)?(\d.*?)\s*(?:${CURRENCY})?$`, 'iu')
/** `12,-`, `12.–`: no cents. */
const NO_CENTS = /[.,][-–—]+$/
/** Thousands in groups of three with one mark between them, and decimals behind another one. */
const GROUPED = /^(\d{1,3}(?:([ .,'’])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/
const PLAIN = /^(\d{1,7})(?:[.,](\d+))?$/

/**
 * A price as it is typed or stands in a file: `43.57`, `43,57`, `1.234,50`, `1'234.50`, `EUR 12.50`, `12,-`.
 * @param decimalsMax 2 for people. With more of them, as the files of programs have them, one mark begins decimals: `1.115` is 1.115
 * @returns undefined for anything else, also for what can be read in two ways: `1.234`
 * @source ACC-013
 */
export function readPrice(text: string, decimalsMax = 2): number | undefined {
  const [, bare = ''] = AROUND.exec(toPlainText(text).trim().replace(/\s+/g, ' ')) ?? []
  const typed = bare.replace(NO_CENTS, '')
  const [, whole = '', , behind = ''] = GROUPED.exec(typed) ?? []
  // One group after a dot or a comma, with nothing behind it, counts as decimals: people do not mean so many, and are asked.
  const [, plain = whole.replace(/\D/g, ''), decimals = behind] = PLAIN.exec(typed) ?? []
  if (plain === '' || plain.length > 7 || decimals.length > decimalsMax) return undefined
  const price = Number(`${plain}.${decimals || '0'}`)
  return price > 0 ? price : undefined
}
