/** What every page gets and how it names itself. */
import { type Crumb, Crumbs } from '@cartwright/widgets'
import { type ReactNode, useEffect } from 'react'

export interface PageProps {
  /** Values of the path, for example `id` of /order/checkout/{id}. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
}

export interface PageFrameProps {
  /** Heading and title of the window. */
  title: string
  /** What the page lies in, and the page itself; without it there is no way up to show. */
  trail?: readonly Crumb[]
  /** The heading is drawn by the widget itself. */
  headless?: boolean
  /** Beside the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** Heading of the page and title of the window. */
export function PageFrame({ title, trail, headless, actions, children }: PageFrameProps) {
  useEffect(() => {
    document.title = `${title} · Cartwright`
  }, [title])
  return (
    <div className="shop-page">
      {trail && <Crumbs trail={trail} />}
      {!headless && (
        <div className="shop-page__head">
          <h1>{title}</h1>
          {actions}
        </div>
      )}
      {children}
    </div>
  )
}
