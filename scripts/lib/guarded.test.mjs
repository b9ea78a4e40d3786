import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hashOfGuarded, readGuarded, readPassed, rememberPassed, withoutProven } from './guarded.mjs'
import { suites } from './suites.mjs'

it('reads what each suite has seen when it last passed', () => {
  expect([...readPassed('faults abc\n\nload def\nhalf\n')]).toEqual([
    ['faults', 'abc'],
    ['load', 'def'],
  ])
})

it('runs a suite that guards nothing, and one whose files nobody has seen pass', async () => {
  const suites = [{ name: 'core' }, { name: 'never run', guards: ['README.md'] }]
  expect(await withoutProven(suites)).toEqual(suites)
})

it('leaves out a suite whose guarded files are as they were', async () => {
  const guarded = { name: 'guarded', guards: ['README.md'] }
  const seen = await hashOfGuarded(guarded)
  expect(await withoutProven([guarded], new Map([['guarded', seen]]))).toEqual([])
  expect(await withoutProven([{ ...guarded, guards: ['LICENSE'] }], new Map([['guarded', seen]]))).toHaveLength(1)
})

/** A repository of its own, with these files. */
function makeRepository(files) {
  const root = mkdtempSync(join(tmpdir(), 'cartwright-guarded-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const file of files) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), 'as it was')
  }
  execFileSync('git', ['init', '-q'], { cwd: root })
  execFileSync('git', ['add', '-A'], { cwd: root })
  return root
}

describe('a suite that has passed', () => {
  it('is remembered with what it has seen, beside the others', async () => {
    const root = makeRepository(['README.md'])
    const [file, suite] = [join(root, 'passed'), { name: 'guarded', guards: ['README.md'] }]
    writeFileSync(file, 'other abc\n')
    const seen = await readGuarded([suite, { name: 'core' }], root)
    await rememberPassed(suite, seen, { root, file })
    expect(readFileSync(file, 'utf8')).toBe(`guarded ${await hashOfGuarded(suite, root)}\nother abc\n`)
  })

  it('is not remembered when a file that it guards has changed while it ran', async () => {
    const root = makeRepository(['README.md'])
    const [file, suite] = [join(root, 'passed'), { name: 'guarded', guards: ['README.md'] }]
    const seen = await readGuarded([suite], root)
    appendFileSync(join(root, 'README.md'), ', and more')
    await rememberPassed(suite, seen, { root, file })
    expect(existsSync(file)).toBe(false)
  })

  it('is not remembered outside of a git checkout', async () => {
    const root = mkdtempSync(join(tmpdir(), 'cartwright-guarded-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    const suite = { name: 'guarded', guards: ['README.md'] }
    await rememberPassed(suite, await readGuarded([suite], root), { root, file: join(root, 'passed') })
    expect(existsSync(join(root, 'passed'))).toBe(false)
  })
})

describe('of the suites of this repository', () => {
  it.each([
    ['tests/vitest.config.ts', ['faults', 'load']],
    ['tests/playwright.config.ts', ['looks']],
    ['packages/server/vitest.config.ts', ['server-pglite']],
    ['packages/server/src/seed/orders.ts', ['server-pglite', 'faults']],
    ['packages/server/src/orders/create-order.ts', ['server-pglite', 'faults', 'load']],
    ['packages/widgets/src/cart/cart.tsx', ['looks']],
    ['README.md', []],
  ])('a change of %s selects %j', async (file, selected) => {
    const root = makeRepository(['README.md', file])
    const guarding = suites.filter(({ guards }) => guards)
    const passed = new Map()
    for (const suite of guarding) passed.set(suite.name, await hashOfGuarded(suite, root))
    expect(await withoutProven(guarding, passed, root)).toEqual([])
    appendFileSync(join(root, file), ', and more')
    expect((await withoutProven(guarding, passed, root)).map(({ name }) => name)).toEqual(selected)
  })
})
