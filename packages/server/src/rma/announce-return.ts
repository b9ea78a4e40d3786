/** Who is notified of what happens to a return, by mail and in the shop: the account that has applied for it. */
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/database'
import type { ReturnEvent } from '../db/schema'
import { customers, notifications, orgSites, rmaLines, rmas } from '../db/schema'
import { enqueue } from '../outbox/outbox'
import { inEveryLanguage } from '../texts/language'
import { textsIn } from '../texts/localize'
import { returnMailTexts } from './return-mail.texts'

/** @param db the transaction that makes the event true: mail and notification come when it is committed, and never otherwise */
export async function announceReturn(db: Database, event: ReturnEvent, rmaId: number, now: Date): Promise<void> {
  const [rma] = await db
    .select({ rmaNo: rmas.rmaNo, accountId: rmas.accountId, region: orgSites.region })
    .from(rmas)
    .innerJoin(customers, eq(customers.custId, rmas.custId))
    .innerJoin(orgSites, eq(orgSites.orgId, customers.orgId))
    .where(eq(rmas.rmaId, rmaId))
  if (!rma) throw new Error(`there is no return ${rmaId} to announce`)
  const { rmaNo, accountId, region } = rma
  const [sent] = await db
    .select({ id: rmaLines.rmaLineId })
    .from(rmaLines)
    .where(and(eq(rmaLines.rmaId, rmaId), gt(rmaLines.approvedQty, 0), eq(rmaLines.neverArrived, false)))
    .limit(1)
  const isSent = sent !== undefined
  const texts = inEveryLanguage(region, language => {
    const say = textsIn(language, returnMailTexts)
    const intro = say(event === 'returnApproved' && !isSent ? 'nothingToSend' : `${event}Intro`)
    const link = `<a href="/rma/rmadetails?id=${rmaId}">${say('open')}</a>`
    return { title: say(`${event}Title`, { rmaNo }), text: `<p>${intro}</p><p>${link}</p>` }
  })
  await db.insert(notifications).values({ region, accountId, texts, createTime: now })
  await enqueue(db, [{ kind: event, rmaId, accountId }], now)
}
