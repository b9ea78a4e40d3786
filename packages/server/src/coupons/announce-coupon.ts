/** The notification about a new coupon. */
import { LANGUAGES, type Language } from '@cartwright/core/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { accounts, type coupons, notifications } from '../db/schema'
import { fillText } from '../texts/localize'

const TEXTS: Readonly<Record<Language, { title: string; code: string; open: string }>> = {
  en: { title: 'A coupon for you: {title}', code: 'Enter the code {code} when you confirm an order.', open: 'Coupons' },
  de: {
    title: 'Ein Gutschein für Sie: {title}',
    code: 'Geben Sie beim Bestätigen einer Bestellung den Code {code} ein.',
    open: 'Gutscheine',
  },
  fr: {
    title: 'Un bon de réduction pour vous\u00a0: {title}',
    code: 'Saisissez le code {code} en confirmant une commande.',
    open: 'Bons de réduction',
  },
  it: {
    title: 'Un buono per voi: {title}',
    code: 'Inserite il codice {code} quando confermate un ordine.',
    open: 'Buoni',
  },
  pl: { title: 'Kupon dla Ciebie: {title}', code: 'Wpisz kod {code} przy potwierdzaniu zamówienia.', open: 'Kupony' },
  zh: { title: '为您提供的优惠券：{title}', code: '确认订单时输入代码 {code}。', open: '优惠券' },
}

type New = Pick<typeof coupons.$inferInsert, 'region' | 'orgId' | 'custId' | 'code' | 'titles'>

/** For whom the coupon is: accounts of its company, else all of its site or region. */
export async function announceCoupon(db: Database, coupon: New, now: Date): Promise<void> {
  const texts = Object.fromEntries(
    LANGUAGES.map(language => {
      const { title, code, open } = TEXTS[language]
      const name = coupon.titles[language] ?? coupon.titles.en
      const link = `<a href="/my/coupons">${open}</a>`
      return [
        language,
        {
          title: fillText(title, { title: name }),
          text: `<p>${fillText(code, { code: coupon.code })}</p><p>${link}</p>`,
        },
      ]
    }),
  )
  const row = { region: coupon.region, texts, createTime: now }
  if (coupon.custId == null) {
    await db.insert(notifications).values({ ...row, orgId: coupon.orgId ?? null })
    return
  }
  const isTheirs = and(eq(accounts.custId, coupon.custId), accounts.active)
  const people = await db.select({ accountId: accounts.accountId }).from(accounts).where(isTheirs)
  if (people.length > 0) await db.insert(notifications).values(people.map(({ accountId }) => ({ ...row, accountId })))
}
