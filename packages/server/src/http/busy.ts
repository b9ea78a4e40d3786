/** The refusal of what may succeed in a moment. */

import { CODE } from '@cartwright/core/contract'
import { localize } from '../texts/localize'
import { ApiError } from './api-error'
import { httpRefusals } from './http-refusals.texts'

export const RETRY_AFTER_SECONDS = 2
export const BUSY_TEXT = localize(httpRefusals, 'busy')

/** The database cannot answer now, or the caller asks for more at a time than others leave room for; nothing was done. */
export const busy = (): ApiError => new ApiError(CODE.BUSY, BUSY_TEXT, { retryAfter: RETRY_AFTER_SECONDS })
