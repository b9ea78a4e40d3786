/** Buyers who order without a break, and keep account of what they were answered. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { CODE, type Order } from '@cartwright/core/contract'
import type { Buyer } from '@cartwright/server/testing'
import type { Confirmed } from './ordering'

const RETRY_MS = 100

/** The shop answered, but not with an order. */
class Refused extends Error {}

export class Ledger {
  /** Orders that were answered, by idempotency key. */
  readonly acknowledged = new Map<string, Order>()
  /** Keys whose answer got lost. */
  readonly open = new Set<string>()

  /** Orders that were answered with "busy" and sent again. */
  interrupted = 0
  private isStopped = false

  /** @param options `retriesBusy` sends an order again, under its key, when the shop is busy; without it that ends the test */
  constructor(
    private readonly buyer: Buyer,
    private readonly body: Confirmed,
    private readonly options: { retriesBusy?: boolean } = {},
  ) {}

  /** Orders until the server is gone, or `stop`. @throws when the server refuses an order */
  async orderUntilBroken(): Promise<void> {
    while (!this.isStopped) {
      const key = randomUUID()
      this.open.add(key)
      try {
        await this.place(key)
      } catch (error) {
        if (error instanceof Refused) throw error
        return // the connection broke: it is unknown whether there is an order
      }
    }
  }

  /** Lets each worker finish its order. */
  stop(): void {
    this.isStopped = true
  }

  /** Sends one order. */
  async place(key: string): Promise<void> {
    const { code, msg, data } = await this.buyer.call('orders.create', { body: this.body }, key)
    if (code === CODE.BUSY && this.options.retriesBusy) {
      this.interrupted += 1
      await delay(RETRY_MS)
      return this.place(key)
    }
    if (code !== CODE.OK) throw new Refused(`the order was refused: ${code} ${msg}`)
    this.acknowledged.set(key, data)
    this.open.delete(key)
  }

  /** What a buyer does whose answer got lost: the same order again, under the same key. */
  async placeOpenOnes(): Promise<void> {
    for (const key of [...this.open]) await this.place(key)
  }

  async haveBeenAnswered(count: number): Promise<void> {
    while (this.acknowledged.size < count) await delay(1)
  }
}
