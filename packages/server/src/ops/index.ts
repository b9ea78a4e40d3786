/** The supplier's command line: `npm run ops -- <command>`. See `--help`. */
import { resolve } from 'node:path'
import { explainFailure } from '../db/explain-failure'
import { createPrivateFiles } from '../db/pglite/private-folder'
import { readSettings, SettingsProblem } from '../env'
import { readArguments, type Typed } from './arguments'
import { type OpsAnswer, OpsTrouble } from './command'
import { findCommand } from './commands'
import { askShop } from './control/ask-shop'
import { forTerminal, toJson } from './for-terminal'
import { helpAbout, helpFor, helpForAll } from './help'
import { runHere } from './run-here'

const EXIT_TROUBLE = 1

createPrivateFiles()

/** Runs one command. @returns the exit code */
async function main([name, ...typed]: string[]): Promise<number> {
  const isJson = typed.includes('--json')
  try {
    if (name === undefined) {
      console.log(helpForAll())
      return EXIT_TROUBLE
    }
    if (name === 'help' || name === '--help' || name === '-h') {
      console.log(helpAbout(typed[0]))
      return 0
    }
    const command = findCommand(name)
    const input = readArguments(command, typed)
    if (!input.wantsHelp) return print(await run(name, input), input.isJson)
    console.log(helpFor(command))
    return 0
  } catch (error) {
    if (!(error instanceof OpsTrouble || error instanceof SettingsProblem)) throw error
    const data = error instanceof OpsTrouble ? error.data : undefined
    if (isJson) console.log(toJson({ error: error.message, ...(data === undefined ? {} : { data }) }))
    else console.error(forTerminal(error.message))
    return EXIT_TROUBLE
  }
}

/** With PostgreSQL straight to the database; with PGlite through the running shop, or without it when none runs. */
async function run(name: string, { args: typed }: Typed): Promise<OpsAnswer> {
  const command = findCommand(name)
  const args = command.prepare ? await command.prepare(typed) : typed
  const read = readSettings(process.env)
  const settings = { ...read, dataDir: resolve(read.dataDir) }
  try {
    const answer = settings.databaseUrl ? undefined : await askShop(settings.dataDir, { command: name, args })
    return answer ?? (await runHere(settings, name, args))
  } catch (error) {
    const reason = explainFailure(error, settings)
    throw reason === undefined ? error : new OpsTrouble(reason)
  }
}

/** @returns the exit code: a program that forgot `--yes` has to notice */
function print({ data, text, isTried }: OpsAnswer, isJson: boolean): number {
  console.log(isJson ? toJson(data) : forTerminal(text))
  return isTried ? EXIT_TROUBLE : 0
}

process.exitCode = await main(process.argv.slice(2))
