/** Commands that cannot be undone: they show what they would do, and do it with `--yes`. */
import type { Database } from '../db/database'
import { ApiError } from '../http/api-error'
import { transact } from '../transactions/transact'
import { type OpsAnswer, type OpsArgs, OpsTrouble } from './command'

export const YES = {
  yes: { type: 'boolean', help: 'do it; without it the command only shows what it would do' },
} as const

/** Ends a transaction that was tried only. */
class Tried extends Error {
  constructor(readonly answer: OpsAnswer) {
    super('tried')
  }
}

/**
 * Runs the work in a transaction, which is undone when `--yes` is missing: what is shown is what would happen.
 * @throws OpsTrouble for what the services refuse
 */
export async function runConfirmed(
  db: Database,
  { options }: OpsArgs,
  work: (tx: Database) => Promise<{ data: Record<string, unknown>; text: string }>,
): Promise<OpsAnswer> {
  const isDone = options.yes === true
  try {
    return await transact(db, async tx => {
      const { data, text } = await work(tx)
      const answer = { data: { ...data, done: isDone }, text }
      if (!isDone) throw new Tried({ ...answer, text: `${text}\nNothing is written yet. To do it, add --yes.` })
      return answer
    })
  } catch (error) {
    if (error instanceof Tried) return error.answer
    if (error instanceof ApiError) throw new OpsTrouble(error.message, error.data ?? undefined)
    throw error
  }
}
