/** Help texts of the command line. */
import { OPS, type OpsCommand } from './command'
import { commands, findCommand } from './commands'
import { optionsOf } from './confirmed'
import { table } from './table'

const usage = ({ name, positionals }: OpsCommand): string =>
  [name, ...positionals.map(text => (text.startsWith('[') ? `[<${text.slice(1, -1)}>]` : `<${text}>`))].join(' ')

/**
 * What `help` prints: about the named command, or the list of all without a name.
 * @throws OpsTrouble when there is no such command
 */
export const helpAbout = (name: string | undefined): string =>
  name === undefined || name.startsWith('-') ? helpForAll() : helpFor(findCommand(name))

/** The list of all commands. */
export const helpForAll = (): string =>
  [
    "The supplier's side of the shop, while it runs or while it is stopped.",
    '',
    `Usage: ${OPS} <command> [arguments] [--json]`,
    '',
    table(commands.map(command => [`  ${usage(command)}`, command.summary])),
    '',
    `${OPS} help <command> says more about one. --json prints data for other programs.`,
    'DATABASE_URL and DATA_DIR have to be the same as those of the shop.',
  ].join('\n')

/** Everything about one command. */
export function helpFor(command: OpsCommand): string {
  const own = Object.entries(optionsOf(command)).map(([name, { value, multiple, help }]) => [
    `  --${name}${value ? ` <${value}>` : ''}${multiple ? ' …' : ''}`,
    help,
  ])
  const common = [
    ['  --json', 'print data instead of text'],
    ['  --help', 'print this'],
  ]
  return [
    `Usage: ${OPS} ${usage(command)} [options]`,
    '',
    `${command.summary}. ${command.details}`.trim(),
    '',
    table([...own, ...common]),
  ].join('\n')
}
