// Runs all measurements, or those whose file names contain an argument, and prints one table.
// Ends with 1 when a figure misses its target or could not be measured.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'
import { describeMachine } from './support/machine.mjs'
import { toTable } from './support/table.mjs'

const ROOT = fileURLToPath(new URL('.', import.meta.url))

const folder = await mkdtemp(join(tmpdir(), 'cartwright-bench-'))
const file = join(folder, 'figures.jsonl')
process.env.BENCH_FIGURES = file
try {
  const vitest = await startVitest('test', process.argv.slice(2), {
    root: ROOT,
    config: join(ROOT, 'vitest.config.ts'),
    run: true,
    watch: false,
  })
  await vitest.close()
  const figures = parse(await readFile(file, 'utf8').catch(() => ''))
  const broken = vitest.state.getFiles().filter(({ result }) => result?.state !== 'pass')
  const missed = figures.filter(figure => figure.isMet === false).length
  const unmeasured = [...broken, ...figures.filter(figure => figure.isMissing)].map(({ name }) => name)
  const isComplete = unmeasured.length === 0 && figures.length > 0
  console.log(`\n${describeMachine()}\n`)
  console.log(toTable(figures))
  if (!isComplete) console.log(`\nNot everything could be measured: ${unmeasured.join('; ') || 'no figure at all'}.`)
  if (missed > 0) console.log(`\n${missed} figure(s) miss their target.`)
  if (isComplete && missed === 0) console.log('\nEvery figure meets its target.')
  else process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

function parse(text) {
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
}
