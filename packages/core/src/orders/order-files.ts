/** Files that go with an order to come, such as the buyer's own delivery note. */
import { type FileLimits, ORDER_FILE_LIMITS } from '../rules'
import type { Shop } from '../shop.types'
import { createUploads } from '../uploads/uploads.store'
import type { Uploads } from '../uploads/uploads.types'

/**
 * @param limits in the place of those of the specification; the server keeps to its own as well
 * @source API-081
 */
export const createOrderFiles = ({ client }: Pick<Shop, 'client'>, limits: Partial<FileLimits> = {}): Uploads =>
  createUploads((file, options) => client.call('orders.upload', { body: { file } }, options), {
    ...ORDER_FILE_LIMITS,
    ...limits,
  })
