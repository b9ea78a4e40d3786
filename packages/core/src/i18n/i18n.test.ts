import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../contract/languages'
import type { LanguageTag, Locale, Locales } from '../locales.types'
import { defineTexts } from './define-texts'
import { createI18n, type I18nContext } from './i18n'
import type { I18n } from './i18n.types'
import { createI18nextTranslator } from './i18next-translator'
import { createLightTranslator } from './light-translator'

const texts = defineTexts('demo', {
  hello: 'Hello {{name}}',
  lines_one: '{{count}} line',
  lines_other: '{{count}} lines',
})
const german: Locale = {
  demo: { hello: 'Hallo {{name}}', lines_one: '{{count}} Zeile', lines_other: '{{count}} Zeilen' },
}

type Load = (language: LanguageTag) => Promise<Locale>

/** The files of a package that are made by a function. */
const localesOf = (load: Load): Partial<Locales> =>
  Object.fromEntries([...LANGUAGES, 'en-US' as const].map(tag => [tag, async () => ({ default: await load(tag) })]))

const open = ({
  load = async language => (language === 'de' ? german : {}),
  ...settings
}: Partial<I18nContext> & { load?: Load } = {}) =>
  createI18n({
    translator: createI18nextTranslator(),
    language: 'en',
    iso2: () => 'NL',
    timeZone: () => undefined,
    now: () => new Date('2026-11-27T12:00:00Z'),
    locales: localesOf(load),
    ...settings,
  })

/** A language file that arrives when the test says so. */
function slowly() {
  const waiting = new Map<LanguageTag, (locale: Locale | Error) => void>()
  const load = (language: LanguageTag) =>
    new Promise<Locale>((resolve, reject) =>
      waiting.set(language, locale => (locale instanceof Error ? reject(locale) : resolve(locale))),
    )
  return { load, arrive: (language: LanguageTag, locale: Locale | Error) => waiting.get(language)?.(locale) }
}

describe('texts', () => {
  it('English is there at once, another language after it has been chosen', async () => {
    const i18n = open()
    expect(i18n.text(texts, 'hello', { name: 'Anna' })).toBe('Hello Anna')
    await i18n.setLanguage('de')
    expect(i18n.text(texts, 'hello', { name: 'Anna' })).toBe('Hallo Anna')
    expect(i18n.text(texts, 'lines', { count: 2 })).toBe('2 Zeilen')
    await i18n.setLanguage('en')
    expect(i18n.text(texts, 'lines', { count: 1 })).toBe('1 line')
  })

  it('LANG-002 English is spelt as in America on the site of the US, once it has arrived', async () => {
    let iso2 = 'NL'
    const spelling = defineTexts('spelling', { colour: 'Colour', black: 'Black' })
    const american: Locale = { spelling: { colour: 'Color' } }
    for (const translator of [createI18nextTranslator(), createLightTranslator()]) {
      iso2 = 'NL'
      const load: Load = async language => (language === 'en-US' ? american : {})
      const i18n = open({ translator, iso2: () => iso2, load })
      await i18n.load(spelling)
      expect(i18n.text(spelling, 'colour')).toBe('Colour')
      iso2 = 'US'
      const before = i18n.store.getState().version
      await i18n.load(spelling)
      expect(i18n.text(spelling, 'colour')).toBe('Color')
      expect(i18n.text(spelling, 'black')).toBe('Black')
      expect(i18n.store.getState().version).toBeGreaterThan(before)
      iso2 = 'DE'
      expect(i18n.text(spelling, 'colour')).toBe('Colour')
    }
  })

  it('writes a count of thousands as the reader does', async () => {
    const i18n = open()
    expect(i18n.text(texts, 'lines', { count: 1183 })).toBe('1,183 lines')
    expect(i18n.text(texts, 'lines', { count: 999 })).toBe('999 lines')
    await i18n.setLanguage('de')
    expect(i18n.text(texts, 'lines', { count: 1183 })).toBe('1.183 Zeilen')
  })

  it('LANG-012 a key that a language lacks is read in English', async () => {
    const i18n = open({ load: async () => ({ demo: { lines_one: '{{count}} riga', lines_other: '{{count}} righe' } }) })
    await i18n.setLanguage('it')
    expect(i18n.text(texts, 'lines', { count: 2 })).toBe('2 righe')
    expect(i18n.text(texts, 'hello', { name: 'Anna' })).toBe('Hello Anna')
  })

  it('the language moves only when its texts are there', async () => {
    const { load, arrive } = slowly()
    const i18n = open({ load })
    const seen: string[] = []
    i18n.store.subscribe(({ language }) => seen.push(`${language} ${i18n.text(texts, 'hello', { name: 'A' })}`))
    const done = i18n.setLanguage('de')
    expect(i18n.store.getState().language).toBe('en')
    arrive('de', german)
    await done
    expect(seen).toEqual(['de Hallo A'])
  })

  it('another language that comes first is pending until its texts are there; English never is', async () => {
    const { load, arrive } = slowly()
    const isPending = (i18n: I18n) => i18n.store.getState().isPending
    const i18n = open({ load, expected: 'de' })
    expect([isPending(i18n), isPending(open({ load })), isPending(i18n.inLanguage('en'))]).toEqual([true, false, false])
    const french = i18n.inLanguage('fr')
    expect(isPending(french)).toBe(true)
    arrive('fr', {})
    await setImmediate()
    expect(isPending(french)).toBe(false)
    const done = i18n.setLanguage('de')
    expect(isPending(i18n)).toBe(true)
    arrive('de', new Error('no network'))
    await done
    expect(isPending(i18n)).toBe(false)
  })

  it('the latest choice wins, whichever file arrives first', async () => {
    const { load, arrive } = slowly()
    const i18n = open({ load })
    const first = i18n.setLanguage('de')
    const second = i18n.setLanguage('fr')
    arrive('fr', {})
    await second
    arrive('de', german)
    await first
    expect(i18n.store.getState().language).toBe('fr')
  })

  it('a file that cannot be had leaves English, and the next look asks for it again', async () => {
    let isDead = true
    const i18n = open({
      load: async () => {
        if (isDead) throw new Error('no network')
        return german
      },
    })
    await i18n.setLanguage('de')
    expect(i18n.text(texts, 'hello', { name: 'A' })).toBe('Hello A')
    isDead = false
    const { version } = i18n.store.getState()
    await i18n.load(texts)
    expect(i18n.text(texts, 'hello', { name: 'A' })).toBe('Hallo A')
    expect(i18n.store.getState().version).toBeGreaterThan(version)
  })

  it('one file is asked for once, however many namespaces wait for it', async () => {
    let loads = 0
    const i18n = open({
      load: async () => {
        loads += 1
        return german
      },
    })
    await Promise.all([i18n.setLanguage('de'), i18n.setLanguage('de'), i18n.load(texts)])
    await i18n.load(defineTexts('other', { a: 'A' }))
    expect(loads).toBe(1)
  })

  describe('of several packages', () => {
    const other = defineTexts('other', { bye: 'Goodbye' })
    const otherGerman: Locale = { other: { bye: 'Auf Wiedersehen' } }
    const said = (i18n: I18n) => [i18n.text(texts, 'hello', { name: 'A' }), i18n.text(other, 'bye')]

    it('are loaded side by side, and the language moves when all are there', async () => {
      const [one, two] = [slowly(), slowly()]
      const i18n = open({ load: one.load })
      i18n.addLocales(localesOf(two.load))
      const seen: string[][] = []
      i18n.store.subscribe(({ language }) => seen.push([language, ...said(i18n)]))
      const done = i18n.setLanguage('de')
      two.arrive('de', otherGerman)
      one.arrive('de', german)
      await done
      expect(seen).toEqual([['de', 'Hallo A', 'Auf Wiedersehen']])
    })

    it('a package that adds its texts while the language is on its way is waited for', async () => {
      const [one, two] = [slowly(), slowly()]
      const i18n = open({ load: one.load })
      const done = i18n.setLanguage('de')
      i18n.addLocales(localesOf(two.load))
      one.arrive('de', german)
      await setImmediate()
      expect(i18n.store.getState().language).toBe('en')
      two.arrive('de', otherGerman)
      await done
      expect(said(i18n)).toEqual(['Hallo A', 'Auf Wiedersehen'])
    })

    it('one that comes later is loaded in the language there is, and drawn', async () => {
      const i18n = open()
      await i18n.setLanguage('de')
      const french = i18n.inLanguage('fr')
      await setImmediate()
      const asked: LanguageTag[] = []
      const { version } = i18n.store.getState()
      i18n.addLocales(
        localesOf(async language => {
          asked.push(language)
          return language === 'de' ? otherGerman : { other: { bye: 'Au revoir' } }
        }),
      )
      expect(asked).toEqual(['de', 'fr'])
      await setImmediate()
      expect(said(i18n)).toEqual(['Hallo A', 'Auf Wiedersehen'])
      expect(french.text(other, 'bye')).toBe('Au revoir')
      expect(i18n.store.getState().version).toBeGreaterThan(version)
    })

    it('one that adds its texts twice is asked once, in English not at all', async () => {
      const asked: LanguageTag[] = []
      const locales = localesOf(async language => {
        asked.push(language)
        return otherGerman
      })
      const i18n = open()
      for (let time = 0; time < 2; time += 1) i18n.addLocales(locales)
      await i18n.load(other)
      expect(asked).toEqual([])
      await i18n.setLanguage('de')
      expect(asked).toEqual(['de'])
    })

    it('one whose file cannot be had leaves English there, and is asked for again; the others are not', async () => {
      let isDead = true
      const asked: string[] = []
      const i18n = open({
        load: async () => {
          asked.push('one')
          return german
        },
      })
      i18n.addLocales(
        localesOf(async () => {
          asked.push('two')
          if (isDead) throw new Error('no network')
          return otherGerman
        }),
      )
      await i18n.setLanguage('de')
      expect(said(i18n)).toEqual(['Hallo A', 'Goodbye'])
      isDead = false
      await i18n.load(other)
      expect(said(i18n)).toEqual(['Hallo A', 'Auf Wiedersehen'])
      expect(asked).toEqual(['one', 'two', 'two'])
    })

    it('prepare() loads all of a language without switching to it, and says when one cannot be had', async () => {
      let isDead = true
      let loads = 0
      const i18n = open()
      i18n.addLocales(
        localesOf(async () => {
          loads += 1
          if (isDead) throw new Error('no network')
          return otherGerman
        }),
      )
      await expect(i18n.prepare('de')).rejects.toThrow('no network')
      isDead = false
      await i18n.prepare('de')
      expect(i18n.store.getState().language).toBe('en')
      await i18n.setLanguage('de')
      expect(loads).toBe(2)
      await i18n.prepare('en')
    })
  })

  it('LANG-010 Chinese can be switched to although it is not offered', async () => {
    const i18n = createI18n({
      translator: createI18nextTranslator(),
      language: 'en',
      iso2: () => '',
      timeZone: () => undefined,
      now: () => new Date(),
    })
    await i18n.setLanguage('zh')
    const { coreTexts } = await import('./core.texts')
    expect(i18n.text(coreTexts, 'site.switched')).toMatch(/\p{Script=Han}/u)
  })
})

describe('formats', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

  it.each([
    ['en', '€1,234.50'],
    ['de', '1.234,50 €'],
    ['fr', '1 234,50 €'],
    ['it', '1.234,50 €'],
    ['pl', '1 234,50 €'],
    ['zh', '€1,234.50'],
  ] as const)('money in %s reads %s', async (language, text) => {
    const i18n = open({ language })
    expect(plain(i18n.formatMoney(1234.5, 'EUR'))).toBe(text)
  })

  it.each([
    ['en', '−€12.50'],
    ['de', '−12,50 €'],
  ] as const)('an amount below zero in %s has a minus sign: %s', (language, text) => {
    expect(plain(open({ language }).formatMoney(-12.5, 'EUR'))).toBe(text)
  })

  it('without a currency, or with one that is none, the bare amount is shown', () => {
    expect(open().formatMoney(1234.5, '')).toBe('1,234.50')
    expect(open().formatMoney(1234.5, '€')).toBe('1,234.50')
  })

  it('the American site writes days the American way', () => {
    expect(open().formatDate('2026-11-27')).toBe('27 Nov 2026')
    expect(open({ iso2: () => 'US' }).formatDate('2026-11-27')).toBe('Nov 27, 2026')
  })

  it('a day is the same day everywhere, a moment is UTC in the time of the reader', () => {
    const zone = { timeZone: 'America/Los_Angeles' }
    expect(open().formatDate('2026-11-27', zone)).toBe(open().formatDate('2026-11-27', { ...zone, timeZone: 'UTC' }))
    const time = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Amsterdam' } as const
    expect(open().formatDate('2026-11-27 12:30:00', time)).toBe('13:30')
  })

  it('N1 a moment is shown by the clock of the site, with the zone where the reader has another time', () => {
    const { formatDate, dayOf, today } = open({
      iso2: () => 'US',
      timeZone: () => 'America/New_York',
      now: () => new Date('2027-01-17T00:30:00Z'),
    })
    const moment = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
    expect(plain(formatDate('2027-01-17 00:30:00', moment))).toBe('Jan 16, 07:30 PM EST')
    expect(plain(formatDate('2027-07-17 00:30:00', moment))).toBe('Jul 16, 08:30 PM EDT')
    expect(plain(formatDate('2027-01-17 00:30:00'))).toBe('Jan 16, 2027, 7:30 PM EST')
    // A day says no hour, and a day of the calendar stays what it is.
    expect(formatDate('2027-01-17 00:30:00', { day: 'numeric', month: 'short' })).toBe('Jan 16')
    expect(formatDate('2027-01-17')).toBe('Jan 17, 2027')
    expect([dayOf('2027-01-17 00:30:00'), today()]).toEqual(['2027-01-16', '2027-01-16'])
  })

  it('N1 a reader whose clock shows the time of the site reads no zone', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const time = { hour: '2-digit', minute: '2-digit' } as const
    expect(open({ timeZone: () => timeZone }).formatDate('2027-01-17 00:30:00', time)).toMatch(/^\d\d:\d\d$/)
    expect(open().formatDate('2027-01-17 00:30:00', time)).toMatch(/^\d\d:\d\d$/)
  })

  it('a date that is none is shown as it came', () => {
    expect(open().formatDate('soon')).toBe('soon')
    expect(open().formatDate('2026-99-99')).toBe('2026-99-99')
    expect(open().formatDate('')).toBe('')
  })

  it('numbers are grouped, options are heeded', () => {
    expect(open().formatNumber(12345)).toBe('12,345')
    expect(open({ language: 'pl' }).formatNumber(1234).length).toBe(5)
    expect(open().formatNumber(0.25, { style: 'percent' })).toBe('25%')
  })
})
