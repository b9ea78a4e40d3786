/** What a spreadsheet shows in the place of what a cell held. */

/** `1,2E+11`: a long number, such as a barcode, of which only the first figures are left. */
const ROUNDED = /^[+-]?\d(?:[.,]\d+)?E\+\d{1,3}$/i
/** An error, in the languages that name them differently, or a column that is too narrow. */
const FAILED =
  /^#(?:N\/?A|NV|ND|N\/D|BRAK|REF!|BEZUG!|RIF!|ADR!|VALUE!|WERT!|VALEUR!|VALORE!|ARG!|NAME\??|NOM\??|NOME\??|NAZWA\??|DIV\/0!|DZIEL\/0!|NUM!|ZAHL!|NOMBRE!|LICZBA!|#+)$/i

/** `rounded`: figures are missing. `failed`: a formula found nothing. Undefined for a text that a person wrote. */
export function damageOf(text: string): 'rounded' | 'failed' | undefined {
  const cell = text.trim()
  if (ROUNDED.test(cell)) return 'rounded'
  return FAILED.test(cell) ? 'failed' : undefined
}
