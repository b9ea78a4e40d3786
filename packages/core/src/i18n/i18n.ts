/** Language of the interface, its texts and formats. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { coreLocales } from '../locales'
import type { LanguageTag, Locales, TextTable } from '../locales.types'
import { dayIn, momentOf, timeIn, zoneName } from '../rules/due-date'
import { createHostWords } from './host-words'
import type { I18n, I18nState, Language, Shown, TextOverrides, Texts, TextValues, Translator } from './i18n.types'

export interface I18nContext {
  translator: Translator
  language: Language
  /** That texts will be in as soon as they are there; default: `language`. */
  expected?: Language
  /** Country of the site; American English is written differently. */
  iso2: () => string
  /** Zone of the site, whose clock moments are shown by; undefined for that of the reader. */
  timeZone: () => string | undefined
  now: () => Date
  /** The texts of the core; other packages add theirs with `addLocales`. */
  locales?: Partial<Locales>
  /** Words of the host, see `TextOverrides`. */
  texts?: TextOverrides | undefined
}

/** What is on its way or there of a package, by language. */
type Files = Partial<Record<LanguageTag, Promise<void>>>

export function createI18n({
  translator,
  language: first,
  expected = first,
  iso2,
  timeZone,
  now,
  locales = coreLocales,
  texts,
}: I18nContext): I18n {
  /** Of each package. */
  const sources = new Map<Partial<Locales>, Files>()
  /** The reader's, and one for each language that parts of the page are written in; each with the language it is to have. */
  const stores = new Map<StoreApi<I18nState>, Language>()
  const inOne = new Map<Language, I18n>()

  /** Our tables as they are, by language and namespace. */
  const tables = new Map<string, TextTable>()
  const words = createHostWords()

  /** English of a namespace is there from the first look-up on. */
  function register({ namespace, english }: Texts): void {
    if (tables.has(`en/${namespace}`)) return
    put('en', namespace, english)
    // Only now is it known which words of the host are texts of ours.
    for (const tag of words.languagesOf(namespace)) if (tag !== 'en') lay(tag, namespace)
  }

  function put(tag: LanguageTag, namespace: string, table: TextTable): void {
    tables.set(`${tag}/${namespace}`, table)
    lay(tag, namespace)
  }

  /** Our table with the words of the host over it, in the one place that both translators read. */
  function lay(tag: LanguageTag, namespace: string): void {
    const english = tables.get(`en/${namespace}`)
    const ours = tables.get(`${tag}/${namespace}`)
    const over = english && words.over(tag, namespace, english)
    if (over) translator.add(tag, namespace, ours ? { ...ours, ...over } : over)
    else if (ours) translator.add(tag, namespace, ours)
  }

  function addWords(given: unknown): void {
    words.add(given)
    for (const namespace of words.namespaces())
      if (tables.has(`en/${namespace}`)) for (const tag of words.languagesOf(namespace)) lay(tag, namespace)
    for (const store of stores.keys()) redraw(store)
  }

  const tagOf = (language: Language): LanguageTag =>
    language === 'en' ? (iso2() === 'US' ? 'en-US' : 'en-GB') : language
  const redraw = (store: StoreApi<I18nState>) => store.setState(state => ({ version: state.version + 1 }))

  function addLocales(locales: Partial<Locales>): void {
    if (sources.has(locales)) return
    sources.set(locales, Object.create(null))
    for (const language of stores.values()) void loadLanguage(language)
  }

  async function loadLanguage(language: Language): Promise<void> {
    const wanted = tagOf(language)
    if (wanted === 'en-GB') return
    const { size } = sources
    // A dead network must not empty the screen: English stays, and the next look tries again.
    await Promise.allSettled(loadAll(wanted))
    // Texts that a package has added meanwhile are waited for too.
    if (sources.size > size) await loadLanguage(language)
  }

  const loadAll = (wanted: LanguageTag) =>
    [...sources].map(([locales, files]) => {
      files[wanted] ??= loadFile(locales, wanted).catch(cause => {
        delete files[wanted]
        throw cause
      })
      return files[wanted]
    })

  async function loadFile(locales: Partial<Locales>, wanted: LanguageTag) {
    const load = wanted === 'en' || wanted === 'en-GB' ? undefined : locales[wanted]
    const texts = (await load?.())?.default ?? {}
    for (const [namespace, table] of Object.entries(texts)) put(wanted, namespace, table)
    for (const store of stores.keys()) if (tagOf(store.getState().language) === wanted) redraw(store)
  }

  function make(language: Language, isPending: boolean): I18n {
    const store = createStore<I18nState>(() => ({ language, version: 0, choices: 0, isPending }))
    stores.set(store, language)
    const locale = () => tagOf(store.getState().language)
    return {
      store,
      text: (texts, key, values) => {
        register(texts)
        return translator.translate(locale(), texts.namespace, key, values, grouped(values, locale()))
      },
      load: texts => {
        register(texts)
        words.checkNamespaces(sources.keys())
        return loadLanguage(store.getState().language)
      },
      addLocales,
      addWords,
      prepare: language => Promise.all(loadAll(language)),
      setLanguage: async (next, isChoice = false) => {
        stores.set(store, next)
        await loadLanguage(next)
        // The latest choice wins, whichever file arrives first.
        if (next === stores.get(store))
          store.setState(({ version, choices }) => ({
            language: next,
            version: version + 1,
            choices: choices + Number(isChoice),
            isPending: false,
          }))
      },
      inLanguage: wanted => {
        const known = inOne.get(wanted)
        if (known) return known
        // English until its texts are here, as everywhere.
        const isShown = [...stores.keys()].some(store => store.getState().language === wanted)
        const own = make(isShown ? wanted : 'en', !isShown && wanted !== 'en')
        inOne.set(wanted, own)
        void own.setLanguage(wanted)
        return own
      },
      redraw: () => [...stores.keys()].forEach(redraw),
      formatMoney: (amount, currency) => moneyFormat(locale(), currency).format(amount).replace('-', '−'),
      formatNumber: (value, options) => numberFormat(locale(), { useGrouping: 'always', ...options }).format(value),
      formatDate: (wire, options) => {
        // A day belongs to no zone; a moment is UTC and shown by the clock of the site.
        const isDay = wire.length === 10
        const date = isDay ? new Date(`${wire}T00:00:00Z`) : momentOf(wire)
        // An odd date is shown as it came: better than a broken screen.
        if (Number.isNaN(date.getTime())) return wire
        const style = options ?? { dateStyle: 'medium', ...(isDay ? {} : { timeStyle: 'short' }) }
        if (isDay) return dateFormat(locale(), { ...style, timeZone: 'UTC' }).format(date)
        const zone = style.timeZone ?? timeZone()
        const text = dateFormat(locale(), { ...style, timeZone: zone }).format(date)
        if (!zone || style.timeZone || !showsTime(style) || timeIn(zone, date) === timeIn(undefined, date)) return text
        return `${text} ${zoneName(locale(), zone, date)}`
      },
      dayOf: wire => dayIn(timeZone(), momentOf(wire)),
      today: () => dayIn(timeZone(), now()),
    }
  }

  if (texts) words.add(texts)
  addLocales(locales)
  return make(first, expected !== first)
}

const showsTime = ({ timeStyle, hour }: Intl.DateTimeFormatOptions): boolean => Boolean(timeStyle ?? hour)

/** A count of a thousand or more is written as the reader writes numbers; its plural form still follows the number. */
function grouped(values: TextValues | undefined, locale: string): Shown | undefined {
  if (values?.count === undefined || values.count < 1000) return undefined
  return { ...values, count: numberFormat(locale, { useGrouping: 'always' }).format(values.count) }
}

/** Formats are kept: making one costs more than using it a hundred times. */
function keep<Options, Format>(make: (locale: string, options: Options) => Format) {
  const kept = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options)
    const format = kept.get(key) ?? make(locale, options)
    kept.set(key, format)
    return format
  }
}

const numberFormat = keep((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
const dateFormat = keep((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options))

/** Without a currency, as a visitor's, or with a code that is none, the bare amount. */
const moneyFormat = (locale: string, currency: string): Intl.NumberFormat =>
  numberFormat(locale, {
    ...(/^[A-Z]{3}$/i.test(currency)
      ? { style: 'currency', currency }
      : { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    useGrouping: 'always',
  })
