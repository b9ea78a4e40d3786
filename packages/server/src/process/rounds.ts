/** Work that is done once an hour while the shop runs. */
import { describeError, type Log } from './log'

const HOUR_MS = 60 * 60_000

interface Rounds {
  /** From the start of the process to the first round. */
  firstMs: number
  /** What is logged of a round that fails; the next one tries again. */
  failed: string
  log: Log
}

/** `stop` prevents further rounds. */
export function startRounds(work: () => Promise<unknown>, { firstMs, failed, log }: Rounds): { stop(): void } {
  const round = () => void work().catch(error => log.error(failed, describeError(error)))
  const first = setTimeout(round, firstMs).unref()
  const others = setInterval(round, HOUR_MS).unref()
  return {
    stop() {
      clearTimeout(first)
      clearInterval(others)
    },
  }
}
