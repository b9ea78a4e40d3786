/** What a command has done stands in the audit, in the transaction in which it was done. */

import type { Database } from '../db/database'
import { record } from '../db/record'
import { transact } from '../transactions/transact'
import type { OpsAnswer, OpsArgs, OpsCommand, OpsDeps } from './command'

/** Longer values, such as files that were read before, are not what was typed. */
const TYPED_MAX = 200

/** Runs a command that writes and can be undone. */
export async function runRecorded(deps: OpsDeps, command: OpsCommand, args: OpsArgs): Promise<OpsAnswer> {
  if (command.isLong) {
    const answer = await command.run(deps, args)
    await recordCommand(deps.db, deps, command, args)
    return answer
  }
  return transact(deps.db, async tx => {
    const answer = await command.run({ ...deps, db: tx }, args)
    await recordCommand(tx, deps, command, args)
    return answer
  })
}

/** @param tx the transaction of the command */
export const recordCommand = (
  tx: Database,
  { clock }: Pick<OpsDeps, 'clock'>,
  { name }: Pick<OpsCommand, 'name'>,
  { positionals, options }: OpsArgs,
): Promise<void> =>
  record(tx, clock(), {
    action: 'command.run',
    subject: name,
    after: {
      typed: positionals.map(shorten),
      options: Object.entries(options).flatMap(([option, value]) =>
        value === undefined || option === 'yes' ? [] : [`${option}=${shorten(String(value))}`],
      ),
    },
  })

const shorten = (text: string) => (text.length > TYPED_MAX ? `${text.slice(0, TYPED_MAX)}…` : text)
