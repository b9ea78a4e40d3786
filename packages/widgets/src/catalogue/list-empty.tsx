import type { ListFilter, PartListState } from '@cartwright/core'
import { useId } from 'react'
import { refreshIcon, searchIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { DidYouMean } from './did-you-mean'
import { CLEARED, countFilters } from './filter-chips'
import type { AddToCartHandlers } from './part/ask-host'
import { PartCards } from './part-cards'
import { productListTexts } from './product-list.texts'

export interface ListEmptyProps extends NavigationHandlers, AddToCartHandlers {
  state: PartListState
  onClear: (filter: Partial<ListFilter>) => void
  onRetry: () => void
}

/** In the place of rows: nothing found and what to do next, or a failure and another try. */
export function ListEmpty({ state, onClear, onRetry, ...handlers }: ListEmptyProps) {
  const t = useTexts(productListTexts)
  const common = useTexts(commonTexts)
  const nearestId = useId()
  const { nearest } = state
  const { keyword } = state.filter
  if (state.status === 'failed')
    return (
      <Empty
        failed
        icon={refreshIcon}
        title={t('failed')}
        actions={<Button onClick={onRetry}>{common('retry')}</Button>}
      >
        {state.error?.at.msg}
      </Empty>
    )
  const clear = <Button onClick={() => onClear(CLEARED)}>{t('clearAll')}</Button>
  if (keyword)
    return (
      <>
        <Empty
          icon={searchIcon}
          title={t('emptyKeyword', { keyword })}
          actions={
            <>
              {countFilters(state.filter) > 0 && clear}
              <ShopLink className="cw-btn" to="/printers" onNavigate={handlers.onNavigate}>
                {t('byPrinter')}
              </ShopLink>
            </>
          }
        >
          {nearest?.keyword && (
            <DidYouMean keyword={nearest.keyword} onKeyword={next => onClear({ ...CLEARED, keyword: next })} />
          )}
          {t('emptyKeywordHint')}
        </Empty>
        {nearest && nearest.parts.length > 0 && (
          <section className="cw-nearest" aria-labelledby={nearestId}>
            <h2 id={nearestId}>{t('nearestNumbers')}</h2>
            <PartCards parts={nearest.parts} {...handlers} />
          </section>
        )}
      </>
    )
  return countFilters(state.filter) > 0 ? (
    <Empty icon={searchIcon} title={t('emptyFiltered')} actions={clear}>
      {t('emptyFilteredHint')}
    </Empty>
  ) : (
    <Empty icon={searchIcon} title={t('emptyClass')} />
  )
}
