/** One write after the other, in order; what can wait together is sent together. */
import { ShopError } from '../errors/shop-error'
import { type CartOp, canPass, mergeOps } from './cart.ops'

interface Entry<Answer> {
  op: CartOp
  answer: Promise<Answer>
  resolve: (answer: Answer | PromiseLike<Answer>) => void
}

export interface CartQueue<Answer> {
  /** @returns what the write was answered, shared with those it was sent together with */
  push(op: CartOp): Promise<Answer>
  /** Writes that are not through, the one under way first. */
  ops(): readonly CartOp[]
  /** Forgets what waits, which ends as aborted; what is under way stays. */
  drop(): void
  settled(): Promise<void>
}

/**
 * @param send makes the write; a rejection concerns this write only, the next ones go on
 * @param onChange called whenever `ops()` changed
 */
export function createCartQueue<Answer>(
  send: (op: CartOp) => Promise<Answer>,
  onChange: () => void,
): CartQueue<Answer> {
  let entries: readonly Entry<Answer>[] = []
  let running: Promise<void> | undefined

  const change = (next: readonly Entry<Answer>[]) => {
    entries = next
    onChange()
  }

  async function run(): Promise<void> {
    for (let entry = entries[0]; entry; entry = entries[0]) {
      const answer = send(entry.op)
      await answer.catch(() => undefined)
      const done = entry
      change(entries.filter(other => other !== done))
      entry.resolve(answer)
    }
    running = undefined
  }

  /** The waiting write that `op` can join, looked for from the end; the first entry is under way. */
  function join(op: CartOp): Promise<Answer> | undefined {
    for (let index = entries.length - 1; index > 0; index--) {
      const waiting = entries[index] as Entry<Answer>
      const merged = mergeOps(waiting.op, op)
      if (merged) {
        waiting.op = merged
        onChange()
        return waiting.answer
      }
      if (!canPass(waiting.op, op)) return undefined
    }
    return undefined
  }

  return {
    push: op => {
      const joined = join(op)
      if (joined) return joined
      let resolve: Entry<Answer>['resolve'] = () => undefined
      const answer = new Promise<Answer>(done => {
        resolve = done
      })
      change([...entries, { op, answer, resolve }])
      running ??= run()
      return answer
    },
    ops: () => entries.map(entry => entry.op),
    drop: () => {
      const waiting = entries.slice(1)
      change(entries.slice(0, 1))
      for (const entry of waiting) entry.resolve(Promise.reject(new ShopError('aborted', 'the cart was left')))
    },
    settled: () => running ?? Promise.resolve(),
  }
}
