import type { OrderList, OrderListQuery, OrderListState } from '@cartwright/core'
import { useEffect, useRef, useState } from 'react'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { ExportMenu } from '../documents/export-menu'
import { ZipButton } from '../documents/zip-button'
import { listIcon, returnArrowIcon } from '../icons/icons'
import { fromView, isFiltered, toView } from '../listing/filter-fields'
import { ListBar } from '../listing/list-bar'
import { ListBox } from '../listing/list-box'
import { Checkbox } from '../primitives/choice'
import { Empty } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { Table } from '../primitives/table'
import { orderPath, returnOfPath } from '../provider/order-path'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { ViewsMenu } from '../saved-views/views-menu'
import { NO_FILTER, OrderFilters } from './order-filters'
import { orderListTexts } from './order-list.texts'
import { StatusBadge, TYPE_WORDS, WaitingBadge } from './order-words'
import { orderWordsTexts } from './order-words.texts'
import { ReorderButton } from './reorder-button'
import { useProgressWords } from './use-progress-words'

export interface OrderListBodyProps extends NavigationHandlers, AddToCartHandlers {
  list: OrderList
  /** It is asked for something, if only for its first page. */
  isAskedFor: boolean
}

export function OrderListBody({ list, isAskedFor, onNavigate, onCartAdd }: OrderListBodyProps) {
  const t = useTexts(orderListTexts)
  const { number } = useFormat()
  const canQuickOrder = usePermission('quickOrder')
  const state = useStore(list.store, current => current)
  const top = useRef<HTMLDivElement>(null)
  const { query, rows, total } = state
  const filter = toView({ ...query })
  const { ticked, tick } = useTicks(JSON.stringify(filter))
  const tickedHere = rows.filter(row => ticked.has(row.orderNo)).length
  return (
    <div className="cw-orders__box" ref={top}>
      <OrderFilters list={list} query={query} />
      <ListBar
        state={state}
        countOf={values => t('orders', values)}
        start={
          rows.length > 0 && (
            <Checkbox
              checked={tickedHere === rows.length}
              some={tickedHere > 0}
              aria-label={t('tickAll')}
              onChecked={isTicked =>
                tick(
                  rows.map(row => row.orderNo),
                  isTicked,
                )
              }
            />
          )
        }
        instead={ticked.size > 0 ? t('ticked', { count: ticked.size, ticked: number(ticked.size) }) : undefined}
      >
        <ViewsMenu
          list="orders"
          filter={filter}
          isAskedFor={isAskedFor}
          onPick={(view, options) => list.change(fromView<OrderListQuery>(view, VIEWED), options)}
        />
        <Downloads query={query} total={total} ticked={ticked} />
      </ListBar>
      <ListBox
        list={list}
        state={state}
        top={top}
        failed={t('failed')}
        noHit={
          isFiltered(query, NO_FILTER)
            ? {
                title: t('noHit'),
                hint: t('noHitHint'),
                clear: t('clear'),
                onClear: () => list.change(NO_FILTER),
              }
            : undefined
        }
        empty={
          <Empty
            icon={listIcon}
            title={t('empty')}
            actions={
              <ShopLink
                className="cw-btn cw-btn--primary"
                to={canQuickOrder ? '/my/quickorder' : '/index'}
                onNavigate={onNavigate}
              >
                {t('newOrder')}
              </ShopLink>
            }
          >
            {t('emptyHint')}
          </Empty>
        }
      >
        <OrderTable rows={rows} ticked={ticked} onTick={tick} onNavigate={onNavigate} onCartAdd={onCartAdd} />
      </ListBox>
    </div>
  )
}

/** Order numbers that are ticked. @param shown what the list shows: rows of another list are not exported by mistake */
function useTicks(shown: string) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list shows something else
  useEffect(() => setTicked(new Set()), [shown])
  const tick = (orderNos: readonly string[], isTicked: boolean) =>
    setTicked(before => {
      const after = new Set(before)
      for (const orderNo of orderNos) isTicked ? after.add(orderNo) : after.delete(orderNo)
      return after
    })
  return { ticked, tick }
}

interface DownloadsProps {
  query: OrderListQuery
  total: number
  ticked: ReadonlySet<string>
}

/** Confirmations of the ticked orders, and a table of them or of all. */
function Downloads({ query, total, ticked }: DownloadsProps) {
  const t = useTexts(orderListTexts)
  const ids = [...ticked]
  return (
    <>
      {ids.length > 1 && (
        <ZipButton
          documents={ids.map(id => ({ type: 'orderConfirmation', id }))}
          name={t('caption')}
          label={t('confirmations')}
        />
      )}
      {total > 0 && (
        <ExportMenu
          wanted={format => {
            const { pageNum: _page, pageSize: _size, ...shown } = query
            return ids.length > 0 ? { type: 'orders', format, ids } : { type: 'orders', format, query: shown }
          }}
        />
      )}
    </>
  )
}

/** What a view keeps. */
const VIEWED = { ...NO_FILTER, sort: undefined, order: undefined } as const

/** In the place of a PO# that was not given. */
const NONE = '–'
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

interface OrderTableProps extends Omit<OrderListBodyProps, 'list' | 'isAskedFor'> {
  rows: OrderListState['rows']
  /** Order numbers. */
  ticked: ReadonlySet<string>
  onTick: (orderNos: readonly string[], isTicked: boolean) => void
}

function OrderTable({ rows, ticked, onTick, onNavigate, onCartAdd }: OrderTableProps) {
  const t = useTexts(orderListTexts)
  const words = useTexts(orderWordsTexts)
  const { date, money } = useFormat()
  const progress = useProgressWords()
  return (
    <Table
      className="cw-table cw-table--cards cw-orders__table"
      caption={t('caption')}
      columns={[
        { head: t('order'), holds: 'part' },
        { head: t('poNo') },
        { head: t('recipient') },
        { head: t('date') },
        { head: t('status') },
        { head: t('grandTotal'), holds: 'amount' },
        { head: t('actions') },
      ]}
      rows={rows.map(row => ({
        key: row.orderNo,
        cells: [
          <span key="order" className="cw-orders__tick">
            <Checkbox
              checked={ticked.has(row.orderNo)}
              aria-label={t('tick', { orderNo: row.orderNo })}
              onChecked={isTicked => onTick([row.orderNo], isTicked)}
            />
            <span className="cw-orders__no">
              <ShopLink className="cw-code" to={orderPath(row.orderNo)} onNavigate={onNavigate}>
                {row.orderNo}
              </ShopLink>
              <span className="cw-sub cw-code">{row.soNo}</span>
            </span>
          </span>,
          <span key="po" className="cw-orders__no">
            <span className="cw-code cw-orders__po">{row.poNo || NONE}</span>
            <span className="cw-sub">
              <span className="cw-sr">{t('placedBy')} </span>
              {row.placedBy}
            </span>
          </span>,
          <span key="to" className="cw-orders__to">
            {row.recipient || NONE}
          </span>,
          <span key="date" className="cw-orders__no">
            <span className="cw-orders__date">{date(row.soDate, DAY)}</span>
            <span className="cw-sub" title={words(TYPE_WORDS[row.orderType])}>
              {row.orderType}
            </span>
          </span>,
          <span key="status" className="cw-row cw-row--wrap">
            <StatusBadge status={row.status} progress={row.progress} />
            <WaitingBadge kind={row.kind} status={row.status} />
            <span className="cw-sub">{progress.sentence(row.progress)}</span>
          </span>,
          <span key="total" className="cw-orders__no">
            <span className="cw-price">{money(row.leftTotal ?? row.grandTotal, row.currency)}</span>
            {row.leftTotal !== undefined && (
              <span className="cw-sub">{t('ordered', { sum: money(row.grandTotal, row.currency) })}</span>
            )}
            <span className="cw-sub">{t('lines', { count: row.lineCount })}</span>
          </span>,
          <span key="again" className="cw-orders__acts">
            <ReorderButton orderNo={row.orderNo} isSmall onNavigate={onNavigate} onCartAdd={onCartAdd} />
            {row.status === 'all goods delivered' && (
              <ShopLink
                className="cw-btn cw-btn--quiet cw-btn--icon"
                to={returnOfPath(row.orderNo)}
                title={t('sendBack', { orderNo: row.orderNo })}
                aria-label={t('sendBack', { orderNo: row.orderNo })}
                onNavigate={onNavigate}
              >
                <Icon shape={returnArrowIcon} />
              </ShopLink>
            )}
          </span>,
        ],
      }))}
    />
  )
}
