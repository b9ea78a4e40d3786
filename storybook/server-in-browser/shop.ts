/** The shop of the book: the real server, on the filled database of the tests, as `startTestServer` makes it, without a network. */
import imageUrl from 'virtual:shop-image'
import now from 'virtual:shop-now'
import { openMemory } from '../../packages/server/src/db/pglite/open-pglite'
import { createServer } from '../../packages/server/src/server'

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

/** @returns answers requests for addresses below /prod-api */
export async function openShop(): Promise<(request: Request) => Promise<Response>> {
  const { db } = await openMemory(await readImage())
  const app = createServer({ db, mailer, outbox, log, clock, publicUrl: location.origin })
  return async request => app.fetch(request)
}

async function readImage(): Promise<ArrayBuffer> {
  const response = await fetch(imageUrl)
  if (!response.ok || !response.body) throw new Error(`the data of the shop is missing: ${response.status}`)
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}
