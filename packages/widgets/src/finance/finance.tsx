import { createEntryList, type EntryListQuery, entryListQuery, PAGE_SIZE } from '@cartwright/core'
import { useEffect, useRef } from 'react'
import { SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { SignInFirst } from '../session/sign-in-first'
import { financeTexts } from './finance.texts'
import { FinanceBody } from './finance-body'

/** What the lists show, for the address of the page. */
export interface FinanceChange extends Omit<EntryListQuery, 'pageNum'> {
  /** From 1. */
  page: number
  /** One of 10, 20, 40, 60. */
  pageSize: number
}

export interface FinanceProps extends NavigationHandlers, Partial<FinanceChange> {
  /** Called with what is shown after the reader changed it. Handing the same values back as properties changes nothing. */
  onListChange?: HostHandler<FinanceChange> | undefined
}

const queryOf = (props: FinanceProps): EntryListQuery => {
  const { tab, keyword, status, type, from, to, aging, bucket, asOf, sort, order, page, pageSize } = props
  return entryListQuery({
    ...{ tab, keyword, status, type, from, to, aging, bucket, asOf, sort, order, pageNum: page, pageSize },
  })
}
const keyOf = (query: EntryListQuery): string => JSON.stringify(Object.entries(query).sort())

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
  const common = useTexts(commonTexts)
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  const list = useDisposable(() => createEntryList(shop, queryOf(props)), shop)
  const wanted = keyOf(queryOf(props))
  /** What host and list agree on: followed by the list, or reported to the host. */
  const agreed = useRef(wanted)
  useEffect(() => {
    if (!list || agreed.current === wanted) return
    agreed.current = wanted
    list.change({ ...CLEARED, ...Object.fromEntries(JSON.parse(wanted)) })
  }, [list, wanted])
  const tell = useRef(onListChange)
  tell.current = onListChange
  useEffect(
    () =>
      list?.store.subscribe(({ query }) => {
        const shown = keyOf(query)
        if (shown === agreed.current) return
        agreed.current = shown
        const { pageNum: page = 1, pageSize = PAGE_SIZE, ...rest } = query
        tell.current?.({ ...rest, page, pageSize })
      }),
    [list],
  )
  if (!isSignedIn)
    return (
      <WidgetBox>
        <SignInFirst>{t('signIn')}</SignInFirst>
      </WidgetBox>
    )
  return (
    <WidgetBox className="cw-finance">
      {list ? (
        <FinanceBody list={list} onNavigate={onNavigate} />
      ) : (
        <div className="cw-card">
          <SkeletonRows rows={8} label={common('loading')} />
        </div>
      )}
    </WidgetBox>
  )
}
