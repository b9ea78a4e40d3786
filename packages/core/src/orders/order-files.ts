/** Files that go with an order to come, such as the buyer's own delivery note. */
import * as ordersCalls from '../contract/orders'
import { readKept } from '../contract/read-shape'
import { type FileLimits, ORDER_FILE_LIMITS } from '../rules'
import { restoreAfterSignIn } from '../session/restore-after-sign-in'
import type { Shop } from '../shop.types'
import { uploadedFiles, uploadedFilesShape } from '../uploads/uploaded-files'
import { createUploads } from '../uploads/uploads.store'
import type { Uploads } from '../uploads/uploads.types'

/**
 * Files that arrived before the sign-in expired are there once more on the same page (ERR-003).
 * @param limits in the place of those of the specification; the server keeps to its own as well
 * @source API-081
 */
export function createOrderFiles(shop: FilesHome, limits: Partial<FileLimits> = {}): OrderFiles {
  const { client, currentPath } = shop
  const carried = restoreAfterSignIn(shop, {
    what: `files.${currentPath()}`,
    entered: () => uploadedFiles(uploads),
    parse: kept => readKept(uploadedFilesShape, kept),
  })
  const uploads = createUploads(
    (file, options) => client.call(ordersCalls.upload, { body: { file } }, options),
    { ...ORDER_FILE_LIMITS, ...limits },
    carried.kept,
  )
  return {
    ...uploads,
    forget: carried.forget,
    destroy: () => {
      carried.stop()
      uploads.destroy()
    },
  }
}

export interface OrderFiles extends Uploads {
  /** They are sent, or given up: there is nothing to come back to. */
  forget(): void
}

/**
 * Whether the delivery note of a placed order was being changed when the sign-in expired, by the same account (ERR-003); its files are
 * kept with `createOrderFiles`.
 */
export function carryNote(
  shop: Pick<Shop, 'session' | 'drafts'>,
  orderNo: string,
  isOpen: () => boolean,
): { wasOpen: boolean; forget(): void; destroy(): void } {
  const { kept, forget, stop } = restoreAfterSignIn(shop, {
    what: `note.${orderNo}`,
    entered: () => isOpen() || undefined,
    parse: open => open === true || undefined,
  })
  return { wasOpen: kept === true, forget, destroy: stop }
}

type FilesHome = Pick<Shop, 'client' | 'session' | 'drafts' | 'currentPath'>
