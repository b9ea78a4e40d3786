#!/usr/bin/env node
// The two commands of a bare machine, and their relatives: start, test, check, build, examples, storybook, ops, new, bench.
// No dependencies: this file runs before anything is installed. Each command lives in lib/<command>.command.mjs.
import { checkNodeVersion } from './lib/node-version.mjs'

const commands = {
  start: 'install what is missing, build, and serve the shop at http://localhost:4173',
  test: 'run the tests (some: npm test -- core server, npm test -- --changed; all: npm run test:full)',
  check: 'formatting, lint, types, generated files, requirement ids',
  build: 'build all packages',
  pack: 'make the archives of core and widgets that a host installs',
  examples: 'serve the pages under examples/ at http://localhost:4180',
  storybook: 'every widget in every state, at http://localhost:6006',
  ops: 'play the supplier: npm run ops -- help',
  new: 'write the files of a widget, a call or a language: npm run new -- widget orders/late-orders',
  bench: 'measure sizes and speeds, print them as a table',
}

const [name = 'help', ...args] = process.argv.slice(2)
const problem = checkNodeVersion(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}
if (!Object.hasOwn(commands, name)) {
  const lines = Object.entries(commands).map(([command, text]) => `  ${command.padEnd(10)} ${text}`)
  console.log(['Usage: node scripts/cw.mjs <command>', ...lines].join('\n'))
  process.exit(['help', '--help', '-h'].includes(name) ? 0 : 1)
}

const { guard } = await import('./lib/guard.mjs')
const { default: command } = await import(`./lib/${name}.command.mjs`)
await guard(() => command(args))
