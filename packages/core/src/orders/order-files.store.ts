/** Uploads files for an order, one at a time. */
import { createStore } from 'zustand/vanilla'
import { uploadTransport } from '../client/upload-transport'
import { isShopError } from '../errors/shop-error'
import { ORDER_FILE_LIMITS, type OrderFileLimits, orderFileProblem } from '../rules'
import type { Shop } from '../shop.types'
import { createIdempotencyKey } from './idempotency-key'
import type { OrderFileEntry, OrderFileRefusal, OrderFiles, OrderFilesState } from './order-files.types'

interface Upload {
  file: File
  /** The same file sent again is the same upload. */
  idempotencyKey: string
  abort: AbortController
}

/**
 * @param limits in the place of those of the specification; the server keeps to its own as well
 * @source API-081, ERR-028
 */
export function createOrderFiles({ client }: Pick<Shop, 'client'>, limits: Partial<OrderFileLimits> = {}): OrderFiles {
  const bounds = { ...ORDER_FILE_LIMITS, ...limits }
  const store = createStore<OrderFilesState>(() => ({ entries: [], refused: undefined }))
  const uploads = new Map<number, Upload>()
  let lastKey = 0

  const change = (key: number, edit: Partial<OrderFileEntry>) =>
    store.setState(({ entries }) => ({
      entries: entries.map(entry => (entry.key === key ? { ...entry, ...edit } : entry)),
    }))

  async function send(key: number): Promise<void> {
    const upload = uploads.get(key)
    if (!upload) return
    const { file, idempotencyKey, abort } = upload
    change(key, { status: 'uploading', share: 0, isRefused: false })
    try {
      const { fileId } = await client.call(
        'orders.upload',
        { body: { file } },
        {
          idempotencyKey,
          signal: abort.signal,
          // The failure is shown at the file.
          silent: true,
          transport: uploadTransport(share => change(key, { share })),
        },
      )
      change(key, { status: 'checked', share: 1, fileId })
    } catch (error) {
      change(key, { status: 'failed', isRefused: isShopError(error, 'refused') })
    }
  }

  function refusalOf(files: readonly File[]): OrderFileRefusal | undefined {
    const [file] = files
    const { entries } = store.getState()
    if (!file) return undefined
    const { name } = file
    if (files.length > 1 || entries.some(entry => entry.status === 'uploading')) return { name, why: 'one-at-a-time' }
    if (entries.length >= bounds.count) return { name, why: 'too-many' }
    const why = orderFileProblem(file, bounds)
    return why && { name, why }
  }

  return {
    store,
    limits: bounds,
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
      store.setState({ refused: undefined })
      void send(key)
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
