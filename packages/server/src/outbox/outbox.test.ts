import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShopOutbox as createOutbox } from '../across/shop-outbox'
import { outbox } from '../db/schema'
import type { Mail } from '../http/handler'
import { SILENT_LOG } from '../testing/silent-log'
import { startTestServer, type TestServer } from '../testing/test-server'
import { enqueue, startOutbox } from './outbox'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  await shop.db.delete(outbox)
})
afterAll(() => shop?.close())

/** Holds each mail until it is let go, as a slow mail server does. */
function slowMailer() {
  const sent: string[] = []
  const waiting: (() => void)[] = []
  let seen = () => {}
  return {
    sent,
    send: ({ to }: Mail) =>
      new Promise<void>(resolve => {
        waiting.push(() => {
          sent.push(to)
          resolve()
        })
        seen()
      }),
    /** Resolves when a mail is on its way. */
    next: () =>
      new Promise<void>(resolve => {
        if (waiting.length > 0) resolve()
        else seen = resolve
      }),
    letGo: () => waiting.shift()?.(),
  }
}

it('a stop waits for the mail under way alone; the others stay due and leave after the next start', async () => {
  const { db } = shop
  const clock = shop.clock.now
  const more = { db, clock, log: SILENT_LOG, region: 'EU' as const, publicUrl: 'https://shop.example' }
  const emails = [1, 2, 3].map(accountId => ({
    accountId,
    email: `${['buyer.nl', 'buyer.it', 'buyer.de'][accountId - 1]}@example.com`,
  }))
  await enqueue(
    db,
    emails.map(to => ({ kind: 'accountAdded', language: 'en', ...to })),
    clock(),
  )

  const slow = slowMailer()
  const mails = startOutbox(createOutbox({ ...more, mailer: slow }))
  await slow.next()
  const stopped = mails.stop()
  slow.letGo()
  await stopped
  expect(slow.sent).toEqual(['buyer.nl@example.com'])
  const rows = await db.select({ doneAt: outbox.doneAt, attempts: outbox.attempts }).from(outbox)
  expect(rows.map(row => [row.doneAt !== null, row.attempts]).sort()).toEqual([
    [false, 0],
    [false, 0],
    [true, 1],
  ])

  const sent: string[] = []
  const next = createOutbox({ ...more, mailer: { send: async ({ to }) => void sent.push(to) } })
  const again = startOutbox(next)
  await next.flush()
  await again.stop()
  expect(sent.sort()).toEqual(['buyer.de@example.com', 'buyer.it@example.com'])
})
