/** Returns of the demo companies, one in each status, made by the services that make those of buyers. */
import type { CallRead, Return, ReturnReason } from '@cartwright/core/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { addresses, orderLines, orders, rmas } from '../db/schema'
import { auditReturn, lockReturnByNo, receiveReturn } from '../rma/audit'
import { createDraft, submitDraft } from '../rma/drafts'
import { refundReturn } from '../rma/refund'

const DAY_MS = 86_400_000
const NOTHING = { pieces: new Map<number, number>(), waived: new Set<number>(), texts: new Map<number, string>() }

interface Plan {
  status: Return['status']
  reason: ReturnReason
  note: string
}

const PLANS: readonly Plan[] = [
  { status: 'draft', reason: 'noise', note: '' },
  { status: 'application for return', reason: 'poorPrintQuality', note: 'Grey streaks on the left third of the page.' },
  { status: 'audit approved', reason: 'leaking', note: 'Powder in the box and on the cartridge.' },
  { status: 'rejected', reason: 'chipError', note: 'The printer says that the cartridge is not recognised.' },
  { status: 'refund', reason: 'notRequired', note: 'Ordered too many, still sealed.' },
]

/** @param scope of the main account of a company whose orders are there @param number drawn for a return */
export async function applyForReturns(scope: RequestContext, number: (at: number) => string): Promise<void> {
  const { db, caller } = scope
  const lines = await db
    .select({ orderLineId: orderLines.orderLineId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(and(eq(orders.custId, caller.custId), eq(orders.status, 'all goods delivered')))
    .orderBy(asc(orders.orderId), asc(orderLines.position))
  const [address] = await db
    .select()
    .from(addresses)
    .where(eq(addresses.custId, caller.custId))
    .orderBy(asc(addresses.addressId))
    .limit(1)
  for (const [at, plan] of PLANS.entries()) {
    const line = lines[at]
    if (!line) return
    const now = new Date(scope.now.getTime() - (PLANS.length - at) * DAY_MS)
    const body: CallRead<'rma.create'>['body'] = {
      ...{ deliveryType: 'supplierCourier', addressId: address?.addressId ?? null, note: plan.note },
      lines: [{ orderLineId: line.orderLineId, returnQty: 1, reason: plan.reason, batchNo: `L26${at}1-${4711 + at}` }],
    }
    const { id, rmaNo, version } = await createDraft({ ...scope, now }, body, `return ${caller.custId} ${at}`)
    if (plan.status !== 'draft') {
      await submitDraft({ ...scope, now }, id, version)
      if (plan.status !== 'application for return')
        await db.transaction(async tx => decide(tx, await lockReturnByNo(tx, rmaNo), plan, now))
    }
    await db
      .update(rmas)
      .set({ rmaNo: `RMA-${number(at)}` })
      .where(eq(rmas.rmaId, id))
  }
}

async function decide(
  tx: RequestContext['db'],
  rma: typeof rmas.$inferSelect,
  { status }: Plan,
  now: Date,
): Promise<void> {
  const isRejected = status === 'rejected'
  const verdict = isRejected
    ? { ...NOTHING, pieces: new Map([[1, 0]]), texts: new Map([[1, 'The batch was not delivered by us.']]) }
    : NOTHING
  await auditReturn(tx, rma, verdict, now)
  if (isRejected) return
  const approved = { ...rma, status: 'audit approved' }
  await receiveReturn(tx, approved, {}, now)
  if (status === 'refund') await refundReturn(tx, approved, now)
}
