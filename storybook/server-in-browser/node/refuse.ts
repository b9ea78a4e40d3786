/** Refuses a request that needs more of a machine than a browser gives. */
import { CODE } from '@cartwright/core/contract'
import { ApiError } from '../../../packages/server/src/http/api-error'

export function refuse(what: string): never {
  throw new ApiError(CODE.REFUSED, `The server of this book runs in your browser, which cannot do this (${what}).`)
}
