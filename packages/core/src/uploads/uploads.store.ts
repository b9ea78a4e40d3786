/** Uploads files, one at a time. */
import { createStore } from 'zustand/vanilla'
import { uploadTransport } from '../client/upload-transport'
import { isShopError } from '../errors/shop-error'
import { createIdempotencyKey } from '../orders/idempotency-key'
import { type FileLimits, fileProblem } from '../rules'
import type { SendFile, UploadEntry, UploadedFile, UploadRefusal, Uploads, UploadsState } from './uploads.types'

interface Upload {
  file: File
  /** The same file sent again is the same upload. */
  idempotencyKey: string
  abort: AbortController
}

/**
 * @param limits the server keeps to its own as well
 * @param known files the server has already
 * @source API-081, ERR-028
 */
export function createUploads(sendFile: SendFile, limits: FileLimits, known: readonly UploadedFile[] = []): Uploads {
  const store = createStore<UploadsState>(() => ({
    entries: known.map((file, key) => ({ ...file, key, status: 'checked', share: 1, isRefused: false })),
    refused: undefined,
  }))
  const uploads = new Map<number, Upload>()
  let lastKey = known.length

  const change = (key: number, edit: Partial<UploadEntry>) =>
    store.setState(({ entries }) => ({
      entries: entries.map(entry => (entry.key === key ? { ...entry, ...edit } : entry)),
    }))

  async function send(key: number): Promise<void> {
    const upload = uploads.get(key)
    if (!upload) return
    const { file, idempotencyKey, abort } = upload
    change(key, { status: 'uploading', share: 0, isRefused: false })
    try {
      const { fileId } = await sendFile(file, {
        idempotencyKey,
        signal: abort.signal,
        // The failure is shown at the file.
        silent: true,
        transport: uploadTransport(share => change(key, { share })),
      })
      change(key, { status: 'checked', share: 1, fileId })
    } catch (error) {
      change(key, { status: 'failed', isRefused: isShopError(error, 'refused') })
    }
  }

  const isFull = () => store.getState().entries.filter(entry => !entry.isRefused).length >= limits.count

  function refusalOf(files: readonly File[]): UploadRefusal | undefined {
    const [file] = files
    const { entries } = store.getState()
    if (!file) return undefined
    const { name } = file
    if (files.length > 1 || entries.some(entry => entry.status === 'uploading')) return { name, why: 'one-at-a-time' }
    if (isFull()) return { name, why: 'too-many' }
    const why = fileProblem(file, limits)
    return why && { name, why }
  }

  return {
    store,
    limits,
    isFull,
    add: files => {
      const [file] = files
      const refused = refusalOf(files)
      store.setState({ refused })
      if (!file || refused) return
      const key = ++lastKey
      const { name, size } = file
      uploads.set(key, { file, idempotencyKey: createIdempotencyKey(), abort: new AbortController() })
      store.setState(({ entries }) => ({
        entries: [...entries, { key, name, size, status: 'uploading', share: 0, fileId: undefined, isRefused: false }],
      }))
      void send(key)
    },
    retry: key => {
      const { entries } = store.getState()
      const name = entries.find(entry => entry.key === key)?.name ?? ''
      const isBusy = entries.some(entry => entry.status === 'uploading')
      store.setState({ refused: isBusy ? { name, why: 'one-at-a-time' } : undefined })
      if (!isBusy) void send(key)
    },
    remove: key => {
      uploads.get(key)?.abort.abort()
      uploads.delete(key)
      store.setState(({ entries }) => ({ entries: entries.filter(entry => entry.key !== key), refused: undefined }))
    },
    destroy: () => {
      for (const { abort } of uploads.values()) abort.abort()
      uploads.clear()
    },
  }
}
