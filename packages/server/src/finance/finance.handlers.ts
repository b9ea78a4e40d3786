/** Invoices and credits of the own company (API-088, API-089). */
import { requestContextOf } from '../catalogue/request-context'
import type { Handlers } from '../http/handler'
import { readCreditUses } from './credit-uses'
import { getEntry } from './get-entry'
import { listEntries, readStat } from './list-entries'
import { sumStatement } from './statement'

export const financeHandlers: Handlers<
  'finance.list' | 'finance.stat' | 'finance.credits' | 'finance.statement' | 'finance.get'
> = {
  'finance.list': ({ caller, query, language }, deps) => listEntries(requestContextOf(caller, deps, language), query),
  'finance.stat': ({ caller, query, language }, deps) => readStat(requestContextOf(caller, deps, language), query.asOf),
  'finance.credits': ({ caller, query, language }, deps) =>
    readCreditUses(requestContextOf(caller, deps, language), query.asOf),
  'finance.statement': ({ caller, query, language }, deps) =>
    sumStatement(requestContextOf(caller, deps, language), query.from, query.to),
  'finance.get': ({ caller, params, language }, deps) =>
    getEntry(requestContextOf(caller, deps, language), params.invoiceNo),
}
