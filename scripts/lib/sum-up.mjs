// The last lines of `npm test`.
import { formatDuration } from './say.mjs'

/**
 * What `npm test` says at its end, and its exit code. In CI nothing that can be had may be left out: there a skipped suite has failed.
 * @param {{ name: string, passed: number, failed: number, skipped: number, ms: number, failures: string[], missing?: string, problem?: string }[]} outcomes
 * @param {{ missing?: string }[]} tools what was looked for
 * @param {string[]} unstable a line for each file that failed, and passed when it was run again alone
 */
export function sumUp(outcomes, tools, unstable, isCi = Boolean(process.env.CI) && process.env.CI !== 'false') {
  const rows = outcomes.map(outcome => (outcome.missing && isCi ? { ...outcome, failed: 1, skipped: 0 } : outcome))
  const number = value => String(value).padStart(5)
  const lines = rows.map(
    ({ name, passed, failed, skipped, ms }) =>
      `${name.padEnd(16)}${number(passed)} passed${number(failed)} failed${number(skipped)} skipped  ${formatDuration(ms)}`,
  )
  const notes = rows.flatMap(({ name, missing, problem, failures }) => [
    ...(missing ? [`${name} did not run: ${missing}`] : []),
    ...(problem ? [`${name}: ${problem}`] : []),
    ...failures.map(failure => `${name} failed: ${failure}`),
  ])
  for (const { missing } of tools) {
    if (missing && !notes.some(note => note.includes(missing))) notes.push(`What needs it did not run: ${missing}`)
  }
  notes.push(...unstable)
  const sum = key => rows.reduce((total, row) => total + row[key], 0)
  const total = `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`
  const text = ['', ...lines, '', ...notes, ...(notes.length ? [''] : []), total].join('\n')
  return { text, code: sum('failed') > 0 ? 1 : 0 }
}
