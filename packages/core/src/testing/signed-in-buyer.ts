/** A signed-in buyer against a real server, for the tests of a file. */
import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Sku } from '../contract'
import * as calls from '../contract/calls'
import { openShop, type WatchedShop } from './signed-in-shop'

export interface SignedInBuyer {
  readonly server: TestServer
  readonly opened: WatchedShop
  /** One of the articles that can be ordered. */
  part(at: number): Sku
  /** What the messages say. */
  texts(): string[]
}

/**
 * One server for the file, and another page of `buyer.nl` for each test.
 * @param isMeant which of the articles that are sold, all by default
 */
export function setUpBuyer(isMeant: (sku: Sku) => boolean = () => true): SignedInBuyer {
  let server: TestServer
  let opened: WatchedShop
  const parts: Sku[] = []

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    opened = await openShop(server, 'buyer.nl')
    if (parts.length > 0) return
    const { rows } = await opened.shop.client.call(calls.catalogue.query, { query: { classId: 102, pageSize: 100 } })
    parts.push(...rows.filter(row => !row.disabled && isMeant(row)))
  })
  afterEach(() => opened.shop.destroy())

  return {
    get server() {
      return server
    },
    get opened() {
      return opened
    },
    part: at => parts[at] as Sku,
    texts: () => opened.shop.messages.store.getState().items.map(item => item.text),
  }
}
