import { layoutOf } from '@cartwright/core'
import { useEffect, useRef } from 'react'
import { closeIcon } from '../icons/icons'
import { zoomOf } from '../primitives/css-zoom'
import { Icon } from '../primitives/icon'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { isCurrentEntry } from './is-current-entry'
import { layoutTexts } from './layout.texts'
import css from './tags-view.css?inline'

addSheet(css)

export interface TagsViewProps extends NavigationHandlers {
  /** Path and query of the page. */
  current: string
}

/** The pages that were visited, as tabs; for readers who want them (LIM-013). Closing the current one goes to its neighbour. */
export function TagsView({ current, onNavigate }: TagsViewProps) {
  const t = useTexts(layoutTexts)
  const layout = layoutOf(useShop())
  const go = useNavigate(onNavigate)
  const visited = useStore(layout.store, state => state.visited)
  const close = (path: string, index: number) => {
    const neighbour = visited[index + 1] ?? visited[index - 1]
    layout.leave(path)
    if (path === current && neighbour) go(neighbour.path)
  }
  // The title of home says what the shop is; its tab is called what the navigation calls it.
  const pages = visited.map(({ path, title }) => ({
    path,
    title: isCurrentEntry('/index', path) ? t('home') : title(),
  }))
  const list = useRef<HTMLUListElement>(null)
  // Where there are more than the row has room for, the current one would lie beyond its edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or another tab, moves it
  useEffect(() => {
    const row = list.current
    const here = row?.querySelector<HTMLElement>('.is-here')
    if (!row || !here) return
    // Asked at once, and whenever the window has another width.
    const watch = new ResizeObserver(() => {
      row.scrollLeft += (leftOf(here) - leftOf(row)) / zoomOf(row) - (row.clientWidth - here.offsetWidth) / 2
    })
    watch.observe(row)
    return () => watch.disconnect()
  }, [current, visited])
  return (
    <WidgetBox as="nav" className="cw-tags" aria-label={t('visitedPages')}>
      <ul ref={list} className="cw-wrap">
        {pages.map(({ path, title }, index) => (
          <li key={path} className={path === current ? 'is-here' : undefined}>
            <ShopLink to={path} aria-current={path === current ? 'page' : undefined} onNavigate={onNavigate}>
              {title}
            </ShopLink>
            {visited.length > 1 && (
              <button type="button" aria-label={t('closePage', { title })} onClick={() => close(path, index)}>
                <Icon shape={closeIcon} size="s" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </WidgetBox>
  )
}

const leftOf = (of: Element) => of.getBoundingClientRect().left
