import type { ParsedList } from '@cartwright/core'
import { useFormat, useTexts } from '../provider/use-texts'
import { importTexts } from './import.texts'

export interface ImportColumnsProps {
  list: ParsedList
  onColumns: (columns: ParsedList['columns']) => void
}

const ROLES = ['number', 'fallback', 'quantity', 'ignore'] as const
const SAMPLE_ROWS = 4

/** A, B, C … as spreadsheets name columns. */
const letter = (at: number) => String.fromCharCode(65 + (at % 26))

/** The first rows of the file, and above each column what it was taken for. */
export function ImportColumns({ list, onColumns }: ImportColumnsProps) {
  const t = useTexts(importTexts)
  const { rows, columns, hasHeader, lines, proofs } = list
  const { number } = useFormat()
  const names = hasHeader ? rows[0] : undefined
  const [first] = lines
  const from = first?.row ?? 0
  const sample = rows.slice(from, from + SAMPLE_ROWS)
  const assign = (at: number, role: (typeof ROLES)[number]) =>
    // Number and quantity are in one column each: the one that had the role before gives it up.
    onColumns(columns.map((old, index) => (index === at ? role : old === role && role !== 'fallback' ? 'ignore' : old)))
  return (
    <div>
      <h3>{t('columns')}</h3>
      <p className="cw-sub">{t('columnsHint')}</p>
      <section className="cw-qo-preview" aria-label={t('columns')}>
        <table>
          <thead>
            <tr>
              {columns.map((role, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
                <th key={at} scope="col">
                  <span className="cw-clip">{names?.[at] || letter(at)}</span>
                  <select
                    className="cw-select"
                    aria-label={t('column', { name: names?.[at] || letter(at) })}
                    data-skip={role === 'ignore' || undefined}
                    value={role}
                    onChange={event => assign(at, event.currentTarget.value as (typeof ROLES)[number])}
                  >
                    {ROLES.map(value => (
                      <option key={value} value={value}>
                        {t(value)}
                      </option>
                    ))}
                  </select>
                  {proofs.length > 0 && (
                    <span className="cw-sub cw-qo-proof">
                      {proofs[at] && t('found', { found: number(proofs[at].found), asked: number(proofs[at].asked) })}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no identity but their place
              <tr key={index}>
                {columns.map((role, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <td key={at} className={role === 'ignore' ? undefined : role === 'quantity' ? 'cw-num' : 'cw-code'}>
                    {role === 'ignore' ? <span className="cw-sub">{row[at]}</span> : row[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
