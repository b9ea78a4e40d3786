import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { fromRoot, toolPath } from './paths.mjs'

const folder = mkdtempSync(join(tmpdir(), 'literal-spread-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [fromRoot('scripts/no-literal-spread.grit')] }))

/** What the rule says of a source, in a folder of its own. */
function lint(text) {
  writeFileSync(join(folder, 'planted.tsx'), text)
  const args = [toolPath('@biomejs/biome'), 'lint', '--colors=off', 'planted.tsx']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return stdout + stderr
}

const SAID = 'No literal is spread into a literal: write its properties.'

it.each([
  ['an object in an object', 'export const a = { ...{ b: 1 }, c: 2 }'],
  ['an array in an array', "export const a = [...['b'], 'c']"],
  ['an array with a type in an array', "export const a = [...['b'] as const, 'c']"],
  ['an object with a type in an object', 'export const a = { ...{ b: 1 } as { b?: number }, c: 2 }'],
  ['an object that fits a type', 'export const a = { ...{ b: 1 } satisfies object, c: 2 }'],
  ['an object deeper inside', 'export const a = { d: [{ ...{ b: 1 } }] }'],
  ['an array among arguments', 'export const a = (b: (...c: number[]) => void) => b(...[1, 2])'],
  ['an object in an element', "export const a = <p {...{ id: 'b' }} />"],
])('the linter refuses %s', (_what, text) => {
  expect(lint(text)).toContain(SAID)
})

it('the linter takes the spread of a name, a call and a condition', () => {
  const text = 'export const a = (b: object, c: () => object) => ({ ...b, ...c(), ...(c ? { d: 1 } : {}) })'
  expect(lint(text)).not.toContain(SAID)
})
