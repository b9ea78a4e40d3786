/** Hands files to the reader. */
import { toCsv, UTF8_MARK } from '@cartwright/core/rules'

/** Starts the download of a file. */
export function saveFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has taken over by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** A table as a file that spreadsheets of the reader's country open in columns. */
export const downloadCsv = (
  fileName: string,
  rows: readonly (readonly (string | number)[])[],
  language: string,
): void => saveFile(fileName, new Blob([UTF8_MARK, toCsv(rows, language)], { type: 'text/csv;charset=utf-8' }))
