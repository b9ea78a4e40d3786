import { ENTRY_TABS, type EntryList, type EntryListQuery, type EntryTab, entryFilterOf } from '@cartwright/core'
import type { Entry } from '@cartwright/core/contract'
import { readAging } from '@cartwright/core/rules'
import { useEffect, useRef, useState } from 'react'
import { bankIcon } from '../icons/bank'
import { ListBox } from '../listing/list-box'
import { ExportMenu } from '../orders/export-menu'
import { orderPath } from '../orders/order-path'
import { Badge } from '../primitives/badge'
import { Checkbox } from '../primitives/choice'
import { Empty } from '../primitives/feedback'
import { Table } from '../primitives/table'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { ViewsMenu } from '../saved-views/views-menu'
import { AgingChart } from './aging-chart'
import { DocumentsBar } from './documents-bar'
import { EntryDialog } from './entry-dialog'
import { financeTexts } from './finance.texts'
import { FinanceFilters, isFiltered, NO_FILTER } from './finance-filters'
import { StatementMenu } from './statement-menu'

export interface FinanceBodyProps extends NavigationHandlers {
  list: EntryList
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
/** In the place of what there is not. */
const NONE = '–'

const TAB_WORDS = { open: 'tabOpen', invoices: 'tabInvoices', credits: 'tabCredits', cleared: 'tabCleared' } as const

export function FinanceBody({ list, onNavigate }: FinanceBodyProps) {
  const t = useTexts(financeTexts)
  const { number } = useFormat()
  const state = useStore(list.store, current => current)
  const { query, rows, status, total, stat } = state
  const [chosen, setChosen] = useState<readonly Entry[]>([])
  const [shown, setShown] = useState<string>()
  // What is not in the list any more is not chosen.
  useEffect(() => setChosen(current => current.filter(entry => rows.some(row => isSame(row, entry)))), [rows])
  const top = useRef<HTMLDivElement>(null)
  const { tab = 'open' } = query
  return (
    <div className="cw-finance__box">
      <AgingChart list={list} stat={stat} query={query} />
      <div className="cw-finance__list" ref={top}>
        <Tabs tab={tab} onTab={next => list.change({ tab: next, status: undefined, type: undefined })} />
        <FinanceFilters list={list} query={query} />
        <div className="cw-row cw-row--wrap">
          <p className="cw-sub" role="status">
            {(status === 'ready' || total > 0) && t('entries', { count: total, total: number(total) })}
          </p>
          <span className="cw-end cw-row cw-row--wrap">
            <ViewsMenu
              list="invoices"
              filter={toView(query)}
              onPick={view =>
                list.change({ ...NO_FILTER, tab: undefined, sort: undefined, order: undefined, ...fromView(view) })
              }
            />
            {total > 0 && (
              <>
                <DocumentsBar chosen={chosen} />
                {rows.some(row => row.document) && stat && <StatementMenu asOf={stat.asOf} query={query} />}
                <ExportMenu wanted={format => ({ type: 'invoices', format, query: entryFilterOf(query) })} />
              </>
            )}
          </span>
        </div>
        <ListBox
          list={list}
          state={state}
          top={top}
          failed={t('failed')}
          noHit={
            isFiltered(query)
              ? {
                  ...{ title: t('noHit'), hint: t('noHitHint'), clear: t('clear') },
                  onClear: () => list.change(NO_FILTER),
                }
              : undefined
          }
          empty={
            <Empty icon={bankIcon} title={t('empty')}>
              {t('emptyHint')}
            </Empty>
          }
        >
          <EntryTable {...{ rows, chosen, onNavigate }} onChosen={setChosen} onShow={setShown} />
        </ListBox>
      </div>
      {shown !== undefined && <EntryDialog invoiceNo={shown} onClose={() => setShown(undefined)} />}
    </div>
  )
}

/** What a view keeps: list, filters and sorting, not the page nor the day from which it is seen. */
const toView = ({ pageNum: _page, pageSize: _size, asOf: _day, ...shown }: EntryListQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, String(value)]))

/** What is not known of it is left out. */
const fromView = ({ aging, ...view }: Readonly<Record<string, string>>): EntryListQuery => ({
  ...Object.fromEntries(
    Object.entries(view).filter(([name]) => name in NO_FILTER || ['tab', 'sort', 'order'].includes(name)),
  ),
  ...(aging !== undefined && { aging: readAging(aging) }),
})

const isSame = (a: Entry, b: Entry) => a.invoiceNo === b.invoiceNo && a.type === b.type

function Tabs({ tab, onTab }: { tab: EntryTab; onTab: (tab: EntryTab) => void }) {
  const t = useTexts(financeTexts)
  return (
    <fieldset className="cw-seg cw-finance__tabs" part="segmented">
      <legend className="cw-sr">{t('lists')}</legend>
      {ENTRY_TABS.map(name => (
        <button key={name} type="button" aria-pressed={name === tab} onClick={() => name !== tab && onTab(name)}>
          {t(TAB_WORDS[name])}
        </button>
      ))}
    </fieldset>
  )
}

interface EntryTableProps extends NavigationHandlers {
  rows: readonly Entry[]
  chosen: readonly Entry[]
  onChosen: (entries: readonly Entry[]) => void
  onShow: (invoiceNo: string) => void
}

/** The ten facts of FIN-005, with the number in front of them. */
function EntryTable({ rows, chosen, onChosen, onShow, onNavigate }: EntryTableProps) {
  const t = useTexts(financeTexts)
  const { date, money } = useFormat()
  const documents = rows.filter(row => row.document)
  const isChosen = (row: Entry) => chosen.some(entry => isSame(entry, row))
  return (
    <>
      {documents.length > 0 && (
        <p className="cw-finance__all">
          <Checkbox
            checked={chosen.length === documents.length}
            some={chosen.length > 0}
            onChecked={checked => onChosen(checked ? documents : [])}
          >
            {t('chooseAll')}
          </Checkbox>
        </p>
      )}
      <Table
        className="cw-table cw-table--cards cw-finance__table"
        caption={t('caption')}
        columns={[
          { head: t('number'), holds: 'part' },
          { head: t('invoiceDate') },
          { head: t('due') },
          { head: t('order') },
          { head: t('poNo') },
          { head: t('amount'), holds: 'amount' },
          { head: t('paid'), holds: 'amount' },
          { head: t('balance'), holds: 'amount' },
          { head: t('status') },
          { head: t('type') },
          { head: t('aging') },
        ]}
        rows={rows.map(row => ({
          key: `${row.type} ${row.invoiceNo}`,
          cells: [
            <span key="number" className="cw-finance__no">
              {row.document ? (
                <Checkbox
                  checked={isChosen(row)}
                  onChecked={checked =>
                    onChosen(checked ? [...chosen, row] : chosen.filter(entry => !isSame(entry, row)))
                  }
                  aria-label={t('choose', { number: row.invoiceNo })}
                />
              ) : null}
              {row.orderNo ? (
                <button type="button" className="cw-link cw-code" onClick={() => onShow(row.invoiceNo)}>
                  {row.invoiceNo}
                </button>
              ) : (
                <span className="cw-code">{row.invoiceNo}</span>
              )}
            </span>,
            <span key="date">{date(row.invoiceDate, DAY)}</span>,
            <span key="due">{date(row.dueTime, DAY)}</span>,
            row.orderNo ? (
              <ShopLink key="order" className="cw-code" to={orderPath(row.orderNo)} onNavigate={onNavigate}>
                {row.orderNo}
              </ShopLink>
            ) : (
              NONE
            ),
            <span key="po" className="cw-code cw-finance__po">
              {row.poNo || NONE}
            </span>,
            money(row.amount, row.currency),
            money(row.paid, row.currency),
            <b key="balance">{money(row.balance, row.currency)}</b>,
            <Badge
              key="status"
              tone={row.status === 'open' ? (row.aging > 0 && row.type === 'invoice' ? 'warning' : 'info') : 'success'}
            >
              {t(row.status === 'open' ? 'open' : 'cleared')}
            </Badge>,
            t(row.type === 'invoice' ? 'invoice' : 'credit'),
            row.aging > 0 ? t('overdue', { count: row.aging }) : NONE,
          ],
        }))}
      />
    </>
  )
}
