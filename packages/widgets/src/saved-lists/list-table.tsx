import { calls, isShopError, savedListsOf } from '@cartwright/core'
import type { SavedListRow } from '@cartwright/core/contract'
import { useState } from 'react'
import { moreIcon } from '../icons/icons'
import { ListNameDialog } from '../listing/list-name-dialog'
import type { ListToRepeat } from '../orders/reorder-dialog'
import { Badge } from '../primitives/badge'
import { ConfirmDialog } from '../primitives/dialog'
import { Menu } from '../primitives/menu'
import { Table } from '../primitives/table'
import { useBusy } from '../primitives/use-busy'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { useMayOrder } from '../provider/use-may-order'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { handOverTexts } from '../quick-order/hand-over.texts'
import { listOverviewTexts } from './list-overview.texts'
import { savedListsTexts } from './saved-lists.texts'

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
const openPath = (id: number) => `/my/quickorder?list=${id}`

export interface ListTableProps extends NavigationHandlers {
  rows: readonly SavedListRow[]
  /** A list is renamed, shared or private again. */
  onChanged: () => void
  /** A list is gone, and its row goes with the next answer. */
  onGone: () => void
}

type Asking = { what: 'rename' | 'delete'; list: SavedListRow } | { what: 'order'; list: ListToRepeat }

/** One row for each list. */
export function ListTable({ rows, onChanged, onGone, onNavigate }: ListTableProps) {
  const { session } = useShop()
  const t = useTexts(listOverviewTexts)
  const words = useTexts(savedListsTexts)
  const { date, money, number } = useFormat()
  const currency = useStore(session.store, state => state.currency)
  const [asking, setAsking] = useState<Asking>()
  return (
    <>
      <Table
        className="cw-table cw-table--cards cw-lists__table"
        caption={t('caption')}
        columns={[
          { head: t('list'), holds: 'part' },
          { head: t('lines'), holds: 'amount' },
          { head: t('today') },
          { head: t('sharedWith') },
          { head: t('lastOrdered') },
          { head: t('amount'), holds: 'amount' },
          { head: t('actions') },
        ]}
        rows={rows.map(list => ({
          key: list.id,
          cells: [
            <span key="list" className="cw-lists__name">
              <ShopLink to={`/hisorder/quickOrderDetails/${list.id}`} onNavigate={onNavigate}>
                {list.name}
              </ShopLink>
              <span className="cw-sub">
                <span className="cw-code">{list.qoNo}</span> ·{' '}
                {t('changed', { day: date(list.updateTime, DAY), name: list.changedBy ?? list.owner })}
              </span>
            </span>,
            number(list.lines),
            <Today key="today" list={list} />,
            !list.own ? words('sharedBy', { owner: list.owner }) : list.shared ? t('company') : t('onlyYou'),
            <span key="ordered" className="cw-lists__day">
              {list.lastOrdered ? date(list.lastOrdered, DAY) : t('never')}
            </span>,
            list.today && list.today.ready + list.today.short > 0 && list.today.amount !== null ? (
              <b key="amount">{money(list.today.amount, currency)}</b>
            ) : (
              '–'
            ),
            <span key="acts" className="cw-lists__acts">
              <ShopLink
                className="cw-btn cw-btn--s"
                to={openPath(list.id)}
                onNavigate={onNavigate}
                aria-label={t('openList', { name: list.name })}
              >
                {t('open')}
              </ShopLink>
              <ListMenu list={list} onAsk={setAsking} onChanged={onChanged} onGone={onGone} onNavigate={onNavigate} />
            </span>,
          ],
        }))}
      />
      {asking && (
        <Asked
          asking={asking}
          onClose={() => setAsking(undefined)}
          onChanged={onChanged}
          onGone={onGone}
          onNavigate={onNavigate}
        />
      )}
    </>
  )
}

/** How its lines stand, the worst first. */
function Today({ list: { lines, today } }: { list: SavedListRow }) {
  const t = useTexts(listOverviewTexts)
  if (lines === 0) return <span className="cw-sub">{t('noLines')}</span>
  if (!today) return <span className="cw-sub">{t('notLookedAt')}</span>
  const { short, toFix } = today
  return (
    <span className="cw-lists__today">
      {toFix > 0 && <Badge tone="warning">{t('toFix', { count: toFix })}</Badge>}
      {short > 0 && <Badge tone="backorder">{t('short', { count: short })}</Badge>}
      {toFix + short === 0 && <Badge tone="success">{t('allReady')}</Badge>}
    </span>
  )
}

/** @returns whether it was done: a list that was deleted elsewhere meanwhile, which has been reported, leaves the page */
async function attempt(work: Promise<unknown>, onGone: () => void): Promise<boolean> {
  try {
    await work
    return true
  } catch (thrown) {
    if (!isShopError(thrown, 'not-found')) throw thrown
    onGone()
    return false
  }
}

interface ListMenuProps extends NavigationHandlers {
  list: SavedListRow
  onAsk: (asking: Asking) => void
  onChanged: () => void
  onGone: () => void
}

function ListMenu({ list, onAsk, onChanged, onGone, onNavigate }: ListMenuProps) {
  const shop = useShop()
  const lists = savedListsOf(shop)
  const go = useNavigate(onNavigate)
  const t = useTexts(listOverviewTexts)
  const words = useTexts(savedListsTexts)
  const handing = useTexts(handOverTexts)
  const mayOrder = useMayOrder()
  const [busy, run] = useBusy()
  const { id, name } = list
  const order = async () => {
    const { lines } = await shop.client.call(calls.quickOrder.get, { params: { id } })
    const items = lines.map(({ part, qty }) => ({ number: part.number, custNumber: part.custNumber, qty }))
    onAsk({ what: 'order', list: { quickOrderId: id, name, items } })
  }
  const add = async () => {
    await lists.add(id)
    go('/my/quickorder')
  }
  const share = () => lists.share(id, !list.shared).then(onChanged)
  const handOver = async () => {
    await lists.handOver(id)
    shop.messages.show({ kind: 'success', text: handing('done', { name }) })
    onChanged()
  }
  return (
    <Menu
      kind="quiet"
      size="s"
      icon={moreIcon}
      busy={busy}
      aria-label={t('more', { name })}
      items={[
        ...(list.lines > 0
          ? [
              mayOrder
                ? { key: 'order', label: t('order'), onPick: () => run(() => attempt(order(), onGone)) }
                : { key: 'handOver', label: handing('handOver'), onPick: () => run(() => attempt(handOver(), onGone)) },
              { key: 'add', label: t('toQuickOrder'), onPick: () => run(() => attempt(add(), onGone)) },
            ]
          : []),
        {
          key: 'details',
          label: words('details'),
          onPick: () => go(`/hisorder/quickOrderDetails/${id}`),
        },
        ...(list.canManage
          ? [
              { key: 'rename', label: words('rename'), onPick: () => onAsk({ what: 'rename', list }) },
              {
                key: 'share',
                label: words(list.shared ? 'unshare' : 'share'),
                onPick: () => run(() => attempt(share(), onGone)),
              },
              { key: 'delete', label: words('delete'), onPick: () => onAsk({ what: 'delete', list }) },
            ]
          : []),
      ]}
    />
  )
}

interface AskedProps extends NavigationHandlers {
  asking: Asking
  onChanged: () => void
  onGone: () => void
  onClose: () => void
}

function Asked({ asking, onChanged, onGone, onClose, onNavigate }: AskedProps) {
  const shop = useShop()
  const lists = savedListsOf(shop)
  const t = useTexts(listOverviewTexts)
  const words = useTexts(savedListsTexts)
  const [busy, run] = useBusy()
  const ReorderDialog = useLazy(
    asking.what === 'order',
    async () => (await import('../orders/reorder-dialog')).ReorderDialog,
  )
  if (asking.what === 'order')
    return ReorderDialog ? <ReorderDialog {...asking.list} onClose={onClose} onNavigate={onNavigate} /> : null
  const { id, name } = asking.list
  if (asking.what === 'rename')
    return (
      <ListNameDialog
        title={words('rename')}
        name={name}
        onName={async wanted => void (await attempt(lists.rename(id, wanted).then(onChanged), onGone))}
        onClose={onClose}
      />
    )
  const remove = async () => {
    const isRemoved = await attempt(lists.remove(id), onGone)
    onClose()
    if (!isRemoved) return
    shop.messages.show({ kind: 'success', text: t('deleted', { name }) })
    onGone()
  }
  return (
    <ConfirmDialog
      open
      title={words('delete')}
      confirmLabel={words('delete')}
      cancelLabel={words('cancel')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => run(remove)}
    >
      {t('deleteQuestion', { name })}
    </ConfirmDialog>
  )
}
