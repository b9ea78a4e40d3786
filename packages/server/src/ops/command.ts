/** What a command of the supplier's command line is. */
import type { Database } from '../db/database'

/** What is typed before the name of a command. */
export const OPS = 'npm run ops --'

/** What commands work with, on either way in. */
export interface OpsDeps {
  db: Database
  clock: () => Date
  /** Folder of the shop's own files; its `outbox` holds mails. */
  dataDir: string
  /** True refuses what only developers may do. */
  isProduction: boolean
}

/** What was typed after the command's name; plain data, so that it can be handed to the running shop. */
export interface OpsArgs {
  positionals: string[]
  options: Record<string, string | boolean | string[] | undefined>
}

/** `data` is printed by `--json`, `text` otherwise. */
export interface OpsAnswer {
  data: unknown
  text: string
  /** It was only shown what would be done. */
  isTried?: boolean
}

export interface OpsOption {
  type: 'string' | 'boolean'
  value?: string
  /** It may be given several times. */
  multiple?: boolean
  help: string
}

export interface OpsCommand {
  name: string
  /** One line for the list of commands. */
  summary: string
  /** Names in order; one in square brackets may be left out. */
  positionals: readonly string[]
  options: Readonly<Record<string, OpsOption>>
  /** What it does cannot be undone, so that it takes `--yes`. Everything is written through the database it is given. */
  irreversible?: boolean
  /** It writes nothing of the shop: it stands in no audit. */
  reads?: true
  /** It reads files and writes for long: its row of the audit follows it, outside of its transactions. */
  isLong?: true
  /** What a user should know besides. */
  details: string
  /** Reads files named on the command line, before the work is handed over. */
  prepare?: (args: OpsArgs) => Promise<OpsArgs>
  run: (deps: OpsDeps, args: OpsArgs) => Promise<OpsAnswer>
}

/** Something the person at the command line can correct; shown without a stack. */
export class OpsTrouble extends Error {
  override readonly name = 'OpsTrouble'

  /** @param data what `--json` prints besides the message */
  constructor(
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}
