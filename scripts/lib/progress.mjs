// What a person sees who waits for a run of tests: one line with the suites and tests that are done, and about how long it still takes.
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { formatDuration } from './say.mjs'

const EVERY_MS = 1_000

/**
 * @param {object} given
 * @param {import('./suites.mjs').Suite[]} given.suites all that will run
 * @param {string} given.folder where each suite counts its tests
 * @param {{ write: (text: string) => void, isTTY?: boolean }} [given.stream] a terminal gets the line again each second, anything else when a suite ends
 * @param {() => number} [given.now] milliseconds
 */
export function showProgress({ suites, folder, stream = process.stderr, now = () => performance.now() }) {
  const began = now()
  const begun = new Map()
  const done = new Set()
  const counterOf = ({ name }) => join(folder, `${name}.count`)
  const testsOf = suite => statSync(counterOf(suite), { throwIfNoEntry: false })?.size ?? 0

  const line = () => {
    const tests = suites.reduce((sum, suite) => sum + testsOf(suite), 0)
    const running = suites.filter(suite => begun.has(suite) && !done.has(suite)).map(({ name }) => name)
    const left = timeLeft({ suites, begun, done, began, now: now() })
    return [
      `${done.size} of ${suites.length} suites, ${tests.toLocaleString('en')} tests done`,
      ...(running.length > 0 ? [`running: ${running.join(', ')}`] : []),
      ...(left === undefined ? [] : [`about ${formatDuration(left)} left`]),
    ].join(' · ')
  }
  // Erases the line: what is written next starts at the left edge, and the line is drawn again below it.
  const clear = () => stream.isTTY && stream.write('\r\u001b[K')
  const draw = () => stream.isTTY && stream.write(`\r\u001b[K${line()}`)
  const timer = stream.isTTY ? setInterval(draw, EVERY_MS).unref() : undefined

  return {
    counterOf,
    begin(suite) {
      rmSync(counterOf(suite), { force: true })
      begun.set(suite, now())
    },
    end(suite) {
      done.add(suite)
      if (!stream.isTTY) stream.write(`  ${line()}\n`)
    },
    /** Before anything else is written. */
    clear,
    close() {
      clearInterval(timer)
      clear()
    },
  }
}

/**
 * From the planned seconds of what is done and of what runs, as they compare with the time that has passed.
 * @returns {number | undefined} milliseconds; undefined before anything can be said, and at the end
 */
export function timeLeft({ suites, begun, done, began, now }) {
  const planned = suites.reduce((sum, { seconds }) => sum + seconds, 0)
  const shares = suites.map(suite => {
    if (done.has(suite)) return suite.seconds
    const since = begun.get(suite)
    return since === undefined ? 0 : Math.min((now - since) / 1000, suite.seconds * 0.9)
  })
  const share = shares.reduce((sum, seconds) => sum + seconds, 0) / planned
  if (share < 0.02 || share >= 1) return undefined
  return ((now - began) * (1 - share)) / share
}
