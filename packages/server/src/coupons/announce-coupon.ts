/** The notification about a new coupon. */
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { accounts, type coupons, notifications } from '../db/schema'
import { inEveryLanguage, nameIn } from '../texts/language'
import { textsIn } from '../texts/localize'
import { couponNoticeTexts } from './coupon-notice.texts'

type New = Pick<typeof coupons.$inferInsert, 'region' | 'orgId' | 'custId' | 'code' | 'titles'>

/** For whom the coupon is: accounts of its company, else all of its site or region. */
export async function announceCoupon(db: Database, coupon: New, now: Date): Promise<void> {
  const texts = inEveryLanguage(coupon.region, language => {
    const say = textsIn(language, couponNoticeTexts)
    const title = say('title', { title: nameIn(language, coupon.titles.en, coupon.titles) })
    const link = `<a href="/my/coupons">${say('open')}</a>`
    return { title, text: `<p>${say('code', { code: coupon.code })}</p><p>${link}</p>` }
  })
  const row = { region: coupon.region, texts, createTime: now }
  if (coupon.custId == null) {
    await db.insert(notifications).values({ ...row, orgId: coupon.orgId ?? null })
    return
  }
  const isTheirs = and(eq(accounts.custId, coupon.custId), accounts.active)
  const people = await db.select({ accountId: accounts.accountId }).from(accounts).where(isTheirs)
  if (people.length > 0) await db.insert(notifications).values(people.map(({ accountId }) => ({ ...row, accountId })))
}
