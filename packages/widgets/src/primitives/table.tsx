import type { ReactNode } from 'react'
import { cx } from './class-names'

export interface Column {
  /** Above the column, and beside each cell when narrow; each of a table has another one. */
  head: string
  /** What stands below: the name of the row, what names it with more than a word, an amount, or a code that is never broken. */
  holds?: 'name' | 'part' | 'amount' | 'code'
}

export interface TableProps {
  /** What the table is about, for those who hear it. */
  caption: string
  /** Class of the table: `cw-table` with its variants. */
  className: string
  /** In their order. */
  columns: readonly Column[]
  /** Cells in the order of the columns. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[]
  /** Last row, such as the sum; as many cells as columns. */
  foot?: readonly ReactNode[]
}

const CLASS = { name: undefined, part: 'cw-table__main', amount: 'cw-num', code: 'cw-code' } as const

/** Rows that are read, not edited. */
export function Table({ caption, className, columns, rows, foot }: TableProps) {
  const cells = (values: readonly ReactNode[]) =>
    columns.map(({ head, holds }, index) =>
      holds === 'name' || holds === 'part' ? (
        <th key={head} scope="row" className={CLASS[holds]}>
          {values[index]}
        </th>
      ) : (
        <td key={head} className={holds && CLASS[holds]} data-label={head}>
          {values[index]}
        </td>
      ),
    )
  return (
    <table className={className}>
      <caption className="cw-sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, holds }) => (
            <th key={head} scope="col" className={cx(holds !== 'part' && holds && CLASS[holds])}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.key}>{cells(row.cells)}</tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>{cells(foot)}</tr>
        </tfoot>
      )}
    </table>
  )
}
