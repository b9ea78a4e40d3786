/** The worker of the book: answers the requests of pages by the server, one at a time. */
import './node/globals'
import { Mutex } from 'async-mutex'
import type { BookAnswer, BookRequest, BookResponse } from './messages'

type Port = Pick<MessagePort, 'postMessage'>
type Answer = (request: Request) => Promise<Omit<BookAnswer, 'id'>>

let opened: Promise<Answer> | undefined
const turn = new Mutex()

/**
 * One after the other: what belongs to a request is kept by `AsyncLocalStorage`, and its half for browsers knows one request at a time. The
 * database has one queue anyway.
 */
function enqueue(message: BookRequest, port: Port): void {
  void turn.runExclusive(async () => {
    const response = await answer(message)
    port.postMessage(response, 'body' in response ? [response.body] : [])
  })
}

async function answer({ id, url, method, headers, body }: BookRequest): Promise<BookResponse> {
  try {
    opened ??= open()
    const shop = await opened
    return { id, ...(await shop(new Request(url, { method, headers, body: body ?? null }))) }
  } catch (error) {
    return { id, failure: `The server of this book cannot answer: ${error}` }
  }
}

/** What failed is tried again by the next request. */
async function open(): Promise<Answer> {
  try {
    const { openShop } = await import('./shop')
    return await openShop()
  } catch (error) {
    opened = undefined
    throw error
  }
}

/** A worker that pages share has ports; one of a single page is a port itself. */
interface Scope extends Port {
  onconnect?: ((event: MessageEvent) => void) | null
  onmessage: ((event: MessageEvent<BookRequest>) => void) | null
}

const scope = globalThis as unknown as Scope
if ('onconnect' in scope) {
  scope.onconnect = ({ ports: [port] }) => {
    if (port) port.onmessage = ({ data }: MessageEvent<BookRequest>) => enqueue(data, port)
  }
} else {
  scope.onmessage = ({ data }) => enqueue(data, scope)
}
