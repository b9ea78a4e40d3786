export interface PrintedTableProps {
  /** What is printed. */
  caption: string
  /** Heads of the columns, and what they hold: amounts, or codes that are never broken. */
  columns: readonly { head: string; holds?: 'amount' | 'code' }[]
  rows: readonly { key: string | number; cells: readonly string[] }[]
  /** Last row, such as the sum; as many cells as columns. */
  foot?: readonly string[]
}

/** A whole list on paper, where its widget draws only what is in sight: heads repeat on each sheet, no row is cut. */
export function PrintedTable({ caption, columns, rows, foot }: PrintedTableProps) {
  const className = (index: number) => {
    const holds = columns[index]?.holds
    return holds && (holds === 'amount' ? 'cw-num' : 'cw-code')
  }
  return (
    <table className="cw-table cw-printed">
      <caption className="cw-sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head }, index) => (
            <th key={head} scope="col" className={className(index)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={columns[index]?.head} className={className(index)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            {foot.map((cell, index) => (
              <td key={columns[index]?.head} className={className(index)}>
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
