/** Return calls (API-083 to API-087). */
import { requestContextOf } from '../catalogue/request-context'
import type { Handlers } from '../http/handler'
import { createDraft, deleteDraft, saveDraft, submitDraft } from './drafts'
import { estimateReturn } from './estimate'
import { importReturnLines } from './import-lines'
import { listReturns } from './list-returns'
import { getReturn } from './read-return'
import { keepReturnFile } from './return-files'
import { findReturnable } from './returnable'

export const rmaHandlers: Handlers<
  | 'rma.list'
  | 'rma.get'
  | 'rma.create'
  | 'rma.save'
  | 'rma.submit'
  | 'rma.remove'
  | 'rma.eligible'
  | 'rma.estimate'
  | 'rma.importLines'
  | 'rma.upload'
> = {
  'rma.list': ({ caller, query }, deps) => listReturns(requestContextOf(caller, deps), query),
  'rma.get': ({ caller, params, language }, deps) => getReturn(requestContextOf(caller, deps, language), params.id),
  'rma.create': ({ caller, body, idempotencyKey, language }, deps) =>
    createDraft(requestContextOf(caller, deps, language), body, idempotencyKey),
  'rma.save': ({ caller, body, language }, deps) => saveDraft(requestContextOf(caller, deps, language), body),
  'rma.submit': async ({ caller, params, body, language }, deps) => {
    const submitted = await submitDraft(requestContextOf(caller, deps, language), params.id, body.version)
    deps.outbox.wake()
    return submitted
  },
  'rma.remove': async ({ caller, params }, deps) => {
    await deleteDraft(requestContextOf(caller, deps), params.id)
    return null
  },
  'rma.eligible': ({ caller, body, language }, deps) => findReturnable(requestContextOf(caller, deps, language), body),
  'rma.estimate': ({ caller, body, language }, deps) => estimateReturn(requestContextOf(caller, deps, language), body),
  'rma.importLines': ({ caller, body, language }, deps) =>
    importReturnLines(requestContextOf(caller, deps, language), body.rows),
  'rma.upload': ({ caller, body, idempotencyKey }, deps) =>
    keepReturnFile(requestContextOf(caller, deps), body.file, { key: idempotencyKey, scan: deps.scan }),
}
