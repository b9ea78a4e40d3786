import type { ListFilter, PartListState } from '@cartwright/core'
import { Button } from '../primitives/button'
import { Empty } from '../primitives/feedback'
import { refreshIcon, searchIcon } from '../primitives/icons'
import { commonTexts } from '../provider/common.texts'
import { useT } from '../provider/use-t'
import { CLEARED, countFilters } from './filter-chips'
import { productListTexts } from './product-list.texts'

export interface ListEmptyProps {
  state: PartListState
  onClear: (filter: Partial<ListFilter>) => void
  onRetry: () => void
}

/** In the place of rows: nothing found and what to do next, or a failure and another try. */
export function ListEmpty({ state, onClear, onRetry }: ListEmptyProps) {
  const t = useT(productListTexts)
  const common = useT(commonTexts)
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
      <Empty icon={searchIcon} title={t('emptyKeyword', { keyword })} actions={countFilters(state.filter) > 1 && clear}>
        {t('emptyKeywordHint')}
      </Empty>
    )
  return countFilters(state.filter) > 0 ? (
    <Empty icon={searchIcon} title={t('emptyFiltered')} actions={clear}>
      {t('emptyFilteredHint')}
    </Empty>
  ) : (
    <Empty icon={searchIcon} title={t('emptyClass')} />
  )
}
