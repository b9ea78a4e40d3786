import { createListOverview, emptyListsOf, type ListOverview as List } from '@cartwright/core'
import { SAVED_LIST_SCOPES, type SavedListScope } from '@cartwright/core/contract'
import { useRef, useState } from 'react'
import { listIcon } from '../icons/list'
import { ListBox } from '../listing/list-box'
import { ListWidget } from '../listing/list-widget'
import { Button } from '../primitives/button'
import { Empty, Locked } from '../primitives/feedback'
import { FilterField } from '../primitives/filter-field'
import { Segmented } from '../primitives/segmented'
import { SelectField } from '../primitives/text-field'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { quickOrderDetailsTexts } from '../quick-order/quick-order-details.texts'
import { ListNameDialog } from './list-name-dialog'
import { listOverviewTexts } from './list-overview.texts'
import { ListTable } from './list-table'
import { savedListsTexts } from './saved-lists.texts'

const SORTS = {
  'updateTime desc': 'sortChanged',
  'lastOrdered desc': 'sortOrdered',
  'name asc': 'sortName',
  'lines desc': 'sortLines',
} as const
type Sort = keyof typeof SORTS

export type ListOverviewProps = NavigationHandlers

/** All saved lists that the account sees: where each stands today, what it comes to, and what can be done with it. */
export function ListOverview({ onNavigate }: ListOverviewProps) {
  const shop = useShop()
  const t = useTexts(listOverviewTexts)
  const details = useTexts(quickOrderDetailsTexts)
  const isAllowed = usePermission('quickOrder')
  const isKnown = useStore(shop.session.store, ({ isSignedIn, status }) => isSignedIn && status === 'ready')
  const list = useDisposable(() => createListOverview(shop), shop)
  if (isKnown && !isAllowed)
    return (
      <WidgetBox>
        <Locked>{details('noPermission')}</Locked>
      </WidgetBox>
    )
  return (
    <ListWidget className="cw-lists" signIn={t('signIn')}>
      {list && <Body list={list} onNavigate={onNavigate} />}
    </ListWidget>
  )
}

function Body({ list, onNavigate }: NavigationHandlers & { list: List }) {
  const shop = useShop()
  const go = useNavigate(onNavigate)
  const t = useTexts(listOverviewTexts)
  const words = useTexts(savedListsTexts)
  const { number } = useFormat()
  const state = useStore(list.store, current => current)
  const top = useRef<HTMLElement>(null)
  const [isNaming, setNaming] = useState(false)
  const { query, rows, status, total } = state
  const { keyword = '', scope = 'all', sort = 'updateTime', order = 'desc' } = query
  const create = async (name: string) => {
    const id = await emptyListsOf(shop).create(name)
    go(`/my/quickorder?list=${id}`)
  }
  /** The focus stood in the row that goes; it stays in the page. */
  const leaveRow = () => {
    list.reload()
    top.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <search className="cw-lists__filters" ref={top}>
        <FilterField
          label={t('search')}
          hint={t('searchHint')}
          value={keyword}
          read={text => ({ value: text })}
          onValue={text => list.change({ keyword: text })}
        />
        <SelectField
          label={t('sort')}
          value={`${sort} ${order}`}
          onValue={value => {
            const [by, direction] = value.split(' ') as [typeof sort, typeof order]
            list.change({ sort: by, order: direction })
          }}
          options={(Object.keys(SORTS) as Sort[]).map(value => ({ value, label: t(SORTS[value]) }))}
        />
        <Button kind="primary" onClick={() => setNaming(true)}>
          {words('newList')}
        </Button>
      </search>
      <div className="cw-row cw-row--wrap">
        <Segmented<SavedListScope>
          label={t('show')}
          value={scope}
          segments={SAVED_LIST_SCOPES.map(value => ({ value, label: t(value) }))}
          onValue={value => list.change({ scope: value })}
        />
        <p className="cw-sub cw-end" role="status">
          {(status === 'ready' || total > 0) && t('count', { count: total, total: number(total) })}
        </p>
      </div>
      <ListBox
        list={list}
        state={state}
        top={top}
        failed={t('failed')}
        noHit={
          keyword || scope !== 'all'
            ? {
                ...{ title: t('noHit'), clear: t('clear') },
                onClear: () => list.change({ keyword: undefined, scope: undefined }),
              }
            : undefined
        }
        empty={
          <Empty
            icon={listIcon}
            title={t('empty')}
            actions={<Button onClick={() => setNaming(true)}>{words('newList')}</Button>}
          >
            {t('emptyHint')}
          </Empty>
        }
      >
        <ListTable rows={rows} onChanged={list.reload} onGone={leaveRow} onNavigate={onNavigate} />
      </ListBox>
      {isNaming && <ListNameDialog title={words('newList')} onName={create} onClose={() => setNaming(false)} />}
    </>
  )
}
