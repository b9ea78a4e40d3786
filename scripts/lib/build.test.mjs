import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fillDemo, inputsOf, packages } from './build.mjs'
import { fromRoot } from './paths.mjs'

/** The files of this repository that these files import, with what those import. */
function withImports(files) {
  const found = new Set(files)
  for (const file of found) {
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      const path = join(dirname(file), fileName)
      const isThere = fileName.startsWith('.') && existsSync(path) && /\.mjs$/.test(path)
      if (isThere) found.add(path)
    }
  }
  return [...found]
}

describe('the stamp of a build', () => {
  it.each(packages.map(({ name }) => name))('covers what the scripts of %s import', name => {
    const folder = fromRoot('packages', name, 'scripts')
    const scripts = existsSync(folder) ? readdirSync(folder).map(file => join(folder, file)) : []
    const covered = packages.filter(one => packages.find(each => each.name === name)?.reads.includes(one.name))
    const inputs = [name, ...covered.map(one => one.name)].flatMap(inputsOf)
    const others = withImports(scripts).filter(file => !inputs.includes(file))
    expect(others.map(file => relative(fromRoot(), file))).toEqual([])
  })

  it('of the server covers what writes the sentences into openapi.json', () => {
    expect(inputsOf('server')).toContain(fromRoot('scripts/lib/field-sentences.mjs'))
  })
})

describe('a demo shop that is filled in advance', () => {
  /** A program in a folder of its own, and what is said. */
  function makeProgram(text) {
    const folder = mkdtempSync(join(tmpdir(), 'cartwright-fill-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'fill.mjs')
    writeFileSync(file, text)
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => stderr.mockRestore())
    return { file, said: () => stderr.mock.calls.map(([line]) => line).join('') }
  }

  it('is given up when it takes too long, which is said', async () => {
    const { file, said } = makeProgram('setInterval(() => {}, 1000)')
    await fillDemo({ file, timeoutMs: 1_000 })
    expect(said()).toBe('  The demo shop was not filled in advance within 1.0 s; the first start fills it.\n')
  })

  it('says what went wrong when it fails', async () => {
    const { file, said } = makeProgram('console.error("no room"); process.exitCode = 1')
    await fillDemo({ file })
    expect(said()).toBe('  The demo shop could not be filled in advance; the first start fills it.\nno room\n')
  })

  it('says nothing when it is filled', async () => {
    const { file, said } = makeProgram('')
    await fillDemo({ file })
    expect(said()).toBe('')
  })
})
