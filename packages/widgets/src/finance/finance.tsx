import { createEntryList, type EntryListQuery, entryListQuery } from '@cartwright/core'
import { ListWidget } from '../listing/list-widget'
import { type ListChange, useHostQuery } from '../listing/use-host-query'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { financeTexts } from './finance.texts'
import { FinanceBody } from './finance-body'

/** What the lists show, for the address of the page. */
export type FinanceChange = ListChange<EntryListQuery>

export interface FinanceProps extends NavigationHandlers, Partial<FinanceChange> {
  /** Number of an invoice or credit note that is shown at once, above the list. */
  invoice?: string | undefined
  /** Called with what is shown after the reader changed it. Handing the same values back as properties changes nothing. */
  onListChange?: HostHandler<FinanceChange> | undefined
}

const queryOf = (props: FinanceProps): EntryListQuery => {
  const { tab, keyword, status, type, from, to, aging, bucket, asOf, sort, order, page, pageSize } = props
  return entryListQuery({
    ...{ tab, keyword, status, type, from, to, aging, bucket, asOf, sort, order, pageNum: page, pageSize },
  })
}
/** Every property of a query, so that what is left out goes back to what is usual. */
const CLEARED = {
  ...{ tab: undefined, keyword: undefined, status: undefined, type: undefined, from: undefined, to: undefined },
  ...{ aging: undefined, bucket: undefined, asOf: undefined, sort: undefined, order: undefined },
  ...{ pageNum: undefined, pageSize: undefined },
} satisfies Record<keyof EntryListQuery, undefined>

/**
 * Invoices and credits of the company in four lists, with what is open by due date (FIN-001 to FIN-013). The properties say where it
 * starts; when one of them changes later, the list follows. Every step of the reader's is reported to `onListChange`.
 */
export function Finance(props: FinanceProps) {
  const { onListChange, onNavigate } = props
  const shop = useShop()
  const t = useTexts(financeTexts)
  const query = queryOf(props)
  const list = useDisposable(() => createEntryList(shop, query), shop)
  useHostQuery(list, query, CLEARED, onListChange)
  return (
    <ListWidget className="cw-finance" signIn={t('signIn')}>
      {list && <FinanceBody list={list} invoice={props.invoice} onNavigate={onNavigate} />}
    </ListWidget>
  )
}
