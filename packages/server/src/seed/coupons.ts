/** Coupons of the demo shop: each type, and one for each reason that a coupon does not count. */

import type { CouponType } from '@cartwright/core/contract'
import { addDays } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { readRows } from '../db/rows'
import { couponRedemptions, coupons, type OrderCoupon } from '../db/schema'

type Titles = OrderCoupon['titles']

/** Used by one order of each company, see `placeOrders`. */
export const THANKS = 'THANKS15'
/** There is one use of it, which the German company has. */
export const LAST_ONE = 'LASTONE'

interface SeedCoupon {
  code: string
  titles: Titles
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
    titles: {
      en: 'Welcome voucher',
      de: 'Zur Begrüßung',
      fr: 'Bon de bienvenue',
      it: 'Buono di benvenuto',
      pl: 'Kupon powitalny',
      zh: '欢迎代金券',
    },
  },
  {
    code: 'SAVE5',
    type: 'discount',
    value: 5,
    initialAmount: 100,
    from: -30,
    to: 45,
    usesOfCompany: 3,
    titles: {
      en: '5 % off your order',
      de: '5 % auf Ihre Bestellung',
      fr: '5\u00a0% de remise sur votre commande',
      it: '5% di sconto sull’ordine',
      pl: '5% rabatu na zamówienie',
      zh: '订单立减 5%',
    },
  },
  {
    code: 'FREESHIP',
    type: 'freeShipping',
    value: 0,
    from: -10,
    to: 60,
    usesOfCompany: 5,
    titles: {
      en: 'Free shipping',
      de: 'Gratisversand',
      fr: 'Livraison gratuite',
      it: 'Spedizione gratuita',
      pl: 'Darmowa dostawa',
      zh: '免运费',
    },
  },
  {
    code: 'LABELS8',
    type: 'voucher',
    value: 8,
    from: -20,
    to: 90,
    isForLabels: true,
    titles: {
      en: 'For label cassettes',
      de: 'Für Schriftbänder',
      fr: 'Pour les cassettes à étiquettes',
      it: 'Per le cassette di etichette',
      pl: 'Na kasety z taśmą',
      zh: '标签带专用',
    },
  },
  {
    code: 'DRUKWERK20',
    type: 'voucher',
    value: 20,
    initialAmount: 150,
    from: -14,
    to: 30,
    custId: 1,
    titles: {
      en: 'Thank you for ten years',
      de: 'Danke für zehn Jahre',
      fr: 'Merci pour dix ans de confiance',
      it: 'Grazie per dieci anni insieme',
      pl: 'Dziękujemy za dziesięć lat',
      zh: '感谢十年合作',
    },
  },
  {
    code: THANKS,
    type: 'voucher',
    value: 15,
    from: -60,
    to: 60,
    titles: {
      en: 'Thank you for your order',
      de: 'Danke für Ihre Bestellung',
      fr: 'Merci pour votre commande',
      it: 'Grazie per il vostro ordine',
      pl: 'Dziękujemy za zamówienie',
      zh: '感谢您的订单',
    },
  },
  {
    code: LAST_ONE,
    type: 'voucher',
    value: 25,
    from: -60,
    to: 60,
    uses: 1,
    titles: {
      en: 'For the first order',
      de: 'Für die erste Bestellung',
      fr: 'Pour la première commande',
      it: 'Per il primo ordine',
      pl: 'Na pierwsze zamówienie',
      zh: '首单专享',
    },
  },
  {
    code: 'SUMMER',
    type: 'discount',
    value: 10,
    from: -150,
    to: -85,
    titles: {
      en: 'Summer discount',
      de: 'Sommerrabatt',
      fr: 'Remise d’été',
      it: 'Sconto estivo',
      pl: 'Letni rabat',
      zh: '夏季折扣',
    },
  },
  {
    code: 'NEXTMONTH',
    type: 'discount',
    value: 8,
    from: 20,
    to: 50,
    titles: {
      en: 'Next month’s discount',
      de: 'Rabatt im nächsten Monat',
      fr: 'Remise du mois prochain',
      it: 'Sconto del prossimo mese',
      pl: 'Rabat na przyszły miesiąc',
      zh: '下月折扣',
    },
  },
  {
    code: 'MISTAKE',
    type: 'voucher',
    value: 100,
    from: -5,
    to: 60,
    isDisabled: true,
    titles: {
      en: 'Withdrawn',
      de: 'Zurückgezogen',
      fr: 'Retiré',
      it: 'Ritirato',
      pl: 'Wycofany',
      zh: '已撤回',
    },
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
        titles: coupon.titles,
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
