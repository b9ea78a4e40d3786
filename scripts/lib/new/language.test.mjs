import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fromRoot } from '../paths.mjs'
import { create, isKnown, placesLeft } from './language.mjs'

const LANGUAGES = 'packages/core/src/contract/languages.ts'
const TEST = 'packages/core/src/i18n/start-language.test.ts'

/** The recipe and the files that it names, and how one of them is changed. */
function makeRoot() {
  const root = mkdtempSync(join(tmpdir(), 'cartwright-language-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const file of ['CONTRIBUTING.md', LANGUAGES, TEST]) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    cpSync(fromRoot(file), join(root, file))
  }
  const edit = (file, from, to) =>
    writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(from, to))
  return { root, edit }
}

/** The file that a line of the recipe begins with. */
const filesOf = lines => lines.map(line => /^`([^`]+)`/.exec(line)?.[1])

const ALWAYS_LEFT = [
  'texts/es.json',
  'packages/server/src/seed/refresh-texts.ts',
  'packages/server/src/seed/seed.test.ts',
]

it('all six places are left before anything is written', () => {
  const { root } = makeRoot()
  expect(filesOf(placesLeft('es', root))).toEqual([
    LANGUAGES,
    ...ALWAYS_LEFT,
    'packages/server/data/spoken-digits/es.wav',
    TEST,
  ])
})

it('a place that is done is not left: the code with its name, the spoken digits, the list of a test', () => {
  const { root, edit } = makeRoot()
  edit(LANGUAGES, "'de', 'pl'] as const", "'de', 'pl', 'es'] as const")
  edit(TEST, "'de', 'pl'])", "'de', 'pl', 'es'])")
  mkdirSync(join(root, 'packages/server/data/spoken-digits'), { recursive: true })
  writeFileSync(join(root, 'packages/server/data/spoken-digits/es.wav'), '')
  expect(filesOf(placesLeft('es', root))).toEqual(ALWAYS_LEFT)
})

it('a language whose own name is missing is left', () => {
  const { root, edit } = makeRoot()
  edit(LANGUAGES, "'de', 'pl'] as const", "'de', 'pl', 'nl'] as const")
  expect(filesOf(placesLeft('nl', root))).toContain(LANGUAGES)
})

it('a language is one that there is', async () => {
  expect(['es', 'nl', 'ja', 'zz', 'xx'].map(isKnown)).toEqual([true, true, true, false, false])
  await expect(create('zz')).rejects.toThrow('There is no language zz.')
  await expect(create('de')).rejects.toThrow('de is there already.')
  await expect(create('de-AT')).rejects.toThrow('code of two letters')
})
