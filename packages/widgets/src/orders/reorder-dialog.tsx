import { cartOf, orderableLines, ordersOf, type ReorderReport, reorderTotal } from '@cartwright/core'
import { REORDER_GROUPS, type ReorderGroup, type ReorderLine } from '@cartwright/core/contract'
import { effectivePrice } from '@cartwright/core/rules'
import { useEffect, useState } from 'react'
import { CART_PATH } from '../cart/paths'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { useAddToCart } from '../catalogue/part/use-add-to-cart'
import { useShipmentWords } from '../catalogue/part/use-promise-words'
import { cartIcon, refreshIcon } from '../icons/icons'
import { Badge } from '../primitives/badge'
import { Button } from '../primitives/button'
import { Dialog } from '../primitives/dialog'
import { Empty, SkeletonRows } from '../primitives/feedback'
import type { Tone } from '../primitives/status'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { useFormat, useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import css from './reorder.css?inline'
import { reorderTexts } from './reorder.texts'

addSheet(css)

export interface OrderToRepeat {
  orderNo: string
  quickOrderId?: never
}
/** Its order goes to the confirmation, so that it keeps the number of the list. */
export interface ListToRepeat {
  quickOrderId: number
  /** It is shown by. */
  name: string
  /** Ordered as they are where the backend makes no report. */
  items: readonly { number: string; custNumber: string | null; qty: number }[]
  orderNo?: never
}

type ToRepeat = OrderToRepeat | ListToRepeat

export type ReorderDialogProps = ToRepeat & NavigationHandlers & AddToCartHandlers & { onClose: () => void }

const GROUPS = {
  gone: ['groupGone', 'danger'],
  notForYou: ['groupNotForYou', 'danger'],
  replaced: ['groupReplaced', 'warning'],
  short: ['groupShort', 'backorder'],
  dearer: ['groupDearer', 'warning'],
  cheaper: ['groupCheaper', 'success'],
  ready: ['groupReady', 'success'],
} as const satisfies Record<ReorderGroup, readonly [string, Tone]>

/** What ordering again comes to, group by group. Nothing is added before the reader accepts it (API-071). */
export function ReorderDialog({ onClose, onNavigate, onCartAdd, ...what }: ReorderDialogProps) {
  const list = what.quickOrderId === undefined ? undefined : what
  const name = what.quickOrderId === undefined ? what.orderNo : what.name
  const t = useTexts(reorderTexts)
  const common = useTexts(commonTexts)
  const { report, retry } = useReport(what)
  return (
    <Dialog
      open
      className="cw-reorder"
      title={t('title', { orderNo: name })}
      icon={refreshIcon}
      closeLabel={common('close')}
      onClose={onClose}
      foot={
        report === 'none' ? (
          <AllButton what={what} onClose={onClose} onNavigate={onNavigate} />
        ) : (
          typeof report === 'object' && (
            <Accept report={report} what={what} onClose={onClose} onNavigate={onNavigate} onCartAdd={onCartAdd} />
          )
        )
      }
    >
      {report === undefined ? (
        <SkeletonRows rows={4} label={t('check')} />
      ) : report === 'failed' ? (
        <Empty
          failed
          icon={refreshIcon}
          title={t(list ? 'failedList' : 'failed')}
          actions={<Button onClick={retry}>{common('retry')}</Button>}
        />
      ) : report === 'none' ? (
        <p>{t(list ? 'noReportOfList' : 'noReport', { orderNo: name })}</p>
      ) : (
        <>
          <p>{t(list ? 'introList' : 'intro', { orderNo: name })}</p>
          <Groups report={report} />
        </>
      )}
    </Dialog>
  )
}

/** The report of an order or a list; `none` at a backend that makes none. */
function useReport({ orderNo, quickOrderId }: ToRepeat) {
  const orders = ordersOf(useShop())
  const [report, setReport] = useState<ReorderReport | 'failed' | 'none'>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    void tries
    const question = new AbortController()
    orders.reorder(quickOrderId === undefined ? { orderNo } : { quickOrderId }, question.signal).then(
      read => !question.signal.aborted && setReport(read ?? 'none'),
      () => !question.signal.aborted && setReport('failed'),
    )
    return () => question.abort()
  }, [orders, orderNo, quickOrderId, tries])
  const retry = () => {
    setReport(undefined)
    setTries(tries + 1)
  }
  return { report, retry }
}

/** Says how many lines are in the cart, and the way to them. */
function useSayAdded(onNavigate: NavigationHandlers['onNavigate']) {
  const { messages } = useShop()
  const t = useTexts(reorderTexts)
  const go = useNavigate(onNavigate)
  return (text: string) =>
    messages.show({ kind: 'success', text, action: { label: t('toBasket'), run: () => go(CART_PATH) } })
}

/** Leads to the confirmation of a list, which keeps its number. */
function useConfirmList({ onClose, onNavigate }: Pick<ReorderDialogProps, 'onClose' | 'onNavigate'>) {
  const orders = ordersOf(useShop())
  const go = useNavigate(onNavigate)
  return ({ quickOrderId }: ListToRepeat, items: ListToRepeat['items']) => {
    onClose()
    go(orders.confirmPath(items, { quickOrderId }))
  }
}

interface ActionProps extends Pick<ReorderDialogProps, 'onClose' | 'onNavigate' | 'onCartAdd'> {
  what: ToRepeat
}

/** Orders everything as it was, where the backend makes no report. */
function AllButton({ what, onClose, onNavigate }: ActionProps) {
  const orders = ordersOf(useShop())
  const t = useTexts(reorderTexts)
  const sayAdded = useSayAdded(onNavigate)
  const confirmList = useConfirmList({ onClose, onNavigate })
  const [isAdding, run] = useBusy()
  const isList = what.quickOrderId !== undefined
  const handleClick = () => {
    if (what.quickOrderId !== undefined) return confirmList(what, what.items)
    run(async () => {
      if (await orders.buyAgain(what.orderNo)) sayAdded(t('addedAll'))
      onClose()
    })
  }
  return (
    <Button kind="primary" icon={cartIcon} busy={isAdding} onClick={handleClick}>
      {t(isList ? 'allOfList' : 'all')}
    </Button>
  )
}

/** What can be ordered comes to, and the button that takes it. */
function Accept({ report, what, onClose, onNavigate, onCartAdd }: ActionProps & { report: ReorderReport }) {
  const shop = useShop()
  const orders = ordersOf(shop)
  const t = useTexts(reorderTexts)
  const { money } = useFormat()
  const go = useNavigate(onNavigate)
  const sayAdded = useSayAdded(onNavigate)
  const confirmList = useConfirmList({ onClose, onNavigate })
  const cart = cartOf(shop)
  // What is said of it is below: how many, and the way to them.
  const { canAdd, busy, add } = useAddToCart(onCartAdd, lines => cart.add(lines, { tip: false }))
  const lines = orderableLines(report.lines)
  const isList = what.quickOrderId !== undefined
  const accept = () => {
    const items = lines.map(({ number: part, custNumber, goodsSkuId, qty }) => ({
      number: part,
      custNumber,
      goodsSkuId,
      qty,
    }))
    if (what.quickOrderId !== undefined) confirmList(what, items)
    else if (canAdd)
      add(items, missing => {
        if (missing) sayAdded(t('added', { count: items.length - missing.length }))
        onClose()
      })
    else go(orders.confirmPath(items, { orderNo: what.orderNo }))
  }
  return (
    <>
      <span className="cw-grow">
        {lines.length > 0
          ? t('total', { total: money(reorderTotal(report.lines), report.currency) })
          : t(isList ? 'noneOfList' : 'none')}
      </span>
      <Button kind="primary" icon={cartIcon} busy={busy} disabled={lines.length === 0} onClick={accept}>
        {t(canAdd && !isList ? 'add' : 'confirm', { count: lines.length })}
      </Button>
    </>
  )
}

function Groups({ report }: { report: ReorderReport }) {
  const t = useTexts(reorderTexts)
  const { number } = useFormat()
  return REORDER_GROUPS.map(group => {
    const members = report.lines.filter(line => line.group === group)
    if (members.length === 0) return null
    const [key, tone] = GROUPS[group]
    return (
      <section key={group} className="cw-reorder__group">
        <h3>
          <Badge tone={tone}>{t(key)}</Badge> <span className="cw-sub">{number(members.length)}</span>
        </h3>
        <ul>
          {members.map(line => (
            <Line key={line.number} line={line} currency={report.currency} />
          ))}
        </ul>
      </section>
    )
  })
}

function Line({ line, currency }: { line: ReorderLine; currency: string }) {
  const t = useTexts(reorderTexts)
  const { money, number } = useFormat()
  const words = useShipmentWords()
  const { now, priceThen } = line
  const price = now && effectivePrice(now)
  const name =
    now && now.number !== line.number ? t('successor', { number: line.number, successor: now.number }) : line.number
  return (
    <li>
      <span>
        <b className="cw-code">{t('pieces', { qty: number(line.qty), number: name })}</b>
        <span className="cw-sub">{line.name}</span>
      </span>
      <span className="cw-reorder__facts">
        {price !== null &&
          (priceThen === null || priceThen === price
            ? t('priceEach', { price: money(price, currency) })
            : t('priceChange', { from: money(priceThen, currency), to: money(price, currency) }))}
        {now?.promises.some(({ when }) => when !== 'now') && <span className="cw-sub">{words(now.promises)}</span>}
      </span>
    </li>
  )
}
