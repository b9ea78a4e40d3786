/** Rows of a table as text that spreadsheets of a country open in columns. */

/** What a spreadsheet takes for the beginning of a formula, full-width forms too, behind blanks, quotes and marks without width. */
const FORMULA_START = /^[\s"'\p{Cf}]*[=+\-@＝＋－＠]/u
/** A signed number of any country cannot run anything. */
const NUMBER = /^[\s\p{Cf}]*[+\-−]?[\d\s.,'’]+%?\s*$/u
/** Programs separate columns by these, no matter what the file was written for. */
const PARTS = /([,;\t\r\n|]+)/

/**
 * Text that no spreadsheet runs as a formula. One opened with another separator makes several cells of one: each of them is looked
 * at (OWASP, CSV injection).
 */
function harmless(text: string): string {
  if (NUMBER.test(text)) return text
  return text
    .split(PARTS)
    .map(part => (FORMULA_START.test(part) && !NUMBER.test(part) ? `'${part}` : part))
    .join('')
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

/** RFC 4180 text. Where the comma separates decimals, a semicolon separates columns. Texts are always quoted. */
export function toCsv(rows: readonly (readonly (string | number)[])[], language: string): string {
  const isCommaDecimal = (1.5).toLocaleString(language).includes(',')
  const delimiter = isCommaDecimal ? ';' : ','
  const write = (cell: string | number) => {
    if (typeof cell === 'number') return isCommaDecimal ? String(cell).replace('.', ',') : String(cell)
    return cell === '' ? '' : quote(harmless(cell))
  }
  return rows.map(row => `${row.map(write).join(delimiter)}\r\n`).join('')
}

/** At the start of a file it makes spreadsheets read UTF-8. */
export const UTF8_MARK = '\uFEFF'
