/** Photos and papers beside a line of a return or a report, uploaded as they are chosen. */
import * as rmaCalls from '../contract/rma'
import { RETURN_FILE_LIMITS } from '../rules'
import type { Shop } from '../shop.types'
import { createUploads } from './uploads.store'
import type { UploadedFile, Uploads } from './uploads.types'

/**
 * Photos are made smaller before they are sent.
 * @param files that the server has already
 * @source API-087
 */
export const createReturnUploads = ({ client }: Pick<Shop, 'client'>, files: readonly UploadedFile[] = []): Uploads =>
  createUploads(
    (file, options) => client.call(rmaCalls.upload, { body: { file } }, options),
    RETURN_FILE_LIMITS,
    files,
    async (file, bytes) => (await import('./reduce-photo')).reducePhoto(file, bytes),
  )
