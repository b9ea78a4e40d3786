/** Returns and coupons beside the orders of a desk. */
import { lastReturnsOf, usableCouponsOf } from '@cartwright/core'
import { PageLink } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import { useReading } from '../provider/use-reading'
import { useStore } from '../provider/use-store'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { ReturnStatusBadge } from '../rma/rma-words'
import { deskTexts } from './desk.texts'
import { Card } from './desk-card'

const ROWS = 3

/** The last returns and where they stand. */
export function Returns() {
  const t = useTexts(deskTexts)
  const value = useReading(lastReturnsOf(useShop()))
  if (!value) return null
  return (
    <Card title={t('returns')} link={<PageLink to="/rma/list">{t('allReturns')}</PageLink>}>
      {value.rows.length === 0 ? (
        <p className="cw-desk__none">{t('returnsEmpty')}</p>
      ) : (
        <ul className="cw-desk__rows">
          {value.rows.slice(0, ROWS).map(({ id, rmaNo, status, pieces }) => (
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
      )}
    </Card>
  )
}

/** Coupons that can be used; nothing where there are none. The US has none at all. */
export function Coupons() {
  const region = useStore(useShop().sites.store, state => state.region)
  return region === 'EU' ? <UsableCoupons /> : null
}

function UsableCoupons() {
  const t = useTexts(deskTexts)
  const { date } = useFormat()
  const value = useReading(usableCouponsOf(useShop()))
  if (!value || value.rows.length === 0) return null
  return (
    <Card title={t('coupons')} count={value.total} link={<PageLink to="/my/coupons">{t('allCoupons')}</PageLink>}>
      <ul className="cw-desk__rows">
        {value.rows.slice(0, ROWS).map(({ code, title, effectiveDate: { to } }) => (
          <li key={code}>
            <div className="cw-desk__name">
              <b>{title}</b>
              <span className="cw-sub cw-code">{code}</span>
            </div>
            {to !== null && <span className="cw-sub">{t('until', { day: date(to, SHORT_DAY) })}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
