import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../contract/languages'
import { findTableProblems, findTranslationProblems, pluralForms } from '../testing/text-problems'
import { connectionTexts } from './connection-texts'
import { coreTexts } from './core-texts'
import type { Texts, TextTable } from './i18n.types'
import { loadLocale } from './load-locale'
import { salesTexts } from './sales-texts'

const FOLDER = new URL('./locales/', import.meta.url)
const TRANSLATED = LANGUAGES.filter(language => language !== 'en')
const files = (language: string) => readdirSync(new URL(`${language}/`, FOLDER)).filter(name => name.endsWith('.json'))
const readTable = (language: string, file: string): TextTable =>
  JSON.parse(readFileSync(new URL(`${language}/${file}`, FOLDER), 'utf8'))

describe.each(TRANSLATED)('the texts in %s', language => {
  it('LANG-011 are all listed, each under the name of its file', async () => {
    const locale = await loadLocale(language)
    expect(Object.keys(locale).sort()).toEqual(
      files(language)
        .map(name => name.replace('.json', ''))
        .sort(),
    )
    for (const [namespace, texts] of Object.entries(locale)) {
      expect(texts, namespace).toEqual(readTable(language, `${namespace}.json`))
    }
  })

  it('are in the same files as the other languages', () => {
    expect(files(language)).toEqual(files('de'))
  })

  it('have no empty text, whole placeholders, and the plural forms of the language', () => {
    const problems = files(language).flatMap(file =>
      findTableProblems(language, readTable(language, file)).map(problem => `${file} ${problem}`),
    )
    expect(problems).toEqual([])
  })

  it.each<Texts>([connectionTexts, coreTexts, salesTexts])(
    'LANG-011 say everything the core says: $namespace',
    async ({ namespace, english }) => {
      expect(findTranslationProblems(english, (await loadLocale(language))[namespace])).toEqual([])
    },
  )
})

it('LANG-002 Italian speaks to its readers as voi, but for the verbs on buttons', () => {
  const other =
    /\b(hai|puoi|vedi|tuo|tua|tuoi|tue|Lei|Sue|suo account|sua azienda|cercava|cominci|[Pp]rovi|[Ii]nvii|[Cc]arichi|aggiunga|suddivida|[Ss]elezioni|[Dd]ispone|trascinalo)\b|[.;:!?] Riprova /
  // A sentence is none of a button.
  const verb = /\b(aggiungi|dividi|elimina|importa|salva|scegli|segnala|sostituisci|togli|trascina)(l[aeio])?\b.*\.$/i
  const found = files('it').flatMap(file =>
    Object.entries(readTable('it', file))
      .filter(([, text]) => other.test(text) || verb.test(text))
      .map(([key]) => `${file} ${key}`),
  )
  expect(found).toEqual([])
})

describe('English', () => {
  it.each<Texts>([connectionTexts, coreTexts, salesTexts])('LANG-011 is complete in $namespace', ({ english }) => {
    expect(findTableProblems('en', english)).toEqual([])
  })
})

describe('the check itself', () => {
  const english = { a: 'A {{x}}', n_one: '{{count}} n', n_other: '{{count}} ns' }

  it('finds what is missing, needless, empty or broken', () => {
    expect(pluralForms('pl')).toEqual(['few', 'many', 'one', 'other'])
    expect(findTranslationProblems(english, undefined)).toEqual(['not translated'])
    expect(findTranslationProblems(english, { a: 'A {{y}}', b: 'B', n: 'n' })).toEqual([
      'a: placeholders y, not x',
      'n: plural on one side only',
      'b: no such English text',
    ])
    expect(findTranslationProblems(english, { a: '{{ x }} A', n_other: '{{count}}' })).toEqual([])
    expect(findTableProblems('pl', { a: ' ', n_one: 'x', n_other: 'x' })).toEqual([
      'a: empty',
      'n: forms one,other, not few,many,one,other',
    ])
    expect(findTableProblems('zh', { a: '{{count}', b: '{{ns}}', c: '{{a b}}', n_other: 'x', n: 'x' })).toEqual([
      'a: stray brace',
      'b: placeholder ns',
      'c: placeholder a b',
      'c: stray brace',
      'n: with and without plural forms',
    ])
    expect(findTableProblems('fr', { a: 'Oui !', b: '« Oui »', c: 'Oui\u00a0!', d: '12 €' })).toEqual([
      'a: a sign that a line may begin with',
      'b: a sign that a line may begin with',
    ])
  })
})
