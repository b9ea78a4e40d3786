import { createCouponList, type CouponList as List, PAGE_SIZE } from '@cartwright/core'
import { COUPON_STATUSES, type Coupon, type CouponStatus } from '@cartwright/core/contract'
import { Fragment } from 'react'
import { CopyNumber } from '../catalogue/copy-number'
import { refreshIcon, tagIcon } from '../icons/icons'
import { ListBar } from '../listing/list-bar'
import { Badge } from '../primitives/badge'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { Pager } from '../primitives/pager'
import { Report } from '../primitives/report-state'
import { Segmented } from '../primitives/segmented'
import { Table } from '../primitives/table'
import { commonTexts } from '../provider/common.texts'
import { usePagerTexts } from '../provider/pager-labels'
import { ReadFailed } from '../provider/read-failed'
import { useShop } from '../provider/shop-provider'
import { SignInFirst } from '../provider/sign-in-first'
import { useDisposable } from '../provider/use-disposable'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import css from './coupon-list.css?inline'
import { couponsTexts } from './coupons.texts'

addSheet(css)

const TONES = { toBeUsed: 'success', used: 'neutral', expired: 'warning' } as const
const NAMES = { toBeUsed: 'toBeUsed', used: 'used', expired: 'expired' } as const
const EMPTY = { toBeUsed: 'emptyToBeUsed', used: 'emptyUsed', expired: 'emptyExpired' } as const
const TYPES = { voucher: 'typeVoucher', discount: 'typeDiscount', freeShipping: 'typeFreeShipping' } as const
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** The coupons of the company: to be used, used, expired (CPN-002 to CPN-004). Nothing where there are none: outside the EU (CPN-001). */
export function CouponList() {
  const shop = useShop()
  const t = useTexts(couponsTexts)
  const region = useStore(shop.sites.store, state => state.region)
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  const list = useDisposable(() => createCouponList(shop), shop)
  if (region !== 'EU') return null
  return (
    <WidgetBox className="cw-coupons">
      {isSignedIn ? list && <Body list={list} /> : <SignInFirst>{t('signIn')}</SignInFirst>}
    </WidgetBox>
  )
}

function Body({ list }: { list: List }) {
  const t = useTexts(couponsTexts)
  const common = useTexts(commonTexts)
  const pagerTexts = usePagerTexts()
  const { query, status, error, rows, total } = useStore(list.store, state => state)
  const { status: shown = 'toBeUsed', pageNum = 1 } = query
  return (
    <div className="cw-col cw-coupons__box">
      <ListBar
        state={{ status, total }}
        countOf={values => t('count', values)}
        start={
          <Segmented
            label={t('show')}
            value={shown}
            onValue={value => list.change({ status: value })}
            segments={COUPON_STATUSES.map(value => ({ value, label: t(NAMES[value]) }))}
          />
        }
      />
      <div className="cw-card cw-table-box">
        {rows.length > 0 ? (
          <>
            <div className="cw-busy" aria-busy={status === 'loading'}>
              {status === 'loading' && <Report state="busy" />}
              <CouponTable rows={rows} />
            </div>
            {total > PAGE_SIZE && (
              <Pager
                page={pageNum}
                pageSize={PAGE_SIZE}
                total={total}
                onPage={page => list.change({ pageNum: page })}
                texts={pagerTexts}
              />
            )}
          </>
        ) : status === 'loading' ? (
          <SkeletonRows rows={4} label={common('loading')} />
        ) : status === 'failed' ? (
          <ReadFailed icon={refreshIcon} title={t('failed')} error={error} says="coupons" onRetry={list.reload}>
            {error?.at.msg}
          </ReadFailed>
        ) : (
          <Empty icon={tagIcon} title={t('empty')}>
            {t(EMPTY[shown])}
          </Empty>
        )}
      </div>
    </div>
  )
}

function CouponTable({ rows }: { rows: readonly Coupon[] }) {
  const t = useTexts(couponsTexts)
  const { number } = useFormat()
  const words = useCouponWords()
  return (
    <Table
      className="cw-table cw-table--cards cw-coupons__table"
      caption={t('caption')}
      columns={[
        { head: t('coupon'), holds: 'part' },
        { head: t('effect') },
        { head: t('condition') },
        { head: t('valid') },
        { head: t('uses') },
        { head: t('status') },
      ]}
      rows={rows.map(row => ({
        key: row.code,
        cells: [
          <span key="coupon" className="cw-coupons__name">
            <b>{row.title}</b>
            <span className="cw-coupons__code">
              <span className="cw-code">{row.code}</span>
              <CopyNumber number={row.code} />
            </span>
          </span>,
          <span key="effect" className="cw-coupons__name">
            <span>{words.effect(row)}</span>
            <span className="cw-sub">{t(TYPES[row.type])}</span>
          </span>,
          <span key="condition" className="cw-coupons__name">
            <span>{words.condition(row)}</span>
            {row.type === 'discount' && <span className="cw-sub">{t('notDiscounted')}</span>}
            {row.numbers.length > 0 && <ForArticles numbers={row.numbers} />}
          </span>,
          <span key="valid" className="cw-coupons__valid">
            {words.valid(row)}
          </span>,
          <span key="uses">{t('left', { left: number(row.usesLeft), uses: number(row.uses) })}</span>,
          <StatusBadge key="status" status={row.status} />,
        ],
      }))}
    />
  )
}

/** The articles that a coupon is for. No line ends within a number. */
function ForArticles({ numbers }: { numbers: readonly string[] }) {
  const t = useTexts(couponsTexts)
  const [before, after] = t('forArticles', { numbers: '\n' }).split('\n')
  return (
    <span className="cw-sub">
      {before}
      {numbers.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && ', '}
          <span className="cw-coupons__number">{number}</span>
        </Fragment>
      ))}
      {after}
    </span>
  )
}

function StatusBadge({ status }: { status: CouponStatus }) {
  const t = useTexts(couponsTexts)
  return <Badge tone={TONES[status]}>{t(NAMES[status])}</Badge>
}

function useCouponWords() {
  const t = useTexts(couponsTexts)
  const { money, number, date } = useFormat()
  return {
    effect: ({ type, value, currency }: Coupon) =>
      type === 'freeShipping'
        ? t('free')
        : t('off', {
            amount:
              type === 'voucher'
                ? money(value, currency)
                : number(value / 100, { style: 'percent', maximumFractionDigits: 2 }),
          }),
    condition: ({ initialAmount, currency }: Coupon) =>
      initialAmount > 0 ? t('from', { amount: money(initialAmount, currency) }) : t('noCondition'),
    valid: ({ effectiveDate: { from, to } }: Coupon) =>
      to === null
        ? t('validFrom', { from: date(from, DAY) })
        : t('validTo', { from: date(from, DAY), to: date(to, DAY) }),
  }
}
