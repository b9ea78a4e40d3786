/** Lists that are kept in the account. */
import { requestContextOf } from '../catalogue/request-context'
import type { Handlers } from '../http/handler'
import { handOverList } from './hand-over'
import { readHistory } from './list-history'
import { setReminder } from './list-reminders'
import { listSavedLists } from './list-saved-lists'
import { changeList, deleteList, openList, readLists, saveList } from './saved-lists'

export const savedListsHandlers: Handlers<
  | 'savedLists.all'
  | 'savedLists.list'
  | 'savedLists.save'
  | 'savedLists.open'
  | 'savedLists.change'
  | 'savedLists.remove'
  | 'savedLists.history'
  | 'savedLists.remind'
  | 'savedLists.handOver'
> = {
  'savedLists.all': ({ caller }, deps) => readLists(requestContextOf(caller, deps)),
  'savedLists.list': ({ caller, query, language }, deps) =>
    listSavedLists(requestContextOf(caller, deps, language), query),
  'savedLists.save': ({ caller, body, idempotencyKey }, deps) =>
    saveList(requestContextOf(caller, deps), body, idempotencyKey),
  'savedLists.open': ({ caller, params }, deps) => openList(requestContextOf(caller, deps), params.id),
  'savedLists.change': ({ caller, params, body }, deps) => changeList(requestContextOf(caller, deps), params.id, body),
  'savedLists.remove': async ({ caller, params }, deps) => {
    await deleteList(requestContextOf(caller, deps), params.id)
    return null
  },
  'savedLists.history': ({ caller, params }, deps) => readHistory(requestContextOf(caller, deps), params.id),
  'savedLists.remind': async ({ caller, params, body }, deps) => {
    await setReminder(requestContextOf(caller, deps), params.id, body.days)
    return null
  },
  'savedLists.handOver': ({ caller, params, idempotencyKey }, deps) =>
    handOverList(requestContextOf(caller, deps), params.id, idempotencyKey),
}
