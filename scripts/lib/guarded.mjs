// Suites that run only when what they guard has changed: what each has seen when it last passed stands in `.ci/full-passed`, which is committed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot, ROOT } from './paths.mjs'
import { run } from './processes.mjs'
import { Trouble } from './say.mjs'
import { hashOf } from './stamp.mjs'

const PASSED = fromRoot('.ci/full-passed')

/**
 * One value for all files that a suite guards, as they are in a checkout.
 * @param {import('./suites.mjs').Suite} suite
 * @param {string} [root] of the checkout; without it, this one
 */
export async function hashOfGuarded({ guards }, root = ROOT) {
  const { code, output } = await run('git', ['ls-files', '-z', '--', ...guards], { cwd: root, capture: true })
  if (code !== 0) throw new Trouble('What a suite guards is known only in a git checkout.')
  const files = output
    .split('\0')
    .filter(Boolean)
    .map(file => join(root, file))
  return hashOf(files.filter(file => existsSync(file)).sort(), { root })
}

/** @returns {Map<string, string>} what each suite has seen, by its name */
export function readPassed(text) {
  const rows = text.split('\n').map(line => line.trim().split(' '))
  return new Map(rows.filter(([name, hash]) => name && hash))
}

const writePassed = passed =>
  [...passed]
    .sort()
    .map(([name, hash]) => `${name} ${hash}\n`)
    .join('')

const passedSuites = (file = PASSED) => (existsSync(file) ? readPassed(readFileSync(file, 'utf8')) : new Map())

/**
 * Those of the suites that guard nothing, and those whose guarded files are not as they were when it last passed.
 * @param {Map<string, string>} [passed] what each has seen then, by its name
 * @param {string} [root] of the checkout; without it, this one
 */
export async function withoutProven(suites, passed = passedSuites(), root = ROOT) {
  const wanted = []
  for (const suite of suites)
    if (!suite.guards || passed.get(suite.name) !== (await hashOfGuarded(suite, root))) wanted.push(suite)
  return wanted
}

/**
 * What each suite guards at the moment; take it before anything is built.
 * @returns {Promise<Map<import('./suites.mjs').Suite, string>>} without those that guard nothing; empty outside of a git checkout
 */
export async function readGuarded(suites, root = ROOT) {
  const seen = new Map()
  for (const suite of suites) {
    const hash = suite.guards && (await hashOfGuarded(suite, root).catch(unlessTrouble))
    if (hash) seen.set(suite, hash)
  }
  return seen
}

function unlessTrouble(error) {
  if (!(error instanceof Trouble)) throw error
}

/**
 * Remembers that a suite has passed as a whole; not when a file that it guards has changed meanwhile.
 * @param {Map<import('./suites.mjs').Suite, string>} seen as it was read before the run
 * @param {{ root?: string, file?: string }} [place] checkout, and where it is remembered
 */
export async function rememberPassed(suite, seen, { root = ROOT, file = PASSED } = {}) {
  const before = seen.get(suite)
  if (!before || before !== (await hashOfGuarded(suite, root))) return
  writeFileSync(file, writePassed(passedSuites(file).set(suite.name, before)))
}
