/** Turns what a request threw into an answer: refusals as they are, everything else as code 500 with an id. */

import { CODE } from '@cartwright/core/contract'
import { isBusy } from '../db/database-busy'
import { isStorageFull } from '../db/storage-full'
import { describeError } from '../process/log'
import { readLanguage } from '../texts/language'
import { localize } from '../texts/localize'
import { ApiError } from './api-error'
import { busy } from './busy'
import type { AppContext } from './context'
import { sendEnvelope } from './envelope'
import type { Deps } from './handler'
import { httpRefusals } from './http-refusals.texts'
import { ReaderLeft } from './reader'

/** The error handler of the API; the log has the details under the id that the caller sees. */
export const createErrorHandler =
  ({ log, region }: Pick<Deps, 'log' | 'region'>) =>
  async (error: unknown, c: AppContext) => {
    const language = readLanguage(c.req.header('accept-language'), region)
    const id = c.get('requestId')
    if (error instanceof ReaderLeft) {
      log.info('file.left', { id, path: c.req.path })
      return c.body(null)
    }
    const isDatabaseBusy = isBusy(error)
    if (isDatabaseBusy)
      log.error('request.busy', { id, method: c.req.method, path: c.req.path, ...describeError(error) })
    const refusal = isDatabaseBusy ? busy() : error
    if (refusal instanceof ApiError) {
      if (refusal.code === CODE.BUSY) {
        // Proxies and clients know what a 503 with this header means: the same request may succeed in a moment.
        c.status(CODE.BUSY)
        c.header('Retry-After', String((refusal.data as { retryAfter: number }).retryAfter))
      }
      return sendEnvelope(c, { code: refusal.code, msg: refusal.messageIn(language), data: refusal.dataIn(language) })
    }
    if (isStorageFull(error)) {
      log.error('storage.full', { id, method: c.req.method, path: c.req.path, ...describeError(error) })
      const full = localize(httpRefusals, 'storageFull')
      return sendEnvelope(c, { code: CODE.STORAGE_FULL, msg: full(language), data: { id } })
    }
    log.error('request.failed', { id, method: c.req.method, path: c.req.path, ...describeError(error) })
    return sendEnvelope(c, {
      code: CODE.FAILED,
      msg: localize(httpRefusals, 'wentWrong', { id })(language),
      data: { id },
    })
  }
