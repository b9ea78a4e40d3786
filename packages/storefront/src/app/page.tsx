/** What every page gets and how it names itself. */
import { useTexts } from '@cartwright/widgets'
import { type Crumb, Crumbs, FormErrorsContext } from '@cartwright/widgets/storefront'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { descriptionsTexts } from './descriptions.texts'
import { pagesTexts } from './pages.texts'

/** What the frame around the page wants to know of it. */
export interface ShownPage {
  /** In the language of the moment, also when the page is no longer shown. */
  title: () => string
  /** Path of what the page lies in, for example the list of a product's class. */
  section: string | undefined
  /** What it shows is still on its way: its title is not the last one. */
  isProvisional: boolean
  /** Finds the control where the work of the page begins, once it is drawn. */
  begin: Begin | undefined
}

/** @returns where the work of the page begins; undefined while it is not drawn */
export type Begin = (main: Element) => HTMLElement | null | undefined

/** Tells the frame which page is shown. */
export const PageContext = createContext<(page: ShownPage) => void>(() => undefined)

export interface PageProps {
  /** Values of the path, for example `id` of /order/checkout/{id}. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
}

export interface PageFrameProps {
  /** Heading and title of the window, in the language of the moment. */
  title: () => string
  /** For search engines; default that of the shop. */
  description?: string | undefined
  /** What the page lies in, and the page itself; without it there is no way up to show. */
  trail?: readonly Crumb[]
  /** What the page shows is still on its way, and with it the last word of its title. */
  isProvisional?: boolean
  /** Where the work of the page begins: has the focus on arrival. Always the same function. */
  begin?: Begin
  /** The heading is drawn by the widget itself. */
  headless?: boolean
  /** Beside the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** Heading of the page, title of the window and description for search engines. */
export function PageFrame(props: PageFrameProps) {
  const { title: name, description, trail, isProvisional = false, begin, headless, actions, children } = props
  const tell = useContext(PageContext)
  const section = trail?.find(crumb => crumb.to)?.to
  const title = name()
  // biome-ignore lint/correctness/useExhaustiveDependencies: made again with every drawing, and only reported when it says something else
  useEffect(() => {
    tell({ title: name, section, isProvisional, begin })
  }, [title, section, isProvisional, begin, tell])
  const [errors, setErrors] = useState(0)
  const words = useTexts(pagesTexts)
  const windowTitle = errors > 0 ? words('withErrors', { title }) : title
  useEffect(() => {
    document.title = `${windowTitle} · Cartwright`
  }, [windowTitle])
  const t = useTexts(descriptionsTexts)
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
      <FormErrorsContext value={setErrors}>{children}</FormErrorsContext>
    </div>
  )
}
