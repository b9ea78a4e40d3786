import { createReturnList, type ReturnList, type ReturnListQuery, returnListQuery, returnsOf } from '@cartwright/core'
import { RETURN_STATUSES, type ReturnRow } from '@cartwright/core/contract'
import { useRef, useState } from 'react'
import { ExportMenu } from '../documents/export-menu'
import { editIcon, returnArrowIcon, trashIcon } from '../icons/icons'
import { ChoiceField, fromView, isFiltered, KeywordField, toView } from '../listing/filter-fields'
import { ListBar } from '../listing/list-bar'
import { ListBox } from '../listing/list-box'
import { type ListSlot, ListWidget } from '../listing/list-widget'
import type { ListChange } from '../listing/use-host-query'
import { useList } from '../listing/use-list'
import { Button } from '../primitives/button'
import { ConfirmDialog } from '../primitives/dialog'
import { Empty } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { Table } from '../primitives/table'
import type { Slots } from '../provider/element-slot'
import type { HostHandler } from '../provider/host-handler'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { ViewsMenu } from '../saved-views/views-menu'
import { returnsTexts } from './returns.texts'
import { REASON_WORDS, RETURN_STATUS_WORDS, ReturnStatusBadge } from './rma-words'
import { rmaWordsTexts } from './rma-words.texts'

/** What a list shows, for the address of the page. */
export type ReturnsChange = ListChange<ReturnListQuery>

export interface ReturnsProps extends NavigationHandlers, Partial<ReturnsChange> {
  /** Called with what the list shows after the reader changed it. Handing the same values back as properties changes nothing. */
  onListChange?: HostHandler<ReturnsChange> | undefined
  /** What a React page has for the slots of the element. */
  slots?: Slots<ListSlot> | undefined
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

export const returnPath = (id: number) => `/rma/rmadetails?id=${id}`
export const draftPath = (id: number) => `/rma/applyforreturn?id=${id}`

/**
 * The returns of the company with search, filter and pages (RMA-001). The properties say where it starts; when one of them changes
 * later, the list follows. Every step of the reader's is reported to `onListChange`.
 */
export function Returns({ keyword, status, page, pageSize, slots, onListChange, onNavigate }: ReturnsProps) {
  const t = useTexts(returnsTexts)
  const list = useList(createReturnList, returnListQuery({ keyword, status, pageNum: page, pageSize }), onListChange)
  return (
    <ListWidget className="cw-returns" signIn={t('signIn')} slots={slots}>
      {list && <ListBody list={list} isAskedFor={page !== undefined} onNavigate={onNavigate} />}
    </ListWidget>
  )
}

const NO_FILTER = { keyword: undefined, status: undefined } as const

function ListBody({ list, isAskedFor, onNavigate }: NavigationHandlers & { list: ReturnList; isAskedFor: boolean }) {
  const t = useTexts(returnsTexts)
  const words = useTexts(rmaWordsTexts)
  const state = useStore(list.store, current => current)
  const { query, rows, total } = state
  const { pageNum: _page, pageSize: _size, ...shown } = query
  const top = useRef<HTMLElement>(null)
  const apply = (
    <ShopLink className="cw-btn cw-btn--primary" to="/rma/applyforreturn" onNavigate={onNavigate}>
      <Icon shape={returnArrowIcon} />
      {t('apply')}
    </ShopLink>
  )
  return (
    <>
      <search className="cw-returns__filters" ref={top}>
        <KeywordField list={list} query={query} label={t('search')} hint={t('searchHint')} />
        <ChoiceField
          label={t('status')}
          all={t('allStatuses')}
          value={query.status}
          choices={RETURN_STATUSES}
          wordOf={value => words(RETURN_STATUS_WORDS[value][0])}
          onValue={status => list.change({ status })}
        />
        {apply}
      </search>
      <ListBar state={state} countOf={values => t('count', values)}>
        <ViewsMenu
          list="returns"
          filter={toView({ ...query })}
          isAskedFor={isAskedFor}
          onPick={(view, options) => list.change(fromView<ReturnListQuery>(view, NO_FILTER), options)}
        />
        {total > 0 && <ExportMenu wanted={format => ({ type: 'returns', format, query: shown })} />}
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
                clear: t('clear'),
                onClear: () => list.change(NO_FILTER),
              }
            : undefined
        }
        empty={
          <Empty icon={returnArrowIcon} title={t('empty')}>
            {t('emptyHint')}
          </Empty>
        }
      >
        <ReturnTable list={list} rows={rows} onNavigate={onNavigate} />
      </ListBox>
    </>
  )
}

function ReturnTable({
  list,
  rows,
  onNavigate,
}: NavigationHandlers & { list: ReturnList; rows: readonly ReturnRow[] }) {
  const t = useTexts(returnsTexts)
  const words = useTexts(rmaWordsTexts)
  const { date, number } = useFormat()
  const reasonsOf = ({ reason, reasons }: ReturnRow) => {
    if (reason === null) return '–'
    const first = words(REASON_WORDS[reason])
    return reasons.length > 1 ? t('more', { reason: first, more: number(reasons.length - 1) }) : first
  }
  return (
    <Table
      className="cw-table cw-table--cards cw-returns__table"
      caption={t('caption')}
      columns={[
        { head: t('rma'), holds: 'part' },
        { head: t('date') },
        { head: words('reason') },
        { head: words('returnQty'), holds: 'amount' },
        { head: t('status') },
        { head: words('draft') },
      ]}
      rows={rows.map(row => ({
        key: row.id,
        cells: [
          <span key="rma" className="cw-returns__two">
            <ShopLink className="cw-code" to={returnPath(row.id)} onNavigate={onNavigate}>
              {row.rmaNo}
            </ShopLink>
            <span className="cw-sub cw-code">{row.orderNos.join(', ')}</span>
          </span>,
          <span key="date" className="cw-returns__two">
            <span className="cw-returns__date">{date(row.returnTime, DAY)}</span>
            <span className="cw-sub">
              <span className="cw-sr">{t('placedBy')} </span>
              {row.placedBy}
            </span>
          </span>,
          <span key="reason" className="cw-returns__two">
            {reasonsOf(row)}
            {row.batchNos.length > 0 && (
              <span className="cw-sub">
                {t('batch')} <span className="cw-code">{row.batchNos.join(', ')}</span>
              </span>
            )}
          </span>,
          <span key="pieces" className="cw-returns__two">
            {t('pieces', { count: row.pieces })}
            <span className="cw-sub">{t('lines', { count: row.lineCount })}</span>
          </span>,
          <ReturnStatusBadge key="status" status={row.status} />,
          row.status === 'draft' ? <DraftActions key="draft" list={list} row={row} onNavigate={onNavigate} /> : null,
        ],
      }))}
    />
  )
}

/** Only drafts can be changed and deleted (RMA-007). */
function DraftActions({ list, row, onNavigate }: NavigationHandlers & { list: ReturnList; row: ReturnRow }) {
  const shop = useShop()
  const t = useTexts(returnsTexts)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { rmaNo } = row
  const remove = async () => {
    setBusy(true)
    try {
      await returnsOf(shop).remove(row.id)
      shop.messages.show({ kind: 'success', text: t('removed', { rmaNo }) })
      list.reload()
    } catch {
      shop.messages.show({ kind: 'error', text: t('removeFailed') })
    }
    setBusy(false)
    setAsking(false)
  }
  return (
    <div className="cw-row">
      <ShopLink
        className="cw-btn cw-btn--quiet cw-btn--icon"
        to={draftPath(row.id)}
        onNavigate={onNavigate}
        aria-label={t('edit', { rmaNo })}
      >
        <Icon shape={editIcon} />
      </ShopLink>
      <Button kind="quiet" icon={trashIcon} aria-label={t('remove', { rmaNo })} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title={t('removeTitle')}
        confirmLabel={t('removeNow')}
        cancelLabel={t('cancel')}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {t('removeQuestion', { rmaNo })}
      </ConfirmDialog>
    </div>
  )
}
