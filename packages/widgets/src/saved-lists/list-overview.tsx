import {
  createListOverview,
  type ListOverview as List,
  type ListOverviewQuery,
  listOverviewQuery,
  newListsOf,
} from '@cartwright/core'
import { SAVED_LIST_SCOPES, type SavedListScope } from '@cartwright/core/contract'
import { useRef } from 'react'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { listIcon } from '../icons/icons'
import { isFiltered } from '../listing/filter-fields'
import { ListBar } from '../listing/list-bar'
import { ListBox } from '../listing/list-box'
import { ListNameDialog } from '../listing/list-name-dialog'
import { type ListSlot, ListWidget } from '../listing/list-widget'
import type { ListChange } from '../listing/use-host-query'
import { useList } from '../listing/use-list'
import { Button } from '../primitives/button'
import { Empty, Locked } from '../primitives/feedback'
import { Segmented } from '../primitives/segmented'
import type { Slots } from '../provider/element-slot'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { ImportBox } from './import-box'
import { LastQuickOrders } from './last-quick-orders'
import { ListFilters } from './list-filters'
import css from './list-overview.css?inline'
import { listOverviewTexts } from './list-overview.texts'
import { ListTable } from './list-table'
import { quickOrderDetailsTexts } from './quick-order-details.texts'
import { savedListsTexts } from './saved-lists.texts'
import { useNewList } from './use-new-list'

addSheet(css)

/** What the page shows, for its address. */
export type ListOverviewChange = ListChange<ListOverviewQuery>

export interface ListOverviewProps extends NavigationHandlers, AddToCartHandlers, Partial<ListOverviewChange> {
  /** Called with what the page shows after the reader changed it. Handing the same values back as properties changes nothing. */
  onListChange?: HostHandler<ListOverviewChange> | undefined
  /** What a React page has for the slots of the element. */
  slots?: Slots<ListSlot> | undefined
}

const queryOf = ({ keyword, scope, sort, order, page, pageSize }: ListOverviewProps): ListOverviewQuery =>
  listOverviewQuery({ keyword, scope, sort, order, pageNum: page, pageSize })

/**
 * All saved lists that the account sees: where each stands today, what it comes to, and what can be done with it. The properties say
 * where it starts; when one of them changes later, the page follows. Every step of the reader's is reported to `onListChange`.
 */
export function ListOverview(props: ListOverviewProps) {
  const { onListChange, onNavigate, onCartAdd } = props
  const shop = useShop()
  const t = useTexts(listOverviewTexts)
  const details = useTexts(quickOrderDetailsTexts)
  const isAllowed = usePermission('quickOrder')
  const isKnown = useStore(shop.session.store, ({ isSignedIn, status }) => isSignedIn && status === 'ready')
  // What is being made belongs to the account, which may be known later than its lists.
  const accountId = useStore(shop.session.store, state => state.accountId)
  const list = useList(createListOverview, queryOf(props), onListChange)
  if (isKnown && !isAllowed)
    return (
      <WidgetBox>
        <Locked>{details('noPermission')}</Locked>
      </WidgetBox>
    )
  return (
    <ListWidget className="cw-lists" signIn={t('signIn')} slots={props.slots}>
      {list && <Body key={accountId} list={list} onNavigate={onNavigate} onCartAdd={onCartAdd} />}
    </ListWidget>
  )
}

const NO_FILTER = { keyword: undefined, scope: undefined } as const

function Body({ list, onNavigate, onCartAdd }: NavigationHandlers & AddToCartHandlers & { list: List }) {
  const shop = useShop()
  const go = useNavigate(onNavigate)
  const t = useTexts(listOverviewTexts)
  const words = useTexts(savedListsTexts)
  const state = useStore(list.store, current => current)
  const top = useRef<HTMLElement>(null)
  const draft = useNewList()
  const { naming, setNaming, source, noteName, forget } = draft
  const ImportList = useLazy(source !== undefined, async () => (await import('../quick-order/import-list')).ImportList)
  const { query, rows } = state
  const create = async (name: string) => {
    const id = await newListsOf(shop).create(name, naming?.lines)
    forget()
    go(`/my/quickorder?list=${id}`)
  }
  /** The focus stood in the row that goes; it stays in the page. */
  const leaveRow = () => {
    list.reload()
    top.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <ListFilters list={list} query={query} top={top} draft={draft} isOpening={source !== undefined && !ImportList} />
      {source && ImportList && <ImportBox source={source} draft={draft} ImportList={ImportList} />}
      <ListBar
        state={state}
        countOf={values => t('count', values)}
        start={
          <Segmented<SavedListScope>
            label={t('show')}
            value={query.scope ?? 'all'}
            segments={SAVED_LIST_SCOPES.map(value => ({ value, label: t(value) }))}
            onValue={scope => list.change({ scope })}
          />
        }
      />
      <ListBox
        list={list}
        state={state}
        top={top}
        failed={t('failed')}
        noHit={
          isFiltered(query, NO_FILTER)
            ? {
                title: t('noHit'),
                clear: t('clear'),
                onClear: () => list.change(NO_FILTER),
              }
            : undefined
        }
        empty={
          <Empty
            icon={listIcon}
            title={t('empty')}
            actions={<Button onClick={() => setNaming({})}>{words('newList')}</Button>}
          >
            {t('emptyHint')}
          </Empty>
        }
      >
        <ListTable rows={rows} onChanged={list.reload} onGone={leaveRow} onNavigate={onNavigate} />
      </ListBox>
      <LastQuickOrders onNavigate={onNavigate} onCartAdd={onCartAdd} />
      {naming && (
        <ListNameDialog
          title={words('newList')}
          name={naming.name}
          onName={create}
          onTyped={noteName}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  )
}
