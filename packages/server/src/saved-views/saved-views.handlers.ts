/** Views of lists. */
import { requestContextOf } from '../catalogue/request-context'
import type { Handlers } from '../http/handler'
import { changeView, readViews, removeView, saveView } from './saved-views'

export const savedViewsHandlers: Handlers<
  'savedViews.list' | 'savedViews.save' | 'savedViews.change' | 'savedViews.remove'
> = {
  'savedViews.list': ({ caller, query }, deps) => readViews(deps.db, caller.accountId, query.list),
  'savedViews.save': ({ caller, body }, deps) => saveView(requestContextOf(caller, deps), body),
  'savedViews.change': ({ caller, params, body }, deps) => changeView(requestContextOf(caller, deps), params.id, body),
  'savedViews.remove': async ({ caller, params }, deps) => {
    await removeView(requestContextOf(caller, deps), params.id)
    return null
  },
}
