/** The head of a page of the book, and its parts. */
import type { ReactNode } from 'react'

export function PageHead({ title, lead, children }: { title: ReactNode; lead: ReactNode; children?: ReactNode }) {
  return (
    <header className="book-head">
      <div>
        <h1>{title}</h1>
        <p className="book-lead">{lead}</p>
      </div>
      {children}
    </header>
  )
}

export function Part({ title, say, children }: { title: string; say?: ReactNode; children: ReactNode }) {
  return (
    <section className="book-part">
      <h2>{title}</h2>
      {say && <p className="book-say">{say}</p>}
      {children}
    </section>
  )
}

/** A sentence of our tables, in which names of code stand between backticks. */
export function Sentence({ text }: { text: string | undefined }) {
  return (text ?? '').split('`').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their places
    at % 2 === 1 ? <code key={at}>{part}</code> : part,
  )
}

/** A table of the book. Its cells are text or code. */
export function Table({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <div className="cw-card book-table">
      <table className="cw-table">
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their places
            <tr key={at}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
