import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { CACHE } from './paths.mjs'
import { readReport } from './results.mjs'
import { runFailedAgain } from './run-again.mjs'
import { adoptResults, runSuite } from './run-suite.mjs'
import { resultFile } from './suites.mjs'

/** Fails in its first run and passes in each further one. */
const ONCE = `import { existsSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
function hasRun() {
  const mark = import.meta.filename + '.ran'
  const before = existsSync(mark)
  writeFileSync(mark, '')
  return before
}
`
const FAILS_ONCE = `${ONCE}it('needs a second run', () => expect(hasRun()).toBe(true))`
/** As above, by an error that belongs to no test. */
const BREAKS_ONCE = `${ONCE}it('passes', () => { if (!hasRun()) Promise.reject(new Error('not awaited')) })`
const FAILS = "import { expect, it } from 'vitest'\nit('fails', () => expect(1).toBe(2))"
const PASSES = "import { it } from 'vitest'\nit('passes too', () => undefined)"

const CONFIGS = {
  vitest: 'export default { test: { include: ["*.test.mjs"], name: "one" } }',
  playwright: 'export default { testMatch: "*.test.mjs", projects: [{ name: "one" }, { name: "other" }] }',
}

/** Runs the files of a suite, and again what has failed. */
async function runFiles(files, runner = 'vitest') {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'again-'))
  const name = basename(folder)
  const config = `${runner}.config.mjs`
  const suite = { name, runner, config: join('.cache', name, config), project: 'one', reads: [], seconds: 1 }
  const runAlone = (one, file) => run({ ...one, only: file })
  onTestFinished(() => {
    for (const path of [folder, resultFile(suite), resultFile({ name, only: 'any' })])
      rmSync(path, { recursive: true, force: true })
  })
  writeFileSync(join(folder, config), CONFIGS[runner])
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, `${file}.test.mjs`), text)
  const first = await run(suite)
  const { outcomes, unstable } = await runFailedAgain(new Map([[suite, first]]), { runAlone, adopt: adoptResults })
  const { passed, failed, problem } = outcomes.get(suite)
  const proven = readReport(JSON.parse(readFileSync(resultFile(suite), 'utf8'))).filter(
    ({ status }) => status === 'passed',
  )
  return { passed, failed, problem, unstable, proven: proven.map(({ title }) => title).sort() }
}

function run(suite) {
  mkdirSync(dirname(resultFile(suite)), { recursive: true })
  rmSync(resultFile(suite), { force: true })
  return runSuite(suite, { temporary: {} }, () => undefined)
}

it('a file that passes when it is run again alone is unstable, and what it proves counts', async () => {
  const { unstable, ...counts } = await runFiles({ once: FAILS_ONCE, other: PASSES })
  expect(counts).toEqual({ passed: 2, failed: 0, problem: undefined, proven: ['needs a second run', 'passes too'] })
  expect(unstable).toHaveLength(1)
  expect(unstable[0]).toMatch(
    /unstable: .*once\.test\.mjs failed, and passed when it was run again alone:\nneeds a second run\n/,
  )
  expect(unstable[0]).toContain('expected false to be true')
})

it('a file of Playwright is run again alone too', async () => {
  const inPlaywright = text => text.replace("'vitest'", "'@playwright/test'").replaceAll(/\bit\b/g, 'test')
  const { unstable, ...counts } = await runFiles(
    { once: inPlaywright(FAILS_ONCE), other: inPlaywright(PASSES) },
    'playwright',
  )
  const proven = ['once.test.mjs > needs a second run', 'other.test.mjs > passes too']
  expect(counts).toEqual({ passed: 2, failed: 0, problem: undefined, proven })
  expect(unstable).toHaveLength(1)
})

it('an error outside of the tests fails its file', async () => {
  const { unstable, ...counts } = await runFiles({ broken: BREAKS_ONCE, other: PASSES })
  expect(counts).toEqual({ passed: 2, failed: 0, problem: undefined, proven: ['passes', 'passes too'] })
  expect(unstable[0]).toContain('not awaited')
})

it('a file that fails alone fails the run', async () => {
  const { unstable, failed } = await runFiles({ fails: FAILS, other: PASSES })
  expect([unstable, failed]).toEqual([[], 1])
})

it('more than two failed files fail the run, and none is run again', async () => {
  const { unstable, failed } = await runFiles({ one: FAILS_ONCE, two: FAILS_ONCE, three: FAILS_ONCE, other: PASSES })
  expect([unstable, failed]).toEqual([[], 3])
})

it('a suite that broke off is not run again', async () => {
  const outcome = {
    failed: 1,
    failedFiles: [{ file: 'a.test.mjs', failures: ['a'] }],
    problem: 'was ended after 60 minutes',
  }
  const outcomes = new Map([[{ name: 'one' }, outcome]])
  const never = () => expect.unreachable('it was run again')
  expect(await runFailedAgain(outcomes, { runAlone: never, adopt: never })).toEqual({ outcomes, unstable: [] })
})
