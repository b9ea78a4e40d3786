// Every test suite: where its configuration is, what it needs, how it is run.
import { join } from 'node:path'
import { fromRoot, RESULTS, toolPath } from './paths.mjs'

/**
 * @typedef {object} Suite
 * @property {string} name also the name of its result file
 * @property {'vitest' | 'playwright'} runner
 * @property {string} config from the root of the repository
 * @property {string} [project] of that configuration
 * @property {number} seconds about how long it takes beside another one on two cores: the long ones begin first
 * @property {string[]} [needs] `build`, `chromium`, `postgres` (must be there), `postgres?`, `haproxy?`, `pgbouncer?` (used when there)
 */

/** @type {Suite[]} */
export const suites = [
  { name: 'scripts', seconds: 5, runner: 'vitest', config: 'scripts/vitest.config.mjs' },
  { name: 'core', seconds: 214, runner: 'vitest', config: 'packages/core/vitest.config.ts' },
  { name: 'server', seconds: 411, runner: 'vitest', config: 'packages/server/vitest.config.ts' },
  {
    name: 'server-postgres',
    seconds: 235,
    runner: 'vitest',
    config: 'packages/server/vitest.config.ts',
    needs: ['postgres'],
  },
  {
    name: 'widgets-react',
    seconds: 167,
    runner: 'vitest',
    config: 'packages/widgets/vitest.config.ts',
    project: 'widgets-react',
  },
  {
    name: 'widgets-preact',
    seconds: 162,
    runner: 'vitest',
    config: 'packages/widgets/vitest.config.ts',
    project: 'widgets-preact',
  },
  {
    name: 'widgets-node',
    seconds: 37,
    runner: 'vitest',
    config: 'packages/widgets/vitest.config.ts',
    project: 'widgets-node',
  },
  {
    name: 'widgets-browser',
    seconds: 50,
    runner: 'vitest',
    config: 'packages/widgets/vitest.config.ts',
    project: 'widgets-browser',
    needs: ['chromium'],
  },
  { name: 'stories', seconds: 357, runner: 'vitest', config: 'storybook/vitest.config.ts', needs: ['chromium'] },
  { name: 'storefront', seconds: 65, runner: 'vitest', config: 'packages/storefront/vitest.config.ts' },
  {
    name: 'e2e',
    seconds: 978,
    runner: 'playwright',
    config: 'tests/playwright.config.ts',
    project: 'e2e',
    needs: ['build', 'chromium'],
  },
  {
    name: 'embed',
    seconds: 289,
    runner: 'playwright',
    config: 'tests/playwright.config.ts',
    project: 'embed',
    needs: ['build', 'chromium'],
  },
  {
    name: 'faults',
    seconds: 590,
    runner: 'vitest',
    config: 'tests/vitest.config.ts',
    project: 'faults',
    needs: ['build', 'postgres?', 'haproxy?', 'pgbouncer?'],
  },
]

/** The order in which they begin: at the end no long one is left to run alone. */
export const longestFirst = chosen => chosen.toSorted((one, other) => other.seconds - one.seconds)

/** Where a suite leaves its results. */
export const resultFile = ({ name }) => join(RESULTS, `${name}.json`)

/** @returns {{ file: string, args: string[], env: Record<string, string>, stopSignal: 'SIGINT' | 'SIGTERM', graceMs: number }} for Node.js */
export function toCommand(suite) {
  const project = suite.project ? ['--project', suite.project] : []
  if (suite.runner === 'vitest') {
    const [folder, config] = [join(suite.config, '..'), fromRoot(suite.config)]
    const messages = `--reporter=${fromRoot('scripts/lib/timeout-messages.mjs')}`
    const reporters = ['--reporter=default', messages, '--reporter=json', `--outputFile.json=${resultFile(suite)}`]
    // Suites of one folder run at the same time: they share no file of remembered results either.
    const args = ['run', '--no-cache', '--root', fromRoot(folder), '--config', config, ...project, ...reporters]
    return { file: toolPath('vitest'), args, env: {}, stopSignal: 'SIGTERM', graceMs: 5_000 }
  }
  const output = ['--output', join(RESULTS, 'artifacts', suite.name)]
  return {
    file: toolPath('@playwright/test', 'playwright'),
    args: ['test', '-c', fromRoot(suite.config), ...project, '--reporter=list,json', ...output],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile(suite), PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile(suite) },
    stopSignal: 'SIGINT', // closes its browsers and servers before it ends
    graceMs: 20_000,
  }
}
