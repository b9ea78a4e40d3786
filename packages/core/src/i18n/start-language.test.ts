import { describe, expect, it } from 'vitest'
import { LANGUAGE_LABELS, LANGUAGES, OFFERED_LANGUAGES, toLanguage } from '../contract/languages'
import { siteLanguage } from '../site/change-site'
import { startLanguage } from './start-language'

describe('what there is', () => {
  it('LANG-009 six languages are supported, in this order', () => {
    expect(LANGUAGES).toEqual(['en', 'zh', 'fr', 'it', 'de', 'pl'])
  })

  it('LANG-006 LANG-007 LANG-008 labels exist for Spanish, Japanese and Chinese too', () => {
    expect(LANGUAGE_LABELS).toMatchObject({ es: 'Español', ja: '日本語', zh: '中文' })
    expect(OFFERED_LANGUAGES).toEqual(['en', 'it', 'de', 'fr', 'pl'])
    // A label is no language: neither can be chosen.
    expect([toLanguage('es'), toLanguage('ja')]).toEqual([undefined, undefined])
    expect(toLanguage('zh')).toBe('zh')
  })

  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE_at', 'de'],
    ['zh-Hant-TW', 'zh'],
    ['pt-BR', undefined],
    ['', undefined],
    [undefined, undefined],
    ['deutsch', undefined],
    ['constructor', undefined],
  ])('%j is read as %j', (code, language) => expect(toLanguage(code)).toBe(language))
})

describe('at the start', () => {
  it('LANG-014 the stored choice comes first', () => {
    expect(startLanguage('fr', ['de'])).toBe('fr')
    // One that is not supported is ignored.
    expect(startLanguage('es', ['de'])).toBe('de')
  })

  it('LANG-015 then the first supported language of the reader', () => {
    expect(startLanguage(undefined, ['de-AT'])).toBe('de')
    expect(startLanguage(undefined, ['nl-NL', 'pl', 'de'])).toBe('pl')
  })

  it('LANG-016 else English', () => {
    expect(startLanguage(undefined, ['nl-NL'])).toBe('en')
    expect(startLanguage(undefined, [])).toBe('en')
  })
})

describe('with a site', () => {
  it.each([
    ['LANG-017', 'IT', 'it'],
    ['LANG-018', 'DE', 'de'],
    ['LANG-019', 'GB', 'en'],
    ['LANG-020', 'FR', 'fr'],
    ['LANG-021', 'PL', 'en'],
  ] as const)('%s the language of %s is %s, independent of the site', (_id, iso2, language) => {
    expect(siteLanguage(iso2, 'zh')).toBe(language)
    expect(siteLanguage(iso2.toLowerCase(), '')).toBe(language)
  })

  it('LANG-022 another country has the language of its site, else English', () => {
    expect(siteLanguage('NL', 'fr')).toBe('fr')
    expect(siteLanguage('NL', '')).toBe('en')
    expect(siteLanguage('NL', 'nl')).toBe('en')
  })
})
