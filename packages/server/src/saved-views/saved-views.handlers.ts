/** Views of lists. */
import { requestContextOf } from '../catalogue/request-context'
import { assertRight } from '../http/authorization'
import type { Handlers } from '../http/handler'
import { changeView, RIGHT_OF, readViews, removeView, saveView } from './saved-views'

export const savedViewsHandlers: Handlers<
  'savedViews.list' | 'savedViews.save' | 'savedViews.change' | 'savedViews.remove'
> = {
  'savedViews.list': async ({ caller, query }, deps) => {
    assertRight(caller, RIGHT_OF[query.list])
    return readViews(deps.db, caller.accountId, query.list)
  },
  'savedViews.save': async ({ caller, body }, deps) => {
    assertRight(caller, RIGHT_OF[body.list])
    return saveView(requestContextOf(caller, deps), body)
  },
  'savedViews.change': ({ caller, params, body }, deps) => changeView(requestContextOf(caller, deps), params.id, body),
  'savedViews.remove': async ({ caller, params }, deps) => {
    await removeView(requestContextOf(caller, deps), params.id)
    return null
  },
}
