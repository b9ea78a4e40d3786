/** Reports of damage and shortage of an order. */

import { createAttempts } from '../client/idempotency-key'
import type { CallInput, ReportsOfOrder } from '../contract'
import * as reportsCalls from '../contract/reports'
import { defineFeature } from '../feature'
import { toJson } from '../to-json'

export interface Reports {
  /** The reports of an order, and what of it can be reported. @throws ShopError `not-found` */
  get(orderNo: string, signal?: AbortSignal): Promise<ReportsOfOrder>
  /** Once, also when it is sent again because the answer was lost. @throws ShopError */
  send(body: CallInput<'reports.create'>['body']): Promise<ReportsOfOrder>
  /** Adds words and files to a line of an open report, likewise. @throws ShopError */
  add(reportNo: string, body: CallInput<'reports.add'>['body']): Promise<ReportsOfOrder>
  /** Takes a report back. @throws ShopError `refused` for a report that has become a return */
  withdraw(reportNo: string): Promise<ReportsOfOrder>
}

/** The reports of a shop. @source CONT-012 */
export const reportsOf = defineFeature(({ client }): Reports => {
  const attempts = createAttempts()
  const addAttempts = createAttempts()
  return {
    get: (orderNo, signal) =>
      client.call(
        reportsCalls.get,
        { params: { orderno: orderNo } },
        { silent: true, ...(signal === undefined ? {} : { signal }) },
      ),
    send: async body => {
      const idempotencyKey = attempts.keyOf(toJson(body))
      const answer = await client.call(reportsCalls.create, { body }, { idempotencyKey })
      attempts.forget()
      return answer
    },
    add: async (reportNo, body) => {
      const input = { params: { reportno: reportNo }, body }
      const idempotencyKey = addAttempts.keyOf(toJson(input))
      const answer = await client.call(reportsCalls.add, input, { idempotencyKey })
      addAttempts.forget()
      return answer
    },
    withdraw: reportNo => client.call(reportsCalls.withdraw, { params: { reportno: reportNo } }),
  }
})
