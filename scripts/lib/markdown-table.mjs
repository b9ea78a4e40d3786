/** Tables of Markdown as the formatter writes them: columns as wide as their widest cell. Pure: pages of the book read it too. */

const escaped = text =>
  String(text ?? '')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ')

/** Chinese letters are two columns wide. */
const widthOf = text =>
  [...text].reduce((sum, letter) => sum + (/[\u2e80-\u9fff\uff00-\uffef]/u.test(letter) ? 2 : 1), 0)

/**
 * @param {readonly string[]} heads
 * @param {readonly (readonly unknown[])[]} rows their cells; what is missing is empty
 */
export function tableOf(heads, rows) {
  const cells = [heads, ...rows].map(row => row.map(escaped))
  const widths = heads.map((_, column) => Math.max(3, ...cells.map(row => widthOf(row[column]))))
  const lineOf = row => `| ${row.map((text, at) => text + ' '.repeat(widths[at] - widthOf(text))).join(' | ')} |`
  const [head, ...body] = cells.map(lineOf)
  return [head, `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n')
}
