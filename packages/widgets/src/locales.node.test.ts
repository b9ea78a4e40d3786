/** Every English table of the widgets is there in every language, beside it. */
import {
  compareTranslators,
  findAmericanProblems,
  findEnglishProblems,
  findItalianProblems,
  findLanguageProblems,
  findLoadingProblems,
  findStrayTables,
  findUnusedKeys,
  type PackageTexts,
  TRANSLATED,
  tablesOf,
} from '@cartwright/core/testing'
import { describe, expect, it } from 'vitest'
import { widgetLocales } from './locales'

const texts: PackageTexts = {
  root: 'packages/widgets/src',
  modules: import.meta.glob('./**/*.texts.ts', { eager: true }),
  files: import.meta.glob('./**/texts/*.json', { eager: true, import: 'default' }),
}
/** Of the other packages. */
const others: PackageTexts = {
  root: 'packages',
  modules: import.meta.glob('../../{core,storefront}/src/**/*.texts.ts', { eager: true }),
  files: {},
}
/** What may say them. */
const sources = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '../../{core,storefront}/src/**/*.{ts,tsx}', '!**/*.{texts,test,stories}.*', '!**/locales/**'],
  { eager: true, query: '?raw', import: 'default' },
)
/** Their keys come from the server. */
const SAID_BY_THE_SERVER = ['weekdays ', 'layout headOffice', 'layout distributionCentre']

const tables = tablesOf(texts).map(table => table.texts)

describe('the texts of the widgets', () => {
  it('stand in a file each, under a name that no other table of any package has', () => {
    expect(tables.length).toBeGreaterThanOrEqual(Object.keys(texts.modules).length)
    const names = [...tables, ...tablesOf(others).map(table => table.texts)].map(({ namespace }) => namespace)
    expect(names).toEqual([...new Set(names)])
    expect(tables.length).toBeGreaterThan(10)
  })

  it('LANG-011 are all used somewhere', () => {
    const unused = findUnusedKeys(texts, sources)
    expect(unused.filter(key => !SAID_BY_THE_SERVER.some(said => key.startsWith(said)))).toEqual([])
  })

  it('LANG-011 are complete in English', () => {
    expect(findEnglishProblems(texts)).toEqual([])
  })

  it('LANG-002 are spelt as in America where they are spelt otherwise there, and say the same', async () => {
    expect(await findAmericanProblems(texts, widgetLocales)).toEqual([])
  })

  it('LANG-002 Italian speaks to its readers as voi, but for the verbs on buttons', () => {
    expect(findItalianProblems(texts)).toEqual([])
  })

  it('have English above them, and are of a language that there is', () => {
    expect(findStrayTables(texts)).toEqual([])
  })

  it('the two translators say the same for every text, every language and every plural class', async () => {
    const { compared, differences } = await compareTranslators(tables, widgetLocales)
    expect(differences).toEqual([])
    expect(compared).toBeGreaterThan(1000)
  })

  describe.each(TRANSLATED)('in %s', language => {
    it('LANG-011 say the same as in English', () => {
      expect(findLanguageProblems(texts, language)).toEqual([])
    })

    it('LANG-011 are loaded with the language', async () => {
      expect(await findLoadingProblems(texts, widgetLocales, language)).toEqual([])
    })
  })
})
