/** Columns of plain text. */

/** Rows with cells padded to the widest of their column; the last column is left as it is. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map(row => row.map(String))
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
