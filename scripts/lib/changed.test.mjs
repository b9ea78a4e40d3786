import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findChanged, selectTests } from './changed.mjs'
import { fromRoot } from './paths.mjs'
import { suites } from './suites.mjs'

describe('findChanged', () => {
  function makeRepository() {
    const cwd = mkdtempSync(join(tmpdir(), 'cartwright-changed-'))
    onTestFinished(() => rmSync(cwd, { recursive: true }))
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
    const git = (...args) => execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8' }).trim()
    const write = (name, text = name) => writeFileSync(join(cwd, name), text)
    const commit = name => {
      write(name)
      git('add', '-A')
      git('commit', '-q', '-m', name)
    }
    git('init', '-q', '-b', 'main')
    commit('first.ts')
    return { cwd, git, write, commit }
  }

  it('names what a branch has committed, what it has not, and new files, but not what main has got since', async () => {
    const { cwd, git, write, commit } = makeRepository()
    const since = git('rev-parse', 'HEAD')
    git('switch', '-q', '-c', 'branch')
    commit('committed.ts')
    git('switch', '-q', 'main')
    commit('on-main.ts')
    git('switch', '-q', 'branch')
    write('first.ts', 'changed')
    write('näw file.ts')
    expect(await findChanged({ cwd })).toEqual({ since, files: ['committed.ts', 'first.ts', 'näw file.ts'] })
    expect(await findChanged({ cwd, base: 'HEAD' })).toMatchObject({ files: ['first.ts', 'näw file.ts'] })
  })

  it('compares with the last commit where there is no main, and refuses a commit that there is not', async () => {
    const { cwd, git, write } = makeRepository()
    git('branch', '-m', 'trunk')
    write('first.ts', 'changed')
    expect(await findChanged({ cwd })).toEqual({ since: 'HEAD', files: ['first.ts'] })
    await expect(findChanged({ cwd, base: 'nowhere' })).rejects.toThrow('git knows no commit nowhere.')
  })
})

describe('selectTests', () => {
  const touched = (...files) =>
    Object.fromEntries(
      suites.map(suite => [suite.name, selectTests(suite, files)]).filter(([, which]) => which !== 'none'),
    )

  it.each([
    ['a module of the core', 'packages/core/src/cart/cart.store.ts', { core: 'some', server: 'some', e2e: 'all' }],
    ['a migration', 'packages/server/migrations/0001.sql', { core: 'all', server: 'all', faults: 'all', e2e: 'all' }],
    ['a test of the core', 'packages/core/src/cart/cart.test.ts', { core: 'some', e2e: undefined, faults: undefined }],
    [
      'a story',
      'packages/widgets/src/cart/cart.stories.tsx',
      { stories: 'all', 'widgets-react': 'some', e2e: undefined },
    ],
    ['a journey', 'tests/e2e/order-life.test.ts', { e2e: 'some', embed: undefined, core: undefined }],
    ['what journeys share', 'tests/support/axe.ts', { e2e: 'some', embed: 'some', faults: 'some', core: undefined }],
    ['a configuration', 'tests/playwright.config.ts', { e2e: 'all', embed: 'all', faults: undefined }],
    ['the lock file', 'pnpm-lock.yaml', { core: 'all', storefront: 'all', stories: 'all', faults: 'all' }],
    ['a text', 'docs/operations.md', { scripts: 'all', core: undefined, e2e: undefined }],
    ['a text that a test reads', 'README.md', { scripts: 'all', embed: 'all', e2e: undefined }],
  ])('%s touches what depends on it', (_what, file, expected) => {
    expect({
      ...Object.fromEntries(Object.keys(expected).map(name => [name, undefined])),
      ...touched(file),
    }).toMatchObject(expected)
  })

  it('names folders and files that are there', () => {
    const named = suites.flatMap(({ sources = [], reads }) => [...sources, ...reads])
    expect(named.filter(path => !existsSync(fromRoot(path)))).toEqual([])
  })
})
