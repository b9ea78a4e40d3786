// npm test -- --changed: what has changed since the branch began, and what of a suite that touches.
import { ROOT } from './paths.mjs'
import { run } from './processes.mjs'
import { Trouble } from './say.mjs'

/** After a change to one of these nothing is known to be as it was. */
const SHARED = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json']
const MODULE = /\.[cm]?[jt]sx?$|\.css$/
/** What is no part of a product: a suite that uses a folder is not touched by the tests and texts in it. */
const NO_PRODUCT = /\.(test|stories|figures)\.[cm]?[jt]sx?$|\.mdx?$/

/**
 * @param {{ base?: string, cwd?: string }} [options] without `base`, where this branch has left `main`; `HEAD` without a `main`
 * @returns {Promise<{ since: string, files: string[] }>} the commit, and what differs from it in the work tree, new files included
 */
export async function findChanged({ base, cwd = ROOT } = {}) {
  const git = async (...args) => {
    const { code, output } = await run('git', args, { cwd, capture: true })
    return code === 0 ? output.split('\0').flatMap(text => text.trim() || []) : undefined
  }
  const [since] = (base
    ? await git('rev-parse', '--verify', `${base}^{commit}`)
    : await git('merge-base', 'HEAD', 'main')) ?? [base ? undefined : 'HEAD']
  if (!since) throw new Trouble(`git knows no commit ${base}.`)
  const changed = await git('diff', '--name-only', '--no-renames', '-z', since, '--')
  const added = await git('ls-files', '--others', '--exclude-standard', '-z')
  if (!changed || !added) throw new Trouble('What has changed is known only in a git checkout.')
  return { since, files: [...changed, ...added] }
}

/**
 * What of a suite has to run.
 * @param {import('./suites.mjs').Suite} suite
 * @param {string[]} files changed ones, from the root of the repository
 * @returns {'all' | 'some' | 'none'} `some`: those of its test files that import a changed one
 */
export function selectTests({ config, sources = [], reads }, files) {
  const isProduct = file => sources.length === 0 || reads.includes(file) || !NO_PRODUCT.test(file)
  const isImported = file => MODULE.test(file) && isIn(sources, file)
  if (files.some(file => file === config || SHARED.includes(file))) return 'all'
  if (files.some(file => !isImported(file) && isIn(reads, file) && isProduct(file))) return 'all'
  return files.some(isImported) ? 'some' : 'none'
}

const isIn = (folders, file) =>
  folders.some(folder => folder === '.' || file === folder || file.startsWith(`${folder}/`))
