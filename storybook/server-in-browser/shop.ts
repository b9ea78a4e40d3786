/** The shop of the book: the real server, on the filled database of the tests, as `startTestServer` makes it, without a network. */
import imageUrl from 'virtual:shop-image'
import now from 'virtual:shop-now'
import { openMemory } from '../../packages/server/src/db/pglite/open-pglite'
import { createServer } from '../../packages/server/src/server'
import { Connection } from './connection'
import type { BookAnswer } from './messages'
import { loadFiles } from './node/fs'

/** Nothing is sent by mail. */
const outbox = { flush: async () => undefined, stop: async () => undefined, wake: () => undefined }
const mailer = { send: async () => undefined }

const log = {
  info: () => undefined,
  // biome-ignore lint/suspicious/noConsole: for the developer of the book, who looks into its worker
  error: (event: string, fields?: Record<string, unknown>) => console.error(event, fields),
}

/** Its clock starts at the moment from which the data is dated. */
const clock = () => new Date(now + performance.now())

/** @returns answers requests for addresses below /prod-api, to their end */
export async function openShop(): Promise<(request: Request) => Promise<Omit<BookAnswer, 'id'>>> {
  const [image] = await Promise.all([readImage(), loadFiles()])
  const { db } = await openMemory(image)
  const app = createServer({ db, mailer, outbox, log, clock, publicUrl: location.origin })
  return async request => {
    const connection = new Connection()
    const response = await app.fetch(request, { outgoing: connection as never })
    const body = await response.arrayBuffer()
    connection.end()
    return { status: response.status, headers: [...response.headers], body }
  }
}

async function readImage(): Promise<ArrayBuffer> {
  const response = await fetch(imageUrl)
  if (!response.ok || !response.body) throw new Error(`the data of the shop is missing: ${response.status}`)
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}
