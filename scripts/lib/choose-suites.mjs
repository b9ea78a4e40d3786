// Which suites `npm test` runs.
import { findChanged, selectTests } from './changed.mjs'
import { withoutProven } from './guarded.mjs'
import { say, Trouble } from './say.mjs'
import { suites as allSuites } from './suites.mjs'

/**
 * The named suites; otherwise those that guard nothing and are of no release. `--full` adds all others, `--guarded` those whose guarded files have changed since
 * they last passed, and `--changed[=<commit>]` takes of all suites only what is touched by a change since then.
 */
export async function chooseSuites(args) {
  const names = args.filter(arg => !arg.startsWith('-'))
  const known = allSuites.map(({ name }) => name)
  const unknown = names.filter(name => !known.includes(name))
  if (unknown.length) throw new Trouble(`There is no suite ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  const named = names.length ? allSuites.filter(({ name }) => names.includes(name)) : allSuites
  const [option, ...others] = args.filter(arg => arg.startsWith('-'))
  if (others.length) throw new Trouble('One option at a time: --full, --guarded, --changed or --changed=<commit>.')
  if (!option) return names.length ? named : named.filter(({ guards, release }) => !guards && !release)
  if (option === '--full') return named
  if (option === '--guarded') return withoutProven(named.filter(({ release }) => !release))
  const match = /^--changed(?:=(.+))?$/.exec(option)
  if (!match) throw new Trouble('The options are --full, --guarded, --changed and --changed=<commit>.')
  return touchedBy(named, match[1])
}

async function touchedBy(suites, base) {
  const { since, files } = await findChanged({ base })
  const touched = suites.flatMap(suite => {
    const which = selectTests(suite, files)
    return which === 'none' ? [] : { ...suite, ...(which === 'some' && { since }) }
  })
  const list = touched.map(suite => (suite.since ? `${suite.name} in part` : suite.name)).join(', ')
  say(`  ${files.length} files differ from ${since.slice(0, 12)}; they touch ${list || 'no suite'}`)
  return touched
}
