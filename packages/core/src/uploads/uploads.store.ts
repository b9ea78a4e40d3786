/** Uploads files, one after the other. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createIdempotencyKey } from '../client/idempotency-key'
import { uploadTransport } from '../client/upload-transport'
import { isShopError } from '../errors/shop-error'
import { type FileLimits, fileProblem } from '../rules'
import type {
  ReducePhoto,
  SendFile,
  UploadEntry,
  UploadedFile,
  UploadRefusal,
  Uploads,
  UploadsState,
} from './uploads.types'

interface Upload {
  file: File
  /** The same file sent again is the same upload. */
  idempotencyKey: string
  abort: AbortController
}

/** Read as pictures; the later ones are sent as JPEG. */
const PICTURE = /\.(jpe?g|png|webp|heic|heif|avif|bmp|gif|tiff?)$/i

/**
 * @param limits the server keeps to its own as well
 * @param known files the server has already
 * @param reduce makes photos small enough, and several files may be chosen at once; without it large ones are refused
 * @source API-081, ERR-028
 */
export function createUploads(
  sendFile: SendFile,
  limits: FileLimits,
  known: readonly UploadedFile[] = [],
  reduce?: ReducePhoto,
): Uploads {
  const store = createStore<UploadsState>(() => ({
    entries: known.map((file, key) => ({
      ...file,
      key,
      file: undefined,
      status: 'checked',
      share: 1,
      isRefused: false,
    })),
    refused: undefined,
  }))
  const takesSeveral = reduce !== undefined
  let lastKey = known.length
  const sending = createSending(store, { sendFile, limits, reduce })

  const isFull = () => store.getState().entries.filter(entry => !entry.isRefused).length >= limits.count

  const isBusy = () => !takesSeveral && store.getState().entries.some(entry => entry.status === 'uploading')

  function refusalOf(file: File): UploadRefusal | undefined {
    const { name } = file
    if (isFull()) return { name, why: 'too-many' }
    // A photo is judged when it is small.
    if (reduce && isPicture(file) && file.size > 0) return undefined
    const why = fileProblem(file, limits)
    return why && { name, why }
  }

  function begin(file: File): void {
    const key = ++lastKey
    const { name, size } = file
    const entry = { key, name, size, file, status: 'uploading', share: 0, fileId: undefined, isRefused: false } as const
    store.setState(({ entries }) => ({ entries: [...entries, entry] }))
    sending.begin(key, file)
  }

  return {
    store,
    limits,
    takesPhotos: reduce !== undefined,
    takesSeveral,
    isFull,
    add: files => {
      const [first] = files
      if (first && (isBusy() || (files.length > 1 && !takesSeveral)))
        return store.setState({ refused: { name: first.name, why: 'one-at-a-time' } })
      store.setState({ refused: undefined })
      for (const file of files) {
        const refused = refusalOf(file)
        if (!refused) begin(file)
        else if (!store.getState().refused) store.setState({ refused })
      }
    },
    retry: key => {
      const { entries } = store.getState()
      const name = entries.find(entry => entry.key === key)?.name ?? ''
      const isRefused = isBusy()
      store.setState({ refused: isRefused ? { name, why: 'one-at-a-time' } : undefined })
      if (!isRefused) sending.sendNext(key)
    },
    remove: key => {
      sending.stop(key)
      store.setState(({ entries }) => ({ entries: entries.filter(entry => entry.key !== key), refused: undefined }))
    },
    destroy: sending.stopAll,
  }
}

const isPicture = ({ name, type }: File): boolean => type.startsWith('image/') || PICTURE.test(name)

interface SendingOptions {
  sendFile: SendFile
  limits: FileLimits
  reduce: ReducePhoto | undefined
}

/** Sends the entries of `store`, one after the other. */
function createSending(store: StoreApi<UploadsState>, { sendFile, limits, reduce }: SendingOptions) {
  const uploads = new Map<number, Upload>()
  let sending: Promise<void> = Promise.resolve()

  const change = (key: number, edit: Partial<UploadEntry>) =>
    store.setState(({ entries }) => ({
      entries: entries.map(entry => (entry.key === key ? { ...entry, ...edit } : entry)),
    }))

  async function send(key: number): Promise<void> {
    const upload = uploads.get(key)
    if (!upload) return
    const { idempotencyKey, abort } = upload
    try {
      const file = await prepare(upload.file)
      if (abort.signal.aborted) return
      const problem = file ? fileProblem(file, limits) : 'no-picture'
      if (!file || problem) return refuse(key, problem ?? 'no-picture')
      change(key, { name: file.name, size: file.size, file })
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

  /** Other files stay as they are. */
  const prepare = async (file: File): Promise<File | undefined> =>
    reduce && isPicture(file) ? reduce(file, limits.bytes) : file

  function refuse(key: number, why: UploadRefusal['why']): void {
    const { entries } = store.getState()
    const name = entries.find(entry => entry.key === key)?.name ?? ''
    uploads.delete(key)
    store.setState({ entries: entries.filter(entry => entry.key !== key), refused: { name, why } })
  }

  function sendNext(key: number): void {
    change(key, { status: 'uploading', share: 0, isRefused: false })
    sending = sending.then(() => send(key))
  }

  return {
    begin(key: number, file: File): void {
      uploads.set(key, { file, idempotencyKey: createIdempotencyKey(), abort: new AbortController() })
      sendNext(key)
    },
    sendNext,
    stop(key: number): void {
      uploads.get(key)?.abort.abort()
      uploads.delete(key)
    },
    stopAll(): void {
      for (const { abort } of uploads.values()) abort.abort()
      uploads.clear()
    },
  }
}
