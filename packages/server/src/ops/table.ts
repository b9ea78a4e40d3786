/** Columns of plain text, and counts in it. */

/** Rows with cells padded to the widest of their column; the last column is left as it is. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map(row => row.map(visible))
  const widths = texts.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  )
  return texts
    .map(row =>
      row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  '),
    )
    .join('\n')
}

/** Such as `1 line`, `2 lines`; for nouns with a plural in `s`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Anyone who registers chooses the name of a company: nothing in it steers the supplier's terminal or makes another row. */
const visible = (cell: string | number): string => String(cell).replace(/\p{C}/gu, ' ')
