/** Coupons of the demo shop: each type, and one for each reason that a coupon does not count. */

import { type CouponType, LANGUAGES } from '@cartwright/core/contract'
import { addDays } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { readRows } from '../db/rows'
import { couponRedemptions, coupons, type OrderCoupon } from '../db/schema'
import { localize, type TextOf } from '../texts/localize'
import { demoCouponsTexts } from './demo-coupons.texts'

/** Used by one order of each company, see `placeOrders`. */
export const THANKS = 'THANKS15'
/** There is one use of it, which the German company has. */
export const LAST_ONE = 'LASTONE'

interface SeedCoupon {
  code: string
  title: TextOf<typeof demoCouponsTexts>
  type: CouponType
  /** In euros where it is an amount. */
  value: number
  initialAmount?: number
  /** Days from today. */
  from: number
  to: number | null
  uses?: number
  usesOfCompany?: number
  /** Of one company, in euros. */
  custId?: number
  isDisabled?: boolean
  isForLabels?: boolean
}

const COUPONS: readonly SeedCoupon[] = [
  {
    code: 'WELCOME10',
    type: 'voucher',
    value: 10,
    initialAmount: 50,
    from: -60,
    to: 120,
    title: 'welcomeVoucher',
  },
  {
    code: 'SAVE5',
    type: 'discount',
    value: 5,
    initialAmount: 100,
    from: -30,
    to: 45,
    usesOfCompany: 3,
    title: 'fivePercentOff',
  },
  {
    code: 'FREESHIP',
    type: 'freeShipping',
    value: 0,
    from: -10,
    to: 60,
    usesOfCompany: 5,
    title: 'freeShipping',
  },
  {
    code: 'LABELS8',
    type: 'voucher',
    value: 8,
    from: -20,
    to: 90,
    isForLabels: true,
    title: 'forLabelCassettes',
  },
  {
    code: 'DRUKWERK20',
    type: 'voucher',
    value: 20,
    initialAmount: 150,
    from: -14,
    to: 30,
    custId: 1,
    title: 'thankYouForTenYears',
  },
  {
    code: THANKS,
    type: 'voucher',
    value: 15,
    from: -60,
    to: 60,
    title: 'thankYouForYourOrder',
  },
  {
    code: LAST_ONE,
    type: 'voucher',
    value: 25,
    from: -60,
    to: 60,
    uses: 1,
    title: 'forTheFirstOrder',
  },
  {
    code: 'SUMMER',
    type: 'discount',
    value: 10,
    from: -150,
    to: -85,
    title: 'summerDiscount',
  },
  {
    code: 'NEXTMONTH',
    type: 'discount',
    value: 8,
    from: 20,
    to: 50,
    title: 'nextMonthsDiscount',
  },
  {
    code: 'MISTAKE',
    type: 'voucher',
    value: 100,
    from: -5,
    to: 60,
    isDisabled: true,
    title: 'withdrawn',
  },
]

/** Where amounts are not in euros: the coupon has an ending, and amounts in round figures. */
const CURRENCIES = [
  { currency: 'EUR', orgId: null, ending: '', times: 1 },
  { currency: 'GBP', orgId: 7, ending: '-UK', times: 1 },
  { currency: 'PLN', orgId: 11, ending: '-PL', times: 4 },
] as const

/** The code of a coupon for companies of a currency. */
export const codeIn = (code: string, currency: string): string =>
  `${code}${CURRENCIES.find(known => known.currency === currency)?.ending ?? ''}`

/** Makes the coupons afresh. @param today day from which they are dated, `yyyy-MM-dd` */
export async function putCoupons(db: Database, today: string): Promise<void> {
  await db.delete(couponRedemptions)
  await db.delete(coupons)
  const labels = await readRows<{ id: number }>(
    db,
    sql`select goods_sku_id as id from skus where class_id = 109 and not disabled and market in ('ALL', 'EU') order by 1 limit 12`,
  )
  await db.insert(coupons).values(
    CURRENCIES.flatMap(({ currency, orgId, ending, times }) =>
      COUPONS.filter(coupon => coupon.custId === undefined || currency === 'EUR').map(coupon => ({
        region: 'EU',
        orgId,
        custId: coupon.custId ?? null,
        code: `${coupon.code}${ending}`,
        titles: Object.fromEntries(
          LANGUAGES.map(language => [language, localize(demoCouponsTexts, coupon.title)(language)]),
        ) as OrderCoupon['titles'],
        type: coupon.type,
        value: coupon.type === 'voucher' ? coupon.value * times : coupon.value,
        initialAmount: (coupon.initialAmount ?? 0) * times,
        currency,
        goodsSkuIds: coupon.isForLabels ? labels.map(label => label.id) : [],
        startsOn: addDays(today, coupon.from),
        endsOn: coupon.to === null ? null : addDays(today, coupon.to),
        uses: coupon.uses ?? null,
        usesOfCompany: coupon.usesOfCompany ?? 1,
        createTime: new Date(`${addDays(today, Math.min(coupon.from, 0))}T08:00:00Z`),
        disabledAt: coupon.isDisabled ? new Date(`${addDays(today, -2)}T08:00:00Z`) : null,
      })),
    ),
  )
}
