/** Photos and files of the lines of a return, uploaded as they are chosen. */
import type { StoreApi } from 'zustand/vanilla'
import type { Shop } from '../shop.types'
import { toJson } from '../to-json'
import { createReturnUploads } from '../uploads/return-uploads'
import { uploadedFiles } from '../uploads/uploaded-files'
import type { Uploads } from '../uploads/uploads.types'
import type { ReturnFormLine, ReturnFormState } from './return-form.types'

export interface ReturnFiles {
  /** Of a line, by its key. */
  of(key: number): Uploads
  remove(key: number): void
  clear(): void
}

/** @source API-087 */
export function createReturnFiles(
  shop: Pick<Shop, 'client'>,
  store: StoreApi<ReturnFormState>,
  setLines: (lines: readonly ReturnFormLine[]) => void,
): ReturnFiles {
  const byLine = new Map<number, Uploads>()

  function begin(key: number): Uploads {
    const files = store.getState().lines.find(line => line.key === key)?.files ?? []
    const uploads = createReturnUploads(shop, files)
    uploads.store.subscribe(() => {
      const now = uploadedFiles(uploads)
      const { lines } = store.getState()
      const shown = lines.find(line => line.key === key)
      // A file on its way changes nothing yet, and keeps no draft from being saved.
      if (!shown || toJson(shown.files) === toJson(now)) return
      setLines(lines.map(line => (line === shown ? { ...line, files: now } : line)))
    })
    byLine.set(key, uploads)
    return uploads
  }

  return {
    of: key => byLine.get(key) ?? begin(key),
    remove: key => {
      byLine.get(key)?.destroy()
      byLine.delete(key)
    },
    clear: () => {
      for (const uploads of byLine.values()) uploads.destroy()
      byLine.clear()
    },
  }
}
