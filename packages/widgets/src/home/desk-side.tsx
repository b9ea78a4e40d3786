/** What stands beside the orders of a desk: balance, lists, returns and coupons. */
import { billingOf, isShopError, lastReturnsOf, listNamesOf, usableCouponsOf } from '@cartwright/core'
import { isMainAccount } from '@cartwright/core/rules'
import { Overdue } from '../account/overdue'
import { CreditMeter } from '../finance/credit-meter'
import { Card, CardBody, NoRows } from '../orders/desk-card'
import { deskCardTexts } from '../orders/desk-card.texts'
import { PageLink } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import { useReadingState } from '../provider/use-reading'
import { useStore } from '../provider/use-store'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { ReturnStatusBadge } from '../rma/rma-words'
import { deskTexts } from './desk.texts'
import { useCount } from './use-count'

const LISTS = 4
const RETURNS = 3
const COUPONS = 2

/** Open balance and credit; nothing for accounts that may not see them. */
export function Balance() {
  const shop = useShop()
  const isMain = useStore(shop.session.store, state => isMainAccount(state.roles))
  return isMain ? <OwnBalance /> : null
}

function OwnBalance() {
  const t = useTexts(deskTexts)
  const { money } = useFormat()
  const billing = billingOf(useShop())
  const state = useReadingState(billing)
  // A back end of its own may not have the call, or have roles of its own.
  if (isShopError(state.error, 'not-found') || isShopError(state.error, 'forbidden')) return null
  return (
    <Card
      title={t('balance')}
      kind="sums"
      rows={1}
      isFolded
      link={<PageLink to="/finance/invoices">{t('invoices')}</PageLink>}
    >
      <CardBody state={state} rows={4} failed={t('balanceFailed')} onRetry={() => void billing.load()}>
        {({ currency, ...value }) => (
          <div className="cw-card__body cw-desk__balance">
            <Overdue days={value.overdueDays} amount={value.overdueAmount} currency={currency} />
            <p className="cw-desk__credit">
              <span>{t('creditLeft')}</span>
              <b>{money(value.creditBalance, currency)}</b>
              <span className="cw-sub">{t('ofLimit', { limit: money(value.creditLimit, currency) })}</span>
            </p>
            <CreditMeter limit={value.creditLimit} open={value.openBalance} ordered={value.notInvoiced} />
            <dl className="cw-facts cw-facts--sums">
              <dt>{t('openBalance')}</dt>
              <dd>{money(value.openBalance, currency)}</dd>
              <dt>{t('toOrders')}</dt>
              <dd>{money(value.notInvoiced, currency)}</dd>
            </dl>
          </div>
        )}
      </CardBody>
    </Card>
  )
}

export function Lists() {
  const t = useTexts(deskTexts)
  const words = useTexts(deskCardTexts)
  const { date } = useFormat()
  const names = listNamesOf(useShop())
  return (
    <Card title={t('lists')} rows={LISTS} isFolded link={<PageLink to="/my/lists">{t('allLists')}</PageLink>}>
      <CardBody state={useReadingState(names)} rows={LISTS} failed={t('listsFailed')} onRetry={() => void names.load()}>
        {lists =>
          lists.length === 0 ? (
            <NoRows>{t('listsEmpty')}</NoRows>
          ) : (
            <ul className="cw-desk__rows">
              {lists.slice(0, LISTS).map(list => (
                <li key={list.id}>
                  <div className="cw-desk__name">
                    <PageLink to={`/hisorder/quickOrderDetails/${list.id}`}>{list.name}</PageLink>
                    <span className="cw-sub">
                      {words('lines', { count: list.lines })}
                      {list.lastOrdered && `, ${t('orderedOn', { day: date(list.lastOrdered, SHORT_DAY) })}`}
                      {list.shared && `, ${t('shared')}`}
                    </span>
                  </div>
                  <OpenList id={list.id} name={list.name} />
                </li>
              ))}
            </ul>
          )
        }
      </CardBody>
    </Card>
  )
}

/** Opens a saved list in quick order. */
export function OpenList({ id, name }: { id: number; name: string }) {
  const t = useTexts(deskTexts)
  return (
    <PageLink className="cw-btn cw-btn--s" to={`/my/quickorder?list=${id}`} aria-label={t('openList', { name })}>
      {t('open')}
    </PageLink>
  )
}

/** The last returns and where they stand. */
export function Returns() {
  const t = useTexts(deskTexts)
  const returns = lastReturnsOf(useShop())
  return (
    <Card title={t('returns')} rows={RETURNS} isFolded link={<PageLink to="/rma/list">{t('allReturns')}</PageLink>}>
      <CardBody
        state={useReadingState(returns)}
        rows={RETURNS}
        failed={t('returnsFailed')}
        onRetry={() => void returns.load()}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <NoRows>{t('returnsEmpty')}</NoRows>
          ) : (
            <ul className="cw-desk__rows">
              {rows.slice(0, RETURNS).map(({ id, rmaNo, status, pieces }) => (
                <li key={id}>
                  <div className="cw-desk__name">
                    <PageLink
                      className="cw-code"
                      to={`/rma/${status === 'draft' ? 'applyforreturn' : 'rmadetails'}?id=${id}`}
                    >
                      {rmaNo}
                    </PageLink>
                    <span className="cw-sub">{t('pieces', { count: pieces })}</span>
                  </div>
                  <ReturnStatusBadge status={status} />
                </li>
              ))}
            </ul>
          )
        }
      </CardBody>
    </Card>
  )
}

/** Coupons that can be used. The US has none at all. */
export function Coupons() {
  const region = useStore(useShop().sites.store, state => state.region)
  return region === 'EU' ? <UsableCoupons /> : null
}

function UsableCoupons() {
  const t = useTexts(deskTexts)
  const { date } = useFormat()
  const count = useCount()
  const coupons = usableCouponsOf(useShop())
  const state = useReadingState(coupons)
  return (
    <Card
      title={t('coupons')}
      rows={COUPONS}
      isFolded
      count={state.value && count('countCoupons', state.value.total)}
      link={<PageLink to="/my/coupons">{t('allCoupons')}</PageLink>}
    >
      <CardBody
        state={state}
        rows={COUPONS}
        failed={t('couponsFailed')}
        says="coupons"
        onRetry={() => void coupons.load()}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <NoRows>{t('couponsEmpty')}</NoRows>
          ) : (
            <ul className="cw-desk__rows">
              {rows.slice(0, COUPONS).map(({ code, title, effectiveDate: { to } }) => (
                <li key={code}>
                  <div className="cw-desk__name">
                    <b>{title}</b>
                    <span className="cw-sub cw-code">{code}</span>
                  </div>
                  {to !== null && <span className="cw-sub">{t('until', { day: date(to, SHORT_DAY) })}</span>}
                </li>
              ))}
            </ul>
          )
        }
      </CardBody>
    </Card>
  )
}
