/** Calls about reports of damage and shortage. */
import { requestContextOf } from '../catalogue/request-context'
import type { Handlers } from '../http/handler'
import { readReportsOfOrder } from './read-reports'
import { addToReport, createReport, withdrawReport } from './write-reports'

export const reportsHandlers: Handlers<'reports.get' | 'reports.create' | 'reports.add' | 'reports.withdraw'> = {
  'reports.get': ({ caller, params, language }, deps) =>
    readReportsOfOrder(requestContextOf(caller, deps, language), params.orderno),
  'reports.create': async ({ caller, body, idempotencyKey, language }, deps) => {
    const answer = await createReport(requestContextOf(caller, deps, language), body, idempotencyKey)
    deps.outbox.wake()
    return answer
  },
  'reports.add': ({ caller, params, body, idempotencyKey, language }, deps) =>
    addToReport(requestContextOf(caller, deps, language), params.reportno, body, idempotencyKey),
  'reports.withdraw': ({ caller, params, language }, deps) =>
    withdrawReport(requestContextOf(caller, deps, language), params.reportno),
}
