import { createEntryList, type EntryListQuery, entryListQuery } from '@cartwright/core'
import { type ListSlot, ListWidget } from '../listing/list-widget'
import type { ListChange } from '../listing/use-host-query'
import { useList } from '../listing/use-list'
import type { Slots } from '../provider/element-slot'
import type { HostHandler } from '../provider/host-handler'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import css from './finance.css?inline'
import { financeTexts } from './finance.texts'
import { FinanceBody } from './finance-body'

addSheet(css)

/** What the lists show, for the address of the page. */
export type FinanceChange = ListChange<EntryListQuery>

export interface FinanceProps extends NavigationHandlers, Partial<FinanceChange> {
  /** Number of an invoice or credit note that is shown at once, above the list. */
  invoice?: string | undefined
  /** Called with what is shown after the reader changed it. Handing the same values back as properties changes nothing. */
  onListChange?: HostHandler<FinanceChange> | undefined
  /** What a React page has for the slots of the element. */
  slots?: Slots<ListSlot> | undefined
}

const queryOf = (props: FinanceProps): EntryListQuery => {
  const { tab, keyword, status, type, from, to, aging, bucket, asOf, sort, order, page, pageSize } = props
  return entryListQuery({
    tab,
    keyword,
    status,
    type,
    from,
    to,
    aging,
    bucket,
    asOf,
    sort,
    order,
    pageNum: page,
    pageSize,
  })
}
/**
 * Invoices and credits of the company in four lists, with what is open by due date (FIN-001 to FIN-013). The properties say where it
 * starts; when one of them changes later, the list follows. Every step of the reader's is reported to `onListChange`.
 */
export function Finance(props: FinanceProps) {
  const { onListChange, onNavigate } = props
  const t = useTexts(financeTexts)
  const list = useList(createEntryList, queryOf(props), onListChange)
  return (
    <ListWidget className="cw-finance" signIn={t('signIn')} slots={props.slots}>
      {list && (
        <FinanceBody
          list={list}
          isAskedFor={props.page !== undefined || props.tab !== undefined}
          invoice={props.invoice}
          onNavigate={onNavigate}
        />
      )}
    </ListWidget>
  )
}
