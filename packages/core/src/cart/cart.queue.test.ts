/** Which writes reach the wire, and in which order, while the one before is held. */
import { expect, it } from 'vitest'
import type { CartOp } from './cart.ops'
import { createCartQueue } from './cart.queue'

/** A queue whose writes wait until each is let go. */
function heldQueue() {
  const sent: CartOp[] = []
  const held: (() => void)[] = []
  const queue = createCartQueue<string>(
    op => {
      sent.push(op)
      return new Promise(resolve => held.push(() => resolve(`answer ${sent.length}`)))
    },
    () => undefined,
  )
  /** Lets all writes go, one after the other. */
  const letGo = async () => {
    for (let at = 0; at < held.length; at += 1) {
      held[at]?.()
      await new Promise(resolve => setImmediate(resolve))
    }
    await queue.settled()
  }
  return { queue, sent, letGo }
}

const add = (number: string): CartOp => ({ kind: 'add', lines: [{ number, qty: 1 }] })
const quantity = (id: number, qty: number): CartOp => ({ kind: 'quantity', id, qty })

it('a write does not join one past another that it may not pass', async () => {
  const { queue, sent, letGo } = heldQueue()
  void queue.push(quantity(9, 1))
  void queue.push(add('A'))
  void queue.push(quantity(1, 5))
  void queue.push(add('B'))
  await letGo()
  expect(sent).toEqual([quantity(9, 1), add('A'), quantity(1, 5), add('B')])
})

it('a quantity joins that of its row past those of other rows, and shares its answer', async () => {
  const { queue, sent, letGo } = heldQueue()
  void queue.push(add('A'))
  const first = queue.push(quantity(1, 5))
  void queue.push(quantity(2, 3))
  const second = queue.push(quantity(1, 7))
  await letGo()
  expect(sent).toEqual([add('A'), quantity(1, 7), quantity(2, 3)])
  expect(await second).toBe(await first)
})
