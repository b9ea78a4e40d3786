/** Commands that cannot be undone: they show what they would do, and do it with `--yes`. */
import { ApiError } from '../http/api-error'
import { transact } from '../transactions/transact'
import { type OpsAnswer, type OpsArgs, type OpsCommand, type OpsDeps, OpsTrouble } from './command'
import { recordCommand } from './recorded'

const YES = {
  yes: { type: 'boolean', help: 'do it; without it the command only shows what it would do, and fails' },
} as const

/** Every option of a command. */
export const optionsOf = ({ options, irreversible }: OpsCommand): OpsCommand['options'] =>
  irreversible ? { ...options, ...YES } : options

export const isConfirmed = ({ options }: OpsArgs): boolean => options.yes === true

/** Ends a transaction that was tried only. */
class Tried extends Error {
  constructor(readonly answer: OpsAnswer) {
    super('tried')
  }
}

/**
 * Runs a command in a transaction, which is undone when `--yes` is missing: what is shown is what would happen.
 * @throws OpsTrouble for what the services refuse
 */
export async function runConfirmed(deps: OpsDeps, command: OpsCommand, args: OpsArgs): Promise<OpsAnswer> {
  const done = isConfirmed(args)
  try {
    return await transact(deps.db, async tx => {
      const { data, text } = await command.run({ ...deps, db: tx }, args)
      const answer = { data: { ...(data as object), done }, text }
      if (done) {
        await recordCommand(tx, deps, command, args)
        return answer
      }
      throw new Tried({
        ...answer,
        text: `This would be done:\n${text}\nNothing is written yet. To do it, add --yes.`,
        isTried: true,
      })
    })
  } catch (error) {
    if (error instanceof Tried) return error.answer
    if (error instanceof ApiError) throw new OpsTrouble(error.message, error.data ?? undefined)
    throw error
  }
}
