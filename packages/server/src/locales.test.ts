/// <reference types="vite/client" />
/** Every English table of the server is there in every language, beside it. */
import {
  findAmericanProblems,
  findEnglishProblems,
  findItalianProblems,
  findLanguageProblems,
  findStrayTables,
  type PackageTexts,
  TRANSLATED,
  tablesOf,
} from '@cartwright/core/testing'
import type { Locale } from '@cartwright/core/texts'
import { describe, expect, it } from 'vitest'
import glossary from '../../../docs/glossary.json'
import { serverLocales } from './locales'

const texts: PackageTexts = {
  root: 'packages/server/src',
  modules: import.meta.glob('./**/*.texts.ts', { eager: true }),
  files: import.meta.glob('./*/texts/*.json', { eager: true, import: 'default' }),
}
/** What is called or spelt otherwise in the US. */
const BRITISH = [
  ...glossary.things.flatMap(({ words, american }) => (american ? [words.en] : [])),
  'vat',
  'postcode',
  'cancell',
  'centre',
  'cheque',
  'colour',
  'catalogue',
  'favour',
  'fulfil(?!l)',
  'grey',
  'labelled',
  'licence',
  '\\p{L}{3,}isation',
  'authoris',
  'organis',
  'recognis',
]
const SAYS_BRITISH = new RegExp(`(?<![\\p{L}/-])(?:${BRITISH.join('|')})`, 'iu')
const withoutPlaceholders = (text: string) => text.replace(/\{\{\w+\}\}/g, '')

/** Chinese readers get papers in English: the font of documents has no Chinese letters. What does not exist is named in English only. */
const MEANT =
  /^packages\/server\/src\/(?:pdf\/texts\/zh\.json paper:|http\/texts\/\w+\.json http-refusals: "doesNotExist")/

describe('the texts of the server', () => {
  it('LANG-011 stand in a table each, and are complete in English', () => {
    const names = tablesOf(texts).map(table => table.texts.namespace)
    expect(names.length).toBeGreaterThan(30)
    expect(names).toEqual([...new Set(names)])
    expect(findEnglishProblems(texts)).toEqual([])
  })

  it('LANG-002 are written as in America where they are written otherwise there, and say the same', async () => {
    const american = async () => ({ default: serverLocales['en-US'] })
    expect(await findAmericanProblems(texts, { 'en-US': american })).toEqual([])
  })

  it('LANG-002 say nothing to readers in the US that is called or spelt otherwise there', () => {
    const american: Locale = serverLocales['en-US']
    const spoken = tablesOf(texts).flatMap(({ texts: { namespace, english } }) =>
      Object.entries({ ...english, ...american[namespace] }).map(([key, text]) => `${namespace}.${key}: ${text}`),
    )
    expect(spoken.length).toBeGreaterThan(500)
    expect(spoken.filter(line => SAYS_BRITISH.test(withoutPlaceholders(line.replace(/^\S+ /, ''))))).toEqual([])
  })

  it('LANG-002 Italian speaks to its readers as voi, but for the verbs on buttons', () => {
    expect(findItalianProblems(texts)).toEqual([])
  })

  it('have English above them, and are of a language that there is', () => {
    expect(findStrayTables(texts)).toEqual([])
    expect(Object.keys(serverLocales).sort()).toEqual([...TRANSLATED, 'en-US'].sort())
  })

  it.each(TRANSLATED)('LANG-011 say the same as in English: %s', language => {
    const problems = findLanguageProblems(texts, language).filter(problem => !MEANT.test(problem))
    expect(problems).toEqual([])
  })

  it.each(TRANSLATED)('LANG-011 are read from their files: %s', language => {
    const named = tablesOf(texts).map(table => table.texts.namespace)
    const read = Object.keys(serverLocales[language])
    expect(read.sort()).toEqual(named.filter(name => language !== 'zh' || name !== 'paper').sort())
  })
})
