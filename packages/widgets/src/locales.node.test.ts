/** Every English table of the widgets and of the storefront is there in every language. */
import type { Texts } from '@cartwright/core'
import { LANGUAGES } from '@cartwright/core'
import { toAmerican } from '@cartwright/core/rules'
import { findTableProblems, findTranslationProblems, loadLocale } from '@cartwright/core/testing'
import { describe, expect, it } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.texts.ts', '../../storefront/src/**/*.texts.ts'], {
  eager: true,
})
/** Namespaces whose English stands in the core, which has a test of its own. */
const OF_THE_CORE = ['core', 'connection', 'sales']
const TRANSLATED = LANGUAGES.filter(language => language !== 'en')

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'english' in value

/** What may say them: the sources that name a table, lie beside it, or hold the state of its feature or its rules. */
const sources = Object.entries(
  import.meta.glob<string>(
    ['./**/*.{ts,tsx}', '../../{core,storefront}/src/**/*.{ts,tsx}', '!**/*.{texts,test,stories}.*'],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  ),
)
/** Their keys come from the server. */
const SAID_BY_THE_SERVER = ['weekdays']
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

function findUnused(path: string, name: string, { english }: Texts): string[] {
  const ofCore = [folderOf(path).split('/').at(-2), 'rules'].map(folder => `../../core/src/${folder}/`)
  const near = sources
    .filter(
      ([file, code]) => code.includes(name) || folderOf(file) === folderOf(path) || ofCore.includes(folderOf(file)),
    )
    .map(([, code]) => code)
    .join()
  const beginnings = [...near.matchAll(/`([\w.-]+)\$\{/g)].map(([, beginning]) => beginning ?? '')
  return Object.keys(english)
    .map(key => key.replace(/_(one|other)$/, ''))
    .filter(key => !near.includes(`'${key}'`) && !beginnings.some(beginning => key.startsWith(beginning)))
}

const tables = Object.values(modules).flatMap(exported => Object.values(exported).filter(isTexts))

describe('texts', () => {
  it('stand in a file each, under a name each', () => {
    expect(tables.length).toBeGreaterThanOrEqual(Object.keys(modules).length)
    const names = tables.map(({ namespace }) => namespace)
    expect(names).toEqual([...new Set(names)])
    expect(names.length).toBeGreaterThan(10)
  })

  it('LANG-011 are all said somewhere', () => {
    const unused = Object.entries(modules).flatMap(([path, exported]) =>
      Object.entries(exported).flatMap(([name, texts]) =>
        isTexts(texts) && !SAID_BY_THE_SERVER.includes(texts.namespace)
          ? findUnused(path, name, texts).map(key => `${texts.namespace} ${key}`)
          : [],
      ),
    )
    expect(unused).toEqual([])
  })

  it.each(tables)('LANG-011 are complete in English: $namespace', ({ english }) => {
    expect(findTableProblems('en', english)).toEqual([])
  })

  it('LANG-002 are spelt as in America where they are spelt otherwise there, and say the same', async () => {
    const american = await loadLocale('en-US')
    for (const { namespace, english } of tables) {
      const differing = Object.entries(english).filter(([, text]) => toAmerican(text) !== text)
      const expected = differing.map(([key, text]) => [key, toAmerican(text)])
      expect(american[namespace] ?? {}, namespace).toEqual(Object.fromEntries(expected))
    }
    const named = tables.map(({ namespace }) => namespace)
    expect(Object.keys(american).filter(namespace => !named.includes(namespace))).toEqual([])
  })

  describe.each(TRANSLATED)('in %s', language => {
    it.each(tables)('LANG-011 say the same as in English: $namespace', async ({ namespace, english }) => {
      expect(findTranslationProblems(english, (await loadLocale(language))[namespace])).toEqual([])
    })

    it('are all in use', async () => {
      const used = [...OF_THE_CORE, ...tables.map(({ namespace }) => namespace)]
      expect(Object.keys(await loadLocale(language)).filter(namespace => !used.includes(namespace))).toEqual([])
    })
  })
})
