import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { showProgress, timeLeft } from './progress.mjs'

const [core, server, stories] = [
  { name: 'core', seconds: 100 },
  { name: 'server', seconds: 300 },
  { name: 'stories', seconds: 100 },
]

it('says after each suite what is done, what runs and about how long it takes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'progress-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const written = []
  let now = 0
  const progress = showProgress({
    suites: [core, server, stories],
    folder,
    stream: { write: text => written.push(text) },
    now: () => now,
  })
  progress.begin(core)
  progress.begin(server)
  writeFileSync(progress.counterOf(core), '.'.repeat(1200))
  writeFileSync(progress.counterOf(server), '.'.repeat(34))
  now = 100_000
  progress.end(core)
  expect(written).toEqual(['  1 of 3 suites, 1,234 tests done · running: server · about 2 min 30 s left\n'])
})

it('says nothing of the time before there is anything to go by', () => {
  const given = { suites: [core, server], began: 0, done: new Set() }
  expect(timeLeft({ ...given, begun: new Map([[core, 0]]), now: 4_000 })).toBeUndefined()
  expect(timeLeft({ ...given, begun: new Map([[core, 0]]), now: 20_000 })).toBe(380_000)
})
