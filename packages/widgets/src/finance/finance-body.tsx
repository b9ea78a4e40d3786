import { ENTRY_TABS, type EntryList, type EntryListQuery, type EntryTab, entryFilterOf } from '@cartwright/core'
import type { AgingStat, Entry, EntrySum } from '@cartwright/core/contract'
import { readAging } from '@cartwright/core/rules'
import { useEffect, useRef, useState } from 'react'
import { ExportMenu } from '../documents/export-menu'
import { bankIcon } from '../icons/icons'
import { fromView, isFiltered, toView } from '../listing/filter-fields'
import { ListBar } from '../listing/list-bar'
import { ListBox } from '../listing/list-box'
import { Checkbox } from '../primitives/choice'
import { Empty, Skeleton } from '../primitives/feedback'
import { Table } from '../primitives/table'
import { orderPath } from '../provider/order-path'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { ViewsMenu } from '../saved-views/views-menu'
import { AgingChart } from './aging-chart'
import { ChosenBar, isSameEntry } from './chosen-bar'
import { CreditsCard } from './credits-card'
import { EntryDialog } from './entry-dialog'
import { EntryPdf } from './entry-pdf'
import { EntryStatus } from './entry-status'
import { financeTexts } from './finance.texts'
import { FinanceFigures } from './finance-figures'
import { FinanceFilters, NO_FILTER } from './finance-filters'
import { StatementCard } from './statement-card'

export interface FinanceBodyProps extends NavigationHandlers {
  list: EntryList
  /** It is asked for something, if only for its first page. */
  isAskedFor: boolean
  /** Number of the entry that is shown first. */
  invoice?: string | undefined
}

/** Until the figures are known nothing below them moves. */
const FIGURES_HEIGHT = 88
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
/** In the place of what there is not. */
const NONE = '–'

const TAB_WORDS = { open: 'tabOpen', invoices: 'tabInvoices', credits: 'tabCredits', cleared: 'tabCleared' } as const

export function FinanceBody({ list, isAskedFor, invoice, onNavigate }: FinanceBodyProps) {
  const t = useTexts(financeTexts)
  const state = useStore(list.store, current => current)
  const { query, rows, total } = state
  const stat = useStore(list.stat, current => current.stat)
  const sums = useStore(list.sums, current => current.sums)
  const [chosen, setChosen] = useChosen(query)
  const [shown, setShown] = useState(invoice)
  useEffect(() => setShown(invoice), [invoice])
  const top = useRef<HTMLDivElement>(null)
  const [closed, setClosed] = useState<string>()
  useEffect(() => {
    if (closed !== undefined) numberIn(top.current, closed)?.focus()
  }, [closed])
  const { tab = 'open' } = query
  return (
    <div className="cw-finance__box">
      {stat ? <FinanceFigures stat={stat} /> : <Skeleton height={FIGURES_HEIGHT} />}
      <AgingChart list={list} stat={stat} query={query} />
      {stat?.isWholeAccount && (
        <div className="cw-finance__pair">
          <CreditsCard
            stat={stat}
            asOf={query.asOf}
            onShow={setShown}
            onAll={() => {
              list.change({ ...NO_FILTER, tab: 'credits' })
              top.current?.scrollIntoView()
            }}
          />
          <StatementCard stat={stat} days={query} />
        </div>
      )}
      <div className="cw-finance__list" ref={top}>
        <h2 className="cw-sr">{t('caption')}</h2>
        <Tabs
          tab={tab}
          counts={stat?.counts}
          onTab={next => list.change({ tab: next, status: undefined, type: undefined })}
        />
        <FinanceFilters list={list} query={query} />
        <ListBar
          state={state}
          countOf={values => t('entries', values)}
          beside={total > 0 && <ListSums sums={sums} tab={tab} />}
        >
          <ViewsMenu
            list="invoices"
            filter={toView({ ...query, asOf: undefined })}
            isAskedFor={isAskedFor}
            onPick={(view, options) => list.change(fromInvoiceView(view), options)}
          />
          {total > 0 && <EntriesExport query={query} chosen={chosen} isWhole={rows.some(row => row.document)} />}
        </ListBar>
        <ChosenBar list={list} state={state} chosen={chosen} onChosen={setChosen} />
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
            <Empty icon={bankIcon} title={t('empty')}>
              {t('emptyHint')}
            </Empty>
          }
        >
          <EntryTable rows={rows} chosen={chosen} onNavigate={onNavigate} onChosen={setChosen} onShow={setShown} />
        </ListBox>
      </div>
      {shown !== undefined && (
        <EntryDialog
          invoiceNo={shown}
          onClose={() => {
            setShown(undefined)
            setClosed(shown)
          }}
          onNavigate={onNavigate}
        />
      )}
    </div>
  )
}

/** The number of an entry in its row: the reader of one that an address has opened goes on there. */
const numberIn = (list: Element | null, invoiceNo: string): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('[data-invoice]') ?? [])].find(
    ({ dataset }) => dataset.invoice === invoiceNo,
  )

/** Of another list nothing is chosen; the pages of one belong together. */
function useChosen(query: EntryListQuery) {
  const chosen = useState<readonly Entry[]>([])
  const [, setChosen] = chosen
  const shownList = JSON.stringify(entryFilterOf(query))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list decides when.
  useEffect(() => setChosen([]), [shownList])
  return chosen
}

/** What the entries of all pages come to, and what of that is open. */
function ListSums({ sums, tab }: { sums: readonly EntrySum[]; tab: EntryTab }) {
  const t = useTexts(financeTexts)
  const { money } = useFormat()
  return sums.map(({ currency, amount, balance }) => (
    <span key={currency} className="cw-finance__sum">
      {t('listAmount', { sum: money(amount, currency) })}
      {/* Of what is cleared nothing is open. */}
      {tab !== 'cleared' && <b>{t('chosenOpen', { sum: money(balance, currency) })}</b>}
    </span>
  ))
}

interface EntriesExportProps {
  query: EntryListQuery
  chosen: readonly Entry[]
  /** Whether the reader sees the prices of the company. */
  isWhole: boolean
}

/** What is chosen as a table, or all that the list shows. */
function EntriesExport({ query, chosen, isWhole }: EntriesExportProps) {
  const t = useTexts(financeTexts)
  const ids = chosen.map(({ invoiceNo }) => invoiceNo)
  const { asOf } = query
  const which =
    ids.length > 0 ? { ids, ...(asOf !== undefined && { query: { asOf } }) } : { query: entryFilterOf(query) }
  return (
    <ExportMenu
      wanted={format => ({ type: 'invoices', format, ...which })}
      also={
        isWhole
          ? { label: t('reconciliation'), wanted: format => ({ type: 'reconciliation', format, ...which }) }
          : undefined
      }
    />
  )
}

/** What a view keeps: list, filters and sorting, not the day from which it is seen. */
const VIEWED = { ...NO_FILTER, tab: undefined, sort: undefined, order: undefined } as const

const fromInvoiceView = ({ aging, ...view }: Readonly<Record<string, string>>): EntryListQuery => ({
  ...fromView<EntryListQuery>(view, VIEWED),
  ...(aging !== undefined && { aging: readAging(aging) }),
})

interface TabsProps {
  tab: EntryTab
  counts: AgingStat['counts']
  onTab: (tab: EntryTab) => void
}

function Tabs({ tab, counts, onTab }: TabsProps) {
  const t = useTexts(financeTexts)
  const { number } = useFormat()
  return (
    <fieldset className="cw-seg cw-finance__tabs" part="segmented">
      <legend className="cw-sr">{t('lists')}</legend>
      {ENTRY_TABS.map(name => (
        <button key={name} type="button" aria-pressed={name === tab} onClick={() => name !== tab && onTab(name)}>
          {t(TAB_WORDS[name])}
          {counts && ' '}
          {counts && <span className="cw-finance__count">{number(counts[name])}</span>}
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
  const isChosen = (row: Entry) => chosen.some(entry => isSameEntry(entry, row))
  return (
    <>
      <ChooseAll rows={rows} chosen={chosen} onChosen={onChosen} />
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
                    onChosen(checked ? [...chosen, row] : chosen.filter(entry => !isSameEntry(entry, row)))
                  }
                  aria-label={t('choose', { number: row.invoiceNo })}
                />
              ) : null}
              {row.orderNo ? (
                <button
                  type="button"
                  className="cw-link cw-code"
                  data-invoice={row.invoiceNo}
                  onClick={() => onShow(row.invoiceNo)}
                >
                  {row.invoiceNo}
                </button>
              ) : (
                <span className="cw-code">{row.invoiceNo}</span>
              )}
              <EntryPdf entry={row} />
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
            <EntryStatus key="status" entry={row} />,
            t(row.type === 'invoice' ? 'invoice' : 'credit'),
            row.aging > 0 ? t('overdue', { count: row.aging }) : NONE,
          ],
        }))}
      />
    </>
  )
}

/** Those of the page that have a document, besides what is chosen on others. */
function ChooseAll({ rows, chosen, onChosen }: Pick<EntryTableProps, 'rows' | 'chosen' | 'onChosen'>) {
  const t = useTexts(financeTexts)
  const documents = rows.filter(row => row.document)
  const isChosen = (row: Entry) => chosen.some(entry => isSameEntry(entry, row))
  if (documents.length === 0) return null
  return (
    <p className="cw-finance__all">
      <Checkbox
        checked={documents.every(isChosen)}
        some={documents.some(isChosen)}
        onChecked={checked => {
          const others = chosen.filter(entry => !documents.some(row => isSameEntry(row, entry)))
          onChosen(checked ? [...others, ...documents] : others)
        }}
      >
        {t('chooseAll')}
      </Checkbox>
    </p>
  )
}
