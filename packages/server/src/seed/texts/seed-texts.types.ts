/** Everything the demo shop says in its own words, in one language. */
import type { ArticlePhrases } from './article-phrases'

/** Title and text; the text of declarations and answers may have markup. */
export type TitledText = readonly [title: string, text: string]

export type DeclarationType = 'announcement' | 'terms' | 'cookies' | 'toolbar' | 'contact' | 'about'

export type Region = 'EU' | 'US'

/** What is different in Europe and in the US. */
export interface SeedTextsOfRegion {
  /** Banner about the stock. */
  stock: TitledText
  /** How quickly goods arrive, for the questions. */
  delay: string
  /** Where the warehouses are, for the page about us. */
  where: string
  /** Heading and text of the terms about prices. */
  taxes: string
  prices: string
  /** What the terms say about delivery. */
  delivery: string
  /** Days without dispatch, items of the list in the announcement. */
  closed: string
  /** Item about coupons in the list of shortcuts; empty where there are none (LAY-040). */
  coupons: string
  /** Notification about days without delivery. */
  holidays: string
}

/** Accounts that the sign-in page of a demo shop offers. */
export type DemoAccountName =
  | 'buyer.nl'
  | 'rep.nl'
  | 'clerk.nl'
  | 'buyer.de'
  | 'buyer.it'
  | 'buyer.fr'
  | 'buyer.uk'
  | 'buyer.pl'
  | 'new.nl'
  | 'buyer.us'

export interface SeedTexts {
  /** What there is to try as this person. */
  demoAccounts: Readonly<Record<DemoAccountName, string>>
  banners: Readonly<Record<'stock' | 'lines' | 'labels', TitledText>>
  activities: Readonly<Record<'toner' | 'kits' | 'drums' | 'labels', TitledText>>
  floors: Readonly<Record<'toner' | 'colour' | 'drums' | 'labels', string>>
  /** Question and answer. */
  faq: readonly TitledText[]
  declarations: Readonly<Record<DeclarationType, TitledText>>
  /** By id. */
  classes: Readonly<Record<102 | 103 | 105 | 109, string>>
  offers: Readonly<Record<'month' | 'stock' | 'season', string>>
  /** By id, as in `SHIP_VIAS`. */
  shipVias: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11, string>>
  notifications: Readonly<Record<'labels' | 'holidays' | 'tables', TitledText>>
  /** Names and descriptions of parts. */
  article: ArticlePhrases
}
