/** What every page gets and how it names itself. */
import { type Crumb, Crumbs, useT } from '@cartwright/widgets'
import { type ReactNode, useEffect } from 'react'
import { descriptionsTexts } from './descriptions.texts'

export interface PageProps {
  /** Values of the path, for example `id` of /order/checkout/{id}. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
}

export interface PageFrameProps {
  /** Heading and title of the window. */
  title: string
  /** For search engines; default that of the shop. */
  description?: string | undefined
  /** What the page lies in, and the page itself; without it there is no way up to show. */
  trail?: readonly Crumb[]
  /** The heading is drawn by the widget itself. */
  headless?: boolean
  /** Beside the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** Heading of the page, title of the window and description for search engines. */
export function PageFrame({ title, description, trail, headless, actions, children }: PageFrameProps) {
  const t = useT(descriptionsTexts)
  useEffect(() => {
    document.title = `${title} · Cartwright`
  }, [title])
  const about = description ?? t('shop')
  useEffect(() => {
    document.querySelector('meta[name=description]')?.setAttribute('content', about)
  }, [about])
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
