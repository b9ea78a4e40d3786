/** What a return would be credited, while it is being entered. */
import type { StoreApi } from 'zustand/vanilla'
import type { CallInput } from '../contract'
import * as rmaCalls from '../contract/rma'
import type { Shop } from '../shop.types'
import { toJson } from '../to-json'
import type { ReturnFormState } from './return-form.types'
import { isOf } from './return-lines'
import { toDraft } from './return-values'

/** How long typing has to rest before its credit is asked for: sooner than a draft is saved. */
const AFTER_MS = 300

export interface ReturnEstimate {
  /** Asks once typing rests, unless the credit on the page is of the same goods. */
  askSoon(): void
  /** Called when the credit on the page is of what stands there: an answer on its way is older. */
  markCurrent(): void
  destroy(): void
}

/** @source RMA-003 */
export function createReturnEstimate(
  { client }: Pick<Shop, 'client'>,
  store: StoreApi<ReturnFormState>,
): ReturnEstimate {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let question = new AbortController()
  /** What the credit on the page is of. */
  let estimated = ''

  async function ask(): Promise<void> {
    const body = creditedOf(store.getState())
    const wanted = toJson(body)
    if (wanted === estimated) return
    question.abort()
    question = new AbortController()
    const { signal } = question
    try {
      const { lines, ...sums } = await client.call(rmaCalls.estimate, { body }, { signal, silent: true })
      if (signal.aborted) return
      estimated = wanted
      store.setState(state => ({
        sums,
        lines: state.lines.map(shown => {
          const priced = lines.find(line => isOf(line, shown))
          return priced ? { ...shown, amount: priced.amount, fee: priced.fee, problems: priced.problems } : shown
        }),
      }))
    } catch {
      // The answer to the next save brings it as well, and says what is wrong.
    }
  }

  return {
    askSoon: () => {
      clearTimeout(waiting)
      // An answer about what stood there before would say again what has been corrected.
      question.abort()
      waiting = setTimeout(() => void ask(), AFTER_MS)
    },
    markCurrent: () => {
      question.abort()
      estimated = toJson(creditedOf(store.getState()))
    },
    destroy: () => {
      clearTimeout(waiting)
      question.abort()
    },
  }
}

/** What the credit follows from. */
function creditedOf(state: ReturnFormState): CallInput<'rma.estimate'>['body'] {
  const { deliveryType, lines } = toDraft(state)
  return { deliveryType, lines: lines.map(({ files: _files, ...line }) => line) }
}
