/** Invoices and credits of the own company (API-088, API-089). */
import { requestContextOf } from '../catalogue/request-context'
import type { Handlers } from '../http/handler'
import { getEntry } from './get-entry'
import { listEntries, readStat } from './list-entries'

export const financeHandlers: Handlers<'finance.list' | 'finance.stat' | 'finance.get'> = {
  'finance.list': ({ caller, query, language }, deps) => listEntries(requestContextOf(caller, deps, language), query),
  'finance.stat': ({ caller, query, language }, deps) => readStat(requestContextOf(caller, deps, language), query.asOf),
  'finance.get': ({ caller, params, language }, deps) =>
    getEntry(requestContextOf(caller, deps, language), params.invoiceNo),
}
