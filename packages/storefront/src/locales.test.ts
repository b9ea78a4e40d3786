/** Every English table of the storefront is there in every language, beside it. */
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
import { storefrontLocales } from './locales'

const texts: PackageTexts = {
  root: 'packages/storefront/src',
  modules: import.meta.glob('./**/*.texts.ts', { eager: true }),
  files: import.meta.glob('./**/texts/*.json', { eager: true, import: 'default' }),
}
/** What may say them. */
const sources = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '../vite.config.ts', '../../core/src/**/*.ts', '!**/*.{texts,test,stories}.*', '!**/locales/**'],
  { eager: true, query: '?raw', import: 'default' },
)

describe('the texts of the storefront', () => {
  it('LANG-011 are all used somewhere', () => {
    expect(tablesOf(texts).length).toBeGreaterThan(1)
    expect(findUnusedKeys(texts, sources)).toEqual([])
  })

  it('LANG-011 are complete in English', () => {
    expect(findEnglishProblems(texts)).toEqual([])
  })

  it('LANG-002 are spelt as in America where they are spelt otherwise there, and say the same', async () => {
    expect(await findAmericanProblems(texts, storefrontLocales)).toEqual([])
  })

  it('LANG-002 Italian speaks to its readers as voi, but for the verbs on buttons', () => {
    expect(findItalianProblems(texts)).toEqual([])
  })

  it('have English above them, and are of a language that there is', () => {
    expect(findStrayTables(texts)).toEqual([])
  })

  it('the two translators say the same for every text, every language and every plural class', async () => {
    const { compared, differences } = await compareTranslators(
      tablesOf(texts).map(table => table.texts),
      storefrontLocales,
    )
    expect(differences).toEqual([])
    expect(compared).toBeGreaterThan(100)
  })

  describe.each(TRANSLATED)('in %s', language => {
    it('LANG-011 say the same as in English', () => {
      expect(findLanguageProblems(texts, language)).toEqual([])
    })

    it('LANG-011 are loaded with the language', async () => {
      expect(await findLoadingProblems(texts, storefrontLocales, language)).toEqual([])
    })
  })
})
