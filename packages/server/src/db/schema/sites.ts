/** Regional sites, and what they say and show. */
import { index, integer, jsonb, numeric, pgTable, primaryKey, serial, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** An address of a site. */
export interface SiteOffice {
  /** What is there, where a site has several. */
  place?: 'headOffice' | 'distributionCentre'
  /** Street first. */
  lines: string[]
}

/** Regional sites (ENT-004). */
export const orgSites = pgTable('org_sites', {
  orgId: integer('org_id').primaryKey(),
  region: text('region').notNull(),
  siteName: text('site_name').notNull(),
  skypeId: text('skype_id').notNull(),
  hotPhone: text('hot_phone').notNull(),
  serviceEmail: text('service_email').notNull(),
  workTime: text('work_time').notNull(),
  myqo: text('myqo').notNull(),
  language: text('language').notNull(),
  iso2: text('iso2').notNull(),
  registerOrgId: integer('register_org_id').notNull().default(1),
  currency: text('currency').notNull(),
  /** Percent. */
  vatRate: numeric('vat_rate', { precision: 5, scale: 2, mode: 'number' }).notNull(),
  /** Code of the warehouse that counts as the own one. */
  warehouse: text('warehouse').notNull(),
  /** Addresses, as the footer shows them. */
  offices: jsonb('offices').$type<SiteOffice[]>().notNull().default([]),
  /** Whether the days for returns that are not at fault refuse a return once they have passed; with `advise` the audit decides. */
  returnWindows: text('return_windows').$type<'advise' | 'enforce'>().notNull().default('advise'),
  position: smallint('position').notNull(),
})

/** When the warehouse of a site ships. Where nothing stands here, no day is named. */
export const shippingDays = pgTable(
  'shipping_days',
  {
    orgId: integer('org_id')
      .notNull()
      .references(() => orgSites.orgId),
    /** `1` (Monday) to `7`, or one day as `yyyy-MM-dd`, which counts before its weekday. */
    day: text('day').notNull(),
    /** `HH:mm` in the time of the site; null: nothing leaves. */
    cutOff: text('cut_off'),
  },
  table => [primaryKey({ columns: [table.orgId, table.day] })],
)

export const countries = pgTable('countries', {
  countryId: integer('country_id').primaryKey(),
  iso2: text('iso2').notNull().unique(),
  name: text('name').notNull(),
})

export const states = pgTable(
  'states',
  { countryIso2: text('country_iso2').notNull(), code: text('code').notNull(), name: text('name').notNull() },
  table => [primaryKey({ columns: [table.countryIso2, table.code] })],
)

/** Texts and tiles of home and help pages, by kind and language. */
export const contents = pgTable(
  'contents',
  {
    contentId: serial('content_id').primaryKey(),
    /** `banner`, `brandSubject`, `activitySubject`, `homeFloor`, `faq`, or a declaration type. */
    kind: text('kind').notNull(),
    language: text('language').notNull(),
    region: text('region').notNull(),
    orgId: integer('org_id'),
    title: text('title').notNull(),
    body: text('body').notNull().default(''),
    image: text('image').notNull().default(''),
    link: text('link').notNull().default(''),
    /** Anything more a kind needs, for example the part numbers of a floor. */
    extra: jsonb('extra').$type<Record<string, unknown>>().notNull().default({}),
    position: smallint('position').notNull().default(0),
    createTime: moment('create_time').notNull(),
  },
  table => [index('contents_kind').on(table.kind, table.language, table.region, table.position)],
)

/** Texts as the seed wrote them last: what reads otherwise by now is someone's own. */
export const seededTexts = pgTable('seeded_texts', {
  /** For example `sku 10001`, or `contents EU de faq`; `version` for all of them. */
  key: text('key').primaryKey(),
  hash: text('hash').notNull(),
})
