/** Who is notified of a report: the account that has sent it, by mail and in the shop, and the supplier by mail. */
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import type { ReportEvent } from '../db/schema'
import { customers, notifications, orders, orgSites, reports } from '../db/schema'
import { enqueue } from '../outbox/outbox'
import { inEveryLanguage } from '../texts/language'
import { textsIn } from '../texts/localize'
import { readReturnsOfReports } from './read-reports'
import { reportTexts } from './report.texts'
import { reportPath } from './report-path'

/** @param db the transaction that makes the event true: mail and notification come when it is committed, and never otherwise */
export async function announceReport(
  db: Database,
  event: Exclude<ReportEvent, 'reportArrived'>,
  reportId: number,
  now: Date,
): Promise<void> {
  const [report] = await db
    .select({
      reportNo: reports.reportNo,
      accountId: reports.accountId,
      orderNo: orders.orderNo,
      region: orgSites.region,
    })
    .from(reports)
    .innerJoin(orders, eq(orders.orderId, reports.orderId))
    .innerJoin(customers, eq(customers.custId, reports.custId))
    .innerJoin(orgSites, eq(orgSites.orgId, customers.orgId))
    .where(eq(reports.reportId, reportId))
  if (!report) throw new Error(`there is no report ${reportId} to announce`)
  const { reportNo, accountId, region } = report
  const returns = await readReturnsOfReports(db, [reportId])
  const path = reportPath(event, { orderNo: report.orderNo, rmas: returns.get(reportId) ?? [] })
  const texts = inEveryLanguage(region, language => {
    const say = textsIn(language, reportTexts)
    const link = `<a href="${path}">${say(`${event}Open`)}</a>`
    return { title: say(`${event}Title`, { reportNo }), text: `<p>${say(`${event}Intro`)}</p><p>${link}</p>` }
  })
  await db.insert(notifications).values({ region, accountId, texts, createTime: now })
  const mailed: ReportEvent[] = event === 'reportReceived' ? [event, 'reportArrived'] : [event]
  await enqueue(
    db,
    mailed.map(kind => ({ kind, reportNo, accountId })),
    now,
  )
}
