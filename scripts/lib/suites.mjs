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
 * @property {string[]} [sources] folders of modules that its test files import
 * @property {string[]} reads what it uses in other ways: builds, serves, or reads as text
 * @property {boolean} [alone] runs after all others, when nothing disturbs what it measures
 * @property {string[]} [guards] runs with `npm run test:full` only, and in the CI when one of these files or folders differs from
 *   what the last passing run has seen
 * @property {boolean} [release] runs with `npm run test:full` only: it builds all that is published, and asks the npm registry
 * @property {string[]} [onPglite] only test files in these folders, on the embedded engine, although PostgreSQL is there
 * @property {string[]} [needs] `build` (what the shop serves), `archives` (all that is published), `chromium`, `postgres` (must be there),
 *   `postgres?`, `haproxy?`, `pgbouncer?` (used when there, or when the system has a package), `firefox?`, `webkit?` (used when there)
 */

/** What the tests of a server that is killed, starved or cut off are about. */
const SERVER_CORE = [
  'packages/server/migrations',
  'packages/server/src/db',
  'packages/server/src/http',
  'packages/server/src/ops',
  'packages/server/src/orders',
  'packages/server/src/outbox',
  'packages/server/src/process',
  'packages/server/src/transactions',
  'packages/server/src/api.ts',
  'packages/server/src/env.ts',
  'packages/server/src/index.ts',
  'packages/server/src/server.ts',
  'packages/server/package.json',
  'tests/support',
  'pnpm-lock.yaml',
]

/** @type {Suite[]} */
export const suites = [
  { name: 'scripts', seconds: 4, runner: 'vitest', config: 'scripts/vitest.config.mjs', reads: ['.'] },
  {
    name: 'core',
    seconds: 120,
    runner: 'vitest',
    config: 'packages/core/vitest.config.ts',
    sources: ['packages/core/src', 'packages/server/src'],
    reads: ['packages/core', 'packages/server'],
    needs: ['postgres?'],
  },
  {
    name: 'server',
    seconds: 400,
    runner: 'vitest',
    config: 'packages/server/vitest.config.ts',
    sources: ['packages/server/src', 'packages/core/src'],
    reads: ['packages/server', 'packages/core'],
    needs: ['postgres?'],
  },
  {
    name: 'server-pglite',
    seconds: 130,
    runner: 'vitest',
    config: 'packages/server/vitest.config.ts',
    sources: ['packages/server/src', 'packages/core/src'],
    reads: ['packages/server', 'packages/core'],
    // Where there is no PostgreSQL, "server" runs all of them on the embedded engine.
    needs: ['postgres'],
    guards: [...SERVER_CORE, 'packages/server/src/seed', 'packages/server/vitest.config.ts'],
    onPglite: ['src/db/', 'src/seed/refresh-texts', 'src/transactions/', 'src/ops/'],
  },
  {
    name: 'widgets-react',
    seconds: 90,
    runner: 'vitest',
    config: 'packages/widgets/vitest.config.ts',
    sources: ['packages/widgets/src', 'packages/core/src'],
    reads: ['packages/widgets', 'packages/core', 'packages/server'],
    project: 'widgets-react',
    needs: ['postgres?'],
  },
  {
    name: 'widgets-preact',
    seconds: 190,
    runner: 'vitest',
    config: 'packages/widgets/vitest.config.ts',
    sources: ['packages/widgets/src', 'packages/core/src'],
    reads: ['packages/widgets', 'packages/core', 'packages/server'],
    project: 'widgets-preact',
    needs: ['postgres?'],
  },
  {
    name: 'widgets-node',
    seconds: 45,
    runner: 'vitest',
    config: 'packages/widgets/vitest.config.ts',
    reads: ['packages/widgets', 'packages/core', 'packages/server', 'packages/storefront'],
    project: 'widgets-node',
  },
  {
    name: 'widgets-browser',
    seconds: 50,
    runner: 'vitest',
    config: 'packages/widgets/vitest.config.ts',
    sources: ['packages/widgets/src', 'packages/core/src'],
    reads: ['packages/widgets', 'packages/core', 'packages/server'],
    project: 'widgets-browser',
    needs: ['chromium'],
  },
  {
    name: 'widgets-elements',
    seconds: 400,
    runner: 'vitest',
    config: 'packages/widgets/vitest.config.ts',
    sources: ['packages/widgets/src', 'packages/core/src'],
    reads: ['packages/widgets', 'packages/core', 'packages/server', 'storybook/backend.plugin.ts'],
    project: 'widgets-elements',
    needs: ['chromium'],
  },
  {
    name: 'stories',
    seconds: 380,
    runner: 'vitest',
    config: 'storybook/vitest.config.ts',
    needs: ['chromium'],
    reads: ['storybook', '.changeset', 'packages/widgets', 'packages/core', 'packages/server'],
  },
  {
    name: 'storefront',
    seconds: 70,
    runner: 'vitest',
    config: 'packages/storefront/vitest.config.ts',
    sources: ['packages/storefront/src', 'packages/widgets/src', 'packages/core/src'],
    reads: ['packages/storefront', 'packages/widgets', 'packages/core', 'packages/server'],
  },
  {
    name: 'e2e',
    seconds: 400,
    runner: 'playwright',
    config: 'tests/playwright.config.ts',
    sources: ['tests/e2e', 'tests/support'],
    reads: ['packages'],
    project: 'e2e',
    needs: ['build', 'chromium', 'postgres?'],
  },
  {
    name: 'looks',
    seconds: 250,
    runner: 'playwright',
    config: 'tests/playwright.config.ts',
    sources: ['tests/looks', 'tests/support'],
    reads: ['packages'],
    project: 'looks',
    needs: ['build', 'chromium', 'postgres?'],
    guards: [
      'packages/widgets',
      'packages/storefront',
      'tests/looks',
      'tests/support',
      'tests/playwright.config.ts',
      'pnpm-lock.yaml',
    ],
  },
  {
    name: 'embed',
    seconds: 70,
    runner: 'playwright',
    config: 'tests/playwright.config.ts',
    sources: ['tests/embed', 'tests/support', 'scripts/lib'],
    reads: ['packages', 'examples', 'README.md'],
    project: 'embed',
    needs: ['build', 'chromium', 'postgres?', 'firefox?', 'webkit?'],
  },
  {
    name: 'installed',
    seconds: 300,
    runner: 'playwright',
    config: 'tests/playwright.config.ts',
    sources: ['tests/installed', 'tests/embed', 'tests/packages', 'tests/support', 'scripts/lib'],
    reads: ['packages'],
    project: 'installed',
    needs: ['archives', 'chromium', 'postgres?'],
    release: true,
  },
  {
    name: 'packages',
    seconds: 60,
    runner: 'vitest',
    config: 'tests/vitest.config.ts',
    sources: ['tests/packages', 'scripts/lib'],
    reads: ['packages/core', 'packages/widgets', 'LICENSE'],
    project: 'packages',
    needs: ['archives'],
    release: true,
  },
  {
    name: 'faults',
    seconds: 440,
    runner: 'vitest',
    config: 'tests/vitest.config.ts',
    sources: ['tests/faults', 'tests/support', 'scripts/lib'],
    reads: ['packages/server', 'packages/core'],
    project: 'faults',
    needs: ['build', 'postgres?', 'haproxy?', 'pgbouncer?'],
    // The seed too: a first start of a demo shop is killed.
    guards: [...SERVER_CORE, 'packages/server/src/seed', 'tests/faults', 'tests/vitest.config.ts'],
  },
  {
    name: 'load',
    seconds: 260,
    runner: 'vitest',
    config: 'tests/vitest.config.ts',
    sources: ['tests/faults', 'tests/support', 'scripts/lib'],
    reads: ['packages/server', 'packages/core'],
    project: 'faults-load',
    needs: ['build', 'postgres?'],
    guards: [...SERVER_CORE, 'tests/faults', 'tests/vitest.config.ts'],
    alone: true,
  },
]

/** Suites that take less are quick. */
const QUICK_SECONDS = 90
/** How many long suites begin before the quick ones. */
const LONG_FIRST = 2

/**
 * The order in which they begin: the two longest first, so that at the end no long one is left to run alone; then the quick ones, so that
 * a person soon sees results; then the others, the longest first.
 * @param {Suite[]} chosen
 */
export function inOrder(chosen) {
  const longestFirst = chosen.toSorted((one, other) => other.seconds - one.seconds)
  const others = longestFirst.slice(LONG_FIRST)
  const quick = others.filter(({ seconds }) => seconds < QUICK_SECONDS).reverse()
  return [...longestFirst.slice(0, LONG_FIRST), ...quick, ...others.filter(suite => !quick.includes(suite))]
}

/** Where a suite leaves its results: those of a part stand apart from those of whole runs, which prove the requirements. */
export const resultFile = ({ name, since, only }) =>
  join(RESULTS, only ? 'again' : since ? 'changed' : '', `${name}.json`)

/**
 * @param {Suite & { since?: string, only?: string }} suite `since`: only what imports a file changed since that commit;
 *   `only`: this test file alone, as a report names it
 * @returns {{ file: string, args: string[], env: Record<string, string>, stopSignal: 'SIGINT' | 'SIGTERM', graceMs: number }} for Node.js
 */
export function toCommand(suite) {
  const { since, only, onPglite = [] } = suite
  // In one word: Playwright takes what follows a project for further ones.
  const project = suite.project ? [`--project=${suite.project}`] : []
  if (suite.runner === 'vitest') {
    const [folder, config] = [join(suite.config, '..'), fromRoot(suite.config)]
    const messages = `--reporter=${fromRoot('scripts/lib/complete-report.mjs')}`
    const count = `--reporter=${fromRoot('scripts/lib/count-tests.mjs')}`
    const reporters = [
      '--reporter=default',
      messages,
      count,
      '--reporter=json',
      `--outputFile.json=${resultFile(suite)}`,
    ]
    // Suites of one folder run at the same time: they share no file of remembered results either.
    const part = since && !only ? ['--changed', since, '--passWithNoTests'] : []
    // These open embedded databases again and again: the engine is compiled once, and not optimized (decision 67).
    const flags = suite.onPglite ? ['--execArgv=--liftoff-only'] : []
    const args = [
      'run',
      '--no-cache',
      '--root',
      fromRoot(folder),
      '--config',
      config,
      ...project,
      ...part,
      ...flags,
      ...(only ? [only] : onPglite),
      ...reporters,
    ]
    return { file: toolPath('vitest'), args, env: {}, stopSignal: 'SIGTERM', graceMs: 5_000 }
  }
  // Playwright takes a pattern for the whole path.
  const part = only
    ? [`/${only.replaceAll('.', '\\.')}$`]
    : since
      ? [`--only-changed=${since}`, '--pass-with-no-tests']
      : []
  const output = ['--output', join(RESULTS, 'artifacts', suite.name)]
  return {
    file: toolPath('@playwright/test', 'playwright'),
    args: [
      'test',
      '-c',
      fromRoot(suite.config),
      ...project,
      ...part,
      `--reporter=list,json,${fromRoot('scripts/lib/count-tests.mjs')}`,
      ...output,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile(suite), PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile(suite) },
    stopSignal: 'SIGINT', // closes its browsers and servers before it ends
    graceMs: 20_000,
  }
}
