/** Shapes of site and content calls. */
import * as v from 'valibot'
import { sku } from './catalogue.schemas'
import { type CallSchemas, id, queryInteger, text } from './schema'

/** A regional site (ENT-004). */
export const orgSite = v.object({
  orgId: v.number(),
  siteName: v.string(),
  skypeId: v.string(),
  hotPhone: v.string(),
  serviceEmail: v.string(),
  workTime: v.string(),
  myqo: v.string(),
  /** Language code of the site, for example `de`. */
  language: v.string(),
  /** ISO 3166-1 alpha-2 country code, upper case. */
  iso2: v.string(),
  /** Org a registration from this site is filed under (ENT-005). */
  registerOrgId: v.optional(v.number()),
  /** Code of the warehouse that counts as the site's own (API-059). */
  warehouse: v.optional(v.string()),
})

/** An address of the supplier, as the footer shows it (LAY-026, LAY-028). */
export const office = v.object({
  /** Site it belongs to. */
  orgId: v.number(),
  /** ISO 3166-1 alpha-2 country code, upper case. */
  iso2: v.string(),
  /** Name of the site, for readers whose browser cannot name the country. */
  name: v.string(),
  /** What is there, where a site has several. */
  place: v.optional(v.picklist(['headOffice', 'distributionCentre'])),
  /** Street first. */
  lines: v.array(v.string()),
})

export const country = v.object({ countryId: v.number(), countryIso2: v.string(), name: v.string() })
/** A tile of the home page; `link` is a path of the shop. */
export const subject = v.object({
  id: v.number(),
  title: v.string(),
  text: v.string(),
  image: v.string(),
  link: v.string(),
})
const floorGoods = v.object({
  goodsSkuId: v.number(),
  number: v.string(),
  oemCode: v.string(),
  name: v.string(),
  brandName: v.string(),
  image: v.string(),
  colour: v.nullable(v.string()),
  pageYield: v.nullable(v.number()),
})

/** A row of the home page with parts to look at (API-031). */
export const homeFloor = v.object({
  id: v.number(),
  title: v.string(),
  link: v.string(),
  /** As lists show them to signed-in readers; visitors get neither price nor stock (PERM-018). */
  goods: v.array(v.union([sku, floorGoods])),
})

const contentQuery = v.object({ language: v.optional(text(5)), orgId: v.optional(queryInteger(-1, 9999)) })

export const siteSchemas = {
  /** A signed-in user sends `orgId`, a visitor `siteName=` and `isVisitor=1` (API-025, API-026). */
  'site.options': {
    query: v.object({
      orgId: v.optional(queryInteger(1, 9999)),
      siteName: v.optional(text()),
      isVisitor: v.optional(v.literal('1')),
    }),
    /** `offices` of the whole region, also when `orgSites` are asked for by name; ours. */
    result: v.object({
      orgSites: v.array(orgSite),
      languages: v.array(v.string()),
      offices: v.optional(v.array(office)),
    }),
  },
  'site.region': { result: v.picklist(['EU', 'US']) },
  'content.brandSubjects': { query: contentQuery, result: v.array(subject) },
  'content.activitySubjects': { query: contentQuery, result: v.array(subject) },
  'content.homeFloors': { query: contentQuery, result: v.array(homeFloor) },
  'site.currencies': { result: v.array(v.object({ currency: v.string(), name: v.string() })) },
  'site.countries': { result: v.array(country) },
  'site.country': { params: v.object({ id: queryInteger(1, 2_147_483_647) }), result: country },
  'site.countryByIp': { result: v.object({ countryIso2: v.string() }) },
  'site.states': { result: v.array(v.object({ countryIso2: v.string(), code: v.string(), name: v.string() })) },
  'notifications.list': {
    query: v.object({ type: text(4), orgId: queryInteger(-1, 9999), language: v.optional(text(5)) }),
    /** `notificationText` may hold markup; `createTime` is `yyyy-MM-dd HH:mm:ss` (ENT-009). `read` is ours. */
    result: v.object({
      notificationId: v.number(),
      notificationTitle: v.string(),
      notificationText: v.string(),
      createTime: v.string(),
      read: v.boolean(),
    }),
  },
  'notifications.read': {
    body: v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)) }),
    result: v.null(),
  },
  'content.banners': { query: contentQuery, result: v.array(subject) },
  'content.declarations': {
    query: v.object({
      type: v.optional(text(40)),
      language: v.optional(text(5)),
      orgId: v.optional(queryInteger(-1, 9999)),
    }),
    result: v.array(v.object({ id: v.number(), type: v.string(), title: v.string(), text: v.string() })),
  },
  'content.faq': {
    query: contentQuery,
    result: v.array(v.object({ id: v.number(), question: v.string(), answer: v.string() })),
  },
} satisfies Record<string, CallSchemas>

export type OrgSite = v.InferOutput<typeof orgSite>
export type Office = v.InferOutput<typeof office>
export type Country = v.InferOutput<typeof country>
export type Subject = v.InferOutput<typeof subject>
export type HomeFloor = v.InferOutput<typeof homeFloor>
