import { ShopLink, useTexts } from '@cartwright/widgets'
import { type ReactNode, useEffect, useRef } from 'react'
import { descriptionsTexts } from '../app/descriptions.texts'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import './help-page.css'

/** Not the announcement, which visitors find in the navigation bar and no menu lists (RT-025, RT-045). */
const PAGES = [
  ['faq', '/help/faq'],
  ['toolbar', '/toolbar/toolbar'],
  ['terms', '/help/terms'],
  ['cookies', '/help/cookies'],
  ['about', '/help/aboutus'],
  ['contact', '/cartwright/contactus'],
] as const

export interface HelpPageProps {
  name: (typeof PAGES)[number][0] | 'announcement'
  children: ReactNode
}

/** A page of help beside the way to the others. */
export function HelpPage({ name, children }: HelpPageProps) {
  const t = useTexts(pagesTexts)
  const describe = useTexts(descriptionsTexts)
  const list = useRef<HTMLUListElement>(null)
  // Where the list is a row that scrolls, the page it stands on would lie beyond its edge.
  useEffect(() => {
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && current) row.scrollLeft += current.getBoundingClientRect().left - row.getBoundingClientRect().left - 24
  }, [])
  return (
    <PageFrame title={() => t(name)} description={describe(name)}>
      <div className="shop-help">
        <nav className="shop-help__nav" aria-label={t('help')}>
          <ul ref={list} className="cw-fading-row">
            {PAGES.map(([page, path]) => (
              <li key={page}>
                <ShopLink to={path} aria-current={page === name ? 'page' : undefined}>
                  {t(page)}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="shop-help__text">{children}</div>
      </div>
    </PageFrame>
  )
}
