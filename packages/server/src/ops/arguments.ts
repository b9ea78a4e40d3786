/** Reads the arguments of a command, and says in plain words what is wrong with them. */
import { parseArgs } from 'node:util'
import { isCalendarDay, isSeen } from '@cartwright/core/contract'
import { OPS, type OpsArgs, type OpsCommand, OpsTrouble } from './command'
import { optionsOf } from './confirmed'

/** Options every command takes. */
const COMMON = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const

export interface Typed {
  args: OpsArgs
  isJson: boolean
  wantsHelp: boolean
}

/** @throws OpsTrouble for an unknown option, a missing or a superfluous argument */
export function readArguments(command: OpsCommand, typed: readonly string[]): Typed {
  const { values, positionals } = parse(command, typed)
  const { json, help, ...options } = values as OpsArgs['options']
  const wantsHelp = help === true
  if (!wantsHelp) assertCount(command, positionals)
  return { args: { positionals, options }, isJson: json === true, wantsHelp }
}

function parse(command: OpsCommand, typed: readonly string[]) {
  const own = optionsOf(command)
  try {
    const options = { ...own, ...COMMON }
    const read = parseArgs({ args: [...typed], options, allowPositionals: true, tokens: true })
    const names = read.tokens.flatMap(token => (token.kind === 'option' ? [token.name] : []))
    const twice = names.find((name, at) => names.indexOf(name) < at && !own[name]?.multiple)
    // The last one would count, and the others be lost in silence.
    if (twice !== undefined)
      throw new OpsTrouble(`--${twice} is given twice. Several values stand in one, with commas.`)
    return read
  } catch (error) {
    if (error instanceof OpsTrouble) throw error
    // After the first sentence Node advises on an argument that begins with a dash: no command takes one.
    const [problem] = (error instanceof Error ? error.message : String(error)).split(/\.(?:\s|$)/)
    throw new OpsTrouble(`${problem}. Try: ${OPS} ${command.name} --help`)
  }
}

function assertCount({ name, positionals: names }: OpsCommand, given: readonly string[]): void {
  const missing = names.filter(text => !text.startsWith('[')).at(given.length)
  if (missing) throw new OpsTrouble(`${name} needs <${missing}>. Try: ${OPS} ${name} --help`)
  if (given.length > names.length) {
    throw new OpsTrouble(`${name} takes no argument "${given[names.length]}". Try: ${OPS} ${name} --help`)
  }
}

/** An argument that `readArguments` has found to be there. */
export function argument({ positionals }: OpsArgs, position: number): string {
  const text = positionals[position]?.trim()
  if (!text) throw new OpsTrouble(`Argument ${position + 1} is empty.`)
  return text
}

/** A text option, undefined when it was not given. */
export function option({ options }: OpsArgs, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value.trim() : undefined
}

/** The values of an option that may be given several times, in their order. */
export function everyOption({ options }: OpsArgs, name: string): string[] {
  const values = options[name]
  return Array.isArray(values) ? values.map(value => value.trim()) : []
}

/** A text option that the command cannot do without. @throws OpsTrouble */
export function neededOption(args: OpsArgs, command: string, name: string): string {
  const value = option(args, name)
  if (!value) throw new OpsTrouble(`--${name} is missing. Try: ${OPS} ${command} --help`)
  return value
}

/** A whole number from `min` to `max`. @throws OpsTrouble */
export function wholeNumber(text: string, what: string, min: number, max: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min && value <= max)) throw new OpsTrouble(`${what} must be a whole number from ${min} to ${max}.`)
  return value
}

const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2999-12-31']

/** A day as `yyyy-MM-dd`. A year of another time is a slip, and what is written with it cannot be undone. @throws OpsTrouble */
export function dayOf(text: string): string {
  if (!isCalendarDay(text)) throw new OpsTrouble(`"${text}" is not a day. A day is written as yyyy-MM-dd.`)
  if (text < FIRST_DAY || text > LAST_DAY)
    throw new OpsTrouble(`"${text}" is not a day from ${FIRST_DAY} to ${LAST_DAY}.`)
  return text
}

/** A line that buyers read: without controls, and without marks that hide text or turn it round. @throws OpsTrouble */
export function lineOf(text: string, what: string, max: number): string {
  if (text.length > max || /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(text) || !isSeen(text))
    throw new OpsTrouble(`${what} must be one line of 1 to ${max} characters that can be seen.`)
  return text
}
