/** Returns of the demo companies, one in each status, made by the services that make those of buyers. */
import type { CallRead, Return, ReturnReason } from '@cartwright/core/contract'
import { and, asc, eq, isNull, min, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { addresses, kitParts, orderLines, orders, rmas } from '../db/schema'
import { auditReturn, lockReturnByNo, receiveReturn } from '../rma/audit'
import { createDraft, submitDraft } from '../rma/drafts'
import { refundReturn } from '../rma/refund'
import { keepReturnFile } from '../rma/return-files'
import { noScanner } from '../uploads/scanner'
import { randomInteger } from './random'

const DAY_MS = 86_400_000
const NOTHING = { pieces: new Map<number, number>(), waived: new Set<number>(), texts: new Map<number, string>() }

interface Plan {
  status: Return['status']
  reason: ReturnReason
  note: string
  /** The pieces were not in the parcel: nothing is sent back. */
  neverArrived?: true
  /** Lines of so many orders, one each; of one order without it. */
  orders?: number
  hasPhoto?: true
}

const PLANS: readonly Plan[] = [
  { status: 'draft', reason: 'noise', note: '' },
  { status: 'application for return', reason: 'poorPrintQuality', note: 'Grey streaks on the left third of the page.' },
  {
    status: 'audit approved',
    reason: 'brokenCartridge',
    hasPhoto: true,
    note: 'The box was crushed: powder in it, and a broken end cap. See the photo.',
  },
  { status: 'rejected', reason: 'chipError', note: 'The printer says that the cartridge is not recognised.' },
  { status: 'refund', reason: 'notRequired', note: 'Ordered too many, still sealed.' },
]

/** Of a kit, one whole and a part of another one. */
const KIT_PLANS: readonly Plan[] = [
  { status: 'refund', reason: 'wrongOrLess', note: 'We ordered the set of the larger yield.' },
  { status: 'audit approved', reason: 'printingDefect', note: 'One cartridge of the set prints pale lines.' },
]

const CLAIM: Plan = {
  status: 'audit approved',
  reason: 'wrongOrLess',
  neverArrived: true,
  note: 'The packing list says one more than we found in the parcel.',
}

/** Of companies with one account, by their id, in their languages. */
const FEW_PLANS: Readonly<Record<number, readonly Plan[]>> = {
  2: [{ status: 'audit approved', reason: 'leaking', note: 'Polvere nella scatola e sulla cartuccia.' }],
  3: [
    {
      status: 'application for return',
      reason: 'poorPrintQuality',
      orders: 2,
      hasPhoto: true,
      note: 'Graue Streifen auf jeder Seite, bei Kartuschen aus zwei Bestellungen.',
    },
    { status: 'rejected', reason: 'chipError', note: 'Der Drucker erkennt die Kartusche nicht.' },
  ],
  4: [
    { status: 'refund', reason: 'notRequired', note: 'Ordered for a printer that has been replaced, still sealed.' },
    { status: 'draft', reason: 'noise', note: '' },
  ],
  5: [
    { status: 'application for return', reason: 'paperJam', note: 'Le papier se bloque à chaque page.' },
    {
      status: 'refund',
      reason: 'leaking',
      hasPhoto: true,
      note: 'La cartouche a fui dans son emballage\u00a0: voir la photo.',
    },
  ],
  6: [
    {
      status: 'audit approved',
      reason: 'printingDefect',
      hasPhoto: true,
      note: 'Blade linie na wydruku.',
    },
  ],
  8: [
    {
      status: 'refund',
      reason: 'brokenCartridge',
      hasPhoto: true,
      note: 'The cartridge arrived with a cracked end cap.',
    },
  ],
}

/** One or two returns of a company that has no other ones: of second lines, because pieces of the first ones are credited here and there. */
export async function applyForFewReturns(scope: RequestContext, number: (at: number) => string): Promise<void> {
  const { db, caller } = scope
  const plans = FEW_PLANS[caller.custId] ?? []
  const lines = await db
    .select({ orderLineId: orderLines.orderLineId, partSku: sql<null>`null`, qty: orderLines.qty })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .leftJoin(kitParts, eq(kitParts.kitSku, orderLines.goodsSkuId))
    .where(
      and(
        eq(orders.custId, caller.custId),
        eq(orders.status, 'all goods delivered'),
        eq(orderLines.position, 1),
        isNull(kitParts.kitSku),
      ),
    )
    .orderBy(asc(orders.orderId))
  for (const [at, plan] of plans.entries()) {
    const own = lines.splice(0, plan.orders ?? 1)
    await apply(scope, plan, own, { at, daysAgo: daysBefore(plans.length - at), rmaNo: `RMA-${number(at)}` })
  }
}

/** @param scope of the main account of a company whose orders are there @param number drawn for a return */
export async function applyForReturns(scope: RequestContext, number: (at: number) => string): Promise<void> {
  const { db, caller } = scope
  const lines = await db
    .select({ orderLineId: orderLines.orderLineId, partSku: min(kitParts.partSku), qty: orderLines.qty })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .leftJoin(kitParts, eq(kitParts.kitSku, orderLines.goodsSkuId))
    .where(and(eq(orders.custId, caller.custId), eq(orders.status, 'all goods delivered')))
    .groupBy(orderLines.orderLineId, orders.orderId)
    .orderBy(asc(orders.orderId), asc(orderLines.position))
  const others = lines.filter(({ partSku }) => partSku === null)
  const kit = lines.find(({ partSku }) => partSku !== null)
  const ofPlan = (plan: Plan, at: number, line: Chosen | undefined, daysAgo: number) =>
    line ? [{ plan, line, place: { at, daysAgo: daysBefore(daysAgo - 1), rmaNo: `RMA-${number(at)}` } }] : []
  const returns = [
    ...PLANS.flatMap((plan, at) => ofPlan(plan, at, others[at], PLANS.length - at)),
    ...KIT_PLANS.flatMap((plan, at) => {
      const line = kit && { ...kit, partSku: at === 0 ? null : kit.partSku, isKit: true }
      return ofPlan(plan, PLANS.length + at, line, PLANS.length + 2 - at)
    }),
    ...ofPlan(CLAIM, PLANS.length + KIT_PLANS.length, others[PLANS.length], 1),
  ]
  // The oldest first, so that numbers of credit notes follow their days.
  for (const { plan, line, place } of returns.toSorted((a, b) => b.place.daysAgo - a.place.daysAgo))
    await apply(scope, plan, [line], place)
}

/** Days before today on which returns are made: some on one day, none on others. */
const RETURN_DAYS = [1, 2, 2, 6, 8, 13, 15, 17, 20] as const
const daysBefore = (at: number): number => RETURN_DAYS[at] ?? at + RETURN_DAYS.length

/** Year, week and running number, as they stand on a box. */
const batchOf = (key: string): string =>
  `L26${String(randomInteger(`${key} week`, 1, 44)).padStart(2, '0')}-${randomInteger(key, 1000, 9899)}`

interface Chosen {
  orderLineId: number
  partSku: number | null
  qty: number
  /** What was ordered is a set. */
  isKit?: boolean
}

/** Some of the pieces, and one of what was missing or of a set; pieces that a credit note has taken already are left. */
const piecesOf = (plan: Plan, line: Chosen | undefined): number =>
  plan.neverArrived || !line || line.isKit
    ? 1
    : Math.max(1, Math.min(line.qty - 2, randomInteger(`pieces ${plan.note} ${line.orderLineId}`, 1, 4)))

interface Place {
  at: number
  daysAgo: number
  rmaNo: string
}

async function apply(
  scope: RequestContext,
  plan: Plan,
  chosen: readonly Chosen[],
  { at, daysAgo, rmaNo: drawn }: Place,
): Promise<void> {
  const { db, caller } = scope
  const [address] = await db
    .select()
    .from(addresses)
    .where(eq(addresses.custId, caller.custId))
    .orderBy(asc(addresses.addressId))
    .limit(1)
  const now = new Date(scope.now.getTime() - daysAgo * DAY_MS)
  const photo = plan.hasPhoto && (await keepPhoto({ ...scope, now }, at))
  const files = photo ? [photo] : []
  const lines = chosen.map(({ orderLineId, partSku }, place) => ({
    orderLineId,
    partSkuId: partSku,
    returnQty: piecesOf(plan, chosen[place]),
    reason: plan.reason,
    ...(place === 0 && { files }),
  }))
  const body: CallRead<'rma.create'>['body'] = plan.neverArrived
    ? { note: plan.note, lines: lines.map(line => ({ ...line, neverArrived: true })) }
    : {
        deliveryType: 'supplierCourier',
        addressId: address?.addressId ?? null,
        note: plan.note,
        lines: lines.map((line, place) => ({ ...line, batchNo: batchOf(`batch ${caller.custId} ${at} ${place}`) })),
      }
  const { id, rmaNo, version } = await createDraft({ ...scope, now }, body, `return ${caller.custId} ${at}`)
  if (plan.status !== 'draft') {
    await submitDraft({ ...scope, now }, id, version)
    if (plan.status !== 'application for return')
      await db.transaction(async tx => decide(tx, await lockReturnByNo(tx, rmaNo), plan, now))
  }
  await db.update(rmas).set({ rmaNo: drawn }).where(eq(rmas.rmaId, id))
}

async function decide(
  tx: RequestContext['db'],
  rma: typeof rmas.$inferSelect,
  { status, neverArrived }: Plan,
  now: Date,
): Promise<void> {
  const isRejected = status === 'rejected'
  const verdict = isRejected
    ? { ...NOTHING, pieces: new Map([[1, 0]]), texts: new Map([[1, 'The batch was not delivered by us.']]) }
    : NOTHING
  await auditReturn(tx, rma, verdict, now)
  if (isRejected) return
  const approved = { ...rma, status: 'audit approved' }
  if (!neverArrived) await receiveReturn(tx, approved, {}, now)
  if (status === 'refund') await refundReturn(tx, approved, now)
}

/** Streaks on a page, as small as a picture can be. */
const PHOTO = [
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABACAAAAADAXy3SAAAAQklEQVR42u3YoREAIAwEwZRNiWkID5qJYGBQ7Mk36z/64wLwEZBLbZZFuzsAAA',
  'AAAAAAAAAAAAAAAAAAuAPcmoDjBpaBWt63EjFnAAAAAElFTkSuQmCC',
].join('')

/** @returns reference of a file that waits for the return */
async function keepPhoto(scope: RequestContext, at: number): Promise<string> {
  const file = new File([Buffer.from(PHOTO, 'base64')], 'print.png', { type: 'image/png' })
  return (await keepReturnFile(scope, file, { key: `photo ${scope.caller.custId} ${at}`, scan: noScanner })).fileId
}
