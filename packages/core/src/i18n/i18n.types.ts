/** Texts and formats. English of a widget travels with the widget; other languages are loaded when they are needed. */
import type { Language } from '../contract/languages'
import type { TextKeys } from '../locales/text-keys'
import type { LanguageTag, Locales, TextTable } from '../locales.types'
import type { WithStore } from '../with-store'

export type { Language }

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
/** Keys one may ask for: plural forms count as their stem. */
export type TextKey<T extends TextTable> = Stem<keyof T & string>

type Stem<K extends string> = K extends `${infer S}_${PluralForm}` ? S : K

/** A namespace with its English texts; made once per feature by `defineTexts`. */
export interface Texts<T extends TextTable = TextTable> {
  /** Under which its translations stand in the files of `texts/` beside it, for example `quick-order`. */
  readonly namespace: string
  /** By key; shown where a translation is missing, and the source of the type of the keys. */
  readonly english: T
}

/**
 * Words of the host in the place of ours: by language, then by namespace and key as docs/texts-of-elements.md lists them. What is not
 * named stays. A text has the placeholders of ours, plural forms each have a key (`lines_one`, `lines_other`), and `en` holds for
 * both ways of writing English. Plain text: markup is shown as it is typed.
 */
export type TextOverrides = {
  readonly [L in LanguageTag]?: {
    readonly [N in keyof TextKeys]?: { readonly [K in WithForms<TextKeys[N]>]?: string }
  }
}

/** English has two plural forms; other languages have more. */
type WithForms<K extends string> = K extends `${infer S}_other` ? `${S}_${PluralForm}` : K

/** What is written into a text, by the names of its places. */
export type TextValues = Readonly<Record<string, string | number>> & {
  /** Chooses the plural form of the text, and may be written into it. */
  readonly count?: number
}

/** Values as they are written into a text, where that is not how they came. */
export type Shown = Readonly<Record<string, string | number>>

/** What stores and looks up texts: i18next, or the light reader of the same files that the elements use. */
export interface Translator {
  /** Adds the texts of a namespace in a language, in the place of those that were there. */
  add(language: LanguageTag, namespace: string, texts: TextTable): void
  /** Whether texts of a namespace were added in a language. */
  has(language: LanguageTag, namespace: string): boolean
  /**
   * Falls back to English key by key (LANG-012).
   * @param shown written into the text instead of `values`, which choose the plural form
   */
  translate(language: LanguageTag, namespace: string, key: string, values?: TextValues, shown?: Shown): string
}

export interface I18nState {
  /** The language that texts and formats are in. */
  language: Language
  /** Moves whenever texts arrived or the language changed, so that screens draw again. */
  version: number
  /** How often the reader has chosen a language by hand: what a page says about itself is older than that. */
  choices: number
  /** Another language than English is to come first and its texts are on their way: nothing has been said yet that could stay. */
  isPending: boolean
}

export interface I18n extends WithStore<I18nState> {
  /** One text in the current language, else in English; never the bare key. */
  text<T extends TextTable>(texts: Texts<T>, key: TextKey<T>, values?: TextValues): string
  /** Loads what the current language lacks of a namespace; resolves at once when it is there. Never rejects: English stays. */
  load(texts: Texts): Promise<void>
  /**
   * Adds the translations of another package, once however often it is called. Before `shop.start()`, or while it is under
   * way, they are waited for; later the page shows English until they are there.
   */
  addLocales(locales: Partial<Locales>): void
  /**
   * Lays words of the host over our texts, now and in every language that is loaded later; everything is drawn again. Words of the same
   * language and namespace replace earlier ones. What cannot be used changes nothing, and the console names it.
   */
  addWords(words: TextOverrides): void
  /**
   * Loads a language without switching to it.
   * @throws what a file could not be loaded with
   */
  prepare(language: Language): Promise<unknown>
  /**
   * Switches after the texts of all packages are loaded, so that nothing flashes in English.
   * @param isChoice the reader has chosen it by hand
   */
  setLanguage(language: Language, isChoice?: boolean): Promise<void>
  /** The same texts and formats in one language, for a part of a page that is written in it; the same one for each language. */
  inLanguage(language: Language): I18n
  /** Makes everything that shows a text, an amount or a date draw again, once it is written differently. */
  redraw(): void
  /** `1234.5` in EUR: €1,234.50 in the current language; the site's currency when none is given. */
  formatMoney(amount: number, currency: string): string
  /** A number as the language writes it: 1,234.5. */
  formatNumber(value: number, options?: Intl.NumberFormatOptions): string
  /**
   * Wire day `yyyy-MM-dd` or moment `yyyy-MM-dd HH:mm:ss` (UTC), for example 27 Nov 2026. A moment is shown by the clock of the site; with
   * a time, and where the reader's clock shows another one, it names the zone: 19:31 EST.
   */
  formatDate(wire: string, options?: Intl.DateTimeFormatOptions): string
  /** The day of a wire moment at the site, `yyyy-MM-dd`. */
  dayOf(wire: string): string
  /** The day it is at the site. */
  today(): string
}
