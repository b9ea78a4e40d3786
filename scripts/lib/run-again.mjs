// A test file that fails in a run of many is run once more, alone: if it passes then, it depends on the speed of the machine.

/** More unstable files than this are no accident. */
const MAX_UNSTABLE = 2

/**
 * Runs the failed test files once more, each alone, one after the other.
 * @typedef {object} Outcome of a suite, as `runSuite` gives it
 * @param {Map<import('./suites.mjs').Suite, Outcome>} outcomes of the run
 * @param {object} tools
 * @param {(suite: import('./suites.mjs').Suite, file: string) => Promise<Outcome>} tools.runAlone runs one file
 * @param {(suite: import('./suites.mjs').Suite, file: string) => Outcome} tools.adopt puts the results of that run in the place of the first ones
 * @returns {Promise<{ outcomes: Map<import('./suites.mjs').Suite, Outcome>, unstable: string[] }>} `unstable`: a note per file that passed alone,
 *   with what failed first. Nothing is run again when more than two files failed, or when a failure belongs to no file.
 */
export async function runFailedAgain(outcomes, { runAlone, adopt }) {
  const failed = [...outcomes].flatMap(([suite, { failedFiles }]) => failedFiles.map(entry => ({ suite, ...entry })))
  const isHopeless = [...outcomes.values()].some(
    ({ problem, failed: count, failedFiles }) => problem || (count > 0 && failedFiles.length === 0),
  )
  if (failed.length === 0 || failed.length > MAX_UNSTABLE || isHopeless || failed.some(({ file }) => !file)) {
    return { outcomes, unstable: [] }
  }
  const settled = new Map(outcomes)
  const unstable = []
  for (const { suite, file, failures } of failed) {
    const again = await runAlone(suite, file)
    if (again.failed > 0 || again.passed + again.skipped === 0) continue
    settled.set(suite, { ...settled.get(suite), ...adopt(suite, file) })
    unstable.push(
      [`${suite.name} unstable: ${file} failed, and passed when it was run again alone:`, ...failures].join('\n'),
    )
  }
  return { outcomes: settled, unstable }
}
