/** The head of a page of the book, and its parts. */
import type { ReactNode } from 'react'

interface PageHeadProps {
  title: ReactNode
  lead: ReactNode
  /** Facts in a word or two, below the lead. */
  tags?: readonly ReactNode[]
  /** What can be done with the whole page. */
  children?: ReactNode
}

export function PageHead({ title, lead, tags = [], children }: PageHeadProps) {
  return (
    <header className="book-head">
      <div>
        <h1>{title}</h1>
        <p className="book-lead">{lead}</p>
        {tags.length > 0 && <Tags tags={tags} />}
      </div>
      {children}
    </header>
  )
}

/** @param tags in an order that does not change */
export function Tags({ tags }: { tags: readonly ReactNode[] }) {
  return (
    <div className="book-tags">
      {tags.map((tag, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tags never change their places
        <span key={at} className="cw-tag">
          {tag}
        </span>
      ))}
    </div>
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
