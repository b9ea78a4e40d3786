import type { CallResult } from '@cartwright/core'
import { calls, isShopError } from '@cartwright/core'
import { linePrice, sum } from '@cartwright/core/rules'
import { useEffect, useState } from 'react'
import { buyingTexts } from '../catalogue/part/buying.texts'
import { PartCell } from '../catalogue/part/part-cell'
import { PriceOf, pricesAt } from '../catalogue/part/price-of'
import { listIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty, Locked, Notice, SkeletonRows } from '../primitives/feedback'
import { Tag } from '../primitives/status'
import { commonTexts } from '../provider/common.texts'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { SignInFirst } from '../provider/sign-in-first'
import { useLazy } from '../provider/use-lazy'
import { useMayOrder } from '../provider/use-may-order'
import type { NavigationHandlers } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { HandOverButton } from '../quick-order/hand-over-button'
import { quickOrderTexts } from '../quick-order/quick-order.texts'
import { ListHistory } from './list-history'
import { quickOrderDetailsTexts } from './quick-order-details.texts'

const WHY = {
  ambiguous: 'whyAmbiguous',
  disabled: 'whyDisabled',
  quantity: 'whyQuantity',
  unknown: 'whyUnknown',
} as const

type Saved = CallResult<'quickOrder.get'>

export interface QuickOrderDetailsProps extends NavigationHandlers {
  /** Id of /hisorder/quickOrderDetails/{id}. */
  quickOrderId: number
}

/** A quick order as it was saved, at the prices of the moment (QO-003, RT-044). */
export function QuickOrderDetails({ quickOrderId, onNavigate }: QuickOrderDetailsProps) {
  const { client, i18n, session } = useShop()
  const isAllowed = usePermission('quickOrder')
  const { isSignedIn, isKnown } = useStore(session.store, ({ isSignedIn, status }) => ({
    isSignedIn,
    isKnown: !isSignedIn || status === 'ready',
  }))
  const language = useStore(i18n.store, state => state.language)
  const t = useTexts(quickOrderDetailsTexts)
  const common = useTexts(commonTexts)
  const [saved, setSaved] = useState<Saved>()
  const [problem, setProblem] = useState<'missing' | 'failed'>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    void [turn, language]
    if (!isAllowed) return
    const stop = new AbortController()
    setProblem(undefined)
    setSaved(undefined)
    client
      .call(calls.quickOrder.get, { params: { id: quickOrderId } }, { signal: stop.signal, silent: true })
      .then(answer => {
        if (!stop.signal.aborted) setSaved(answer)
      })
      .catch(error => {
        if (!stop.signal.aborted)
          setProblem(isShopError(error, 'not-found') || isShopError(error, 'invalid') ? 'missing' : 'failed')
      })
    return () => stop.abort()
  }, [client, quickOrderId, turn, language, isAllowed])

  if (isKnown && !isAllowed) {
    return (
      <WidgetBox>
        {isSignedIn ? <Locked>{t('noPermission')}</Locked> : <SignInFirst>{t('signIn')}</SignInFirst>}
      </WidgetBox>
    )
  }

  if (problem) {
    return (
      <WidgetBox className="cw-card">
        <Empty
          icon={listIcon}
          failed
          title={t(problem)}
          actions={
            problem === 'failed' ? (
              <Button onClick={() => setTurn(turn + 1)}>{common('retry')}</Button>
            ) : (
              <ShopLink className="cw-btn" to="/my/quickorder" onNavigate={onNavigate}>
                {t('back')}
              </ShopLink>
            )
          }
        />
      </WidgetBox>
    )
  }
  return (
    <WidgetBox className="cw-col">
      <div className="cw-card cw-table-box">
        {saved ? <Lines saved={saved} onNavigate={onNavigate} /> : <SkeletonRows label={common('loading')} />}
      </div>
      {saved?.name && <ListHistory listId={saved.id} />}
    </WidgetBox>
  )
}

type SavedProps = NavigationHandlers & { saved: Saved }

function Lines({ saved, onNavigate }: SavedProps) {
  const [isChecking, setChecking] = useState(false)
  const ReorderDialog = useLazy(isChecking, async () => (await import('../orders/reorder-dialog')).ReorderDialog)
  const items = saved.lines.map(({ part, qty }) => ({ number: part.number, custNumber: part.custNumber, qty }))
  return (
    <>
      <Head
        saved={saved}
        isBusy={isChecking && !ReorderDialog}
        onOrderAgain={() => setChecking(true)}
        onNavigate={onNavigate}
      />
      <LeftOut saved={saved} onNavigate={onNavigate} />
      <LineTable saved={saved} onNavigate={onNavigate} />
      {isChecking && ReorderDialog && (
        <ReorderDialog
          quickOrderId={saved.id}
          name={saved.name || saved.qoNo}
          items={items}
          onClose={() => setChecking(false)}
          onNavigate={onNavigate}
        />
      )}
    </>
  )
}

function Head({ saved, isBusy, onOrderAgain, onNavigate }: SavedProps & { isBusy: boolean; onOrderAgain: () => void }) {
  const t = useTexts(quickOrderDetailsTexts)
  const { date } = useFormat()
  const mayOrder = useMayOrder()
  return (
    <div className="cw-card__head">
      <h2>{t('quickOrderNo', { number: saved.qoNo })}</h2>
      {saved.name && <span>{saved.name}</span>}
      <span className="cw-sub">{t('created', { date: date(saved.createTime) })}</span>
      <div className="cw-end cw-row cw-row--wrap">
        {saved.name && (
          <ShopLink className="cw-btn" to={`/my/quickorder?list=${saved.id}`} onNavigate={onNavigate}>
            {t('open')}
          </ShopLink>
        )}
        {mayOrder ? (
          <Button kind="primary" busy={isBusy} onClick={onOrderAgain}>
            {t('orderAgain')}
          </Button>
        ) : (
          saved.name && <HandOverButton list={{ id: saved.id, name: saved.name }} />
        )}
      </div>
    </div>
  )
}

/** Lines that no order can be made of, with the cause. */
function LeftOut({ saved, onNavigate }: SavedProps) {
  const t = useTexts(quickOrderDetailsTexts)
  const { leftOut = [] } = saved
  if (leftOut.length === 0) return null
  return (
    <Notice
      tone="warning"
      action={
        <ShopLink
          className="cw-btn"
          to={saved.name ? `/my/quickorder?list=${saved.id}` : '/my/quickorder'}
          onNavigate={onNavigate}
        >
          {t(saved.name ? 'open' : 'back')}
        </ShopLink>
      }
    >
      {t('leftOut', { count: leftOut.length })}
      <ul>
        {leftOut.map(({ input, quantity, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be entered twice, and the lines do not change.
          <li key={at}>
            <span className="cw-code">{input}</span> × {quantity || '–'}: {t(WHY[why])}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function LineTable({ saved, onNavigate }: SavedProps) {
  const { session } = useShop()
  const t = useTexts(quickOrderDetailsTexts)
  const words = useTexts(buyingTexts)
  const lastTime = useTexts(quickOrderTexts)('lastTime')
  const { money, number } = useFormat()
  const currency = useStore(session.store, state => state.currency)
  const amounts = saved.lines.map(({ part, qty }) => {
    const prices = pricesAt(part, qty)
    return prices ? linePrice({ qty, unitPrice: prices.unit, discountPrice: prices.discount }) : 0
  })
  const isOrdered = saved.lines.some(line => line.lastQty)
  const timesListed = countBy(saved.lines.map(({ part }) => part.goodsSkuId))
  return (
    <table className="cw-table cw-table--cards">
      <thead>
        <tr>
          <th scope="col">{t('article')}</th>
          <th scope="col" className="cw-num">
            {t('quantity')}
          </th>
          {isOrdered && (
            <th scope="col" className="cw-num">
              {lastTime}
            </th>
          )}
          <th scope="col" className="cw-num">
            {t('unitPrice')}
          </th>
          <th scope="col" className="cw-num">
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {saved.lines.map(({ part, qty, lastQty }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one article may stand in several lines, and the lines do not change.
          <tr key={index}>
            <th scope="row" className="cw-table__main">
              <PartCell part={part} onNavigate={onNavigate}>
                {part.disabled && <Tag tone="danger">{words('noLongerSold')}</Tag>}
                {(timesListed.get(part.goodsSkuId) ?? 0) > 1 && <Tag tone="warning">{t('repeated')}</Tag>}
              </PartCell>
            </th>
            <td data-label={t('quantity')} className="cw-num">
              {number(qty)}
            </td>
            {isOrdered && (
              <td data-label={lastTime} className="cw-num">
                <span className="cw-sub">{lastQty ? number(lastQty) : '–'}</span>
              </td>
            )}
            <td data-label={t('unitPrice')} className="cw-num">
              <PriceOf part={part} qty={qty} />
            </td>
            <td data-label={t('amount')} className="cw-num">
              {money(amounts[index] ?? 0, currency)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={isOrdered ? 4 : 3}>{t('subtotal')}</td>
          <td className="cw-num">{money(sum(amounts), currency)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function countBy(ids: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
