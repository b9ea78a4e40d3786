/** Every English table of the core is there in every language, beside it. */
import { describe, expect, it } from 'vitest'
import { coreLocales } from './locales'
import {
  findAmericanProblems,
  findEnglishProblems,
  findItalianProblems,
  findLanguageProblems,
  findLoadingProblems,
  findStrayTables,
  type PackageTexts,
  TRANSLATED,
  tablesOf,
} from './testing/text-problems'

const texts: PackageTexts = {
  root: 'packages/core/src',
  modules: import.meta.glob('./**/*.texts.ts', { eager: true }),
  files: import.meta.glob('./**/texts/*.json', { eager: true, import: 'default' }),
}

describe('the texts of the core', () => {
  it('LANG-011 are complete in English', () => {
    expect(
      tablesOf(texts)
        .map(table => table.texts.namespace)
        .sort(),
    ).toEqual(['core', 'orders', 'sales'])
    expect(findEnglishProblems(texts)).toEqual([])
  })

  it('LANG-002 are spelt as in America where they are spelt otherwise there, and say the same', async () => {
    expect(await findAmericanProblems(texts, coreLocales)).toEqual([])
  })

  it('LANG-002 Italian speaks to its readers as voi, but for the verbs on buttons', () => {
    expect(findItalianProblems(texts)).toEqual([])
  })

  it('have English above them, and are of a language that there is', () => {
    expect(findStrayTables(texts)).toEqual([])
  })

  describe.each(TRANSLATED)('in %s', language => {
    it('LANG-011 say the same as in English', () => {
      expect(findLanguageProblems(texts, language)).toEqual([])
    })

    it('LANG-011 are loaded with the language', async () => {
      expect(await findLoadingProblems(texts, coreLocales, language)).toEqual([])
    })
  })
})
