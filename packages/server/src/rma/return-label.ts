/** The slip of a return, once the audit has approved it. */

import { CODE, type Return } from '@cartwright/core/contract'
import { comesBack } from '@cartwright/core/rules'
import { and, eq } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { rmas } from '../db/schema'
import { ApiError, notFound } from '../http/api-error'
import { drawPaper } from '../pdf/draw-paper'
import { readSite } from '../site/read-site'
import { localize } from '../texts/localize'
import { getReturn } from './read-return'
import type { returnLabel } from './return-label.paper'
import { returnRefusals } from './return-refusals.texts'

declare module '../pdf/draw-paper' {
  interface Papers {
    returnLabel: typeof returnLabel
  }
}

/**
 * @throws ApiError `NOT_FOUND` for an unknown number and for someone else's, `REFUSED` before it is approved
 * @source API-095
 */
export async function readReturnLabel(scope: RequestContext, rmaNo: string): Promise<Buffer> {
  const [row] = await scope.db
    .select({ rmaId: rmas.rmaId })
    .from(rmas)
    .where(and(eq(rmas.rmaNo, rmaNo), eq(rmas.custId, scope.caller.custId)))
  if (!row) throw notFound(`Return ${rmaNo}`)
  const rma = await getReturn(scope, row.rmaId)
  if (!hasLabel(rma)) throw new ApiError(CODE.REFUSED, localize(returnRefusals, 'slipLater'))
  return drawPaper('returnLabel', [rma, { language: scope.language, site: await readSite(scope) }])
}

/** Not where nothing of it is sent. */
export const hasLabel = ({ status, lines }: Pick<Return, 'status' | 'lines'>): boolean =>
  status === 'audit approved' && lines.some(comesBack)
