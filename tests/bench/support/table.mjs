// Figures as one aligned table.

const HEADS = ['', 'Figure', 'Measured', 'Target', 'Note']
const MARKS = new Map([
  [true, '✓'],
  [false, '✗'],
])
const RIGHT = new Set([2, 3])

/**
 * @param {{ name: string, measured: string, target: string, note: string, isMet?: boolean }[]} figures
 *   `isMet` is missing where there is no target
 */
export function toTable(figures) {
  const rows = figures.map(({ name, measured, target, note, isMet }) => [
    MARKS.get(isMet) ?? '·',
    name,
    measured,
    target,
    note,
  ])
  const all = [HEADS, ...rows]
  const widths = HEADS.map((_, column) => Math.max(...all.map(row => row[column].length)))
  const pad = (text, column) => (RIGHT.has(column) ? text.padStart(widths[column]) : text.padEnd(widths[column]))
  const lines = all.map(row => row.map(pad).join('  ').trimEnd())
  lines.splice(1, 0, widths.map(width => '─'.repeat(width)).join('  '))
  return lines.join('\n')
}
