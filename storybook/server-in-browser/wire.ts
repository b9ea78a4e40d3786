/**
 * The way from a page of the built book to its server, which runs in a worker: one for all pages of the book that are open, or one for the
 * page alone where a browser has no workers that pages share. It starts with the first request.
 */
import now from 'virtual:shop-now'
import type { BookAnswer, BookRequest, BookResponse } from './messages'

interface Waiting {
  resolve: (response: Response) => void
  reject: (error: unknown) => void
}

/** By the id of their request. */
const waiting = new Map<number, Waiting>()
let port: Pick<MessagePort, 'postMessage'> | undefined
let lastId = 0

/** The present of the server, which begins at the moment from which its data is dated. */
export const nowInBrowser = (): Date => new Date(now + performance.now())

/** Address of a file of the shop, such as a picture: they are files of the book, which may be published below any path. */
export const fileUrlInBrowser = (path: string): string =>
  path.startsWith('/') ? new URL(`.${path}`, location.href).href : path

/** As `fetch`, for addresses of the shop. */
export const fetchInBrowser: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const { method, url, headers, signal } = request
  const body = request.body === null ? undefined : await request.arrayBuffer()
  signal.throwIfAborted()
  lastId += 1
  const message: BookRequest = { id: lastId, method, url, headers: [...headers], body }
  const response = new Promise<Response>((resolve, reject) => waiting.set(message.id, { resolve, reject }))
  signal.addEventListener('abort', () => take(message.id)?.reject(signal.reason), { once: true })
  port ??= open()
  port.postMessage(message, body ? [body] : [])
  return response
}

function open(): Pick<MessagePort, 'postMessage'> {
  if (typeof SharedWorker === 'undefined') {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onerror = rejectAll
    worker.onmessage = settle
    return worker
  }
  const worker = new SharedWorker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onerror = rejectAll
  worker.port.onmessage = settle
  return worker.port
}

function settle({ data }: MessageEvent<BookResponse>): void {
  const found = take(data.id)
  if ('failure' in data) found?.reject(new TypeError(data.failure))
  else found?.resolve(toResponse(data))
}

/** The worker cannot be loaded; the next request tries again. */
function rejectAll(): void {
  port = undefined
  for (const id of [...waiting.keys()]) take(id)?.reject(new TypeError('The server of this book cannot be loaded.'))
}

function take(id: number): Waiting | undefined {
  const found = waiting.get(id)
  waiting.delete(id)
  return found
}

/** Fetch standard: a `Response` with one of these and a body cannot be made. */
const WITHOUT_BODY = [204, 205, 304]

function toResponse({ status, headers, body }: BookAnswer): Response {
  return new Response(WITHOUT_BODY.includes(status) ? null : body, { status, headers })
}
