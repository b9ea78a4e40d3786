import { layoutOf } from '@cartwright/core'
import { Icon } from '../primitives/icon'
import { closeIcon } from '../primitives/icons'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { type Navigates, useGo } from '../provider/use-go'
import { useSelect } from '../provider/use-select'
import { useT } from '../provider/use-t'
import { WidgetBox } from '../provider/widget-box'
import { layoutTexts } from './layout.texts'

export interface TagsViewProps extends Navigates {
  /** Path and query of the page. */
  current: string
}

/** The pages that were visited, as tabs; for readers who want them (LIM-013). Closing the current one goes to its neighbour. */
export function TagsView({ current, onNavigate }: TagsViewProps) {
  const t = useT(layoutTexts)
  const layout = layoutOf(useShop())
  const go = useGo(onNavigate)
  const visited = useSelect(layout.store, state => state.visited)
  const close = (path: string, index: number) => {
    const neighbour = visited[index + 1] ?? visited[index - 1]
    layout.leave(path)
    if (path === current && neighbour) go(neighbour.path)
  }
  return (
    <WidgetBox as="nav" className="cw-tags" aria-label={t('visitedPages')}>
      <ul className="cw-wrap">
        {visited.map(({ path, title }, index) => (
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
