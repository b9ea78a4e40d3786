/** Keys of companies, and the tokens that their servers get by them. */
import { requestContextOf } from '../catalogue/request-context'
import type { Handlers } from '../http/handler'
import { exchangeToken } from './exchange-token'
import { addKey, changeKey, listKeys, revokeKey } from './manage-keys'

export const embedKeysHandlers: Handlers<
  'embedKeys.list' | 'embedKeys.add' | 'embedKeys.change' | 'embedKeys.revoke' | 'embedKeys.exchange'
> = {
  'embedKeys.list': ({ caller, language }, deps) => listKeys(requestContextOf(caller, deps, language)),
  'embedKeys.add': (request, deps) => addKey(requestContextOf(request.caller, deps, request.language), request, deps),
  'embedKeys.change': (request, deps) =>
    changeKey(requestContextOf(request.caller, deps, request.language), request, deps),
  'embedKeys.revoke': async ({ caller, params }, deps) => {
    await revokeKey(requestContextOf(caller, deps), params.id, deps)
    return null
  },
  'embedKeys.exchange': (request, deps) => exchangeToken(request, deps),
}
