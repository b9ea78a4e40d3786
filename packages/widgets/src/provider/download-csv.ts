/** Hands a table to the reader as a file that spreadsheets of their country open in columns. */

/** A cell that begins like a formula would be run by a spreadsheet. */
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text))

const quote = (text: string, delimiter: string) =>
  text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** RFC 4180 text. Where the comma separates decimals, a semicolon separates columns. */
export function toCsv(rows: readonly (readonly (string | number)[])[], language: string): string {
  const isCommaDecimal = (1.5).toLocaleString(language).includes(',')
  const delimiter = isCommaDecimal ? ';' : ','
  const write = (cell: string | number) => {
    if (typeof cell === 'number') return isCommaDecimal ? String(cell).replace('.', ',') : String(cell)
    return quote(isFormula(cell) ? `'${cell}` : cell, delimiter)
  }
  return rows.map(row => `${row.map(write).join(delimiter)}\r\n`).join('')
}

/** Starts the download. The mark at the start makes spreadsheets read it as UTF-8. */
export function downloadCsv(fileName: string, rows: readonly (readonly (string | number)[])[], language: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', toCsv(rows, language)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has taken over by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
