var __defProp = Object.defineProperty;
var __export = (target, all2) => {
  for (var name in all2)
    __defProp(target, name, { get: all2[name], enumerable: true });
};

// src/db/pglite/open-pglite.ts
import { existsSync as existsSync4, lstatSync as lstatSync3, mkdirSync as mkdirSync2, readdirSync as readdirSync4, readFileSync as readFileSync2, renameSync as renameSync2, rmSync as rmSync2, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join5, resolve } from "node:path";
import { PGlite as PGlite2 } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";

// src/db/database-problem.ts
var DatabaseProblem = class extends Error {
  name = "DatabaseProblem";
};

// src/db/migrations.ts
import { sql as sql2 } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";

// src/process/package-files.ts
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
function packageFile(name) {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const path = join(folder, name);
    if (existsSync(path)) return path;
    if (folder === dirname(folder)) throw new Error(`${name} is missing from the package @cartwright/server`);
  }
}

// src/db/rows.ts
import { sql } from "drizzle-orm";
async function readRows(db2, statement2) {
  const result = await db2.execute(statement2);
  return result.rows;
}
var intArray = (ids) => sql`${intList(ids)}::int[]`;
var textArray = (texts) => sql`${textList(texts)}::text[]`;
var intList = (ids) => `{${[...ids].join(",")}}`;
var textList = (texts) => `{${[...texts].map((text19) => `"${text19.replaceAll("\0", "").replace(/["\\]/g, "\\$&")}"`).join(",")}}`;

// src/db/migrations.ts
var RECORD = sql2.raw("drizzle.__drizzle_migrations");
async function migrateDatabase(db2, log, apply) {
  const folder = packageFile("migrations");
  const known2 = readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis);
  const applied = await readApplied(db2);
  const unknown = applied.filter((time) => !known2.includes(time));
  const newer = unknown.filter((time) => time > Math.max(...known2));
  if (newer.length > 0) {
    throw new DatabaseProblem(
      `The database was set up by a newer version of the shop: it has ${newer.length} migration(s) that this version does not know. Start that version, or restore a backup made before its first start.`
    );
  }
  if (unknown.length > 0) {
    throw new DatabaseProblem(
      "The data was made by an unreleased version of the shop, and this version does not know its tables. It is left as it is. Name a new, empty folder (DATA_DIR) or database (DATABASE_URL), or start the version that made the data."
    );
  }
  if (applied.length === 0 && await hasTables(db2)) {
    throw new DatabaseProblem(
      "The database has tables of the shop, but no record of the migrations that made them (drizzle.__drizzle_migrations). Restore a complete backup, or name an empty database."
    );
  }
  await apply(folder);
  const added = known2.length - applied.length;
  if (applied.length > 0 && added > 0) log.info("database.migrated", { from: applied.length, to: known2.length });
}
async function readApplied(db2) {
  const [record] = await readRows(
    db2,
    sql2`select to_regclass('drizzle.__drizzle_migrations')::text as name`
  );
  if (!record?.name) return [];
  const rows = await readRows(db2, sql2`select created_at as created from ${RECORD}`);
  return rows.map(({ created }) => Number(created));
}
async function hasTables(db2) {
  const [found] = await readRows(db2, sql2`select to_regclass('public.org_sites')::text as name`);
  return Boolean(found?.name);
}

// src/db/schema/index.ts
var schema_exports = {};
__export(schema_exports, {
  TRANSMISSION_STATUSES: () => TRANSMISSION_STATUSES,
  accountChanges: () => accountChanges,
  accountPriceRules: () => accountPriceRules,
  accountPrices: () => accountPrices,
  accounts: () => accounts,
  addresses: () => addresses,
  allocations: () => allocations,
  arrivals: () => arrivals,
  audit: () => audit,
  brands: () => brands,
  captchas: () => captchas,
  cartItems: () => cartItems,
  contents: () => contents,
  countries: () => countries,
  couponRedemptions: () => couponRedemptions,
  coupons: () => coupons,
  custNumbers: () => custNumbers,
  customers: () => customers,
  demoAccounts: () => demoAccounts,
  emailCodes: () => emailCodes,
  embedKeys: () => embedKeys,
  favourites: () => favourites,
  goodsClasses: () => goodsClasses,
  handOvers: () => handOvers,
  idempotencyKeys: () => idempotencyKeys,
  invoices: () => invoices,
  keptPrinters: () => keptPrinters,
  kitParts: () => kitParts,
  listReminders: () => listReminders,
  listVersions: () => listVersions,
  matches: () => matches,
  models: () => models,
  notificationReads: () => notificationReads,
  notifications: () => notifications,
  numberRanges: () => numberRanges,
  orderComments: () => orderComments,
  orderEvents: () => orderEvents,
  orderFiles: () => orderFiles,
  orderLines: () => orderLines,
  orders: () => orders,
  orgSites: () => orgSites,
  outbox: () => outbox,
  parcelLines: () => parcelLines,
  parcels: () => parcels,
  payments: () => payments,
  priceLists: () => priceLists,
  prices: () => prices,
  promotions: () => promotions,
  quickOrders: () => quickOrders,
  receivableSums: () => receivableSums,
  receivables: () => receivables,
  registrationFiles: () => registrationFiles,
  relatedSkus: () => relatedSkus,
  reminders: () => reminders,
  reportLines: () => reportLines,
  reportNotes: () => reportNotes,
  reports: () => reports,
  rmaEvents: () => rmaEvents,
  rmaFiles: () => rmaFiles,
  rmaLines: () => rmaLines,
  rmas: () => rmas,
  savedViews: () => savedViews,
  searchWords: () => searchWords,
  searches: () => searches,
  seededTexts: () => seededTexts,
  sellers: () => sellers,
  series: () => series,
  shipVias: () => shipVias,
  shipmentLines: () => shipmentLines,
  shipments: () => shipments,
  shippingDays: () => shippingDays,
  skuModels: () => skuModels,
  skuSales: () => skuSales,
  skus: () => skus,
  states: () => states,
  stocks: () => stocks,
  storedFiles: () => storedFiles,
  throttles: () => throttles,
  tokens: () => tokens,
  transmissions: () => transmissions,
  warehouses: () => warehouses
});

// src/db/schema/access.ts
import { boolean as boolean3, index as index5, integer as integer5, jsonb as jsonb5, pgTable as pgTable5, smallint as smallint3, text as text5, uuid as uuid2 } from "drizzle-orm/pg-core";

// src/db/schema/columns.ts
import { customType, jsonb, numeric, timestamp } from "drizzle-orm/pg-core";
var money = (name) => numeric(name, { precision: 18, scale: 6, mode: "number" });
var bytes = customType({ dataType: () => "bytea" });
var moment = (name) => timestamp(name, { withTimezone: true, mode: "date" });
var namesInLanguages = (name) => jsonb(name).$type().notNull().default({});

// src/db/schema/customers.ts
import { sql as sql4 } from "drizzle-orm";
import {
  boolean as boolean2,
  index as index4,
  integer as integer4,
  jsonb as jsonb4,
  numeric as numeric5,
  pgTable as pgTable4,
  primaryKey as primaryKey4,
  serial as serial3,
  text as text4,
  uniqueIndex as uniqueIndex2,
  uuid
} from "drizzle-orm/pg-core";

// src/db/schema/catalogue.ts
import { sql as sql3 } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb as jsonb2,
  numeric as numeric2,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex
} from "drizzle-orm/pg-core";
var goodsClasses = pgTable("goods_classes", {
  classId: integer("class_id").primaryKey(),
  className: text("class_name").notNull(),
  names: namesInLanguages("names"),
  position: smallint("position").notNull()
});
var brands = pgTable("brands", {
  brandId: integer("brand_id").primaryKey(),
  brandName: text("brand_name").notNull().unique()
});
var series = pgTable(
  "series",
  {
    seriesId: integer("series_id").primaryKey(),
    brandId: integer("brand_id").notNull().references(() => brands.brandId),
    seriesName: text("series_name").notNull()
  },
  (table) => [uniqueIndex("series_name").on(table.brandId, table.seriesName)]
);
var joinedName = (search) => sql3`translate(${search}, ' -', '')`;
var models = pgTable(
  "models",
  {
    modelId: integer("model_id").primaryKey(),
    seriesId: integer("series_id").notNull().references(() => series.seriesId),
    modelName: text("model_name").notNull(),
    /** Lower-case text that a search for a printer looks through: brand, series, model, and the model without hyphens. */
    search: text("search").notNull().default("")
  },
  (table) => [
    uniqueIndex("models_name").on(table.seriesId, table.modelName),
    index("models_search").using("gin", table.search.op("gin_trgm_ops")),
    index("models_joined").using("gin", sql3`(${joinedName(sql3`search`)}) gin_trgm_ops`)
  ]
);
var skus = pgTable(
  "skus",
  {
    goodsSkuId: integer("goods_sku_id").primaryKey(),
    number: text("number").notNull(),
    oemCode: text("oem_code").notNull(),
    name: text("name").notNull(),
    names: namesInLanguages("names"),
    description: text("description").notNull().default(""),
    descriptions: namesInLanguages("descriptions"),
    classId: integer("class_id").notNull().references(() => goodsClasses.classId),
    brandId: integer("brand_id").notNull().references(() => brands.brandId),
    colour: text("colour"),
    pageYield: integer("page_yield"),
    tapeWidthMm: numeric2("tape_width_mm", { precision: 5, scale: 1, mode: "number" }),
    unionCode: text("union_code").notNull(),
    boxBarcode: text("box_barcode").notNull(),
    productBarcode: text("product_barcode").notNull(),
    supplier: text("supplier").notNull(),
    /** First printers it fits, and how many in all, kept here so that lists need no join. */
    printers: jsonb2("printers").$type().notNull().default([]),
    printerCount: integer("printer_count").notNull().default(0),
    /** `EU`, `US` or `ALL`. */
    market: text("market").notNull().default("ALL"),
    disabled: boolean("disabled").notNull().default(false),
    successor: text("successor"),
    /** `normalizeNumber` of number and OEM code, for exact and prefix look-ups. */
    numberKey: text("number_key").notNull(),
    oemKey: text("oem_key").notNull(),
    /** Lower-case text that a substring search looks through: numbers, OEM code, names in all languages, printers. */
    search: text("search").notNull()
  },
  (table) => [
    uniqueIndex("skus_number").on(table.number),
    index("skus_number_key").on(table.numberKey.op("text_pattern_ops")),
    index("skus_oem_key").on(table.oemKey.op("text_pattern_ops")),
    index("skus_union_code").on(table.unionCode),
    index("skus_box_barcode").on(table.boxBarcode),
    index("skus_product_barcode").on(table.productBarcode),
    index("skus_class").on(table.classId, table.brandId, table.number),
    index("skus_search").using("gin", table.search.op("gin_trgm_ops")),
    index("skus_number_trgm").using("gin", table.numberKey.op("gin_trgm_ops")),
    // Numbers as `skeletonIn` compares them.
    index("skus_number_alike").on(sql3`translate(${table.numberKey}, 'OIL', '011')`),
    index("skus_oem_alike").on(sql3`translate(${table.oemKey}, 'OIL', '011')`),
    // How numbers end, and the short name that stands in a name: `HP W2030X (415X) toner cartridge`.
    index("skus_oem_end").on(sql3`right(${table.oemKey}, 3)`),
    index("skus_short_name").on(sql3`substring(${table.name} from '\\(([0-9]{2,3}[A-Z])\\)')`),
    index("skus_oem_trgm").using("gin", table.oemKey.op("gin_trgm_ops"))
  ]
);
var searchWords = pgTable("search_words", { word: text("word").primaryKey() }, (table) => [
  index("search_words_trgm").using("gin", table.word.op("gin_trgm_ops"))
]);
var skuModels = pgTable(
  "sku_models",
  {
    goodsSkuId: integer("goods_sku_id").notNull().references(() => skus.goodsSkuId),
    modelId: integer("model_id").notNull().references(() => models.modelId)
  },
  (table) => [primaryKey({ columns: [table.goodsSkuId, table.modelId] }), index("sku_models_model").on(table.modelId)]
);
var kitParts = pgTable(
  "kit_parts",
  {
    kitSku: integer("kit_sku").notNull().references(() => skus.goodsSkuId),
    partSku: integer("part_sku").notNull().references(() => skus.goodsSkuId),
    /** In one kit. */
    pieces: smallint("pieces").notNull().default(1)
  },
  (table) => [
    primaryKey({ columns: [table.kitSku, table.partSku] }),
    index("kit_parts_part").on(table.partSku),
    check("kit_parts_pieces", sql3`${table.pieces} > 0 and ${table.kitSku} <> ${table.partSku}`)
  ]
);
var relatedSkus = pgTable(
  "related_skus",
  {
    goodsSkuId: integer("goods_sku_id").notNull().references(() => skus.goodsSkuId),
    relatedId: integer("related_id").notNull().references(() => skus.goodsSkuId),
    position: smallint("position").notNull().default(0)
  },
  (table) => [primaryKey({ columns: [table.goodsSkuId, table.relatedId] })]
);

// src/db/schema/prices.ts
import { date, index as index3, integer as integer3, numeric as numeric4, pgTable as pgTable3, primaryKey as primaryKey3, serial as serial2, text as text3 } from "drizzle-orm/pg-core";

// src/db/schema/sites.ts
import { index as index2, integer as integer2, jsonb as jsonb3, numeric as numeric3, pgTable as pgTable2, primaryKey as primaryKey2, serial, smallint as smallint2, text as text2 } from "drizzle-orm/pg-core";
var orgSites = pgTable2("org_sites", {
  orgId: integer2("org_id").primaryKey(),
  region: text2("region").notNull(),
  siteName: text2("site_name").notNull(),
  skypeId: text2("skype_id").notNull(),
  hotPhone: text2("hot_phone").notNull(),
  serviceEmail: text2("service_email").notNull(),
  workTime: text2("work_time").notNull(),
  myqo: text2("myqo").notNull(),
  language: text2("language").notNull(),
  iso2: text2("iso2").notNull(),
  registerOrgId: integer2("register_org_id").notNull().default(1),
  currency: text2("currency").notNull(),
  /** Percent. */
  vatRate: numeric3("vat_rate", { precision: 5, scale: 2, mode: "number" }).notNull(),
  /** Code of the warehouse that counts as the own one. */
  warehouse: text2("warehouse").notNull(),
  /** Addresses, as the footer shows them. */
  offices: jsonb3("offices").$type().notNull().default([]),
  /** Whether the days for returns that are not at fault refuse a return once they have passed; with `advise` the audit decides. */
  returnWindows: text2("return_windows").$type().notNull().default("advise"),
  position: smallint2("position").notNull()
});
var shippingDays = pgTable2(
  "shipping_days",
  {
    orgId: integer2("org_id").notNull().references(() => orgSites.orgId),
    /** `1` (Monday) to `7`, or one day as `yyyy-MM-dd`, which counts before its weekday. */
    day: text2("day").notNull(),
    /** `HH:mm` in the time of the site; null: nothing leaves. */
    cutOff: text2("cut_off")
  },
  (table) => [primaryKey2({ columns: [table.orgId, table.day] })]
);
var countries = pgTable2("countries", {
  countryId: integer2("country_id").primaryKey(),
  iso2: text2("iso2").notNull().unique(),
  name: text2("name").notNull()
});
var states = pgTable2(
  "states",
  { countryIso2: text2("country_iso2").notNull(), code: text2("code").notNull(), name: text2("name").notNull() },
  (table) => [primaryKey2({ columns: [table.countryIso2, table.code] })]
);
var contents = pgTable2(
  "contents",
  {
    contentId: serial("content_id").primaryKey(),
    /** `banner`, `brandSubject`, `activitySubject`, `homeFloor`, `faq`, or a declaration type. */
    kind: text2("kind").notNull(),
    language: text2("language").notNull(),
    region: text2("region").notNull(),
    orgId: integer2("org_id"),
    title: text2("title").notNull(),
    body: text2("body").notNull().default(""),
    image: text2("image").notNull().default(""),
    link: text2("link").notNull().default(""),
    /** Anything more a kind needs, for example the part numbers of a floor. */
    extra: jsonb3("extra").$type().notNull().default({}),
    position: smallint2("position").notNull().default(0),
    createTime: moment("create_time").notNull()
  },
  (table) => [index2("contents_kind").on(table.kind, table.language, table.region, table.position)]
);
var seededTexts = pgTable2("seeded_texts", {
  /** For example `sku 10001`, or `contents EU de faq`; `version` for all of them. */
  key: text2("key").primaryKey(),
  hash: text2("hash").notNull()
});

// src/db/schema/prices.ts
var priceLists = pgTable3("price_lists", {
  priceListId: integer3("price_list_id").primaryKey(),
  name: text3("name").notNull(),
  currency: text3("currency").notNull()
});
var prices = pgTable3(
  "prices",
  {
    priceListId: integer3("price_list_id").notNull().references(() => priceLists.priceListId),
    goodsSkuId: integer3("goods_sku_id").notNull().references(() => skus.goodsSkuId),
    minQty: integer3("min_qty").notNull().default(1),
    price: money("price").notNull()
  },
  (table) => [primaryKey3({ columns: [table.priceListId, table.goodsSkuId, table.minQty] })]
);
var promotions = pgTable3(
  "promotions",
  {
    promotionId: serial2("promotion_id").primaryKey(),
    orgId: integer3("org_id").notNull().references(() => orgSites.orgId),
    goodsSkuId: integer3("goods_sku_id").notNull().references(() => skus.goodsSkuId),
    title: text3("title").notNull(),
    titles: namesInLanguages("titles"),
    /** Percent off the unit price. */
    percentOff: numeric4("percent_off", { precision: 5, scale: 2, mode: "number" }).notNull(),
    startsOn: date("starts_on").notNull(),
    endsOn: date("ends_on").notNull()
  },
  (table) => [index3("promotions_sku").on(table.goodsSkuId, table.orgId)]
);

// src/db/schema/customers.ts
var customers = pgTable4("customers", {
  custId: serial3("cust_id").primaryKey(),
  custnum: integer4("custnum").notNull().unique(),
  company: text4("company").notNull(),
  orgId: integer4("org_id").notNull().references(() => orgSites.orgId),
  currency: text4("currency").notNull(),
  vat: text4("vat").notNull().default(""),
  /** Italian addressee code and certified mail address of e-invoices. */
  sdi: text4("sdi").notNull().default(""),
  pec: text4("pec").notNull().default(""),
  taxCode: text4("tax_code").notNull().default(""),
  /** The price list whose prices and tiers this company gets. */
  priceListId: integer4("price_list_id").notNull().references(() => priceLists.priceListId),
  /** What a sales rep sees of a part without an account price: `company`, the company's price (ACC-016), or `none`. */
  repPrices: text4("rep_prices").$type().notNull().default("company"),
  /** In the currency of the company. */
  creditLimit: money("credit_limit").notNull().default(0),
  /** What happens to an order above the credit limit: it is told, the order is held, or it is refused. */
  creditRule: text4("credit_rule").$type().notNull().default("tell"),
  /** Days from an invoice to the day it is due. */
  termsDays: integer4("terms_days").notNull().default(30),
  /** Of its invoices; that of the site where it is not set. */
  language: text4("language").$type(),
  /** Whether the tax office knows `vat`: only then a supply to another state bears no VAT. */
  vatStatus: text4("vat_status").$type().notNull().default("unverified"),
  vatCheckedAt: moment("vat_checked_at"),
  /** What the company wants to read on its invoices, such as a cost centre. */
  buyerReference: text4("buyer_reference").notNull().default(""),
  /** In the register of companies; its scheme is from ISO 6523, such as 0106 for KVK, and empty where it has none. */
  registrationNo: text4("registration_no").notNull().default(""),
  registrationScheme: text4("registration_scheme").notNull().default(""),
  /** Electronic address: scheme of the EAS list, and the address in it. */
  peppolScheme: text4("peppol_scheme").notNull().default(""),
  peppolId: text4("peppol_id").notNull().default(""),
  createTime: moment("create_time").notNull()
});
var accounts = pgTable4(
  "accounts",
  {
    accountId: serial3("account_id").primaryKey(),
    custId: integer4("cust_id").notNull().references(() => customers.custId),
    userName: text4("user_name").notNull(),
    /** Argon2 hash. */
    password: text4("password").notNull(),
    email: text4("email").notNull(),
    firstName: text4("first_name").notNull().default(""),
    lastName: text4("last_name").notNull().default(""),
    avatar: text4("avatar").notNull().default(""),
    roles: jsonb4("roles").$type().notNull().default([]),
    permissions: jsonb4("permissions").$type().notNull().default([]),
    /** A main customer manages accounts and account prices; a sales rep sees account prices instead of real ones. */
    mainAccount: boolean2("main_account").notNull().default(true),
    confirmed: boolean2("confirmed").notNull().default(false),
    active: boolean2("active").notNull().default(true),
    /** Of mails that no request of the account asks for: what it chose last. Null before the first sign-in or order. */
    language: text4("language").$type(),
    createTime: moment("create_time").notNull()
  },
  (table) => [
    uniqueIndex2("accounts_user_name").on(sql4`lower(${table.userName})`),
    uniqueIndex2("accounts_email").on(sql4`lower(${table.email})`),
    index4("accounts_cust").on(table.custId)
  ]
);
var demoAccounts = pgTable4("demo_accounts", {
  accountId: integer4("account_id").primaryKey().references(() => accounts.accountId, { onDelete: "cascade" }),
  /** Hash of the published password: an account with another one is no longer offered. */
  password: text4("password").notNull(),
  /** What there is to try, by language; English always. */
  about: jsonb4("about").$type().notNull()
});
var addresses = pgTable4(
  "addresses",
  {
    addressId: serial3("address_id").primaryKey(),
    custId: integer4("cust_id").notNull().references(() => customers.custId),
    /** `billing`, `shipping`, or `nonRegular` for drop shipments to others. */
    kind: text4("kind").$type().notNull(),
    isDefault: boolean2("is_default").notNull().default(false),
    /** When the default was changed to what it is now; null for one that was the first of its kind. */
    defaultSince: moment("default_since"),
    firstName: text4("first_name").notNull().default(""),
    lastName: text4("last_name").notNull().default(""),
    company: text4("company").notNull().default(""),
    address1: text4("address1").notNull(),
    address2: text4("address2").notNull().default(""),
    city: text4("city").notNull(),
    state: text4("state").notNull().default(""),
    postcode: text4("postcode").notNull(),
    countryIso2: text4("country_iso2").notNull(),
    phone: text4("phone").notNull().default(""),
    mobile: text4("mobile").notNull().default(""),
    email: text4("email").notNull().default(""),
    fax: text4("fax").notNull().default("")
  },
  (table) => [
    index4("addresses_cust").on(table.custId, table.kind),
    uniqueIndex2("addresses_default").on(table.custId, table.kind).where(sql4`${table.isDefault}`)
  ]
);
var registrationFiles = pgTable4(
  "registration_files",
  {
    fileId: uuid("file_id").primaryKey().defaultRandom(),
    /** Whose mailbox was proven, in lower case. */
    email: text4("email").notNull(),
    custId: integer4("cust_id").references(() => customers.custId),
    name: text4("name").notNull(),
    /** What the content is: `jpg` or `png`. */
    type: text4("type").notNull(),
    size: integer4("size").notNull(),
    content: bytes("content").notNull(),
    createTime: moment("create_time").notNull()
  },
  (table) => [
    index4("registration_files_cust").on(table.custId),
    index4("registration_files_waiting").on(table.email, table.createTime).where(sql4`${table.custId} is null`)
  ]
);
var custNumbers = pgTable4(
  "cust_numbers",
  {
    custId: integer4("cust_id").notNull().references(() => customers.custId),
    goodsSkuId: integer4("goods_sku_id").notNull().references(() => skus.goodsSkuId),
    custNumber: text4("cust_number").notNull(),
    custKey: text4("cust_key").notNull()
  },
  (table) => [
    primaryKey4({ columns: [table.custId, table.goodsSkuId] }),
    index4("cust_numbers_key").on(table.custId, table.custKey.op("text_pattern_ops"))
  ]
);
var accountPrices = pgTable4(
  "account_prices",
  {
    accountId: integer4("account_id").notNull().references(() => accounts.accountId),
    goodsSkuId: integer4("goods_sku_id").notNull().references(() => skus.goodsSkuId),
    price: money("price").notNull()
  },
  (table) => [primaryKey4({ columns: [table.accountId, table.goodsSkuId] })]
);
var accountPriceRules = pgTable4("account_price_rules", {
  accountId: integer4("account_id").primaryKey().references(() => accounts.accountId),
  /** On the list price of one piece, without tiers and promotions. */
  percent: numeric5("percent", { precision: 6, scale: 2, mode: "number" }).notNull(),
  /** Name of the step that prices are rounded to. */
  rounding: text4("rounding").$type().notNull().default("cent")
});

// src/db/schema/access.ts
var embedKeys = pgTable5(
  "embed_keys",
  {
    keyId: uuid2("key_id").primaryKey().defaultRandom(),
    custId: integer5("cust_id").notNull().references(() => customers.custId, { onDelete: "cascade" }),
    name: text5("name").notNull(),
    /** SHA-256 of the secret. */
    secretHash: text5("secret_hash").notNull().unique(),
    /** Last four characters of the secret. */
    hint: text5("hint").notNull(),
    origins: jsonb5("origins").$type().notNull(),
    components: jsonb5("components").$type().notNull(),
    rights: jsonb5("rights").$type().notNull(),
    /** Ids of accounts; null for all of the company. */
    buyers: jsonb5("buyers").$type(),
    /** Null for a key that the supplier made. */
    createdBy: integer5("created_by").references(() => accounts.accountId, { onDelete: "set null" }),
    createTime: moment("create_time").notNull(),
    lastUsed: moment("last_used"),
    expires: moment("expires").notNull(),
    revoked: moment("revoked"),
    lastRefused: moment("last_refused"),
    refusedFor: text5("refused_for").$type()
  },
  (table) => [index5("embed_keys_cust").on(table.custId), index5("embed_keys_expires").on(table.expires)]
);
var tokens = pgTable5(
  "tokens",
  {
    hash: text5("hash").primaryKey(),
    accountId: integer5("account_id").notNull().references(() => accounts.accountId, { onDelete: "cascade" }),
    /** Names the session where its owner lists and ends sessions; useless as a token. */
    sessionId: uuid2("session_id").notNull().defaultRandom(),
    /** Moves forward with use (sliding), up to the longest life of a session after `createTime`. */
    expires: moment("expires").notNull(),
    createTime: moment("create_time").notNull(),
    lastUsed: moment("last_used").notNull(),
    /** Header `User-Agent` of the sign-in, shortened: what a person recognises a device by. */
    userAgent: text5("user_agent").notNull().default(""),
    /** Whether a process in production issued it, which takes no others: published passwords open a shop that is tried out. */
    inProduction: boolean3("in_production").notNull().default(false),
    /** The key that vouches for the buyer; null after a sign-in with a password. */
    keyId: uuid2("key_id").references(() => embedKeys.keyId, { onDelete: "cascade" }),
    /** Origin of the company's page that the buyer comes from; null without a key. */
    host: text5("host"),
    /** Elements that the page has asked for; null for all of the key. */
    components: jsonb5("components").$type(),
    /** True where the page has handed the session over to the shop: it belongs to the shop's own origin, and slides. */
    handedOver: boolean3("handed_over").notNull().default(false),
    /** When it ends in any case; null where the time of the sign-in and the role say so. */
    fixedEnd: moment("fixed_end")
  },
  (table) => [
    index5("tokens_account").on(table.accountId),
    index5("tokens_expires").on(table.expires),
    index5("tokens_key").on(table.keyId)
  ]
);
var handOvers = pgTable5(
  "hand_overs",
  {
    /** SHA-256 of the code. */
    hash: text5("hash").primaryKey(),
    /** The session that asked for it: without it the code opens nothing. */
    tokenHash: text5("token_hash").notNull().references(() => tokens.hash, { onDelete: "cascade" }),
    /** Origin of the page that asked; blank where it was no page. */
    host: text5("host").notNull(),
    expires: moment("expires").notNull(),
    used: moment("used"),
    /** Kept for a day, to say where a code came from that is used late. */
    createTime: moment("create_time").notNull()
  },
  (table) => [index5("hand_overs_token").on(table.tokenHash), index5("hand_overs_time").on(table.createTime)]
);
var captchas = pgTable5("captchas", {
  uuid: text5("uuid").primaryKey(),
  digits: text5("digits").notNull(),
  expires: moment("expires").notNull()
});
var throttles = pgTable5("throttles", {
  key: text5("key").primaryKey(),
  count: integer5("count").notNull(),
  /** The counter starts again after this moment. */
  resets: moment("resets").notNull()
});
var emailCodes = pgTable5(
  "email_codes",
  {
    /** Random; only the client that asked for the code knows it. */
    requestId: text5("request_id").primaryKey(),
    /** In lower case; empty where there is no such account, so that the code opens nothing. */
    email: text5("email").notNull(),
    /** What the code may be used for, see `CodePurpose`. */
    purpose: text5("purpose").notNull(),
    /** SHA-256 of the code. */
    hash: text5("hash").notNull(),
    /** Tries that brought the request id. */
    tries: smallint3("tries").notNull().default(0),
    /** Tries without it, from the network that asked. */
    triesWithoutId: smallint3("tries_without_id").notNull().default(0),
    /** Hash of the network that asked. */
    network: text5("network").notNull(),
    expires: moment("expires").notNull()
  },
  (table) => [index5("email_codes_email").on(table.email, table.purpose), index5("email_codes_expires").on(table.expires)]
);
var accountChanges = pgTable5(
  "account_changes",
  {
    changeId: uuid2("change_id").primaryKey().defaultRandom(),
    accountId: integer5("account_id").notNull().references(() => accounts.accountId, { onDelete: "cascade" }),
    /** SHA-256 of the secret in the mail. */
    hash: text5("hash").notNull().unique(),
    /** `email` or `password`. */
    kind: text5("kind").notNull(),
    /** What was there before the change, as far as it is restored. */
    before: jsonb5("before").$type().notNull(),
    createTime: moment("create_time").notNull(),
    expires: moment("expires").notNull()
  },
  (table) => [index5("account_changes_account").on(table.accountId), index5("account_changes_expires").on(table.expires)]
);

// src/db/schema/audit.ts
import { bigserial, index as index6, integer as integer6, jsonb as jsonb6, pgTable as pgTable6, text as text6 } from "drizzle-orm/pg-core";
var audit = pgTable6(
  "audit",
  {
    auditId: bigserial("audit_id", { mode: "number" }).primaryKey(),
    at: moment("at").notNull(),
    /** The company it is about; null where it is about none. */
    custId: integer6("cust_id"),
    /** The account that did it; null for a visitor and for the supplier. */
    accountId: integer6("account_id"),
    /** The command by which the supplier did it. */
    command: text6("command"),
    /** Id of the session, which is no token. */
    session: text6("session"),
    network: text6("network"),
    /** Such as `order.placed`: the part before the dot is its kind. */
    action: text6("action").notNull(),
    /** What it was done to: number of an order, user name of an account, name of a call. */
    subject: text6("subject").notNull().default(""),
    before: jsonb6("before").$type(),
    after: jsonb6("after").$type(),
    requestId: text6("request_id"),
    /** How often it happened, for what is counted by the minute. */
    count: integer6("count").notNull().default(1),
    /** Of what is counted by the minute: the same for all that one row counts. */
    countKey: text6("count_key").unique()
  },
  (table) => [
    index6("audit_company").on(table.custId, table.auditId),
    index6("audit_account").on(table.accountId, table.auditId),
    index6("audit_at").on(table.at)
  ]
);

// src/db/schema/coupons.ts
import { sql as sql9 } from "drizzle-orm";
import {
  check as check4,
  date as date4,
  index as index8,
  integer as integer10,
  jsonb as jsonb8,
  numeric as numeric7,
  pgTable as pgTable9,
  primaryKey as primaryKey6,
  serial as serial6,
  text as text10,
  uniqueIndex as uniqueIndex4
} from "drizzle-orm/pg-core";

// src/db/schema/orders.ts
import { sql as sql8 } from "drizzle-orm";
import {
  bigint,
  bigserial as bigserial2,
  boolean as boolean4,
  check as check3,
  date as date3,
  index as index7,
  integer as integer9,
  jsonb as jsonb7,
  numeric as numeric6,
  pgTable as pgTable8,
  serial as serial5,
  smallint as smallint5,
  text as text9,
  uniqueIndex as uniqueIndex3
} from "drizzle-orm/pg-core";

// src/db/folded-number.ts
import { sql as sql6 } from "drizzle-orm";

// src/db/contains.ts
import { sql as sql5 } from "drizzle-orm";

// src/db/folded-number.ts
var MARKS = String.raw` \t\u00a0\u2007\u2009\u202f\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u00ad\u200b\\-./#:_`;
var foldedNumber = (numbers) => sql6`translate(lower(${numbers}), ${sql6.raw(`E'${MARKS}'`)}, '')`;

// src/db/schema/file-columns.ts
import { integer as integer7, smallint as smallint4, text as text7, uuid as uuid3 } from "drizzle-orm/pg-core";
var fileColumns = () => ({
  fileId: uuid3("file_id").primaryKey().defaultRandom(),
  custId: integer7("cust_id").notNull().references(() => customers.custId),
  accountId: integer7("account_id").notNull().references(() => accounts.accountId),
  position: smallint4("position").notNull().default(0),
  name: text7("name").notNull(),
  /** What the content is, independent of the name: `pdf`, `jpg` and others. */
  type: text7("type").notNull(),
  size: integer7("size").notNull(),
  content: bytes("content").notNull(),
  createTime: moment("create_time").notNull()
});

// src/db/schema/stock.ts
import { sql as sql7 } from "drizzle-orm";
import { check as check2, date as date2, integer as integer8, pgTable as pgTable7, primaryKey as primaryKey5, real, serial as serial4, text as text8, unique } from "drizzle-orm/pg-core";
var warehouses = pgTable7("warehouses", {
  code: text8("code").primaryKey(),
  name: text8("name").notNull(),
  region: text8("region").notNull()
});
var stocks = pgTable7(
  "stocks",
  {
    goodsSkuId: integer8("goods_sku_id").notNull().references(() => skus.goodsSkuId),
    warehouse: text8("warehouse").notNull().references(() => warehouses.code),
    qty: integer8("qty").notNull().default(0)
  },
  (table) => [
    primaryKey5({ columns: [table.goodsSkuId, table.warehouse] }),
    check2("stocks_not_negative", sql7`${table.qty} >= 0`)
  ]
);
var skuSales = pgTable7(
  "sku_sales",
  {
    region: text8("region").$type().notNull(),
    goodsSkuId: integer8("goods_sku_id").notNull().references(() => skus.goodsSkuId, { onDelete: "cascade" }),
    sold: real("sold").notNull()
  },
  (table) => [primaryKey5({ columns: [table.region, table.goodsSkuId] })]
);
var arrivals = pgTable7(
  "arrivals",
  {
    arrivalId: serial4("arrival_id").primaryKey(),
    goodsSkuId: integer8("goods_sku_id").notNull().references(() => skus.goodsSkuId),
    warehouse: text8("warehouse").notNull().references(() => warehouses.code),
    etaDate: date2("eta_date").notNull(),
    qty: integer8("qty").notNull(),
    /** Pieces of `qty` that orders wait for. */
    promised: integer8("promised").notNull().default(0),
    /** When the last piece was received. */
    receivedAt: moment("received_at"),
    /** The day whose passing was reported to the orders that wait: `eta_date` then. */
    reportedDay: date2("reported_day")
  },
  (table) => [
    unique("arrivals_day").on(table.goodsSkuId, table.warehouse, table.etaDate),
    check2("arrivals_promised_once", sql7`${table.promised} between 0 and ${table.qty}`)
  ]
);

// src/db/schema/orders.ts
var shipVias = pgTable8("ship_vias", {
  shipViaId: integer9("ship_via_id").primaryKey(),
  region: text9("region").notNull(),
  name: text9("name").notNull(),
  names: namesInLanguages("names"),
  cost: money("cost").notNull(),
  needsForwarder: boolean4("needs_forwarder").notNull().default(false),
  forwarders: jsonb7("forwarders").$type().notNull().default([]),
  /** Working days from leaving the warehouse to the door, null where that is agreed or picked up. */
  minDays: smallint5("min_days"),
  maxDays: smallint5("max_days"),
  /** Where goods are picked up: for sites whose own warehouse this is, and no others. Null for what is delivered. */
  warehouse: text9("warehouse").references(() => warehouses.code),
  position: smallint5("position").notNull()
});
var quickOrders = pgTable8(
  "quick_orders",
  {
    quickOrderId: serial5("quick_order_id").primaryKey(),
    qoNo: text9("qo_no").notNull().unique(),
    custId: integer9("cust_id").notNull().references(() => customers.custId),
    accountId: integer9("account_id").notNull().references(() => accounts.accountId),
    name: text9("name").notNull().default(""),
    lines: jsonb7("lines").$type().notNull(),
    createTime: moment("create_time").notNull(),
    /** A list that is kept to be ordered again; its lines are `entered`, and `lines` is empty. */
    saved: boolean4("saved").notNull().default(false),
    shared: boolean4("shared").notNull().default(false),
    /** Lines as they were typed; `version` is that of the list with which a line was changed last. */
    entered: jsonb7("entered").$type().notNull().default([]),
    version: integer9("version").notNull().default(1),
    updateTime: moment("update_time").notNull(),
    /** Of a saved list: who changed it last; null for lists from before this was kept. */
    changedBy: integer9("changed_by").references(() => accounts.accountId),
    lastOrdered: moment("last_ordered"),
    /** The saved list that this quick order was made from. */
    listId: integer9("list_id")
  },
  (table) => [
    index7("quick_orders_cust").on(table.custId, table.createTime),
    index7("quick_orders_saved").on(table.custId, table.updateTime).where(sql8`${table.saved}`)
  ]
);
var numbersOfOrder = foldedNumber(
  sql8`(order_no || chr(10) || so_no || chr(10) || po_no || chr(10) || coalesce(tracking_no, ''))`
);
var recipientOfOrder = sql8`lower(coalesce(ship_to->>'company', '') || chr(10) || coalesce(ship_to->>'firstName', '') || ' ' || coalesce(ship_to->>'lastName', '') || chr(10) || coalesce(ship_to->>'city', ''))`;
var orders = pgTable8(
  "orders",
  {
    orderId: serial5("order_id").primaryKey(),
    orderNo: text9("order_no").notNull().unique(),
    soNo: text9("so_no").notNull(),
    poNo: text9("po_no").notNull().default(""),
    /** BT-10 of its invoices; null where that of the company counts. */
    buyerReference: text9("buyer_reference"),
    /** MD5 of articles and quantities, see `linesKey`: orders with the same ones are twins. */
    linesKey: text9("lines_key").notNull().default(""),
    quickOrderId: integer9("quick_order_id").references(() => quickOrders.quickOrderId),
    custId: integer9("cust_id").notNull().references(() => customers.custId),
    accountId: integer9("account_id").notNull().references(() => accounts.accountId),
    orgId: integer9("org_id").notNull(),
    status: text9("status").notNull().default("submitted"),
    kind: text9("kind").notNull(),
    orderType: text9("order_type").notNull(),
    backOrderMode: text9("back_order_mode").notNull(),
    currency: text9("currency").notNull(),
    subtotal: money("subtotal").notNull(),
    discount: money("discount").notNull(),
    promotionRate: numeric6("promotion_rate", { precision: 5, scale: 2, mode: "number" }).notNull(),
    shippingCost: money("shipping_cost").notNull(),
    handlingFee: money("handling_fee").notNull(),
    vatRate: numeric6("vat_rate", { precision: 5, scale: 2, mode: "number" }).notNull(),
    vatCategory: text9("vat_category").$type().notNull().default("S"),
    vat: money("vat").notNull(),
    total: money("total").notNull(),
    grandTotal: money("grand_total").notNull(),
    /** Of the grand total: what is neither invoiced nor cancelled. */
    toInvoice: money("to_invoice").notNull().default(0),
    /** Since when nothing of it is shipped, because the company is above its credit limit; null where it is not held. */
    heldSince: moment("held_since"),
    /** Addresses as they were when ordered. */
    billTo: jsonb7("bill_to").$type().notNull(),
    shipTo: jsonb7("ship_to").$type().notNull(),
    shipVia: text9("ship_via").notNull(),
    forwarder: text9("forwarder"),
    coupon: jsonb7("coupon").$type(),
    trackingNo: text9("tracking_no"),
    deliveryDate: date3("delivery_date"),
    /** Day on which the pieces leave that were there, where it is not the day of the order. */
    leavesOn: date3("leaves_on"),
    createTime: moment("create_time").notNull(),
    /** The order whose waiting pieces it was made of; null for one that was placed. */
    movedFrom: integer9("moved_from").references(() => orders.orderId)
  },
  (table) => [
    // Each of them is the order of a list, which reads as many rows of it as a page has.
    index7("orders_cust").on(table.custId, table.createTime, table.orderId),
    index7("orders_status").on(table.custId, table.status, table.createTime, table.orderId),
    index7("orders_held").on(table.custId, table.heldSince).where(sql8`${table.heldSince} is not null`),
    index7("orders_po").on(table.custId, sql8`lower(${table.poNo})`, table.orderId),
    index7("orders_lines").on(table.custId, table.linesKey),
    index7("orders_to_invoice").on(table.custId, table.toInvoice).where(sql8`${table.toInvoice} > 0`),
    index7("orders_moved").on(table.movedFrom).where(sql8`${table.movedFrom} is not null`),
    index7("orders_numbers").using("gin", sql8`(${numbersOfOrder}) gin_trgm_ops`),
    index7("orders_recipient").using("gin", sql8`(${recipientOfOrder}) gin_trgm_ops`)
  ]
);
var orderLines = pgTable8(
  "order_lines",
  {
    orderLineId: bigserial2("order_line_id", { mode: "number" }).primaryKey(),
    orderId: integer9("order_id").notNull().references(() => orders.orderId),
    position: smallint5("position").notNull(),
    goodsSkuId: integer9("goods_sku_id").notNull().references(() => skus.goodsSkuId),
    custNumber: text9("cust_number"),
    /** What the part was called when it was ordered: later changes of it change no order. */
    number: text9("number").notNull().default(""),
    oemCode: text9("oem_code").notNull().default(""),
    /** In English under `en`, and in the other languages that it had. */
    names: namesInLanguages("names"),
    brandName: text9("brand_name").notNull().default(""),
    classId: integer9("class_id").notNull().default(0),
    colour: text9("colour"),
    /** Of a kit: what one is packed of, for every document and return of the line. */
    kit: jsonb7("kit").$type().notNull().default([]),
    qty: integer9("qty").notNull(),
    unitPrice: money("unit_price").notNull(),
    discountPrice: money("discount_price"),
    price: money("price").notNull(),
    /** The price set for the ordering account, which it sees instead of the three above (ACC-016). */
    accountPrice: money("account_price"),
    /** That of the buyer's site, from which pieces leave at once. */
    warehouse: text9("warehouse").notNull(),
    /** The line of another order that its pieces were moved from. */
    movedFrom: bigint("moved_from", { mode: "number" }).references(() => orderLines.orderLineId),
    /** Its place among the lines that wait for a part: that of the line it was moved from; its own id without one. */
    queuePlace: bigint("queue_place", { mode: "number" })
  },
  (table) => [
    index7("order_lines_moved").on(table.movedFrom).where(sql8`${table.movedFrom} is not null`),
    uniqueIndex3("order_lines_position").on(table.orderId, table.position),
    // For what is ordered together with a part: its last orders first.
    index7("order_lines_part").on(table.goodsSkuId, table.orderLineId)
  ]
);
var allocations = pgTable8(
  "allocations",
  {
    allocationId: bigserial2("allocation_id", { mode: "number" }).primaryKey(),
    orderLineId: bigint("order_line_id", { mode: "number" }).notNull().references(() => orderLines.orderLineId, { onDelete: "cascade" }),
    goodsSkuId: integer9("goods_sku_id").notNull().references(() => skus.goodsSkuId),
    /** `stock`: taken from the shelf of `warehouse`. `arrival`: promised from `arrivalId`. `none`: no date is known. */
    kind: text9("kind").notNull(),
    warehouse: text9("warehouse").references(() => warehouses.code),
    arrivalId: integer9("arrival_id").references(() => arrivals.arrivalId),
    qty: integer9("qty").notNull(),
    shipped: integer9("shipped").notNull().default(0)
  },
  (table) => [
    index7("allocations_line").on(table.orderLineId),
    index7("allocations_arrival").on(table.arrivalId).where(sql8`${table.shipped} < ${table.qty}`),
    index7("allocations_waiting").on(table.goodsSkuId, table.orderLineId).where(sql8`${table.kind} = 'none'`),
    check3("allocations_shipped", sql8`${table.qty} > 0 and ${table.shipped} between 0 and ${table.qty}`),
    check3(
      "allocations_kind",
      sql8`(${table.kind} = 'stock' and ${table.warehouse} is not null and ${table.arrivalId} is null)
        or (${table.kind} = 'arrival' and ${table.warehouse} is not null and ${table.arrivalId} is not null)
        or (${table.kind} = 'none' and ${table.warehouse} is null and ${table.arrivalId} is null)`
    )
  ]
);
var orderComments = pgTable8(
  "order_comments",
  {
    commentId: bigserial2("comment_id", { mode: "number" }).primaryKey(),
    orderId: integer9("order_id").notNull().references(() => orders.orderId),
    at: moment("at").notNull(),
    /** Who wrote it, null for the supplier. */
    accountId: integer9("account_id").references(() => accounts.accountId),
    text: text9("text").notNull(),
    /** Pieces that the buyer asks to cancel. */
    cancels: jsonb7("cancels").$type().notNull().default([])
  },
  (table) => [index7("order_comments_order").on(table.orderId, table.commentId)]
);
var orderEvents = pgTable8(
  "order_events",
  {
    eventId: bigserial2("event_id", { mode: "number" }).primaryKey(),
    orderId: integer9("order_id").notNull().references(() => orders.orderId),
    at: moment("at").notNull(),
    kind: text9("kind").notNull(),
    /** Account that did it, null for the supplier. */
    actor: integer9("actor").references(() => accounts.accountId),
    data: jsonb7("data").$type().notNull().default({})
  },
  (table) => [index7("order_events_order").on(table.orderId, table.eventId)]
);
var orderFiles = pgTable8(
  "order_files",
  {
    ...fileColumns(),
    orderId: integer9("order_id").references(() => orders.orderId),
    createTime: moment("create_time").notNull()
  },
  (table) => [
    uniqueIndex3("order_files_position").on(table.orderId, table.position),
    index7("order_files_waiting").on(table.accountId, table.createTime).where(sql8`${table.orderId} is null`)
  ]
);

// src/db/schema/coupons.ts
var coupons = pgTable9(
  "coupons",
  {
    couponId: serial6("coupon_id").primaryKey(),
    region: text10("region").notNull(),
    orgId: integer10("org_id").references(() => orgSites.orgId),
    custId: integer10("cust_id").references(() => customers.custId),
    /** As it is shown; case makes no difference when it is typed. */
    code: text10("code").notNull(),
    /** What it is about, in English and other languages. */
    titles: jsonb8("titles").$type().notNull(),
    type: text10("type").$type().notNull(),
    /** An amount for `voucher`, percent for `discount`. */
    value: numeric7("value", { precision: 14, scale: 2, mode: "number" }).notNull(),
    initialAmount: money("initial_amount").notNull().default(0),
    currency: text10("currency").notNull(),
    /** Empty for all. */
    orderTypes: text10("order_types").array().$type().notNull().default([]),
    /** Parts that it is for; empty for all. */
    goodsSkuIds: integer10("goods_sku_ids").array().notNull().default([]),
    startsOn: date4("starts_on").notNull(),
    endsOn: date4("ends_on"),
    /** By all companies together, null without a limit. */
    uses: integer10("uses"),
    used: integer10("used").notNull().default(0),
    usesOfCompany: integer10("uses_of_company").notNull().default(1),
    createTime: moment("create_time").notNull(),
    disabledAt: moment("disabled_at")
  },
  (table) => [
    uniqueIndex4("coupons_code").on(table.region, sql9`lower(${table.code})`),
    check4("coupons_used", sql9`${table.used} >= 0 and (${table.uses} is null or ${table.used} <= ${table.uses})`),
    check4("coupons_type", sql9`${table.type} in ('voucher', 'discount', 'freeShipping')`)
  ]
);
var couponRedemptions = pgTable9(
  "coupon_redemptions",
  {
    couponId: integer10("coupon_id").notNull().references(() => coupons.couponId),
    orderId: integer10("order_id").notNull().references(() => orders.orderId, { onDelete: "cascade" }),
    custId: integer10("cust_id").notNull().references(() => customers.custId),
    usedAt: moment("used_at").notNull()
  },
  (table) => [
    primaryKey6({ columns: [table.couponId, table.orderId] }),
    uniqueIndex4("coupon_redemptions_order").on(table.orderId),
    index8("coupon_redemptions_company").on(table.couponId, table.custId)
  ]
);

// src/db/schema/finance.ts
import { sql as sql11 } from "drizzle-orm";
import {
  boolean as boolean5,
  check as check6,
  date as date5,
  index as index10,
  integer as integer12,
  jsonb as jsonb10,
  pgTable as pgTable11,
  primaryKey as primaryKey8,
  serial as serial8,
  smallint as smallint6,
  text as text12,
  unique as unique3,
  uniqueIndex as uniqueIndex5
} from "drizzle-orm/pg-core";

// src/db/schema/shipments.ts
import { sql as sql10 } from "drizzle-orm";
import {
  bigint as bigint2,
  check as check5,
  index as index9,
  integer as integer11,
  jsonb as jsonb9,
  numeric as numeric8,
  pgTable as pgTable10,
  primaryKey as primaryKey7,
  serial as serial7,
  text as text11,
  unique as unique2
} from "drizzle-orm/pg-core";
var numberOfShipment = foldedNumber(sql10`number`);
var numberOfParcel = foldedNumber(sql10`tracking_no`);
var shipments = pgTable10(
  "shipments",
  {
    shipmentId: serial7("shipment_id").primaryKey(),
    orderId: integer11("order_id").notNull().references(() => orders.orderId),
    /** Of the delivery note. */
    number: text11("number").notNull().unique(),
    shippedAt: moment("shipped_at").notNull(),
    deliveredAt: moment("delivered_at")
  },
  (table) => [
    index9("shipments_order").on(table.orderId, table.shipmentId),
    index9("shipments_number").using("gin", sql10`(${numberOfShipment}) gin_trgm_ops`)
  ]
);
var shipmentLines = pgTable10(
  "shipment_lines",
  {
    shipmentId: integer11("shipment_id").notNull().references(() => shipments.shipmentId),
    orderLineId: bigint2("order_line_id", { mode: "number" }).notNull().references(() => orderLines.orderLineId),
    qty: integer11("qty").notNull(),
    /** Null for what left before this was kept. */
    packed: jsonb9("packed").$type()
  },
  (table) => [
    primaryKey7({ columns: [table.shipmentId, table.orderLineId] }),
    index9("shipment_lines_line").on(table.orderLineId),
    check5("shipment_lines_qty", sql10`${table.qty} > 0`)
  ]
);
var parcels = pgTable10(
  "parcels",
  {
    parcelId: serial7("parcel_id").primaryKey(),
    shipmentId: integer11("shipment_id").notNull().references(() => shipments.shipmentId),
    /** As the supplier names it; blank where that is not known. */
    carrier: text11("carrier").notNull().default(""),
    trackingNo: text11("tracking_no").notNull(),
    /** Kilograms. */
    weight: numeric8("weight", { precision: 8, scale: 3, mode: "number" })
  },
  (table) => [
    index9("parcels_shipment").on(table.shipmentId),
    index9("parcels_tracking").using("gin", sql10`(${numberOfParcel}) gin_trgm_ops`),
    unique2("parcels_number").on(table.carrier, table.trackingNo)
  ]
);
var parcelLines = pgTable10(
  "parcel_lines",
  {
    parcelId: integer11("parcel_id").notNull().references(() => parcels.parcelId),
    orderLineId: bigint2("order_line_id", { mode: "number" }).notNull().references(() => orderLines.orderLineId),
    qty: integer11("qty").notNull()
  },
  (table) => [
    primaryKey7({ columns: [table.parcelId, table.orderLineId] }),
    check5("parcel_lines_qty", sql10`${table.qty} > 0`)
  ]
);

// src/db/schema/finance.ts
var sellers = pgTable11("sellers", {
  sellerId: serial8("seller_id").primaryKey(),
  orgId: integer12("org_id").notNull().unique().references(() => orgSites.orgId),
  /** Stands in the numbers of its invoices, such as `NL`. */
  code: text12("code").notNull().unique(),
  name: text12("name").notNull(),
  address1: text12("address1").notNull(),
  postcode: text12("postcode").notNull(),
  city: text12("city").notNull(),
  state: text12("state").notNull().default(""),
  countryIso2: text12("country_iso2").notNull(),
  vat: text12("vat").notNull().default(""),
  /** Number in the register of companies, with the name of the register. */
  registrationNo: text12("registration_no").notNull().default(""),
  registers: jsonb10("registers").$type().notNull().default({}),
  /** Electronic address: scheme of the EAS list, and the address in it. */
  peppolScheme: text12("peppol_scheme").notNull().default(""),
  peppolId: text12("peppol_id").notNull().default(""),
  bank: text12("bank").notNull().default(""),
  iban: text12("iban").notNull().default(""),
  bic: text12("bic").notNull().default(""),
  contact: text12("contact").notNull().default(""),
  phone: text12("phone").notNull().default(""),
  email: text12("email").notNull().default(""),
  /** What the law wants on invoices, by language. */
  notes: jsonb10("notes").$type().notNull().default({}),
  /** IANA name: its invoices are of the day it is there. */
  timeZone: text12("time_zone").notNull(),
  /** Goods that leave are invoiced at once. */
  invoiceOnShip: boolean5("invoice_on_ship").notNull().default(true)
});
var numberRanges = pgTable11(
  "number_ranges",
  {
    sellerId: integer12("seller_id").notNull().references(() => sellers.sellerId),
    kind: text12("kind").notNull(),
    year: smallint6("year").notNull(),
    next: integer12("next").notNull().default(1)
  },
  (table) => [primaryKey8({ columns: [table.sellerId, table.kind, table.year] })]
);
var invoices = pgTable11(
  "invoices",
  {
    invoiceId: serial8("invoice_id").primaryKey(),
    invoiceNo: text12("invoice_no").notNull().unique(),
    kind: text12("kind").$type().notNull(),
    sellerId: integer12("seller_id").notNull().references(() => sellers.sellerId),
    custId: integer12("cust_id").notNull().references(() => customers.custId),
    orderId: integer12("order_id").notNull().references(() => orders.orderId),
    shipmentId: integer12("shipment_id").references(() => shipments.shipmentId),
    /** The invoice that a credit note corrects. */
    correctsId: integer12("corrects_id").references(() => invoices.invoiceId),
    /** Everything that is printed. */
    snapshot: jsonb10("snapshot").$type().notNull(),
    /** SHA-256 of `snapshot`, in hexadecimal. */
    snapshotHash: text12("snapshot_hash").notNull(),
    createTime: moment("create_time").notNull()
  },
  (table) => [
    uniqueIndex5("invoices_shipment").on(table.shipmentId).where(sql11`${table.kind} = 'invoice'`),
    index10("invoices_order").on(table.orderId),
    index10("invoices_corrects").on(table.correctsId),
    check6("invoices_kind", sql11`(${table.kind} = 'credit') = (${table.correctsId} is not null)`)
  ]
);
var payments = pgTable11(
  "payments",
  {
    paymentId: serial8("payment_id").primaryKey(),
    custId: integer12("cust_id").notNull().references(() => customers.custId),
    /** As on the bank statement: the same payment is booked once. */
    reference: text12("reference").notNull(),
    day: date5("day").notNull(),
    amount: money("amount").notNull(),
    createTime: moment("create_time").notNull()
  },
  (table) => [
    unique3("payments_reference").on(table.custId, table.reference),
    check6("payments_amount", sql11`${table.amount} > 0`)
  ]
);
var numbersOfEntry = foldedNumber(sql11`(number || chr(10) || po_no)`);
var receivables = pgTable11(
  "receivables",
  {
    receivableId: serial8("receivable_id").primaryKey(),
    custId: integer12("cust_id").notNull().references(() => customers.custId),
    type: text12("type").$type().notNull(),
    invoiceId: integer12("invoice_id").unique().references(() => invoices.invoiceId),
    paymentId: integer12("payment_id").unique().references(() => payments.paymentId),
    /** Number of the invoice or credit note, or reference of the payment. */
    number: text12("number").notNull(),
    invoiceDate: date5("invoice_date").notNull(),
    dueDate: date5("due_date").notNull(),
    orderId: integer12("order_id").references(() => orders.orderId),
    /** Who placed the order: sub-accounts see what they ordered. */
    accountId: integer12("account_id").references(() => accounts.accountId),
    poNo: text12("po_no").notNull().default(""),
    currency: text12("currency").notNull(),
    amount: money("amount").notNull(),
    paid: money("paid").notNull().default(0),
    balance: money("balance").notNull(),
    status: text12("status").$type().notNull()
  },
  (table) => [
    index10("receivables_due").on(table.custId, table.status, table.dueDate),
    index10("receivables_newest").on(table.custId, table.invoiceDate, table.receivableId),
    index10("receivables_order").on(table.orderId),
    index10("receivables_numbers").using("gin", sql11`(${numbersOfEntry}) gin_trgm_ops`),
    check6("receivables_balance", sql11`${table.balance} = ${table.amount} - ${table.paid}`),
    check6("receivables_status", sql11`(${table.status} = 'cleared') = (${table.balance} = 0)`),
    // Nothing is paid beyond its amount, and a credit not used beyond it.
    check6(
      "receivables_paid",
      sql11`(${table.amount} >= 0 and ${table.paid} between 0 and ${table.amount}) or (${table.amount} < 0 and ${table.paid} between ${table.amount} and 0)`
    ),
    check6("receivables_source", sql11`(${table.invoiceId} is null) <> (${table.paymentId} is null)`)
  ]
);
var receivableSums = pgTable11(
  "receivable_sums",
  {
    custId: integer12("cust_id").notNull().references(() => customers.custId),
    currency: text12("currency").notNull(),
    type: text12("type").$type().notNull(),
    status: text12("status").$type().notNull(),
    dueDate: date5("due_date").notNull(),
    entries: integer12("entries").notNull(),
    amount: money("amount").notNull(),
    balance: money("balance").notNull()
  },
  (table) => [primaryKey8({ columns: [table.custId, table.currency, table.type, table.status, table.dueDate] })]
);
var reminders = pgTable11(
  "reminders",
  {
    receivableId: integer12("receivable_id").notNull().references(() => receivables.receivableId, { onDelete: "cascade" }),
    /** Days that the invoice was overdue at least. */
    step: smallint6("step").notNull(),
    createTime: moment("create_time").notNull()
  },
  (table) => [primaryKey8({ columns: [table.receivableId, table.step] })]
);
var matches = pgTable11(
  "matches",
  {
    matchId: serial8("match_id").primaryKey(),
    paymentId: integer12("payment_id").references(() => payments.paymentId),
    /** A credit note, or what was left of a payment. */
    creditId: integer12("credit_id").references(() => receivables.receivableId),
    invoiceId: integer12("invoice_id").notNull().references(() => receivables.receivableId),
    day: date5("day").notNull(),
    amount: money("amount").notNull()
  },
  (table) => [
    index10("matches_invoice").on(table.invoiceId),
    index10("matches_credit").on(table.creditId),
    check6("matches_amount", sql11`${table.amount} > 0`),
    check6("matches_source", sql11`(${table.paymentId} is null) <> (${table.creditId} is null)`)
  ]
);
var storedFiles = pgTable11(
  "stored_files",
  {
    fileId: serial8("file_id").primaryKey(),
    invoiceId: integer12("invoice_id").notNull().references(() => invoices.invoiceId),
    /** `pdf`, or a format of electronic invoices. */
    format: text12("format").notNull(),
    mediaType: text12("media_type").notNull(),
    name: text12("name").notNull(),
    /** Of `content`, in hexadecimal. */
    sha256: text12("sha256").notNull(),
    content: bytes("content").notNull(),
    createTime: moment("create_time").notNull()
  },
  (table) => [unique3("stored_files_format").on(table.invoiceId, table.format)]
);
var transmissions = pgTable11(
  "transmissions",
  {
    transmissionId: serial8("transmission_id").primaryKey(),
    invoiceId: integer12("invoice_id").notNull().references(() => invoices.invoiceId),
    format: text12("format").$type().notNull(),
    status: text12("status").$type().notNull(),
    /** Number that the network gave the invoice, such as that of KSeF. */
    networkId: text12("network_id").notNull().default(""),
    /** What the network says about it. */
    message: text12("message").notNull().default(""),
    createTime: moment("create_time").notNull()
  },
  (table) => [index10("transmissions_invoice").on(table.invoiceId)]
);
var TRANSMISSION_STATUSES = ["sent", "accepted", "rejected"];

// src/db/schema/idempotency.ts
import { integer as integer13, jsonb as jsonb11, pgTable as pgTable12, primaryKey as primaryKey9, text as text13 } from "drizzle-orm/pg-core";
var idempotencyKeys = pgTable12(
  "idempotency_keys",
  {
    accountId: integer13("account_id").notNull(),
    key: text13("key").notNull(),
    call: text13("call").notNull(),
    /** SHA-256 of the body. */
    bodyHash: text13("body_hash").notNull(),
    /** What the call answered; written in the transaction that did the work. */
    answer: jsonb11("answer").$type().notNull(),
    createTime: moment("create_time").notNull()
  },
  (table) => [primaryKey9({ columns: [table.accountId, table.key] })]
);

// ../core/src/contract/quantity-bounds.ts
var QUANTITY_MIN = 1;
var QUANTITY_MAX = 9999;

// ../core/src/rules/money.ts
var SCALE = 6n;
var ONE = 10n ** SCALE;
function toMicros(amount) {
  const scaled = Math.round(amount * 1e6);
  if (Math.abs(scaled) < 1e15 && scaled / 1e6 === amount) return BigInt(scaled);
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount: ${amount}`);
  const [whole = "0", fraction = ""] = decimalText(amount).replace("-", "").split(".");
  const digits = `${fraction}000000`.slice(0, Number(SCALE));
  const micros = BigInt(whole) * ONE + BigInt(digits);
  return amount < 0 ? -micros : micros;
}
function decimalText(amount) {
  const text19 = String(amount);
  return text19.includes("e") ? amount.toFixed(Number(SCALE)) : text19;
}
function divideHalfUp(value, by) {
  const half = by / 2n;
  return value < 0n ? -((-value + half) / by) : (value + half) / by;
}
var microsToCents = (micros) => divideHalfUp(micros, 10000n);
var fromCents = (cents) => Number(cents) / 100;
var round2 = (amount) => fromCents(microsToCents(toMicros(amount)));
var percent = (amount, rate) => fromCents(divideHalfUp(toMicros(amount) * toMicros(rate), 100n * ONE * 10000n));

// ../core/src/rules/account-price.ts
var ROUNDING_STEPS = { cent: 0.01, "0.05": 0.05, "0.10": 0.1, "1": 1 };
var ROUNDINGS = Object.keys(ROUNDING_STEPS);

// ../core/src/rules/due-date.ts
var dayIn = (timeZone, moment2) => timeIn(timeZone, moment2).slice(0, 10);
function timeIn(timeZone, moment2) {
  const part = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(moment2)) part[type] = value;
  return `${part.year?.padStart(4, "0")}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`;
}
var clocks = /* @__PURE__ */ new Map();
function clockOf(timeZone) {
  const known2 = clocks.get(timeZone);
  if (known2) return known2;
  const clock = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23"
  });
  clocks.set(timeZone, clock);
  return clock;
}

// ../core/src/rules/price.ts
function discountPriceAt(prices2, qty) {
  const reached = prices2.tiers.filter((tier) => tier.minQty <= qty).map((tier) => tier.price);
  const offers = prices2.promotionPrice === null ? reached : [...reached, prices2.promotionPrice];
  const best = Math.min(...offers, prices2.unitPrice);
  return best > 0 && best < prices2.unitPrice ? best : null;
}

// ../core/src/rules/part-number.ts
var normalizeNumber = (text19) => text19.normalize("NFKC").toUpperCase().replace(/[\s\p{Pd}\p{Cf}\u2212./_]+/gu, "");

// src/db/schema/lists.ts
import { sql as sql12 } from "drizzle-orm";
import {
  boolean as boolean6,
  check as check7,
  index as index11,
  integer as integer14,
  jsonb as jsonb12,
  pgTable as pgTable13,
  primaryKey as primaryKey10,
  serial as serial9,
  text as text14,
  uniqueIndex as uniqueIndex6
} from "drizzle-orm/pg-core";
var searches = pgTable13(
  "searches",
  {
    searchId: serial9("search_id").primaryKey(),
    accountId: integer14("account_id").notNull().references(() => accounts.accountId),
    keyword: text14("keyword").notNull(),
    searched: moment("searched").notNull()
  },
  (table) => [
    uniqueIndex6("searches_keyword").on(table.accountId, sql12`lower(${table.keyword})`),
    index11("searches_recent").on(table.accountId, table.searched)
  ]
);
var cartItems = pgTable13(
  "cart_items",
  {
    shoppingCartId: serial9("shopping_cart_id").primaryKey(),
    accountId: integer14("account_id").notNull().references(() => accounts.accountId),
    goodsSkuId: integer14("goods_sku_id").notNull().references(() => skus.goodsSkuId),
    custNumber: text14("cust_number"),
    qty: integer14("qty").notNull(),
    warehouse: text14("warehouse").notNull(),
    addedPrice: money("added_price").notNull(),
    addedStock: integer14("added_stock").notNull(),
    addedTime: moment("added_time").notNull()
  },
  (table) => [
    uniqueIndex6("cart_items_part").on(table.accountId, table.goodsSkuId, table.warehouse),
    check7("cart_items_qty", sql12`${table.qty} between ${sql12.raw(`${QUANTITY_MIN} and ${QUANTITY_MAX}`)}`)
  ]
);
var favourites = pgTable13(
  "favourites",
  {
    favoriteId: serial9("favorite_id").primaryKey(),
    accountId: integer14("account_id").notNull().references(() => accounts.accountId),
    goodsSkuId: integer14("goods_sku_id").notNull().references(() => skus.goodsSkuId),
    custNumber: text14("cust_number"),
    warehouse: text14("warehouse").notNull(),
    createTime: moment("create_time").notNull()
  },
  (table) => [uniqueIndex6("favourites_part").on(table.accountId, table.goodsSkuId)]
);
var keptPrinters = pgTable13(
  "kept_printers",
  {
    accountId: integer14("account_id").notNull().references(() => accounts.accountId, { onDelete: "cascade" }),
    modelId: integer14("model_id").notNull().references(() => models.modelId),
    keptTime: moment("kept_time").notNull()
  },
  (table) => [primaryKey10({ columns: [table.accountId, table.modelId] })]
);
var savedViews = pgTable13(
  "saved_views",
  {
    viewId: serial9("view_id").primaryKey(),
    accountId: integer14("account_id").notNull().references(() => accounts.accountId, { onDelete: "cascade" }),
    list: text14("list").notNull(),
    name: text14("name").notNull(),
    filter: jsonb12("filter").$type().notNull(),
    /** The list opens with it. */
    isFirst: boolean6("is_first").notNull().default(false)
  },
  (table) => [
    uniqueIndex6("saved_views_name").on(table.accountId, table.list, sql12`lower(${table.name})`),
    uniqueIndex6("saved_views_first").on(table.accountId, table.list).where(sql12`${table.isFirst}`)
  ]
);

// src/db/schema/notifications.ts
import { index as index12, integer as integer15, jsonb as jsonb13, pgTable as pgTable14, primaryKey as primaryKey11, serial as serial10, text as text15 } from "drizzle-orm/pg-core";
var notifications = pgTable14(
  "notifications",
  {
    notificationId: serial10("notification_id").primaryKey(),
    region: text15("region").notNull(),
    orgId: integer15("org_id").references(() => orgSites.orgId),
    accountId: integer15("account_id").references(() => accounts.accountId, { onDelete: "cascade" }),
    /** Title and text, by language; a text may be HTML. */
    texts: jsonb13("texts").$type().notNull(),
    createTime: moment("create_time").notNull()
  },
  (table) => [index12("notifications_newest").on(table.region, table.createTime)]
);
var notificationReads = pgTable14(
  "notification_reads",
  {
    notificationId: integer15("notification_id").notNull().references(() => notifications.notificationId, { onDelete: "cascade" }),
    accountId: integer15("account_id").notNull().references(() => accounts.accountId, { onDelete: "cascade" }),
    readTime: moment("read_time").notNull()
  },
  (table) => [primaryKey11({ columns: [table.notificationId, table.accountId] })]
);

// src/db/schema/outbox.ts
import { sql as sql13 } from "drizzle-orm";
import { bigserial as bigserial3, index as index13, jsonb as jsonb14, pgTable as pgTable15, smallint as smallint7 } from "drizzle-orm/pg-core";
var outbox = pgTable15(
  "outbox",
  {
    outboxId: bigserial3("outbox_id", { mode: "number" }).primaryKey(),
    message: jsonb14("message").$type().notNull(),
    attempts: smallint7("attempts").notNull().default(0),
    /** Not tried before this moment. */
    nextTry: moment("next_try").notNull(),
    createTime: moment("create_time").notNull(),
    /** When it was sent, or found to have no reader any more. */
    doneAt: moment("done_at")
  },
  (table) => [index13("outbox_due").on(table.nextTry).where(sql13`${table.doneAt} is null`)]
);

// src/db/schema/reports.ts
import { sql as sql15 } from "drizzle-orm";
import {
  bigint as bigint4,
  bigserial as bigserial5,
  check as check9,
  index as index15,
  integer as integer17,
  pgTable as pgTable17,
  serial as serial12,
  smallint as smallint9,
  text as text17,
  uniqueIndex as uniqueIndex8
} from "drizzle-orm/pg-core";

// src/db/schema/rma.ts
import { sql as sql14 } from "drizzle-orm";
import {
  bigint as bigint3,
  bigserial as bigserial4,
  boolean as boolean7,
  check as check8,
  index as index14,
  integer as integer16,
  jsonb as jsonb15,
  pgTable as pgTable16,
  serial as serial11,
  smallint as smallint8,
  text as text16,
  uniqueIndex as uniqueIndex7
} from "drizzle-orm/pg-core";
var rmas = pgTable16(
  "rmas",
  {
    rmaId: serial11("rma_id").primaryKey(),
    rmaNo: text16("rma_no").notNull().unique(),
    custId: integer16("cust_id").notNull().references(() => customers.custId),
    accountId: integer16("account_id").notNull().references(() => accounts.accountId),
    status: text16("status").notNull().default("draft"),
    version: integer16("version").notNull().default(1),
    deliveryType: text16("delivery_type"),
    forwarder: text16("forwarder").notNull().default(""),
    otherForwarder: text16("other_forwarder").notNull().default(""),
    trackingNo: text16("tracking_no").notNull().default(""),
    /** The address as it was chosen; with its id in the address book. */
    returnAddress: jsonb15("return_address").$type(),
    note: text16("note").notNull().default(""),
    createTime: moment("create_time").notNull(),
    updateTime: moment("update_time").notNull(),
    submitTime: moment("submit_time"),
    /** Numbers of the credit notes. */
    creditNotes: jsonb15("credit_notes").$type().notNull().default([])
  },
  (table) => [
    index14("rmas_cust").on(table.custId, table.createTime, table.rmaId),
    index14("rmas_status").on(table.custId, table.status, table.createTime, table.rmaId),
    index14("rmas_drafts").on(table.updateTime).where(sql14`${table.status} = 'draft'`)
  ]
);
var rmaLines = pgTable16(
  "rma_lines",
  {
    rmaLineId: bigserial4("rma_line_id", { mode: "number" }).primaryKey(),
    rmaId: integer16("rma_id").notNull().references(() => rmas.rmaId, { onDelete: "cascade" }),
    position: smallint8("position").notNull(),
    orderLineId: bigint3("order_line_id", { mode: "number" }).notNull().references(() => orderLines.orderLineId),
    /** Of a kit, the part that goes back; null for whole pieces of the line. Pieces of the line are those of the part then. */
    partSku: integer16("part_sku").references(() => skus.goodsSkuId),
    /** As it was entered; null for what is not a number. */
    returnQty: integer16("return_qty"),
    /**
     * Pieces that no other return may hold: none of a draft, those asked for of an application, those approved after the audit.
     */
    held: integer16("held").notNull().default(0),
    reason: text16("reason"),
    otherReason: text16("other_reason").notNull().default(""),
    batchNo: text16("batch_no").notNull().default(""),
    /** The pieces were not in the parcel: nothing comes back. */
    neverArrived: boolean7("never_arrived").notNull().default(false),
    approvedQty: integer16("approved_qty"),
    receivedQty: integer16("received_qty").notNull().default(0),
    feeWaived: boolean7("fee_waived").notNull().default(false),
    rejection: text16("rejection").notNull().default("")
  },
  (table) => [
    uniqueIndex7("rma_lines_line").on(table.rmaId, table.orderLineId, sql14`coalesce(${table.partSku}, 0)`),
    index14("rma_lines_held").on(table.orderLineId).where(sql14`${table.held} > 0`),
    check8("rma_lines_qty", sql14`${table.held} >= 0 and ${table.receivedQty} >= 0`)
  ]
);
var rmaEvents = pgTable16(
  "rma_events",
  {
    eventId: bigserial4("event_id", { mode: "number" }).primaryKey(),
    rmaId: integer16("rma_id").notNull().references(() => rmas.rmaId, { onDelete: "cascade" }),
    at: moment("at").notNull(),
    kind: text16("kind").notNull(),
    /** Account that did it, null for the supplier. */
    actor: integer16("actor").references(() => accounts.accountId),
    data: jsonb15("data").$type().notNull().default({})
  },
  (table) => [index14("rma_events_rma").on(table.rmaId, table.eventId)]
);

// src/db/schema/reports.ts
var reports = pgTable17(
  "reports",
  {
    reportId: serial12("report_id").primaryKey(),
    reportNo: text17("report_no").notNull().unique(),
    custId: integer17("cust_id").notNull().references(() => customers.custId),
    accountId: integer17("account_id").notNull().references(() => accounts.accountId),
    orderId: integer17("order_id").notNull().references(() => orders.orderId),
    /** The shipment that the pieces were in, where the buyer named one. */
    shipmentId: integer17("shipment_id").references(() => shipments.shipmentId),
    createTime: moment("create_time").notNull(),
    withdrawnAt: moment("withdrawn_at"),
    /** When it became a draft of a return. */
    returnedAt: moment("returned_at")
  },
  (table) => [
    index15("reports_order").on(table.orderId, table.reportId),
    index15("reports_time").on(table.createTime, table.reportId)
  ]
);
var reportLines = pgTable17(
  "report_lines",
  {
    reportLineId: bigserial5("report_line_id", { mode: "number" }).primaryKey(),
    reportId: integer17("report_id").notNull().references(() => reports.reportId, { onDelete: "cascade" }),
    position: smallint9("position").notNull(),
    orderLineId: bigint4("order_line_id", { mode: "number" }).notNull().references(() => orderLines.orderLineId),
    /** Of a kit, the part that it is about; pieces are those of the part then. */
    partSku: integer17("part_sku").references(() => skus.goodsSkuId),
    qty: integer17("qty").notNull(),
    /** `damaged`, `missing` or `wrong`. */
    kind: text17("kind").notNull(),
    text: text17("text").notNull().default(""),
    batchNo: text17("batch_no").notNull().default(""),
    /** The return whose draft has the line; null before, and again where the draft was deleted. */
    rmaId: integer17("rma_id").references(() => rmas.rmaId, { onDelete: "set null" })
  },
  (table) => [
    uniqueIndex8("report_lines_line").on(
      table.reportId,
      table.orderLineId,
      sql15`coalesce(${table.partSku}, 0)`,
      table.kind
    ),
    index15("report_lines_rma").on(table.rmaId).where(sql15`${table.rmaId} is not null`),
    index15("report_lines_order_line").on(table.orderLineId),
    check9("report_lines_qty", sql15`${table.qty} > 0`)
  ]
);
var reportNotes = pgTable17(
  "report_notes",
  {
    noteId: bigserial5("note_id", { mode: "number" }).primaryKey(),
    reportLineId: bigint4("report_line_id", { mode: "number" }).notNull().references(() => reportLines.reportLineId, { onDelete: "cascade" }),
    at: moment("at").notNull(),
    accountId: integer17("account_id").notNull().references(() => accounts.accountId),
    text: text17("text").notNull()
  },
  (table) => [index15("report_notes_line").on(table.reportLineId, table.noteId)]
);

// src/db/schema/rma-files.ts
import { sql as sql16 } from "drizzle-orm";
import { bigint as bigint5, index as index16, integer as integer18, pgTable as pgTable18 } from "drizzle-orm/pg-core";
var rmaFiles = pgTable18(
  "rma_files",
  {
    ...fileColumns(),
    rmaId: integer18("rma_id").references(() => rmas.rmaId, { onDelete: "cascade" }),
    orderLineId: bigint5("order_line_id", { mode: "number" }).references(() => orderLines.orderLineId),
    /** As that of the line of the return. */
    partSku: integer18("part_sku").references(() => skus.goodsSkuId),
    /** Of a line of a report; the return that the report becomes has a file of its own with the same content. */
    reportLineId: bigint5("report_line_id", { mode: "number" }).references(() => reportLines.reportLineId, {
      onDelete: "cascade"
    })
  },
  (table) => [
    index16("rma_files_rma").on(table.rmaId, table.orderLineId, table.position),
    index16("rma_files_waiting").on(table.accountId, table.createTime).where(sql16`${table.rmaId} is null and ${table.reportLineId} is null`),
    index16("rma_files_report").on(table.reportLineId, table.position).where(sql16`${table.reportLineId} is not null`)
  ]
);

// src/db/schema/saved-lists.ts
import { boolean as boolean8, index as index17, integer as integer19, jsonb as jsonb16, pgTable as pgTable19, primaryKey as primaryKey12, serial as serial13, smallint as smallint10, text as text18 } from "drizzle-orm/pg-core";
var listVersions = pgTable19(
  "list_versions",
  {
    listVersionId: serial13("list_version_id").primaryKey(),
    quickOrderId: integer19("quick_order_id").notNull().references(() => quickOrders.quickOrderId, { onDelete: "cascade" }),
    accountId: integer19("account_id").notNull().references(() => accounts.accountId),
    name: text18("name").notNull(),
    shared: boolean8("shared").notNull(),
    entered: jsonb16("entered").$type().notNull(),
    /** Of its first change and of its last one. */
    createTime: moment("create_time").notNull(),
    updateTime: moment("update_time").notNull()
  },
  (table) => [index17("list_versions_list").on(table.quickOrderId, table.listVersionId)]
);
var listReminders = pgTable19(
  "list_reminders",
  {
    quickOrderId: integer19("quick_order_id").notNull().references(() => quickOrders.quickOrderId, { onDelete: "cascade" }),
    accountId: integer19("account_id").notNull().references(() => accounts.accountId, { onDelete: "cascade" }),
    /** After the last order, or the last reminder. */
    days: smallint10("days").notNull(),
    /** When it was asked for, or reminded of last. */
    since: moment("since").notNull()
  },
  (table) => [primaryKey12({ columns: [table.quickOrderId, table.accountId] })]
);

// src/db/storage-full.ts
var CODES = /* @__PURE__ */ new Set(["53100", "ENOSPC", "EDQUOT"]);
function isStorageFull(error) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause;
    if (CODES.has(String(code)) || /No space left on device|Disk quota exceeded/i.test(cause.message)) return true;
  }
  return false;
}

// src/db/pglite/data-folder.ts
import { existsSync as existsSync3, lstatSync as lstatSync2, readdirSync as readdirSync2, readlinkSync as readlinkSync2, realpathSync } from "node:fs";
import { join as join3 } from "node:path";

// src/process/ensure-directory.ts
import { existsSync as existsSync2, mkdirSync } from "node:fs";
import { dirname as dirname2 } from "node:path";
function ensureDirectory(path) {
  if (existsSync2(path)) return;
  ensureDirectory(dirname2(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (!existsSync2(path)) throw error;
  }
}

// src/db/pglite/directory-lock.ts
import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
var BEAT_MS = 5e3;
var SILENCE_MS = 3e4;
var SILENCE_CHECK_MS = 200;
var WRITING_MS = 500;
var WRITING_CHECK_MS = 50;
var ATTEMPTS = 4;
var NOT_WHOLE = { pid: 0, host: "", space: "", started: "", nonce: "" };
async function lockDirectory(path, { what, log, onLost, beatMs = BEAT_MS, silenceMs = SILENCE_MS }) {
  const me = {
    pid: process.pid,
    host: hostname(),
    space: readSpace(),
    started: readProcess(process.pid).started,
    nonce: randomUUID()
  };
  for (let attempt = 1; !claim(path, me); attempt++) {
    const holder = await readWhole(path);
    if (!holder) continue;
    if (attempt === ATTEMPTS || await isAlive(path, holder, { log, silenceMs })) throw inUse(what, path, holder);
    if (readHolder(path)?.nonce === holder.nonce) takeAway(path, holder);
  }
  return hold(path, me, { beatMs, onLost });
}
function claim(path, me) {
  const draft = `${path}.${me.nonce}`;
  try {
    writeFileSync(draft, `${JSON.stringify(me)}
`);
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    if (codeOf(error) !== "EPERM" && codeOf(error) !== "ENOTSUP") throw error;
    return claimWithoutLinks(path, me);
  } finally {
    rmSync(draft, { force: true });
  }
}
function claimWithoutLinks(path, me) {
  try {
    writeFileSync(path, `${JSON.stringify(me)}
`, { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}
function takeAway(path, dead) {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  if (readHolder(aside)?.nonce !== dead.nonce) linkSync(aside, path);
  rmSync(aside, { force: true });
}
var BEAT = `
  const { readFileSync, utimesSync } = require('node:fs')
  const { parentPort, workerData: { path, nonce, beatMs } } = require('node:worker_threads')
  setInterval(() => {
    try {
      if (JSON.parse(readFileSync(path, 'utf8')).nonce !== nonce) return parentPort.postMessage('lost')
      utimesSync(path, new Date(), new Date())
    } catch {}
  }, beatMs)`;
function hold(path, { nonce }, { beatMs, onLost }) {
  const beat = new Worker(BEAT, { eval: true, workerData: { path, nonce, beatMs } });
  beat.once("message", onLost);
  beat.unref();
  const release = () => {
    beat.off("message", onLost);
    void beat.terminate();
    process.off("exit", release);
    if (readHolder(path)?.nonce === nonce) rmSync(path, { force: true });
  };
  process.on("exit", release);
  return release;
}
async function isAlive(path, holder, { log, silenceMs }) {
  if (holder.host === "") return false;
  if (holder.space === readSpace()) return isRunning(holder);
  log.info("database.lock-watched", { lock: path, pid: holder.pid, host: holder.host, seconds: silenceMs / 1e3 });
  return hasBeat(path, holder, silenceMs);
}
async function hasBeat(path, { nonce }, silenceMs) {
  const before = modifiedAt(path);
  const began = performance.now();
  while (performance.now() - began < silenceMs) {
    await delay(Math.min(SILENCE_CHECK_MS, silenceMs));
    if (readHolder(path)?.nonce !== nonce) return false;
    if (modifiedAt(path) !== before) return true;
  }
  return false;
}
function isRunning(holder) {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) !== "EPERM") return false;
  }
  const { state, started } = readProcess(holder.pid);
  if (state === "Z" || state === "X") return false;
  return started === "" || holder.started === "" || started === holder.started;
}
function readSpace() {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot}/${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0] ?? "", started: fields[19] ?? "" };
  } catch {
    return { state: "", started: "" };
  }
}
async function readWhole(path) {
  for (; ; ) {
    const holder = readHolder(path);
    const ageMs = Date.now() - (modifiedAt(path) ?? 0);
    if (holder?.host !== "" || ageMs < 0 || ageMs >= WRITING_MS) return holder;
    await delay(WRITING_CHECK_MS);
  }
}
function readHolder(path) {
  try {
    const { pid, host, space = "", started = "", nonce } = JSON.parse(readFileSync(path, "utf8")) ?? {};
    const isWhole = Number.isInteger(pid) && pid > 0 && typeof host === "string" && typeof nonce === "string";
    return isWhole ? { pid, host, space: String(space), started: String(started), nonce } : NOT_WHOLE;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return void 0;
    if (error instanceof SyntaxError) return NOT_WHOLE;
    throw error;
  }
}
function modifiedAt(path) {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return void 0;
  }
}
function inUse(what, path, { pid, host, space }) {
  const who = pid === process.pid && space === readSpace() ? `this process (${pid})` : `process ${pid} on ${host}`;
  return new DatabaseProblem(
    `The data in ${what} is in use by ${who}. The embedded database is for one process: stop that one first, choose another folder with DATA_DIR, or use PostgreSQL through DATABASE_URL. (Lock file: ${path})`
  );
}
var codeOf = (error) => error instanceof Error ? error.code : void 0;

// src/db/pglite/private-folder.ts
import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join as join2 } from "node:path";
var FOLDER_MODE = 448;
var FILE_MODE = 384;
var OTHERS_BITS = 63;
function makePrivate(path) {
  if (process.platform === "win32") return;
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  const mode = entry.isDirectory() ? FOLDER_MODE : FILE_MODE;
  if ((entry.mode & OTHERS_BITS) !== 0) chmodSync(path, mode);
  if (entry.isDirectory()) for (const name of readdirSync(path)) makePrivate(join2(path, name));
}
function createPrivately(engine) {
  const files = engine.Module.FS;
  const { node_ops: operations } = files.lookupPath("/pglite/data/PG_VERSION").node;
  const { setattr } = operations;
  operations.setattr = (node, attributes) => setattr(node, attributes.mode === void 0 ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS_BITS });
}

// src/db/pglite/data-folder.ts
var EXIT_LOCK_LOST = 1;
var databaseOf = (folder) => join3(folder, "database");
var completeMark = (folder) => join3(folder, "database.complete");
async function takeFolder(folder, log) {
  try {
    assertLinked(folder);
    ensureDirectory(folder);
    assertOwn(folder);
    assertKinds(folder);
    makePrivate(realpathSync(folder));
    return await lockDirectory(join3(folder, "database.lock"), { what: folder, log, onLost });
  } catch (error) {
    throw inWords(folder, error);
  }
  function onLost() {
    const remedy = "Another process has taken the folder over. Look for two shops with the same DATA_DIR.";
    log.error("database.lock-lost", { folder, remedy });
    process.exit(EXIT_LOCK_LOST);
  }
}
function inWords(folder, error) {
  if (error instanceof DatabaseProblem || !(error instanceof Error)) return error;
  if (isStorageFull(error)) {
    const remedy = "Make room and start again; what was ordered is kept.";
    return new DatabaseProblem(`The disk of ${folder} is full. ${remedy}`, { cause: error });
  }
  if (!("syscall" in error)) return error;
  const message = `The shop cannot keep its data in ${folder}: ${error.message}. ${remedyFor(error)}`;
  return new DatabaseProblem(message, { cause: error });
}
function remedyFor({ code }) {
  if (code === "EROFS") return "Mount its disk so that it can be written to, or choose another folder with DATA_DIR.";
  if (code !== "EACCES" && code !== "EPERM") return "Choose another folder with DATA_DIR.";
  return `Make the user of the shop${process.getuid ? ` (${process.getuid()})` : ""} its owner, or choose another folder with DATA_DIR.`;
}
function assertLinked(folder) {
  if (existsSync3(folder) || !lstatSync2(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new DatabaseProblem(
    `${folder} is a link to ${readlinkSync2(folder)}, which is not there. Nothing was changed. Is the disk mounted? Otherwise make that folder, or choose another one with DATA_DIR.`
  );
}
var OWN_ENTRIES = /^(database(\..+)?|outbox|control\.sock|lost\+found|\..*)$/;
function assertOwn(folder) {
  if (existsSync3(databaseOf(folder)) || existsSync3(completeMark(folder))) return;
  const foreign = readdirSync2(folder).filter((name) => !OWN_ENTRIES.test(name));
  if (foreign.length === 0) return;
  const shown = foreign.slice(0, 3).join(", ");
  const isDatabase = foreign.includes("PG_VERSION");
  throw new DatabaseProblem(
    `${folder} holds files that are not the shop's (${shown}${foreign.length > 3 ? ", \u2026" : ""}). Nothing was changed. ` + (isDatabase ? `It is a database itself: DATA_DIR is the folder above it, ${join3(folder, "..")}.` : "Choose an empty folder, or that of a shop, with DATA_DIR.")
  );
}
var KINDS = [
  ["database.lock", "file", (entry) => entry.isFile()],
  ["database.complete", "file", (entry) => entry.isFile()],
  ["control.sock", "socket", (entry) => entry.isSocket()]
];
function assertKinds(folder) {
  for (const [name, kind, isKind] of KINDS) {
    const path = join3(folder, name);
    const entry = lstatSync2(path, { throwIfNoEntry: false });
    if (!entry || isKind(entry)) continue;
    throw new DatabaseProblem(
      `${path} is not a ${kind}, as the shop keeps one under this name. Nothing was changed. Move it elsewhere and start again.`
    );
  }
}

// src/db/pglite/disk-space.ts
import { statfsSync } from "node:fs";
var MEGABYTE = 1024 * 1024;
var NEEDED = 200 * MEGABYTE;
function assertFreeSpace(folder, disk = readDisk(folder)) {
  if (disk.size === 0 || disk.free >= NEEDED) return;
  const [needed, free] = [NEEDED, disk.free].map((bytes2) => Math.floor(bytes2 / MEGABYTE));
  throw new DatabaseProblem(
    `The shop needs ${needed} MB for its data, and the disk of ${folder} has ${free} MB left. Make room, or choose another folder with DATA_DIR.`
  );
}
function readDisk(folder) {
  const { bsize, blocks, bavail } = statfsSync(folder);
  return { size: blocks * bsize, free: bavail * bsize };
}

// src/db/pglite/durable-writes.ts
import { closeSync, fsyncSync, openSync, readdirSync as readdirSync3 } from "node:fs";
import { join as join4 } from "node:path";
import { PGlite } from "@electric-sql/pglite";
var durableStartParams = () => [
  ...PGlite.defaultStartParams.filter((flag) => flag !== "-F"),
  "-c",
  "wal_sync_method=fsync"
];
function hookFsync(client) {
  const hook = { calls: 0 };
  const files = client.Module.FS;
  const stream = files.open("/pglite/data/PG_VERSION", "r");
  stream.stream_ops.fsync = ({ nfd }) => {
    if (nfd !== void 0) {
      fsyncSync(nfd);
      hook.calls++;
    }
    return 0;
  };
  files.close(stream);
  return hook;
}
async function proveDurable(client, hook) {
  const before = hook.calls;
  await client.query("select pg_logical_emit_message(true, 'cartwright', 'a commit to look at')");
  const { rows } = await client.query("select current_setting('fsync') as fsync");
  if (hook.calls > before && rows[0]?.fsync === "on") return;
  throw new DatabaseProblem(
    "The embedded database does not write through to the disk with this version of PGlite, so orders could be lost. Install the version named in package.json, or use PostgreSQL through DATABASE_URL."
  );
}
function syncTree(folder) {
  for (const entry of readdirSync3(folder, { withFileTypes: true })) {
    const path = join4(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}
function syncPath(path) {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } catch (error) {
    if (process.platform !== "win32") throw error;
  } finally {
    closeSync(file);
  }
}

// src/db/pglite/engine-words.ts
var REASON = /^(?:[^A-Z]* UTC \[\d+\] )?(?:PANIC|FATAL|DETAIL|postgres): +(.+)$/;
var FILE_ERRORS = {
  2: "Permission denied",
  19: "Disk quota exceeded",
  29: "Input/output error",
  33: "Too many open files",
  41: "Too many open files in system",
  51: "No space left on device",
  69: "Read-only file system"
};
function messageOf(thrown) {
  if (thrown instanceof Error) return thrown.message;
  const { errno } = Object(thrown);
  return typeof errno === "number" ? FILE_ERRORS[errno] ?? `file error ${errno}` : String(thrown);
}
var ENGINE_FOLDER = "/pglite/data/";
function listenToEngine() {
  const reasons = [];
  return {
    take(line) {
      const [, reason] = REASON.exec(line) ?? [];
      if (reason) reasons.push(reason.replaceAll(ENGINE_FOLDER, "").replace(/\.$/, ""));
      return false;
    },
    reason: () => reasons.length > 0 ? reasons.join(": ") : void 0
  };
}

// src/db/database-busy.ts
var DatabaseBusy = class extends Error {
  name = "DatabaseBusy";
};
var CONNECTION_STATE = /^08/;
var NETWORK_CODES = /* @__PURE__ */ new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
  "ENOTFOUND"
]);
var DRIVER_MESSAGE = /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/;
function isConnectionLost(error) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = String(cause.code);
    if (NETWORK_CODES.has(code) || CONNECTION_STATE.test(code) || /^57P0/.test(code)) return true;
    if (DRIVER_MESSAGE.test(cause.message)) return true;
  }
  return false;
}

// src/db/limits.ts
var QUERY_LIMIT_MS = 25e3;
var STATEMENT_LIMIT_MS = 2e4;
var LOCK_LIMIT_MS = 2500;
var CONNECT_LIMIT_MS = 5e3;
var WAITS_LIMIT_MS = 5e3;

// src/db/workload.ts
import { AsyncLocalStorage } from "node:async_hooks";
var workloads = new AsyncLocalStorage();
var currentWorkload = () => workloads.getStore();

// src/db/pglite/serial-client.ts
var PAUSE_FACTOR = 2;
var ACTIVE_MS = 5e3;
function serialize(client) {
  const usual = [];
  const costly = [];
  const underWay = /* @__PURE__ */ new Set();
  let isRunning2 = false;
  let closing;
  let later;
  let lastUsual = Number.NEGATIVE_INFINITY;
  let pauseEnds = 0;
  function next() {
    if (isRunning2) return;
    const next2 = usual.shift();
    if (next2) lastUsual = performance.now();
    const turn = next2 ?? takeCostly();
    if (turn) void run(turn, turn !== next2);
  }
  async function run({ run: work }, isCostly) {
    isRunning2 = true;
    const began = performance.now();
    await work();
    const ended = performance.now();
    if (isCostly && ended - lastUsual < ACTIVE_MS) pauseEnds = ended + PAUSE_FACTOR * (ended - began);
    isRunning2 = false;
    next();
  }
  function takeCostly() {
    const [first] = costly;
    if (!first) return void 0;
    clearTimeout(later);
    const now = performance.now();
    const isDue = now >= first.due || closing !== void 0;
    if (isDue || underWay.size === 0 && now >= pauseEnds) return costly.shift();
    const dueMs = first.due - now;
    later = setTimeout(next, Math.max(1, underWay.size > 0 ? dueMs : Math.min(dueMs, pauseEnds - now)));
    return void 0;
  }
  function follow(workload) {
    if (underWay.has(workload)) return;
    underWay.add(workload);
    void workload.ended.then(() => {
      underWay.delete(workload);
      next();
    });
  }
  function enqueue(work) {
    if (closing) return Promise.reject(new DatabaseProblem("The database is closed."));
    const workload = currentWorkload();
    const { yieldsMs = 0, signal } = workload ?? {};
    if (workload && yieldsMs === 0) follow(workload);
    return new Promise((resolve2, reject) => {
      const since = performance.now();
      const run2 = async () => {
        signal?.removeEventListener("abort", leave);
        if (performance.now() - since > QUERY_LIMIT_MS) return reject(new DatabaseBusy("The queue is too long."));
        await work().then(resolve2, reject);
      };
      const queue = yieldsMs > 0 ? costly : usual;
      const turn = { run: run2, due: since + yieldsMs };
      const leave = () => {
        const place = queue.indexOf(turn);
        if (place >= 0) queue.splice(place, 1);
        reject(signal?.reason);
      };
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener("abort", leave, { once: true });
      queue.push(turn);
      next();
    });
  }
  return {
    query: (text19, params, options) => enqueue(() => client.query(text19, params, options)),
    transaction: (work) => enqueue(() => client.transaction(work)),
    close() {
      closing ??= new Promise((resolve2, reject) => {
        const run2 = () => client.close().then(resolve2, reject);
        costly.push({ run: run2, due: 0 });
        next();
      });
      return closing;
    }
  };
}

// src/db/pglite/verify-tables.ts
async function assertReadable(engine) {
  const { rows } = await engine.query(`
    select c.oid::regclass::text as name,
      exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indpred is null) as "hasKey"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 't') and n.nspname in ('public', 'pg_toast', 'drizzle', 'pg_catalog')`);
  await engine.transaction(async (tx) => {
    const count = async (name) => Number((await tx.query(`select count(*) as n from ${name}`)).rows[0]?.n);
    await tx.exec(
      "set local enable_indexscan = off; set local enable_indexonlyscan = off; set local enable_bitmapscan = off"
    );
    const counts = /* @__PURE__ */ new Map();
    for (const { name } of rows) counts.set(name, await count(name));
    await tx.exec("reset enable_indexscan; reset enable_indexonlyscan; set local enable_seqscan = off");
    for (const { name, hasKey } of rows) {
      if (!hasKey || name.startsWith("pg_toast")) continue;
      const indexed = await count(name);
      if (indexed !== counts.get(name)) {
        throw new Error(`the table ${name} has ${counts.get(name)} rows, its index ${indexed}`);
      }
    }
  });
}

// src/db/pglite/open-pglite.ts
var extensions = { pg_trgm };
var SILENT = { info: () => void 0, error: () => void 0 };
async function openDirectory({ dataDir, fill: fill2, image, log }) {
  const folder = resolve(dataDir);
  const unlock = await takeFolder(folder, log);
  try {
    const started = performance.now();
    reportUnfinished(folder, log);
    await provideDatabase(folder, { fill: fill2, image, log });
    const { open, verifyMs } = await openExisting(databaseOf(folder), unlock, log);
    const ms = Math.round(performance.now() - started);
    log.info("database.open", { kind: "pglite", folder, ms, verifyMs, processes: "one" });
    return open;
  } catch (error) {
    unlock();
    throw inWords(folder, error);
  }
}
var Image = class extends Blob {
  #bytes;
  constructor(bytes2) {
    super([], { type: "application/x-tar" });
    this.#bytes = bytes2;
  }
  async arrayBuffer() {
    return this.#bytes;
  }
};
var loading = (image) => image ? { loadDataDir: new Image(image) } : {};
var SMALL_BUFFERS = [...PGlite2.defaultStartParams, "-c", "shared_buffers=16MB"];
async function openMemory(image) {
  return toOpenDatabase(await startMemory(image), SILENT);
}
var startMemory = (image) => PGlite2.create({ extensions, startParams: SMALL_BUFFERS, ...loading(image) });
var isThere = (path) => lstatSync3(path, { throwIfNoEntry: false }) !== void 0;
var NEW = "database.new-";
function readMark(folder) {
  const name = readFileSync2(completeMark(folder), "utf8").trim();
  return /^database\.new-\d+-\d+$/.test(name) ? name : void 0;
}
function reportUnfinished(folder, log) {
  if (existsSync4(completeMark(folder)) && !isThere(databaseOf(folder))) return;
  const folders = readdirSync4(folder).filter((name) => name.startsWith(NEW));
  if (folders.length === 0) return;
  const remedy = "First starts that were broken off have left these folders, which hold no finished shop. Remove them.";
  log.info("database.unfinished", { folder, folders, remedy });
}
async function provideDatabase(folder, contents2) {
  const [database, mark] = [databaseOf(folder), completeMark(folder)];
  if (isThere(database)) {
    if (existsSync4(mark)) return assertNotEmpty(database);
    throw new DatabaseProblem(
      `${database} is there, but not the file ${mark}, which says that it is complete. Nothing was changed. If the folder was restored from a backup, create that file, empty, and start again. If it is the rest of a first start that was broken off, move it away and start again.`
    );
  }
  if (existsSync4(mark)) {
    const made = readMark(folder);
    if (made && existsSync4(join5(folder, made))) return renameSync2(join5(folder, made), database);
    throw new DatabaseProblem(
      `${mark} says that ${folder} holds a database, but ${database} is missing. Nothing was changed. Is the disk mounted? Restore the folder from a backup; or, to begin with an empty shop, remove that file and start again.`
    );
  }
  assertFreeSpace(folder);
  const name = `${NEW}${Date.now()}-${process.pid}`;
  const path = join5(folder, name);
  mkdirSync2(path);
  const draft = `${mark}.draft`;
  const remove = () => rmSync2(path, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    await makeDatabase(path, contents2);
    writeFileSync2(draft, name);
    syncTree(folder);
  } catch (error) {
    remove();
    throw error;
  } finally {
    process.off("exit", remove);
  }
  renameSync2(draft, mark);
  syncPath(folder);
  renameSync2(join5(folder, name), database);
  syncPath(folder);
}
function assertNotEmpty(database) {
  if (existsSync4(join5(database, "PG_VERSION"))) return;
  throw new DatabaseProblem(
    `${database} holds no database. Nothing was changed. Is the disk mounted? Otherwise restore the folder from a backup.`
  );
}
async function makeDatabase(path, { fill: fill2, image, log }) {
  const refuse = (reason) => new DatabaseProblem(`No database can be made in ${path}: ${reason}. Choose another folder with DATA_DIR.`);
  const contents2 = await image?.();
  log.info(contents2 ? "database.unpacking" : "database.filling", { folder: path });
  const engine = await start(path, refuse, contents2);
  const { db: db2, close: close2 } = await toOpenDatabase(engine, SILENT);
  await fill2?.(db2);
  await engine.query("checkpoint");
  await close2();
}
async function openExisting(path, unlock, log) {
  const engine = await start(path, (reason) => damaged(path, reason));
  const started = performance.now();
  try {
    await assertReadable(engine);
  } catch (error) {
    await engine.close().catch(() => void 0);
    throw isStorageFull(error) ? error : damaged(path, messageOf(error));
  }
  const verifyMs = Math.round(performance.now() - started);
  return { open: await toOpenDatabase(engine, log, unlock), verifyMs };
}
async function start(path, refuse, image) {
  const words = listenToEngine();
  let engine;
  try {
    const startParams = durableStartParams();
    engine = await PGlite2.create({ dataDir: path, extensions, startParams, onStderr: words.take, ...loading(image) });
  } catch (error) {
    const reason = words.reason() ?? messageOf(error);
    throw isStorageFull(new Error(reason)) ? new Error(reason, { cause: error }) : refuse(reason);
  }
  createPrivately(engine);
  makePrivate(path);
  await proveDurable(engine, hookFsync(engine));
  return engine;
}
var damaged = (path, reason) => new DatabaseProblem(
  `The data in ${path} cannot be opened: ${reason}. No data was deleted or replaced. Restore the folder from a backup (docs/operations.md); keep a copy of the damaged one.`
);
async function toOpenDatabase(engine, log, afterwards = () => void 0) {
  const client = serialize(engine);
  const db2 = drizzle(client, { schema: schema_exports });
  const close2 = async () => {
    await client.close();
    afterwards();
  };
  try {
    await migrateDatabase(db2, log, (folder) => migrate(db2, { migrationsFolder: folder }));
  } catch (error) {
    await client.close();
    throw error;
  }
  return { db: db2, kind: "pglite", isReady: async () => true, close: close2 };
}

// src/db/postgres/open-postgres.ts
import { drizzle as drizzle3 } from "drizzle-orm/node-postgres";
import { migrate as migrate2 } from "drizzle-orm/node-postgres/migrator";
import pg2 from "pg";

// src/db/postgres/pool.ts
import { Semaphore, withTimeout } from "async-mutex";
import { drizzle as drizzle2 } from "drizzle-orm/node-postgres";
import pg from "pg";

// src/db/postgres/named-statements.ts
import { createHash } from "node:crypto";
var STATEMENTS_MAX = 300;
var LENGTH_MAX = 6e3;
function createNames() {
  const names = /* @__PURE__ */ new Map();
  return (text19) => {
    const known2 = names.get(text19);
    if (known2 !== void 0 || text19.length > LENGTH_MAX || names.size >= STATEMENTS_MAX) return known2;
    const name = `cw_${createHash("sha256").update(text19).digest("base64url").slice(0, 24)}`;
    names.set(text19, name);
    return name;
  };
}
function nameStatements(client, nameOf) {
  const query = client.query.bind(client);
  const named = (config, values, ...rest) => query(isUnnamed(config) && hasSome(values) ? { ...config, name: nameOf(config.text) } : config, values, ...rest);
  client.query = named;
}
var hasSome = (values) => Array.isArray(values) && values.length > 0;
var isUnnamed = (config) => typeof config === "object" && config !== null && "text" in config && !config.name;

// src/db/postgres/pool.ts
var KEEP_ALIVE_DELAY_MS = 5e3;
var KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS };
var PLANNING = { plan_cache_mode: "force_generic_plan", random_page_cost: "1.1", jit: "off" };
var SLIGHT_WAIT_MS = 100;
var TIME_LIMITS = {
  statement_timeout: STATEMENT_LIMIT_MS,
  lock_timeout: LOCK_LIMIT_MS,
  idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS
};
function createPool({ url, connectionsMax, prepared, log }) {
  const settings = { ...PLANNING, ...TIME_LIMITS };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMax,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: QUERY_LIMIT_MS,
    ...KEEP_ALIVE,
    application_name: "cartwright",
    ...prepared ? { options: options.join(" ") } : {}
  });
  const nameOf = createNames();
  pool.on("connect", (client) => {
    client.on("error", (error) => log.error("database.connection", { message: error.message }));
    if (prepared) nameStatements(client, nameOf);
  });
  pool.on("error", () => void 0);
  discardSuspects(pool);
  return pool;
}
function discardSuspects(pool) {
  pool.on("release", (error) => {
    if (!isConnectionLost(error)) return;
    for (let count = pool.idleCount; count > 0; count--) {
      pool.connect().then(
        (client) => client.release(true),
        () => void 0
      );
    }
  });
}
function overPool(pool, { connectionsMax, prepared }) {
  const db2 = drizzle2(pool, { schema: schema_exports });
  const turns = new Semaphore(Math.max(1, Math.floor(connectionsMax / 2)));
  const overClient = /* @__PURE__ */ new WeakMap();
  const transaction = async (work, config) => {
    const waits = currentWorkload() ?? { waitedMs: 0 };
    const turn = withTimeout(turns, leftOf(waits), new DatabaseBusy("Too many transactions are waiting."));
    const [, endTurn] = await measured(waits, turn.acquire());
    let client;
    let lost;
    try {
      client = await measured(waits, connectWithin(pool, leftOf(waits)));
      const own = overClient.get(client) ?? drizzle2(client, { schema: schema_exports });
      overClient.set(client, own);
      const lockMs = Math.floor(leftOf(waits) / 2);
      return await own.transaction(async (tx) => {
        if (!prepared) await tx.execute(localLimits);
        if (lockMs < LOCK_LIMIT_MS - SLIGHT_WAIT_MS) await tx.execute(`set local lock_timeout = ${Math.max(1, lockMs)}`);
        return work(tx);
      }, config);
    } catch (error) {
      if (isConnectionLost(error)) lost = error;
      throw error;
    } finally {
      client?.release(lost);
      endTurn();
    }
  };
  return Object.assign(db2, { transaction });
}
var leftOf = ({ waitedMs }) => Math.max(1, Math.floor(WAITS_LIMIT_MS - waitedMs));
async function measured(waits, waiting) {
  const began = performance.now();
  try {
    return await waiting;
  } finally {
    waits.waitedMs += performance.now() - began;
  }
}
async function connectWithin(pool, ms) {
  const connecting = pool.connect();
  let timer;
  const limit = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseBusy("All connections are in use.")), ms);
  });
  try {
    return await Promise.race([connecting, limit]);
  } catch (error) {
    connecting.then(
      (client) => client.release(),
      () => void 0
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
var localLimits = Object.entries(TIME_LIMITS).map(([name, value]) => `set local ${name} = ${value}`).join("; ");

// src/db/postgres/server-name.ts
function serverName(url) {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    throw new DatabaseProblem("DATABASE_URL is not an address like postgres://user:password@host:5432/database.");
  }
}

// src/db/postgres/open-postgres.ts
var SET_UP_LOCK = 4173001;
var VERSION_MIN = 15;
var CONNECTIONS_MAX = 20;
var READY_LIMIT_MS = 2e3;
async function openPostgres({
  url,
  connectionsMax = CONNECTIONS_MAX,
  prepared = true,
  log
}) {
  const options = { url, connectionsMax, prepared, log };
  const name = serverName(url);
  const pool = createPool(options);
  try {
    await checkServer(pool, name);
    await bringUpToDate(url, log);
    if (!prepared) await warnWithoutLimits(pool, log);
  } catch (error) {
    await pool.end();
    throw error;
  }
  log.info("database.open", { kind: "postgres", server: name, connectionsMax, prepared });
  return { db: overPool(pool, options), kind: "postgres", isReady: () => isReady(pool), close: () => pool.end() };
}
async function isReady(pool) {
  try {
    await pool.query({ text: "select 1", query_timeout: READY_LIMIT_MS });
    return true;
  } catch {
    return false;
  }
}
async function warnWithoutLimits(pool, log) {
  const { rows } = await pool.query("select current_setting('statement_timeout') as limit");
  if (rows[0]?.limit !== "0") return;
  log.error("database.without-limit", {
    remedy: `alter role current_user set statement_timeout = ${STATEMENT_LIMIT_MS}; alter role current_user set lock_timeout = ${LOCK_LIMIT_MS}`
  });
}
async function checkServer(pool, name) {
  const { version, encoding } = await readServer(pool, name);
  if (version < VERSION_MIN) {
    throw new DatabaseProblem(
      `The PostgreSQL of DATABASE_URL (${name}) is version ${version}; ${VERSION_MIN} or newer is needed.`
    );
  }
  if (encoding === "UTF8") return;
  throw new DatabaseProblem(
    `The database of DATABASE_URL (${name}) is encoded in ${encoding}, which has not all the letters that the shop needs. Make another one: create database \u2026 encoding 'UTF8' template template0`
  );
}
async function readServer(pool, name) {
  const settings = "current_setting('server_version_num') as version, current_setting('server_encoding') as encoding";
  try {
    const { rows } = await pool.query(`select ${settings}`);
    return { version: Math.floor(Number(rows[0]?.version) / 1e4), encoding: rows[0]?.encoding ?? "" };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseProblem(`The PostgreSQL of DATABASE_URL (${name}) cannot be reached: ${reason}`, { cause: error });
  }
}
async function bringUpToDate(url, log) {
  const client = new pg2.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS, ...KEEP_ALIVE });
  client.on("error", (error) => log.error("database.connection", { message: error.message }));
  await client.connect();
  const db2 = drizzle3(client, { schema: schema_exports });
  try {
    await client.query("begin; set local statement_timeout = 0; set local lock_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [SET_UP_LOCK]);
    await migrateDatabase(db2, log, (folder) => migrate2(db2, { migrationsFolder: folder }));
    await client.query("commit");
  } catch (error) {
    if (!isMissingExtension(error)) throw mayNotCreate(error) ?? error;
    throw new DatabaseProblem(
      'The extension pg_trgm could not be created. Install the contrib package of your PostgreSQL, or have an administrator run "create extension pg_trgm" in the database once.',
      { cause: error }
    );
  } finally {
    await client.end();
  }
}
function isMissingExtension(error) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, message } = cause;
    if ((code === "42501" || code === "0A000" || code === "58P01") && message.includes("pg_trgm")) return true;
  }
  return false;
}
function mayNotCreate(error) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, message } = cause;
    if (code !== "42501") continue;
    const remedy = "The role of the shop has to own its database: alter database \u2026 owner to \u2026";
    return new DatabaseProblem(`The tables could not be made: ${message}. ${remedy}`, { cause: error });
  }
  return void 0;
}

// src/db/open-database.ts
function openDatabase(source) {
  if ("url" in source) return openPostgres(source);
  if ("dataDir" in source) return openDirectory(source);
  return openMemory(source.image);
}

// src/catalogue/resolve-lines.ts
import { sql as sql28 } from "drizzle-orm";

// src/catalogue/find-matches.ts
import { sql as sql19 } from "drizzle-orm";

// src/catalogue/barcode.ts
var UPC_DIGITS = 12;
var EAN_DIGITS = 13;
var GTIN_DIGITS = 14;
function barcodeForms(code) {
  if (!/^\d{11,14}$/.test(code)) return [];
  const digits = code.replace(/^0+/, "");
  if (digits.length < UPC_DIGITS - 3) return [];
  const lengths = [UPC_DIGITS, EAN_DIGITS, GTIN_DIGITS].filter((length) => length >= digits.length);
  return lengths.map((length) => digits.padStart(length, "0"));
}

// src/catalogue/look-alikes.ts
import { sql as sql17 } from "drizzle-orm";
var LATIN = new Map([
  ...pairs("\u0410\u0412\u0415\u0405\u0406\u0408\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0423\u0425\u051A\u051C\u0417", "ABESIJKMHOPCTYXQW3"),
  ...pairs("\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7", "ABEZHIKMNOPTYX"),
  ...pairs("\xD8", "O")
]);
function pairs(strange, latin) {
  return [...strange].map((letter, at) => [letter, latin[at] ?? letter]);
}
var inLatin = (key) => [...key].map((letter) => LATIN.get(letter) ?? letter).join("");
var ALIKE = "OIL";
var COMPARED_AS = "011";
var skeletonOf = (key) => inLatin(key).replace(/[OIL]/g, (letter) => COMPARED_AS[ALIKE.indexOf(letter)] ?? letter);
var skeletonIn = (column) => sql17`translate(${column}, 'OIL', '011')`;

// src/catalogue/successor.ts
import { sql as sql18 } from "drizzle-orm";
var successorIn = (region, part = "skus") => sql18`(select next.number from skus next
    where next.number = ${sql18.identifier(part)}.successor and not next.disabled and next.market in ('ALL', ${region}))`;

// src/catalogue/find-matches.ts
var NO_COMPANY = -1;
function findMatches(keys, caller, { db: db2, region }) {
  const codes = keys.flatMap((key) => barcodeForms(key).map((code) => ({ key, code })));
  const part = sql19`s.goods_sku_id as id, s.disabled, s.successor`;
  return readRows(
    db2,
    sql19`with
      wanted as materialized (select key from unnest(${textArray(keys)}) as k(key)),
      scanned as materialized (
        select * from unnest(${textArray(codes.map(({ key }) => key))}, ${textArray(codes.map(({ code }) => code))})
          as k(key, code)),
      found as (
        select w.key, 'number' as kind, ${part}, s.market from wanted w join skus s on s.number_key = w.key
        union all
        select w.key, 'oemCode', ${part}, s.market from wanted w join skus s on s.oem_key = w.key
        union all
        select w.key, 'unionCode', ${part}, s.market from wanted w join skus s on s.union_code = w.key
        union all
        select c.key, 'boxBarcode', ${part}, s.market from scanned c join skus s on s.box_barcode = c.code
        union all
        select c.key, 'productBarcode', ${part}, s.market from scanned c join skus s on s.product_barcode = c.code
        union all
        select w.key, 'custNumber', ${part}, s.market from wanted w
          join cust_numbers n on n.cust_id = ${caller?.custId ?? NO_COMPANY} and n.cust_key = w.key
          join skus s on s.goods_sku_id = n.goods_sku_id
      )
      select key, kind, id, disabled, ${successorIn(region, "found")} as successor from found
        where market in ('ALL', ${region}) order by id`
  );
}
function findAlike(skeletons, caller, { db: db2, region }) {
  const wanted = [...skeletons];
  if (wanted.length === 0) return Promise.resolve([]);
  const part = sql19`s.goods_sku_id as id, s.disabled, s.successor, s.market`;
  return readRows(
    db2,
    sql19`with
      wanted as materialized (select key from unnest(${textArray(wanted)}) as k(key)),
      found as (
        select w.key, 'number' as kind, ${part} from wanted w join skus s on ${skeletonIn(sql19`s.number_key`)} = w.key
        union all
        select w.key, 'oemCode', ${part} from wanted w join skus s on ${skeletonIn(sql19`s.oem_key`)} = w.key
        union all
        select w.key, 'custNumber', ${part} from wanted w
          join cust_numbers n on n.cust_id = ${caller?.custId ?? NO_COMPANY} and ${skeletonIn(sql19`n.cust_key`)} = w.key
          join skus s on s.goods_sku_id = n.goods_sku_id
      )
      select key, kind, id, disabled, ${successorIn(region, "found")} as successor from found
        where market in ('ALL', ${region}) order by id`
  );
}

// ../core/src/contract/languages.ts
var LANGUAGES = ["en", "zh", "fr", "it", "de", "pl"];

// ../core/src/i18n/light-translator.ts
function createLightTranslator() {
  const tables2 = /* @__PURE__ */ new Map();
  const rules = /* @__PURE__ */ new Map();
  function find(language, namespace, key, count) {
    const table = tables2.get(`${language}/${namespace}`);
    if (!table || count === void 0) return table?.[key];
    const plurals = rules.get(language) ?? new Intl.PluralRules(language);
    rules.set(language, plurals);
    return count === 0 && table[`${key}_zero`] || table[`${key}_${plurals.select(count)}`] || table[key];
  }
  return {
    add: (language, namespace, texts) => void tables2.set(`${language}/${namespace}`, texts),
    has: (language, namespace) => tables2.has(`${language}/${namespace}`),
    translate: (language, namespace, key, values, shown) => {
      const text19 = find(language, namespace, key, values?.count) || find("en", namespace, key, values?.count) || key;
      return values ? fill(text19, shown ?? values) : text19;
    }
  };
}
var fill = (text19, values) => text19.replace(
  /\{\{\s*(\w+)\s*\}\}/g,
  (whole, name) => Object.hasOwn(values, name) ? String(values[name] ?? "") : whole
);

// src/account/texts/de.json
var de_default = {
  "account-refusals": {
    countryNotServed: "In dieses Land liefern wir nicht.",
    currentPasswordWrong: "Das aktuelle Passwort ist falsch.",
    emailOfOwner: "Die E-Mail eines best\xE4tigten Kontos \xE4ndert, wem es geh\xF6rt.",
    lastMainAccount: "Das letzte Hauptkonto muss die Berechtigung behalten, Konten zu verwalten.",
    linkUsed: "Dieser Link wurde bereits verwendet oder ist abgelaufen.",
    nameMissing: "Bitte geben Sie Vorname, Nachname oder Firmenname an.",
    ownAccount: "Sie k\xF6nnen das Konto, mit dem Sie angemeldet sind, nicht deaktivieren.",
    permissionNotYours: "Sie k\xF6nnen keine Berechtigung vergeben, die Sie selbst nicht haben.",
    postcodeMissing: "Bitte geben Sie die Postleitzahl an."
  },
  activity: {
    about: "Betrifft",
    aboveCreditLimit: "\xDCber dem Kreditlimit",
    accountAdded: "Konto angelegt",
    accountChanged: "Konto ge\xE4ndert",
    accountConfirmed: "Konto best\xE4tigt",
    accountPriceDeleted: "Kontopreis gel\xF6scht",
    accountPrices: "Kontopreise",
    accountPriceSet: "Kontopreis festgelegt",
    accountPricesImported: "Kontopreise importiert",
    accountPricesOnly: "Nur Kontopreise",
    accounts: "Konten",
    active: "Aktiv",
    activity: "Aktivit\xE4t",
    address: "Adresse",
    addressAdded: "Adresse angelegt",
    addressChanged: "Adresse ge\xE4ndert",
    addressDeleted: "Adresse gel\xF6scht",
    addresses: "Adressen",
    after: "Nachher",
    allOthers: "Alle anderen",
    basket: "Warenkorb",
    before: "Vorher",
    billingAddress: "Rechnungsadresse",
    changeUndone: "\xC4nderung der Anmeldedaten r\xFCckg\xE4ngig gemacht",
    clerk: "Sachbearbeitung",
    companyPrices: "Preise der Firma",
    contact: "Kontakt",
    coupon: "Gutschein",
    coupons: "Gutscheine",
    creditLimit: "Kreditlimit",
    creditNote: "Gutschrift",
    daysToPay: "Zahlungsziel in Tagen",
    default: "Standard",
    documents: "Dokumente",
    dropShipping: "Streckenlieferung",
    eInvoice: "E-Rechnung",
    email: "E-Mail",
    emailChanged: "E-Mail-Adresse ge\xE4ndert",
    exported: "Exportiert: {{what}}",
    favourites: "Favoriten",
    field: "Angabe",
    firstName: "Vorname",
    format: "Format",
    inactive: "Inaktiv",
    keyAdded: "Schl\xFCssel f\xFCr eigene Seiten angelegt",
    keyBuyers: "Eink\xE4ufer des Schl\xFCssels",
    keyChanged: "Schl\xFCssel f\xFCr eigene Seiten ge\xE4ndert",
    keyComponents: "Elemente",
    keyOrigins: "Seiten",
    keyRevoked: "Schl\xFCssel f\xFCr eigene Seiten widerrufen",
    keyRights: "Rechte",
    keys: "Schl\xFCssel",
    lastName: "Nachname",
    mainCustomer: "Hauptkunde",
    manageAccounts: "Konten verwalten",
    no: "Nein",
    oneOther: "Eine andere",
    order: "Bestellung",
    orderCancelled: "Bestellung storniert",
    orderHeld: "Bestellung angehalten, \xFCber dem Kreditlimit",
    orderPlaced: "Bestellung aufgegeben",
    orderReleased: "Bestellung freigegeben",
    ordersAreHeld: "Bestellungen werden angehalten",
    ordersArePlaced: "Bestellungen werden ausgef\xFChrt",
    ordersAreRefused: "Bestellungen werden abgelehnt",
    ownNumberChanged: "Eigene Artikelnummer ge\xE4ndert",
    ownNumbersImported: "Eigene Artikelnummern importiert",
    passwordChanged: "Passwort ge\xE4ndert",
    percent: "Prozent",
    permissions: "Berechtigungen",
    pieces: "St\xFCck",
    piecesCancelled: "St\xFCck einer Bestellung storniert",
    piecesMoved: "St\xFCcke in eine eigene Bestellung verschoben",
    placeOrders: "Bestellungen aufgeben",
    price: "Preis",
    priceRuleChanged: "Regel der Kontopreise ge\xE4ndert",
    quickOrder: "Schnellbestellung",
    reportAdded: "Meldung von Schaden oder Fehlmenge erg\xE4nzt",
    reportSent: "Schaden oder Fehlmenge gemeldet",
    reportWithdrawn: "Meldung von Schaden oder Fehlmenge zur\xFCckgezogen",
    repPricesChanged: "Preise f\xFCr den Au\xDFendienst ge\xE4ndert",
    repsSee: "Der Au\xDFendienst sieht",
    returnApproved: "R\xFCcksendung genehmigt",
    returnReceived: "Ware einer R\xFCcksendung eingegangen",
    returnReduced: "St\xFCcke aus einer R\xFCcksendung genommen",
    returnRefunded: "R\xFCcksendung gutgeschrieben",
    returnRejected: "R\xFCcksendung abgelehnt",
    returnSubmitted: "R\xFCcksendung beantragt",
    rightRefused: "Ohne Berechtigung abgelehnt",
    role: "Rolle",
    rounding: "Rundung",
    salesRep: "Au\xDFendienst",
    savedLists: "Gespeicherte Listen",
    setAccountPrices: "Kontopreise festlegen",
    shippingAddress: "Lieferadresse",
    signedIn: "Angemeldet",
    signInRefused: "Anmeldung abgelehnt",
    signIns: "Anmeldungen",
    signInsEnded: "Anmeldungen beendet",
    statement: "Kontoauszug",
    supplier: "Lieferant",
    termsChanged: "Konditionen ge\xE4ndert",
    time: "Zeit",
    times: "Anzahl",
    toTheCent: "Auf den Cent",
    usedFor: "Verwendung",
    what: "Was",
    who: "Wer",
    yes: "Ja"
  },
  "change-mail": {
    email: "Die E-Mail-Adresse Ihres Kontos wurde ge\xE4ndert",
    password: "Das Passwort Ihres Kontos wurde ge\xE4ndert",
    account: "Benutzername: {{value}}",
    newEmail: "Neue Adresse: {{value}}",
    time: "Zeitpunkt: {{value}}",
    network: "Von: {{value}}",
    yours: "Wenn Sie das selbst waren, brauchen Sie nichts zu tun.",
    notYours: "Wenn nicht, \xF6ffnen Sie innerhalb von 7 Tagen diesen Link. Er macht die \xC4nderung r\xFCckg\xE4ngig, meldet alle ab, die das Konto benutzen, und Sie w\xE4hlen ein neues Passwort:",
    paste: "Falls sich der Link nicht \xF6ffnet, rufen Sie {{page}} auf und f\xFCgen Sie diesen Code ein:"
  },
  "default-address": {
    billingTitle: "Die Standardadresse f\xFCr Rechnungen wurde ge\xE4ndert",
    shippingTitle: "Die Standard-Lieferadresse wurde ge\xE4ndert",
    nonRegularTitle: "Die Standardadresse f\xFCr Streckengesch\xE4fte wurde ge\xE4ndert",
    text: "{{by}} hat ge\xE4ndert, wohin Waren oder Rechnungen Ihrer Firma standardm\xE4\xDFig gehen.",
    before: "Bisher: {{address}}",
    after: "Jetzt: {{address}}",
    check: "Bestellungen, die schon aufgegeben sind, behalten ihre Adresse.",
    open: "Adressbuch \xF6ffnen"
  },
  "new-account-mail": {
    subject: "Ihr Konto im Shop",
    added: "{{company}} hat ein Konto f\xFCr Sie angelegt.",
    setPassword: "W\xE4hlen Sie hier Ihr Passwort. Den Code daf\xFCr erhalten Sie per E-Mail:",
    notAsked: "Falls Sie diese Firma nicht kennen, brauchen Sie nichts zu tun.",
    corrected: "Die E-Mail-Adresse Ihres Kontos wurde berichtigt",
    correctedBy: "{{company}} hat die E-Mail-Adresse eines Kontos ge\xE4ndert, das mit Ihrer Adresse angelegt wurde.",
    askCompany: "Falls das ein Irrtum ist, fragen Sie bitte bei der Firma nach, bevor jemand ein Passwort festlegt."
  },
  "own-number-table": {
    articleNo: "Artikelnummer",
    ownNumber: "Eigene Nummer",
    ownNumbers: "Eigene Artikelnummern"
  }
};

// src/catalogue/texts/de.json
var de_default2 = {
  attributes: {
    brand: "Marke",
    class: "Warengruppe",
    oemCode: "OEM-Nr.",
    colour: "Farbe",
    pageYield: "Reichweite in Seiten",
    tapeWidthMm: "Bandbreite",
    printColour: "Schriftfarbe",
    tapeColour: "Bandfarbe",
    finish: "Ausf\xFChrung",
    unionCode: "Union-Code",
    productBarcode: "Produkt-Barcode",
    boxBarcode: "Karton-Barcode",
    supplier: "Lieferant",
    printerCount: "Passende Drucker"
  },
  colours: {
    onTape: "{{print}} auf {{tape}}",
    black: "schwarz",
    cyan: "cyan",
    magenta: "magenta",
    yellow: "gelb",
    "cyan, magenta and yellow": "cyan, magenta und gelb",
    "black, cyan, magenta and yellow": "schwarz, cyan, magenta und gelb",
    "berry pink": "beerenrosa",
    "black and red": "schwarz und rot",
    blue: "blau",
    brown: "braun",
    clear: "transparent",
    "fluorescent orange": "neonorange",
    "fluorescent yellow": "neongelb",
    gold: "gold",
    green: "gr\xFCn",
    grey: "grau",
    "lime green": "limettengr\xFCn",
    metallic: "metallic",
    orange: "orange",
    purple: "violett",
    red: "rot",
    silver: "silber",
    stencil: "Schablonenband",
    white: "wei\xDF",
    continuous: "Endlosband",
    "continuous film": "Endlosfolie",
    durable: "strapazierf\xE4hig",
    fabric: "Textil",
    film: "Folie",
    "flexible ID": "flexibel",
    "flexible nylon": "flexibles Nylon",
    "heat-shrink": "Schrumpfschlauch",
    matt: "matt",
    "non-adhesive": "nicht klebend",
    "non-laminated": "nicht laminiert",
    paper: "Papier",
    pastel: "pastell",
    "permanent polyester": "Polyester, permanent",
    plastic: "Kunststoff",
    "premium glitter": "Premium-Glitzer",
    removable: "abl\xF6sbar",
    ribbon: "Stoffband",
    round: "rund",
    security: "Sicherheitsband",
    "strong adhesive": "stark klebend",
    vinyl: "Vinyl"
  },
  "cust-number-refusals": {
    damagedNumber: "Eine Tabelle zeigt {{text}} anstelle einer Nummer. Bitte geben Sie die Nummer ein.",
    emptyNumber: "Eine Artikelnummer braucht einen Buchstaben oder eine Ziffer.",
    yourNumberAlready: "{{custNumber}} ist schon Ihre Nummer f\xFCr {{number}}."
  }
};

// src/codes/texts/de.json
var de_default3 = {
  "code-mail": {
    registration: "Ihr Code f\xFCr die Registrierung",
    confirmation: "Ihr Code zur Best\xE4tigung des Kontos",
    binding: "Ihr Code f\xFCr die neue E-Mail-Adresse",
    reset: "Ihr Code f\xFCr ein neues Passwort",
    passwordChange: "Ihr Code zum \xC4ndern des Passworts",
    signIn: "Ihr Code f\xFCr die Anmeldung",
    noAccount: "Zu dieser E-Mail-Adresse gibt es kein Konto",
    userName: "Ihr Benutzername: {{name}}",
    validity: "Er gilt 15 Minuten und kann einmal verwendet werden.",
    notAsked: "Falls Sie das nicht angefordert haben, brauchen Sie nichts zu tun.",
    whyNoAccount: "F\xFCr diese E-Mail-Adresse wurde ein neues Passwort angefordert, sie geh\xF6rt aber zu keinem Konto.\n\nVielleicht haben Sie ein Konto mit einer anderen Adresse, oder Sie registrieren sich."
  },
  "code-refusals": {
    mailNotSent: "Die E-Mail konnte nicht gesendet werden. Bitte pr\xFCfen Sie die Adresse, oder versuchen Sie es sp\xE4ter noch einmal.",
    numbersGone: "Diese Zahlen werden nicht mehr vorgelesen. Bitte w\xE4hlen Sie ein anderes Bild.",
    numbersMissing: "Bitte geben Sie die Zahlen im Bild ein.",
    numbersWrong: "Die Zahlen passen nicht zum Bild. Bitte versuchen Sie es mit dem neuen."
  }
};

// src/coupons/texts/de.json
var de_default4 = {
  "coupon-notice": {
    title: "Ein Gutschein f\xFCr Sie: {{title}}",
    code: "Geben Sie beim Best\xE4tigen einer Bestellung den Code {{code}} ein.",
    open: "Gutscheine"
  },
  "coupon-refusals": {
    codeMissing: "Bitte geben Sie einen Gutscheincode ein",
    discountedItems: "Rabattgutscheine gelten nicht zusammen mit bereits reduzierten Artikeln",
    notFound: "Gutschein nicht gefunden",
    notStarted: "Die Aktion hat noch nicht begonnen oder der Gutschein ist ung\xFCltig",
    shipViaFirst: "Bitte w\xE4hlen Sie zuerst eine Versandart: Ein Gutschein f\xFCr Gratisversand braucht eine.",
    usedOrExpired: "Gutschein bereits verwendet oder abgelaufen",
    usedUp: "Dieser Gutschein ist aufgebraucht",
    wrongCondition: "Die Bedingungen des Gutscheins sind nicht erf\xFCllt",
    wrongProduct: "Der Gutschein gilt nicht f\xFCr diese Artikel"
  }
};

// src/embed-keys/texts/de.json
var de_default5 = {
  "embed-key-mail": {
    addedTitle: "Ein Schl\xFCssel f\xFCr Ihre eigenen Seiten wurde angelegt: {{name}}",
    by: "Von {{by}}.",
    bySupplier: "Vom Lieferanten.",
    changedTitle: "Ein Schl\xFCssel f\xFCr Ihre eigenen Seiten wurde ge\xE4ndert: {{name}}",
    check: "Mit einem Schl\xFCssel meldet Ihr Server Ihre Eink\xE4ufer ohne Passwort an. Widerrufen Sie ihn, wenn Sie ihn nicht kennen.",
    ended: "Seiten mit diesem Schl\xFCssel bestellen nicht mehr im Namen Ihrer Eink\xE4ufer.",
    open: "Schl\xFCssel \xF6ffnen",
    opens: "Er \xF6ffnet: {{components}}",
    pages: "Seiten: {{origins}}",
    revokedTitle: "Ein Schl\xFCssel f\xFCr Ihre eigenen Seiten wurde widerrufen: {{name}}"
  },
  "embed-key-refusals": {
    buyerUnknown: "Ein Eink\xE4ufer ist kein Konto Ihrer Firma.",
    componentUnknown: "{{name}} ist kein Element, das ein Schl\xFCssel \xF6ffnen kann.",
    expiresLate: "Ein Schl\xFCssel endet innerhalb von drei Jahren.",
    expiresPast: "Dieser Tag ist vergangen.",
    keyEnded: "Dieser Schl\xFCssel ist beendet. Legen Sie einen neuen an.",
    originShop: "Das ist die Adresse des Shops selbst, der keinen Schl\xFCssel braucht.",
    originWrong: "{{origin}} ist keine Herkunft: Schreiben Sie https:// und den Namen des Servers, ohne Pfad.",
    tooManyKeys: "Eine Firma hat h\xF6chstens {{max}} Schl\xFCssel. Bitte widerrufen Sie einen."
  }
};

// src/finance/texts/de.json
var de_default6 = {
  "finance-refusals": {
    companyName: "Firmenname",
    electronicAddress: "Elektronische Rechnungsadresse",
    formatMissing: "Dieses Dokument gibt es nicht in diesem Format.",
    pec: "Zertifizierte E-Mail-Adresse (PEC)",
    registrationNumber: "Registernummer",
    sdi: "SDI-Empf\xE4ngercode",
    taxCode: "Steuernummer (Codice fiscale)",
    vatNumber: "USt-IdNr."
  },
  "finance-table": {
    balance: "Offen",
    cleared: "Ausgeglichen",
    clearedAmount: "Ausgeglichener Betrag",
    clearedBy: "Ausgeglichen durch",
    clearedOn: "Ausgeglichen am",
    corrects: "Berichtigt",
    credit: "Gutschrift",
    creditNotes: "Gutschriften",
    creditedQuantity: "Gutgeschriebene Menge",
    daysOverdue: "Tage \xFCberf\xE4llig",
    discount: "Rabatt",
    due: "F\xE4llig am",
    freight: "Versandkosten",
    goods: "Ware",
    handling: "Bearbeitung",
    invoiceDate: "Rechnungsdatum",
    item: "Posten",
    number: "Nummer",
    open: "Offen",
    orderLine: "Bestellposition",
    overdue: "\xDCberf\xE4llig",
    paid: "Bezahlt",
    payment: "Zahlung",
    restockingFee: "Wiedereinlagerungsgeb\xFChr",
    returnFreight: "R\xFCckfracht",
    type: "Art",
    vat: "MwSt."
  },
  invoice: {
    invoice: "Rechnung",
    creditNote: "Gutschrift",
    invoiceNo: "Rechnungsnummer",
    creditNo: "Gutschriftnummer",
    date: "Datum",
    due: "F\xE4llig am",
    delivered: "Lieferdatum",
    customerNo: "Kundennummer",
    vatNo: "Ihre USt-IdNr.",
    ourVatNo: "USt-IdNr.",
    registrationNo: "Handelsregister",
    shipment: "Lieferschein",
    corrects: "Berichtigt Rechnung {{number}} vom {{day}}",
    vatRate: "Steuersatz",
    taxable: "Nettobetrag",
    vat: "MwSt.",
    net: "Nettobetrag",
    coupon: "Rabatt",
    freight: "Versandkosten",
    handling: "Bearbeitung",
    restocking: "Wiedereinlagerungsgeb\xFChr",
    returnFreight: "R\xFCckfracht",
    grandTotal: "Gesamtbetrag",
    payable: "Zahlbar innerhalb von {{days}} Tagen, bis {{day}}.",
    creditUse: "Wir verrechnen diesen Betrag mit offenen Rechnungen.",
    bank: "Bank",
    reference: "Verwendungszweck"
  },
  notice: {
    invoiceIssuedTitle: "Rechnung {{number}}",
    invoiceIssuedIntro: "Die Rechnung {{number}} zu Ihrer Bestellung {{orderNo}} ist da.",
    creditIssuedTitle: "Gutschrift {{number}}",
    creditIssuedIntro: "Die Gutschrift {{number}} zu Ihrer Bestellung {{orderNo}} ist da.",
    invoiceOverdueTitle: "Rechnung {{number}}: {{amount}} \xFCberf\xE4llig",
    invoiceOverdueIntro: "Rechnung {{number}} zu Ihrer Bestellung {{orderNo}} war am {{day}} f\xE4llig; {{amount}} sind offen. Falls Sie inzwischen bezahlt haben, ist diese Nachricht gegenstandslos.",
    paymentBookedTitle: "Zahlung eingegangen",
    paymentBookedIntro: "Wir haben Ihre Zahlung {{number}} \xFCber {{amount}} verbucht. Vielen Dank.",
    open: "Rechnungen ansehen",
    attached: "Das Dokument ist als PDF angeh\xE4ngt.",
    questions: "Fragen? Nennen Sie uns {{number}}."
  },
  statement: {
    statement: "Kontoauszug",
    period: "Zeitraum",
    fromTo: "{{from}} bis {{to}}",
    opening: "Anfangssaldo",
    closing: "Endsaldo",
    entry: "Beleg",
    amount: "Betrag",
    balance: "Saldo",
    payment: "Zahlung",
    later: "Sp\xE4ter f\xE4llig",
    week2: "F\xE4llig innerhalb von zwei Wochen",
    week1: "F\xE4llig innerhalb einer Woche",
    d30: "1\u201330 Tage \xFCberf\xE4llig",
    d60: "31\u201360 Tage \xFCberf\xE4llig",
    d90: "61\u201390 Tage \xFCberf\xE4llig",
    d120: "91\u2013120 Tage \xFCberf\xE4llig",
    over120: "\xDCber 120 Tage \xFCberf\xE4llig",
    aging: "Offen nach F\xE4lligkeit"
  }
};

// src/http/texts/de.json
var de_default7 = {
  "http-refusals": {
    authenticationFailed: "Anmeldung fehlgeschlagen, kein Zugriff auf die Systemressourcen",
    busy: "Der Shop ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.",
    confirmFirst: "Bitte best\xE4tigen Sie zuerst Ihr Konto.",
    doesNotExist: "Das gibt es nicht oder nicht mehr.",
    noPermissions: "Keine Berechtigung f\xFCr diesen Vorgang",
    storageFull: "Der Speicher des Shops ist voll. Es wurde nichts gespeichert; bitte versuchen Sie es sp\xE4ter noch einmal.",
    unstorableCharacter: "Ein Text enth\xE4lt ein Zeichen, das nicht gespeichert werden kann. Entfernen Sie es und versuchen Sie es erneut.",
    wentWrong: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal. Referenz: {{id}}"
  }
};

// src/limits/texts/de.json
var de_default8 = {
  "limit-refusals": {
    tooManyKept: "Es k\xF6nnen nicht mehr als {{max}} gespeichert werden. Bitte entfernen Sie zuerst einige.",
    tooManyTries: "Zu viele Versuche. Bitte versuchen Sie es in {{time}} noch einmal."
  }
};

// src/mail/texts/de.json
var de_default9 = {
  mail: {
    greeting: "Guten Tag {{name}},"
  }
};

// src/notifications/texts/de.json
var de_default10 = {
  "notification-mail": {
    openShop: "Zum Shop"
  }
};

// src/orders/texts/de.json
var de_default11 = {
  "order-mail": {
    orderPlacedTitle: "Bestellung {{orderNo}} ist eingegangen",
    orderPlacedIntro: "Wir haben Ihre Bestellung. Vielen Dank.",
    orderShippedTitle: "Bestellung {{orderNo}} ist unterwegs",
    orderShippedIntro: "Ware Ihrer Bestellung hat unser Lager verlassen.",
    orderProcessingTitle: "Bestellung {{orderNo}} ist in Bearbeitung",
    orderProcessingIntro: "Unser Lager stellt Ihre Bestellung zusammen. Im Shop l\xE4sst sie sich nicht mehr stornieren.",
    orderDeliveredTitle: "Bestellung {{orderNo}} wurde zugestellt",
    orderDeliveredIntro: "Ware Ihrer Bestellung ist angekommen.",
    orderDatesTitle: "Neue Termine f\xFCr Bestellung {{orderNo}}",
    orderDatesIntro: "Liefertermine Ihrer Bestellung haben sich ge\xE4ndert. Damit rechnen wir jetzt.",
    orderCancelledTitle: "Bestellung {{orderNo}} ist storniert",
    orderCancelledIntro: "Ihre Bestellung wurde storniert. Es wird nichts geliefert und nichts berechnet.",
    orderRestMovedTitle: "Bestellung {{orderNo}} enth\xE4lt die St\xFCcke, die auf Ware warten",
    orderRestMovedIntro: "Die St\xFCcke Ihrer Bestellung, die auf Ware warten, haben jetzt eine eigene Bestellung, mit denselben Preisen, Adressen und Pl\xE4tzen in der Warteschlange. Sonst hat sich an ihnen nichts ge\xE4ndert.",
    orderRestCancelledTitle: "Ein Teil von Bestellung {{orderNo}} ist storniert",
    orderRestCancelledIntro: "Was von Ihrer Bestellung noch nicht versandt war, ist storniert. Es wird weder geliefert noch berechnet.",
    orderAnsweredTitle: "Eine Nachricht zu Bestellung {{orderNo}}",
    orderAnsweredIntro: "Wir haben Ihnen zu Ihrer Bestellung geschrieben:",
    orderAskedTitle: "Eine Frage zu Bestellung {{orderNo}}",
    orderAskedIntro: "Der K\xE4ufer schreibt:",
    held: "Ihre Firma liegt \xFCber ihrem Kreditlimit: Wir beginnen, sobald sie durch eine Zahlung wieder darunter liegt. Die Ware ist f\xFCr Sie reserviert.",
    orderNumber: "Bestellnummer",
    salesOrder: "Unsere Nummer",
    yourOrder: "Ihre Bestellnummer",
    placedOn: "Bestellt am",
    tracking: "Sendungsnummer",
    notInOrder: "Fehlt etwas, oder ist etwas besch\xE4digt?",
    report: "Schaden oder Fehlmenge innerhalb von 3 Werktagen melden",
    partShipped: "Ein Teil von Bestellung {{orderNo}} ist unterwegs",
    partDeliveredTitle: "Ein Teil der Bestellung {{orderNo}} wurde zugestellt",
    partDeliveredIntro: "Ein Teil Ihrer Bestellung ist angekommen. Es folgen noch: {{pieces}}.",
    inShipment: "In dieser Sendung",
    toCome: "Folgt noch",
    schedule: "Was wann abgeht",
    changedDates: "Neue Termine",
    unchangedDates: "Unver\xE4ndert",
    now: "Geht sofort ab",
    within72h: "Geht innerhalb von 72 Stunden ab",
    leavesOn: "Geht am {{day}} ab",
    onDay: "Erwartet am {{day}}",
    noDate: "Noch kein Termin",
    noDateNote: "Wir schreiben Ihnen, sobald es einen gibt.",
    pieces_one: "{{count}} St\xFCck",
    pieces_other: "{{count}} St\xFCck",
    lines: "Ihre Bestellung",
    article: "Artikel",
    eachContains: "Je Set enthalten:",
    quantity: "Menge",
    unitPrice: "Einzelpreis",
    amount: "Betrag",
    subtotal: "Zwischensumme",
    discount: "Rabatt",
    shipping: "Versand",
    handling: "Bearbeitung",
    vat: "MwSt. {{rate}}",
    salesTax: "Sales Tax",
    total: "Gesamtbetrag",
    cancelledPart: "Storniert",
    movedPart: "In andere Bestellung verschoben",
    leftOfOrder: "Weiterhin bestellt",
    toPay: "Zu zahlen",
    shipTo: "Lieferadresse",
    shipVia: "Versandart",
    open: "Bestellung ansehen",
    attached: "Die Auftragsbest\xE4tigung ist als PDF angeh\xE4ngt.",
    questions: "Fragen? Nennen Sie uns die Bestellnummer {{orderNo}}."
  },
  "order-refusals": {
    aboveCreditLimit: "Diese Bestellung liegt \xFCber dem Kreditlimit Ihrer Firma. \xDCbrig sind {{amount}}.",
    cancelOfOwner: "Nur wer bestellt hat und das Hauptkonto k\xF6nnen diese Bestellung stornieren.",
    cancelledAlready: "Diese Bestellung ist bereits storniert.",
    forwarderMissing: "Bitte w\xE4hlen Sie einen Spediteur.",
    inWork: "Diese Bestellung ist schon in Bearbeitung. Bitte rufen Sie uns an, um sie zu stornieren.",
    noInvoicePossible: "F\xFCr diese Bestellung kann keine Rechnung geschrieben werden. Bitte pr\xFCfen Sie, oder lassen Sie uns berichtigen: {{fields}}.",
    noOwnNote: "Diese Bestellung hat keinen eigenen Lieferschein.",
    noteOfOwner: "Nur wer bestellt hat und das Hauptkonto k\xF6nnen den Lieferschein \xE4ndern.",
    nothingToMove: "Alle St\xFCcke dieser Bestellung warten auf Ware. Es gibt nichts zu verschieben.",
    orderChanged: "Die Bestellung hat sich ge\xE4ndert, bitte best\xE4tigen Sie sie noch einmal.",
    otherPiecesWait: "Inzwischen warten andere St\xFCcke dieser Bestellung. Bitte sehen Sie noch einmal nach.",
    partHasLeft: "Ein Teil dieser Bestellung ist schon unterwegs. Der Lieferschein kann nicht mehr ge\xE4ndert werden.",
    piecesLeft: "{{number}}: noch stornierbare St\xFCck: {{pieces}}.",
    placedAlready: "Diese Bestellung wurde bereits aufgegeben, als {{orderNo}}. Nichts wurde doppelt bestellt.",
    productDisabled: "Artikel {{number}} ist nicht mehr erh\xE4ltlich, bitte w\xE4hlen Sie einen anderen.",
    productMissing: "Artikel {{number}} gibt es nicht, bitte w\xE4hlen Sie einen anderen.",
    shipToMissing: "Bitte geben Sie die Lieferadresse ein.",
    shipViaMissing: "Bitte w\xE4hlen Sie eine Versandart.",
    tooManyFiles: "Eine Bestellung darf {{count}} Dateien haben.",
    tooManyMessages: "Zu dieser Bestellung gibt es {{max}} Nachrichten von Ihnen. Bitte rufen Sie uns an oder schreiben Sie eine E-Mail.",
    tooManyPieces: "Von {{number}} k\xF6nnen h\xF6chstens {{count}} St\xFCck auf einmal bestellt werden."
  },
  "order-table": {
    allGoodsDelivered: "Vollst\xE4ndig geliefert",
    backOrder: "Mit Nachlieferung",
    brand: "Marke",
    cancelled: "Storniert",
    grandTotal: "Gesamtbetrag",
    inPreparation: "In Bearbeitung",
    kind: "Lieferbarkeit",
    name: "Bezeichnung",
    normal: "Vollst\xE4ndig ab Lager",
    orderType: "Bestellart",
    partlyShipped: "Teilweise versandt",
    preOrder: "Vorbestellung",
    progress: "Stand",
    qoNo: "Schnellbestellung (QO#)",
    shipTo: "Lieferadresse",
    shipped: "Versandt",
    stillOrdered: "Weiterhin bestellt",
    submitted: "Eingegangen",
    tracking: "Sendungsnummer",
    unitPrice: "St\xFCckpreis"
  },
  progress: {
    title: "Stand",
    arrived: "{{arrived}} von {{pieces}} angekommen",
    expected: "{{pieces}} erwartet am {{day}}",
    leaving: "{{pieces}} ab Lager am {{day}}",
    underWay: "{{pieces}} unterwegs, noch ohne Termin",
    unknown: "{{pieces}} noch ohne Termin"
  }
};

// src/pdf/texts/de.json
var de_default12 = {
  document: {
    yourReference: "Ihre Referenz",
    returnNumber: "R\xFCcksendung",
    exemptK: "Steuerfreie innergemeinschaftliche Lieferung; die Steuer schuldet der Kunde",
    exemptG: "Steuerfreie Ausfuhrlieferung",
    exemptAE: "Steuerschuldnerschaft des Leistungsempf\xE4ngers",
    exemptE: "Steuerfrei",
    exemptZ: "Steuersatz null",
    exemptO: "Nicht steuerbar"
  },
  paper: {
    orderConfirmation: "Auftragsbest\xE4tigung",
    packingList: "Packliste",
    deliveryNote: "Lieferschein",
    carrierLabel: "Paketschein",
    returnLabel: "R\xFCcksendeschein",
    sender: "Von",
    sendTo: "An",
    weight: "Gewicht",
    billTo: "Rechnungsadresse",
    shipmentOf: "Sendung",
    shippedOn: "Versandt am",
    parcelOf: "Paket {{n}} von {{of}}",
    parcels: "Pakete",
    found: "Gepr\xFCft",
    ordered: "Bestellt",
    before: "Vorher",
    inParcel: "Hier",
    ofShipment: "von {{n}} in dieser Sendung",
    complete: "vollst\xE4ndig",
    toComeSoon: "{{n}} in K\xFCrze",
    toComeDay: "{{n}} am {{day}}",
    toComeNoDate: "{{n}} ohne Termin",
    cancelled: "{{n}} storniert",
    missing: "Fehlt etwas, oder ist etwas besch\xE4digt? Bitte melden Sie es uns innerhalb von 3 Werktagen: {{email}}",
    missingNeutral: "Fehlende oder besch\xE4digte Ware melden Sie bitte innerhalb von 3 Werktagen Ihrem Lieferanten.",
    pageOf: "Seite {{page}} von {{pages}}",
    toPayBy: "zahlbar bis {{day}}",
    inYourFavour: "zu Ihren Gunsten",
    pleasePay: "Bitte \xFCberweisen Sie",
    howPaid: "So erhalten Sie den Betrag",
    facturX: "Diese PDF-Datei ist zugleich eine elektronische Rechnung (ZUGFeRD, au\xDFerhalb Deutschlands Factur-X, Profil EN 16931): Ihre Daten stehen als XML in der Datei."
  },
  "printable-refusals": {
    forbidden: "Diese Zeichen k\xF6nnen nicht verwendet werden: {{characters}}. Bitte entfernen Sie sie.",
    notOnItalianInvoices: "Diese Zeichen k\xF6nnen auf italienischen Rechnungen nicht stehen: {{characters}}. Bitte verwenden Sie lateinische Buchstaben.",
    unprintable: "Diese Zeichen k\xF6nnen auf Dokumenten nicht gedruckt werden: {{characters}}. Bitte verwenden Sie lateinische, griechische oder kyrillische Buchstaben."
  }
};

// src/registration/texts/de.json
var de_default13 = {
  "registration-refusals": {
    noPrices: "In dieser W\xE4hrung gibt es keine Preise.",
    noRegistrations: "F\xFCr diesen Standort ist hier keine Registrierung m\xF6glich."
  }
};

// src/reports/texts/de.json
var de_default14 = {
  report: {
    reportReceivedTitle: "Meldung {{reportNo}} ist eingegangen",
    reportReceivedIntro: "Ihre Meldung von Schaden oder Fehlmenge liegt uns vor. Ihr Zeitpunkt z\xE4hlt f\xFCr die drei Werktage. Bitte bewahren Sie Ware und Verpackung auf, bis \xFCber die R\xFCcksendung entschieden ist.",
    reportReceivedOpen: "Bestellung \xF6ffnen",
    reportArrivedTitle: "Meldung {{reportNo}} von Schaden oder Fehlmenge",
    reportArrivedIntro: "{{by}} meldet Schaden oder Fehlmenge. `ops report:files {{reportNo}} <Ordner>` schreibt die Fotos.",
    reportArrivedOpen: "Bestellung \xF6ffnen",
    reportReturnedTitle: "Meldung {{reportNo}} liegt als R\xFCcksendung bereit",
    reportReturnedIntro: "Alle Waren der Bestellung sind eingetroffen. Ihre Meldung ist jetzt ein Entwurf einer R\xFCcksendung mit ihren Positionen und Fotos. Bitte erg\xE4nzen Sie eine Bemerkung und reichen Sie ihn ein.",
    reportReturnedOpen: "Entwurf \xF6ffnen",
    title: "Meldung von Schaden oder Fehlmenge",
    reportNumber: "Meldung",
    order: "Bestellung",
    yourOrder: "Ihre Bestellung",
    shipment: "Sendung",
    reportedOn: "Gemeldet",
    by: "Gemeldet von",
    lines: "Gemeldete Ware",
    article: "Artikel",
    quantity: "Menge",
    what: "Was nicht stimmt",
    damaged: "besch\xE4digt",
    missing: "fehlt",
    wrong: "falscher Artikel",
    batch: "Charge",
    photos: "Fotos: {{count}}",
    keep: "F\xFCr die Frist von 3 Werktagen z\xE4hlt der Zeitpunkt dieser Meldung. Gutgeschrieben wird durch sie nichts: Sobald alle Waren der Bestellung eingetroffen sind, wird sie zum Entwurf einer R\xFCcksendung, den Sie einreichen.",
    questions: "Fragen? Bitte nennen Sie {{reportNo}}."
  },
  "report-refusals": {
    isReturn: "Aus dieser Meldung ist eine R\xFCcksendung geworden. Bitte machen Sie dort weiter.",
    piecesLeft: "Von {{number}} noch meldbare gelieferte St\xFCck: {{left}}.",
    tooManyFiles: "Eine Meldung kann {{count}} Dateien enthalten.",
    tooManyNotes: "Neben dieser Position stehen {{max}} Bemerkungen. Bitte rufen Sie uns an oder schreiben Sie eine E-Mail.",
    tooManyReports: "Zu dieser Bestellung gibt es {{max}} Meldungen. Bitte erg\xE4nzen Sie eine davon, oder rufen Sie uns an.",
    withdrawOfOwner: "Nur wer eine Meldung gesendet hat und das Hauptkonto k\xF6nnen sie zur\xFCckziehen.",
    withdrawnAlready: "Diese Meldung wurde zur\xFCckgezogen."
  }
};

// src/rma/texts/de.json
var de_default15 = {
  "return-mail": {
    returnSubmittedTitle: "R\xFCcksendung {{rmaNo}} ist eingegangen",
    returnSubmittedIntro: "Ihr Antrag liegt uns vor. Die Pr\xFCfung dauert bis zu drei Arbeitstage.",
    returnApprovedTitle: "R\xFCcksendung {{rmaNo}} ist genehmigt",
    returnApprovedIntro: "Bitte senden Sie die Ware zur\xFCck. Die Gutschrift folgt, sobald sie eingetroffen ist.",
    returnReducedTitle: "R\xFCcksendung {{rmaNo}} wurde ge\xE4ndert",
    returnReducedIntro: "Ein Teil der Ware wurde auf anderem Weg gutgeschrieben und ist nicht mehr enthalten. Die Gr\xFCnde stehen bei den Positionen; der Rest bleibt genehmigt.",
    returnRejectedTitle: "R\xFCcksendung {{rmaNo}} ist abgelehnt",
    returnRejectedIntro: "Die Gr\xFCnde stehen bei den Positionen Ihrer R\xFCcksendung.",
    returnRefundedTitle: "R\xFCcksendung {{rmaNo}} ist erstattet",
    returnRefundedIntro: "Wir haben die Ware Ihrer R\xFCcksendung gutgeschrieben.",
    nothingToSend: "Sie m\xFCssen nichts zur\xFCcksenden. Wir schreiben die Ware Ihrer R\xFCcksendung gut.",
    collected: "Unser Kurier holt die Ware ab. Die Gutschrift folgt, sobald sie eingetroffen ist.",
    answerBy: "Antwort bis",
    creditNotes: "Gutschrift",
    lines: "Artikel",
    article: "Artikel",
    quantity: "Menge",
    received: "{{received}} von {{approved}} eingetroffen",
    amount: "Betrag",
    fee: "Wiedereinlagerungsgeb\xFChr",
    shipping: "R\xFCckversand",
    vat: "MwSt. {{rate}}",
    total: "Gutschrift",
    open: "R\xFCcksendung \xF6ffnen",
    questions: "Fragen? Bitte nennen Sie {{rmaNo}}."
  },
  "return-refusals": {
    changedElsewhere: "Diese R\xFCcksendung wurde auf einer anderen Seite ge\xE4ndert.",
    linesNotReturnable: "Einige Positionen k\xF6nnen so nicht zur\xFCckgegeben werden.",
    notDelivered: "Noch nicht geliefert. R\xFCcksendungen sind m\xF6glich, wenn alle Waren geliefert sind.",
    slipLater: "Den Schein gibt es, sobald die R\xFCcksendung genehmigt ist.",
    submittedAlready: "Diese R\xFCcksendung wurde eingereicht und kann nicht gel\xF6scht werden.",
    tooManyDrafts: "Sie haben {{max}} Entw\xFCrfe von R\xFCcksendungen. Bitte senden oder l\xF6schen Sie einen unter \u201ER\xFCcksendungen\u201C.",
    tooManyFiles: "Eine R\xFCcksendung kann {{count}} Dateien enthalten."
  },
  "return-table": {
    applicationForReturn: "Antrag auf R\xFCcksendung",
    approvedQuantity: "Genehmigte Menge",
    auditAnswer: "Antwort der Pr\xFCfung",
    auditApproved: "Pr\xFCfung genehmigt",
    batchNumber: "Chargennummer",
    brokenCartridge: "Kartusche besch\xE4digt",
    chipError: "Chipfehler, nicht kompatibel oder nicht erkannt",
    draft: "Entwurf",
    leaking: "L\xE4uft aus",
    noise: "Ger\xE4usche",
    notRequired: "Nicht ben\xF6tigt",
    otherReason: "Anderer Grund",
    others: "Anderes",
    paperJam: "Papierstau",
    poorPrintQuality: "Schlechte Druckqualit\xE4t",
    printingDefect: "Druckfehler",
    receivedQuantity: "Eingegangene Menge",
    refund: "Erstattung",
    rejected: "Abgelehnt",
    return: "R\xFCcksendung",
    wrongOrLess: "Falsch oder zu wenig geliefert"
  }
};

// src/saved-lists/texts/de.json
var de_default16 = {
  "hand-over": {
    title: "Bitte bestellen: {{name}}",
    text: "{{by}} hat die Liste {{name}} vorbereitet und bittet Sie, sie zu bestellen.",
    open: "Liste \xF6ffnen"
  },
  "list-reminder": {
    title: "Zeit zu bestellen: {{name}}",
    text: "Sie wollten an die Liste {{name}} erinnert werden, wenn sie {{days}} Tage lang nicht bestellt wurde.",
    open: "Liste \xF6ffnen"
  },
  "saved-list-refusals": {
    noMainAccount: "Ihre Firma hat kein Hauptkonto, das diese Bestellung aufgeben k\xF6nnte.",
    onlyOwner: "Nur wer die Liste angelegt hat und das Hauptkonto k\xF6nnen sie umbenennen, teilen oder l\xF6schen."
  }
};

// src/saved-views/texts/de.json
var de_default17 = {
  "saved-view-refusals": {
    nameTaken: "Eine andere Ansicht hat schon diesen Namen.",
    tooManyViews: "Eine Liste hat h\xF6chstens {{max}} Ansichten. Bitte l\xF6schen Sie eine."
  }
};

// src/seed/texts/de.json
var de_default18 = {
  "demo-accounts": {
    buyerDe: "\xDCberall eigene Artikelnummern und elektronische Rechnungen.",
    buyerFr: "Liefert an Endkunden, mit eigenen Lieferscheinen.",
    buyerIt: "Nahe am Kreditlimit: was eine Bestellung dann sagt.",
    buyerNl: "Alles auf einmal: Bestellungen in mehreren Lieferungen, R\xFCcksendungen, offene Rechnungen, geteilte Listen.",
    buyerPl: "Gro\xDFe Bestellungen, R\xFCckst\xE4nde und Preise in Z\u0142oty.",
    buyerUk: "Preise in Pfund, mit britischer Umsatzsteuer.",
    buyerUs: "B\xFCros in zwei Zeitzonen, mit Verkaufssteuer.",
    clerkNl: "Sachbearbeitung derselben Firma: f\xFCllt den Warenkorb, ohne Schnellbestellung und Favoriten.",
    newNl: "Meldet sich zum ersten Mal an und best\xE4tigt die E-Mail-Adresse.",
    repNl: "Au\xDFendienst derselben Firma: sieht Kontopreise und bestellt per Direktlieferung f\xFCr Kunden."
  },
  "demo-articles": {
    and: ", ",
    comma: ", ",
    fits: "Passend f\xFCr {{brand}} {{printers}}",
    fitsMany: "Passend f\xFCr {{printerCount}} Drucker von {{brand}}, darunter {{printers}}",
    kind102: "Toner",
    kind103: "Tonerkit",
    kind105: "Trommeleinheit",
    kind109: "Schriftbandkassette",
    label: "Wischfester Druck, saubere Schnittkante, haftet auf Papier, Kunststoff und Metall",
    name: "{{part}} {{kind}}",
    pages: "f\xFCr rund {{pages}} Seiten (A4 bei 5\xA0% Deckung)",
    print: "Einzeln bef\xFCllt und gepr\xFCft, mit Chip, wo der Drucker einen verlangt, zwei Jahre Garantie",
    replaces: "Ersetzt {{part}}",
    stop: ". ",
    width: "Band {{width}} breit"
  },
  "demo-contents": {
    aboutText: "<p>Cartwright beliefert H\xE4ndler mit Tonern, Tonerkits, Trommeleinheiten und Schriftbandkassetten f\xFCr mehr als 1.800 Drucker.</p>\n<h2>Was wir tun</h2>\n<p>Wir verkaufen nur an den Fachhandel. Sie bestellen mit jeder Nummer, die Sie haben, sehen echten Bestand und Ankunftstag und bekommen Ihre eigenen Preise. Was Sie heute bestellen, wird heute gepackt.</p>\n<h2>Wo wir sind</h2>\n{{where}}\n<h2>Wof\xFCr wir stehen</h2>\n<ul><li>Jede Kartusche wird einzeln bef\xFCllt und gepr\xFCft, mit 2 Jahren Garantie.</li>\n<li>Eigenmarken und individuelle Verpackung schon ab kleinen Auflagen.</li>\n<li>Neutrales Streckengesch\xE4ft in Ihrem Namen.</li>\n<li>Eine Schnittstelle f\xFCr Ihr Einkaufssystem und Bestellformulare f\xFCr Ihr Intranet.</li></ul>",
    aboutTitle: "\xDCber uns",
    activityDrumsText: "Mit jedem vierten Toner die Trommel wechseln.",
    activityDrumsTitle: "Trommel\xADeinheiten",
    activityKitsText: "Flaschen und Sets f\xFCr Kopierer und Arbeitsgruppen.",
    activityKitsTitle: "Tonerkits",
    activityLabelsText: "Laminiert, textil, als Schrumpfschlauch und mehr.",
    activityLabelsTitle: "Schriftband\xADkassetten",
    activityTonerText: "Schwarz und Farbe f\xFCr die Drucker, die heute im Einsatz sind.",
    activityTonerTitle: "Toner",
    announcementText: "<p>Zwischen Weihnachten und Neujahr kommissionieren wir bis 12:00 Uhr. Sp\xE4tere Bestellungen werden am n\xE4chsten Arbeitstag versandt.</p>\n<h2>Wann wir geschlossen haben</h2>\n<ul>{{closed}}</ul>\n<p>Der Shop nimmt Ihre Bestellungen wie immer rund um die Uhr an.</p>",
    announcementTitle: "Ank\xFCndigung",
    bannerLabelsText: "Kassetten von 3,5 bis 104 mm, ab Lager.",
    bannerLabelsTitle: "Etiketten f\xFCr jeden Einsatz",
    bannerLinesText: "Liste einf\xFCgen: unsere Nummern, OEM-Codes, Barcodes oder Ihre eigenen.",
    bannerLinesTitle: "Tausend Zeilen auf einmal",
    bannerStockEUText: "Echter Bestand und Ankunftstermin zu jedem Artikel.",
    bannerStockEUTitle: "600.000 St\xFCck in europ\xE4ischen Lagern",
    bannerStockUSText: "Der Standardversand erreicht 99,9 % der USA in 1 bis 3 Tagen.",
    bannerStockUSTitle: "1,5 Millionen Kartuschen auf Lager",
    closedEU: "<li>25. und 26. Dezember: kein Versand</li><li>1. Januar: kein Versand</li>",
    closedUS: "<li>25. Dezember: kein Versand</li><li>1. Januar: kein Versand</li>",
    contactText: "<p>Ihr Kundenbetreuer antwortet an Arbeitstagen. Halten Sie Ihre Kundennummer oder die Bestellnummer bereit, dann k\xF6nnen wir sofort helfen.</p>",
    contactTitle: "Kontakt",
    cookiesText: '<p>Dieser Shop speichert nur, was er zum Arbeiten braucht. Es gibt keine Werbung und kein Tracking durch Dritte, also auch nichts, dem Sie widersprechen m\xFCssten.</p>\n<h2>Was Ihr Browser speichert</h2>\n<table><thead><tr><th scope="col">Name</th><th scope="col">Wozu</th><th scope="col">Wie lange</th></tr></thead>\n<tbody><tr><td><code>Client-Token</code>, <code>Client-Token-Shop</code></td><td>halten Sie angemeldet</td><td>bis Sie den Browser schlie\xDFen</td></tr>\n<tr><td><code>client-country</code></td><td>der gew\xE4hlte Standort</td><td>30 Tage</td></tr>\n<tr><td><code>client-language</code>, <code>login-language</code></td><td>die gew\xE4hlte Sprache</td><td>30 Tage</td></tr>\n<tr><td>Lokaler Speicher</td><td>angefangene Listen, wie Sie die Seite eingerichtet haben, und dass Sie diesen Hinweis gelesen haben</td><td>bis Sie ihn l\xF6schen</td></tr></tbody></table>\n<h2>Wie Sie es entfernen</h2>\n<p>Beim Abmelden wird die Anmeldung gel\xF6scht. Alles andere entfernt Ihr Browser in den Einstellungen f\xFCr Websitedaten; danach beginnt der Shop wie beim ersten Besuch.</p>\n<h2>Wer es lesen kann</h2>\n<p>Nur dieser Shop. Seiten anderer Firmen, die unsere Bestellformulare einbinden, haben ihren eigenen Speicher.</p>',
    cookiesTitle: "Cookies",
    couponsEU: "<li><strong>Gutscheine</strong> zeigt, was Sie einl\xF6sen k\xF6nnen.</li>",
    delayEU: "<p>Lagerware wird noch am selben Tag versandt: Pakete bei Bestellung bis 15:00 Uhr, Paletten bis 12:00 Uhr. Ware aus dem Zentrallager in den Niederlanden geht innerhalb von 72 Stunden ab.</p>",
    delayUS: "<p>Der Standardversand erreicht 99,9 % der USA in 1 bis 3 Tagen. Luftfracht in zwei Tagen und St\xFCckgut k\xF6nnen Sie in der Bestellung w\xE4hlen.</p>",
    deliveryEU: '<p>Lagerware versenden wir an Arbeitstagen noch am selben Tag: <strong>Pakete bei Bestellung bis 15:00 Uhr</strong>, <strong>Paletten bei Bestellung bis 12:00 Uhr</strong>.</p>\n<table><thead><tr><th scope="col">Wo die Ware liegt</th><th scope="col">Wann sie bei Ihnen ist</th></tr></thead>\n<tbody><tr><td>Lager Ihres Standorts</td><td>am n\xE4chsten Arbeitstag</td></tr>\n<tr><td>Zentrallager Niederlande</td><td>geht innerhalb von 72 Stunden ab, dann wie aus Ihrem Lager</td></tr>\n<tr><td>Unterwegs</td><td>in etwa 10 Tagen</td></tr></tbody></table>\n<p>Liefertage sind erwartete Tage. Verschiebt sich einer, bitten Sie uns auf der Seite der Bestellung, die betroffenen Positionen zu stornieren: bis zum Versand ist das kostenlos.</p>',
    deliveryUS: "<p>Der Standardversand aus unserem Verteilzentrum in Kalifornien erreicht <strong>99,9 % der USA in 1 bis 3 Tagen</strong>. Luftfracht in zwei Tagen und St\xFCckgut nach Termin k\xF6nnen Sie in der Bestellung w\xE4hlen.</p>\n<p>Liefertage sind erwartete Tage. Verschiebt sich einer, bitten Sie uns auf der Seite der Bestellung, die betroffenen Positionen zu stornieren: bis zum Versand ist das kostenlos.</p>",
    faqChangeText: "<p>Nein. Adresse, Artikel, Mengen und Ihre Bestellnummer stehen fest, sobald die Bestellung abgeschickt ist. Solange wir sie nicht bearbeiten, k\xF6nnen Sie die Bestellung stornieren, ganz oder einzelne St\xFCcke Zeile f\xFCr Zeile; danach verzichten Sie auf ihrer Seite auf das, was noch auf Ware wartet, oder verschieben es in eine eigene Bestellung; was schon bereitliegt, bitten Sie uns dort zu stornieren. Bestellen Sie nach, was fehlt.</p>",
    faqChangeTitle: "Kann ich eine abgeschickte Bestellung \xE4ndern?",
    faqDamageText: "<p>Vermerken Sie es auf der Quittung des Spediteurs, heben Sie die Verpackung auf und melden Sie es mit Fotos innerhalb von 3 Werktagen nach der Lieferung: auf der Seite der Bestellung unter \u201ESchaden oder Fehlmenge melden\u201C, auch solange der Rest noch aussteht. Sind alle Waren da, wird die Meldung zum Entwurf einer R\xFCcksendung.</p>",
    faqDamageTitle: "Das Paket ist besch\xE4digt, oder es fehlt etwas. Was tun?",
    faqDelayTitle: "Wie schnell bekomme ich meine Ware?",
    faqDropShipText: "<p>Ja. W\xE4hlen Sie das Streckengesch\xE4ft mit neutralem oder mit eigenem Lieferschein. Ihr Kunde sieht weder unseren Namen noch unsere Preise.</p>",
    faqDropShipTitle: "Liefern Sie direkt an meinen Kunden?",
    faqLongListText: '<p>\xD6ffnen Sie <a href="/my/quickorder">Meine Schnellbestellung</a> und f\xFCgen Sie die Liste ein, oder ziehen Sie eine Tabelle hinein: bis zu 1.000 Zeilen auf einmal. Zeilen ohne passenden Artikel bleiben stehen, mit Grund und Vorschlag.</p>',
    faqLongListTitle: "Wie bestelle ich eine lange Liste?",
    faqNumbersText: "<p>Mit jeder: unserer Artikelnummer, dem OEM-Code, dem Union-Code, dem Barcode von Produkt oder Karton und Ihrer eigenen Artikelnummer. Passt eine Nummer zu zwei Artikeln, fragen wir nach.</p>",
    faqNumbersTitle: "Mit welchen Nummern kann ich suchen und bestellen?",
    faqOutOfStockText: "<p>Sie entscheiden: Was am Lager ist, wird sofort versandt und der Rest sp\xE4ter, oder alles kommt zusammen, sobald es vollst\xE4ndig ist. Ware, die unterwegs ist, braucht etwa 10 Tage; der erwartete Tag steht in jeder Zeile.</p>",
    faqOutOfStockTitle: "Was geschieht, wenn ein Artikel nicht am Lager ist?",
    faqOwnSystemText: '<p>Ja. Einkaufssysteme nutzen unsere Schnittstelle, und ein Intranet bindet Schnellbestellung und Warenkorb mit einer Zeile ein. <a href="/cartwright/contactus">Schreiben Sie uns</a> f\xFCr einen Zugang.</p>',
    faqOwnSystemTitle: "K\xF6nnen wir aus unserem eigenen System bestellen?",
    faqPricesText: '<p>Preise und Best\xE4nde sehen Sie nach der Anmeldung. <a href="/ac/register">Registrieren Sie Ihre Firma</a>, oder lassen Sie sich von Ihrem Kundenbetreuer ein Konto einrichten.</p>',
    faqPricesTitle: "Wie sehe ich Preise?",
    faqReturnText: "<p>\xD6ffnen Sie die Bestellung, sobald alles geliefert ist, und beantragen Sie die R\xFCcksendung. Unbenutzte Ware nehmen wir innerhalb von 30 Tagen ab Rechnungsdatum zur\xFCck, abz\xFCglich 20 % Bearbeitungsgeb\xFChr; die Pr\xFCfung dauert bis zu drei Arbeitstage.</p>",
    faqReturnTitle: "Wie schicke ich etwas zur\xFCck?",
    faqWarrantyText: "<p>2 Jahre auf jeden Artikel, ab Rechnungsdatum. Nennen Sie uns Fehler und Chargennummer, und wir ersetzen den Artikel oder schreiben ihn gut.</p>",
    faqWarrantyTitle: "Welche Garantie geben Sie?",
    faqWhoMayOrderText: "<p>Ein Hauptkunde kann Konten f\xFCr Kolleginnen und Kollegen anlegen, ihre Rechte festlegen und die Preise, die sie sehen.</p>",
    faqWhoMayOrderTitle: "Wer darf f\xFCr meine Firma bestellen?",
    floorColour: "Farbs\xE4tze f\xFCr HP und Brother",
    floorDrums: "Trommeleinheiten",
    floorLabels: "Schriftb\xE4nder und Etiketten",
    floorToner: "Meistbestellte Toner",
    holidaysEU: "<ul><li>Bestellungen bis <strong>23. Dezember, 12:00 Uhr</strong>, verlassen das Lager am selben Tag.</li><li>Keine Lieferungen am 25. und 26. Dezember und am 1. Januar.</li></ul>",
    holidaysUS: "<ul><li>Bestellungen bis <strong>23. Dezember, 12:00 Uhr</strong>, verlassen das Lager am selben Tag.</li><li>Keine Lieferungen am 25. Dezember und am 1. Januar.</li></ul>",
    messageHolidaysTitle: "Liefertage rund um die Feiertage",
    messageLabelsText: '<p>Mehr als 60 Etikettengr\xF6\xDFen sind vorr\xE4tig.</p><p><a href="/list/toner?classId=109">Zu den Schriftbandkassetten</a></p>',
    messageLabelsTitle: "Neu: Etiketten f\xFCr Dymo LabelWriter",
    messageTablesText: '<p>F\xFCgen Sie einen Bereich ein oder ziehen Sie eine CSV-Datei hinein: Spalten werden erkannt und lassen sich korrigieren.</p><p><a href="/my/quickorder">Meine Schnellbestellung \xF6ffnen</a></p>',
    messageTablesTitle: "Schnellbestellung liest Tabellen",
    pricesEU: "<p>Preise verstehen sich netto, je St\xFCck und in der W\xE4hrung Ihres Standorts. Die Mehrwertsteuer kommt hinzu, wo sie anf\xE4llt. Es gilt der Preis, der beim Absenden der Bestellung angezeigt wird.</p>",
    pricesUS: "<p>Preise verstehen sich netto, je St\xFCck und in US-Dollar. Die Sales Tax kommt hinzu, wo sie anf\xE4llt; mit Ihrem Wiederverkaufsnachweis bestellen Sie ohne. Es gilt der Preis, der beim Absenden der Bestellung angezeigt wird.</p>",
    taxesEU: "Preise und Mehrwertsteuer",
    taxesUS: "Preise und Sales Tax",
    termsText: '<p>Diese Bedingungen gelten f\xFCr alle Bestellungen, die Unternehmen in diesem Shop aufgeben. Wir verkaufen nicht an Verbraucher.</p>\n<h2>{{taxes}}</h2>\n{{prices}}\n<h2>Auftr\xE4ge</h2>\n<p>Bis zum Absenden k\xF6nnen Sie eine Bestellung \xE4ndern. Danach stehen Adresse, Artikel, Mengen und Ihre Bestellnummer fest. Der Vertrag kommt mit unserer Auftragsbest\xE4tigung zustande.</p>\n<h2>Lieferung</h2>\n{{delivery}}\n<h2>Streckengesch\xE4ft</h2>\n<p>Auf Wunsch liefern wir an Ihren Kunden, mit neutralem oder mit Ihrem eigenen Lieferschein. Vertragspartner bleiben Sie.</p>\n<h2>Sch\xE4den und Fehlmengen</h2>\n<p>Sch\xE4den und Fehlmengen sind innerhalb von <strong>3 Werktagen</strong> nach der Lieferung zu melden, mit Fotos von Ware und Verpackung. Sp\xE4ter lassen sie sich beim Spediteur nicht mehr geltend machen.</p>\n<h2>R\xFCckgabe mangelfreier Ware</h2>\n<p>Unbenutzte Ware in unge\xF6ffneter Verpackung nehmen wir innerhalb von <strong>30 Tagen ab Rechnungsdatum</strong> zur\xFCck. Wir berechnen <strong>20 %</strong> des Rechnungspreises als Bearbeitungsgeb\xFChr; die Fracht tragen Sie. Beantragen Sie die R\xFCckgabe zuerst im Auftrag: Die Pr\xFCfung dauert bis zu drei Arbeitstage, und Pakete ohne R\xFCcksendenummer werden nicht angenommen.</p>\n<h2>Garantie</h2>\n<p>Wir geben <strong>2 Jahre</strong> Garantie ab Rechnungsdatum. Fehlerhafte Artikel ersetzen wir oder schreiben sie gut, sobald Sie uns Fehler und Chargennummer genannt haben. Sch\xE4den durch falsche Lagerung oder Nachf\xFCllen sind ausgenommen.</p>\n<h2>Zahlung und Eigentumsvorbehalt</h2>\n<p>Rechnungen sind innerhalb der f\xFCr Ihr Konto vereinbarten Tage f\xE4llig. Die Ware bleibt bis zur vollst\xE4ndigen Bezahlung unser Eigentum.</p>\n<h2>Ihre Daten</h2>\n<p>Firmen-, Kontakt- und Bestelldaten nutzen wir, um Ihre Bestellungen zu erf\xFCllen; Adressen geben wir nur an den Spediteur weiter. Was Ihr Browser speichert, steht unter <a href="/help/cookies">Cookies</a>.</p>',
    termsTitle: "Allgemeine Gesch\xE4ftsbedingungen",
    toolbarText: "<p>Die Leiste am Rand jeder Seite h\xE4lt bereit, was Sie am h\xE4ufigsten brauchen. Daneben stehen die Werkzeuge f\xFCr gro\xDFe Bestellungen.</p>\n<h2>Die Schnellzugriffe</h2>\n<ul><li><strong>Warenkorb</strong> \xF6ffnet Ihren Warenkorb neben der Seite. \xC4ndern Sie dort Mengen und lesen Sie weiter.</li>\n<li><strong>Favoriten</strong> zeigt die Artikel, die Sie mit einem Herz markiert haben.</li>\n<li><strong>Nachrichten</strong> sagt, was es Neues gibt, von Liefertagen bis zu neuen Artikeln.</li>\n<li><strong>Schnellbestellung</strong> f\xFChrt zum Raster f\xFCr lange Listen.</li>\n{{coupons}}\n<li><strong>Nach oben</strong> bringt Sie an den Anfang der Seite zur\xFCck.</li>\n<li><strong>Startseite</strong>: Das Zeichen des Shops am oberen Ende f\xFChrt dorthin.</li>\n<li><strong>Einstellungen</strong> \xE4ndert Farbe, Gr\xF6\xDFe und was im Blick bleibt.</li>\n<li><strong>Schnellzugriff ausblenden</strong> klappt die Leiste ein, dieselbe Taste holt sie zur\xFCck. Auf schmalen Bildschirmen bleibt sie am unteren Rand.</li></ul>\n<h2>Werkzeuge f\xFCr den Einkauf</h2>\n<dl><dt>Eine Suche f\xFCr jede Nummer</dt><dd>Geben Sie unsere Nummer, einen OEM-Code, den Code auf dem Karton oder Ihre eigene Nummer ein. Mit <code>/</code> beginnen Sie auf jeder Seite.</dd>\n<dt>Liste einf\xFCgen</dt><dd>Kopieren Sie zwei Spalten aus einer Tabelle und f\xFCgen Sie sie in die Schnellbestellung ein. Bis zu 1.000 Zeilen werden auf einmal gepr\xFCft.</dd>\n<dt>Import und Export</dt><dd>Ziehen Sie eine CSV-Datei hinein, sehen Sie, welche Spalte wof\xFCr gehalten wurde, und berichtigen Sie es. Warenk\xF6rbe und Listen lassen sich auch als CSV speichern.</dd>\n<dt>Ihre eigenen Nummern</dt><dd>Geben Sie einem Artikel die Nummer aus Ihrem System, und bestellen Sie von da an mit ihr.</dd></dl>\n<h2>Ohne Maus</h2>\n<p>Jedes Werkzeug l\xE4sst sich mit der Tastatur bedienen: Tab geht weiter, Enter \xF6ffnet, Escape schlie\xDFt. In der Schnellbestellung bewegen die Pfeiltasten wie in einer Tabelle; auf einer Zeile mit R\xFCckfrage \xFCbernimmt Alt+F den Vorschlag, und Alt+1 bis Alt+9 w\xE4hlen einen von mehreren.</p>",
    toolbarTitle: "Werkzeugleiste",
    whereEU: "<p>Unser Zentrallager steht in Utrecht. Weitere Lager in Willich und Pozna\u0144 bringen 600.000 St\xFCck in Ihre N\xE4he, und Kolleginnen und Kollegen in den Niederlanden, Italien, Deutschland, Gro\xDFbritannien, Frankreich und Polen sprechen Ihre Sprache.</p>",
    whereUS: "<p>1,5 Millionen Kartuschen liegen in Ontario, Kalifornien, bereit, und der Standardversand erreicht 99,9 % der USA in 1 bis 3 Tagen. Unser Hauptsitz ist in Columbus, Ohio.</p>"
  },
  "demo-coupons": {
    welcomeVoucher: "Zur Begr\xFC\xDFung",
    fivePercentOff: "5 % auf Ihre Bestellung",
    freeShipping: "Gratisversand",
    forLabelCassettes: "F\xFCr Schriftb\xE4nder",
    thankYouForTenYears: "Danke f\xFCr zehn Jahre",
    thankYouForYourOrder: "Danke f\xFCr Ihre Bestellung",
    forTheFirstOrder: "F\xFCr die erste Bestellung",
    summerDiscount: "Sommerrabatt",
    nextMonthsDiscount: "Rabatt im n\xE4chsten Monat",
    withdrawn: "Zur\xFCckgezogen"
  },
  "demo-names": {
    class102: "Toner",
    class103: "Tonerkits",
    class105: "Trommeleinheiten",
    class109: "Schriftbandkassetten",
    offerMonth: "Angebot des Monats",
    offerSeason: "Saisonangebot",
    offerStock: "Solange der Vorrat reicht",
    shipVia1: "Standard",
    shipVia10: "Abholung in Willich",
    shipVia11: "Abholung in Pozna\u0144",
    shipVia2: "Express vor 12:00 Uhr",
    shipVia3: "Palette, nach Terminabsprache",
    shipVia4: "Eigener Spediteur",
    shipVia5: "Abholung in Utrecht",
    shipVia6: "Standardversand",
    shipVia7: "Luftfracht",
    shipVia8: "St\xFCckgut (LTL)",
    shipVia9: "Eigener Spediteur"
  }
};

// src/session/texts/de.json
var de_default19 = {
  "session-refusals": {
    codeWrong: "Der Code ist falsch oder abgelaufen.",
    handOverEnded: "Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte \xF6ffnen Sie die Seite noch einmal von dort, woher Sie kommen.",
    mixedAlphabets: "Bitte verwenden Sie im Benutzernamen Buchstaben aus nur einem Alphabet.",
    publishedPassword: "Dieses Passwort steht in der \xF6ffentlichen Dokumentation. Bitte w\xE4hlen Sie ein anderes.",
    weakPassword: "Das Passwort braucht mindestens 8 Zeichen, mit Buchstaben und Zahlen.",
    wrongPassword: "Benutzername oder Passwort ist falsch."
  }
};

// src/tables/texts/de.json
var de_default20 = {
  table: {
    amount: "Betrag",
    article: "Artikel",
    currency: "W\xE4hrung",
    date: "Datum",
    invoice: "Rechnung",
    invoices: "Rechnungen",
    lines: "Positionen",
    oemCode: "OEM-Code",
    orderNo: "Bestellnummer",
    orders: "Bestellungen",
    placedBy: "Bestellt von",
    poNo: "Ihre Bestellnr. (PO#)",
    quantity: "Menge",
    reason: "Grund",
    reconciliation: "Abgleich",
    returns: "R\xFCcksendungen",
    soNo: "Auftragsnr. (SO#)",
    status: "Status",
    tooManyRows: "Ein Export enth\xE4lt h\xF6chstens {{max}} Zeilen. Bitte setzen Sie einen Filter.",
    yourNumber: "Ihre Nummer"
  }
};

// src/uploads/texts/de.json
var de_default21 = {
  "file-refusals": {
    empty: "Die Datei ist leer.",
    fileGone: "Eine Datei ist nicht mehr da, bitte f\xFCgen Sie sie noch einmal hinzu.",
    nameTooLong: "Der Name der Datei ist l\xE4nger als {{count}} Zeichen.",
    notAccepted: "Der Virenscanner nimmt diese Datei nicht an. Bitte senden Sie eine andere.",
    otherFormat: "Die Datei l\xE4sst sich nicht in dem Format \xF6ffnen, das ihr Name angibt.",
    tooLarge: "Die Datei ist gr\xF6\xDFer als {{size}}.",
    tooManyPixels: "Das Bild hat mehr als {{count}} Millionen Pixel. Bitte verkleinern Sie es.",
    unsafeDocument: "Das Dokument enth\xE4lt Makros oder Inhalte von anderen Orten. Bitte speichern Sie es ohne diese oder als PDF-Datei.",
    unsafePdf: "Die PDF-Datei enth\xE4lt Skripte oder Dateien oder ist verschl\xFCsselt. Bitte drucken Sie sie in eine neue PDF-Datei.",
    wrongType: "M\xF6glich sind Dateien vom Typ {{types}}."
  }
};

// src/locales/de.ts
var de_default22 = {
  ...de_default,
  ...de_default2,
  ...de_default3,
  ...de_default4,
  ...de_default5,
  ...de_default6,
  ...de_default7,
  ...de_default8,
  ...de_default9,
  ...de_default10,
  ...de_default11,
  ...de_default12,
  ...de_default13,
  ...de_default14,
  ...de_default15,
  ...de_default16,
  ...de_default17,
  ...de_default18,
  ...de_default19,
  ...de_default20,
  ...de_default21
};

// src/account/texts/fr.json
var fr_default = {
  "account-refusals": {
    countryNotServed: "Nous ne livrons pas dans ce pays.",
    currentPasswordWrong: "Le mot de passe actuel est incorrect.",
    emailOfOwner: "L\u2019e-mail d\u2019un compte confirm\xE9 est modifi\xE9 par son titulaire.",
    lastMainAccount: "Le dernier compte principal doit conserver l\u2019autorisation de g\xE9rer les comptes.",
    linkUsed: "Ce lien a d\xE9j\xE0 \xE9t\xE9 utilis\xE9 ou a expir\xE9.",
    nameMissing: "Veuillez saisir un pr\xE9nom, un nom ou une raison sociale.",
    ownAccount: "Vous ne pouvez pas d\xE9sactiver le compte avec lequel vous \xEAtes connect\xE9.",
    permissionNotYours: "Vous ne pouvez pas accorder une autorisation que vous n\u2019avez pas.",
    postcodeMissing: "Veuillez saisir le code postal."
  },
  activity: {
    about: "Concerne",
    aboveCreditLimit: "Au-del\xE0 de la limite de cr\xE9dit",
    accountAdded: "Compte ajout\xE9",
    accountChanged: "Compte modifi\xE9",
    accountConfirmed: "Compte confirm\xE9",
    accountPriceDeleted: "Prix par compte supprim\xE9",
    accountPrices: "Prix par compte",
    accountPriceSet: "Prix par compte d\xE9fini",
    accountPricesImported: "Prix par compte import\xE9s",
    accountPricesOnly: "Les prix par compte seulement",
    accounts: "Comptes",
    active: "Actif",
    activity: "Activit\xE9",
    address: "Adresse",
    addressAdded: "Adresse ajout\xE9e",
    addressChanged: "Adresse modifi\xE9e",
    addressDeleted: "Adresse supprim\xE9e",
    addresses: "Adresses",
    after: "Apr\xE8s",
    allOthers: "Toutes les autres",
    basket: "Panier",
    before: "Avant",
    billingAddress: "Adresse de facturation",
    changeUndone: "Modification des donn\xE9es de connexion annul\xE9e",
    clerk: "Employ\xE9",
    companyPrices: "Les prix de l\u2019entreprise",
    contact: "Contact",
    coupon: "Bon de r\xE9duction",
    coupons: "Bons de r\xE9duction",
    creditLimit: "Limite de cr\xE9dit",
    creditNote: "Avoir",
    daysToPay: "D\xE9lai de paiement en jours",
    default: "Par d\xE9faut",
    documents: "Documents",
    dropShipping: "Livraison directe",
    eInvoice: "Facture \xE9lectronique",
    email: "E-mail",
    emailChanged: "Adresse e-mail modifi\xE9e",
    exported: "Export\xE9\xA0: {{what}}",
    favourites: "Favoris",
    field: "Donn\xE9e",
    firstName: "Pr\xE9nom",
    format: "Format",
    inactive: "Inactif",
    keyAdded: "Cl\xE9 pour vos pages cr\xE9\xE9e",
    keyBuyers: "Acheteurs de la cl\xE9",
    keyChanged: "Cl\xE9 pour vos pages modifi\xE9e",
    keyComponents: "\xC9l\xE9ments",
    keyOrigins: "Pages",
    keyRevoked: "Cl\xE9 pour vos pages r\xE9voqu\xE9e",
    keyRights: "Droits",
    keys: "Cl\xE9s",
    lastName: "Nom",
    mainCustomer: "Client principal",
    manageAccounts: "G\xE9rer les comptes",
    no: "Non",
    oneOther: "Une autre",
    order: "Commande",
    orderCancelled: "Commande annul\xE9e",
    orderHeld: "Commande retenue, au-del\xE0 de la limite de cr\xE9dit",
    orderPlaced: "Commande pass\xE9e",
    orderReleased: "Commande lib\xE9r\xE9e",
    ordersAreHeld: "Les commandes sont retenues",
    ordersArePlaced: "Les commandes sont ex\xE9cut\xE9es",
    ordersAreRefused: "Les commandes sont refus\xE9es",
    ownNumberChanged: "R\xE9f\xE9rence propre modifi\xE9e",
    ownNumbersImported: "R\xE9f\xE9rences propres import\xE9es",
    passwordChanged: "Mot de passe modifi\xE9",
    percent: "Pourcentage",
    permissions: "Autorisations",
    pieces: "Pi\xE8ces",
    piecesCancelled: "Pi\xE8ces d\u2019une commande annul\xE9es",
    piecesMoved: "Pi\xE8ces d\xE9plac\xE9es dans une commande \xE0 part",
    placeOrders: "Passer des commandes",
    price: "Prix",
    priceRuleChanged: "R\xE8gle des prix par compte modifi\xE9e",
    quickOrder: "Commande rapide",
    reportAdded: "Signalement de dommage ou de manque compl\xE9t\xE9",
    reportSent: "Dommage ou manque signal\xE9",
    reportWithdrawn: "Signalement de dommage ou de manque retir\xE9",
    repPricesChanged: "Prix pour les commerciaux modifi\xE9s",
    repsSee: "Les commerciaux voient",
    returnApproved: "Retour approuv\xE9",
    returnReceived: "Marchandise d\u2019un retour re\xE7ue",
    returnReduced: "Pi\xE8ces retir\xE9es d\u2019un retour",
    returnRefunded: "Retour cr\xE9dit\xE9",
    returnRejected: "Retour refus\xE9",
    returnSubmitted: "Retour demand\xE9",
    rightRefused: "Refus\xE9, faute d\u2019autorisation",
    role: "R\xF4le",
    rounding: "Arrondi",
    salesRep: "Commercial",
    savedLists: "Listes enregistr\xE9es",
    setAccountPrices: "D\xE9finir les prix par compte",
    shippingAddress: "Adresse de livraison",
    signedIn: "Connexion",
    signInRefused: "Connexion refus\xE9e",
    signIns: "Connexions",
    signInsEnded: "Connexions ferm\xE9es",
    statement: "Relev\xE9 de compte",
    supplier: "Fournisseur",
    termsChanged: "Conditions modifi\xE9es",
    time: "Heure",
    times: "Nombre",
    toTheCent: "Au centime",
    usedFor: "Utilisation",
    what: "Quoi",
    who: "Qui",
    yes: "Oui"
  },
  "change-mail": {
    email: "L\u2019adresse e-mail de votre compte a \xE9t\xE9 modifi\xE9e",
    password: "Le mot de passe de votre compte a \xE9t\xE9 modifi\xE9",
    account: "Nom d\u2019utilisateur\xA0: {{value}}",
    newEmail: "Nouvelle adresse\xA0: {{value}}",
    time: "Date\xA0: {{value}}",
    network: "Depuis\xA0: {{value}}",
    yours: "Si cette modification vient de vous, vous n\u2019avez rien \xE0 faire.",
    notYours: "Sinon, ouvrez ce lien dans les 7 jours. Il annule la modification, d\xE9connecte toutes les personnes qui utilisent le compte et vous permet de choisir un nouveau mot de passe\xA0:",
    paste: "Si le lien ne s\u2019ouvre pas, allez sur {{page}} et collez ce code\xA0:"
  },
  "default-address": {
    billingTitle: "L\u2019adresse de facturation par d\xE9faut a \xE9t\xE9 modifi\xE9e",
    shippingTitle: "L\u2019adresse de livraison par d\xE9faut a \xE9t\xE9 modifi\xE9e",
    nonRegularTitle: "L\u2019adresse par d\xE9faut des livraisons directes a \xE9t\xE9 modifi\xE9e",
    text: "{{by}} a modifi\xE9 la destination par d\xE9faut des marchandises ou des factures de votre soci\xE9t\xE9.",
    before: "Avant\xA0: {{address}}",
    after: "Maintenant\xA0: {{address}}",
    check: "Les commandes d\xE9j\xE0 pass\xE9es conservent leur adresse.",
    open: "Ouvrir le carnet d\u2019adresses"
  },
  "new-account-mail": {
    subject: "Votre compte dans la boutique",
    added: "{{company}} a ouvert un compte pour vous.",
    setPassword: "Choisissez ici votre mot de passe. Le code n\xE9cessaire vous est envoy\xE9 par e-mail\xA0:",
    notAsked: "Si vous ne connaissez pas cette soci\xE9t\xE9, vous n\u2019avez rien \xE0 faire.",
    corrected: "L\u2019adresse e-mail de votre compte a \xE9t\xE9 corrig\xE9e",
    correctedBy: "{{company}} a modifi\xE9 l\u2019adresse e-mail d\u2019un compte qui avait \xE9t\xE9 ouvert avec la v\xF4tre.",
    askCompany: "S\u2019il s\u2019agit d\u2019une erreur, contactez la soci\xE9t\xE9 avant que quelqu\u2019un ne d\xE9finisse un mot de passe."
  },
  "own-number-table": {
    articleNo: "R\xE9f\xE9rence",
    ownNumber: "R\xE9f\xE9rence propre",
    ownNumbers: "R\xE9f\xE9rences propres"
  }
};

// src/catalogue/texts/fr.json
var fr_default2 = {
  attributes: {
    brand: "Marque",
    class: "Famille",
    oemCode: "R\xE9f. OEM",
    colour: "Couleur",
    pageYield: "Rendement en pages",
    tapeWidthMm: "Largeur du ruban",
    printColour: "Couleur d\u2019impression",
    tapeColour: "Couleur du ruban",
    finish: "Finition",
    unionCode: "Code union",
    productBarcode: "Code-barres produit",
    boxBarcode: "Code-barres carton",
    supplier: "Fournisseur",
    printerCount: "Imprimantes compatibles"
  },
  colours: {
    onTape: "{{print}} sur {{tape}}",
    black: "noir",
    cyan: "cyan",
    magenta: "magenta",
    yellow: "jaune",
    "cyan, magenta and yellow": "cyan, magenta et jaune",
    "black, cyan, magenta and yellow": "noir, cyan, magenta et jaune",
    "berry pink": "rose baie",
    "black and red": "noir et rouge",
    blue: "bleu",
    brown: "marron",
    clear: "transparent",
    "fluorescent orange": "orange fluo",
    "fluorescent yellow": "jaune fluo",
    gold: "or",
    green: "vert",
    grey: "gris",
    "lime green": "vert citron",
    metallic: "m\xE9tallis\xE9",
    orange: "orange",
    purple: "violet",
    red: "rouge",
    silver: "argent",
    stencil: "ruban pochoir",
    white: "blanc",
    continuous: "continu",
    "continuous film": "film continu",
    durable: "haute r\xE9sistance",
    fabric: "tissu",
    film: "film",
    "flexible ID": "flexible",
    "flexible nylon": "nylon souple",
    "heat-shrink": "gaine thermor\xE9tractable",
    matt: "mat",
    "non-adhesive": "non adh\xE9sif",
    "non-laminated": "non lamin\xE9",
    paper: "papier",
    pastel: "pastel",
    "permanent polyester": "polyester permanent",
    plastic: "plastique",
    "premium glitter": "paillet\xE9 premium",
    removable: "repositionnable",
    ribbon: "ruban tissu",
    round: "rond",
    security: "s\xE9curit\xE9",
    "strong adhesive": "adh\xE9sif puissant",
    vinyl: "vinyle"
  },
  "cust-number-refusals": {
    damagedNumber: "Un tableur affiche {{text}} \xE0 la place d\u2019un num\xE9ro. Veuillez saisir le num\xE9ro.",
    emptyNumber: "Une r\xE9f\xE9rence doit contenir une lettre ou un chiffre.",
    yourNumberAlready: "{{custNumber}} est d\xE9j\xE0 votre r\xE9f\xE9rence pour {{number}}."
  }
};

// src/codes/texts/fr.json
var fr_default3 = {
  "code-mail": {
    registration: "Votre code pour l\u2019inscription",
    confirmation: "Votre code pour confirmer le compte",
    binding: "Votre code pour la nouvelle adresse e-mail",
    reset: "Votre code pour un nouveau mot de passe",
    passwordChange: "Votre code pour changer le mot de passe",
    signIn: "Votre code pour vous connecter",
    noAccount: "Aucun compte n\u2019utilise cette adresse e-mail",
    userName: "Votre nom d\u2019utilisateur\xA0: {{name}}",
    validity: "Il est valable 15 minutes et ne peut \xEAtre utilis\xE9 qu\u2019une fois.",
    notAsked: "Si vous n\u2019avez rien demand\xE9, vous n\u2019avez rien \xE0 faire.",
    whyNoAccount: "Un nouveau mot de passe a \xE9t\xE9 demand\xE9 pour cette adresse e-mail, mais elle n\u2019appartient \xE0 aucun compte.\n\nVous avez peut-\xEAtre un compte avec une autre adresse, ou vous pouvez vous inscrire."
  },
  "code-refusals": {
    mailNotSent: "L\u2019e-mail n\u2019a pas pu \xEAtre envoy\xE9. Veuillez v\xE9rifier l\u2019adresse ou r\xE9essayer plus tard.",
    numbersGone: "Ces chiffres ne sont plus lus \xE0 voix haute. Veuillez choisir une autre image.",
    numbersMissing: "Veuillez saisir les chiffres de l\u2019image.",
    numbersWrong: "Les chiffres ne correspondent pas \xE0 l\u2019image. Essayez avec la nouvelle."
  }
};

// src/coupons/texts/fr.json
var fr_default4 = {
  "coupon-notice": {
    title: "Un bon de r\xE9duction pour vous\xA0: {{title}}",
    code: "Saisissez le code {{code}} en confirmant une commande.",
    open: "Bons de r\xE9duction"
  },
  "coupon-refusals": {
    codeMissing: "Veuillez saisir un code de r\xE9duction",
    discountedItems: "Les bons de remise ne se cumulent pas avec des articles d\xE9j\xE0 remis\xE9s",
    notFound: "Bon de r\xE9duction introuvable",
    notStarted: "L\u2019op\xE9ration n\u2019a pas commenc\xE9 ou le bon n\u2019est pas valable",
    shipViaFirst: "Veuillez d\u2019abord choisir un mode d\u2019exp\xE9dition\xA0: un bon de livraison gratuite en demande un.",
    usedOrExpired: "Bon de r\xE9duction utilis\xE9 ou expir\xE9",
    usedUp: "Ces bons de r\xE9duction sont \xE9puis\xE9s",
    wrongCondition: "Les conditions de ce bon de r\xE9duction ne sont pas remplies",
    wrongProduct: "Ce bon de r\xE9duction ne s\u2019applique pas \xE0 ces articles"
  }
};

// src/embed-keys/texts/fr.json
var fr_default5 = {
  "embed-key-mail": {
    addedTitle: "Une cl\xE9 pour vos propres pages a \xE9t\xE9 cr\xE9\xE9e\xA0: {{name}}",
    by: "Par {{by}}.",
    bySupplier: "Par le fournisseur.",
    changedTitle: "Une cl\xE9 pour vos propres pages a \xE9t\xE9 modifi\xE9e\xA0: {{name}}",
    check: "Avec une cl\xE9, votre serveur connecte vos acheteurs sans mot de passe. R\xE9voquez-la si vous ne la connaissez pas.",
    ended: "Les pages avec cette cl\xE9 ne commandent plus au nom de vos acheteurs.",
    open: "Ouvrir les cl\xE9s",
    opens: "Elle ouvre\xA0: {{components}}",
    pages: "Pages\xA0: {{origins}}",
    revokedTitle: "Une cl\xE9 pour vos propres pages a \xE9t\xE9 r\xE9voqu\xE9e\xA0: {{name}}"
  },
  "embed-key-refusals": {
    buyerUnknown: "Un acheteur n\u2019est pas un compte de votre entreprise.",
    componentUnknown: "{{name}} n\u2019est pas un \xE9l\xE9ment qu\u2019une cl\xE9 peut ouvrir.",
    expiresLate: "Une cl\xE9 prend fin dans les trois ans.",
    expiresPast: "Ce jour est pass\xE9.",
    keyEnded: "Cette cl\xE9 a pris fin. Cr\xE9ez-en une nouvelle.",
    originShop: "C\u2019est l\u2019adresse de la boutique elle-m\xEAme, qui n\u2019a pas besoin de cl\xE9.",
    originWrong: "{{origin}} n\u2019est pas une origine\xA0: \xE9crivez https:// et le nom du serveur, sans chemin.",
    tooManyKeys: "Une entreprise a au plus {{max}} cl\xE9s. Veuillez en r\xE9voquer une."
  }
};

// src/finance/texts/fr.json
var fr_default6 = {
  "finance-refusals": {
    companyName: "Raison sociale",
    electronicAddress: "Adresse \xE9lectronique de facturation",
    formatMissing: "Ce document n\u2019est pas disponible dans ce format.",
    pec: "Adresse e-mail certifi\xE9e (PEC)",
    registrationNumber: "Num\xE9ro d\u2019immatriculation",
    sdi: "Code destinataire SDI",
    taxCode: "Code fiscal",
    vatNumber: "Num\xE9ro de TVA"
  },
  "finance-table": {
    balance: "Solde",
    cleared: "Sold\xE9",
    clearedAmount: "Montant sold\xE9",
    clearedBy: "Sold\xE9 par",
    clearedOn: "Sold\xE9 le",
    corrects: "Corrige",
    credit: "Avoir",
    creditNotes: "Avoirs",
    creditedQuantity: "Quantit\xE9 cr\xE9dit\xE9e",
    daysOverdue: "Jours de retard",
    discount: "Remise",
    due: "\xC9ch\xE9ance",
    freight: "Frais de port",
    goods: "Marchandises",
    handling: "Frais de traitement",
    invoiceDate: "Date de facture",
    item: "Poste",
    number: "Num\xE9ro",
    open: "Ouvert",
    orderLine: "Ligne de commande",
    overdue: "En retard",
    paid: "Pay\xE9",
    payment: "Paiement",
    restockingFee: "Frais de remise en stock",
    returnFreight: "Port retour",
    type: "Type",
    vat: "TVA"
  },
  invoice: {
    invoice: "Facture",
    creditNote: "Avoir",
    invoiceNo: "Num\xE9ro de facture",
    creditNo: "Num\xE9ro d\u2019avoir",
    date: "Date",
    due: "\xC9ch\xE9ance",
    delivered: "Date de livraison",
    customerNo: "Num\xE9ro de client",
    vatNo: "Votre n\xB0 de TVA",
    ourVatNo: "N\xB0 de TVA",
    registrationNo: "Registre du commerce",
    shipment: "Bon de livraison",
    corrects: "Rectifie la facture {{number}} du {{day}}",
    vatRate: "Taux de TVA",
    taxable: "Base imposable",
    vat: "TVA",
    net: "Montant net",
    coupon: "Remise",
    freight: "Frais de port",
    handling: "Frais de traitement",
    restocking: "Frais de remise en stock",
    returnFreight: "Port retour",
    grandTotal: "Total",
    payable: "Payable sous {{days}} jours, au plus tard le {{day}}.",
    creditUse: "Ce montant est d\xE9duit de vos factures ouvertes.",
    bank: "Banque",
    reference: "R\xE9f\xE9rence de paiement"
  },
  notice: {
    invoiceIssuedTitle: "Facture {{number}}",
    invoiceIssuedIntro: "La facture {{number}} de votre commande {{orderNo}} est disponible.",
    creditIssuedTitle: "Avoir {{number}}",
    creditIssuedIntro: "L\u2019avoir {{number}} de votre commande {{orderNo}} est disponible.",
    invoiceOverdueTitle: "Facture {{number}}\xA0: {{amount}} en retard",
    invoiceOverdueIntro: "La facture {{number}} de votre commande {{orderNo}} \xE9tait \xE0 payer le {{day}}\u202F; {{amount}} restent dus. Si vous avez pay\xE9 entre-temps, ne tenez pas compte de ce message.",
    paymentBookedTitle: "Paiement re\xE7u",
    paymentBookedIntro: "Nous avons enregistr\xE9 votre paiement {{number}} de {{amount}}. Merci.",
    open: "Voir les factures",
    attached: "Le document est joint au format PDF.",
    questions: "Des questions\xA0? Indiquez {{number}}."
  },
  statement: {
    statement: "Relev\xE9 de compte",
    period: "P\xE9riode",
    fromTo: "du {{from}} au {{to}}",
    opening: "Solde d\u2019ouverture",
    closing: "Solde de cl\xF4ture",
    entry: "Pi\xE8ce",
    amount: "Montant",
    balance: "Solde",
    payment: "Paiement",
    later: "\xC9ch\xE9ance plus tard",
    week2: "\xC9ch\xE9ance sous deux semaines",
    week1: "\xC9ch\xE9ance sous une semaine",
    d30: "Retard de 1 \xE0 30 jours",
    d60: "Retard de 31 \xE0 60 jours",
    d90: "Retard de 61 \xE0 90 jours",
    d120: "Retard de 91 \xE0 120 jours",
    over120: "Retard de plus de 120 jours",
    aging: "Solde ouvert par \xE9ch\xE9ance"
  }
};

// src/http/texts/fr.json
var fr_default7 = {
  "http-refusals": {
    authenticationFailed: "\xC9chec de l\u2019authentification, acc\xE8s aux ressources impossible",
    busy: "La boutique est tr\xE8s sollicit\xE9e. Veuillez r\xE9essayer dans un instant.",
    confirmFirst: "Veuillez d\u2019abord confirmer votre compte.",
    doesNotExist: "Cet \xE9l\xE9ment n\u2019existe pas ou plus.",
    noPermissions: "Vous n\u2019avez pas l\u2019autorisation pour cette op\xE9ration",
    storageFull: "L\u2019espace de stockage de la boutique est plein. Rien n\u2019a \xE9t\xE9 enregistr\xE9\xA0; veuillez r\xE9essayer plus tard.",
    unstorableCharacter: "Un texte contient un caract\xE8re qui ne peut pas \xEAtre enregistr\xE9. Supprimez-le et r\xE9essayez.",
    wentWrong: "Une erreur s\u2019est produite de notre c\xF4t\xE9. Veuillez r\xE9essayer. R\xE9f\xE9rence\xA0: {{id}}"
  }
};

// src/limits/texts/fr.json
var fr_default8 = {
  "limit-refusals": {
    tooManyKept: "Il n\u2019est pas possible d\u2019en conserver plus de {{max}}. Veuillez d\u2019abord en supprimer.",
    tooManyTries: "Trop de tentatives. Veuillez r\xE9essayer dans {{time}}."
  }
};

// src/mail/texts/fr.json
var fr_default9 = {
  mail: {
    greeting: "Bonjour {{name}},"
  }
};

// src/notifications/texts/fr.json
var fr_default10 = {
  "notification-mail": {
    openShop: "Ouvrir la boutique"
  }
};

// src/orders/texts/fr.json
var fr_default11 = {
  "order-mail": {
    orderPlacedTitle: "Commande {{orderNo}} enregistr\xE9e",
    orderPlacedIntro: "Nous avons bien re\xE7u votre commande. Merci.",
    orderShippedTitle: "Commande {{orderNo}} en route",
    orderShippedIntro: "Des articles de votre commande ont quitt\xE9 notre entrep\xF4t.",
    orderProcessingTitle: "Commande {{orderNo}} en pr\xE9paration",
    orderProcessingIntro: "Notre entrep\xF4t pr\xE9pare votre commande. Elle ne peut plus \xEAtre annul\xE9e dans la boutique.",
    orderDeliveredTitle: "Commande {{orderNo}} livr\xE9e",
    orderDeliveredIntro: "Des articles de votre commande sont arriv\xE9s.",
    orderDatesTitle: "Nouvelles dates pour la commande {{orderNo}}",
    orderDatesIntro: "Les dates de livraison de votre commande ont chang\xE9. Voici ce que nous pr\xE9voyons d\xE9sormais.",
    orderCancelledTitle: "Commande {{orderNo}} annul\xE9e",
    orderCancelledIntro: "Votre commande a \xE9t\xE9 annul\xE9e. Rien ne sera livr\xE9 ni factur\xE9.",
    orderRestMovedTitle: "La commande {{orderNo}} contient les pi\xE8ces en attente de marchandise",
    orderRestMovedIntro: "Les pi\xE8ces de votre commande qui attendent de la marchandise ont maintenant leur propre commande, avec les m\xEAmes prix, adresses et places dans la file. Rien d\u2019autre n\u2019a chang\xE9.",
    orderRestCancelledTitle: "Une partie de la commande {{orderNo}} est annul\xE9e",
    orderRestCancelledIntro: "Les pi\xE8ces de votre commande qui n\u2019\xE9taient pas exp\xE9di\xE9es sont annul\xE9es. Elles ne seront ni livr\xE9es ni factur\xE9es.",
    orderAnsweredTitle: "Un message sur la commande {{orderNo}}",
    orderAnsweredIntro: "Nous vous avons \xE9crit au sujet de votre commande\xA0:",
    orderAskedTitle: "Une question sur la commande {{orderNo}}",
    orderAskedIntro: "L\u2019acheteur \xE9crit\xA0:",
    held: "Votre entreprise d\xE9passe son plafond de cr\xE9dit\xA0: nous commencerons d\xE8s qu\u2019un paiement la ram\xE8nera en dessous. Les pi\xE8ces vous sont r\xE9serv\xE9es.",
    orderNumber: "Num\xE9ro de commande",
    salesOrder: "Notre num\xE9ro",
    yourOrder: "Votre r\xE9f\xE9rence",
    placedOn: "Pass\xE9e le",
    tracking: "Num\xE9ro de suivi",
    notInOrder: "Un article manque ou est endommag\xE9\xA0?",
    report: "Signaler un dommage ou un manque sous 3 jours ouvr\xE9s",
    partShipped: "Une partie de la commande {{orderNo}} est en route",
    partDeliveredTitle: "Une partie de la commande {{orderNo}} a \xE9t\xE9 livr\xE9e",
    partDeliveredIntro: "Une partie de votre commande est arriv\xE9e. Encore \xE0 venir\xA0: {{pieces}}.",
    inShipment: "Dans cet envoi",
    toCome: "Reste \xE0 venir",
    schedule: "Ce qui part et quand",
    changedDates: "Nouvelles dates",
    unchangedDates: "Inchang\xE9",
    now: "Part imm\xE9diatement",
    within72h: "Part sous 72 heures",
    leavesOn: "Part le {{day}}",
    onDay: "Pr\xE9vu le {{day}}",
    noDate: "Pas encore de date",
    noDateNote: "Nous vous \xE9crivons d\xE8s qu\u2019il y en a une.",
    pieces_many: "{{count}} pi\xE8ces",
    pieces_one: "{{count}} pi\xE8ce",
    pieces_other: "{{count}} pi\xE8ces",
    lines: "Votre commande",
    article: "Article",
    eachContains: "Contenu par lot\xA0:",
    quantity: "Quantit\xE9",
    unitPrice: "Prix unitaire",
    amount: "Montant",
    subtotal: "Sous-total",
    discount: "Remise",
    shipping: "Livraison",
    handling: "Frais de traitement",
    vat: "TVA {{rate}}",
    salesTax: "Taxe de vente (sales tax)",
    total: "Total g\xE9n\xE9ral",
    cancelledPart: "Annul\xE9",
    movedPart: "D\xE9plac\xE9 dans une autre commande",
    leftOfOrder: "Reste command\xE9",
    toPay: "\xC0 payer",
    shipTo: "Adresse de livraison",
    shipVia: "Mode d\u2019exp\xE9dition",
    open: "Voir la commande",
    attached: "La confirmation de commande est jointe au format PDF.",
    questions: "Des questions\xA0? Indiquez le num\xE9ro de commande {{orderNo}}."
  },
  "order-refusals": {
    aboveCreditLimit: "Cette commande d\xE9passe la limite de cr\xE9dit de votre soci\xE9t\xE9. Il reste {{amount}}.",
    cancelOfOwner: "Seuls la personne qui a pass\xE9 la commande et le compte principal peuvent l\u2019annuler.",
    cancelledAlready: "Cette commande est d\xE9j\xE0 annul\xE9e.",
    forwarderMissing: "Veuillez choisir un transporteur.",
    inWork: "Cette commande est d\xE9j\xE0 en cours de traitement. Veuillez nous appeler pour l\u2019annuler.",
    noInvoicePossible: "Aucune facture ne peut \xEAtre \xE9tablie pour cette commande. V\xE9rifiez ou demandez-nous de corriger\xA0: {{fields}}.",
    noOwnNote: "Cette commande n\u2019a pas de bon de livraison \xE0 vous.",
    noteOfOwner: "Seuls l\u2019auteur de la commande et le compte principal peuvent modifier le bon de livraison.",
    nothingToMove: "Toutes les pi\xE8ces de cette commande attendent de la marchandise. Il n\u2019y a rien \xE0 d\xE9placer.",
    orderChanged: "La commande a chang\xE9, veuillez la confirmer \xE0 nouveau.",
    otherPiecesWait: "D\u2019autres pi\xE8ces de cette commande sont d\xE9sormais en attente. Veuillez la consulter de nouveau.",
    partHasLeft: "Une partie de cette commande est d\xE9j\xE0 exp\xE9di\xE9e. Son bon de livraison ne peut plus \xEAtre modifi\xE9.",
    piecesLeft: "{{number}}\xA0: pi\xE8ces encore annulables\xA0: {{pieces}}.",
    placedAlready: "Cette commande a d\xE9j\xE0 \xE9t\xE9 pass\xE9e, sous le num\xE9ro {{orderNo}}. Rien n\u2019a \xE9t\xE9 command\xE9 deux fois.",
    productDisabled: "L\u2019article {{number}} n\u2019est plus disponible, veuillez en choisir un autre.",
    productMissing: "L\u2019article {{number}} n\u2019existe pas, veuillez en choisir un autre.",
    shipToMissing: "Veuillez saisir l\u2019adresse de livraison.",
    shipViaMissing: "Veuillez choisir un mode d\u2019exp\xE9dition.",
    tooManyFiles: "Une commande peut comporter {{count}} fichiers.",
    tooManyMessages: "Cette commande compte {{max}} messages de votre part. Veuillez nous appeler ou nous \xE9crire un e-mail.",
    tooManyPieces: "La quantit\xE9 maximale par commande pour {{number}} est de {{count}} pi\xE8ces."
  },
  "order-table": {
    allGoodsDelivered: "Enti\xE8rement livr\xE9e",
    backOrder: "Avec reliquat",
    brand: "Marque",
    cancelled: "Annul\xE9e",
    grandTotal: "Total g\xE9n\xE9ral",
    inPreparation: "En pr\xE9paration",
    kind: "Disponibilit\xE9",
    name: "D\xE9signation",
    normal: "Normale",
    orderType: "Type de commande",
    partlyShipped: "Partiellement exp\xE9di\xE9e",
    preOrder: "Pr\xE9commande",
    progress: "Avancement",
    qoNo: "Commande rapide (QO#)",
    shipTo: "Adresse de livraison",
    shipped: "Exp\xE9di\xE9e",
    stillOrdered: "Reste command\xE9",
    submitted: "Enregistr\xE9e",
    tracking: "N\xB0 de suivi",
    unitPrice: "Prix unitaire"
  },
  progress: {
    title: "Avancement",
    arrived: "{{arrived}} sur {{pieces}} arriv\xE9es",
    expected: "{{pieces}} attendues le {{day}}",
    leaving: "{{pieces}} au d\xE9part le {{day}}",
    underWay: "{{pieces}} en chemin, encore sans date",
    unknown: "{{pieces}} encore sans date"
  }
};

// src/pdf/texts/fr.json
var fr_default12 = {
  document: {
    yourReference: "Votre r\xE9f\xE9rence",
    returnNumber: "Retour",
    exemptK: "Livraison intracommunautaire exon\xE9r\xE9e\xA0; TVA due par le client",
    exemptG: "Exportation exon\xE9r\xE9e de TVA",
    exemptAE: "Autoliquidation\xA0: TVA due par le client",
    exemptE: "Exon\xE9r\xE9 de TVA",
    exemptZ: "Taux z\xE9ro",
    exemptO: "Hors champ de la TVA"
  },
  paper: {
    orderConfirmation: "Confirmation de commande",
    packingList: "Liste de colisage",
    deliveryNote: "Bon de livraison",
    carrierLabel: "\xC9tiquette transporteur",
    returnLabel: "Bordereau de retour",
    sender: "De",
    sendTo: "\xC0",
    weight: "Poids",
    billTo: "Adresse de facturation",
    shipmentOf: "Envoi",
    shippedOn: "Exp\xE9di\xE9 le",
    parcelOf: "Colis {{n}} sur {{of}}",
    parcels: "Colis",
    found: "Re\xE7u",
    ordered: "Command\xE9",
    before: "D\xE9j\xE0 livr\xE9",
    inParcel: "Ici",
    ofShipment: "sur {{n}} dans cet envoi",
    complete: "complet",
    toComeSoon: "{{n}} sous peu",
    toComeDay: "{{n}} le {{day}}",
    toComeNoDate: "{{n}} sans date",
    cancelled: "annul\xE9\xA0: {{n}}",
    missing: "Un article manque ou est endommag\xE9\xA0? Signalez-le-nous sous 3 jours ouvr\xE9s\xA0: {{email}}",
    missingNeutral: "Articles manquants ou endommag\xE9s\xA0: signalez-les \xE0 votre fournisseur sous 3 jours ouvr\xE9s.",
    pageOf: "Page {{page}} sur {{pages}}",
    toPayBy: "\xE0 payer au plus tard le {{day}}",
    inYourFavour: "en votre faveur",
    pleasePay: "\xC0 r\xE9gler",
    howPaid: "Comment vous le recevez",
    facturX: "Ce PDF est aussi une facture \xE9lectronique (Factur-X, profil EN 16931)\xA0: ses donn\xE9es figurent dans le fichier au format XML."
  },
  "printable-refusals": {
    forbidden: "Ces caract\xE8res ne peuvent pas \xEAtre utilis\xE9s\xA0: {{characters}}. Veuillez les supprimer.",
    notOnItalianInvoices: "Ces caract\xE8res ne peuvent pas figurer sur les factures italiennes\xA0: {{characters}}. Utilisez des lettres latines.",
    unprintable: "Ces caract\xE8res ne peuvent pas \xEAtre imprim\xE9s sur les documents\xA0: {{characters}}. Utilisez des lettres latines, grecques ou cyrilliques."
  }
};

// src/registration/texts/fr.json
var fr_default13 = {
  "registration-refusals": {
    noPrices: "Il n\u2019y a pas de prix dans cette devise.",
    noRegistrations: "Ce site n\u2019accepte pas d\u2019inscription ici."
  }
};

// src/reports/texts/fr.json
var fr_default14 = {
  report: {
    reportReceivedTitle: "Le signalement {{reportNo}} nous est parvenu",
    reportReceivedIntro: "Nous avons re\xE7u votre signalement de dommage ou de manque. Sa date compte pour les trois jours ouvr\xE9s. Veuillez conserver la marchandise et l\u2019emballage jusqu\u2019\xE0 la d\xE9cision sur le retour.",
    reportReceivedOpen: "Ouvrir la commande",
    reportArrivedTitle: "Signalement {{reportNo}} de dommage ou de manque",
    reportArrivedIntro: "{{by}} signale un dommage ou un manque. `ops report:files {{reportNo}} <dossier>` enregistre les photos.",
    reportArrivedOpen: "Ouvrir la commande",
    reportReturnedTitle: "Le signalement {{reportNo}} est pr\xEAt comme retour",
    reportReturnedIntro: "Toute la marchandise de la commande est arriv\xE9e. Votre signalement est maintenant un brouillon de retour, avec ses lignes et ses photos. Ajoutez une remarque et envoyez-le.",
    reportReturnedOpen: "Ouvrir le brouillon",
    title: "Signalement de dommage ou de manque",
    reportNumber: "Signalement",
    order: "Commande",
    yourOrder: "Votre commande",
    shipment: "Envoi",
    reportedOn: "Signal\xE9 le",
    by: "Signal\xE9 par",
    lines: "Marchandise signal\xE9e",
    article: "Article",
    quantity: "Quantit\xE9",
    what: "Constat",
    damaged: "endommag\xE9",
    missing: "manquant",
    wrong: "mauvais article",
    batch: "Lot",
    photos: "photos\xA0: {{count}}",
    keep: "Le moment de ce signalement compte pour le d\xE9lai de 3 jours ouvr\xE9s. Il ne donne pas lieu \xE0 un avoir\xA0: lorsque toute la marchandise de la commande est arriv\xE9e, il devient un brouillon de retour, que vous envoyez.",
    questions: "Des questions\xA0? Indiquez {{reportNo}}."
  },
  "report-refusals": {
    isReturn: "Ce signalement est devenu un retour. Continuez \xE0 cet endroit.",
    piecesLeft: "Pour {{number}}, pi\xE8ces livr\xE9es encore signalables\xA0: {{left}}.",
    tooManyFiles: "Un signalement peut contenir {{count}} fichiers.",
    tooManyNotes: "Cette ligne a {{max}} remarques. Appelez-nous ou \xE9crivez un e-mail.",
    tooManyReports: "Cette commande a {{max}} signalements. Compl\xE9tez l\u2019un d\u2019eux ou appelez-nous.",
    withdrawOfOwner: "Seuls l\u2019auteur d\u2019un signalement et le compte principal peuvent le retirer.",
    withdrawnAlready: "Ce signalement a \xE9t\xE9 retir\xE9."
  }
};

// src/rma/texts/fr.json
var fr_default15 = {
  "return-mail": {
    returnSubmittedTitle: "Le retour {{rmaNo}} est enregistr\xE9",
    returnSubmittedIntro: "Nous avons re\xE7u votre demande. La v\xE9rification prend jusqu\u2019\xE0 trois jours ouvr\xE9s.",
    returnApprovedTitle: "Le retour {{rmaNo}} est accept\xE9",
    returnApprovedIntro: "Veuillez renvoyer la marchandise. L\u2019avoir suit d\xE8s son arriv\xE9e.",
    returnReducedTitle: "Le retour {{rmaNo}} a \xE9t\xE9 modifi\xE9",
    returnReducedIntro: "Une partie des articles a fait l\u2019objet d\u2019un avoir par ailleurs et en est retir\xE9e. Les motifs figurent \xE0 c\xF4t\xE9 des lignes\xA0; le reste est toujours accept\xE9.",
    returnRejectedTitle: "Le retour {{rmaNo}} est refus\xE9",
    returnRejectedIntro: "Les motifs figurent \xE0 c\xF4t\xE9 des lignes de votre retour.",
    returnRefundedTitle: "Le retour {{rmaNo}} est rembours\xE9",
    returnRefundedIntro: "Nous avons \xE9tabli l\u2019avoir pour la marchandise de votre retour.",
    nothingToSend: "Il n\u2019y a rien \xE0 renvoyer. Nous cr\xE9diterons les articles de votre retour.",
    collected: "Notre coursier vient chercher la marchandise. L\u2019avoir suit d\xE8s son arriv\xE9e.",
    answerBy: "R\xE9ponse avant le",
    creditNotes: "Avoir",
    lines: "Articles",
    article: "Article",
    quantity: "Quantit\xE9",
    received: "{{received}} sur {{approved}} re\xE7us",
    amount: "Montant",
    fee: "Frais de remise en stock",
    shipping: "Transport retour",
    vat: "TVA {{rate}}",
    total: "Avoir",
    open: "Ouvrir le retour",
    questions: "Des questions\xA0? Indiquez le num\xE9ro {{rmaNo}}."
  },
  "return-refusals": {
    changedElsewhere: "Ce retour a \xE9t\xE9 modifi\xE9 sur une autre page.",
    linesNotReturnable: "Certaines lignes ne peuvent pas \xEAtre retourn\xE9es ainsi.",
    notDelivered: "Pas encore livr\xE9. Les retours sont possibles lorsque toute la marchandise est livr\xE9e.",
    slipLater: "Le bordereau est disponible une fois le retour approuv\xE9.",
    submittedAlready: "Ce retour a \xE9t\xE9 envoy\xE9 et ne peut plus \xEAtre supprim\xE9.",
    tooManyDrafts: "Vous avez {{max}} brouillons de retours. Veuillez en envoyer ou en supprimer un sous \xAB\xA0Retours\xA0\xBB.",
    tooManyFiles: "Un retour peut comporter {{count}} fichiers."
  },
  "return-table": {
    applicationForReturn: "Demande de retour",
    approvedQuantity: "Quantit\xE9 accept\xE9e",
    auditAnswer: "R\xE9ponse de la v\xE9rification",
    auditApproved: "V\xE9rification accept\xE9e",
    batchNumber: "Num\xE9ro de lot",
    brokenCartridge: "Cartouche cass\xE9e",
    chipError: "Erreur de puce, non compatible ou non reconnu",
    draft: "Brouillon",
    leaking: "Fuite",
    noise: "Bruit",
    notRequired: "Non n\xE9cessaire",
    otherReason: "Autre motif",
    others: "Autres",
    paperJam: "Bourrage papier",
    poorPrintQuality: "Mauvaise qualit\xE9 d\u2019impression",
    printingDefect: "D\xE9faut d\u2019impression",
    receivedQuantity: "Quantit\xE9 re\xE7ue",
    refund: "Remboursement",
    rejected: "Refus\xE9",
    return: "Retour",
    wrongOrLess: "Erreur ou manquant \xE0 la livraison"
  }
};

// src/saved-lists/texts/fr.json
var fr_default16 = {
  "hand-over": {
    title: "\xC0 commander\xA0: {{name}}",
    text: "{{by}} a pr\xE9par\xE9 la liste {{name}} et vous demande de passer la commande.",
    open: "Ouvrir la liste"
  },
  "list-reminder": {
    title: "Il est temps de commander\xA0: {{name}}",
    text: "Vous avez demand\xE9 un rappel pour la liste {{name}} lorsqu\u2019elle n\u2019a pas \xE9t\xE9 command\xE9e depuis {{days}} jours.",
    open: "Ouvrir la liste"
  },
  "saved-list-refusals": {
    noMainAccount: "Votre soci\xE9t\xE9 n\u2019a pas de compte principal qui pourrait passer cette commande.",
    onlyOwner: "Seuls son propri\xE9taire et le compte principal peuvent renommer, partager ou supprimer cette liste."
  }
};

// src/saved-views/texts/fr.json
var fr_default17 = {
  "saved-view-refusals": {
    nameTaken: "Une autre vue porte d\xE9j\xE0 ce nom.",
    tooManyViews: "Une liste a au plus {{max}} vues. Veuillez en supprimer une."
  }
};

// src/seed/texts/fr.json
var fr_default18 = {
  "demo-accounts": {
    buyerDe: "Ses propres r\xE9f\xE9rences partout et des factures \xE9lectroniques.",
    buyerFr: "Livre aux clients finaux, avec leurs propres bons de livraison.",
    buyerIt: "Proche de la limite de cr\xE9dit\xA0: ce que dit alors une commande.",
    buyerNl: "Tout \xE0 la fois\xA0: commandes en plusieurs envois, retours, factures ouvertes, listes partag\xE9es.",
    buyerPl: "Grandes commandes, reliquats et prix en zlotys.",
    buyerUk: "Prix en livres, avec la TVA britannique.",
    buyerUs: "Bureaux dans deux fuseaux horaires, avec la taxe de vente.",
    clerkNl: "Assistante de la m\xEAme soci\xE9t\xE9\xA0: remplit le panier, sans commande rapide ni favoris.",
    newNl: "Se connecte pour la premi\xE8re fois et confirme son adresse e-mail.",
    repNl: "Commercial de la m\xEAme soci\xE9t\xE9\xA0: voit les prix du compte et commande en livraison directe pour ses clients."
  },
  "demo-articles": {
    and: ", ",
    comma: ", ",
    fits: "Compatible avec {{brand}} {{printers}}",
    fitsMany: "Compatible avec {{printerCount}} imprimantes {{brand}}, dont {{printers}}",
    kind102: "Toner",
    kind103: "Kit toner",
    kind105: "Tambour",
    kind109: "Ruban d\u2019\xE9tiquettes",
    label: "Impression r\xE9sistante au frottement, bord net, tient sur le papier, le plastique et le m\xE9tal",
    name: "{{kind}} {{part}}",
    pages: "pour environ {{pages}} pages (A4 \xE0 5\xA0% de couverture)",
    print: "Produit rempli et test\xE9 \xE0 l\u2019unit\xE9, avec puce si l\u2019imprimante en demande une, garanti deux ans",
    replaces: "Remplace {{part}}",
    stop: ". ",
    width: "largeur du ruban {{width}}"
  },
  "demo-contents": {
    aboutText: "<p>Cartwright fournit aux revendeurs toners, kits de toners, tambours et rubans d\u2019\xE9tiquettes pour plus de 1 800 imprimantes.</p>\n<h2>Notre m\xE9tier</h2>\n<p>Nous vendons uniquement aux professionnels. Vous commandez avec toute r\xE9f\xE9rence en votre possession, voyez le stock r\xE9el et le jour d\u2019arriv\xE9e, \xE0 vos propres prix. Ce que vous commandez aujourd\u2019hui est emball\xE9 aujourd\u2019hui.</p>\n<h2>O\xF9 nous trouver</h2>\n{{where}}\n<h2>Nos engagements</h2>\n<ul><li>Chaque cartouche est remplie et test\xE9e une \xE0 une, avec 2 ans de garantie.</li>\n<li>Marque blanche et emballages personnalis\xE9s d\xE8s les petites s\xE9ries.</li>\n<li>Livraison directe neutre, en votre nom.</li>\n<li>Une interface pour votre syst\xE8me d\u2019achat et des formulaires de commande pour votre intranet.</li></ul>",
    aboutTitle: "\xC0 propos de nous",
    activityDrumsText: "Changez le tambour tous les quatre toners.",
    activityDrumsTitle: "Tambours",
    activityKitsText: "Bouteilles et jeux pour copieurs et groupes de travail.",
    activityKitsTitle: "Kits toner",
    activityLabelsText: "Lamin\xE9s, textiles, thermor\xE9tractables et plus encore.",
    activityLabelsTitle: "Cassettes \xE0 \xE9tiquettes",
    activityTonerText: "Noir et couleur pour les imprimantes d\u2019aujourd\u2019hui.",
    activityTonerTitle: "Toners",
    announcementText: "<p>Entre No\xEBl et le Nouvel An, nous pr\xE9parons les commandes jusqu\u2019\xE0 12 h. Les commandes suivantes partent le jour ouvr\xE9 d\u2019apr\xE8s.</p>\n<h2>Jours de fermeture</h2>\n<ul>{{closed}}</ul>\n<p>La boutique prend vos commandes jour et nuit, comme toujours.</p>",
    announcementTitle: "Annonce",
    bannerLabelsText: "Cassettes de 3,5 \xE0 104 mm, en stock.",
    bannerLabelsTitle: "Des \xE9tiquettes pour chaque rayon",
    bannerLinesText: "Collez une liste\xA0: nos r\xE9f\xE9rences, codes OEM, codes-barres ou vos r\xE9f\xE9rences.",
    bannerLinesTitle: "Mille lignes d\u2019un coup",
    bannerStockEUText: "Stock r\xE9el et date d\u2019arriv\xE9e pour chaque article.",
    bannerStockEUTitle: "600 000 pi\xE8ces dans nos entrep\xF4ts europ\xE9ens",
    bannerStockUSText: "Livraison par la route dans 99,9\xA0% des \xC9tats-Unis en 1 \xE0 3 jours.",
    bannerStockUSTitle: "1,5 million de cartouches en stock",
    closedEU: "<li>25 et 26 d\xE9cembre\xA0: pas d\u2019exp\xE9dition</li><li>1er janvier\xA0: pas d\u2019exp\xE9dition</li>",
    closedUS: "<li>25 d\xE9cembre\xA0: pas d\u2019exp\xE9dition</li><li>1er janvier\xA0: pas d\u2019exp\xE9dition</li>",
    contactText: "<p>Votre commercial r\xE9pond les jours ouvr\xE9s. Ayez sous la main votre num\xE9ro de client ou de commande, et nous pourrons vous aider aussit\xF4t.</p>",
    contactTitle: "Nous contacter",
    cookiesText: '<p>Cette boutique ne conserve que ce dont elle a besoin pour fonctionner. Il n\u2019y a ni publicit\xE9 ni suivi par des tiers\xA0: rien \xE0 refuser.</p>\n<h2>Ce que conserve votre navigateur</h2>\n<table><thead><tr><th scope="col">Nom</th><th scope="col">Usage</th><th scope="col">Dur\xE9e</th></tr></thead>\n<tbody><tr><td><code>Client-Token</code>, <code>Client-Token-Shop</code></td><td>vous gardent connect\xE9</td><td>jusqu\u2019\xE0 la fermeture du navigateur</td></tr>\n<tr><td><code>client-country</code></td><td>le site choisi</td><td>30 jours</td></tr>\n<tr><td><code>client-language</code>, <code>login-language</code></td><td>la langue choisie</td><td>30 jours</td></tr>\n<tr><td>Stockage local</td><td>vos listes en cours, l\u2019am\xE9nagement de la page et le fait que vous avez lu cet avis</td><td>jusqu\u2019\xE0 ce que vous l\u2019effaciez</td></tr></tbody></table>\n<h2>Comment l\u2019effacer</h2>\n<p>La d\xE9connexion efface l\u2019identification. Votre navigateur efface le reste dans les r\xE9glages des donn\xE9es de sites\xA0; la boutique repart alors comme \xE0 la premi\xE8re visite.</p>\n<h2>Qui peut le lire</h2>\n<p>Cette boutique seulement. Les pages d\u2019autres soci\xE9t\xE9s qui int\xE8grent nos formulaires de commande ont leur propre stockage.</p>',
    cookiesTitle: "Cookies",
    couponsEU: "<li><strong>Bons</strong> montre les bons que vous pouvez utiliser.</li>",
    delayEU: "<p>Les colis en stock command\xE9s avant 16 h 30 partent le jour m\xEAme et arrivent le plus souvent le jour ouvr\xE9 suivant. Le stock de l\u2019entrep\xF4t central aux Pays-Bas part sous 72 heures.</p>",
    delayUS: "<p>La livraison par la route couvre 99,9\xA0% des \xC9tats-Unis en 1 \xE0 3 jours. L\u2019a\xE9rien en deux jours et la messagerie se choisissent dans la commande.</p>",
    deliveryEU: '<p>Les articles en stock command\xE9s avant <strong>16 h 30</strong> un jour ouvr\xE9 sont exp\xE9di\xE9s le jour m\xEAme, pour une livraison le plus souvent le jour ouvr\xE9 suivant.</p>\n<table><thead><tr><th scope="col">O\xF9 se trouve la marchandise</th><th scope="col">Quand elle arrive chez vous</th></tr></thead>\n<tbody><tr><td>Entrep\xF4t de votre site</td><td>le jour ouvr\xE9 suivant</td></tr>\n<tr><td>Entrep\xF4t central, Pays-Bas</td><td>part sous 72 heures, puis comme depuis votre site</td></tr>\n<tr><td>En transit</td><td>le jour pr\xE9vu indiqu\xE9 avec l\u2019article</td></tr></tbody></table>\n<p>Les jours de livraison sont indicatifs. Si l\u2019un d\u2019eux est repouss\xE9, demandez-nous sur la page de la commande d\u2019annuler les lignes concern\xE9es\xA0: jusqu\u2019\xE0 l\u2019exp\xE9dition, c\u2019est sans frais.</p>',
    deliveryUS: "<p>La livraison par la route depuis notre centre de distribution en Californie couvre <strong>99,9\xA0% des \xC9tats-Unis en 1 \xE0 3 jours</strong>. L\u2019a\xE9rien en deux jours et la messagerie sur rendez-vous se choisissent dans la commande.</p>\n<p>Les jours de livraison sont indicatifs. Si l\u2019un d\u2019eux est repouss\xE9, demandez-nous sur la page de la commande d\u2019annuler les lignes concern\xE9es\xA0: jusqu\u2019\xE0 l\u2019exp\xE9dition, c\u2019est sans frais.</p>",
    faqChangeText: "<p>Non. Adresse, articles, quantit\xE9s et num\xE9ro de commande sont d\xE9finitifs d\xE8s l\u2019envoi. Tant que nous n\u2019y travaillons pas, vous pouvez l\u2019annuler, en entier ou pi\xE8ce par pi\xE8ce, ligne par ligne\xA0; ensuite, renoncez sur la page de la commande \xE0 ce qui attend encore de la marchandise, ou d\xE9placez-le dans une commande \xE0 part\xA0; demandez-nous d\u2019y annuler ce qui est d\xE9j\xE0 pr\xEAt. Commandez \xE0 part ce qui manque.</p>",
    faqChangeTitle: "Puis-je modifier une commande pass\xE9e\xA0?",
    faqDamageText: "<p>Notez-le sur le r\xE9c\xE9piss\xE9 du transporteur, gardez l\u2019emballage et signalez-le, photos \xE0 l\u2019appui, dans les 3 jours ouvr\xE9s suivant la livraison\xA0: sur la page de la commande, sous \xAB\xA0Signaler un dommage ou un manque\xA0\xBB, m\xEAme si le reste est encore attendu. Lorsque tout est arriv\xE9, le signalement devient un brouillon de retour.</p>",
    faqDamageTitle: "Le colis est ab\xEEm\xE9 ou incomplet. Que faire\xA0?",
    faqDelayTitle: "Sous quel d\xE9lai suis-je livr\xE9\xA0?",
    faqDropShipText: "<p>Oui. Choisissez la livraison directe avec un bon neutre, ou avec votre propre bon de livraison. Votre client ne voit ni notre nom ni nos prix.</p>",
    faqDropShipTitle: "Pouvez-vous livrer mon client\xA0?",
    faqLongListText: '<p>Ouvrez <a href="/my/quickorder">Ma commande rapide</a> et collez-la, ou d\xE9posez un fichier\xA0: jusqu\u2019\xE0 1 000 lignes d\u2019un coup. Les lignes sans article restent en place, avec la raison et une proposition.</p>',
    faqLongListTitle: "Comment commander une longue liste\xA0?",
    faqNumbersText: "<p>Toutes\xA0: notre r\xE9f\xE9rence, le code OEM, le code union, le code-barres du produit ou du carton, et votre propre r\xE9f\xE9rence. Si un num\xE9ro correspond \xE0 deux articles, nous vous demandons lequel vous voulez.</p>",
    faqNumbersTitle: "Avec quelles r\xE9f\xE9rences puis-je chercher et commander\xA0?",
    faqOutOfStockText: "<p>\xC0 vous de choisir\xA0: ce qui est disponible part maintenant et le reste plus tard, ou tout part ensemble \xE0 commande compl\xE8te. Le jour pr\xE9vu figure sur chaque ligne.</p>",
    faqOutOfStockTitle: "Que se passe-t-il si un article n\u2019est pas en stock\xA0?",
    faqOwnSystemText: '<p>Oui. Les syst\xE8mes d\u2019achat passent par notre interface, et un intranet int\xE8gre la commande rapide et le panier en une ligne. <a href="/cartwright/contactus">\xC9crivez-nous</a> pour obtenir un acc\xE8s.</p>',
    faqOwnSystemTitle: "Pouvons-nous commander depuis notre propre syst\xE8me\xA0?",
    faqPricesText: '<p>Les prix et les stocks s\u2019affichent une fois connect\xE9. <a href="/ac/register">Inscrivez votre soci\xE9t\xE9</a> ou demandez un compte \xE0 votre commercial.</p>',
    faqPricesTitle: "Comment voir les prix\xA0?",
    faqReturnText: "<p>Une fois la commande enti\xE8rement livr\xE9e, ouvrez-la et demandez un retour. Les articles non utilis\xE9s sont repris dans les 30 jours suivant la date de facture, avec 20\xA0% de frais de remise en stock\xA0; le contr\xF4le prend jusqu\u2019\xE0 trois jours ouvr\xE9s.</p>",
    faqReturnTitle: "Comment retourner un article\xA0?",
    faqWarrantyText: "<p>2 ans sur chaque article \xE0 compter de la date de facture. Indiquez-nous le d\xE9faut et le num\xE9ro de lot\xA0: nous rempla\xE7ons l\u2019article ou \xE9tablissons un avoir.</p>",
    faqWarrantyTitle: "Quelle garantie offrez-vous\xA0?",
    faqWhoMayOrderText: "<p>Le compte principal peut ajouter des comptes pour ses coll\xE8gues, fixer leurs droits et les prix qu\u2019ils voient.</p>",
    faqWhoMayOrderTitle: "Qui peut commander pour ma soci\xE9t\xE9\xA0?",
    floorColour: "Jeux couleur pour HP et Brother",
    floorDrums: "Tambours",
    floorLabels: "\xC9tiquettes",
    floorToner: "Toners les plus command\xE9s",
    holidaysEU: "<ul><li>Les commandes pass\xE9es avant le <strong>23 d\xE9cembre \xE0 12 h</strong> partent le jour m\xEAme.</li><li>Pas de livraison les 25 et 26 d\xE9cembre ni le 1er janvier.</li></ul>",
    holidaysUS: "<ul><li>Les commandes pass\xE9es avant le <strong>23 d\xE9cembre \xE0 12 h</strong> partent le jour m\xEAme.</li><li>Pas de livraison le 25 d\xE9cembre ni le 1er janvier.</li></ul>",
    messageHolidaysTitle: "Jours de livraison pendant les f\xEAtes",
    messageLabelsText: '<p>Plus de 60 formats d\u2019\xE9tiquettes sont en stock.</p><p><a href="/list/toner?classId=109">Voir les cassettes d\u2019\xE9tiquettes</a></p>',
    messageLabelsTitle: "Nouveau\xA0: \xE9tiquettes pour Dymo LabelWriter",
    messageTablesText: '<p>Collez une plage ou d\xE9posez un fichier CSV\xA0: les colonnes sont reconnues et peuvent \xEAtre corrig\xE9es.</p><p><a href="/my/quickorder">Ouvrir la commande rapide</a></p>',
    messageTablesTitle: "La commande rapide lit les tableurs",
    pricesEU: "<p>Les prix s\u2019entendent hors taxes, \xE0 la pi\xE8ce et dans la devise de votre site. La TVA s\u2019ajoute lorsqu\u2019elle est due. Le prix affich\xE9 \xE0 l\u2019envoi de la commande fait foi.</p>",
    pricesUS: "<p>Les prix s\u2019entendent nets, \xE0 la pi\xE8ce et en dollars am\xE9ricains. La taxe de vente s\u2019ajoute lorsqu\u2019elle est due\xA0; avec votre certificat de revente, vous commandez sans. Le prix affich\xE9 \xE0 l\u2019envoi de la commande fait foi.</p>",
    taxesEU: "Prix et TVA",
    taxesUS: "Prix et taxe de vente",
    termsText: '<p>Les pr\xE9sentes conditions s\u2019appliquent \xE0 toutes les commandes pass\xE9es par des entreprises dans cette boutique. Nous ne vendons pas aux particuliers.</p>\n<h2>{{taxes}}</h2>\n{{prices}}\n<h2>Commandes</h2>\n<p>Une commande peut \xEAtre modifi\xE9e jusqu\u2019\xE0 son envoi. Ensuite, l\u2019adresse, les articles, les quantit\xE9s et le num\xE9ro de commande sont d\xE9finitifs. Le contrat est conclu par notre confirmation de commande.</p>\n<h2>Livraison</h2>\n{{delivery}}\n<h2>Livraison directe</h2>\n<p>Sur demande, nous livrons votre client, avec un bon neutre ou avec le v\xF4tre. Vous restez notre cocontractant.</p>\n<h2>Avaries et manquants</h2>\n<p>Les avaries et manquants doivent \xEAtre signal\xE9s dans les <strong>3 jours ouvr\xE9s</strong> suivant la livraison, avec des photos de la marchandise et de l\u2019emballage. Pass\xE9 ce d\xE9lai, le transporteur n\u2019est plus tenu et la r\xE9clamation n\u2019est pas recevable.</p>\n<h2>Retour d\u2019articles sans d\xE9faut</h2>\n<p>Les articles non utilis\xE9s, dans leur emballage d\u2019origine ferm\xE9, peuvent \xEAtre retourn\xE9s dans les <strong>30 jours suivant la date de facture</strong>. Des frais de remise en stock de <strong>20\xA0%</strong> du prix factur\xE9 s\u2019appliquent et le port est \xE0 votre charge. Demandez d\u2019abord le retour dans la commande\xA0: le contr\xF4le prend jusqu\u2019\xE0 trois jours ouvr\xE9s, et les colis sans num\xE9ro de retour sont refus\xE9s.</p>\n<h2>Garantie</h2>\n<p>Nous accordons <strong>2 ans</strong> de garantie \xE0 compter de la date de facture. Les articles d\xE9fectueux sont remplac\xE9s ou font l\u2019objet d\u2019un avoir d\xE8s que vous nous avez indiqu\xE9 le d\xE9faut et le num\xE9ro de lot. Les dommages dus \xE0 un mauvais stockage ou \xE0 un remplissage sont exclus.</p>\n<h2>Paiement et r\xE9serve de propri\xE9t\xE9</h2>\n<p>Les factures sont payables dans le d\xE9lai convenu pour votre compte. La marchandise reste notre propri\xE9t\xE9 jusqu\u2019\xE0 son paiement int\xE9gral.</p>\n<h2>Vos donn\xE9es</h2>\n<p>Nous utilisons les donn\xE9es de soci\xE9t\xE9, de contact et de commande pour ex\xE9cuter vos commandes, et ne transmettons les adresses qu\u2019au transporteur. Ce que conserve votre navigateur est d\xE9taill\xE9 sous <a href="/help/cookies">Cookies</a>.</p>',
    termsTitle: "Conditions g\xE9n\xE9rales de vente",
    toolbarText: "<p>La barre au bord de chaque page garde l\u2019essentiel \xE0 un clic. \xC0 ses c\xF4t\xE9s se trouvent les outils pour acheter en nombre.</p>\n<h2>Les raccourcis</h2>\n<ul><li><strong>Panier</strong> ouvre votre panier \xE0 c\xF4t\xE9 de la page. Changez-y les quantit\xE9s et poursuivez votre lecture.</li>\n<li><strong>Favoris</strong> montre les articles que vous avez marqu\xE9s d\u2019un c\u0153ur.</li>\n<li><strong>Notifications</strong> dit ce qui est nouveau, des jours de livraison aux nouveaux articles.</li>\n<li><strong>Commande rapide</strong> m\xE8ne \xE0 la grille pour les longues listes.</li>\n{{coupons}}\n<li><strong>Haut de page</strong> vous ram\xE8ne au d\xE9but de la page.</li>\n<li><strong>Accueil</strong>\xA0: le signe de la boutique, en haut de la barre, m\xE8ne \xE0 la page d\u2019accueil.</li>\n<li><strong>R\xE9glages</strong> change la couleur, la taille et ce qui reste visible.</li>\n<li><strong>Masquer les raccourcis</strong> replie la barre\xA0; le m\xEAme bouton la rouvre. Sur les \xE9crans \xE9troits, elle reste en bas.</li></ul>\n<h2>Outils d\u2019achat</h2>\n<dl><dt>Une recherche pour chaque r\xE9f\xE9rence</dt><dd>Saisissez notre r\xE9f\xE9rence, un code OEM, le code du carton ou votre r\xE9f\xE9rence. La touche <code>/</code> ouvre la recherche sur chaque page.</dd>\n<dt>Coller une liste</dt><dd>Copiez deux colonnes d\u2019un tableur et collez-les dans la commande rapide. Jusqu\u2019\xE0 1 000 lignes sont v\xE9rifi\xE9es d\u2019un coup.</dd>\n<dt>Import et export</dt><dd>D\xE9posez un fichier CSV, voyez comment chaque colonne a \xE9t\xE9 comprise et corrigez au besoin. Paniers et listes s\u2019enregistrent aussi en CSV.</dd>\n<dt>Vos r\xE9f\xE9rences</dt><dd>Donnez \xE0 un article la r\xE9f\xE9rence de votre syst\xE8me, et commandez-le ainsi d\xE9sormais.</dd></dl>\n<h2>Sans souris</h2>\n<p>Chaque outil s\u2019utilise au clavier\xA0: Tab avance, Entr\xE9e ouvre, \xC9chap ferme. Dans la commande rapide, les fl\xE8ches se d\xE9placent comme dans un tableur\xA0; sur une ligne \xE0 pr\xE9ciser, Alt+F prend la suggestion et Alt+1 \xE0 Alt+9 choisissent une proposition.</p>",
    toolbarTitle: "Barre d\u2019outils",
    whereEU: "<p>Notre entrep\xF4t central est \xE0 Utrecht. Les entrep\xF4ts de Willich et de Pozna\u0144 rapprochent 600 000 pi\xE8ces de vous, et nos \xE9quipes aux Pays-Bas, en Italie, en Allemagne, au Royaume-Uni, en France et en Pologne parlent votre langue.</p>",
    whereUS: "<p>1,5 million de cartouches sont pr\xEAtes \xE0 Ontario, en Californie, et la livraison par la route couvre 99,9\xA0% des \xC9tats-Unis en 1 \xE0 3 jours. Notre si\xE8ge est \xE0 Columbus, dans l\u2019Ohio.</p>"
  },
  "demo-coupons": {
    welcomeVoucher: "Bon de bienvenue",
    fivePercentOff: "5\xA0% de remise sur votre commande",
    freeShipping: "Livraison gratuite",
    forLabelCassettes: "Pour les cassettes \xE0 \xE9tiquettes",
    thankYouForTenYears: "Merci pour dix ans de confiance",
    thankYouForYourOrder: "Merci pour votre commande",
    forTheFirstOrder: "Pour la premi\xE8re commande",
    summerDiscount: "Remise d\u2019\xE9t\xE9",
    nextMonthsDiscount: "Remise du mois prochain",
    withdrawn: "Retir\xE9"
  },
  "demo-names": {
    class102: "Toner",
    class103: "Kits toner",
    class105: "Tambours",
    class109: "Cassettes \xE0 \xE9tiquettes",
    offerMonth: "Offre du mois",
    offerSeason: "Offre de saison",
    offerStock: "Jusqu\u2019\xE0 \xE9puisement du stock",
    shipVia1: "Standard",
    shipVia10: "Retrait \xE0 Willich",
    shipVia11: "Retrait \xE0 Pozna\u0144",
    shipVia2: "Express avant 12 h",
    shipVia3: "Palette, sur rendez-vous",
    shipVia4: "Votre transporteur",
    shipVia5: "Retrait \xE0 Utrecht",
    shipVia6: "Routier",
    shipVia7: "A\xE9rien",
    shipVia8: "Messagerie (LTL)",
    shipVia9: "Votre transporteur"
  }
};

// src/session/texts/fr.json
var fr_default19 = {
  "session-refusals": {
    codeWrong: "Le code est incorrect ou a expir\xE9.",
    handOverEnded: "Ce lien a d\xE9j\xE0 \xE9t\xE9 utilis\xE9 ou a expir\xE9. Veuillez rouvrir la page depuis votre point de d\xE9part.",
    mixedAlphabets: "Veuillez utiliser les lettres d\u2019un seul alphabet dans le nom d\u2019utilisateur.",
    publishedPassword: "Ce mot de passe figure dans la documentation publique. Veuillez en choisir un autre.",
    weakPassword: "Le mot de passe doit compter au moins 8 caract\xE8res, avec des lettres et des chiffres.",
    wrongPassword: "Le nom d\u2019utilisateur ou le mot de passe est incorrect."
  }
};

// src/tables/texts/fr.json
var fr_default20 = {
  table: {
    amount: "Montant",
    article: "Article",
    currency: "Devise",
    date: "Date",
    invoice: "Facture",
    invoices: "Factures",
    lines: "Lignes",
    oemCode: "Code OEM",
    orderNo: "N\xB0 de commande",
    orders: "Commandes",
    placedBy: "Pass\xE9e par",
    poNo: "Votre n\xB0 de commande (PO#)",
    quantity: "Quantit\xE9",
    reason: "Motif",
    reconciliation: "Rapprochement",
    returns: "Retours",
    soNo: "N\xB0 de vente (SO#)",
    status: "Statut",
    tooManyRows: "Un export contient au plus {{max}} lignes. Veuillez d\xE9finir un filtre.",
    yourNumber: "Votre num\xE9ro"
  }
};

// src/uploads/texts/fr.json
var fr_default21 = {
  "file-refusals": {
    empty: "Le fichier est vide.",
    fileGone: "Un fichier n\u2019est plus disponible, veuillez l\u2019ajouter \xE0 nouveau.",
    nameTooLong: "Le nom du fichier d\xE9passe {{count}} caract\xE8res.",
    notAccepted: "L\u2019antivirus n\u2019accepte pas ce fichier. Veuillez en envoyer un autre.",
    otherFormat: "Le fichier ne s\u2019ouvre pas dans le format indiqu\xE9 par son nom.",
    tooLarge: "Le fichier d\xE9passe {{size}}.",
    tooManyPixels: "L\u2019image compte plus de {{count}} millions de pixels. Veuillez la r\xE9duire.",
    unsafeDocument: "Le document contient des macros ou des contenus externes. Veuillez l\u2019enregistrer sans eux, ou en PDF.",
    unsafePdf: "Le PDF contient des scripts ou des fichiers, ou il est chiffr\xE9. Veuillez l\u2019imprimer dans un nouveau fichier PDF.",
    wrongType: "Types de fichiers accept\xE9s\xA0: {{types}}."
  }
};

// src/locales/fr.ts
var fr_default22 = {
  ...fr_default,
  ...fr_default2,
  ...fr_default3,
  ...fr_default4,
  ...fr_default5,
  ...fr_default6,
  ...fr_default7,
  ...fr_default8,
  ...fr_default9,
  ...fr_default10,
  ...fr_default11,
  ...fr_default12,
  ...fr_default13,
  ...fr_default14,
  ...fr_default15,
  ...fr_default16,
  ...fr_default17,
  ...fr_default18,
  ...fr_default19,
  ...fr_default20,
  ...fr_default21
};

// src/account/texts/it.json
var it_default = {
  "account-refusals": {
    countryNotServed: "Non consegniamo in questo Paese.",
    currentPasswordWrong: "La password attuale non \xE8 corretta.",
    emailOfOwner: "L\u2019e-mail di un account confermato viene modificata dal titolare.",
    lastMainAccount: "L\u2019ultimo account principale deve conservare l\u2019autorizzazione a gestire gli account.",
    linkUsed: "Questo link \xE8 gi\xE0 stato usato o \xE8 scaduto.",
    nameMissing: "Inserite un nome, un cognome o una ragione sociale.",
    ownAccount: "Non potete disattivare l\u2019account con cui avete effettuato l\u2019accesso.",
    permissionNotYours: "Non potete concedere un\u2019autorizzazione che non avete.",
    postcodeMissing: "Inserite il codice postale."
  },
  activity: {
    about: "Riguarda",
    aboveCreditLimit: "Oltre il limite di credito",
    accountAdded: "Account aggiunto",
    accountChanged: "Account modificato",
    accountConfirmed: "Account confermato",
    accountPriceDeleted: "Prezzo per account eliminato",
    accountPrices: "Prezzi per account",
    accountPriceSet: "Prezzo per account impostato",
    accountPricesImported: "Prezzi per account importati",
    accountPricesOnly: "Solo i prezzi per account",
    accounts: "Account",
    active: "Attivo",
    activity: "Attivit\xE0",
    address: "Indirizzo",
    addressAdded: "Indirizzo aggiunto",
    addressChanged: "Indirizzo modificato",
    addressDeleted: "Indirizzo eliminato",
    addresses: "Indirizzi",
    after: "Dopo",
    allOthers: "Tutti gli altri",
    basket: "Carrello",
    before: "Prima",
    billingAddress: "Indirizzo di fatturazione",
    changeUndone: "Modifica dei dati di accesso annullata",
    clerk: "Impiegato",
    companyPrices: "I prezzi dell\u2019azienda",
    contact: "Contatto",
    coupon: "Buono sconto",
    coupons: "Buoni sconto",
    creditLimit: "Limite di credito",
    creditNote: "Nota di credito",
    daysToPay: "Giorni per il pagamento",
    default: "Predefinito",
    documents: "Documenti",
    dropShipping: "Spedizione diretta",
    eInvoice: "Fattura elettronica",
    email: "E-mail",
    emailChanged: "Indirizzo e-mail modificato",
    exported: "Esportato: {{what}}",
    favourites: "Preferiti",
    field: "Dato",
    firstName: "Nome",
    format: "Formato",
    inactive: "Inattivo",
    keyAdded: "Chiave per le vostre pagine creata",
    keyBuyers: "Acquirenti della chiave",
    keyChanged: "Chiave per le vostre pagine modificata",
    keyComponents: "Elementi",
    keyOrigins: "Pagine",
    keyRevoked: "Chiave per le vostre pagine revocata",
    keyRights: "Diritti",
    keys: "Chiavi",
    lastName: "Cognome",
    mainCustomer: "Cliente principale",
    manageAccounts: "Gestire gli account",
    no: "No",
    oneOther: "Un altro",
    order: "Ordine",
    orderCancelled: "Ordine annullato",
    orderHeld: "Ordine trattenuto, oltre il limite di credito",
    orderPlaced: "Ordine inviato",
    orderReleased: "Ordine sbloccato",
    ordersAreHeld: "Gli ordini vengono trattenuti",
    ordersArePlaced: "Gli ordini vengono eseguiti",
    ordersAreRefused: "Gli ordini vengono rifiutati",
    ownNumberChanged: "Codice articolo proprio modificato",
    ownNumbersImported: "Codici articolo propri importati",
    passwordChanged: "Password modificata",
    percent: "Percentuale",
    permissions: "Autorizzazioni",
    pieces: "Pezzi",
    piecesCancelled: "Pezzi di un ordine annullati",
    piecesMoved: "Pezzi spostati in un ordine a parte",
    placeOrders: "Inviare ordini",
    price: "Prezzo",
    priceRuleChanged: "Regola dei prezzi per account modificata",
    quickOrder: "Ordine rapido",
    reportAdded: "Segnalazione di danno o ammanco completata",
    reportSent: "Danno o ammanco segnalato",
    reportWithdrawn: "Segnalazione di danno o ammanco ritirata",
    repPricesChanged: "Prezzi per gli agenti modificati",
    repsSee: "Gli agenti vedono",
    returnApproved: "Reso approvato",
    returnReceived: "Merce di un reso ricevuta",
    returnReduced: "Pezzi tolti da un reso",
    returnRefunded: "Reso accreditato",
    returnRejected: "Reso rifiutato",
    returnSubmitted: "Reso richiesto",
    rightRefused: "Rifiutato per mancanza di autorizzazione",
    role: "Ruolo",
    rounding: "Arrotondamento",
    salesRep: "Agente",
    savedLists: "Liste salvate",
    setAccountPrices: "Impostare i prezzi per account",
    shippingAddress: "Indirizzo di spedizione",
    signedIn: "Accesso effettuato",
    signInRefused: "Accesso rifiutato",
    signIns: "Accessi",
    signInsEnded: "Accessi terminati",
    statement: "Estratto conto",
    supplier: "Fornitore",
    termsChanged: "Condizioni modificate",
    time: "Ora",
    times: "Volte",
    toTheCent: "Al centesimo",
    usedFor: "Uso",
    what: "Cosa",
    who: "Chi",
    yes: "S\xEC"
  },
  "change-mail": {
    email: "L\u2019indirizzo e-mail del vostro account \xE8 stato modificato",
    password: "La password del vostro account \xE8 stata modificata",
    account: "Nome utente: {{value}}",
    newEmail: "Nuovo indirizzo: {{value}}",
    time: "Data: {{value}}",
    network: "Da: {{value}}",
    yours: "Se la modifica \xE8 vostra, non dovete fare nulla.",
    notYours: "In caso contrario, aprite questo link entro 7 giorni. Annulla la modifica, disconnette tutti quelli che usano l\u2019account e vi permette di scegliere una nuova password:",
    paste: "Se il link non si apre, andate su {{page}} e incollate questo codice:"
  },
  "default-address": {
    billingTitle: "L\u2019indirizzo di fatturazione predefinito \xE8 stato modificato",
    shippingTitle: "L\u2019indirizzo di spedizione predefinito \xE8 stato modificato",
    nonRegularTitle: "L\u2019indirizzo predefinito per le spedizioni dirette \xE8 stato modificato",
    text: "{{by}} ha modificato la destinazione predefinita delle merci o delle fatture della vostra azienda.",
    before: "Prima: {{address}}",
    after: "Ora: {{address}}",
    check: "Gli ordini gi\xE0 inviati mantengono il loro indirizzo.",
    open: "Apri la rubrica"
  },
  "new-account-mail": {
    subject: "Il vostro account nello shop",
    added: "{{company}} ha aperto un account per voi.",
    setPassword: "Scegliete qui la vostra password. Il codice vi arriva per e-mail:",
    notAsked: "Se non conoscete questa azienda, non \xE8 necessario fare nulla.",
    corrected: "L\u2019indirizzo e-mail del vostro account \xE8 stato corretto",
    correctedBy: "{{company}} ha modificato l\u2019indirizzo e-mail di un account che era stato aperto con il vostro.",
    askCompany: "Se si tratta di un errore, contattate l\u2019azienda prima che qualcuno imposti una password."
  },
  "own-number-table": {
    articleNo: "Codice articolo",
    ownNumber: "Codice proprio",
    ownNumbers: "Codici articolo propri"
  }
};

// src/catalogue/texts/it.json
var it_default2 = {
  attributes: {
    brand: "Marca",
    class: "Categoria",
    oemCode: "Cod. OEM",
    colour: "Colore",
    pageYield: "Resa in pagine",
    tapeWidthMm: "Larghezza nastro",
    printColour: "Colore di stampa",
    tapeColour: "Colore del nastro",
    finish: "Finitura",
    unionCode: "Codice union",
    productBarcode: "Codice a barre prodotto",
    boxBarcode: "Codice a barre cartone",
    supplier: "Fornitore",
    printerCount: "Stampanti compatibili"
  },
  colours: {
    onTape: "{{print}} su {{tape}}",
    black: "nero",
    cyan: "ciano",
    magenta: "magenta",
    yellow: "giallo",
    "cyan, magenta and yellow": "ciano, magenta e giallo",
    "black, cyan, magenta and yellow": "nero, ciano, magenta e giallo",
    "berry pink": "rosa lampone",
    "black and red": "nero e rosso",
    blue: "blu",
    brown: "marrone",
    clear: "trasparente",
    "fluorescent orange": "arancione fluo",
    "fluorescent yellow": "giallo fluo",
    gold: "oro",
    green: "verde",
    grey: "grigio",
    "lime green": "verde lime",
    metallic: "metallizzato",
    orange: "arancione",
    purple: "viola",
    red: "rosso",
    silver: "argento",
    stencil: "nastro stencil",
    white: "bianco",
    continuous: "continuo",
    "continuous film": "film continuo",
    durable: "extra resistente",
    fabric: "tessuto",
    film: "film",
    "flexible ID": "flessibile",
    "flexible nylon": "nylon flessibile",
    "heat-shrink": "termorestringente",
    matt: "opaco",
    "non-adhesive": "non adesivo",
    "non-laminated": "non laminato",
    paper: "carta",
    pastel: "pastello",
    "permanent polyester": "poliestere permanente",
    plastic: "plastica",
    "premium glitter": "glitter premium",
    removable: "rimovibile",
    ribbon: "nastro in tessuto",
    round: "rotondo",
    security: "sicurezza",
    "strong adhesive": "super adesivo",
    vinyl: "vinile"
  },
  "cust-number-refusals": {
    damagedNumber: "Un foglio di calcolo mostra {{text}} al posto di un numero. Inserite il numero.",
    emptyNumber: "Un codice articolo deve contenere una lettera o una cifra.",
    yourNumberAlready: "{{custNumber}} \xE8 gi\xE0 il vostro codice per {{number}}."
  }
};

// src/codes/texts/it.json
var it_default3 = {
  "code-mail": {
    registration: "Il codice per la registrazione",
    confirmation: "Il codice per confermare l\u2019account",
    binding: "Il codice per il nuovo indirizzo e-mail",
    reset: "Il codice per una nuova password",
    passwordChange: "Il codice per cambiare la password",
    signIn: "Il codice per accedere",
    noAccount: "Nessun account usa questo indirizzo e-mail",
    userName: "Il vostro nome utente: {{name}}",
    validity: "\xC8 valido per 15 minuti e pu\xF2 essere usato una sola volta.",
    notAsked: "Se la richiesta non \xE8 stata fatta da voi, non \xE8 necessario fare nulla.",
    whyNoAccount: "\xC8 stata richiesta una nuova password per questo indirizzo e-mail, che per\xF2 non appartiene ad alcun account.\n\nForse esiste un account con un altro indirizzo; altrimenti \xE8 possibile registrarsi."
  },
  "code-refusals": {
    mailNotSent: "Non \xE8 stato possibile inviare l\u2019e-mail. Verificate l\u2019indirizzo o riprovate pi\xF9 tardi.",
    numbersGone: "Questi numeri non vengono pi\xF9 letti. Scegliete un\u2019altra immagine.",
    numbersMissing: "Inserite i numeri dell\u2019immagine.",
    numbersWrong: "I numeri non corrispondono all\u2019immagine. Provate con quella nuova."
  }
};

// src/coupons/texts/it.json
var it_default4 = {
  "coupon-notice": {
    title: "Un buono per voi: {{title}}",
    code: "Inserite il codice {{code}} quando confermate un ordine.",
    open: "Buoni"
  },
  "coupon-refusals": {
    codeMissing: "Inserite il codice del buono",
    discountedItems: "I buoni sconto non valgono insieme ad articoli gi\xE0 scontati",
    notFound: "Buono non trovato",
    notStarted: "L\u2019iniziativa non \xE8 ancora iniziata o il buono non \xE8 valido",
    shipViaFirst: "Selezionate prima una spedizione: un buono per la spedizione gratuita la richiede.",
    usedOrExpired: "Buono gi\xE0 usato o scaduto",
    usedUp: "Buoni esauriti",
    wrongCondition: "Le condizioni del buono non sono soddisfatte",
    wrongProduct: "Il buono non vale per questi articoli"
  }
};

// src/embed-keys/texts/it.json
var it_default5 = {
  "embed-key-mail": {
    addedTitle: "\xC8 stata creata una chiave per le vostre pagine: {{name}}",
    by: "Da {{by}}.",
    bySupplier: "Dal fornitore.",
    changedTitle: "Una chiave per le vostre pagine \xE8 stata modificata: {{name}}",
    check: "Con una chiave il vostro server fa accedere i vostri acquirenti senza password. Revocatela se non la conoscete.",
    ended: "Le pagine con questa chiave non ordinano pi\xF9 a nome dei vostri acquirenti.",
    open: "Apri le chiavi",
    opens: "Apre: {{components}}",
    pages: "Pagine: {{origins}}",
    revokedTitle: "Una chiave per le vostre pagine \xE8 stata revocata: {{name}}"
  },
  "embed-key-refusals": {
    buyerUnknown: "Un acquirente non \xE8 un account della vostra azienda.",
    componentUnknown: "{{name}} non \xE8 un elemento che una chiave pu\xF2 aprire.",
    expiresLate: "Una chiave termina entro tre anni.",
    expiresPast: "Questo giorno \xE8 passato.",
    keyEnded: "Questa chiave \xE8 terminata. Createne una nuova.",
    originShop: "Questo \xE8 l\u2019indirizzo del negozio stesso, che non ha bisogno di chiave.",
    originWrong: "{{origin}} non \xE8 un\u2019origine: scrivete https:// e il nome del server, senza percorso.",
    tooManyKeys: "Un\u2019azienda ha al massimo {{max}} chiavi. Revocatene una."
  }
};

// src/finance/texts/it.json
var it_default6 = {
  "finance-refusals": {
    companyName: "Ragione sociale",
    electronicAddress: "Indirizzo elettronico per le fatture",
    formatMissing: "Questo documento non \xE8 disponibile in questo formato.",
    pec: "Indirizzo PEC",
    registrationNumber: "Numero di registrazione",
    sdi: "Codice destinatario SDI",
    taxCode: "Codice fiscale",
    vatNumber: "Partita IVA"
  },
  "finance-table": {
    balance: "Saldo",
    cleared: "Chiuso",
    clearedAmount: "Importo saldato",
    clearedBy: "Saldato con",
    clearedOn: "Saldato il",
    corrects: "Rettifica",
    credit: "Credito",
    creditNotes: "Note di credito",
    creditedQuantity: "Quantit\xE0 accreditata",
    daysOverdue: "Giorni di ritardo",
    discount: "Sconto",
    due: "Scadenza",
    freight: "Spese di spedizione",
    goods: "Merce",
    handling: "Spese di gestione",
    invoiceDate: "Data fattura",
    item: "Voce",
    number: "Numero",
    open: "Aperto",
    orderLine: "Riga d\u2019ordine",
    overdue: "Scaduta",
    paid: "Pagato",
    payment: "Pagamento",
    restockingFee: "Spese di reintegro a magazzino",
    returnFreight: "Trasporto di reso",
    type: "Tipo",
    vat: "IVA"
  },
  invoice: {
    invoice: "Fattura",
    creditNote: "Nota di credito",
    invoiceNo: "Numero fattura",
    creditNo: "Numero nota di credito",
    date: "Data",
    due: "Scadenza",
    delivered: "Data di consegna",
    customerNo: "Numero cliente",
    vatNo: "Vostra partita IVA",
    ourVatNo: "Partita IVA",
    registrationNo: "Registro imprese",
    shipment: "DDT",
    corrects: "Rettifica la fattura {{number}} del {{day}}",
    vatRate: "Aliquota IVA",
    taxable: "Imponibile",
    vat: "IVA",
    net: "Importo netto",
    coupon: "Sconto",
    freight: "Spese di spedizione",
    handling: "Spese di gestione",
    restocking: "Spese di reintegro a magazzino",
    returnFreight: "Trasporto di reso",
    grandTotal: "Totale",
    payable: "Pagabile entro {{days}} giorni, entro il {{day}}.",
    creditUse: "Questo importo viene compensato con le fatture aperte.",
    bank: "Banca",
    reference: "Causale"
  },
  notice: {
    invoiceIssuedTitle: "Fattura {{number}}",
    invoiceIssuedIntro: "\xC8 disponibile la fattura {{number}} del vostro ordine {{orderNo}}.",
    creditIssuedTitle: "Nota di credito {{number}}",
    creditIssuedIntro: "\xC8 disponibile la nota di credito {{number}} del vostro ordine {{orderNo}}.",
    invoiceOverdueTitle: "Fattura {{number}}: {{amount}} scaduti",
    invoiceOverdueIntro: "La fattura {{number}} del vostro ordine {{orderNo}} scadeva il {{day}}; restano da pagare {{amount}}. Se nel frattempo avete pagato, ignorate questo messaggio.",
    paymentBookedTitle: "Pagamento ricevuto",
    paymentBookedIntro: "Abbiamo registrato il vostro pagamento {{number}} di {{amount}}. Grazie.",
    open: "Vedi le fatture",
    attached: "Il documento \xE8 allegato in PDF.",
    questions: "Domande? Indicate {{number}}."
  },
  statement: {
    statement: "Estratto conto",
    period: "Periodo",
    fromTo: "dal {{from}} al {{to}}",
    opening: "Saldo iniziale",
    closing: "Saldo finale",
    entry: "Documento",
    amount: "Importo",
    balance: "Saldo",
    payment: "Pagamento",
    later: "In scadenza pi\xF9 avanti",
    week2: "In scadenza entro due settimane",
    week1: "In scadenza entro una settimana",
    d30: "Scaduto da 1\u201330 giorni",
    d60: "Scaduto da 31\u201360 giorni",
    d90: "Scaduto da 61\u201390 giorni",
    d120: "Scaduto da 91\u2013120 giorni",
    over120: "Scaduto da oltre 120 giorni",
    aging: "Aperto per scadenza"
  }
};

// src/http/texts/it.json
var it_default7 = {
  "http-refusals": {
    authenticationFailed: "Autenticazione non riuscita, impossibile accedere alle risorse",
    busy: "Il negozio \xE8 molto occupato. Riprovate tra un momento.",
    confirmFirst: "Confermate prima il vostro account.",
    doesNotExist: "Questo elemento non esiste o non esiste pi\xF9.",
    noPermissions: "Non avete l\u2019autorizzazione per questa operazione",
    storageFull: "Lo spazio di archiviazione dello shop \xE8 esaurito. Non \xE8 stato salvato nulla; riprovate pi\xF9 tardi.",
    unstorableCharacter: "Un testo contiene un carattere che non pu\xF2 essere salvato. Rimuoverlo e riprovare.",
    wentWrong: "Si \xE8 verificato un errore da parte nostra. Riprovate. Riferimento: {{id}}"
  }
};

// src/limits/texts/it.json
var it_default8 = {
  "limit-refusals": {
    tooManyKept: "Non se ne possono conservare pi\xF9 di {{max}}. Rimuoverne prima alcuni.",
    tooManyTries: "Troppi tentativi. Riprovate tra {{time}}."
  }
};

// src/mail/texts/it.json
var it_default9 = {
  mail: {
    greeting: "Buongiorno {{name}},"
  }
};

// src/notifications/texts/it.json
var it_default10 = {
  "notification-mail": {
    openShop: "Vai al negozio"
  }
};

// src/orders/texts/it.json
var it_default11 = {
  "order-mail": {
    orderPlacedTitle: "Ordine {{orderNo}} ricevuto",
    orderPlacedIntro: "Abbiamo ricevuto il vostro ordine. Grazie.",
    orderShippedTitle: "Ordine {{orderNo}} in viaggio",
    orderShippedIntro: "Merce del vostro ordine ha lasciato il nostro magazzino.",
    orderProcessingTitle: "Ordine {{orderNo}} in preparazione",
    orderProcessingIntro: "Il nostro magazzino prepara il vostro ordine. Non \xE8 pi\xF9 possibile annullarlo nel negozio.",
    orderDeliveredTitle: "Ordine {{orderNo}} consegnato",
    orderDeliveredIntro: "Merce del vostro ordine \xE8 arrivata.",
    orderDatesTitle: "Nuove date per l\u2019ordine {{orderNo}}",
    orderDatesIntro: "Le date di consegna del vostro ordine sono cambiate. Ecco le previsioni attuali.",
    orderCancelledTitle: "Ordine {{orderNo}} annullato",
    orderCancelledIntro: "Il vostro ordine \xE8 stato annullato. Non verr\xE0 consegnato n\xE9 fatturato nulla.",
    orderRestMovedTitle: "L\u2019ordine {{orderNo}} contiene i pezzi in attesa di merce",
    orderRestMovedIntro: "I pezzi del vostro ordine in attesa di merce hanno ora un ordine a parte, con gli stessi prezzi, indirizzi e posti in coda. Nient\u2019altro \xE8 cambiato.",
    orderRestCancelledTitle: "Una parte dell\u2019ordine {{orderNo}} \xE8 annullata",
    orderRestCancelledIntro: "I pezzi del vostro ordine non ancora spediti sono annullati. Non saranno n\xE9 consegnati n\xE9 fatturati.",
    orderAnsweredTitle: "Un messaggio sull\u2019ordine {{orderNo}}",
    orderAnsweredIntro: "Vi abbiamo scritto in merito al vostro ordine:",
    orderAskedTitle: "Una domanda sull\u2019ordine {{orderNo}}",
    orderAskedIntro: "L\u2019acquirente scrive:",
    held: "La vostra azienda supera il limite di credito: inizieremo quando un pagamento la riporter\xE0 al di sotto. I pezzi sono riservati per voi.",
    orderNumber: "Numero d\u2019ordine",
    salesOrder: "Il nostro numero",
    yourOrder: "Il vostro ordine",
    placedOn: "Data dell\u2019ordine",
    tracking: "Numero di tracciamento",
    notInOrder: "Manca qualcosa o \xE8 danneggiato?",
    report: "Segnalare un danno o un ammanco entro 3 giorni lavorativi",
    partShipped: "Una parte dell\u2019ordine {{orderNo}} \xE8 in viaggio",
    partDeliveredTitle: "Una parte dell\u2019ordine {{orderNo}} \xE8 stata consegnata",
    partDeliveredIntro: "Una parte del vostro ordine \xE8 arrivata. Ancora in arrivo: {{pieces}}.",
    inShipment: "In questa spedizione",
    toCome: "Ancora in arrivo",
    schedule: "Che cosa parte e quando",
    changedDates: "Nuove date",
    unchangedDates: "Invariato",
    now: "Parte subito",
    within72h: "Parte entro 72 ore",
    leavesOn: "Parte il {{day}}",
    onDay: "Previsto per il {{day}}",
    noDate: "Nessuna data per ora",
    noDateNote: "Vi scriviamo appena ce n\u2019\xE8 una.",
    pieces_many: "{{count}} pezzi",
    pieces_one: "{{count}} pezzo",
    pieces_other: "{{count}} pezzi",
    lines: "Il vostro ordine",
    article: "Articolo",
    eachContains: "Contenuto di ogni kit:",
    quantity: "Quantit\xE0",
    unitPrice: "Prezzo unitario",
    amount: "Importo",
    subtotal: "Subtotale",
    discount: "Sconto",
    shipping: "Spedizione",
    handling: "Spese di gestione",
    vat: "IVA {{rate}}",
    salesTax: "Imposta sulle vendite",
    total: "Totale complessivo",
    cancelledPart: "Annullato",
    movedPart: "Spostato in un altro ordine",
    leftOfOrder: "Resta ordinato",
    toPay: "Da pagare",
    shipTo: "Indirizzo di consegna",
    shipVia: "Spedizione con",
    open: "Visualizza l\u2019ordine",
    attached: "La conferma d\u2019ordine \xE8 allegata in PDF.",
    questions: "Domande? Indicate il numero d\u2019ordine {{orderNo}}."
  },
  "order-refusals": {
    aboveCreditLimit: "Questo ordine supera il limite di credito della vostra azienda. Restano {{amount}}.",
    cancelOfOwner: "Solo chi ha inviato l\u2019ordine e l\u2019account principale possono annullarlo.",
    cancelledAlready: "Questo ordine \xE8 gi\xE0 annullato.",
    forwarderMissing: "Selezionate uno spedizioniere.",
    inWork: "Questo ordine \xE8 gi\xE0 in lavorazione. Chiamateci per annullarlo.",
    noInvoicePossible: "Per questo ordine non \xE8 possibile emettere una fattura. Verificate o chiedeteci di correggere: {{fields}}.",
    noOwnNote: "Questo ordine non ha un vostro documento di trasporto.",
    noteOfOwner: "Solo chi ha effettuato l\u2019ordine e l\u2019account principale possono modificare il documento di trasporto.",
    nothingToMove: "Tutti i pezzi di questo ordine sono in attesa di merce. Non c\u2019\xE8 nulla da spostare.",
    orderChanged: "L\u2019ordine \xE8 cambiato, confermatelo di nuovo.",
    otherPiecesWait: "Ora sono in attesa altri pezzi di questo ordine. Controllatelo di nuovo.",
    partHasLeft: "Una parte di questo ordine \xE8 gi\xE0 partita. Il documento di trasporto non pu\xF2 pi\xF9 essere modificato.",
    piecesLeft: "{{number}}: pezzi ancora annullabili: {{pieces}}.",
    placedAlready: "Questo ordine \xE8 gi\xE0 stato inviato, come {{orderNo}}. Nulla \xE8 stato ordinato due volte.",
    productDisabled: "L\u2019articolo {{number}} non \xE8 pi\xF9 in vendita, sceglietene un altro.",
    productMissing: "L\u2019articolo {{number}} non esiste, sceglietene un altro.",
    shipToMissing: "Inserite l\u2019indirizzo di consegna.",
    shipViaMissing: "Selezionate una modalit\xE0 di spedizione.",
    tooManyFiles: "Un ordine pu\xF2 avere {{count}} file.",
    tooManyMessages: "Per questo ordine ci sono {{max}} vostri messaggi. Chiamateci o scriveteci un\u2019e-mail.",
    tooManyPieces: "Di {{number}} si possono ordinare al massimo {{count}} pezzi alla volta."
  },
  "order-table": {
    allGoodsDelivered: "Merce tutta consegnata",
    backOrder: "Con consegna differita",
    brand: "Marca",
    cancelled: "Annullato",
    grandTotal: "Totale complessivo",
    inPreparation: "In preparazione",
    kind: "Disponibilit\xE0",
    name: "Descrizione",
    normal: "Normale",
    orderType: "Tipo di ordine",
    partlyShipped: "Spedito in parte",
    preOrder: "Preordine",
    progress: "Avanzamento",
    qoNo: "Ordine rapido (QO#)",
    shipTo: "Indirizzo di consegna",
    shipped: "Spedito",
    stillOrdered: "Resta ordinato",
    submitted: "Ricevuto",
    tracking: "N. di spedizione",
    unitPrice: "Prezzo unitario"
  },
  progress: {
    title: "Avanzamento",
    arrived: "{{arrived}} di {{pieces}} arrivati",
    expected: "{{pieces}} previsti {{day}}",
    leaving: "{{pieces}} in partenza {{day}}",
    underWay: "{{pieces}} in viaggio, ancora senza data",
    unknown: "{{pieces}} ancora senza data"
  }
};

// src/pdf/texts/it.json
var it_default12 = {
  document: {
    yourReference: "Vostro riferimento",
    returnNumber: "Reso",
    exemptK: "Cessione intracomunitaria non imponibile; IVA dovuta dal cliente",
    exemptG: "Cessione all\u2019esportazione non imponibile",
    exemptAE: "Inversione contabile: IVA dovuta dal cliente",
    exemptE: "Esente IVA",
    exemptZ: "Aliquota zero",
    exemptO: "Fuori campo IVA"
  },
  paper: {
    orderConfirmation: "Conferma d\u2019ordine",
    packingList: "Distinta di imballaggio",
    deliveryNote: "Documento di consegna",
    carrierLabel: "Etichetta corriere",
    returnLabel: "Etichetta di reso",
    sender: "Da",
    sendTo: "A",
    weight: "Peso",
    billTo: "Indirizzo di fatturazione",
    shipmentOf: "Spedizione",
    shippedOn: "Spedito il",
    parcelOf: "Collo {{n}} di {{of}}",
    parcels: "Colli",
    found: "Trovato",
    ordered: "Ordinati",
    before: "Gi\xE0 inviati",
    inParcel: "Qui",
    ofShipment: "di {{n}} in questa spedizione",
    complete: "completo",
    toComeSoon: "{{n}} a breve",
    toComeDay: "{{n}} il {{day}}",
    toComeNoDate: "{{n}} senza data",
    cancelled: "annullati: {{n}}",
    missing: "Manca qualcosa o \xE8 danneggiato? Segnalatecelo entro 3 giorni lavorativi: {{email}}",
    missingNeutral: "Merce mancante o danneggiata: segnalatela al vostro fornitore entro 3 giorni lavorativi.",
    pageOf: "Pagina {{page}} di {{pages}}",
    toPayBy: "da pagare entro il {{day}}",
    inYourFavour: "a vostro favore",
    pleasePay: "Pagamento",
    howPaid: "Come lo ricevete",
    facturX: "Questo PDF \xE8 anche una fattura elettronica (Factur-X, profilo EN 16931): i dati sono contenuti nel file in formato XML."
  },
  "printable-refusals": {
    forbidden: "Questi caratteri non possono essere usati: {{characters}}. Vi preghiamo di eliminarli.",
    notOnItalianInvoices: "Questi caratteri non possono comparire nelle fatture italiane: {{characters}}. Usate lettere latine.",
    unprintable: "Questi caratteri non possono essere stampati sui documenti: {{characters}}. Usate lettere latine, greche o cirilliche."
  }
};

// src/registration/texts/it.json
var it_default13 = {
  "registration-refusals": {
    noPrices: "Non ci sono prezzi in questa valuta.",
    noRegistrations: "Qui non \xE8 possibile registrarsi per questa sede."
  }
};

// src/reports/texts/it.json
var it_default14 = {
  report: {
    reportReceivedTitle: "La segnalazione {{reportNo}} ci \xE8 pervenuta",
    reportReceivedIntro: "Abbiamo ricevuto la vostra segnalazione di danno o ammanco. La sua data vale per i tre giorni lavorativi. Conservate merce e imballaggio finch\xE9 il reso non \xE8 deciso.",
    reportReceivedOpen: "Apri l\u2019ordine",
    reportArrivedTitle: "Segnalazione {{reportNo}} di danno o ammanco",
    reportArrivedIntro: "Segnalazione di danno o ammanco da {{by}}. `ops report:files {{reportNo}} <cartella>` scrive le foto.",
    reportArrivedOpen: "Apri l\u2019ordine",
    reportReturnedTitle: "La segnalazione {{reportNo}} \xE8 pronta come reso",
    reportReturnedIntro: "Tutta la merce dell\u2019ordine \xE8 arrivata. La vostra segnalazione \xE8 ora una bozza di reso, con le sue righe e foto. Aggiungete una nota e inviatela.",
    reportReturnedOpen: "Apri la bozza",
    title: "Segnalazione di danno o ammanco",
    reportNumber: "Segnalazione",
    order: "Ordine",
    yourOrder: "Il vostro ordine",
    shipment: "Spedizione",
    reportedOn: "Segnalato il",
    by: "Segnalato da",
    lines: "Merce segnalata",
    article: "Articolo",
    quantity: "Quantit\xE0",
    what: "Problema",
    damaged: "danneggiato",
    missing: "mancante",
    wrong: "articolo errato",
    batch: "Lotto",
    photos: "foto: {{count}}",
    keep: "Per il termine di 3 giorni lavorativi conta il momento di questa segnalazione. Non comporta un accredito: quando tutta la merce dell\u2019ordine \xE8 arrivata diventa una bozza di reso, che inviate voi.",
    questions: "Domande? Indicate {{reportNo}}."
  },
  "report-refusals": {
    isReturn: "Questa segnalazione \xE8 diventata un reso. Continuate l\xEC.",
    piecesLeft: "Di {{number}}, pezzi consegnati ancora segnalabili: {{left}}.",
    tooManyFiles: "Una segnalazione pu\xF2 contenere {{count}} file.",
    tooManyNotes: "Questa riga ha {{max}} note. Chiamateci o scrivete un\u2019e-mail.",
    tooManyReports: "Questo ordine ha {{max}} segnalazioni. Completatene una o chiamateci.",
    withdrawOfOwner: "Solo chi ha inviato una segnalazione e l\u2019account principale possono ritirarla.",
    withdrawnAlready: "Questa segnalazione \xE8 stata ritirata."
  }
};

// src/rma/texts/it.json
var it_default15 = {
  "return-mail": {
    returnSubmittedTitle: "Il reso {{rmaNo}} \xE8 stato inviato",
    returnSubmittedIntro: "Abbiamo ricevuto la vostra richiesta. La verifica richiede fino a tre giorni lavorativi.",
    returnApprovedTitle: "Il reso {{rmaNo}} \xE8 stato approvato",
    returnApprovedIntro: "Rispedite la merce. L\u2019accredito segue al suo arrivo.",
    returnReducedTitle: "Il reso {{rmaNo}} \xE8 stato modificato",
    returnReducedIntro: "Una parte della merce \xE8 stata accreditata in altro modo e non ne fa pi\xF9 parte. I motivi sono indicati accanto alle righe; il resto rimane approvato.",
    returnRejectedTitle: "Il reso {{rmaNo}} \xE8 stato rifiutato",
    returnRejectedIntro: "I motivi sono indicati accanto alle righe del vostro reso.",
    returnRefundedTitle: "Il reso {{rmaNo}} \xE8 stato rimborsato",
    returnRefundedIntro: "Abbiamo accreditato la merce del vostro reso.",
    nothingToSend: "Non c\u2019\xE8 nulla da rispedire. Accrediteremo la merce del vostro reso.",
    collected: "Il nostro corriere ritira la merce. L\u2019accredito segue al suo arrivo.",
    answerBy: "Risposta entro",
    creditNotes: "Nota di credito",
    lines: "Articoli",
    article: "Articolo",
    quantity: "Quantit\xE0",
    received: "{{received}} su {{approved}} ricevuti",
    amount: "Importo",
    fee: "Spese di reintegro a magazzino",
    shipping: "Trasporto del reso",
    vat: "IVA {{rate}}",
    total: "Accredito",
    open: "Apri il reso",
    questions: "Domande? Indicate il numero {{rmaNo}}."
  },
  "return-refusals": {
    changedElsewhere: "Questo reso \xE8 stato modificato in un\u2019altra pagina.",
    linesNotReturnable: "Alcune righe non possono essere rese in questo modo.",
    notDelivered: "Non ancora consegnato. I resi sono possibili quando tutta la merce \xE8 stata consegnata.",
    slipLater: "L\u2019etichetta \xE8 disponibile quando il reso \xE8 approvato.",
    submittedAlready: "Questo reso \xE8 stato inviato e non pu\xF2 essere eliminato.",
    tooManyDrafts: "Avete {{max}} bozze di resi. Inviatene o eliminatene una in \xABResi\xBB.",
    tooManyFiles: "Un reso pu\xF2 avere {{count}} file."
  },
  "return-table": {
    applicationForReturn: "Richiesta di reso",
    approvedQuantity: "Quantit\xE0 approvata",
    auditAnswer: "Risposta della verifica",
    auditApproved: "Verifica approvata",
    batchNumber: "Numero di lotto",
    brokenCartridge: "Cartuccia rotta",
    chipError: "Errore chip, non compatibile o non riconosciuto",
    draft: "Bozza",
    leaking: "Perdita di toner",
    noise: "Rumore",
    notRequired: "Non necessario",
    otherReason: "Altro motivo",
    others: "Altro",
    paperJam: "Inceppamento carta",
    poorPrintQuality: "Scarsa qualit\xE0 di stampa",
    printingDefect: "Difetto di stampa",
    receivedQuantity: "Quantit\xE0 ricevuta",
    refund: "Rimborso",
    rejected: "Rifiutato",
    return: "Reso",
    wrongOrLess: "Merce errata o mancante"
  }
};

// src/saved-lists/texts/it.json
var it_default16 = {
  "hand-over": {
    title: "Da ordinare: {{name}}",
    text: "{{by}} ha preparato la lista {{name}} e vi chiede di inviare l\u2019ordine.",
    open: "Apri la lista"
  },
  "list-reminder": {
    title: "\xC8 ora di ordinare: {{name}}",
    text: "Avete chiesto un promemoria per la lista {{name}} quando non viene ordinata da {{days}} giorni.",
    open: "Apri la lista"
  },
  "saved-list-refusals": {
    noMainAccount: "La vostra azienda non ha un account principale che possa inviare questo ordine.",
    onlyOwner: "Solo chi l\u2019ha creata e l\u2019account principale possono rinominare, condividere o eliminare questa lista."
  }
};

// src/saved-views/texts/it.json
var it_default17 = {
  "saved-view-refusals": {
    nameTaken: "Un\u2019altra vista ha gi\xE0 questo nome.",
    tooManyViews: "Un elenco ha al massimo {{max}} viste. Eliminatene una."
  }
};

// src/seed/texts/it.json
var it_default18 = {
  "demo-accounts": {
    buyerDe: "Codici propri ovunque e fatture elettroniche.",
    buyerFr: "Spedisce ai clienti finali, con i loro documenti di trasporto.",
    buyerIt: "Vicina al limite di credito: ecco cosa dice allora un ordine.",
    buyerNl: "Tutto insieme: ordini in pi\xF9 spedizioni, resi, fatture aperte, liste condivise.",
    buyerPl: "Grandi ordini, articoli in arrivo e prezzi in z\u0142oty.",
    buyerUk: "Prezzi in sterline, con IVA britannica.",
    buyerUs: "Uffici in due fusi orari, con la sales tax.",
    clerkNl: "Impiegata della stessa azienda: riempie il carrello, senza ordine rapido e preferiti.",
    newNl: "Accede per la prima volta e conferma l\u2019indirizzo e-mail.",
    repNl: "Agente della stessa azienda: vede i prezzi dell\u2019account e ordina con consegna diretta ai clienti."
  },
  "demo-articles": {
    and: ", ",
    comma: ", ",
    fits: "Adatto a {{brand}} {{printers}}",
    fitsMany: "Adatto a {{printerCount}} stampanti {{brand}}, tra cui {{printers}}",
    kind102: "Toner",
    kind103: "Kit toner",
    kind105: "Tamburo",
    kind109: "Cassetta per etichette",
    label: "Stampa a prova di sbavature, bordo netto, aderisce a carta, plastica e metallo",
    name: "{{kind}} {{part}}",
    pages: "per circa {{pages}} pagine (A4 al 5\xA0% di copertura)",
    print: "Prodotto riempito e collaudato uno a uno, con chip se la stampante lo richiede, due anni di garanzia",
    replaces: "Sostituisce {{part}}",
    stop: ". ",
    width: "nastro largo {{width}}"
  },
  "demo-contents": {
    aboutText: "<p>Cartwright fornisce ai rivenditori toner, kit di toner, tamburi e cassette per etichette per oltre 1.800 stampanti.</p>\n<h2>Che cosa facciamo</h2>\n<p>Vendiamo solo al commercio. Ordinate con qualsiasi codice abbiate, vedete giacenza reale e giorno di arrivo e avete i vostri prezzi. Ci\xF2 che ordinate oggi si imballa oggi.</p>\n<h2>Dove siamo</h2>\n{{where}}\n<h2>In che cosa crediamo</h2>\n<ul><li>Ogni cartuccia \xE8 riempita e provata una per una, con 2 anni di garanzia.</li>\n<li>Marchi privati e imballi personalizzati gi\xE0 da piccole tirature.</li>\n<li>Drop shipping neutro a vostro nome.</li>\n<li>Un\u2019interfaccia per il vostro gestionale e moduli d\u2019ordine per la vostra intranet.</li></ul>",
    aboutTitle: "Chi siamo",
    activityDrumsText: "Cambiate il tamburo ogni quattro toner.",
    activityDrumsTitle: "Tamburi",
    activityKitsText: "Flaconi e set per copiatrici e gruppi di lavoro.",
    activityKitsTitle: "Kit di toner",
    activityLabelsText: "Laminate, in tessuto, termorestringenti e altro.",
    activityLabelsTitle: "Cassette per etichette",
    activityTonerText: "Nero e colori per le stampanti in uso oggi.",
    activityTonerTitle: "Toner",
    announcementText: "<p>Tra Natale e Capodanno prepariamo gli ordini fino alle 12:00. Gli ordini successivi partono il giorno lavorativo seguente.</p>\n<h2>Giorni di chiusura</h2>\n<ul>{{closed}}</ul>\n<p>Il negozio riceve i vostri ordini a ogni ora, come sempre.</p>",
    announcementTitle: "Avviso",
    bannerLabelsText: "Cassette da 3,5 a 104 mm, pronte a magazzino.",
    bannerLabelsTitle: "Etichette per ogni scaffale",
    bannerLinesText: "Incollate un elenco: codici nostri, OEM, a barre o vostri.",
    bannerLinesTitle: "Mille righe in una volta",
    bannerStockEUText: "Giacenza reale e data di arrivo per ogni articolo.",
    bannerStockEUTitle: "600.000 pezzi nei magazzini europei",
    bannerStockUSText: "Via terra nel 99,9% degli Stati Uniti in 1\u20133 giorni.",
    bannerStockUSTitle: "1,5 milioni di cartucce a magazzino",
    closedEU: "<li>25 e 26 dicembre: nessuna spedizione</li><li>1\xBA gennaio: nessuna spedizione</li>",
    closedUS: "<li>25 dicembre: nessuna spedizione</li><li>1\xBA gennaio: nessuna spedizione</li>",
    contactText: "<p>Il vostro referente commerciale risponde nei giorni lavorativi. Tenete a portata di mano il codice cliente o il numero d\u2019ordine e vi aiuteremo subito.</p>",
    contactTitle: "Contatti",
    cookiesText: '<p>Questo negozio conserva solo ci\xF2 che gli serve per funzionare. Non ci sono pubblicit\xE0 n\xE9 tracciamento di terzi, quindi nulla da rifiutare.</p>\n<h2>Che cosa conserva il browser</h2>\n<table><thead><tr><th scope="col">Nome</th><th scope="col">A che serve</th><th scope="col">Per quanto</th></tr></thead>\n<tbody><tr><td><code>Client-Token</code>, <code>Client-Token-Shop</code></td><td>mantengono l\u2019accesso</td><td>fino alla chiusura del browser</td></tr>\n<tr><td><code>client-country</code></td><td>la sede scelta</td><td>30 giorni</td></tr>\n<tr><td><code>client-language</code>, <code>login-language</code></td><td>la lingua scelta</td><td>30 giorni</td></tr>\n<tr><td>Memoria locale</td><td>elenchi in lavorazione, disposizione della pagina e lettura di questo avviso</td><td>finch\xE9 non la cancellate</td></tr></tbody></table>\n<h2>Come cancellarlo</h2>\n<p>Uscendo si cancella l\u2019accesso. Il resto si cancella nelle impostazioni del browser per i dati dei siti; il negozio riparte allora come alla prima visita.</p>\n<h2>Chi pu\xF2 leggerlo</h2>\n<p>Solo questo negozio. Le pagine di altre aziende che incorporano i nostri moduli d\u2019ordine hanno una memoria propria.</p>',
    cookiesTitle: "Cookie",
    couponsEU: "<li><strong>Coupon</strong> mostra i buoni che potete utilizzare.</li>",
    delayEU: "<p>I colli a magazzino ordinati entro le 16:30 partono in giornata e di norma arrivano il giorno lavorativo successivo. La giacenza del magazzino centrale nei Paesi Bassi parte entro 72 ore.</p>",
    delayUS: "<p>La spedizione via terra raggiunge il 99,9% degli Stati Uniti in 1\u20133 giorni. La via aerea in due giorni e il collettame si scelgono nell\u2019ordine.</p>",
    deliveryEU: '<p>La merce a magazzino ordinata entro le <strong>16:30</strong> di un giorno lavorativo viene spedita in giornata, con consegna di norma il giorno lavorativo successivo.</p>\n<table><thead><tr><th scope="col">Dove si trova la merce</th><th scope="col">Quando arriva da voi</th></tr></thead>\n<tbody><tr><td>Magazzino della vostra sede</td><td>il giorno lavorativo successivo</td></tr>\n<tr><td>Magazzino centrale, Paesi Bassi</td><td>parte entro 72 ore, poi come dal vostro magazzino</td></tr>\n<tr><td>In transito</td><td>nel giorno previsto indicato con l\u2019articolo</td></tr></tbody></table>\n<p>Le date di consegna sono indicative. Se uno slitta, chiedeteci nella pagina dell\u2019ordine di annullare le righe interessate: fino alla spedizione \xE8 senza spese.</p>',
    deliveryUS: "<p>La spedizione via terra dal nostro centro di distribuzione in California raggiunge il <strong>99,9% degli Stati Uniti in 1\u20133 giorni</strong>. La via aerea in due giorni e il collettame su appuntamento si scelgono nell\u2019ordine.</p>\n<p>Le date di consegna sono indicative. Se uno slitta, chiedeteci nella pagina dell\u2019ordine di annullare le righe interessate: fino alla spedizione \xE8 senza spese.</p>",
    faqChangeText: "<p>No. Indirizzo, articoli, quantit\xE0 e numero d\u2019ordine sono definitivi dopo l\u2019invio. Finch\xE9 non \xE8 in lavorazione potete annullarlo, per intero o singoli pezzi riga per riga; poi rinunciate nella pagina dell\u2019ordine a ci\xF2 che \xE8 ancora in attesa di merce, o spostatelo in un ordine a parte; chiedeteci l\xEC di annullare ci\xF2 che \xE8 gi\xE0 pronto. Ordinate a parte ci\xF2 che manca.</p>",
    faqChangeTitle: "Posso modificare un ordine gi\xE0 inviato?",
    faqDamageText: "<p>Annotatelo sulla ricevuta del corriere, conservate l\u2019imballo e segnalatelo con fotografie entro 3 giorni lavorativi dalla consegna: nella pagina dell\u2019ordine, alla voce \xABSegnala un danno o un ammanco\xBB, anche se il resto deve ancora arrivare. Quando tutta la merce \xE8 arrivata, la segnalazione diventa una bozza di reso.</p>",
    faqDamageTitle: "Il collo \xE8 danneggiato o manca qualcosa. Che cosa faccio?",
    faqDelayTitle: "In quanto tempo ricevo la merce?",
    faqDropShipText: "<p>S\xEC. Scegliete il drop shipping con documento di trasporto (DDT) neutro oppure con il vostro. Il vostro cliente non vede n\xE9 il nostro nome n\xE9 i nostri prezzi.</p>",
    faqDropShipTitle: "Potete spedire al mio cliente?",
    faqLongListText: '<p>Aprite <a href="/my/quickorder">Il mio ordine rapido</a> e incollatelo, oppure trascinate un foglio di calcolo: fino a 1.000 righe in una volta. Le righe senza articolo restano al loro posto, con il motivo e una proposta.</p>',
    faqLongListTitle: "Come ordino un elenco lungo?",
    faqNumbersText: "<p>Con tutti: il nostro codice articolo, il codice OEM, il codice union, il codice a barre del prodotto o del cartone e il vostro codice. Se un codice corrisponde a due articoli, vi chiediamo quale intendete.</p>",
    faqNumbersTitle: "Con quali codici posso cercare e ordinare?",
    faqOutOfStockText: "<p>Decidete voi: il disponibile parte ora e il resto pi\xF9 avanti, oppure tutto parte insieme quando \xE8 completo. Il giorno previsto \xE8 indicato su ogni riga.</p>",
    faqOutOfStockTitle: "Che cosa succede se un articolo non \xE8 disponibile?",
    faqOwnSystemText: '<p>S\xEC. I sistemi di acquisto usano la nostra interfaccia e una intranet incorpora ordine rapido e carrello con una riga. <a href="/cartwright/contactus">Scriveteci</a> per ottenere l\u2019accesso.</p>',
    faqOwnSystemTitle: "Possiamo ordinare dal nostro gestionale?",
    faqPricesText: '<p>Prezzi e giacenze si vedono dopo l\u2019accesso. <a href="/ac/register">Registrate la vostra azienda</a> oppure chiedete un account al vostro referente commerciale.</p>',
    faqPricesTitle: "Come vedo i prezzi?",
    faqReturnText: "<p>Quando l\u2019ordine \xE8 stato consegnato per intero, apritelo e richiedete il reso. La merce non utilizzata si rende entro 30 giorni dalla data della fattura, con un addebito del 20% per il ripristino a magazzino; la verifica richiede fino a tre giorni lavorativi.</p>",
    faqReturnTitle: "Come effettuo un reso?",
    faqWarrantyText: "<p>2 anni su ogni articolo dalla data della fattura. Indicateci il difetto e il numero di lotto: sostituiamo l\u2019articolo o emettiamo nota di credito.</p>",
    faqWarrantyTitle: "Che garanzia offrite?",
    faqWhoMayOrderText: "<p>Il cliente principale pu\xF2 aggiungere account per i colleghi, stabilirne i permessi e i prezzi che vedono.</p>",
    faqWhoMayOrderTitle: "Chi pu\xF2 ordinare per la mia azienda?",
    floorColour: "Set a colori per HP e Brother",
    floorDrums: "Tamburi",
    floorLabels: "Etichette",
    floorToner: "I toner pi\xF9 ordinati",
    holidaysEU: "<ul><li>Gli ordini ricevuti entro le <strong>12:00 del 23 dicembre</strong> partono in giornata.</li><li>Nessuna consegna il 25 e 26 dicembre e il 1\xB0 gennaio.</li></ul>",
    holidaysUS: "<ul><li>Gli ordini ricevuti entro le <strong>12:00 del 23 dicembre</strong> partono in giornata.</li><li>Nessuna consegna il 25 dicembre e il 1\xB0 gennaio.</li></ul>",
    messageHolidaysTitle: "Giorni di consegna durante le festivit\xE0",
    messageLabelsText: '<p>Oltre 60 formati di etichette sono disponibili a magazzino.</p><p><a href="/list/toner?classId=109">Vai alle cassette per etichette</a></p>',
    messageLabelsTitle: "Novit\xE0: etichette per Dymo LabelWriter",
    messageTablesText: '<p>Incollate un intervallo o trascinate un file CSV: le colonne vengono riconosciute e si possono correggere.</p><p><a href="/my/quickorder">Apri l\u2019ordine rapido</a></p>',
    messageTablesTitle: "L\u2019ordine rapido legge i fogli di calcolo",
    pricesEU: "<p>I prezzi sono netti, al pezzo e nella valuta della vostra sede. L\u2019IVA si aggiunge dove dovuta. Vale il prezzo mostrato all\u2019invio dell\u2019ordine.</p>",
    pricesUS: "<p>I prezzi sono netti, al pezzo e in dollari statunitensi. L\u2019imposta sulle vendite si aggiunge dove dovuta; con il vostro certificato di rivendita si ordina senza. Vale il prezzo mostrato all\u2019invio dell\u2019ordine.</p>",
    taxesEU: "Prezzi e IVA",
    taxesUS: "Prezzi e imposta sulle vendite",
    termsText: '<p>Le presenti condizioni valgono per tutti gli ordini inviati dalle aziende in questo negozio. Non vendiamo a consumatori.</p>\n<h2>{{taxes}}</h2>\n{{prices}}\n<h2>Ordini</h2>\n<p>Un ordine si pu\xF2 modificare fino all\u2019invio. Dopo, indirizzo, articoli, quantit\xE0 e numero d\u2019ordine sono definitivi. Il contratto si conclude con la nostra conferma d\u2019ordine.</p>\n<h2>Consegna</h2>\n{{delivery}}\n<h2>Drop shipping</h2>\n<p>Su richiesta consegniamo al vostro cliente, con DDT neutro o con il vostro. Il contraente restate voi.</p>\n<h2>Danni e ammanchi</h2>\n<p>Danni e ammanchi vanno segnalati entro <strong>3 giorni lavorativi</strong> dalla consegna, con fotografie di merce e imballo. Oltre questo termine il corriere non risponde e il reclamo non \xE8 accolto.</p>\n<h2>Reso di merce senza difetti</h2>\n<p>La merce non utilizzata, in confezione chiusa, si pu\xF2 rendere entro <strong>30 giorni dalla data della fattura</strong>. Si applica un addebito del <strong>20%</strong> del prezzo fatturato per il ripristino a magazzino e il trasporto \xE8 a vostro carico. Richiedete prima il reso nell\u2019ordine: la verifica richiede fino a tre giorni lavorativi e i colli senza numero di reso vengono respinti.</p>\n<h2>Garanzia</h2>\n<p>Offriamo <strong>2 anni</strong> di garanzia dalla data della fattura. Gli articoli difettosi vengono sostituiti o accreditati dopo che ci avete indicato difetto e numero di lotto. Sono esclusi i danni da cattiva conservazione o da ricarica.</p>\n<h2>Pagamento e riserva di propriet\xE0</h2>\n<p>Le fatture si pagano entro i giorni concordati per il vostro account. La merce resta di nostra propriet\xE0 fino al saldo.</p>\n<h2>I vostri dati</h2>\n<p>Usiamo i dati di azienda, contatto e ordine per evadere gli ordini e comunichiamo gli indirizzi solo al corriere. Ci\xF2 che il browser conserva \xE8 elencato in <a href="/help/cookies">Cookie</a>.</p>',
    termsTitle: "Condizioni generali di vendita",
    toolbarText: "<p>La barra a lato di ogni pagina tiene a portata di clic ci\xF2 che serve pi\xF9 spesso. Accanto ci sono gli strumenti per acquisti in quantit\xE0.</p>\n<h2>Le scorciatoie</h2>\n<ul><li><strong>Carrello</strong> apre il carrello accanto alla pagina. Cambiate l\xEC le quantit\xE0 e continuate a leggere.</li>\n<li><strong>Preferiti</strong> mostra gli articoli contrassegnati con un cuore.</li>\n<li><strong>Notifiche</strong> dice che cosa c\u2019\xE8 di nuovo, dai giorni di consegna ai nuovi articoli.</li>\n<li><strong>Ordine rapido</strong> porta alla griglia per gli elenchi lunghi.</li>\n{{coupons}}\n<li><strong>Torna su</strong> riporta all\u2019inizio della pagina.</li>\n<li><strong>Home</strong>: il simbolo del negozio in cima alla barra porta alla pagina iniziale.</li>\n<li><strong>Impostazioni</strong> cambia colore, dimensioni e ci\xF2 che resta in vista.</li>\n<li><strong>Nascondi scorciatoie</strong> richiude la barra; lo stesso pulsante la riapre. Sugli schermi stretti resta in basso.</li></ul>\n<h2>Strumenti per l\u2019acquisto</h2>\n<dl><dt>Una ricerca per ogni codice</dt><dd>Digitate il nostro codice, un codice OEM, quello sul cartone o il vostro. Con <code>/</code> si comincia da ogni pagina.</dd>\n<dt>Incollare un elenco</dt><dd>Copiate due colonne da un foglio di calcolo e incollatele nell\u2019ordine rapido. Fino a 1.000 righe vengono verificate in una volta.</dd>\n<dt>Importare ed esportare</dt><dd>Trascinate un file CSV, vedete come \xE8 stata intesa ogni colonna e correggete. Carrelli ed elenchi si salvano anche in CSV.</dd>\n<dt>I vostri codici</dt><dd>Date a un articolo il codice del vostro gestionale e da allora ordinatelo con quello.</dd></dl>\n<h2>Senza mouse</h2>\n<p>Ogni strumento si usa da tastiera: Tab avanza, Invio apre, Esc chiude. Nell\u2019ordine rapido le frecce si muovono come in un foglio di calcolo; su una riga da chiarire Alt+F accetta il suggerimento e da Alt+1 ad Alt+9 si sceglie una proposta.</p>",
    toolbarTitle: "Barra degli strumenti",
    whereEU: "<p>Il nostro magazzino centrale \xE8 a Utrecht. Altri magazzini a Willich e Pozna\u0144 avvicinano a voi 600.000 pezzi, e i colleghi nei Paesi Bassi, in Italia, Germania, Regno Unito, Francia e Polonia parlano la vostra lingua.</p>",
    whereUS: "<p>1,5 milioni di cartucce sono pronte a Ontario, in California, e la spedizione via terra raggiunge il 99,9% degli Stati Uniti in 1\u20133 giorni. La nostra sede centrale \xE8 a Columbus, nell\u2019Ohio.</p>"
  },
  "demo-coupons": {
    welcomeVoucher: "Buono di benvenuto",
    fivePercentOff: "5% di sconto sull\u2019ordine",
    freeShipping: "Spedizione gratuita",
    forLabelCassettes: "Per le cassette di etichette",
    thankYouForTenYears: "Grazie per dieci anni insieme",
    thankYouForYourOrder: "Grazie per il vostro ordine",
    forTheFirstOrder: "Per il primo ordine",
    summerDiscount: "Sconto estivo",
    nextMonthsDiscount: "Sconto del prossimo mese",
    withdrawn: "Ritirato"
  },
  "demo-names": {
    class102: "Toner",
    class103: "Kit di toner",
    class105: "Tamburi",
    class109: "Cassette per etichette",
    offerMonth: "Offerta del mese",
    offerSeason: "Offerta di stagione",
    offerStock: "Fino a esaurimento scorte",
    shipVia1: "Standard",
    shipVia10: "Ritiro a Willich",
    shipVia11: "Ritiro a Pozna\u0144",
    shipVia2: "Espresso entro le 12:00",
    shipVia3: "Bancale, su appuntamento",
    shipVia4: "Vostro spedizioniere",
    shipVia5: "Ritiro a Utrecht",
    shipVia6: "Via terra",
    shipVia7: "Via aerea",
    shipVia8: "Collettame (LTL)",
    shipVia9: "Vostro spedizioniere"
  }
};

// src/session/texts/it.json
var it_default19 = {
  "session-refusals": {
    codeWrong: "Il codice \xE8 errato o scaduto.",
    handOverEnded: "Questo link \xE8 gi\xE0 stato usato o \xE8 scaduto. Riaprite la pagina da dove siete arrivati.",
    mixedAlphabets: "Usate nel nome utente le lettere di un solo alfabeto.",
    publishedPassword: "Questa password \xE8 pubblicata nella documentazione. Sceglietene un\u2019altra.",
    weakPassword: "La password deve avere almeno 8 caratteri, con lettere e numeri.",
    wrongPassword: "Il nome utente o la password non \xE8 corretta."
  }
};

// src/tables/texts/it.json
var it_default20 = {
  table: {
    amount: "Importo",
    article: "Articolo",
    currency: "Valuta",
    date: "Data",
    invoice: "Fattura",
    invoices: "Fatture",
    lines: "Righe",
    oemCode: "Codice OEM",
    orderNo: "N. ordine",
    orders: "Ordini",
    placedBy: "Inviato da",
    poNo: "Vs. n. ordine (PO#)",
    quantity: "Quantit\xE0",
    reason: "Motivo",
    reconciliation: "Riconciliazione",
    returns: "Resi",
    soNo: "N. vendita (SO#)",
    status: "Stato",
    tooManyRows: "Un\u2019esportazione contiene al massimo {{max}} righe. Impostate un filtro.",
    yourNumber: "Vostro numero"
  }
};

// src/uploads/texts/it.json
var it_default21 = {
  "file-refusals": {
    empty: "Il file \xE8 vuoto.",
    fileGone: "Un file non \xE8 pi\xF9 disponibile, aggiungetelo di nuovo.",
    nameTooLong: "Il nome del file supera {{count}} caratteri.",
    notAccepted: "L\u2019antivirus non accetta questo file. Inviatene un altro.",
    otherFormat: "Il file non si apre nel formato indicato dal nome.",
    tooLarge: "Il file supera {{size}}.",
    tooManyPixels: "L\u2019immagine ha pi\xF9 di {{count}} milioni di pixel. Riducetela.",
    unsafeDocument: "Il documento contiene macro o contenuti esterni. Salvatelo senza di essi oppure come file PDF.",
    unsafePdf: "Il PDF contiene script o file oppure \xE8 cifrato. Stampatelo in un nuovo file PDF.",
    wrongType: "Tipi di file ammessi: {{types}}."
  }
};

// src/locales/it.ts
var it_default22 = {
  ...it_default,
  ...it_default2,
  ...it_default3,
  ...it_default4,
  ...it_default5,
  ...it_default6,
  ...it_default7,
  ...it_default8,
  ...it_default9,
  ...it_default10,
  ...it_default11,
  ...it_default12,
  ...it_default13,
  ...it_default14,
  ...it_default15,
  ...it_default16,
  ...it_default17,
  ...it_default18,
  ...it_default19,
  ...it_default20,
  ...it_default21
};

// src/account/texts/pl.json
var pl_default = {
  "account-refusals": {
    countryNotServed: "Nie dostarczamy do tego kraju.",
    currentPasswordWrong: "Obecne has\u0142o jest nieprawid\u0142owe.",
    emailOfOwner: "E-mail potwierdzonego konta zmienia jego w\u0142a\u015Bciciel.",
    lastMainAccount: "Ostatnie konto g\u0142\xF3wne musi zachowa\u0107 uprawnienie do zarz\u0105dzania kontami.",
    linkUsed: "Ten link zosta\u0142 ju\u017C u\u017Cyty lub wygas\u0142.",
    nameMissing: "Podaj imi\u0119, nazwisko lub nazw\u0119 firmy.",
    ownAccount: "Nie mo\u017Cesz dezaktywowa\u0107 konta, na kt\xF3re jeste\u015B zalogowany.",
    permissionNotYours: "Nie mo\u017Cesz nada\u0107 uprawnienia, kt\xF3rego nie masz.",
    postcodeMissing: "Podaj kod pocztowy."
  },
  activity: {
    about: "Dotyczy",
    aboveCreditLimit: "Powy\u017Cej limitu kredytu",
    accountAdded: "Dodano konto",
    accountChanged: "Zmieniono konto",
    accountConfirmed: "Potwierdzono konto",
    accountPriceDeleted: "Usuni\u0119to cen\u0119 konta",
    accountPrices: "Ceny kont",
    accountPriceSet: "Ustalono cen\u0119 konta",
    accountPricesImported: "Zaimportowano ceny kont",
    accountPricesOnly: "Tylko ceny konta",
    accounts: "Konta",
    active: "Aktywne",
    activity: "Aktywno\u015B\u0107",
    address: "Adres",
    addressAdded: "Dodano adres",
    addressChanged: "Zmieniono adres",
    addressDeleted: "Usuni\u0119to adres",
    addresses: "Adresy",
    after: "Po",
    allOthers: "Wszystkie inne",
    basket: "Koszyk",
    before: "Przed",
    billingAddress: "Adres rozliczeniowy",
    changeUndone: "Cofni\u0119to zmian\u0119 danych logowania",
    clerk: "Pracownik biura",
    companyPrices: "Ceny firmy",
    contact: "Kontakt",
    coupon: "Kupon",
    coupons: "Kupony",
    creditLimit: "Limit kredytu",
    creditNote: "Korekta",
    daysToPay: "Termin p\u0142atno\u015Bci w dniach",
    default: "Domy\u015Blny",
    documents: "Dokumenty",
    dropShipping: "Dropshipping",
    eInvoice: "E-faktura",
    email: "E-mail",
    emailChanged: "Zmieniono adres e-mail",
    exported: "Wyeksportowano: {{what}}",
    favourites: "Ulubione",
    field: "Dana",
    firstName: "Imi\u0119",
    format: "Format",
    inactive: "Nieaktywne",
    keyAdded: "Utworzono klucz do w\u0142asnych stron",
    keyBuyers: "Kupuj\u0105cy klucza",
    keyChanged: "Zmieniono klucz do w\u0142asnych stron",
    keyComponents: "Elementy",
    keyOrigins: "Strony",
    keyRevoked: "Uniewa\u017Cniono klucz do w\u0142asnych stron",
    keyRights: "Uprawnienia",
    keys: "Klucze",
    lastName: "Nazwisko",
    mainCustomer: "Klient g\u0142\xF3wny",
    manageAccounts: "Zarz\u0105dzanie kontami",
    no: "Nie",
    oneOther: "Jedno inne",
    order: "Zam\xF3wienie",
    orderCancelled: "Anulowano zam\xF3wienie",
    orderHeld: "Zam\xF3wienie wstrzymane, powy\u017Cej limitu kredytu",
    orderPlaced: "Z\u0142o\u017Cono zam\xF3wienie",
    orderReleased: "Zwolniono zam\xF3wienie",
    ordersAreHeld: "Zam\xF3wienia s\u0105 wstrzymywane",
    ordersArePlaced: "Zam\xF3wienia s\u0105 realizowane",
    ordersAreRefused: "Zam\xF3wienia s\u0105 odrzucane",
    ownNumberChanged: "Zmieniono w\u0142asny numer artyku\u0142u",
    ownNumbersImported: "Zaimportowano w\u0142asne numery artyku\u0142\xF3w",
    passwordChanged: "Zmieniono has\u0142o",
    percent: "Procent",
    permissions: "Uprawnienia",
    pieces: "Sztuki",
    piecesCancelled: "Anulowano sztuki zam\xF3wienia",
    piecesMoved: "Sztuki przeniesiono do osobnego zam\xF3wienia",
    placeOrders: "Sk\u0142adanie zam\xF3wie\u0144",
    price: "Cena",
    priceRuleChanged: "Zmieniono regu\u0142\u0119 cen konta",
    quickOrder: "Szybkie zam\xF3wienie",
    reportAdded: "Uzupe\u0142niono zg\u0142oszenie uszkodzenia lub braku",
    reportSent: "Zg\u0142oszono uszkodzenie lub brak",
    reportWithdrawn: "Wycofano zg\u0142oszenie uszkodzenia lub braku",
    repPricesChanged: "Zmieniono ceny dla handlowc\xF3w",
    repsSee: "Handlowcy widz\u0105",
    returnApproved: "Zwrot zatwierdzony",
    returnReceived: "Otrzymano towar ze zwrotu",
    returnReduced: "Sztuki wycofane ze zwrotu",
    returnRefunded: "Zwrot rozliczony korekt\u0105",
    returnRejected: "Zwrot odrzucony",
    returnSubmitted: "Z\u0142o\u017Cono wniosek o zwrot",
    rightRefused: "Odmowa z braku uprawnie\u0144",
    role: "Rola",
    rounding: "Zaokr\u0105glenie",
    salesRep: "Handlowiec",
    savedLists: "Zapisane listy",
    setAccountPrices: "Ustalanie cen kont",
    shippingAddress: "Adres dostawy",
    signedIn: "Zalogowano",
    signInRefused: "Odmowa logowania",
    signIns: "Logowania",
    signInsEnded: "Zako\u0144czono logowania",
    statement: "Wyci\u0105g",
    supplier: "Dostawca",
    termsChanged: "Zmieniono warunki",
    time: "Czas",
    times: "Ile razy",
    toTheCent: "Do grosza",
    usedFor: "Zastosowanie",
    what: "Co",
    who: "Kto",
    yes: "Tak"
  },
  "change-mail": {
    email: "Adres e-mail Twojego konta zosta\u0142 zmieniony",
    password: "Has\u0142o Twojego konta zosta\u0142o zmienione",
    account: "Nazwa u\u017Cytkownika: {{value}}",
    newEmail: "Nowy adres: {{value}}",
    time: "Czas: {{value}}",
    network: "Sk\u0105d: {{value}}",
    yours: "Je\u015Bli to Twoja zmiana, nie trzeba nic robi\u0107.",
    notYours: "Je\u015Bli nie, otw\xF3rz ten link w ci\u0105gu 7 dni. Cofnie on zmian\u0119, wyloguje wszystkich, kt\xF3rzy korzystaj\u0105 z konta, i pozwoli wybra\u0107 nowe has\u0142o:",
    paste: "Je\u015Bli link si\u0119 nie otwiera, przejd\u017A na stron\u0119 {{page}} i wklej ten kod:"
  },
  "default-address": {
    billingTitle: "Zmieniono domy\u015Blny adres do faktur",
    shippingTitle: "Zmieniono domy\u015Blny adres dostawy",
    nonRegularTitle: "Zmieniono domy\u015Blny adres wysy\u0142ek bezpo\u015Brednich",
    text: "{{by}} \u2013 zmiana domy\u015Blnego adresu towar\xF3w lub faktur Twojej firmy.",
    before: "Wcze\u015Bniej: {{address}}",
    after: "Teraz: {{address}}",
    check: "Z\u0142o\u017Cone ju\u017C zam\xF3wienia zachowuj\u0105 sw\xF3j adres.",
    open: "Otw\xF3rz ksi\u0105\u017Ck\u0119 adresow\u0105"
  },
  "new-account-mail": {
    subject: "Twoje konto w sklepie",
    added: "{{company}} za\u0142o\u017Cy\u0142a dla Ciebie konto.",
    setPassword: "Tutaj ustawisz has\u0142o. Kod do niego przyjdzie e-mailem:",
    notAsked: "Je\u015Bli nie znasz tej firmy, nie trzeba nic robi\u0107.",
    corrected: "Adres e-mail Twojego konta zosta\u0142 poprawiony",
    correctedBy: "{{company}} zmieni\u0142a adres e-mail konta, kt\xF3re za\u0142o\u017Cono z Twoim adresem.",
    askCompany: "Je\u015Bli to pomy\u0142ka, skontaktuj si\u0119 z firm\u0105, zanim kto\u015B ustawi has\u0142o."
  },
  "own-number-table": {
    articleNo: "Numer artyku\u0142u",
    ownNumber: "W\u0142asny numer",
    ownNumbers: "W\u0142asne numery artyku\u0142\xF3w"
  }
};

// src/catalogue/texts/pl.json
var pl_default2 = {
  attributes: {
    brand: "Marka",
    class: "Kategoria",
    oemCode: "Nr OEM",
    colour: "Kolor",
    pageYield: "Wydajno\u015B\u0107 w stronach",
    tapeWidthMm: "Szeroko\u015B\u0107 ta\u015Bmy",
    printColour: "Kolor druku",
    tapeColour: "Kolor ta\u015Bmy",
    finish: "Wyko\u0144czenie",
    unionCode: "Kod union",
    productBarcode: "Kod kreskowy produktu",
    boxBarcode: "Kod kreskowy kartonu",
    supplier: "Dostawca",
    printerCount: "Zgodne drukarki"
  },
  colours: {
    onTape: "{{print}} na {{tape}}",
    black: "czarny",
    cyan: "cyjan",
    magenta: "magenta",
    yellow: "\u017C\xF3\u0142ty",
    "cyan, magenta and yellow": "cyjan, magenta i \u017C\xF3\u0142ty",
    "black, cyan, magenta and yellow": "czarny, cyjan, magenta i \u017C\xF3\u0142ty",
    "berry pink": "jagodowy r\xF3\u017Cowy",
    "black and red": "czarny i czerwony",
    blue: "niebieski",
    brown: "br\u0105zowy",
    clear: "przezroczysty",
    "fluorescent orange": "fluorescencyjny pomara\u0144czowy",
    "fluorescent yellow": "fluorescencyjny \u017C\xF3\u0142ty",
    gold: "z\u0142oty",
    green: "zielony",
    grey: "szary",
    "lime green": "limonkowy",
    metallic: "metaliczny",
    orange: "pomara\u0144czowy",
    purple: "fioletowy",
    red: "czerwony",
    silver: "srebrny",
    stencil: "ta\u015Bma szablonowa",
    white: "bia\u0142y",
    continuous: "ci\u0105g\u0142a",
    "continuous film": "folia ci\u0105g\u0142a",
    durable: "wytrzyma\u0142a",
    fabric: "tekstylna",
    film: "folia",
    "flexible ID": "elastyczna",
    "flexible nylon": "elastyczny nylon",
    "heat-shrink": "termokurczliwa",
    matt: "matowa",
    "non-adhesive": "bez kleju",
    "non-laminated": "nielaminowana",
    paper: "papier",
    pastel: "pastelowa",
    "permanent polyester": "trwa\u0142y poliester",
    plastic: "plastik",
    "premium glitter": "brokat premium",
    removable: "usuwalna",
    ribbon: "wst\u0105\u017Cka",
    round: "okr\u0105g\u0142a",
    security: "zabezpieczaj\u0105ca",
    "strong adhesive": "mocny klej",
    vinyl: "winyl"
  },
  "cust-number-refusals": {
    damagedNumber: "Arkusz pokazuje {{text}} zamiast numeru. Wpisz numer.",
    emptyNumber: "Numer artyku\u0142u musi zawiera\u0107 liter\u0119 lub cyfr\u0119.",
    yourNumberAlready: "{{custNumber}} to ju\u017C numer artyku\u0142u {{number}}."
  }
};

// src/codes/texts/pl.json
var pl_default3 = {
  "code-mail": {
    registration: "Kod do rejestracji",
    confirmation: "Kod do potwierdzenia konta",
    binding: "Kod do nowego adresu e-mail",
    reset: "Kod do nowego has\u0142a",
    passwordChange: "Kod do zmiany has\u0142a",
    signIn: "Kod do logowania",
    noAccount: "Z tym adresem e-mail nie jest powi\u0105zane \u017Cadne konto",
    userName: "Nazwa u\u017Cytkownika: {{name}}",
    validity: "Kod jest wa\u017Cny 15 minut i mo\u017Cna go u\u017Cy\u0107 raz.",
    notAsked: "Je\u015Bli to nie Twoja pro\u015Bba, nie trzeba nic robi\u0107.",
    whyNoAccount: "Kto\u015B poprosi\u0142 o nowe has\u0142o dla tego adresu e-mail, ale nie nale\u017Cy on do \u017Cadnego konta.\n\nBy\u0107 mo\u017Ce konto ma inny adres; mo\u017Cna te\u017C si\u0119 zarejestrowa\u0107."
  },
  "code-refusals": {
    mailNotSent: "Nie uda\u0142o si\u0119 wys\u0142a\u0107 wiadomo\u015Bci e-mail. Sprawd\u017A adres lub spr\xF3buj ponownie p\xF3\u017Aniej.",
    numbersGone: "Te cyfry nie s\u0105 ju\u017C odczytywane. Wybierz inny obrazek.",
    numbersMissing: "Wpisz cyfry z obrazka.",
    numbersWrong: "Cyfry nie zgadzaj\u0105 si\u0119 z obrazkiem. Spr\xF3buj z nowym."
  }
};

// src/coupons/texts/pl.json
var pl_default4 = {
  "coupon-notice": {
    title: "Kupon dla Ciebie: {{title}}",
    code: "Wpisz kod {{code}} przy potwierdzaniu zam\xF3wienia.",
    open: "Kupony"
  },
  "coupon-refusals": {
    codeMissing: "Wpisz kod kuponu",
    discountedItems: "Kuponu rabatowego nie mo\u017Cna \u0142\u0105czy\u0107 z przecenionymi artyku\u0142ami",
    notFound: "Nie znaleziono kuponu",
    notStarted: "Akcja jeszcze si\u0119 nie rozpocz\u0119\u0142a lub kupon jest niewa\u017Cny",
    shipViaFirst: "Najpierw wybierz spos\xF3b wysy\u0142ki: wymaga tego kupon na darmow\u0105 dostaw\u0119.",
    usedOrExpired: "Kupon zosta\u0142 wykorzystany lub wygas\u0142",
    usedUp: "Kupony zosta\u0142y wykorzystane",
    wrongCondition: "Warunki kuponu nie s\u0105 spe\u0142nione",
    wrongProduct: "Kuponu nie mo\u017Cna u\u017Cy\u0107 dla tych artyku\u0142\xF3w"
  }
};

// src/embed-keys/texts/pl.json
var pl_default5 = {
  "embed-key-mail": {
    addedTitle: "Utworzono klucz do Pa\u0144stwa w\u0142asnych stron: {{name}}",
    by: "Przez: {{by}}.",
    bySupplier: "Przez dostawc\u0119.",
    changedTitle: "Zmieniono klucz do Pa\u0144stwa w\u0142asnych stron: {{name}}",
    check: "Za pomoc\u0105 klucza Pa\u0144stwa serwer loguje kupuj\u0105cych bez has\u0142a. Prosz\u0119 go uniewa\u017Cni\u0107, je\u015Bli go Pa\u0144stwo nie znaj\u0105.",
    ended: "Strony z tym kluczem nie zamawiaj\u0105 ju\u017C w imieniu Pa\u0144stwa kupuj\u0105cych.",
    open: "Otw\xF3rz klucze",
    opens: "Otwiera: {{components}}",
    pages: "Strony: {{origins}}",
    revokedTitle: "Uniewa\u017Cniono klucz do Pa\u0144stwa w\u0142asnych stron: {{name}}"
  },
  "embed-key-refusals": {
    buyerUnknown: "Kupuj\u0105cy nie jest kontem Pa\u0144stwa firmy.",
    componentUnknown: "{{name}} nie jest elementem, kt\xF3ry mo\u017Ce otworzy\u0107 klucz.",
    expiresLate: "Klucz ko\u0144czy si\u0119 w ci\u0105gu trzech lat.",
    expiresPast: "Ten dzie\u0144 ju\u017C min\u0105\u0142.",
    keyEnded: "Ten klucz si\u0119 sko\u0144czy\u0142. Prosz\u0119 utworzy\u0107 nowy.",
    originShop: "To adres samego sklepu, kt\xF3ry nie potrzebuje klucza.",
    originWrong: "{{origin}} nie jest \u017Ar\xF3d\u0142em: prosz\u0119 napisa\u0107 https:// i nazw\u0119 serwera, bez \u015Bcie\u017Cki.",
    tooManyKeys: "Firma ma najwy\u017Cej {{max}} kluczy. Prosz\u0119 jeden uniewa\u017Cni\u0107."
  }
};

// src/finance/texts/pl.json
var pl_default6 = {
  "finance-refusals": {
    companyName: "Nazwa firmy",
    electronicAddress: "Elektroniczny adres do faktur",
    formatMissing: "Ten dokument nie jest dost\u0119pny w tym formacie.",
    pec: "Certyfikowany adres e-mail (PEC)",
    registrationNumber: "Numer rejestrowy",
    sdi: "Kod odbiorcy SDI",
    taxCode: "Kod podatkowy",
    vatNumber: "Numer VAT"
  },
  "finance-table": {
    balance: "Saldo",
    cleared: "Rozliczone",
    clearedAmount: "Kwota rozliczona",
    clearedBy: "Rozliczono przez",
    clearedOn: "Rozliczono dnia",
    corrects: "Koryguje",
    credit: "Korekta",
    creditNotes: "Korekty",
    creditedQuantity: "Ilo\u015B\u0107 skorygowana",
    daysOverdue: "Dni po terminie",
    discount: "Rabat",
    due: "Termin p\u0142atno\u015Bci",
    freight: "Wysy\u0142ka",
    goods: "Towar",
    handling: "Op\u0142ata manipulacyjna",
    invoiceDate: "Data faktury",
    item: "Sk\u0142adnik",
    number: "Numer",
    open: "Otwarte",
    orderLine: "Pozycja zam\xF3wienia",
    overdue: "Po terminie",
    paid: "Zap\u0142acono",
    payment: "P\u0142atno\u015B\u0107",
    restockingFee: "Op\u0142ata za ponowne przyj\u0119cie",
    returnFreight: "Transport zwrotny",
    type: "Rodzaj",
    vat: "VAT"
  },
  invoice: {
    invoice: "Faktura",
    creditNote: "Faktura koryguj\u0105ca",
    invoiceNo: "Numer faktury",
    creditNo: "Numer korekty",
    date: "Data",
    due: "Termin p\u0142atno\u015Bci",
    delivered: "Data dostawy",
    customerNo: "Numer klienta",
    vatNo: "Tw\xF3j numer VAT",
    ourVatNo: "NIP",
    registrationNo: "Rejestr przedsi\u0119biorc\xF3w",
    shipment: "Dokument WZ",
    corrects: "Koryguje faktur\u0119 {{number}} z dnia {{day}}",
    vatRate: "Stawka VAT",
    taxable: "Podstawa",
    vat: "VAT",
    net: "Kwota netto",
    coupon: "Rabat",
    freight: "Wysy\u0142ka",
    handling: "Op\u0142ata manipulacyjna",
    restocking: "Op\u0142ata za ponowne przyj\u0119cie",
    returnFreight: "Transport zwrotny",
    grandTotal: "Razem",
    payable: "P\u0142atne w ci\u0105gu {{days}} dni, do {{day}}.",
    creditUse: "Kwot\u0119 rozliczamy z otwartymi fakturami.",
    bank: "Bank",
    reference: "Tytu\u0142 p\u0142atno\u015Bci"
  },
  notice: {
    invoiceIssuedTitle: "Faktura {{number}}",
    invoiceIssuedIntro: "Faktura {{number}} do zam\xF3wienia {{orderNo}} jest dost\u0119pna.",
    creditIssuedTitle: "Faktura koryguj\u0105ca {{number}}",
    creditIssuedIntro: "Faktura koryguj\u0105ca {{number}} do zam\xF3wienia {{orderNo}} jest dost\u0119pna.",
    invoiceOverdueTitle: "Faktura {{number}}: {{amount}} po terminie",
    invoiceOverdueIntro: "Termin p\u0142atno\u015Bci faktury {{number}} do zam\xF3wienia {{orderNo}} min\u0105\u0142 {{day}}; do zap\u0142aty pozostaje {{amount}}. Je\u015Bli p\u0142atno\u015B\u0107 zosta\u0142a ju\u017C wykonana, prosimy zignorowa\u0107 t\u0119 wiadomo\u015B\u0107.",
    paymentBookedTitle: "P\u0142atno\u015B\u0107 otrzymana",
    paymentBookedIntro: "Zaksi\u0119gowali\u015Bmy p\u0142atno\u015B\u0107 {{number}} na kwot\u0119 {{amount}}. Dzi\u0119kujemy.",
    open: "Zobacz faktury",
    attached: "Dokument jest za\u0142\u0105czony jako PDF.",
    questions: "Pytania? Podaj numer {{number}}."
  },
  statement: {
    statement: "Wyci\u0105g z konta",
    period: "Okres",
    fromTo: "od {{from}} do {{to}}",
    opening: "Saldo pocz\u0105tkowe",
    closing: "Saldo ko\u0144cowe",
    entry: "Dokument",
    amount: "Kwota",
    balance: "Saldo",
    payment: "P\u0142atno\u015B\u0107",
    later: "Termin p\xF3\u017Aniej",
    week2: "Termin w ci\u0105gu dw\xF3ch tygodni",
    week1: "Termin w ci\u0105gu tygodnia",
    d30: "1\u201330 dni po terminie",
    d60: "31\u201360 dni po terminie",
    d90: "61\u201390 dni po terminie",
    d120: "91\u2013120 dni po terminie",
    over120: "Ponad 120 dni po terminie",
    aging: "Saldo wed\u0142ug terminu"
  }
};

// src/http/texts/pl.json
var pl_default7 = {
  "http-refusals": {
    authenticationFailed: "Uwierzytelnianie nie powiod\u0142o si\u0119, brak dost\u0119pu do zasob\xF3w",
    busy: "Sklep jest przeci\u0105\u017Cony. Spr\xF3buj ponownie za chwil\u0119.",
    confirmFirst: "Najpierw potwierd\u017A swoje konto.",
    doesNotExist: "Tego nie ma albo ju\u017C nie ma.",
    noPermissions: "Brak uprawnie\u0144 do tej operacji",
    storageFull: "Pami\u0119\u0107 sklepu jest pe\u0142na. Nic nie zosta\u0142o zapisane; spr\xF3buj ponownie p\xF3\u017Aniej.",
    unstorableCharacter: "Tekst zawiera znak, kt\xF3rego nie mo\u017Cna zapisa\u0107. Usu\u0144 go i spr\xF3buj ponownie.",
    wentWrong: "Wyst\u0105pi\u0142 b\u0142\u0105d po naszej stronie. Spr\xF3buj ponownie. Numer: {{id}}"
  }
};

// src/limits/texts/pl.json
var pl_default8 = {
  "limit-refusals": {
    tooManyKept: "Mo\u017Cna przechowywa\u0107 najwy\u017Cej {{max}}. Najpierw usu\u0144 cz\u0119\u015B\u0107 z nich.",
    tooManyTries: "Zbyt wiele pr\xF3b. Spr\xF3buj ponownie za {{time}}."
  }
};

// src/mail/texts/pl.json
var pl_default9 = {
  mail: {
    greeting: "Dzie\u0144 dobry {{name}},"
  }
};

// src/notifications/texts/pl.json
var pl_default10 = {
  "notification-mail": {
    openShop: "Przejd\u017A do sklepu"
  }
};

// src/orders/texts/pl.json
var pl_default11 = {
  "order-mail": {
    orderPlacedTitle: "Zam\xF3wienie {{orderNo}} zosta\u0142o przyj\u0119te",
    orderPlacedIntro: "Otrzymali\u015Bmy Twoje zam\xF3wienie. Dzi\u0119kujemy.",
    orderShippedTitle: "Zam\xF3wienie {{orderNo}} jest w drodze",
    orderShippedIntro: "Towar z Twojego zam\xF3wienia opu\u015Bci\u0142 nasz magazyn.",
    orderProcessingTitle: "Zam\xF3wienie {{orderNo}} jest przygotowywane",
    orderProcessingIntro: "Nasz magazyn kompletuje Twoje zam\xF3wienie. Nie mo\u017Cna go ju\u017C anulowa\u0107 w sklepie.",
    orderDeliveredTitle: "Zam\xF3wienie {{orderNo}} zosta\u0142o dostarczone",
    orderDeliveredIntro: "Towar z Twojego zam\xF3wienia dotar\u0142 na miejsce.",
    orderDatesTitle: "Nowe terminy dla zam\xF3wienia {{orderNo}}",
    orderDatesIntro: "Terminy dostawy Twojego zam\xF3wienia si\u0119 zmieni\u0142y. Oto obecne przewidywania.",
    orderCancelledTitle: "Zam\xF3wienie {{orderNo}} zosta\u0142o anulowane",
    orderCancelledIntro: "Twoje zam\xF3wienie zosta\u0142o anulowane. Nic nie zostanie dostarczone ani zafakturowane.",
    orderRestMovedTitle: "Zam\xF3wienie {{orderNo}} zawiera sztuki, kt\xF3re czekaj\u0105 na towar",
    orderRestMovedIntro: "Sztuki z Twojego zam\xF3wienia, kt\xF3re czekaj\u0105 na towar, maj\u0105 teraz osobne zam\xF3wienie, z tymi samymi cenami, adresami i miejscami w kolejce. Nic wi\u0119cej si\u0119 nie zmieni\u0142o.",
    orderRestCancelledTitle: "Cz\u0119\u015B\u0107 zam\xF3wienia {{orderNo}} zosta\u0142a anulowana",
    orderRestCancelledIntro: "Sztuki z Twojego zam\xF3wienia, kt\xF3re nie zosta\u0142y wys\u0142ane, s\u0105 anulowane. Nie b\u0119d\u0105 dostarczone ani zafakturowane.",
    orderAnsweredTitle: "Wiadomo\u015B\u0107 o zam\xF3wieniu {{orderNo}}",
    orderAnsweredIntro: "Napisali\u015Bmy do Ciebie w sprawie zam\xF3wienia:",
    orderAskedTitle: "Pytanie o zam\xF3wienie {{orderNo}}",
    orderAskedIntro: "Kupuj\u0105cy pisze:",
    held: "Firma przekracza limit kredytowy: zaczniemy, gdy po wp\u0142acie znajdzie si\u0119 poni\u017Cej. Towar jest dla Pa\u0144stwa zarezerwowany.",
    orderNumber: "Numer zam\xF3wienia",
    salesOrder: "Nasz numer",
    yourOrder: "Tw\xF3j numer",
    placedOn: "Z\u0142o\u017Cono",
    tracking: "Numer przesy\u0142ki",
    notInOrder: "Czego\u015B brakuje lub co\u015B jest uszkodzone?",
    report: "Zg\u0142o\u015B uszkodzenie lub brak w ci\u0105gu 3 dni roboczych",
    partShipped: "Cz\u0119\u015B\u0107 zam\xF3wienia {{orderNo}} jest w drodze",
    partDeliveredTitle: "Cz\u0119\u015B\u0107 zam\xF3wienia {{orderNo}} zosta\u0142a dostarczona",
    partDeliveredIntro: "Cz\u0119\u015B\u0107 Twojego zam\xF3wienia dotar\u0142a na miejsce. Do dostarczenia pozosta\u0142o: {{pieces}}.",
    inShipment: "W tej przesy\u0142ce",
    toCome: "Pozosta\u0142o do wys\u0142ania",
    schedule: "Co i kiedy wysy\u0142amy",
    changedDates: "Nowe terminy",
    unchangedDates: "Bez zmian",
    now: "Wysy\u0142ka od razu",
    within72h: "Wysy\u0142ka w ci\u0105gu 72 godzin",
    leavesOn: "Wysy\u0142ka {{day}}",
    onDay: "Oczekiwane {{day}}",
    noDate: "Nie ma jeszcze terminu",
    noDateNote: "Napiszemy, gdy tylko b\u0119dzie znany.",
    pieces_few: "{{count}} sztuki",
    pieces_many: "{{count}} sztuk",
    pieces_one: "{{count}} sztuka",
    pieces_other: "{{count}} sztuki",
    lines: "Zam\xF3wione artyku\u0142y",
    article: "Artyku\u0142",
    eachContains: "Zestaw zawiera:",
    quantity: "Ilo\u015B\u0107",
    unitPrice: "Cena jednostkowa",
    amount: "Kwota",
    subtotal: "Suma cz\u0119\u015Bciowa",
    discount: "Rabat",
    shipping: "Wysy\u0142ka",
    handling: "Obs\u0142uga",
    vat: "VAT {{rate}}",
    salesTax: "Podatek od sprzeda\u017Cy",
    total: "Razem",
    cancelledPart: "Anulowano",
    movedPart: "Przeniesione do innego zam\xF3wienia",
    leftOfOrder: "Pozostaje zam\xF3wione",
    toPay: "Do zap\u0142aty",
    shipTo: "Adres dostawy",
    shipVia: "Spos\xF3b wysy\u0142ki",
    open: "Zobacz zam\xF3wienie",
    attached: "Potwierdzenie zam\xF3wienia jest w za\u0142\u0105czniku (PDF).",
    questions: "Pytania? Podaj numer zam\xF3wienia {{orderNo}}."
  },
  "order-refusals": {
    aboveCreditLimit: "To zam\xF3wienie przekracza limit kredytowy Twojej firmy. Pozosta\u0142o {{amount}}.",
    cancelOfOwner: "Zam\xF3wienie mo\u017Ce anulowa\u0107 tylko osoba, kt\xF3ra je z\u0142o\u017Cy\u0142a, lub konto g\u0142\xF3wne.",
    cancelledAlready: "To zam\xF3wienie jest ju\u017C anulowane.",
    forwarderMissing: "Wybierz przewo\u017Anika.",
    inWork: "To zam\xF3wienie jest ju\u017C w realizacji. Zadzwo\u0144 do nas, aby je anulowa\u0107.",
    noInvoicePossible: "Dla tego zam\xF3wienia nie mo\u017Cna wystawi\u0107 faktury. Sprawd\u017A lub popro\u015B nas o poprawienie: {{fields}}.",
    noOwnNote: "To zam\xF3wienie nie ma w\u0142asnego dokumentu dostawy.",
    noteOfOwner: "Dokument dostawy mo\u017Ce zmieni\u0107 tylko osoba zamawiaj\u0105ca i konto g\u0142\xF3wne.",
    nothingToMove: "Wszystkie sztuki z tego zam\xF3wienia czekaj\u0105 na towar. Nie ma czego przenosi\u0107.",
    orderChanged: "Zam\xF3wienie si\u0119 zmieni\u0142o, potwierd\u017A je ponownie.",
    otherPiecesWait: "Teraz czekaj\u0105 inne sztuki z tego zam\xF3wienia. Sprawd\u017A je ponownie.",
    partHasLeft: "Cz\u0119\u015B\u0107 tego zam\xF3wienia zosta\u0142a ju\u017C wys\u0142ana. Dokumentu dostawy nie mo\u017Cna ju\u017C zmieni\u0107.",
    piecesLeft: "{{number}}: sztuki, kt\xF3re mo\u017Cna jeszcze anulowa\u0107: {{pieces}}.",
    placedAlready: "To zam\xF3wienie zosta\u0142o ju\u017C z\u0142o\u017Cone jako {{orderNo}}. Nic nie zosta\u0142o zam\xF3wione podw\xF3jnie.",
    productDisabled: "Artyku\u0142 {{number}} jest wycofany, wybierz inny.",
    productMissing: "Artyku\u0142 {{number}} nie istnieje, wybierz inny.",
    shipToMissing: "Podaj adres dostawy.",
    shipViaMissing: "Wybierz spos\xF3b wysy\u0142ki.",
    tooManyFiles: "Liczba plik\xF3w w zam\xF3wieniu: najwy\u017Cej {{count}}.",
    tooManyMessages: "Do tego zam\xF3wienia jest ju\u017C {{max}} wiadomo\u015Bci od Twojej firmy. Zadzwo\u0144 do nas lub napisz e-mail.",
    tooManyPieces: "Najwi\u0119cej sztuk {{number}} w jednym zam\xF3wieniu: {{count}}."
  },
  "order-table": {
    allGoodsDelivered: "Wszystko dostarczone",
    backOrder: "Do dos\u0142ania",
    brand: "Marka",
    cancelled: "Anulowane",
    grandTotal: "Razem do zap\u0142aty",
    inPreparation: "W przygotowaniu",
    kind: "Dost\u0119pno\u015B\u0107",
    name: "Nazwa",
    normal: "W ca\u0142o\u015Bci z magazynu",
    orderType: "Rodzaj zam\xF3wienia",
    partlyShipped: "Cz\u0119\u015Bciowo wys\u0142ane",
    preOrder: "Przedsprzeda\u017C",
    progress: "Stan",
    qoNo: "Szybkie zam\xF3wienie (QO#)",
    shipTo: "Adres dostawy",
    shipped: "Wys\u0142ane",
    stillOrdered: "Pozostaje zam\xF3wione",
    submitted: "Z\u0142o\u017Cone",
    tracking: "Nr przesy\u0142ki",
    unitPrice: "Cena jednostkowa"
  },
  progress: {
    title: "Stan",
    arrived: "dotar\u0142o {{arrived}} z {{pieces}}",
    expected: "{{pieces}} spodziewane {{day}}",
    leaving: "{{pieces}} do wydania {{day}}",
    underWay: "{{pieces}} w drodze, jeszcze bez terminu",
    unknown: "{{pieces}} jeszcze bez terminu"
  }
};

// src/pdf/texts/pl.json
var pl_default12 = {
  document: {
    yourReference: "Twoje oznaczenie",
    returnNumber: "Zwrot",
    exemptK: "Wewn\u0105trzwsp\xF3lnotowa dostawa towar\xF3w; VAT rozlicza nabywca",
    exemptG: "Eksport towar\xF3w",
    exemptAE: "Odwrotne obci\u0105\u017Cenie: VAT rozlicza nabywca",
    exemptE: "Zwolnione z VAT",
    exemptZ: "Stawka zero",
    exemptO: "Nie podlega VAT"
  },
  paper: {
    orderConfirmation: "Potwierdzenie zam\xF3wienia",
    packingList: "Lista pakowa",
    deliveryNote: "Dow\xF3d dostawy",
    carrierLabel: "Etykieta przewo\u017Anika",
    returnLabel: "Etykieta zwrotu",
    sender: "Od",
    sendTo: "Do",
    weight: "Waga",
    billTo: "Adres do faktury",
    shipmentOf: "Przesy\u0142ka",
    shippedOn: "Wys\u0142ano",
    parcelOf: "Paczka {{n}} z {{of}}",
    parcels: "Paczki",
    found: "Jest",
    ordered: "Zam\xF3wiono",
    before: "Wcze\u015Bniej",
    inParcel: "Tutaj",
    ofShipment: "z {{n}} w tej przesy\u0142ce",
    complete: "komplet",
    toComeSoon: "{{n}} wkr\xF3tce",
    toComeDay: "{{n}} dnia {{day}}",
    toComeNoDate: "{{n}} bez terminu",
    cancelled: "anulowano {{n}}",
    missing: "Czego\u015B brakuje lub co\u015B jest uszkodzone? Zg\u0142o\u015B to w ci\u0105gu 3 dni roboczych: {{email}}",
    missingNeutral: "Braki i uszkodzenia prosimy zg\u0142asza\u0107 dostawcy w ci\u0105gu 3 dni roboczych.",
    pageOf: "Strona {{page}} z {{pages}}",
    toPayBy: "do zap\u0142aty do {{day}}",
    inYourFavour: "na Twoj\u0105 korzy\u015B\u0107",
    pleasePay: "Do zap\u0142aty",
    howPaid: "Rozliczenie",
    facturX: "Ten plik PDF jest jednocze\u015Bnie faktur\u0105 elektroniczn\u0105 (Factur-X, profil EN 16931): zawiera jej dane w formacie XML."
  },
  "printable-refusals": {
    forbidden: "Tych znak\xF3w nie mo\u017Cna u\u017Cy\u0107: {{characters}}. Usu\u0144 je.",
    notOnItalianInvoices: "Tych znak\xF3w nie mo\u017Cna umie\u015Bci\u0107 na w\u0142oskich fakturach: {{characters}}. U\u017Cyj liter \u0142aci\u0144skich.",
    unprintable: "Tych znak\xF3w nie mo\u017Cna wydrukowa\u0107 na dokumentach: {{characters}}. U\u017Cyj liter \u0142aci\u0144skich, greckich lub cyrylicy."
  }
};

// src/registration/texts/pl.json
var pl_default13 = {
  "registration-refusals": {
    noPrices: "Nie ma cen w tej walucie.",
    noRegistrations: "Rejestracja w tym oddziale nie jest tu mo\u017Cliwa."
  }
};

// src/reports/texts/pl.json
var pl_default14 = {
  report: {
    reportReceivedTitle: "Otrzymali\u015Bmy zg\u0142oszenie {{reportNo}}",
    reportReceivedIntro: "Mamy Twoje zg\u0142oszenie uszkodzenia lub braku. Jego czas liczy si\u0119 do trzech dni roboczych. Zachowaj towar i opakowanie do decyzji o zwrocie.",
    reportReceivedOpen: "Otw\xF3rz zam\xF3wienie",
    reportArrivedTitle: "Zg\u0142oszenie {{reportNo}} uszkodzenia lub braku",
    reportArrivedIntro: "{{by}} zg\u0142asza uszkodzenie lub brak. `ops report:files {{reportNo}} <folder>` zapisuje zdj\u0119cia.",
    reportArrivedOpen: "Otw\xF3rz zam\xF3wienie",
    reportReturnedTitle: "Zg\u0142oszenie {{reportNo}} jest gotowe jako zwrot",
    reportReturnedIntro: "Ca\u0142y towar z zam\xF3wienia dotar\u0142. Twoje zg\u0142oszenie jest teraz szkicem zwrotu z pozycjami i zdj\u0119ciami. Dodaj uwag\u0119 i z\u0142\xF3\u017C go.",
    reportReturnedOpen: "Otw\xF3rz szkic",
    title: "Zg\u0142oszenie uszkodzenia lub braku",
    reportNumber: "Zg\u0142oszenie",
    order: "Zam\xF3wienie",
    yourOrder: "Twoje zam\xF3wienie",
    shipment: "Przesy\u0142ka",
    reportedOn: "Zg\u0142oszono",
    by: "Zg\u0142osi\u0142(a)",
    lines: "Zg\u0142oszony towar",
    article: "Artyku\u0142",
    quantity: "Ilo\u015B\u0107",
    what: "Co si\u0119 nie zgadza",
    damaged: "uszkodzony",
    missing: "brakuje",
    wrong: "z\u0142y artyku\u0142",
    batch: "Partia",
    photos: "zdj\u0119cia: {{count}}",
    keep: "Dla terminu 3 dni roboczych liczy si\u0119 chwila tego zg\u0142oszenia. Nie powoduje korekty: gdy dotrze ca\u0142y towar z zam\xF3wienia, stanie si\u0119 szkicem zwrotu, kt\xF3ry z\u0142o\u017Cysz.",
    questions: "Pytania? Podaj numer {{reportNo}}."
  },
  "report-refusals": {
    isReturn: "To zg\u0142oszenie sta\u0142o si\u0119 zwrotem. Kontynuuj tam.",
    piecesLeft: "Dla {{number}} mo\u017Cna jeszcze zg\u0142osi\u0107 dostarczone sztuki: {{left}}.",
    tooManyFiles: "Zg\u0142oszenie mo\u017Ce zawiera\u0107 {{count}} plik\xF3w.",
    tooManyNotes: "Przy tej pozycji jest {{max}} uwag. Zadzwo\u0144 do nas lub napisz e-mail.",
    tooManyReports: "To zam\xF3wienie ma {{max}} zg\u0142osze\u0144. Uzupe\u0142nij jedno z nich lub zadzwo\u0144 do nas.",
    withdrawOfOwner: "Zg\u0142oszenie mo\u017Ce wycofa\u0107 tylko jego autor i konto g\u0142\xF3wne.",
    withdrawnAlready: "To zg\u0142oszenie zosta\u0142o wycofane."
  }
};

// src/rma/texts/pl.json
var pl_default15 = {
  "return-mail": {
    returnSubmittedTitle: "Zwrot {{rmaNo}} zosta\u0142 zg\u0142oszony",
    returnSubmittedIntro: "Mamy Twoje zg\u0142oszenie. Sprawdzenie trwa do trzech dni roboczych.",
    returnApprovedTitle: "Zwrot {{rmaNo}} zosta\u0142 zaakceptowany",
    returnApprovedIntro: "Ode\u015Blij towar. Korekt\u0119 wystawimy, gdy dotrze.",
    returnReducedTitle: "Zwrot {{rmaNo}} zosta\u0142 zmieniony",
    returnReducedIntro: "Cz\u0119\u015B\u0107 towaru rozliczono w inny spos\xF3b i usuni\u0119to ze zwrotu. Powody podano przy pozycjach; reszta pozostaje zatwierdzona.",
    returnRejectedTitle: "Zwrot {{rmaNo}} zosta\u0142 odrzucony",
    returnRejectedIntro: "Powody podano przy pozycjach zwrotu.",
    returnRefundedTitle: "Zwrot {{rmaNo}} zosta\u0142 rozliczony",
    returnRefundedIntro: "Wystawili\u015Bmy korekt\u0119 za zwr\xF3cony towar.",
    nothingToSend: "Nie trzeba nic odsy\u0142a\u0107. Wystawimy korekt\u0119 za towar ze zwrotu.",
    collected: "Nasz kurier odbierze towar. Korekt\u0119 wystawimy, gdy dotrze.",
    answerBy: "Odpowied\u017A do",
    creditNotes: "Korekta",
    lines: "Artyku\u0142y",
    article: "Artyku\u0142",
    quantity: "Ilo\u015B\u0107",
    received: "otrzymano {{received}} z {{approved}}",
    amount: "Kwota",
    fee: "Op\u0142ata za ponowne przyj\u0119cie",
    shipping: "Transport zwrotny",
    vat: "VAT {{rate}}",
    total: "Zwrot kwoty",
    open: "Otw\xF3rz zwrot",
    questions: "Pytania? Podaj numer {{rmaNo}}."
  },
  "return-refusals": {
    changedElsewhere: "Ten zwrot zosta\u0142 zmieniony na innej stronie.",
    linesNotReturnable: "Niekt\xF3rych pozycji nie mo\u017Cna zwr\xF3ci\u0107 w ten spos\xF3b.",
    notDelivered: "Jeszcze nie dostarczono. Zwrot jest mo\u017Cliwy, gdy ca\u0142y towar zosta\u0142 dostarczony.",
    slipLater: "Etykieta jest dost\u0119pna po zatwierdzeniu zwrotu.",
    submittedAlready: "Ten zwrot zosta\u0142 zg\u0142oszony i nie mo\u017Cna go usun\u0105\u0107.",
    tooManyDrafts: "Masz {{max}} wersji roboczych zwrot\xF3w. Wy\u015Blij lub usu\u0144 jedn\u0105 z nich w sekcji \u201EZwroty\u201D.",
    tooManyFiles: "Zwrot mo\u017Ce zawiera\u0107 nast\u0119puj\u0105c\u0105 liczb\u0119 plik\xF3w: {{count}}."
  },
  "return-table": {
    applicationForReturn: "Zg\u0142oszenie zwrotu",
    approvedQuantity: "Zaakceptowana ilo\u015B\u0107",
    auditAnswer: "Odpowied\u017A po sprawdzeniu",
    auditApproved: "Sprawdzenie zaakceptowane",
    batchNumber: "Numer partii",
    brokenCartridge: "Uszkodzona kaseta",
    chipError: "B\u0142\u0105d chipa, niezgodny lub nierozpoznany",
    draft: "Szkic",
    leaking: "Wyciek",
    noise: "Ha\u0142as",
    notRequired: "Niepotrzebne",
    otherReason: "Inny pow\xF3d",
    others: "Inne",
    paperJam: "Zaci\u0119cie papieru",
    poorPrintQuality: "S\u0142aba jako\u015B\u0107 druku",
    printingDefect: "Wada druku",
    receivedQuantity: "Otrzymana ilo\u015B\u0107",
    refund: "Zwrot pieni\u0119dzy",
    rejected: "Odrzucony",
    return: "Zwrot",
    wrongOrLess: "Wys\u0142ano b\u0142\u0119dnie lub za ma\u0142o"
  }
};

// src/saved-lists/texts/pl.json
var pl_default16 = {
  "hand-over": {
    title: "Do zam\xF3wienia: {{name}}",
    text: "{{by}} \u2013 przygotowana lista {{name}} czeka na z\u0142o\u017Cenie zam\xF3wienia.",
    open: "Otw\xF3rz list\u0119"
  },
  "list-reminder": {
    title: "Czas zam\xF3wi\u0107: {{name}}",
    text: "Prosili Pa\u0144stwo o przypomnienie o li\u015Bcie {{name}}, gdy nie by\u0142a zamawiana od {{days}} dni.",
    open: "Otw\xF3rz list\u0119"
  },
  "saved-list-refusals": {
    noMainAccount: "Twoja firma nie ma konta g\u0142\xF3wnego, kt\xF3re mog\u0142oby z\u0142o\u017Cy\u0107 to zam\xF3wienie.",
    onlyOwner: "Tylko w\u0142a\u015Bciciel i konto g\u0142\xF3wne mog\u0105 zmieni\u0107 nazw\u0119 tej listy, udost\u0119pni\u0107 j\u0105 lub usun\u0105\u0107."
  }
};

// src/saved-views/texts/pl.json
var pl_default17 = {
  "saved-view-refusals": {
    nameTaken: "Inny widok ma ju\u017C t\u0119 nazw\u0119.",
    tooManyViews: "Lista mo\u017Ce mie\u0107 najwy\u017Cej {{max}} widok\xF3w. Usu\u0144 jeden z nich."
  }
};

// src/seed/texts/pl.json
var pl_default18 = {
  "demo-accounts": {
    buyerDe: "Wsz\u0119dzie w\u0142asne numery artyku\u0142\xF3w i faktury elektroniczne.",
    buyerFr: "Wysy\u0142a do klient\xF3w ko\u0144cowych, z ich w\u0142asnymi dowodami dostawy.",
    buyerIt: "Blisko limitu kredytowego: co wtedy m\xF3wi zam\xF3wienie.",
    buyerNl: "Wszystko naraz: zam\xF3wienia w kilku dostawach, zwroty, otwarte faktury, wsp\xF3lne listy.",
    buyerPl: "Du\u017Ce zam\xF3wienia, zaleg\u0142o\u015Bci i ceny w z\u0142otych.",
    buyerUk: "Ceny w funtach, z brytyjskim VAT.",
    buyerUs: "Biura w dw\xF3ch strefach czasowych, z podatkiem od sprzeda\u017Cy.",
    clerkNl: "Pracownica tej samej firmy: nape\u0142nia koszyk, bez szybkiego zam\xF3wienia i ulubionych.",
    newNl: "Loguje si\u0119 pierwszy raz i potwierdza adres e-mail.",
    repNl: "Przedstawiciel tej samej firmy: widzi ceny konta i zamawia z dostaw\u0105 prosto do klienta."
  },
  "demo-articles": {
    and: ", ",
    comma: ", ",
    fits: "Pasuje do {{brand}} {{printers}}",
    fitsMany: "Pasuje do {{printerCount}} drukarek {{brand}}, mi\u0119dzy innymi {{printers}}",
    kind102: "Toner",
    kind103: "Zestaw tonera",
    kind105: "B\u0119ben",
    kind109: "Kaseta z ta\u015Bm\u0105 do etykiet",
    label: "Druk odporny na \u015Bcieranie, r\xF3wna kraw\u0119d\u017A, trzyma si\u0119 papieru, plastiku i metalu",
    name: "{{kind}} {{part}}",
    pages: "na oko\u0142o {{pages}} stron (A4, pokrycie 5\xA0%)",
    print: "Ka\u017Cda sztuka jest nape\u0142niana i testowana osobno, z chipem, je\u015Bli drukarka go wymaga, dwa lata gwarancji",
    replaces: "Zast\u0119puje {{part}}",
    stop: ". ",
    width: "szeroko\u015B\u0107 ta\u015Bmy {{width}}"
  },
  "demo-contents": {
    aboutText: "<p>Cartwright zaopatruje sprzedawc\xF3w w tonery, zestawy toner\xF3w, b\u0119bny i kasety z ta\u015Bm\u0105 do ponad 1800 drukarek.</p>\n<h2>Co robimy</h2>\n<p>Sprzedajemy wy\u0142\u0105cznie firmom. Zamawiasz po dowolnym numerze, widzisz rzeczywisty stan i dzie\u0144 przyj\u0119cia oraz masz w\u0142asne ceny. Co zam\xF3wisz dzi\u015B, dzi\u015B pakujemy.</p>\n<h2>Gdzie jeste\u015Bmy</h2>\n{{where}}\n<h2>Co jest dla nas wa\u017Cne</h2>\n<ul><li>Ka\u017Cda kaseta jest nape\u0142niana i sprawdzana z osobna, z 2-letni\u0105 gwarancj\u0105.</li>\n<li>Marki w\u0142asne i indywidualne opakowania ju\u017C od ma\u0142ych serii.</li>\n<li>Neutralna wysy\u0142ka bezpo\u015Brednia w Twoim imieniu.</li>\n<li>Interfejs do systemu zakupowego i formularze zam\xF3wie\u0144 do intranetu.</li></ul>",
    aboutTitle: "O nas",
    activityDrumsText: "Wymie\u0144 b\u0119ben przy co czwartym tonerze.",
    activityDrumsTitle: "B\u0119bny",
    activityKitsText: "Butelki i zestawy do kopiarek i grup roboczych.",
    activityKitsTitle: "Zestawy toner\xF3w",
    activityLabelsText: "Laminowane, tekstylne, termokurczliwe i inne.",
    activityLabelsTitle: "Kasety z ta\u015Bm\u0105",
    activityTonerText: "Czarne i kolorowe do drukarek u\u017Cywanych dzisiaj.",
    activityTonerTitle: "Tonery",
    announcementText: "<p>Mi\u0119dzy \u015Bwi\u0119tami a Nowym Rokiem kompletujemy zam\xF3wienia do 12:00. P\xF3\u017Aniejsze wychodz\u0105 nast\u0119pnego dnia roboczego.</p>\n<h2>Kiedy mamy zamkni\u0119te</h2>\n<ul>{{closed}}</ul>\n<p>Sklep przyjmuje zam\xF3wienia przez ca\u0142\u0105 dob\u0119, jak zawsze.</p>",
    announcementTitle: "Og\u0142oszenie",
    bannerLabelsText: "Kasety od 3,5 do 104 mm, dost\u0119pne od r\u0119ki.",
    bannerLabelsTitle: "Etykiety na ka\u017Cd\u0105 p\xF3\u0142k\u0119",
    bannerLinesText: "Wklej list\u0119: nasze numery, kody OEM, kody kreskowe lub w\u0142asne.",
    bannerLinesTitle: "Tysi\u0105c pozycji naraz",
    bannerStockEUText: "Rzeczywisty stan i termin dostawy ka\u017Cdego artyku\u0142u.",
    bannerStockEUTitle: "600 000 sztuk w europejskich magazynach",
    bannerStockUSText: "Transport drogowy dociera do 99,9% USA w 1\u20133 dni.",
    bannerStockUSTitle: "1,5 mln kaset na stanie",
    closedEU: "<li>25 i 26 grudnia: brak wysy\u0142ki</li><li>1 stycznia: brak wysy\u0142ki</li>",
    closedUS: "<li>25 grudnia: brak wysy\u0142ki</li><li>1 stycznia: brak wysy\u0142ki</li>",
    contactText: "<p>Tw\xF3j opiekun klienta odpowiada w dni robocze. Przygotuj numer klienta lub zam\xF3wienia, a pomo\u017Cemy od razu.</p>",
    contactTitle: "Kontakt",
    cookiesText: '<p>Ten sklep przechowuje tylko to, co jest mu potrzebne do dzia\u0142ania. Nie ma reklam ani \u015Bledzenia przez innych, wi\u0119c nie ma te\u017C czego odrzuca\u0107.</p>\n<h2>Co przechowuje przegl\u0105darka</h2>\n<table><thead><tr><th scope="col">Nazwa</th><th scope="col">Po co</th><th scope="col">Jak d\u0142ugo</th></tr></thead>\n<tbody><tr><td><code>Client-Token</code>, <code>Client-Token-Shop</code></td><td>utrzymuj\u0105 zalogowanie</td><td>do zamkni\u0119cia przegl\u0105darki</td></tr>\n<tr><td><code>client-country</code></td><td>wybrany oddzia\u0142</td><td>30 dni</td></tr>\n<tr><td><code>client-language</code>, <code>login-language</code></td><td>wybrany j\u0119zyk</td><td>30 dni</td></tr>\n<tr><td>Pami\u0119\u0107 lokalna</td><td>rozpocz\u0119te listy, uk\u0142ad strony i to, \u017Ce ta informacja zosta\u0142a przeczytana</td><td>do jej wyczyszczenia</td></tr></tbody></table>\n<h2>Jak to usun\u0105\u0107</h2>\n<p>Wylogowanie usuwa dane zalogowania. Reszt\u0119 usuniesz w ustawieniach danych witryn w przegl\u0105darce; sklep zacznie wtedy jak przy pierwszej wizycie.</p>\n<h2>Kto mo\u017Ce to odczyta\u0107</h2>\n<p>Tylko ten sklep. Strony innych firm, kt\xF3re osadzaj\u0105 nasze formularze zam\xF3wie\u0144, maj\u0105 w\u0142asn\u0105 pami\u0119\u0107.</p>',
    cookiesTitle: "Pliki cookie",
    couponsEU: "<li><strong>Kupony</strong> pokazuje kupony do wykorzystania.</li>",
    delayEU: "<p>Paczki z towarem na stanie zam\xF3wione do 16:30 wychodz\u0105 tego samego dnia i zwykle docieraj\u0105 nast\u0119pnego dnia roboczego. Towar z centralnego magazynu w Holandii jest wysy\u0142any w ci\u0105gu 72 godzin.</p>",
    delayUS: "<p>Transport drogowy dociera do 99,9% USA w 1\u20133 dni. Wysy\u0142k\u0119 lotnicz\u0105 w dwa dni i drobnic\u0119 mo\u017Cna wybra\u0107 w zam\xF3wieniu.</p>",
    deliveryEU: '<p>Towar na stanie zam\xF3wiony w dniu roboczym do <strong>16:30</strong> wysy\u0142amy tego samego dnia, z dostaw\u0105 zwykle nast\u0119pnego dnia roboczego.</p>\n<table><thead><tr><th scope="col">Gdzie jest towar</th><th scope="col">Kiedy dotrze</th></tr></thead>\n<tbody><tr><td>Magazyn Twojego oddzia\u0142u</td><td>nast\u0119pnego dnia roboczego</td></tr>\n<tr><td>Magazyn centralny, Holandia</td><td>wysy\u0142ka w ci\u0105gu 72 godzin, dalej jak z magazynu Twojego oddzia\u0142u</td></tr>\n<tr><td>W drodze</td><td>w spodziewanym dniu podanym przy artykule</td></tr></tbody></table>\n<p>Dni dostawy s\u0105 przewidywane. Je\u015Bli kt\xF3ry\u015B si\u0119 przesunie, popro\u015B nas na stronie zam\xF3wienia o anulowanie danej pozycji: do chwili wysy\u0142ki jest to bezp\u0142atne.</p>',
    deliveryUS: "<p>Transport drogowy z naszego centrum dystrybucji w Kalifornii dociera do <strong>99,9% USA w 1\u20133 dni</strong>. Wysy\u0142k\u0119 lotnicz\u0105 w dwa dni i drobnic\u0119 w uzgodnionym terminie mo\u017Cna wybra\u0107 w zam\xF3wieniu.</p>\n<p>Dni dostawy s\u0105 przewidywane. Je\u015Bli kt\xF3ry\u015B si\u0119 przesunie, popro\u015B nas na stronie zam\xF3wienia o anulowanie danej pozycji: do chwili wysy\u0142ki jest to bezp\u0142atne.</p>",
    faqChangeText: "<p>Nie. Adres, artyku\u0142y, ilo\u015Bci i numer zam\xF3wienia s\u0105 ostateczne po wys\u0142aniu. Dop\xF3ki go nie realizujemy, mo\u017Cesz je anulowa\u0107 w ca\u0142o\u015Bci albo pojedyncze sztuki, pozycja po pozycji; potem zrezygnuj na stronie zam\xF3wienia z tego, co jeszcze czeka na towar, albo przenie\u015B to do osobnego zam\xF3wienia; o anulowanie tego, co le\u017Cy na p\xF3\u0142ce, popro\u015B tam nas. To, czego brakuje, dom\xF3w osobno.</p>",
    faqChangeTitle: "Czy mog\u0119 zmieni\u0107 z\u0142o\u017Cone zam\xF3wienie?",
    faqDamageText: "<p>Odnotuj to na potwierdzeniu przewo\u017Anika, zachowaj opakowanie i zg\u0142o\u015B ze zdj\u0119ciami w ci\u0105gu 3 dni roboczych od dostawy: na stronie zam\xF3wienia, pod \u201EZg\u0142o\u015B uszkodzenie lub brak\u201D, tak\u017Ce gdy reszta jest jeszcze w drodze. Gdy dotrze ca\u0142y towar, zg\u0142oszenie stanie si\u0119 szkicem zwrotu.</p>",
    faqDamageTitle: "Paczka jest uszkodzona lub czego\u015B brakuje. Co teraz?",
    faqDelayTitle: "Jak szybko otrzymam towar?",
    faqDropShipText: "<p>Tak. Wybierz wysy\u0142k\u0119 bezpo\u015Bredni\u0105 z neutralnym albo z w\u0142asnym dokumentem WZ. Klient nie widzi ani naszej nazwy, ani naszych cen.</p>",
    faqDropShipTitle: "Czy wysy\u0142acie do mojego klienta?",
    faqLongListText: '<p>Otw\xF3rz <a href="/my/quickorder">Moje szybkie zam\xF3wienie</a> i wklej j\u0105 albo upu\u015B\u0107 arkusz: do 1000 pozycji naraz. Pozycje bez artyku\u0142u zostaj\u0105 na miejscu, z przyczyn\u0105 i podpowiedzi\u0105.</p>',
    faqLongListTitle: "Jak zam\xF3wi\u0107 d\u0142ug\u0105 list\u0119?",
    faqNumbersText: "<p>Po ka\u017Cdym: naszym numerze artyku\u0142u, kodzie OEM, kodzie union, kodzie kreskowym produktu lub kartonu oraz w\u0142asnym numerze. Gdy numer pasuje do dw\xF3ch artyku\u0142\xF3w, pytamy, o kt\xF3ry chodzi.</p>",
    faqNumbersTitle: "Po jakich numerach mog\u0119 szuka\u0107 i zamawia\u0107?",
    faqOutOfStockText: "<p>Ty decydujesz: dost\u0119pne wysy\u0142amy teraz, a reszt\u0119 p\xF3\u017Aniej, albo wszystko razem, gdy b\u0119dzie kompletne. Spodziewany dzie\u0144 jest podany przy ka\u017Cdej pozycji.</p>",
    faqOutOfStockTitle: "Co si\u0119 dzieje, gdy artyku\u0142u nie ma na stanie?",
    faqOwnSystemText: '<p>Tak. Systemy zakupowe korzystaj\u0105 z naszego interfejsu, a w intranecie szybkie zam\xF3wienie i koszyk osadza si\u0119 jedn\u0105 lini\u0105. <a href="/cartwright/contactus">Napisz do nas</a> po dost\u0119p.</p>',
    faqOwnSystemTitle: "Czy mo\u017Cemy zamawia\u0107 z w\u0142asnego systemu?",
    faqPricesText: '<p>Ceny i stany s\u0105 widoczne po zalogowaniu. <a href="/ac/register">Zarejestruj firm\u0119</a> albo popro\u015B o konto swojego opiekuna klienta.</p>',
    faqPricesTitle: "Jak zobaczy\u0107 ceny?",
    faqReturnText: "<p>Gdy ca\u0142e zam\xF3wienie zostanie dostarczone, otw\xF3rz je i z\u0142\xF3\u017C wniosek o zwrot. Nieu\u017Cywany towar przyjmujemy w ci\u0105gu 30 dni od daty faktury, z op\u0142at\u0105 manipulacyjn\u0105 20%; weryfikacja trwa do trzech dni roboczych.</p>",
    faqReturnTitle: "Jak zwr\xF3ci\u0107 towar?",
    faqWarrantyText: "<p>2 lata na ka\u017Cdy artyku\u0142 od daty faktury. Podaj usterk\u0119 i numer partii, a wymienimy artyku\u0142 lub wystawimy korekt\u0119.</p>",
    faqWarrantyTitle: "Jak\u0105 dajecie gwarancj\u0119?",
    faqWhoMayOrderText: "<p>Klient g\u0142\xF3wny mo\u017Ce dodawa\u0107 konta wsp\xF3\u0142pracownik\xF3w, ustala\u0107 ich uprawnienia oraz ceny, kt\xF3re widz\u0105.</p>",
    faqWhoMayOrderTitle: "Kto mo\u017Ce zamawia\u0107 w imieniu mojej firmy?",
    floorColour: "Zestawy kolorowe do HP i Brother",
    floorDrums: "B\u0119bny",
    floorLabels: "Etykiety",
    floorToner: "Najcz\u0119\u015Bciej zamawiane tonery",
    holidaysEU: "<ul><li>Zam\xF3wienia z\u0142o\u017Cone do <strong>23 grudnia, godz. 12:00</strong>, wysy\u0142amy tego samego dnia.</li><li>Brak dostaw 25 i 26 grudnia oraz 1 stycznia.</li></ul>",
    holidaysUS: "<ul><li>Zam\xF3wienia z\u0142o\u017Cone do <strong>23 grudnia, godz. 12:00</strong>, wysy\u0142amy tego samego dnia.</li><li>Brak dostaw 25 grudnia i 1 stycznia.</li></ul>",
    messageHolidaysTitle: "Dostawy w okresie \u015Bwi\u0105tecznym",
    messageLabelsText: '<p>Ponad 60 rozmiar\xF3w etykiet jest dost\u0119pnych od r\u0119ki.</p><p><a href="/list/toner?classId=109">Zobacz kasety z ta\u015Bm\u0105</a></p>',
    messageLabelsTitle: "Nowo\u015B\u0107: etykiety do Dymo LabelWriter",
    messageTablesText: '<p>Wklej zakres kom\xF3rek lub upu\u015B\u0107 plik CSV: kolumny s\u0105 rozpoznawane i mo\u017Cna je poprawi\u0107.</p><p><a href="/my/quickorder">Otw\xF3rz szybkie zam\xF3wienie</a></p>',
    messageTablesTitle: "Szybkie zam\xF3wienie odczytuje arkusze",
    pricesEU: "<p>Ceny s\u0105 cenami netto, za sztuk\u0119, w walucie Twojego oddzia\u0142u. VAT doliczamy tam, gdzie jest nale\u017Cny. Obowi\u0105zuje cena widoczna w chwili z\u0142o\u017Cenia zam\xF3wienia.</p>",
    pricesUS: "<p>Ceny s\u0105 cenami netto, za sztuk\u0119, w dolarach ameryka\u0144skich. Podatek od sprzeda\u017Cy doliczamy tam, gdzie jest nale\u017Cny; z za\u015Bwiadczeniem o odsprzeda\u017Cy zamawiasz bez niego. Obowi\u0105zuje cena widoczna w chwili z\u0142o\u017Cenia zam\xF3wienia.</p>",
    taxesEU: "Ceny i VAT",
    taxesUS: "Ceny i podatek od sprzeda\u017Cy",
    termsText: '<p>Niniejsze warunki dotycz\u0105 wszystkich zam\xF3wie\u0144 sk\u0142adanych przez firmy w tym sklepie. Nie sprzedajemy konsumentom.</p>\n<h2>{{taxes}}</h2>\n{{prices}}\n<h2>Zam\xF3wienia</h2>\n<p>Zam\xF3wienie mo\u017Cna zmienia\u0107 do chwili wys\u0142ania. Potem adres, artyku\u0142y, ilo\u015Bci i numer zam\xF3wienia s\u0105 ostateczne. Umowa zostaje zawarta z chwil\u0105 potwierdzenia zam\xF3wienia przez nas.</p>\n<h2>Dostawa</h2>\n{{delivery}}\n<h2>Wysy\u0142ka bezpo\u015Brednia</h2>\n<p>Na \u017Cyczenie dostarczamy do Twojego klienta, z neutralnym lub z Twoim dokumentem WZ. Stron\u0105 umowy pozostajesz Ty.</p>\n<h2>Uszkodzenia i braki</h2>\n<p>Uszkodzenia i braki nale\u017Cy zg\u0142osi\u0107 w ci\u0105gu <strong>3 dni roboczych</strong> od dostawy, ze zdj\u0119ciami towaru i opakowania. P\xF3\u017Aniejszych zg\u0142osze\u0144 przewo\u017Anik nie uznaje, wi\u0119c i my nie mo\u017Cemy ich przyj\u0105\u0107.</p>\n<h2>Zwrot towaru bez wad</h2>\n<p>Nieu\u017Cywany towar w nieotwartym opakowaniu mo\u017Cna zwr\xF3ci\u0107 w ci\u0105gu <strong>30 dni od daty faktury</strong>. Pobieramy op\u0142at\u0119 manipulacyjn\u0105 <strong>20%</strong> ceny z faktury, a koszt przesy\u0142ki ponosi klient. Najpierw z\u0142\xF3\u017C wniosek w zam\xF3wieniu: weryfikacja trwa do trzech dni roboczych, a paczek bez numeru zwrotu nie przyjmujemy.</p>\n<h2>Gwarancja</h2>\n<p>Udzielamy <strong>2 lat</strong> gwarancji od daty faktury. Wadliwe artyku\u0142y wymieniamy lub korygujemy po podaniu usterki i numeru partii. Gwarancja nie obejmuje szk\xF3d wynik\u0142ych z niew\u0142a\u015Bciwego przechowywania lub nape\u0142niania.</p>\n<h2>P\u0142atno\u015B\u0107 i zastrze\u017Cenie w\u0142asno\u015Bci</h2>\n<p>Faktury s\u0105 p\u0142atne w terminie uzgodnionym dla Twojego konta. Towar pozostaje nasz\u0105 w\u0142asno\u015Bci\u0105 do pe\u0142nej zap\u0142aty.</p>\n<h2>Twoje dane</h2>\n<p>Dane firmy, kontaktowe i zam\xF3wie\u0144 wykorzystujemy do realizacji zam\xF3wie\u0144, a adresy przekazujemy wy\u0142\u0105cznie przewo\u017Anikowi. Co przechowuje przegl\u0105darka, opisujemy na stronie <a href="/help/cookies">Pliki cookie</a>.</p>',
    termsTitle: "Og\xF3lne warunki sprzeda\u017Cy",
    toolbarText: "<p>Pasek na brzegu ka\u017Cdej strony trzyma pod r\u0119k\u0105 to, czego potrzebujesz najcz\u0119\u015Bciej. Obok s\u0105 narz\u0119dzia do du\u017Cych zakup\xF3w.</p>\n<h2>Skr\xF3ty</h2>\n<ul><li><strong>Koszyk</strong> otwiera koszyk obok strony. Zmie\u0144 w nim ilo\u015Bci i czytaj dalej.</li>\n<li><strong>Ulubione</strong> pokazuje artyku\u0142y oznaczone sercem.</li>\n<li><strong>Powiadomienia</strong> m\xF3wi\u0105, co nowego: od dni dostaw po nowe artyku\u0142y.</li>\n<li><strong>Szybkie zam\xF3wienie</strong> prowadzi do siatki dla d\u0142ugich list.</li>\n{{coupons}}\n<li><strong>Do g\xF3ry</strong> wraca na pocz\u0105tek strony.</li>\n<li><strong>Strona g\u0142\xF3wna</strong>: znak sklepu na g\xF3rze paska prowadzi na stron\u0119 g\u0142\xF3wn\u0105.</li>\n<li><strong>Ustawienia</strong> zmieniaj\u0105 kolor, rozmiar i to, co pozostaje widoczne.</li>\n<li><strong>Ukryj skr\xF3ty</strong> zwija pasek, a ten sam przycisk go przywraca. Na w\u0105skich ekranach pasek pozostaje na dole.</li></ul>\n<h2>Narz\u0119dzia zakupowe</h2>\n<dl><dt>Jedna wyszukiwarka dla ka\u017Cdego numeru</dt><dd>Wpisz nasz numer, kod OEM, kod z kartonu lub w\u0142asny numer. Klawisz <code>/</code> otwiera wyszukiwanie na ka\u017Cdej stronie.</dd>\n<dt>Wklejanie listy</dt><dd>Skopiuj dwie kolumny z arkusza i wklej je do szybkiego zam\xF3wienia. Do 1000 pozycji sprawdzamy naraz.</dd>\n<dt>Import i eksport</dt><dd>Upu\u015B\u0107 plik CSV, zobacz, jak rozumiemy ka\u017Cd\u0105 kolumn\u0119, i popraw. Koszyki i listy mo\u017Cna te\u017C zapisa\u0107 jako CSV.</dd>\n<dt>W\u0142asne numery</dt><dd>Nadaj artyku\u0142owi numer ze swojego systemu i odt\u0105d zamawiaj po nim.</dd></dl>\n<h2>Bez myszy</h2>\n<p>Ka\u017Cde narz\u0119dzie dzia\u0142a z klawiatury: Tab przechodzi dalej, Enter otwiera, Escape zamyka. W szybkim zam\xF3wieniu strza\u0142ki dzia\u0142aj\u0105 jak w arkuszu; w pozycji z pytaniem Alt+F przyjmuje sugesti\u0119, a Alt+1 do Alt+9 wybieraj\u0105 propozycj\u0119.</p>",
    toolbarTitle: "Pasek narz\u0119dzi",
    whereEU: "<p>Nasz magazyn centralny znajduje si\u0119 w Utrechcie. Magazyny w Willich i Poznaniu przybli\u017Caj\u0105 do Ciebie 600 000 sztuk, a kole\u017Canki i koledzy w Holandii, W\u0142oszech, Niemczech, Wielkiej Brytanii, Francji i Polsce m\xF3wi\u0105 w Twoim j\u0119zyku.</p>",
    whereUS: "<p>1,5 mln kaset czeka w Ontario w Kalifornii, a transport drogowy dociera do 99,9% USA w 1\u20133 dni. Nasza centrala mie\u015Bci si\u0119 w Columbus w stanie Ohio.</p>"
  },
  "demo-coupons": {
    welcomeVoucher: "Kupon powitalny",
    fivePercentOff: "5% rabatu na zam\xF3wienie",
    freeShipping: "Darmowa dostawa",
    forLabelCassettes: "Na kasety z ta\u015Bm\u0105",
    thankYouForTenYears: "Dzi\u0119kujemy za dziesi\u0119\u0107 lat",
    thankYouForYourOrder: "Dzi\u0119kujemy za zam\xF3wienie",
    forTheFirstOrder: "Na pierwsze zam\xF3wienie",
    summerDiscount: "Letni rabat",
    nextMonthsDiscount: "Rabat na przysz\u0142y miesi\u0105c",
    withdrawn: "Wycofany"
  },
  "demo-names": {
    class102: "Toner",
    class103: "Zestawy toner\xF3w",
    class105: "B\u0119bny",
    class109: "Kasety z ta\u015Bm\u0105",
    offerMonth: "Oferta miesi\u0105ca",
    offerSeason: "Oferta sezonowa",
    offerStock: "Do wyczerpania zapas\xF3w",
    shipVia1: "Standard",
    shipVia10: "Odbi\xF3r w Willich",
    shipVia11: "Odbi\xF3r w Poznaniu",
    shipVia2: "Ekspres przed 12:00",
    shipVia3: "Paleta, w uzgodnionym terminie",
    shipVia4: "W\u0142asny przewo\u017Anik",
    shipVia5: "Odbi\xF3r w Utrechcie",
    shipVia6: "Transport drogowy",
    shipVia7: "Lotniczo",
    shipVia8: "Drobnica (LTL)",
    shipVia9: "W\u0142asny przewo\u017Anik"
  }
};

// src/session/texts/pl.json
var pl_default19 = {
  "session-refusals": {
    codeWrong: "Kod jest nieprawid\u0142owy lub wygas\u0142.",
    handOverEnded: "Ten link zosta\u0142 ju\u017C u\u017Cyty lub wygas\u0142. Prosz\u0119 otworzy\u0107 stron\u0119 ponownie z miejsca, z kt\xF3rego Pa\u0144stwo przyszli.",
    mixedAlphabets: "U\u017Cyj w nazwie u\u017Cytkownika liter tylko jednego alfabetu.",
    publishedPassword: "To has\u0142o jest opublikowane w dokumentacji. Wybierz inne.",
    weakPassword: "Has\u0142o musi mie\u0107 co najmniej 8 znak\xF3w, w tym litery i cyfry.",
    wrongPassword: "Nazwa u\u017Cytkownika lub has\u0142o jest nieprawid\u0142owe."
  }
};

// src/tables/texts/pl.json
var pl_default20 = {
  table: {
    amount: "Kwota",
    article: "Artyku\u0142",
    currency: "Waluta",
    date: "Data",
    invoice: "Faktura",
    invoices: "Faktury",
    lines: "Pozycje",
    oemCode: "Kod OEM",
    orderNo: "Nr zam\xF3wienia",
    orders: "Zam\xF3wienia",
    placedBy: "Z\u0142o\u017Cone przez",
    poNo: "Nr zam\xF3wienia klienta (PO#)",
    quantity: "Ilo\u015B\u0107",
    reason: "Pow\xF3d",
    reconciliation: "Uzgodnienie",
    returns: "Zwroty",
    soNo: "Nr sprzeda\u017Cy (SO#)",
    status: "Status",
    tooManyRows: "Eksport zawiera najwy\u017Cej {{max}} wierszy. Ustaw filtr.",
    yourNumber: "Tw\xF3j numer"
  }
};

// src/uploads/texts/pl.json
var pl_default21 = {
  "file-refusals": {
    empty: "Plik jest pusty.",
    fileGone: "Pliku ju\u017C nie ma, dodaj go ponownie.",
    nameTooLong: "Nazwa pliku jest za d\u0142uga, najwi\u0119cej znak\xF3w: {{count}}.",
    notAccepted: "Skaner antywirusowy nie przyjmuje tego pliku. Wy\u015Blij inny.",
    otherFormat: "Plik nie otwiera si\u0119 w formacie wskazanym przez jego nazw\u0119.",
    tooLarge: "Plik jest wi\u0119kszy ni\u017C {{size}}.",
    tooManyPixels: "Obraz ma wi\u0119cej ni\u017C {{count}} mln pikseli. Zmniejsz go.",
    unsafeDocument: "Dokument zawiera makra lub tre\u015Bci z zewn\u0105trz. Zapisz go bez nich albo jako plik PDF.",
    unsafePdf: "Plik PDF zawiera skrypty lub pliki albo jest zaszyfrowany. Wydrukuj go do nowego pliku PDF.",
    wrongType: "Dozwolone typy plik\xF3w: {{types}}."
  }
};

// src/locales/pl.ts
var pl_default22 = {
  ...pl_default,
  ...pl_default2,
  ...pl_default3,
  ...pl_default4,
  ...pl_default5,
  ...pl_default6,
  ...pl_default7,
  ...pl_default8,
  ...pl_default9,
  ...pl_default10,
  ...pl_default11,
  ...pl_default12,
  ...pl_default13,
  ...pl_default14,
  ...pl_default15,
  ...pl_default16,
  ...pl_default17,
  ...pl_default18,
  ...pl_default19,
  ...pl_default20,
  ...pl_default21
};

// src/account/texts/zh.json
var zh_default = {
  "account-refusals": {
    countryNotServed: "\u6211\u4EEC\u4E0D\u5411\u8BE5\u56FD\u5BB6/\u5730\u533A\u53D1\u8D27\u3002",
    currentPasswordWrong: "\u5F53\u524D\u5BC6\u7801\u9519\u8BEF\u3002",
    emailOfOwner: "\u5DF2\u786E\u8BA4\u8D26\u6237\u7684\u90AE\u7BB1\u7531\u5176\u6240\u6709\u8005\u66F4\u6539\u3002",
    lastMainAccount: "\u6700\u540E\u4E00\u4E2A\u4E3B\u8D26\u6237\u5FC5\u987B\u4FDD\u7559\u7BA1\u7406\u8D26\u6237\u7684\u6743\u9650\u3002",
    linkUsed: "\u6B64\u94FE\u63A5\u5DF2\u4F7F\u7528\u6216\u5DF2\u8FC7\u671F\u3002",
    nameMissing: "\u8BF7\u586B\u5199\u540D\u5B57\u3001\u59D3\u6C0F\u6216\u516C\u53F8\u540D\u79F0\u3002",
    ownAccount: "\u60A8\u4E0D\u80FD\u505C\u7528\u5F53\u524D\u767B\u5F55\u7684\u8D26\u6237\u3002",
    permissionNotYours: "\u60A8\u4E0D\u80FD\u6388\u4E88\u81EA\u5DF1\u6CA1\u6709\u7684\u6743\u9650\u3002",
    postcodeMissing: "\u8BF7\u586B\u5199\u90AE\u653F\u7F16\u7801\u3002"
  },
  activity: {
    about: "\u5BF9\u8C61",
    aboveCreditLimit: "\u8D85\u51FA\u4FE1\u7528\u989D\u5EA6\u65F6",
    accountAdded: "\u5DF2\u6DFB\u52A0\u8D26\u6237",
    accountChanged: "\u5DF2\u4FEE\u6539\u8D26\u6237",
    accountConfirmed: "\u8D26\u6237\u5DF2\u786E\u8BA4",
    accountPriceDeleted: "\u5DF2\u5220\u9664\u8D26\u6237\u4EF7\u683C",
    accountPrices: "\u8D26\u6237\u4EF7\u683C",
    accountPriceSet: "\u5DF2\u8BBE\u7F6E\u8D26\u6237\u4EF7\u683C",
    accountPricesImported: "\u5DF2\u5BFC\u5165\u8D26\u6237\u4EF7\u683C",
    accountPricesOnly: "\u4EC5\u8D26\u6237\u4EF7\u683C",
    accounts: "\u8D26\u6237",
    active: "\u542F\u7528",
    activity: "\u64CD\u4F5C\u8BB0\u5F55",
    address: "\u5730\u5740",
    addressAdded: "\u5DF2\u6DFB\u52A0\u5730\u5740",
    addressChanged: "\u5DF2\u4FEE\u6539\u5730\u5740",
    addressDeleted: "\u5DF2\u5220\u9664\u5730\u5740",
    addresses: "\u5730\u5740",
    after: "\u66F4\u6539\u540E",
    allOthers: "\u6240\u6709\u5176\u4ED6",
    basket: "\u8D2D\u7269\u8F66",
    before: "\u66F4\u6539\u524D",
    billingAddress: "\u8D26\u5355\u5730\u5740",
    changeUndone: "\u767B\u5F55\u4FE1\u606F\u7684\u66F4\u6539\u5DF2\u64A4\u9500",
    clerk: "\u6587\u5458",
    companyPrices: "\u516C\u53F8\u4EF7\u683C",
    contact: "\u8054\u7CFB\u65B9\u5F0F",
    coupon: "\u4F18\u60E0\u5238",
    coupons: "\u4F18\u60E0\u5238",
    creditLimit: "\u4FE1\u7528\u989D\u5EA6",
    creditNote: "\u8D37\u9879\u901A\u77E5\u5355",
    daysToPay: "\u4ED8\u6B3E\u5929\u6570",
    default: "\u9ED8\u8BA4",
    documents: "\u5355\u636E",
    dropShipping: "\u4EE3\u53D1\u8D27",
    eInvoice: "\u7535\u5B50\u53D1\u7968",
    email: "\u90AE\u7BB1",
    emailChanged: "\u90AE\u7BB1\u5730\u5740\u5DF2\u66F4\u6539",
    exported: "\u5DF2\u5BFC\u51FA\uFF1A{{what}}",
    favourites: "\u6536\u85CF\u5939",
    field: "\u5B57\u6BB5",
    firstName: "\u540D",
    format: "\u683C\u5F0F",
    inactive: "\u505C\u7528",
    keyAdded: "\u5DF2\u521B\u5EFA\u81EA\u6709\u9875\u9762\u7684\u5BC6\u94A5",
    keyBuyers: "\u5BC6\u94A5\u7684\u91C7\u8D2D\u4EBA\u5458",
    keyChanged: "\u5DF2\u66F4\u6539\u81EA\u6709\u9875\u9762\u7684\u5BC6\u94A5",
    keyComponents: "\u5143\u7D20",
    keyOrigins: "\u9875\u9762",
    keyRevoked: "\u5DF2\u540A\u9500\u81EA\u6709\u9875\u9762\u7684\u5BC6\u94A5",
    keyRights: "\u6743\u9650",
    keys: "\u5BC6\u94A5",
    lastName: "\u59D3",
    mainCustomer: "\u4E3B\u5BA2\u6237",
    manageAccounts: "\u7BA1\u7406\u8D26\u6237",
    no: "\u5426",
    oneOther: "\u53E6\u4E00\u5904",
    order: "\u8BA2\u5355",
    orderCancelled: "\u8BA2\u5355\u5DF2\u53D6\u6D88",
    orderHeld: "\u8BA2\u5355\u5DF2\u6682\u505C\uFF1A\u8D85\u51FA\u4FE1\u7528\u989D\u5EA6",
    orderPlaced: "\u5DF2\u63D0\u4EA4\u8BA2\u5355",
    orderReleased: "\u8BA2\u5355\u5DF2\u653E\u884C",
    ordersAreHeld: "\u8BA2\u5355\u6682\u505C\u5904\u7406",
    ordersArePlaced: "\u8BA2\u5355\u7167\u5E38\u6267\u884C",
    ordersAreRefused: "\u8BA2\u5355\u88AB\u62D2\u7EDD",
    ownNumberChanged: "\u81EA\u6709\u8D27\u53F7\u5DF2\u66F4\u6539",
    ownNumbersImported: "\u5DF2\u5BFC\u5165\u81EA\u6709\u8D27\u53F7",
    passwordChanged: "\u5BC6\u7801\u5DF2\u66F4\u6539",
    percent: "\u767E\u5206\u6BD4",
    permissions: "\u6743\u9650",
    pieces: "\u6570\u91CF",
    piecesCancelled: "\u5DF2\u53D6\u6D88\u8BA2\u5355\u4E2D\u7684\u90E8\u5206\u6570\u91CF",
    piecesMoved: "\u90E8\u5206\u5546\u54C1\u5DF2\u79FB\u81F3\u5355\u72EC\u8BA2\u5355",
    placeOrders: "\u63D0\u4EA4\u8BA2\u5355",
    price: "\u4EF7\u683C",
    priceRuleChanged: "\u8D26\u6237\u4EF7\u683C\u89C4\u5219\u5DF2\u66F4\u6539",
    quickOrder: "\u5FEB\u901F\u4E0B\u5355",
    reportAdded: "\u7834\u635F\u6216\u77ED\u7F3A\u62A5\u544A\u5DF2\u8865\u5145",
    reportSent: "\u5DF2\u62A5\u544A\u7834\u635F\u6216\u77ED\u7F3A",
    reportWithdrawn: "\u7834\u635F\u6216\u77ED\u7F3A\u62A5\u544A\u5DF2\u64A4\u56DE",
    repPricesChanged: "\u9500\u552E\u4EE3\u8868\u4EF7\u683C\u8BBE\u7F6E\u5DF2\u66F4\u6539",
    repsSee: "\u9500\u552E\u4EE3\u8868\u53EF\u89C1",
    returnApproved: "\u9000\u8D27\u5DF2\u6279\u51C6",
    returnReceived: "\u5DF2\u6536\u5230\u9000\u8D27\u5546\u54C1",
    returnReduced: "\u5DF2\u4ECE\u9000\u8D27\u4E2D\u79FB\u9664\u90E8\u5206\u4EF6\u6570",
    returnRefunded: "\u9000\u8D27\u5DF2\u5165\u8D26",
    returnRejected: "\u9000\u8D27\u88AB\u62D2\u7EDD",
    returnSubmitted: "\u5DF2\u7533\u8BF7\u9000\u8D27",
    rightRefused: "\u56E0\u65E0\u6743\u9650\u88AB\u62D2\u7EDD",
    role: "\u89D2\u8272",
    rounding: "\u53D6\u6574",
    salesRep: "\u9500\u552E\u4EE3\u8868",
    savedLists: "\u5DF2\u4FDD\u5B58\u7684\u5217\u8868",
    setAccountPrices: "\u8BBE\u7F6E\u8D26\u6237\u4EF7\u683C",
    shippingAddress: "\u6536\u8D27\u5730\u5740",
    signedIn: "\u5DF2\u767B\u5F55",
    signInRefused: "\u767B\u5F55\u88AB\u62D2\u7EDD",
    signIns: "\u767B\u5F55",
    signInsEnded: "\u5DF2\u7ED3\u675F\u767B\u5F55",
    statement: "\u5BF9\u8D26\u5355",
    supplier: "\u4F9B\u5E94\u5546",
    termsChanged: "\u4ED8\u6B3E\u6761\u4EF6\u5DF2\u66F4\u6539",
    time: "\u65F6\u95F4",
    times: "\u6B21\u6570",
    toTheCent: "\u7CBE\u786E\u5230\u5206",
    usedFor: "\u7528\u9014",
    what: "\u64CD\u4F5C",
    who: "\u64CD\u4F5C\u4EBA",
    yes: "\u662F"
  },
  "change-mail": {
    email: "\u60A8\u8D26\u6237\u7684\u90AE\u7BB1\u5DF2\u66F4\u6539",
    password: "\u60A8\u8D26\u6237\u7684\u5BC6\u7801\u5DF2\u66F4\u6539",
    account: "\u7528\u6237\u540D\uFF1A{{value}}",
    newEmail: "\u65B0\u90AE\u7BB1\uFF1A{{value}}",
    time: "\u65F6\u95F4\uFF1A{{value}}",
    network: "\u6765\u6E90\uFF1A{{value}}",
    yours: "\u5982\u679C\u662F\u60A8\u672C\u4EBA\u64CD\u4F5C\uFF0C\u5219\u65E0\u9700\u5904\u7406\u3002",
    notYours: "\u5982\u679C\u4E0D\u662F\uFF0C\u8BF7\u5728 7 \u5929\u5185\u6253\u5F00\u6B64\u94FE\u63A5\u3002\u5B83\u4F1A\u64A4\u9500\u66F4\u6539\uFF0C\u9000\u51FA\u6240\u6709\u4F7F\u7528\u8BE5\u8D26\u6237\u7684\u8BBE\u5907\uFF0C\u5E76\u8BA9\u60A8\u8BBE\u7F6E\u65B0\u5BC6\u7801\uFF1A",
    paste: "\u5982\u679C\u94FE\u63A5\u65E0\u6CD5\u6253\u5F00\uFF0C\u8BF7\u8BBF\u95EE {{page}} \u5E76\u7C98\u8D34\u6B64\u4EE3\u7801\uFF1A"
  },
  "default-address": {
    billingTitle: "\u9ED8\u8BA4\u8D26\u5355\u5730\u5740\u5DF2\u66F4\u6539",
    shippingTitle: "\u9ED8\u8BA4\u6536\u8D27\u5730\u5740\u5DF2\u66F4\u6539",
    nonRegularTitle: "\u76F4\u8FD0\u9ED8\u8BA4\u5730\u5740\u5DF2\u66F4\u6539",
    text: "{{by}} \u66F4\u6539\u4E86\u8D35\u516C\u53F8\u8D27\u7269\u6216\u53D1\u7968\u7684\u9ED8\u8BA4\u5730\u5740\u3002",
    before: "\u4E4B\u524D\uFF1A{{address}}",
    after: "\u73B0\u5728\uFF1A{{address}}",
    check: "\u5DF2\u63D0\u4EA4\u7684\u8BA2\u5355\u4FDD\u7559\u539F\u5730\u5740\u3002",
    open: "\u6253\u5F00\u5730\u5740\u7C3F"
  },
  "new-account-mail": {
    subject: "\u60A8\u7684\u5546\u5E97\u8D26\u6237",
    added: "{{company}} \u4E3A\u60A8\u5F00\u8BBE\u4E86\u8D26\u6237\u3002",
    setPassword: "\u8BF7\u5728\u6B64\u8BBE\u7F6E\u5BC6\u7801\uFF0C\u6240\u9700\u9A8C\u8BC1\u7801\u5C06\u901A\u8FC7\u90AE\u4EF6\u53D1\u9001\u7ED9\u60A8\uFF1A",
    notAsked: "\u5982\u679C\u60A8\u4E0D\u8BA4\u8BC6\u8BE5\u516C\u53F8\uFF0C\u8BF7\u5FFD\u7565\u6B64\u90AE\u4EF6\u3002",
    corrected: "\u60A8\u7684\u8D26\u6237\u90AE\u7BB1\u5DF2\u66F4\u6B63",
    correctedBy: "{{company}} \u66F4\u6539\u4E86\u7528\u60A8\u7684\u90AE\u7BB1\u5F00\u901A\u7684\u8D26\u6237\u7684\u90AE\u7BB1\u5730\u5740\u3002",
    askCompany: "\u5982\u679C\u6709\u8BEF\uFF0C\u8BF7\u5728\u4ED6\u4EBA\u8BBE\u7F6E\u5BC6\u7801\u4E4B\u524D\u8054\u7CFB\u8BE5\u516C\u53F8\u3002"
  },
  "own-number-table": {
    articleNo: "\u5546\u54C1\u7F16\u53F7",
    ownNumber: "\u81EA\u6709\u8D27\u53F7",
    ownNumbers: "\u81EA\u6709\u8D27\u53F7"
  }
};

// src/catalogue/texts/zh.json
var zh_default2 = {
  attributes: {
    brand: "\u54C1\u724C",
    class: "\u7C7B\u522B",
    oemCode: "OEM \u7F16\u53F7",
    colour: "\u989C\u8272",
    pageYield: "\u6253\u5370\u9875\u6570",
    tapeWidthMm: "\u5E26\u5BBD",
    printColour: "\u5B57\u8272",
    tapeColour: "\u5E95\u8272",
    finish: "\u7C7B\u578B",
    unionCode: "\u901A\u7528\u7F16\u53F7",
    productBarcode: "\u5546\u54C1\u6761\u7801",
    boxBarcode: "\u5916\u7BB1\u6761\u7801",
    supplier: "\u4F9B\u5E94\u5546",
    printerCount: "\u9002\u7528\u673A\u578B"
  },
  colours: {
    onTape: "{{tape}}\u5E95{{print}}\u5B57",
    black: "\u9ED1\u8272",
    cyan: "\u9752\u8272",
    magenta: "\u54C1\u7EA2\u8272",
    yellow: "\u9EC4\u8272",
    "cyan, magenta and yellow": "\u9752\u3001\u54C1\u7EA2\u3001\u9EC4\u4E09\u8272",
    "black, cyan, magenta and yellow": "\u9ED1\u3001\u9752\u3001\u54C1\u7EA2\u3001\u9EC4\u56DB\u8272",
    "berry pink": "\u8393\u7C89\u8272",
    "black and red": "\u9ED1\u7EA2\u8272",
    blue: "\u84DD\u8272",
    brown: "\u68D5\u8272",
    clear: "\u900F\u660E",
    "fluorescent orange": "\u8367\u5149\u6A59\u8272",
    "fluorescent yellow": "\u8367\u5149\u9EC4\u8272",
    gold: "\u91D1\u8272",
    green: "\u7EFF\u8272",
    grey: "\u7070\u8272",
    "lime green": "\u9752\u67E0\u7EFF\u8272",
    metallic: "\u91D1\u5C5E\u8272",
    orange: "\u6A59\u8272",
    purple: "\u7D2B\u8272",
    red: "\u7EA2\u8272",
    silver: "\u94F6\u8272",
    stencil: "\u9542\u7A7A\u6A21\u677F\u5E26",
    white: "\u767D\u8272",
    continuous: "\u8FDE\u7EED",
    "continuous film": "\u8FDE\u7EED\u8584\u819C",
    durable: "\u8010\u7528",
    fabric: "\u5E03\u8D28",
    film: "\u8584\u819C",
    "flexible ID": "\u67D4\u6027",
    "flexible nylon": "\u67D4\u6027\u5C3C\u9F99",
    "heat-shrink": "\u70ED\u7F29",
    matt: "\u54D1\u5149",
    "non-adhesive": "\u65E0\u7C98\u6027",
    "non-laminated": "\u975E\u8986\u819C",
    paper: "\u7EB8\u8D28",
    pastel: "\u7C89\u5F69",
    "permanent polyester": "\u6C38\u4E45\u805A\u916F",
    plastic: "\u5851\u6599",
    "premium glitter": "\u9AD8\u7EA7\u95EA\u5149",
    removable: "\u53EF\u79FB\u9664",
    ribbon: "\u7F0E\u5E26",
    round: "\u5706\u5F62",
    security: "\u9632\u4F2A",
    "strong adhesive": "\u5F3A\u529B\u7C98\u6027",
    vinyl: "\u4E59\u70EF\u57FA"
  },
  "cust-number-refusals": {
    damagedNumber: "\u7535\u5B50\u8868\u683C\u7528 {{text}} \u4EE3\u66FF\u4E86\u7F16\u53F7\u3002\u8BF7\u8F93\u5165\u7F16\u53F7\u3002",
    emptyNumber: "\u8D27\u53F7\u987B\u5305\u542B\u5B57\u6BCD\u6216\u6570\u5B57\u3002",
    yourNumberAlready: "{{custNumber}} \u5DF2\u662F\u60A8\u4E3A {{number}} \u8BBE\u7F6E\u7684\u8D27\u53F7\u3002"
  }
};

// src/codes/texts/zh.json
var zh_default3 = {
  "code-mail": {
    registration: "\u60A8\u7684\u6CE8\u518C\u9A8C\u8BC1\u7801",
    confirmation: "\u60A8\u7684\u8D26\u6237\u786E\u8BA4\u9A8C\u8BC1\u7801",
    binding: "\u60A8\u7684\u65B0\u90AE\u7BB1\u9A8C\u8BC1\u7801",
    reset: "\u60A8\u7684\u5BC6\u7801\u91CD\u7F6E\u9A8C\u8BC1\u7801",
    passwordChange: "\u60A8\u7684\u5BC6\u7801\u4FEE\u6539\u9A8C\u8BC1\u7801",
    signIn: "\u60A8\u7684\u767B\u5F55\u9A8C\u8BC1\u7801",
    noAccount: "\u6B64\u90AE\u7BB1\u6CA1\u6709\u5BF9\u5E94\u7684\u8D26\u6237",
    userName: "\u60A8\u7684\u7528\u6237\u540D\uFF1A{{name}}",
    validity: "\u9A8C\u8BC1\u7801 15 \u5206\u949F\u5185\u6709\u6548\uFF0C\u4EC5\u53EF\u4F7F\u7528\u4E00\u6B21\u3002",
    notAsked: "\u5982\u679C\u8FD9\u4E0D\u662F\u60A8\u672C\u4EBA\u7684\u64CD\u4F5C\uFF0C\u8BF7\u5FFD\u7565\u6B64\u90AE\u4EF6\u3002",
    whyNoAccount: "\u6709\u4EBA\u4E3A\u6B64\u90AE\u7BB1\u7533\u8BF7\u4E86\u65B0\u5BC6\u7801\uFF0C\u4F46\u6CA1\u6709\u8D26\u6237\u4F7F\u7528\u6B64\u90AE\u7BB1\u3002\n\n\u60A8\u7684\u8D26\u6237\u53EF\u80FD\u4F7F\u7528\u5176\u4ED6\u90AE\u7BB1\uFF0C\u60A8\u4E5F\u53EF\u4EE5\u6CE8\u518C\u65B0\u8D26\u6237\u3002"
  },
  "code-refusals": {
    mailNotSent: "\u90AE\u4EF6\u65E0\u6CD5\u53D1\u9001\u3002\u8BF7\u68C0\u67E5\u90AE\u7BB1\u5730\u5740\uFF0C\u6216\u7A0D\u540E\u91CD\u8BD5\u3002",
    numbersGone: "\u8FD9\u7EC4\u6570\u5B57\u4E0D\u518D\u6717\u8BFB\uFF0C\u8BF7\u6362\u4E00\u5F20\u56FE\u7247\u3002",
    numbersMissing: "\u8BF7\u8F93\u5165\u56FE\u7247\u4E2D\u7684\u6570\u5B57\u3002",
    numbersWrong: "\u6570\u5B57\u4E0E\u56FE\u7247\u4E0D\u7B26\uFF0C\u8BF7\u6309\u65B0\u56FE\u7247\u91CD\u8BD5\u3002"
  }
};

// src/coupons/texts/zh.json
var zh_default4 = {
  "coupon-notice": {
    title: "\u4E3A\u60A8\u63D0\u4F9B\u7684\u4F18\u60E0\u5238\uFF1A{{title}}",
    code: "\u786E\u8BA4\u8BA2\u5355\u65F6\u8F93\u5165\u4EE3\u7801 {{code}}\u3002",
    open: "\u4F18\u60E0\u5238"
  },
  "coupon-refusals": {
    codeMissing: "\u4F18\u60E0\u5238\u4EE3\u7801\u4E0D\u80FD\u4E3A\u7A7A",
    discountedItems: "\u6298\u6263\u5238\u4E0D\u80FD\u4E0E\u6298\u6263\u5546\u54C1\u540C\u65F6\u4F7F\u7528",
    notFound: "\u672A\u627E\u5230\u4F18\u60E0\u5238",
    notStarted: "\u6D3B\u52A8\u5C1A\u672A\u5F00\u59CB\u6216\u4F18\u60E0\u5238\u65E0\u6548",
    shipViaFirst: "\u8BF7\u5148\u9009\u62E9\u914D\u9001\u65B9\u5F0F\uFF1A\u514D\u8FD0\u8D39\u5238\u9700\u8981\u6307\u5B9A\u914D\u9001\u65B9\u5F0F\u3002",
    usedOrExpired: "\u4F18\u60E0\u5238\u5DF2\u4F7F\u7528\u6216\u5DF2\u8FC7\u671F",
    usedUp: "\u4F18\u60E0\u5238\u5DF2\u7528\u5B8C",
    wrongCondition: "\u4E0D\u7B26\u5408\u8BE5\u4F18\u60E0\u5238\u7684\u4F7F\u7528\u6761\u4EF6",
    wrongProduct: "\u8BE5\u4F18\u60E0\u5238\u4E0D\u9002\u7528\u4E8E\u8FD9\u4E9B\u5546\u54C1"
  }
};

// src/embed-keys/texts/zh.json
var zh_default5 = {
  "embed-key-mail": {
    addedTitle: "\u5DF2\u4E3A\u8D35\u516C\u53F8\u81EA\u5DF1\u7684\u9875\u9762\u521B\u5EFA\u5BC6\u94A5\uFF1A{{name}}",
    by: "\u64CD\u4F5C\u4EBA\uFF1A{{by}}\u3002",
    bySupplier: "\u7531\u4F9B\u5E94\u5546\u64CD\u4F5C\u3002",
    changedTitle: "\u8D35\u516C\u53F8\u81EA\u5DF1\u9875\u9762\u7684\u5BC6\u94A5\u5DF2\u66F4\u6539\uFF1A{{name}}",
    check: "\u6709\u4E86\u5BC6\u94A5\uFF0C\u8D35\u516C\u53F8\u7684\u670D\u52A1\u5668\u65E0\u9700\u5BC6\u7801\u5373\u53EF\u8BA9\u91C7\u8D2D\u4EBA\u5458\u767B\u5F55\u3002\u5982\u679C\u60A8\u4E0D\u8BA4\u8BC6\u5B83\uFF0C\u8BF7\u5C06\u5176\u540A\u9500\u3002",
    ended: "\u4F7F\u7528\u6B64\u5BC6\u94A5\u7684\u9875\u9762\u4E0D\u518D\u4EE5\u8D35\u516C\u53F8\u91C7\u8D2D\u4EBA\u5458\u7684\u540D\u4E49\u4E0B\u5355\u3002",
    open: "\u6253\u5F00\u5BC6\u94A5",
    opens: "\u53EF\u6253\u5F00\uFF1A{{components}}",
    pages: "\u9875\u9762\uFF1A{{origins}}",
    revokedTitle: "\u8D35\u516C\u53F8\u81EA\u5DF1\u9875\u9762\u7684\u5BC6\u94A5\u5DF2\u540A\u9500\uFF1A{{name}}"
  },
  "embed-key-refusals": {
    buyerUnknown: "\u6709\u91C7\u8D2D\u4EBA\u5458\u4E0D\u662F\u8D35\u516C\u53F8\u7684\u8D26\u6237\u3002",
    componentUnknown: "{{name}} \u4E0D\u662F\u5BC6\u94A5\u53EF\u4EE5\u6253\u5F00\u7684\u5143\u7D20\u3002",
    expiresLate: "\u5BC6\u94A5\u6700\u591A\u4E09\u5E74\u540E\u5230\u671F\u3002",
    expiresPast: "\u8FD9\u4E00\u5929\u5DF2\u7ECF\u8FC7\u53BB\u3002",
    keyEnded: "\u6B64\u5BC6\u94A5\u5DF2\u5931\u6548\u3002\u8BF7\u521B\u5EFA\u65B0\u7684\u5BC6\u94A5\u3002",
    originShop: "\u8FD9\u662F\u5546\u5E97\u672C\u8EAB\u7684\u5730\u5740\uFF0C\u4E0D\u9700\u8981\u5BC6\u94A5\u3002",
    originWrong: "{{origin}} \u4E0D\u662F\u6765\u6E90\uFF1A\u8BF7\u5199 https:// \u548C\u670D\u52A1\u5668\u540D\u79F0\uFF0C\u4E0D\u5E26\u8DEF\u5F84\u3002",
    tooManyKeys: "\u4E00\u5BB6\u516C\u53F8\u6700\u591A\u6709 {{max}} \u4E2A\u5BC6\u94A5\u3002\u8BF7\u540A\u9500\u4E00\u4E2A\u3002"
  }
};

// src/finance/texts/zh.json
var zh_default6 = {
  "finance-refusals": {
    companyName: "\u516C\u53F8\u540D\u79F0",
    electronicAddress: "\u7535\u5B50\u53D1\u7968\u5730\u5740",
    formatMissing: "\u8BE5\u5355\u636E\u4E0D\u63D0\u4F9B\u6B64\u683C\u5F0F\u3002",
    pec: "\u8BA4\u8BC1\u7535\u5B50\u90AE\u7BB1 (PEC)",
    registrationNumber: "\u6CE8\u518C\u53F7",
    sdi: "SDI \u6536\u4EF6\u4EBA\u4EE3\u7801",
    taxCode: "\u7A0E\u53F7",
    vatNumber: "\u589E\u503C\u7A0E\u53F7"
  },
  "finance-table": {
    balance: "\u4F59\u989D",
    cleared: "\u5DF2\u7ED3\u6E05",
    clearedAmount: "\u7ED3\u6E05\u91D1\u989D",
    clearedBy: "\u7ED3\u6E05\u65B9\u5F0F",
    clearedOn: "\u7ED3\u6E05\u65E5\u671F",
    corrects: "\u66F4\u6B63",
    credit: "\u8D37\u9879",
    creditNotes: "\u8D37\u9879\u51ED\u8BC1",
    creditedQuantity: "\u5DF2\u9000\u8D27\u6570\u91CF",
    daysOverdue: "\u903E\u671F\u5929\u6570",
    discount: "\u6298\u6263",
    due: "\u5230\u671F\u65E5",
    freight: "\u8FD0\u8D39",
    goods: "\u8D27\u7269",
    handling: "\u624B\u7EED\u8D39",
    invoiceDate: "\u53D1\u7968\u65E5\u671F",
    item: "\u9879\u76EE",
    number: "\u7F16\u53F7",
    open: "\u672A\u7ED3",
    orderLine: "\u8BA2\u5355\u884C",
    overdue: "\u903E\u671F",
    paid: "\u5DF2\u4ED8",
    payment: "\u4ED8\u6B3E",
    restockingFee: "\u91CD\u65B0\u5165\u5E93\u8D39",
    returnFreight: "\u9000\u8D27\u8FD0\u8D39",
    type: "\u7C7B\u578B",
    vat: "\u589E\u503C\u7A0E"
  },
  invoice: {
    invoice: "\u53D1\u7968",
    creditNote: "\u8D37\u9879\u901A\u77E5\u5355",
    invoiceNo: "\u53D1\u7968\u53F7",
    creditNo: "\u8D37\u9879\u901A\u77E5\u5355\u53F7",
    date: "\u65E5\u671F",
    due: "\u5230\u671F\u65E5",
    delivered: "\u4EA4\u8D27\u65E5\u671F",
    customerNo: "\u5BA2\u6237\u7F16\u53F7",
    vatNo: "\u60A8\u7684\u589E\u503C\u7A0E\u53F7",
    ourVatNo: "\u589E\u503C\u7A0E\u53F7",
    registrationNo: "\u516C\u53F8\u6CE8\u518C\u53F7",
    shipment: "\u9001\u8D27\u5355",
    corrects: "\u66F4\u6B63 {{day}} \u7684\u53D1\u7968 {{number}}",
    vatRate: "\u7A0E\u7387",
    taxable: "\u5E94\u7A0E\u91D1\u989D",
    vat: "\u589E\u503C\u7A0E",
    net: "\u51C0\u989D",
    coupon: "\u6298\u6263",
    freight: "\u8FD0\u8D39",
    handling: "\u624B\u7EED\u8D39",
    restocking: "\u91CD\u65B0\u5165\u5E93\u8D39",
    returnFreight: "\u9000\u8D27\u8FD0\u8D39",
    grandTotal: "\u603B\u8BA1",
    payable: "\u8BF7\u5728 {{days}} \u5929\u5185\u4ED8\u6B3E\uFF0C\u6700\u8FDF {{day}}\u3002",
    creditUse: "\u6B64\u91D1\u989D\u5C06\u51B2\u62B5\u672A\u7ED3\u53D1\u7968\u3002",
    bank: "\u94F6\u884C",
    reference: "\u4ED8\u6B3E\u9644\u8A00"
  },
  notice: {
    invoiceIssuedTitle: "\u53D1\u7968 {{number}}",
    invoiceIssuedIntro: "\u60A8\u7684\u8BA2\u5355 {{orderNo}} \u7684\u53D1\u7968 {{number}} \u5DF2\u5F00\u5177\u3002",
    creditIssuedTitle: "\u8D37\u9879\u901A\u77E5\u5355 {{number}}",
    creditIssuedIntro: "\u60A8\u7684\u8BA2\u5355 {{orderNo}} \u7684\u8D37\u9879\u901A\u77E5\u5355 {{number}} \u5DF2\u5F00\u5177\u3002",
    invoiceOverdueTitle: "\u53D1\u7968 {{number}}\uFF1A{{amount}} \u5DF2\u903E\u671F",
    invoiceOverdueIntro: "\u60A8\u7684\u8BA2\u5355 {{orderNo}} \u7684\u53D1\u7968 {{number}} \u5E94\u4E8E {{day}} \u4ED8\u6B3E\uFF0C\u5C1A\u6709 {{amount}} \u672A\u4ED8\u3002\u5982\u5DF2\u4ED8\u6B3E\uFF0C\u8BF7\u5FFD\u7565\u6B64\u6D88\u606F\u3002",
    paymentBookedTitle: "\u5DF2\u6536\u5230\u4ED8\u6B3E",
    paymentBookedIntro: "\u60A8\u7684\u4ED8\u6B3E {{number}}\uFF08{{amount}}\uFF09\u5DF2\u5165\u8D26\uFF0C\u8C22\u8C22\u3002",
    open: "\u67E5\u770B\u53D1\u7968",
    attached: "\u5355\u636E\u4EE5 PDF \u9644\u4E0A\u3002",
    questions: "\u5982\u6709\u7591\u95EE\uFF0C\u8BF7\u6CE8\u660E {{number}}\u3002"
  },
  statement: {
    statement: "\u5BF9\u8D26\u5355",
    period: "\u671F\u95F4",
    fromTo: "{{from}} \u81F3 {{to}}",
    opening: "\u671F\u521D\u4F59\u989D",
    closing: "\u671F\u672B\u4F59\u989D",
    entry: "\u5355\u636E",
    amount: "\u91D1\u989D",
    balance: "\u4F59\u989D",
    payment: "\u4ED8\u6B3E",
    later: "\u4EE5\u540E\u5230\u671F",
    week2: "\u4E24\u5468\u5185\u5230\u671F",
    week1: "\u4E00\u5468\u5185\u5230\u671F",
    d30: "\u903E\u671F 1\u201330 \u5929",
    d60: "\u903E\u671F 31\u201360 \u5929",
    d90: "\u903E\u671F 61\u201390 \u5929",
    d120: "\u903E\u671F 91\u2013120 \u5929",
    over120: "\u903E\u671F\u8D85\u8FC7 120 \u5929",
    aging: "\u6309\u5230\u671F\u65E5\u7684\u672A\u7ED3\u91D1\u989D"
  }
};

// src/http/texts/zh.json
var zh_default7 = {
  "http-refusals": {
    authenticationFailed: "\u8BA4\u8BC1\u5931\u8D25\uFF0C\u65E0\u6CD5\u8BBF\u95EE\u7CFB\u7EDF\u8D44\u6E90",
    busy: "\u5546\u5E97\u6B63\u5FD9\uFF0C\u8BF7\u7A0D\u540E\u91CD\u8BD5\u3002",
    confirmFirst: "\u8BF7\u5148\u786E\u8BA4\u60A8\u7684\u8D26\u6237\u3002",
    doesNotExist: "\u6240\u8BF7\u6C42\u7684\u5185\u5BB9\u4E0D\u5B58\u5728\u6216\u5DF2\u5931\u6548\u3002",
    noPermissions: "\u5F53\u524D\u64CD\u4F5C\u6CA1\u6709\u6743\u9650",
    storageFull: "\u5546\u5E97\u7684\u5B58\u50A8\u7A7A\u95F4\u5DF2\u6EE1\uFF0C\u672A\u4FDD\u5B58\u4EFB\u4F55\u5185\u5BB9\uFF0C\u8BF7\u7A0D\u540E\u91CD\u8BD5\u3002",
    unstorableCharacter: "\u6587\u672C\u5305\u542B\u65E0\u6CD5\u4FDD\u5B58\u7684\u5B57\u7B26\u3002\u8BF7\u5C06\u5176\u5220\u9664\u540E\u91CD\u8BD5\u3002",
    wentWrong: "\u6211\u4EEC\u8FD9\u8FB9\u51FA\u73B0\u4E86\u95EE\u9898\uFF0C\u8BF7\u91CD\u8BD5\u3002\u53C2\u8003\u7F16\u53F7\uFF1A{{id}}"
  }
};

// src/limits/texts/zh.json
var zh_default8 = {
  "limit-refusals": {
    tooManyKept: "\u6700\u591A\u53EA\u80FD\u4FDD\u5B58 {{max}} \u9879\uFF0C\u8BF7\u5148\u5220\u9664\u4E00\u4E9B\u3002",
    tooManyTries: "\u5C1D\u8BD5\u6B21\u6570\u8FC7\u591A\uFF0C\u8BF7\u5728{{time}}\u540E\u91CD\u8BD5\u3002"
  }
};

// src/mail/texts/zh.json
var zh_default9 = {
  mail: {
    greeting: "{{name}}\uFF0C\u60A8\u597D\uFF1A"
  }
};

// src/notifications/texts/zh.json
var zh_default10 = {
  "notification-mail": {
    openShop: "\u6253\u5F00\u5546\u57CE"
  }
};

// src/orders/texts/zh.json
var zh_default11 = {
  "order-mail": {
    orderPlacedTitle: "\u8BA2\u5355 {{orderNo}} \u5DF2\u63D0\u4EA4",
    orderPlacedIntro: "\u6211\u4EEC\u5DF2\u6536\u5230\u60A8\u7684\u8BA2\u5355\uFF0C\u8C22\u8C22\u3002",
    orderShippedTitle: "\u8BA2\u5355 {{orderNo}} \u5DF2\u53D1\u8D27",
    orderShippedIntro: "\u60A8\u8BA2\u5355\u4E2D\u7684\u8D27\u7269\u5DF2\u79BB\u5F00\u6211\u4EEC\u7684\u4ED3\u5E93\u3002",
    orderProcessingTitle: "\u8BA2\u5355 {{orderNo}} \u6B63\u5728\u5907\u8D27",
    orderProcessingIntro: "\u6211\u4EEC\u7684\u4ED3\u5E93\u6B63\u5728\u4E3A\u60A8\u5907\u8D27\uFF0C\u8BA2\u5355\u65E0\u6CD5\u518D\u5728\u5546\u57CE\u4E2D\u53D6\u6D88\u3002",
    orderDeliveredTitle: "\u8BA2\u5355 {{orderNo}} \u5DF2\u9001\u8FBE",
    orderDeliveredIntro: "\u60A8\u8BA2\u5355\u4E2D\u7684\u8D27\u7269\u5DF2\u9001\u8FBE\u3002",
    orderDatesTitle: "\u8BA2\u5355 {{orderNo}} \u7684\u65B0\u65E5\u671F",
    orderDatesIntro: "\u60A8\u8BA2\u5355\u7684\u4EA4\u8D27\u65E5\u671F\u6709\u53D8\u5316\uFF0C\u4EE5\u4E0B\u662F\u76EE\u524D\u7684\u9884\u8BA1\u65E5\u671F\u3002",
    orderCancelledTitle: "\u8BA2\u5355 {{orderNo}} \u5DF2\u53D6\u6D88",
    orderCancelledIntro: "\u60A8\u7684\u8BA2\u5355\u5DF2\u53D6\u6D88\uFF0C\u4E0D\u4F1A\u53D1\u8D27\uFF0C\u4E5F\u4E0D\u4F1A\u5F00\u5177\u53D1\u7968\u3002",
    orderRestMovedTitle: "\u8BA2\u5355 {{orderNo}} \u5305\u542B\u7B49\u5F85\u5230\u8D27\u7684\u5546\u54C1",
    orderRestMovedIntro: "\u60A8\u8BA2\u5355\u4E2D\u7B49\u5F85\u5230\u8D27\u7684\u5546\u54C1\u73B0\u5DF2\u6210\u4E3A\u5355\u72EC\u7684\u8BA2\u5355\uFF0C\u4EF7\u683C\u3001\u5730\u5740\u548C\u6392\u961F\u987A\u5E8F\u5747\u4FDD\u6301\u4E0D\u53D8\uFF0C\u5176\u4ED6\u5185\u5BB9\u6CA1\u6709\u53D8\u5316\u3002",
    orderRestCancelledTitle: "\u8BA2\u5355 {{orderNo}} \u7684\u90E8\u5206\u5546\u54C1\u5DF2\u53D6\u6D88",
    orderRestCancelledIntro: "\u60A8\u8BA2\u5355\u4E2D\u5C1A\u672A\u53D1\u51FA\u7684\u5546\u54C1\u5DF2\u53D6\u6D88\uFF0C\u4E0D\u518D\u53D1\u8D27\uFF0C\u4E5F\u4E0D\u4F1A\u5F00\u7968\u3002",
    orderAnsweredTitle: "\u5173\u4E8E\u8BA2\u5355 {{orderNo}} \u7684\u6D88\u606F",
    orderAnsweredIntro: "\u6211\u4EEC\u5C31\u60A8\u7684\u8BA2\u5355\u7ED9\u60A8\u7559\u8A00\uFF1A",
    orderAskedTitle: "\u5173\u4E8E\u8BA2\u5355 {{orderNo}} \u7684\u95EE\u9898",
    orderAskedIntro: "\u4E70\u65B9\u7559\u8A00\uFF1A",
    held: "\u8D35\u516C\u53F8\u5DF2\u8D85\u51FA\u4FE1\u7528\u989D\u5EA6\uFF1A\u5F85\u4ED8\u6B3E\u4F7F\u5176\u4F4E\u4E8E\u989D\u5EA6\u540E\uFF0C\u6211\u4EEC\u5373\u5F00\u59CB\u5904\u7406\u3002\u8D27\u54C1\u5DF2\u4E3A\u60A8\u4FDD\u7559\u3002",
    orderNumber: "\u8BA2\u5355\u53F7",
    salesOrder: "\u6211\u4EEC\u7684\u7F16\u53F7",
    yourOrder: "\u60A8\u7684\u91C7\u8D2D\u5355\u53F7",
    placedOn: "\u4E0B\u5355\u65F6\u95F4",
    tracking: "\u8FD0\u5355\u53F7",
    notInOrder: "\u6709\u7F3A\u5C11\u6216\u7834\u635F\uFF1F",
    report: "\u8BF7\u5728 3 \u4E2A\u5DE5\u4F5C\u65E5\u5185\u62A5\u544A\u7834\u635F\u6216\u77ED\u7F3A",
    partShipped: "\u8BA2\u5355 {{orderNo}} \u7684\u90E8\u5206\u5546\u54C1\u5DF2\u53D1\u8D27",
    partDeliveredTitle: "\u8BA2\u5355 {{orderNo}} \u7684\u90E8\u5206\u8D27\u7269\u5DF2\u9001\u8FBE",
    partDeliveredIntro: "\u60A8\u8BA2\u5355\u4E2D\u7684\u90E8\u5206\u8D27\u7269\u5DF2\u9001\u8FBE\u3002\u5C1A\u672A\u9001\u8FBE\uFF1A{{pieces}}\u3002",
    inShipment: "\u672C\u6B21\u53D1\u8D27",
    toCome: "\u5F85\u53D1\u5546\u54C1",
    schedule: "\u53D1\u8D27\u5B89\u6392",
    changedDates: "\u65B0\u65E5\u671F",
    unchangedDates: "\u4FDD\u6301\u4E0D\u53D8",
    now: "\u7ACB\u5373\u53D1\u8D27",
    within72h: "72 \u5C0F\u65F6\u5185\u53D1\u8D27",
    leavesOn: "{{day}} \u53D1\u51FA",
    onDay: "\u9884\u8BA1 {{day}}",
    noDate: "\u65E5\u671F\u672A\u5B9A",
    noDateNote: "\u786E\u5B9A\u540E\u6211\u4EEC\u4F1A\u5199\u4FE1\u901A\u77E5\u60A8\u3002",
    pieces_other: "{{count}} \u4EF6",
    lines: "\u8BA2\u8D2D\u5185\u5BB9",
    article: "\u5546\u54C1",
    eachContains: "\u6BCF\u5957\u5305\u542B\uFF1A",
    quantity: "\u6570\u91CF",
    unitPrice: "\u5355\u4EF7",
    amount: "\u91D1\u989D",
    subtotal: "\u5C0F\u8BA1",
    discount: "\u6298\u6263",
    shipping: "\u8FD0\u8D39",
    handling: "\u624B\u7EED\u8D39",
    vat: "\u589E\u503C\u7A0E {{rate}}",
    salesTax: "\u9500\u552E\u7A0E",
    total: "\u603B\u8BA1",
    cancelledPart: "\u5DF2\u53D6\u6D88",
    movedPart: "\u5DF2\u79FB\u81F3\u5176\u4ED6\u8BA2\u5355",
    leftOfOrder: "\u4ECD\u8BA2\u8D2D",
    toPay: "\u5E94\u4ED8\u91D1\u989D",
    shipTo: "\u6536\u8D27\u5730\u5740",
    shipVia: "\u53D1\u8D27\u65B9\u5F0F",
    open: "\u67E5\u770B\u8BA2\u5355",
    attached: "\u8BA2\u5355\u786E\u8BA4\u4E66\u89C1 PDF \u9644\u4EF6\u3002",
    questions: "\u5982\u6709\u7591\u95EE\uFF0C\u8BF7\u63D0\u4F9B\u8BA2\u5355\u53F7 {{orderNo}}\u3002"
  },
  "order-refusals": {
    aboveCreditLimit: "\u6B64\u8BA2\u5355\u8D85\u51FA\u8D35\u516C\u53F8\u7684\u4FE1\u7528\u989D\u5EA6\uFF0C\u5269\u4F59 {{amount}}\u3002",
    cancelOfOwner: "\u53EA\u6709\u4E0B\u5355\u4EBA\u548C\u4E3B\u8D26\u6237\u53EF\u4EE5\u53D6\u6D88\u6B64\u8BA2\u5355\u3002",
    cancelledAlready: "\u6B64\u8BA2\u5355\u5DF2\u53D6\u6D88\u3002",
    forwarderMissing: "\u8BF7\u9009\u62E9\u8D27\u8FD0\u4EE3\u7406\u3002",
    inWork: "\u6B64\u8BA2\u5355\u5DF2\u5728\u5904\u7406\u4E2D\u3002\u5982\u9700\u53D6\u6D88\uFF0C\u8BF7\u81F4\u7535\u6211\u4EEC\u3002",
    noInvoicePossible: "\u65E0\u6CD5\u4E3A\u6B64\u8BA2\u5355\u5F00\u5177\u53D1\u7968\u3002\u8BF7\u68C0\u67E5\u6216\u8054\u7CFB\u6211\u4EEC\u66F4\u6B63\uFF1A{{fields}}\u3002",
    noOwnNote: "\u6B64\u8BA2\u5355\u4E0D\u4F7F\u7528\u60A8\u81EA\u5DF1\u7684\u9001\u8D27\u5355\u3002",
    noteOfOwner: "\u53EA\u6709\u4E0B\u5355\u8005\u548C\u4E3B\u8D26\u6237\u53EF\u4EE5\u66F4\u6539\u9001\u8D27\u5355\u3002",
    nothingToMove: "\u6B64\u8BA2\u5355\u7684\u5168\u90E8\u5546\u54C1\u90FD\u5728\u7B49\u5F85\u5230\u8D27\uFF0C\u65E0\u9700\u79FB\u52A8\u3002",
    orderChanged: "\u5F53\u524D\u8BA2\u5355\u5DF2\u53D8\u66F4\uFF0C\u8BF7\u91CD\u65B0\u786E\u8BA4\u3002",
    otherPiecesWait: "\u6B64\u8BA2\u5355\u7B49\u5F85\u5230\u8D27\u7684\u5546\u54C1\u5DF2\u6709\u53D8\u5316\uFF0C\u8BF7\u91CD\u65B0\u67E5\u770B\u3002",
    partHasLeft: "\u6B64\u8BA2\u5355\u7684\u90E8\u5206\u8D27\u7269\u5DF2\u53D1\u51FA\uFF0C\u9001\u8D27\u5355\u4E0D\u80FD\u518D\u66F4\u6539\u3002",
    piecesLeft: "{{number}}\uFF1A\u53EA\u80FD\u518D\u53D6\u6D88 {{pieces}} \u4EF6\u3002",
    placedAlready: "\u6B64\u8BA2\u5355\u5DF2\u63D0\u4EA4\uFF0C\u8BA2\u5355\u53F7 {{orderNo}}\uFF0C\u6CA1\u6709\u91CD\u590D\u4E0B\u5355\u3002",
    productDisabled: "\u5546\u54C1 {{number}} \u5DF2\u505C\u552E\uFF0C\u8BF7\u9009\u62E9\u5176\u4ED6\u5546\u54C1\u3002",
    productMissing: "\u5546\u54C1 {{number}} \u4E0D\u5B58\u5728\uFF0C\u8BF7\u9009\u62E9\u5176\u4ED6\u5546\u54C1\u3002",
    shipToMissing: "\u8BF7\u586B\u5199\u6536\u8D27\u5730\u5740\u3002",
    shipViaMissing: "\u8BF7\u9009\u62E9\u8FD0\u8F93\u65B9\u5F0F\u3002",
    tooManyFiles: "\u4E00\u4E2A\u8BA2\u5355\u6700\u591A\u53EF\u9644 {{count}} \u4E2A\u6587\u4EF6\u3002",
    tooManyMessages: "\u6B64\u8BA2\u5355\u5DF2\u6709\u60A8\u7684 {{max}} \u6761\u7559\u8A00\u3002\u8BF7\u81F4\u7535\u6216\u53D1\u9001\u7535\u5B50\u90AE\u4EF6\u7ED9\u6211\u4EEC\u3002",
    tooManyPieces: "{{number}} \u6BCF\u6B21\u6700\u591A\u53EF\u8BA2\u8D2D {{count}} \u4EF6\u3002"
  },
  "order-table": {
    allGoodsDelivered: "\u5168\u90E8\u9001\u8FBE",
    backOrder: "\u7F3A\u8D27\u8BA2\u5355",
    brand: "\u54C1\u724C",
    cancelled: "\u5DF2\u53D6\u6D88",
    grandTotal: "\u603B\u8BA1",
    inPreparation: "\u5907\u8D27\u4E2D",
    kind: "\u4F9B\u8D27\u60C5\u51B5",
    name: "\u540D\u79F0",
    normal: "\u6B63\u5E38\u8BA2\u5355",
    orderType: "\u8BA2\u5355\u7C7B\u578B",
    partlyShipped: "\u90E8\u5206\u53D1\u8D27",
    preOrder: "\u9884\u8BA2\u5355",
    progress: "\u8FDB\u5EA6",
    qoNo: "\u5FEB\u901F\u8BA2\u5355\u53F7 (QO#)",
    shipTo: "\u6536\u8D27\u5730\u5740",
    shipped: "\u5DF2\u53D1\u8D27",
    stillOrdered: "\u4ECD\u8BA2\u8D2D",
    submitted: "\u5DF2\u63D0\u4EA4",
    tracking: "\u8FD0\u5355\u53F7",
    unitPrice: "\u5355\u4EF7"
  },
  progress: {
    title: "\u8FDB\u5EA6",
    arrived: "\u5DF2\u5230 {{arrived}}/{{pieces}} \u4EF6",
    expected: "{{pieces}} \u4EF6\u9884\u8BA1 {{day}} \u5230\u8FBE",
    leaving: "{{pieces}} \u4EF6 {{day}} \u51FA\u5E93",
    underWay: "{{pieces}} \u4EF6\u5728\u9014\uFF0C\u5C1A\u65E0\u65E5\u671F",
    unknown: "{{pieces}} \u4EF6\u5C1A\u65E0\u65E5\u671F"
  }
};

// src/pdf/texts/zh.json
var zh_default12 = {
  document: {
    yourReference: "\u60A8\u7684\u53C2\u8003\u53F7",
    returnNumber: "\u9000\u8D27",
    exemptK: "\u6B27\u76DF\u5185\u90E8\u4F9B\u8D27\u514D\u7A0E\uFF0C\u589E\u503C\u7A0E\u7531\u5BA2\u6237\u7F34\u7EB3",
    exemptG: "\u51FA\u53E3\u514D\u7A0E",
    exemptAE: "\u53CD\u5411\u5F81\u7A0E\uFF1A\u589E\u503C\u7A0E\u7531\u5BA2\u6237\u7F34\u7EB3",
    exemptE: "\u514D\u7A0E",
    exemptZ: "\u96F6\u7A0E\u7387",
    exemptO: "\u4E0D\u5F81\u589E\u503C\u7A0E"
  },
  "printable-refusals": {
    forbidden: "\u4E0D\u80FD\u4F7F\u7528\u8FD9\u4E9B\u5B57\u7B26\uFF1A{{characters}}\u3002\u8BF7\u5C06\u5176\u5220\u9664\u3002",
    notOnItalianInvoices: "\u610F\u5927\u5229\u53D1\u7968\u65E0\u6CD5\u5305\u542B\u8FD9\u4E9B\u5B57\u7B26\uFF1A{{characters}}\u3002\u8BF7\u4F7F\u7528\u62C9\u4E01\u5B57\u6BCD\u3002",
    unprintable: "\u5355\u636E\u65E0\u6CD5\u6253\u5370\u8FD9\u4E9B\u5B57\u7B26\uFF1A{{characters}}\u3002\u8BF7\u4F7F\u7528\u62C9\u4E01\u3001\u5E0C\u814A\u6216\u897F\u91CC\u5C14\u5B57\u6BCD\u3002"
  }
};

// src/registration/texts/zh.json
var zh_default13 = {
  "registration-refusals": {
    noPrices: "\u6CA1\u6709\u4EE5\u8BE5\u8D27\u5E01\u8BA1\u7684\u4EF7\u683C\u3002",
    noRegistrations: "\u6B64\u5904\u4E0D\u63A5\u53D7\u8BE5\u7AD9\u70B9\u7684\u6CE8\u518C\u3002"
  }
};

// src/reports/texts/zh.json
var zh_default14 = {
  report: {
    reportReceivedTitle: "\u6211\u4EEC\u5DF2\u6536\u5230\u62A5\u544A {{reportNo}}",
    reportReceivedIntro: "\u6211\u4EEC\u5DF2\u6536\u5230\u60A8\u7684\u7834\u635F\u6216\u77ED\u7F3A\u62A5\u544A\u3002\u4E09\u4E2A\u5DE5\u4F5C\u65E5\u7684\u671F\u9650\u4EE5\u62A5\u544A\u65F6\u95F4\u4E3A\u51C6\u3002\u5728\u9000\u8D27\u5904\u7406\u5B8C\u6210\u4E4B\u524D\uFF0C\u8BF7\u4FDD\u7559\u5546\u54C1\u548C\u5305\u88C5\u3002",
    reportReceivedOpen: "\u6253\u5F00\u8BA2\u5355",
    reportArrivedTitle: "\u7834\u635F\u6216\u77ED\u7F3A\u62A5\u544A {{reportNo}}",
    reportArrivedIntro: "{{by}} \u62A5\u544A\u4E86\u7834\u635F\u6216\u77ED\u7F3A\u3002\u7528 `ops report:files {{reportNo}} <\u6587\u4EF6\u5939>` \u53EF\u4FDD\u5B58\u7167\u7247\u3002",
    reportArrivedOpen: "\u6253\u5F00\u8BA2\u5355",
    reportReturnedTitle: "\u62A5\u544A {{reportNo}} \u5DF2\u8F6C\u4E3A\u9000\u8D27\u8349\u7A3F",
    reportReturnedIntro: "\u8BA2\u5355\u7684\u5168\u90E8\u5546\u54C1\u5DF2\u9001\u8FBE\u3002\u60A8\u7684\u62A5\u544A\u73B0\u5DF2\u6210\u4E3A\u9000\u8D27\u8349\u7A3F\uFF0C\u5176\u4E2D\u5305\u542B\u5404\u884C\u5546\u54C1\u548C\u7167\u7247\u3002\u8BF7\u6DFB\u52A0\u5907\u6CE8\u5E76\u63D0\u4EA4\u3002",
    reportReturnedOpen: "\u6253\u5F00\u8349\u7A3F",
    title: "\u7834\u635F\u6216\u77ED\u7F3A\u62A5\u544A",
    reportNumber: "\u62A5\u544A",
    order: "\u8BA2\u5355",
    yourOrder: "\u60A8\u7684\u8BA2\u5355\u53F7",
    shipment: "\u53D1\u8D27",
    reportedOn: "\u62A5\u544A\u65F6\u95F4",
    by: "\u62A5\u544A\u4EBA",
    lines: "\u62A5\u544A\u7684\u5546\u54C1",
    article: "\u5546\u54C1",
    quantity: "\u6570\u91CF",
    what: "\u95EE\u9898",
    damaged: "\u7834\u635F",
    missing: "\u7F3A\u5C11",
    wrong: "\u5546\u54C1\u6709\u8BEF",
    batch: "\u6279\u53F7",
    photos: "\u7167\u7247\uFF1A{{count}}",
    keep: "3 \u4E2A\u5DE5\u4F5C\u65E5\u7684\u671F\u9650\u4EE5\u6B64\u62A5\u544A\u7684\u65F6\u95F4\u4E3A\u51C6\uFF0C\u4F46\u4E0D\u4F1A\u76F4\u63A5\u4EA7\u751F\u9000\u6B3E\uFF1A\u8BA2\u5355\u7684\u5168\u90E8\u5546\u54C1\u9001\u8FBE\u540E\uFF0C\u62A5\u544A\u4F1A\u6210\u4E3A\u9000\u8D27\u8349\u7A3F\uFF0C\u7531\u60A8\u63D0\u4EA4\u3002",
    questions: "\u5982\u6709\u7591\u95EE\uFF0C\u8BF7\u6CE8\u660E {{reportNo}}\u3002"
  },
  "report-refusals": {
    isReturn: "\u6B64\u62A5\u544A\u5DF2\u8F6C\u4E3A\u9000\u8D27\uFF0C\u8BF7\u5728\u9000\u8D27\u4E2D\u7EE7\u7EED\u3002",
    piecesLeft: "{{number}} \u8FD8\u53EF\u4EE5\u62A5\u544A {{left}} \u4EF6\u5DF2\u9001\u8FBE\u7684\u5546\u54C1\u3002",
    tooManyFiles: "\u4E00\u4EFD\u62A5\u544A\u6700\u591A\u53EF\u9644 {{count}} \u4E2A\u6587\u4EF6\u3002",
    tooManyNotes: "\u6B64\u884C\u5DF2\u6709 {{max}} \u6761\u5907\u6CE8\u3002\u8BF7\u81F4\u7535\u6216\u53D1\u90AE\u4EF6\u7ED9\u6211\u4EEC\u3002",
    tooManyReports: "\u6B64\u8BA2\u5355\u5DF2\u6709 {{max}} \u4EFD\u62A5\u544A\u3002\u8BF7\u5728\u5176\u4E2D\u4E00\u4EFD\u4E2D\u8865\u5145\uFF0C\u6216\u81F4\u7535\u6211\u4EEC\u3002",
    withdrawOfOwner: "\u53EA\u6709\u62A5\u544A\u7684\u63D0\u4EA4\u8005\u548C\u4E3B\u8D26\u6237\u53EF\u4EE5\u64A4\u56DE\u62A5\u544A\u3002",
    withdrawnAlready: "\u6B64\u62A5\u544A\u5DF2\u64A4\u56DE\u3002"
  }
};

// src/rma/texts/zh.json
var zh_default15 = {
  "return-mail": {
    returnSubmittedTitle: "\u9000\u8D27 {{rmaNo}} \u5DF2\u63D0\u4EA4",
    returnSubmittedIntro: "\u6211\u4EEC\u5DF2\u6536\u5230\u60A8\u7684\u7533\u8BF7\u3002\u5BA1\u6838\u6700\u591A\u9700\u8981\u4E09\u4E2A\u5DE5\u4F5C\u65E5\u3002",
    returnApprovedTitle: "\u9000\u8D27 {{rmaNo}} \u5DF2\u6279\u51C6",
    returnApprovedIntro: "\u8BF7\u5BC4\u56DE\u5546\u54C1\u3002\u6536\u5230\u540E\u6211\u4EEC\u4F1A\u5F00\u5177\u8D37\u9879\u51ED\u8BC1\u3002",
    returnReducedTitle: "\u9000\u8D27 {{rmaNo}} \u5DF2\u66F4\u6539",
    returnReducedIntro: "\u90E8\u5206\u5546\u54C1\u5DF2\u901A\u8FC7\u5176\u4ED6\u65B9\u5F0F\u5165\u8D26\uFF0C\u4E0D\u518D\u5305\u542B\u5728\u5185\u3002\u539F\u56E0\u5217\u5728\u5404\u884C\u65C1\u8FB9\uFF1B\u5176\u4F59\u4ECD\u83B7\u6279\u51C6\u3002",
    returnRejectedTitle: "\u9000\u8D27 {{rmaNo}} \u5DF2\u88AB\u62D2\u7EDD",
    returnRejectedIntro: "\u539F\u56E0\u5217\u5728\u9000\u8D27\u5404\u884C\u65C1\u8FB9\u3002",
    returnRefundedTitle: "\u9000\u8D27 {{rmaNo}} \u5DF2\u9000\u6B3E",
    returnRefundedIntro: "\u6211\u4EEC\u5DF2\u4E3A\u60A8\u9000\u56DE\u7684\u5546\u54C1\u5F00\u5177\u8D37\u9879\u51ED\u8BC1\u3002",
    nothingToSend: "\u65E0\u9700\u5BC4\u56DE\u4EFB\u4F55\u5546\u54C1\u3002\u6211\u4EEC\u5C06\u4E3A\u9000\u8D27\u4E2D\u7684\u5546\u54C1\u5F00\u5177\u8D37\u9879\u51ED\u8BC1\u3002",
    collected: "\u6211\u4EEC\u7684\u5FEB\u9012\u5458\u5C06\u4E0A\u95E8\u53D6\u4EF6\u3002\u6536\u5230\u540E\u6211\u4EEC\u4F1A\u5F00\u5177\u8D37\u9879\u51ED\u8BC1\u3002",
    answerBy: "\u7B54\u590D\u671F\u9650",
    creditNotes: "\u8D37\u9879\u51ED\u8BC1",
    lines: "\u5546\u54C1",
    article: "\u5546\u54C1",
    quantity: "\u6570\u91CF",
    received: "\u5DF2\u6536\u5230 {{received}}/{{approved}}",
    amount: "\u91D1\u989D",
    fee: "\u91CD\u65B0\u5165\u5E93\u8D39",
    shipping: "\u9000\u8D27\u8FD0\u8D39",
    vat: "\u589E\u503C\u7A0E {{rate}}",
    total: "\u9000\u6B3E",
    open: "\u6253\u5F00\u9000\u8D27",
    questions: "\u5982\u6709\u7591\u95EE\uFF0C\u8BF7\u63D0\u4F9B\u7F16\u53F7 {{rmaNo}}\u3002"
  },
  "return-refusals": {
    changedElsewhere: "\u6B64\u9000\u8D27\u5DF2\u5728\u5176\u4ED6\u9875\u9762\u88AB\u4FEE\u6539\u3002",
    linesNotReturnable: "\u90E8\u5206\u884C\u65E0\u6CD5\u8FD9\u6837\u9000\u8D27\u3002",
    notDelivered: "\u5C1A\u672A\u9001\u8FBE\u3002\u5168\u90E8\u5546\u54C1\u9001\u8FBE\u540E\u624D\u80FD\u9000\u8D27\u3002",
    slipLater: "\u9000\u8D27\u83B7\u6279\u540E\u5373\u53EF\u4E0B\u8F7D\u9000\u8D27\u5355\u3002",
    submittedAlready: "\u6B64\u9000\u8D27\u5DF2\u63D0\u4EA4\uFF0C\u65E0\u6CD5\u5220\u9664\u3002",
    tooManyDrafts: "\u60A8\u6709 {{max}} \u4EFD\u9000\u8D27\u8349\u7A3F\u3002\u8BF7\u5728\u201C\u9000\u8D27\u201D\u4E2D\u63D0\u4EA4\u6216\u5220\u9664\u4E00\u4EFD\u3002",
    tooManyFiles: "\u4E00\u4EFD\u9000\u8D27\u6700\u591A\u53EF\u6709 {{count}} \u4E2A\u6587\u4EF6\u3002"
  },
  "return-table": {
    applicationForReturn: "\u9000\u8D27\u7533\u8BF7",
    approvedQuantity: "\u6279\u51C6\u6570\u91CF",
    auditAnswer: "\u5BA1\u6838\u7B54\u590D",
    auditApproved: "\u5BA1\u6838\u901A\u8FC7",
    batchNumber: "\u6279\u53F7",
    brokenCartridge: "\u58A8\u76D2\u7834\u635F",
    chipError: "\u82AF\u7247\u9519\u8BEF\u3001\u4E0D\u517C\u5BB9\u6216\u65E0\u6CD5\u8BC6\u522B",
    draft: "\u8349\u7A3F",
    leaking: "\u6F0F\u7C89",
    noise: "\u566A\u97F3",
    notRequired: "\u4E0D\u9700\u8981",
    otherReason: "\u5176\u4ED6\u539F\u56E0",
    others: "\u5176\u4ED6",
    paperJam: "\u5361\u7EB8",
    poorPrintQuality: "\u6253\u5370\u8D28\u91CF\u5DEE",
    printingDefect: "\u6253\u5370\u7F3A\u9677",
    receivedQuantity: "\u6536\u5230\u6570\u91CF",
    refund: "\u9000\u6B3E",
    rejected: "\u5DF2\u62D2\u7EDD",
    return: "\u9000\u8D27",
    wrongOrLess: "\u53D1\u9519\u6216\u5C11\u53D1"
  }
};

// src/saved-lists/texts/zh.json
var zh_default16 = {
  "hand-over": {
    title: "\u8BF7\u4E0B\u5355\uFF1A{{name}}",
    text: "{{by}} \u5DF2\u51C6\u5907\u597D\u6E05\u5355 {{name}}\uFF0C\u8BF7\u60A8\u4E0B\u5355\u3002",
    open: "\u6253\u5F00\u6E05\u5355"
  },
  "list-reminder": {
    title: "\u8BE5\u8BA2\u8D2D\u4E86\uFF1A{{name}}",
    text: "\u60A8\u8981\u6C42\u5728\u6E05\u5355 {{name}} \u8FDE\u7EED {{days}} \u5929\u672A\u8BA2\u8D2D\u65F6\u63D0\u9192\u60A8\u3002",
    open: "\u6253\u5F00\u6E05\u5355"
  },
  "saved-list-refusals": {
    noMainAccount: "\u60A8\u7684\u516C\u53F8\u6CA1\u6709\u53EF\u4EE5\u63D0\u4EA4\u6B64\u8BA2\u5355\u7684\u4E3B\u8D26\u6237\u3002",
    onlyOwner: "\u53EA\u6709\u5217\u8868\u6240\u6709\u8005\u548C\u4E3B\u8D26\u6237\u53EF\u4EE5\u91CD\u547D\u540D\u3001\u5171\u4EAB\u6216\u5220\u9664\u6B64\u5217\u8868\u3002"
  }
};

// src/saved-views/texts/zh.json
var zh_default17 = {
  "saved-view-refusals": {
    nameTaken: "\u5DF2\u6709\u5176\u4ED6\u89C6\u56FE\u4F7F\u7528\u6B64\u540D\u79F0\u3002",
    tooManyViews: "\u4E00\u4E2A\u5217\u8868\u6700\u591A\u6709 {{max}} \u4E2A\u89C6\u56FE\uFF0C\u8BF7\u5148\u5220\u9664\u4E00\u4E2A\u3002"
  }
};

// src/seed/texts/zh.json
var zh_default18 = {
  "demo-accounts": {
    buyerDe: "\u5904\u5904\u4F7F\u7528\u81EA\u6709\u8D27\u53F7\uFF0C\u5E76\u63A5\u6536\u7535\u5B50\u53D1\u7968\u3002",
    buyerFr: "\u76F4\u63A5\u53D1\u7ED9\u6700\u7EC8\u5BA2\u6237\uFF0C\u5E76\u9644\u4ED6\u4EEC\u81EA\u5DF1\u7684\u9001\u8D27\u5355\u3002",
    buyerIt: "\u63A5\u8FD1\u4FE1\u7528\u989D\u5EA6\uFF1A\u770B\u770B\u6B64\u65F6\u8BA2\u5355\u4F1A\u600E\u6837\u63D0\u793A\u3002",
    buyerNl: "\u5E94\u6709\u5C3D\u6709\uFF1A\u5206\u6279\u53D1\u8D27\u7684\u8BA2\u5355\u3001\u9000\u8D27\u3001\u672A\u4ED8\u53D1\u7968\u3001\u5171\u4EAB\u6E05\u5355\u3002",
    buyerPl: "\u5927\u989D\u8BA2\u5355\u3001\u7F3A\u8D27\u5F85\u53D1\uFF0C\u4EF7\u683C\u4E3A\u5179\u7F57\u63D0\u3002",
    buyerUk: "\u82F1\u9551\u4EF7\u683C\uFF0C\u542B\u82F1\u56FD\u589E\u503C\u7A0E\u3002",
    buyerUs: "\u529E\u516C\u5BA4\u5206\u5E03\u5728\u4E24\u4E2A\u65F6\u533A\uFF0C\u5E76\u8BA1\u9500\u552E\u7A0E\u3002",
    clerkNl: "\u540C\u4E00\u516C\u53F8\u7684\u6587\u5458\uFF1A\u53EF\u586B\u8D2D\u7269\u7BEE\uFF0C\u4F46\u6CA1\u6709\u5FEB\u901F\u8BA2\u5355\u548C\u6536\u85CF\u3002",
    newNl: "\u9996\u6B21\u767B\u5F55\u5E76\u786E\u8BA4\u90AE\u7BB1\u5730\u5740\u3002",
    repNl: "\u540C\u4E00\u516C\u53F8\u7684\u9500\u552E\u4EE3\u8868\uFF1A\u67E5\u770B\u8D26\u6237\u4EF7\u683C\uFF0C\u5E76\u4EE5\u76F4\u8FD0\u65B9\u5F0F\u4E3A\u5BA2\u6237\u4E0B\u5355\u3002"
  },
  "demo-articles": {
    and: "\u3001",
    comma: "\uFF0C",
    fits: "\u9002\u7528\u4E8E {{brand}} {{printers}}",
    fitsMany: "\u9002\u7528\u4E8E {{printerCount}} \u6B3E {{brand}} \u6253\u5370\u673A\uFF0C\u5305\u62EC {{printers}}",
    kind102: "\u78B3\u7C89\u76D2",
    kind103: "\u78B3\u7C89\u5957\u88C5",
    kind105: "\u9F13\u7EC4\u4EF6",
    kind109: "\u6807\u7B7E\u5E26\u76D2",
    label: "\u5B57\u8FF9\u8010\u64E6\uFF0C\u5207\u53E3\u5E73\u6574\uFF0C\u53EF\u7262\u56FA\u7C98\u8D34\u4E8E\u7EB8\u5F20\u3001\u5851\u6599\u548C\u91D1\u5C5E",
    name: "{{part}} {{kind}}",
    pages: "\u7EA6\u53EF\u6253\u5370 {{pages}} \u9875\uFF08A4\uFF0C5% \u8986\u76D6\u7387\uFF09",
    print: "\u9010\u652F\u704C\u88C5\u5E76\u68C0\u6D4B\uFF0C\u6253\u5370\u673A\u9700\u8981\u65F6\u5E26\u82AF\u7247\uFF0C\u8D28\u4FDD\u4E24\u5E74",
    replaces: "\u53EF\u66FF\u4EE3 {{part}}",
    stop: "\u3002",
    width: "\u5E26\u5BBD {{width}}"
  },
  "demo-contents": {
    aboutText: "<p>Cartwright \u5411\u7ECF\u9500\u5546\u4F9B\u5E94\u9002\u7528\u4E8E 1,800 \u591A\u6B3E\u6253\u5370\u673A\u7684\u78B3\u7C89\u76D2\u3001\u78B3\u7C89\u5957\u88C5\u3001\u9F13\u7EC4\u4EF6\u548C\u6807\u7B7E\u5E26\u76D2\u3002</p>\n<h2>\u6211\u4EEC\u7684\u4E1A\u52A1</h2>\n<p>\u6211\u4EEC\u53EA\u670D\u52A1\u4E8E\u7ECF\u9500\u5546\u3002\u60A8\u53EF\u7528\u624B\u5934\u7684\u4EFB\u4F55\u7F16\u53F7\u4E0B\u5355\uFF0C\u67E5\u770B\u771F\u5B9E\u5E93\u5B58\u548C\u5230\u8D27\u65E5\u671F\uFF0C\u5E76\u4EAB\u6709\u4E13\u5C5E\u4EF7\u683C\u3002\u4ECA\u5929\u4E0B\u5355\uFF0C\u4ECA\u5929\u6253\u5305\u3002</p>\n<h2>\u6211\u4EEC\u5728\u54EA\u91CC</h2>\n{{where}}\n<h2>\u6211\u4EEC\u7684\u627F\u8BFA</h2>\n<ul><li>\u6BCF\u652F\u5546\u54C1\u9010\u4E00\u704C\u88C5\u3001\u9010\u4E00\u6D4B\u8BD5\uFF0C\u8D28\u4FDD 2 \u5E74\u3002</li>\n<li>\u8D34\u724C\u4E0E\u5B9A\u5236\u5305\u88C5\uFF0C\u5C0F\u6279\u91CF\u5373\u53EF\u3002</li>\n<li>\u4EE5\u60A8\u7684\u540D\u4E49\u4E2D\u6027\u76F4\u53D1\u3002</li>\n<li>\u53EF\u5BF9\u63A5\u91C7\u8D2D\u7CFB\u7EDF\u7684\u63A5\u53E3\uFF0C\u53EF\u5D4C\u5165\u5185\u7F51\u7684\u8BA2\u8D2D\u8868\u5355\u3002</li></ul>",
    aboutTitle: "\u5173\u4E8E\u6211\u4EEC",
    activityDrumsText: "\u6BCF\u66F4\u6362\u56DB\u652F\u78B3\u7C89\u76D2\uFF0C\u66F4\u6362\u4E00\u6B21\u9F13\u7EC4\u4EF6\u3002",
    activityDrumsTitle: "\u9F13\u7EC4\u4EF6",
    activityKitsText: "\u9002\u7528\u4E8E\u590D\u5370\u673A\u548C\u5DE5\u4F5C\u7EC4\u7684\u74F6\u88C5\u7C89\u4E0E\u5957\u88C5\u3002",
    activityKitsTitle: "\u78B3\u7C89\u5957\u88C5",
    activityLabelsText: "\u8986\u819C\u3001\u7EC7\u7269\u3001\u70ED\u7F29\u7B49\u591A\u79CD\u7C7B\u578B\u3002",
    activityLabelsTitle: "\u6807\u7B7E\u5E26\u76D2",
    activityTonerText: "\u9ED1\u8272\u4E0E\u5F69\u8272\uFF0C\u9002\u914D\u5F53\u524D\u4E3B\u6D41\u673A\u578B\u3002",
    activityTonerTitle: "\u78B3\u7C89\u76D2",
    announcementText: "<p>\u5723\u8BDE\u8282\u81F3\u65B0\u5E74\u671F\u95F4\uFF0C\u6211\u4EEC\u6BCF\u65E5\u62E3\u8D27\u81F3 12:00\u3002\u4E4B\u540E\u7684\u8BA2\u5355\u4E8E\u4E0B\u4E00\u4E2A\u5DE5\u4F5C\u65E5\u53D1\u51FA\u3002</p>\n<h2>\u4F11\u606F\u65E5</h2>\n<ul>{{closed}}</ul>\n<p>\u5546\u57CE\u7167\u5E38\u5168\u5929\u5019\u63A5\u5355\u3002</p>",
    announcementTitle: "\u516C\u544A",
    bannerLabelsText: "3.5 \u81F3 104 \u6BEB\u7C73\u6807\u7B7E\u5E26\u76D2\uFF0C\u73B0\u8D27\u4F9B\u5E94\u3002",
    bannerLabelsTitle: "\u6EE1\u8DB3\u5404\u79CD\u6807\u7B7E\u9700\u6C42",
    bannerLinesText: "\u7C98\u8D34\u6E05\u5355\uFF1A\u6211\u4EEC\u7684\u7F16\u53F7\u3001OEM \u7F16\u53F7\u3001\u6761\u7801\u6216\u60A8\u7684\u7F16\u53F7\u5747\u53EF\u3002",
    bannerLinesTitle: "\u4E00\u6B21\u4E0B\u5355\u4E00\u5343\u884C",
    bannerStockEUText: "\u6BCF\u6B3E\u5546\u54C1\u5747\u663E\u793A\u771F\u5B9E\u5E93\u5B58\u548C\u5230\u8D27\u65E5\u671F\u3002",
    bannerStockEUTitle: "\u6B27\u6D32\u4ED3\u5E93\u73B0\u8D27 600,000 \u4EF6",
    bannerStockUSText: "\u9646\u8FD0 1\u20133 \u5929\u8986\u76D6\u7F8E\u56FD 99.9% \u7684\u5730\u533A\u3002",
    bannerStockUSTitle: "\u73B0\u8D27 150 \u4E07\u652F",
    closedEU: "<li>12 \u6708 25 \u65E5\u300126 \u65E5\uFF1A\u4E0D\u53D1\u8D27</li><li>1 \u6708 1 \u65E5\uFF1A\u4E0D\u53D1\u8D27</li>",
    closedUS: "<li>12 \u6708 25 \u65E5\uFF1A\u4E0D\u53D1\u8D27</li><li>1 \u6708 1 \u65E5\uFF1A\u4E0D\u53D1\u8D27</li>",
    contactText: "<p>\u60A8\u7684\u5BA2\u6237\u7ECF\u7406\u5728\u5DE5\u4F5C\u65E5\u4E3A\u60A8\u89E3\u7B54\u3002\u8BF7\u51C6\u5907\u597D\u5BA2\u6237\u7F16\u53F7\u6216\u8BA2\u5355\u53F7\uFF0C\u4EE5\u4FBF\u6211\u4EEC\u7ACB\u5373\u4E3A\u60A8\u5904\u7406\u3002</p>",
    contactTitle: "\u8054\u7CFB\u6211\u4EEC",
    cookiesText: '<p>\u672C\u5546\u57CE\u53EA\u4FDD\u5B58\u8FD0\u884C\u6240\u5FC5\u9700\u7684\u5185\u5BB9\uFF0C\u6CA1\u6709\u5E7F\u544A\uFF0C\u4E5F\u6CA1\u6709\u7B2C\u4E09\u65B9\u8DDF\u8E2A\uFF0C\u56E0\u6B64\u65E0\u9700\u62D2\u7EDD\u3002</p>\n<h2>\u6D4F\u89C8\u5668\u4E2D\u4FDD\u5B58\u7684\u5185\u5BB9</h2>\n<table><thead><tr><th scope="col">\u540D\u79F0</th><th scope="col">\u7528\u9014</th><th scope="col">\u671F\u9650</th></tr></thead>\n<tbody><tr><td><code>Client-Token</code>, <code>Client-Token-Shop</code></td><td>\u4FDD\u6301\u767B\u5F55\u72B6\u6001</td><td>\u5173\u95ED\u6D4F\u89C8\u5668\u4E3A\u6B62</td></tr>\n<tr><td><code>client-country</code></td><td>\u6240\u9009\u7AD9\u70B9</td><td>30 \u5929</td></tr>\n<tr><td><code>client-language</code>\u3001<code>login-language</code></td><td>\u6240\u9009\u8BED\u8A00</td><td>30 \u5929</td></tr>\n<tr><td>\u672C\u5730\u5B58\u50A8</td><td>\u7F16\u8F91\u4E2D\u7684\u6E05\u5355\u3001\u9875\u9762\u5E03\u5C40\uFF0C\u4EE5\u53CA\u60A8\u5DF2\u9605\u8BFB\u672C\u63D0\u793A</td><td>\u6E05\u9664\u4E3A\u6B62</td></tr></tbody></table>\n<h2>\u5982\u4F55\u6E05\u9664</h2>\n<p>\u9000\u51FA\u767B\u5F55\u5373\u6E05\u9664\u767B\u5F55\u4FE1\u606F\u3002\u5176\u4F59\u5185\u5BB9\u53EF\u5728\u6D4F\u89C8\u5668\u7684\u7F51\u7AD9\u6570\u636E\u8BBE\u7F6E\u4E2D\u6E05\u9664\uFF0C\u4E4B\u540E\u5546\u57CE\u4F1A\u6062\u590D\u5230\u9996\u6B21\u8BBF\u95EE\u7684\u72B6\u6001\u3002</p>\n<h2>\u8C01\u53EF\u4EE5\u8BFB\u53D6</h2>\n<p>\u53EA\u6709\u672C\u5546\u57CE\u3002\u5D4C\u5165\u6211\u4EEC\u8BA2\u8D2D\u8868\u5355\u7684\u5176\u4ED6\u516C\u53F8\u9875\u9762\u4F7F\u7528\u5404\u81EA\u7684\u5B58\u50A8\u3002</p>',
    cookiesTitle: "Cookie",
    couponsEU: "<li><strong>\u4F18\u60E0\u5238</strong>\uFF1A\u663E\u793A\u53EF\u4F7F\u7528\u7684\u4F18\u60E0\u5238\u3002</li>",
    delayEU: "<p>\u73B0\u8D27\u5305\u88F9\u5728 16:30 \u524D\u4E0B\u5355\u5F53\u5929\u53D1\u51FA\uFF0C\u591A\u6570\u5730\u533A\u4E0B\u4E00\u4E2A\u5DE5\u4F5C\u65E5\u9001\u8FBE\u3002\u8377\u5170\u4E2D\u5FC3\u4ED3\u7684\u5E93\u5B58\u5728 72 \u5C0F\u65F6\u5185\u53D1\u8D27\u3002</p>",
    delayUS: "<p>\u9646\u8FD0 1\u20133 \u5929\u8986\u76D6\u7F8E\u56FD 99.9% \u7684\u5730\u533A\u3002\u8BA2\u5355\u4E2D\u8FD8\u53EF\u9009\u62E9\u4E24\u65E5\u7A7A\u8FD0\u548C\u96F6\u62C5\u8D27\u8FD0\u3002</p>",
    deliveryEU: '<p>\u5DE5\u4F5C\u65E5 <strong>16:30</strong> \u524D\u63D0\u4EA4\u7684\u73B0\u8D27\u8BA2\u5355\u5F53\u5929\u53D1\u8D27\uFF0C\u591A\u6570\u5730\u533A\u4E0B\u4E00\u4E2A\u5DE5\u4F5C\u65E5\u9001\u8FBE\u3002</p>\n<table><thead><tr><th scope="col">\u8D27\u7269\u6240\u5728\u5730</th><th scope="col">\u9001\u8FBE\u65F6\u95F4</th></tr></thead>\n<tbody><tr><td>\u60A8\u6240\u5728\u7AD9\u70B9\u4ED3\u5E93</td><td>\u4E0B\u4E00\u4E2A\u5DE5\u4F5C\u65E5</td></tr>\n<tr><td>\u8377\u5170\u4E2D\u5FC3\u4ED3</td><td>72 \u5C0F\u65F6\u5185\u53D1\u8D27\uFF0C\u4E4B\u540E\u4E0E\u672C\u7AD9\u70B9\u76F8\u540C</td></tr>\n<tr><td>\u5728\u9014</td><td>\u5546\u54C1\u65C1\u663E\u793A\u7684\u9884\u8BA1\u65E5\u671F</td></tr></tbody></table>\n<p>\u4EA4\u8D27\u65E5\u671F\u4E3A\u9884\u8BA1\u65E5\u671F\u3002\u5982\u6709\u63A8\u8FDF\uFF0C\u8BF7\u5728\u8BA2\u5355\u9875\u9762\u7533\u8BF7\u53D6\u6D88\u76F8\u5173\u884C\uFF1A\u53D1\u8D27\u524D\u514D\u8D39\u3002</p>',
    deliveryUS: "<p>\u52A0\u5229\u798F\u5C3C\u4E9A\u5DDE\u914D\u9001\u4E2D\u5FC3\u7684\u9646\u8FD0 <strong>1\u20133 \u5929\u8986\u76D6\u7F8E\u56FD 99.9% \u7684\u5730\u533A</strong>\u3002\u8BA2\u5355\u4E2D\u8FD8\u53EF\u9009\u62E9\u4E24\u65E5\u7A7A\u8FD0\u548C\u9884\u7EA6\u9001\u8D27\u7684\u96F6\u62C5\u8D27\u8FD0\u3002</p>\n<p>\u4EA4\u8D27\u65E5\u671F\u4E3A\u9884\u8BA1\u65E5\u671F\u3002\u5982\u6709\u63A8\u8FDF\uFF0C\u8BF7\u5728\u8BA2\u5355\u9875\u9762\u7533\u8BF7\u53D6\u6D88\u76F8\u5173\u884C\uFF1A\u53D1\u8D27\u524D\u514D\u8D39\u3002</p>",
    faqChangeText: "<p>\u4E0D\u80FD\u3002\u8BA2\u5355\u63D0\u4EA4\u540E\uFF0C\u5730\u5740\u3001\u5546\u54C1\u3001\u6570\u91CF\u548C\u91C7\u8D2D\u5355\u53F7\u5747\u4E0D\u53EF\u66F4\u6539\u3002\u5728\u6211\u4EEC\u5F00\u59CB\u5904\u7406\u4E4B\u524D\u53EF\u4EE5\u53D6\u6D88\u6574\u4E2A\u8BA2\u5355\uFF0C\u4E5F\u53EF\u4EE5\u9010\u884C\u53D6\u6D88\u90E8\u5206\u4EF6\u6570\uFF1B\u4E4B\u540E\u53EF\u4EE5\u5728\u8BA2\u5355\u9875\u9762\u653E\u5F03\u4ECD\u5728\u7B49\u5F85\u5230\u8D27\u7684\u5546\u54C1\uFF0C\u6216\u5C06\u5176\u79FB\u81F3\u5355\u72EC\u8BA2\u5355\uFF1B\u5DF2\u5907\u8D27\u7684\u5546\u54C1\u8BF7\u5728\u8BE5\u9875\u9762\u7533\u8BF7\u53D6\u6D88\u3002\u7F3A\u5C11\u7684\u5546\u54C1\u8BF7\u53E6\u884C\u8865\u8BA2\u3002</p>",
    faqChangeTitle: "\u8BA2\u5355\u63D0\u4EA4\u540E\u8FD8\u80FD\u4FEE\u6539\u5417\uFF1F",
    faqDamageText: "<p>\u8BF7\u5728\u627F\u8FD0\u5546\u7B7E\u6536\u5355\u4E0A\u6CE8\u660E\uFF0C\u4FDD\u7559\u5305\u88C5\uFF0C\u5E76\u5728\u9001\u8FBE\u540E 3 \u4E2A\u5DE5\u4F5C\u65E5\u5185\u9644\u7167\u7247\u544A\u77E5\u6211\u4EEC\uFF1A\u5728\u8BA2\u5355\u9875\u9762\u70B9\u51FB\u201C\u62A5\u544A\u7834\u635F\u6216\u77ED\u7F3A\u201D\uFF0C\u5176\u4F59\u5546\u54C1\u5C1A\u672A\u9001\u8FBE\u65F6\u4E5F\u53EF\u4EE5\u3002\u5168\u90E8\u5546\u54C1\u9001\u8FBE\u540E\uFF0C\u62A5\u544A\u4F1A\u6210\u4E3A\u9000\u8D27\u8349\u7A3F\u3002</p>",
    faqDamageTitle: "\u5305\u88F9\u7834\u635F\u6216\u7F3A\u4EF6\u600E\u4E48\u529E\uFF1F",
    faqDelayTitle: "\u591A\u4E45\u53EF\u4EE5\u6536\u5230\u8D27\uFF1F",
    faqDropShipText: "<p>\u53EF\u4EE5\u3002\u8BF7\u9009\u62E9\u76F4\u53D1\uFF0C\u4F7F\u7528\u4E2D\u6027\u9001\u8D27\u5355\u6216\u60A8\u81EA\u5DF1\u7684\u9001\u8D27\u5355\u3002\u60A8\u7684\u5BA2\u6237\u770B\u4E0D\u5230\u6211\u4EEC\u7684\u540D\u79F0\u548C\u4EF7\u683C\u3002</p>",
    faqDropShipTitle: "\u53EF\u4EE5\u76F4\u63A5\u53D1\u7ED9\u6211\u7684\u5BA2\u6237\u5417\uFF1F",
    faqLongListText: '<p>\u6253\u5F00<a href="/my/quickorder">\u6211\u7684\u5FEB\u901F\u8BA2\u8D2D</a>\u7C98\u8D34\u6E05\u5355\uFF0C\u6216\u62D6\u5165\u8868\u683C\uFF0C\u4E00\u6B21\u6700\u591A 1,000 \u884C\u3002\u65E0\u6CD5\u5339\u914D\u7684\u884C\u4F1A\u4FDD\u7559\u5728\u539F\u5904\uFF0C\u5E76\u6CE8\u660E\u539F\u56E0\u548C\u5EFA\u8BAE\u3002</p>',
    faqLongListTitle: "\u5982\u4F55\u8BA2\u8D2D\u4E00\u957F\u4E32\u6E05\u5355\uFF1F",
    faqNumbersText: "<p>\u4EFB\u4F55\u7F16\u53F7\u90FD\u53EF\u4EE5\uFF1A\u6211\u4EEC\u7684\u5546\u54C1\u7F16\u53F7\u3001OEM \u7F16\u53F7\u3001\u901A\u7528\u7F16\u53F7\u3001\u5546\u54C1\u6216\u5916\u7BB1\u6761\u7801\uFF0C\u4EE5\u53CA\u60A8\u81EA\u5DF1\u7684\u7F16\u53F7\u3002\u82E5\u4E00\u4E2A\u7F16\u53F7\u5BF9\u5E94\u4E24\u6B3E\u5546\u54C1\uFF0C\u7CFB\u7EDF\u4F1A\u8BF7\u60A8\u9009\u62E9\u3002</p>",
    faqNumbersTitle: "\u53EF\u4EE5\u7528\u54EA\u4E9B\u7F16\u53F7\u641C\u7D22\u548C\u8BA2\u8D2D\uFF1F",
    faqOutOfStockText: "<p>\u7531\u60A8\u51B3\u5B9A\uFF1A\u73B0\u8D27\u5148\u53D1\u3001\u5176\u4F59\u540E\u53D1\uFF0C\u6216\u5168\u90E8\u5230\u9F50\u540E\u4E00\u8D77\u53D1\u8D27\u3002\u6BCF\u4E00\u884C\u90FD\u4F1A\u663E\u793A\u9884\u8BA1\u65E5\u671F\u3002</p>",
    faqOutOfStockTitle: "\u5546\u54C1\u7F3A\u8D27\u600E\u4E48\u529E\uFF1F",
    faqOwnSystemText: '<p>\u53EF\u4EE5\u3002\u91C7\u8D2D\u7CFB\u7EDF\u53EF\u4F7F\u7528\u6211\u4EEC\u7684\u63A5\u53E3\uFF0C\u5185\u7F51\u9875\u9762\u53EA\u9700\u4E00\u884C\u4EE3\u7801\u5373\u53EF\u5D4C\u5165\u5FEB\u901F\u8BA2\u8D2D\u548C\u8D2D\u7269\u8F66\u3002<a href="/cartwright/contactus">\u8054\u7CFB\u6211\u4EEC</a>\u5F00\u901A\u3002</p>',
    faqOwnSystemTitle: "\u80FD\u4ECE\u6211\u4EEC\u81EA\u5DF1\u7684\u7CFB\u7EDF\u4E0B\u5355\u5417\uFF1F",
    faqPricesText: '<p>\u767B\u5F55\u540E\u5373\u53EF\u67E5\u770B\u4EF7\u683C\u548C\u5E93\u5B58\u3002\u8BF7<a href="/ac/register">\u6CE8\u518C\u516C\u53F8\u8D26\u6237</a>\uFF0C\u6216\u5411\u60A8\u7684\u5BA2\u6237\u7ECF\u7406\u7533\u8BF7\u8D26\u6237\u3002</p>',
    faqPricesTitle: "\u5982\u4F55\u67E5\u770B\u4EF7\u683C\uFF1F",
    faqReturnText: "<p>\u8BA2\u5355\u5168\u90E8\u9001\u8FBE\u540E\uFF0C\u6253\u5F00\u8BA2\u5355\u7533\u8BF7\u9000\u8D27\u3002\u672A\u4F7F\u7528\u7684\u5546\u54C1\u53EF\u5728\u53D1\u7968\u65E5\u671F\u8D77 30 \u5929\u5185\u9000\u56DE\uFF0C\u6536\u53D6 20% \u7684\u91CD\u65B0\u5165\u5E93\u8D39\uFF1B\u5BA1\u6838\u6700\u591A\u9700\u8981\u4E09\u4E2A\u5DE5\u4F5C\u65E5\u3002</p>",
    faqReturnTitle: "\u5982\u4F55\u9000\u8D27\uFF1F",
    faqWarrantyText: "<p>\u6240\u6709\u5546\u54C1\u81EA\u53D1\u7968\u65E5\u671F\u8D77\u8D28\u4FDD 2 \u5E74\u3002\u8BF7\u544A\u77E5\u6545\u969C\u548C\u6279\u53F7\uFF0C\u6211\u4EEC\u5C06\u66F4\u6362\u5546\u54C1\u6216\u9000\u6B3E\u5165\u8D26\u3002</p>",
    faqWarrantyTitle: "\u8D28\u4FDD\u671F\u662F\u591A\u4E45\uFF1F",
    faqWhoMayOrderText: "<p>\u4E3B\u8D26\u6237\u53EF\u4EE5\u4E3A\u540C\u4E8B\u6DFB\u52A0\u8D26\u6237\uFF0C\u5E76\u8BBE\u5B9A\u5176\u6743\u9650\u548C\u53EF\u89C1\u4EF7\u683C\u3002</p>",
    faqWhoMayOrderTitle: "\u516C\u53F8\u91CC\u8C01\u53EF\u4EE5\u4E0B\u5355\uFF1F",
    floorColour: "\u60E0\u666E\u4E0E\u5144\u5F1F\u5F69\u8272\u5957\u88C5",
    floorDrums: "\u9F13\u7EC4\u4EF6",
    floorLabels: "\u6807\u7B7E",
    floorToner: "\u70ED\u9500\u78B3\u7C89\u76D2",
    holidaysEU: "<ul><li><strong>12 \u6708 23 \u65E5 12:00</strong> \u524D\u63D0\u4EA4\u7684\u8BA2\u5355\u5F53\u5929\u53D1\u8D27\u3002</li><li>12 \u6708 25 \u65E5\u300126 \u65E5\u548C 1 \u6708 1 \u65E5\u4E0D\u9001\u8D27\u3002</li></ul>",
    holidaysUS: "<ul><li><strong>12 \u6708 23 \u65E5 12:00</strong> \u524D\u63D0\u4EA4\u7684\u8BA2\u5355\u5F53\u5929\u53D1\u8D27\u3002</li><li>12 \u6708 25 \u65E5\u548C 1 \u6708 1 \u65E5\u4E0D\u9001\u8D27\u3002</li></ul>",
    messageHolidaysTitle: "\u8282\u5047\u65E5\u671F\u95F4\u7684\u53D1\u8D27\u5B89\u6392",
    messageLabelsText: '<p>60 \u591A\u79CD\u5C3A\u5BF8\u7684\u6807\u7B7E\u5747\u6709\u73B0\u8D27\u3002</p><p><a href="/list/toner?classId=109">\u67E5\u770B\u6807\u7B7E\u5E26\u76D2</a></p>',
    messageLabelsTitle: "\u65B0\u54C1\uFF1ADymo LabelWriter \u6807\u7B7E",
    messageTablesText: '<p>\u7C98\u8D34\u5355\u5143\u683C\u533A\u57DF\u6216\u62D6\u5165 CSV \u6587\u4EF6\uFF1A\u7CFB\u7EDF\u4F1A\u8BC6\u522B\u5404\u5217\uFF0C\u4E5F\u53EF\u4EE5\u624B\u52A8\u66F4\u6B63\u3002</p><p><a href="/my/quickorder">\u6253\u5F00\u6211\u7684\u5FEB\u901F\u8BA2\u8D2D</a></p>',
    messageTablesTitle: "\u5FEB\u901F\u8BA2\u8D2D\u652F\u6301\u8BFB\u53D6\u7535\u5B50\u8868\u683C",
    pricesEU: "<p>\u4EF7\u683C\u4E3A\u6BCF\u4EF6\u51C0\u4EF7\uFF0C\u4EE5\u60A8\u6240\u5728\u7AD9\u70B9\u7684\u8D27\u5E01\u8BA1\u7B97\u3002\u9002\u7528\u65F6\u53E6\u52A0\u589E\u503C\u7A0E\u3002\u4EE5\u63D0\u4EA4\u8BA2\u5355\u65F6\u663E\u793A\u7684\u4EF7\u683C\u4E3A\u51C6\u3002</p>",
    pricesUS: "<p>\u4EF7\u683C\u4E3A\u6BCF\u4EF6\u51C0\u4EF7\uFF0C\u4EE5\u7F8E\u5143\u8BA1\u7B97\u3002\u9002\u7528\u65F6\u53E6\u52A0\u9500\u552E\u7A0E\uFF1B\u63D0\u4F9B\u8F6C\u552E\u8BC1\u660E\u540E\u53EF\u514D\u7A0E\u4E0B\u5355\u3002\u4EE5\u63D0\u4EA4\u8BA2\u5355\u65F6\u663E\u793A\u7684\u4EF7\u683C\u4E3A\u51C6\u3002</p>",
    taxesEU: "\u4EF7\u683C\u4E0E\u589E\u503C\u7A0E",
    taxesUS: "\u4EF7\u683C\u4E0E\u9500\u552E\u7A0E",
    termsText: '<p>\u672C\u6761\u6B3E\u9002\u7528\u4E8E\u4F01\u4E1A\u5BA2\u6237\u5728\u672C\u5546\u57CE\u63D0\u4EA4\u7684\u6240\u6709\u8BA2\u5355\u3002\u672C\u5546\u57CE\u4E0D\u9762\u5411\u4E2A\u4EBA\u6D88\u8D39\u8005\u3002</p>\n<h2>{{taxes}}</h2>\n{{prices}}\n<h2>\u8BA2\u5355</h2>\n<p>\u8BA2\u5355\u5728\u63D0\u4EA4\u524D\u53EF\u4EE5\u4FEE\u6539\u3002\u63D0\u4EA4\u540E\uFF0C\u5730\u5740\u3001\u5546\u54C1\u3001\u6570\u91CF\u548C\u91C7\u8D2D\u5355\u53F7\u4E0D\u53EF\u66F4\u6539\u3002\u5408\u540C\u81EA\u6211\u4EEC\u786E\u8BA4\u8BA2\u5355\u65F6\u6210\u7ACB\u3002</p>\n<h2>\u4EA4\u8D27</h2>\n{{delivery}}\n<h2>\u76F4\u53D1</h2>\n<p>\u6211\u4EEC\u53EF\u6309\u8981\u6C42\u76F4\u63A5\u53D1\u8D27\u7ED9\u60A8\u7684\u5BA2\u6237\uFF0C\u4F7F\u7528\u4E2D\u6027\u9001\u8D27\u5355\u6216\u60A8\u7684\u9001\u8D27\u5355\u3002\u5408\u540C\u65B9\u4ECD\u4E3A\u60A8\u3002</p>\n<h2>\u7834\u635F\u4E0E\u77ED\u7F3A</h2>\n<p>\u7834\u635F\u4E0E\u77ED\u7F3A\u987B\u5728\u9001\u8FBE\u540E <strong>3 \u4E2A\u5DE5\u4F5C\u65E5</strong>\u5185\u544A\u77E5\uFF0C\u5E76\u9644\u5546\u54C1\u548C\u5305\u88C5\u7167\u7247\u3002\u903E\u671F\u65E0\u6CD5\u5411\u627F\u8FD0\u5546\u7D22\u8D54\uFF0C\u6055\u4E0D\u53D7\u7406\u3002</p>\n<h2>\u65E0\u8D28\u91CF\u95EE\u9898\u9000\u8D27</h2>\n<p>\u672A\u4F7F\u7528\u4E14\u5305\u88C5\u672A\u62C6\u7684\u5546\u54C1\u53EF\u5728<strong>\u53D1\u7968\u65E5\u671F\u8D77 30 \u5929</strong>\u5185\u9000\u56DE\uFF0C\u6536\u53D6\u53D1\u7968\u4EF7\u683C <strong>20%</strong> \u7684\u91CD\u65B0\u5165\u5E93\u8D39\uFF0C\u8FD0\u8D39\u7531\u60A8\u627F\u62C5\u3002\u8BF7\u5148\u5728\u8BA2\u5355\u4E2D\u7533\u8BF7\u9000\u8D27\uFF1A\u5BA1\u6838\u6700\u591A\u9700\u8981\u4E09\u4E2A\u5DE5\u4F5C\u65E5\uFF0C\u65E0\u9000\u8D27\u7F16\u53F7\u7684\u5305\u88F9\u5C06\u88AB\u62D2\u6536\u3002</p>\n<h2>\u8D28\u4FDD</h2>\n<p>\u81EA\u53D1\u7968\u65E5\u671F\u8D77\u8D28\u4FDD <strong>2 \u5E74</strong>\u3002\u544A\u77E5\u6545\u969C\u548C\u6279\u53F7\u540E\uFF0C\u6211\u4EEC\u5C06\u66F4\u6362\u5546\u54C1\u6216\u9000\u6B3E\u5165\u8D26\u3002\u56E0\u5B58\u653E\u4E0D\u5F53\u6216\u81EA\u884C\u704C\u88C5\u9020\u6210\u7684\u635F\u574F\u4E0D\u5728\u8D28\u4FDD\u8303\u56F4\u5185\u3002</p>\n<h2>\u4ED8\u6B3E\u4E0E\u6240\u6709\u6743\u4FDD\u7559</h2>\n<p>\u53D1\u7968\u5E94\u5728\u8D26\u6237\u7EA6\u5B9A\u7684\u5929\u6570\u5185\u4ED8\u6E05\u3002\u8D27\u6B3E\u4ED8\u6E05\u4E4B\u524D\uFF0C\u8D27\u7269\u6240\u6709\u6743\u5F52\u6211\u4EEC\u3002</p>\n<h2>\u6570\u636E</h2>\n<p>\u516C\u53F8\u3001\u8054\u7CFB\u4EBA\u548C\u8BA2\u5355\u6570\u636E\u4EC5\u7528\u4E8E\u5C65\u884C\u8BA2\u5355\uFF0C\u5730\u5740\u4EC5\u63D0\u4F9B\u7ED9\u627F\u8FD0\u5546\u3002\u6D4F\u89C8\u5668\u4FDD\u5B58\u7684\u5185\u5BB9\u89C1 <a href="/help/cookies">Cookie</a> \u9875\u9762\u3002</p>',
    termsTitle: "\u9500\u552E\u6761\u6B3E",
    toolbarText: "<p>\u6BCF\u4E2A\u9875\u9762\u8FB9\u7F18\u7684\u5DE5\u5177\u680F\u8BA9\u6700\u5E38\u7528\u7684\u529F\u80FD\u89E6\u624B\u53EF\u53CA\uFF0C\u65C1\u8FB9\u8FD8\u6709\u6279\u91CF\u91C7\u8D2D\u5DE5\u5177\u3002</p>\n<h2>\u5FEB\u6377\u680F</h2>\n<ul><li><strong>\u8D2D\u7269\u8F66</strong>\uFF1A\u5728\u9875\u9762\u65C1\u6253\u5F00\u8D2D\u7269\u8F66\uFF0C\u4FEE\u6539\u6570\u91CF\u540E\u53EF\u7EE7\u7EED\u6D4F\u89C8\u3002</li>\n<li><strong>\u6536\u85CF\u5939</strong>\uFF1A\u663E\u793A\u60A8\u6807\u8BB0\u4E86\u5FC3\u5F62\u7684\u5546\u54C1\u3002</li>\n<li><strong>\u901A\u77E5</strong>\uFF1A\u544A\u8BC9\u60A8\u6700\u65B0\u6D88\u606F\uFF0C\u4ECE\u53D1\u8D27\u5B89\u6392\u5230\u65B0\u54C1\u3002</li>\n<li><strong>\u5FEB\u901F\u8BA2\u8D2D</strong>\uFF1A\u8FDB\u5165\u9002\u5408\u957F\u6E05\u5355\u7684\u8868\u683C\u3002</li>\n{{coupons}}\n<li><strong>\u8FD4\u56DE\u9876\u90E8</strong>\uFF1A\u56DE\u5230\u9875\u9762\u5F00\u5934\u3002</li>\n<li><strong>\u9996\u9875</strong>\uFF1A\u70B9\u51FB\u5FEB\u6377\u680F\u9876\u7AEF\u7684\u5546\u57CE\u6807\u5FD7\u5373\u53EF\u8FD4\u56DE\u3002</li>\n<li><strong>\u8BBE\u7F6E</strong>\uFF1A\u8C03\u6574\u989C\u8272\u3001\u5927\u5C0F\u4EE5\u53CA\u56FA\u5B9A\u663E\u793A\u7684\u5185\u5BB9\u3002</li>\n<li><strong>\u6536\u8D77\u5FEB\u6377\u83DC\u5355</strong>\uFF1A\u6536\u8D77\u5FEB\u6377\u680F\uFF0C\u518D\u6309\u4E00\u6B21\u540C\u4E00\u6309\u94AE\u5373\u53EF\u5C55\u5F00\uFF1B\u7A84\u5C4F\u65F6\u56FA\u5B9A\u5728\u5E95\u90E8\u3002</li></ul>\n<h2>\u91C7\u8D2D\u5DE5\u5177</h2>\n<dl><dt>\u4E00\u4E2A\u641C\u7D22\u6846\uFF0C\u4EFB\u4F55\u7F16\u53F7</dt><dd>\u8F93\u5165\u6211\u4EEC\u7684\u7F16\u53F7\u3001OEM \u7F16\u53F7\u3001\u5916\u7BB1\u4E0A\u7684\u7F16\u7801\u6216\u60A8\u7684\u7F16\u53F7\u3002\u5728\u4EFB\u4F55\u9875\u9762\u6309 <code>/</code> \u5373\u53EF\u5F00\u59CB\u3002</dd>\n<dt>\u7C98\u8D34\u6E05\u5355</dt><dd>\u4ECE\u8868\u683C\u590D\u5236\u4E24\u5217\uFF0C\u7C98\u8D34\u5230\u5FEB\u901F\u8BA2\u8D2D\u4E2D\uFF0C\u4E00\u6B21\u6700\u591A\u6838\u5BF9 1,000 \u884C\u3002</dd>\n<dt>\u5BFC\u5165\u4E0E\u5BFC\u51FA</dt><dd>\u62D6\u5165 CSV \u6587\u4EF6\uFF0C\u67E5\u770B\u5404\u5217\u7684\u8BC6\u522B\u7ED3\u679C\u5E76\u66F4\u6B63\u3002\u8D2D\u7269\u8F66\u548C\u6E05\u5355\u4E5F\u53EF\u4FDD\u5B58\u4E3A CSV\u3002</dd>\n<dt>\u60A8\u7684\u7F16\u53F7</dt><dd>\u4E3A\u5546\u54C1\u8BBE\u5B9A\u60A8\u7CFB\u7EDF\u4E2D\u7684\u7F16\u53F7\uFF0C\u6B64\u540E\u5373\u53EF\u7528\u5B83\u8BA2\u8D2D\u3002</dd></dl>\n<h2>\u4E0D\u7528\u9F20\u6807</h2>\n<p>\u6240\u6709\u5DE5\u5177\u90FD\u53EF\u7528\u952E\u76D8\u64CD\u4F5C\uFF1ATab \u524D\u8FDB\uFF0CEnter \u6253\u5F00\uFF0CEsc \u5173\u95ED\u3002\u5728\u5FEB\u901F\u8BA2\u8D2D\u4E2D\uFF0C\u65B9\u5411\u952E\u7684\u79FB\u52A8\u65B9\u5F0F\u4E0E\u7535\u5B50\u8868\u683C\u76F8\u540C\uFF1B\u5728\u9700\u8981\u786E\u8BA4\u7684\u884C\u4E0A\uFF0CAlt+F \u91C7\u7528\u5EFA\u8BAE\uFF0CAlt+1 \u81F3 Alt+9 \u9009\u62E9\u5176\u4E2D\u4E00\u9879\u3002</p>",
    toolbarTitle: "\u5DE5\u5177\u680F",
    whereEU: "<p>\u4E2D\u5FC3\u4ED3\u4F4D\u4E8E\u4E4C\u5F97\u52D2\u652F\uFF0C\u7EF4\u5229\u5E0C\u548C\u6CE2\u5179\u5357\u7684\u4ED3\u5E93\u8BA9 600,000 \u4EF6\u73B0\u8D27\u66F4\u9760\u8FD1\u60A8\u3002\u8377\u5170\u3001\u610F\u5927\u5229\u3001\u5FB7\u56FD\u3001\u82F1\u56FD\u3001\u6CD5\u56FD\u548C\u6CE2\u5170\u7684\u540C\u4E8B\u4E3A\u60A8\u670D\u52A1\u3002</p>",
    whereUS: "<p>\u52A0\u5229\u798F\u5C3C\u4E9A\u5DDE\u5B89\u5927\u7565\u4ED3\u5E93\u73B0\u8D27 150 \u4E07\u652F\uFF0C\u9646\u8FD0 1\u20133 \u5929\u8986\u76D6\u7F8E\u56FD 99.9% \u7684\u5730\u533A\u3002\u603B\u90E8\u4F4D\u4E8E\u4FC4\u4EA5\u4FC4\u5DDE\u54E5\u4F26\u5E03\u5E02\u3002</p>"
  },
  "demo-coupons": {
    welcomeVoucher: "\u6B22\u8FCE\u4EE3\u91D1\u5238",
    fivePercentOff: "\u8BA2\u5355\u7ACB\u51CF 5%",
    freeShipping: "\u514D\u8FD0\u8D39",
    forLabelCassettes: "\u6807\u7B7E\u5E26\u4E13\u7528",
    thankYouForTenYears: "\u611F\u8C22\u5341\u5E74\u5408\u4F5C",
    thankYouForYourOrder: "\u611F\u8C22\u60A8\u7684\u8BA2\u5355",
    forTheFirstOrder: "\u9996\u5355\u4E13\u4EAB",
    summerDiscount: "\u590F\u5B63\u6298\u6263",
    nextMonthsDiscount: "\u4E0B\u6708\u6298\u6263",
    withdrawn: "\u5DF2\u64A4\u56DE"
  },
  "demo-names": {
    class102: "\u78B3\u7C89\u76D2",
    class103: "\u78B3\u7C89\u5957\u88C5",
    class105: "\u9F13\u7EC4\u4EF6",
    class109: "\u6807\u7B7E\u5E26\u76D2",
    offerMonth: "\u672C\u6708\u7279\u60E0",
    offerSeason: "\u5B63\u8282\u4F18\u60E0",
    offerStock: "\u552E\u5B8C\u5373\u6B62",
    shipVia1: "\u6807\u51C6",
    shipVia10: "\u7EF4\u5229\u5E0C\u81EA\u63D0",
    shipVia11: "\u6CE2\u5179\u5357\u81EA\u63D0",
    shipVia2: "\u5FEB\u9012\uFF0C12:00 \u524D",
    shipVia3: "\u6258\u76D8\uFF0C\u9884\u7EA6\u9001\u8D27",
    shipVia4: "\u81EA\u9009\u627F\u8FD0\u5546",
    shipVia5: "\u4E4C\u5F97\u52D2\u652F\u81EA\u63D0",
    shipVia6: "\u9646\u8FD0",
    shipVia7: "\u7A7A\u8FD0",
    shipVia8: "\u96F6\u62C5\u8D27\u8FD0",
    shipVia9: "\u81EA\u9009\u627F\u8FD0\u5546"
  }
};

// src/session/texts/zh.json
var zh_default19 = {
  "session-refusals": {
    codeWrong: "\u9A8C\u8BC1\u7801\u9519\u8BEF\u6216\u5DF2\u8FC7\u671F\u3002",
    handOverEnded: "\u6B64\u94FE\u63A5\u5DF2\u88AB\u4F7F\u7528\u6216\u5DF2\u8FC7\u671F\u3002\u8BF7\u4ECE\u539F\u6765\u7684\u9875\u9762\u91CD\u65B0\u6253\u5F00\u3002",
    mixedAlphabets: "\u7528\u6237\u540D\u8BF7\u53EA\u4F7F\u7528\u540C\u4E00\u79CD\u5B57\u6BCD\u3002",
    publishedPassword: "\u8BE5\u5BC6\u7801\u5DF2\u5728\u516C\u5F00\u6587\u6863\u4E2D\u51FA\u73B0\uFF0C\u8BF7\u53E6\u9009\u4E00\u4E2A\u3002",
    weakPassword: "\u5BC6\u7801\u81F3\u5C11\u9700\u8981 8 \u4E2A\u5B57\u7B26\uFF0C\u5E76\u5305\u542B\u5B57\u6BCD\u548C\u6570\u5B57\u3002",
    wrongPassword: "\u7528\u6237\u540D\u6216\u5BC6\u7801\u9519\u8BEF\u3002"
  }
};

// src/tables/texts/zh.json
var zh_default20 = {
  table: {
    amount: "\u91D1\u989D",
    article: "\u5546\u54C1",
    currency: "\u5E01\u79CD",
    date: "\u65E5\u671F",
    invoice: "\u53D1\u7968",
    invoices: "\u53D1\u7968",
    lines: "\u884C\u6570",
    oemCode: "OEM \u7F16\u53F7",
    orderNo: "\u8BA2\u5355\u53F7",
    orders: "\u8BA2\u5355",
    placedBy: "\u4E0B\u5355\u4EBA",
    poNo: "\u91C7\u8D2D\u5355\u53F7 (PO#)",
    quantity: "\u6570\u91CF",
    reason: "\u539F\u56E0",
    reconciliation: "\u5BF9\u8D26",
    returns: "\u9000\u8D27",
    soNo: "\u9500\u552E\u8BA2\u5355\u53F7 (SO#)",
    status: "\u72B6\u6001",
    tooManyRows: "\u4E00\u6B21\u6700\u591A\u5BFC\u51FA {{max}} \u884C\uFF0C\u8BF7\u8BBE\u7F6E\u7B5B\u9009\u6761\u4EF6\u3002",
    yourNumber: "\u60A8\u7684\u7F16\u53F7"
  }
};

// src/uploads/texts/zh.json
var zh_default21 = {
  "file-refusals": {
    empty: "\u6587\u4EF6\u4E3A\u7A7A\u3002",
    fileGone: "\u6709\u6587\u4EF6\u5DF2\u5931\u6548\uFF0C\u8BF7\u91CD\u65B0\u6DFB\u52A0\u3002",
    nameTooLong: "\u6587\u4EF6\u540D\u8D85\u8FC7 {{count}} \u4E2A\u5B57\u7B26\u3002",
    notAccepted: "\u75C5\u6BD2\u626B\u63CF\u7A0B\u5E8F\u62D2\u7EDD\u4E86\u6B64\u6587\u4EF6\uFF0C\u8BF7\u53D1\u9001\u5176\u4ED6\u6587\u4EF6\u3002",
    otherFormat: "\u6587\u4EF6\u65E0\u6CD5\u4EE5\u5176\u540D\u79F0\u6240\u793A\u7684\u683C\u5F0F\u6253\u5F00\u3002",
    tooLarge: "\u6587\u4EF6\u5927\u4E8E {{size}}\u3002",
    tooManyPixels: "\u56FE\u7247\u8D85\u8FC7 {{count}} \u767E\u4E07\u50CF\u7D20\uFF0C\u8BF7\u5C06\u5176\u7F29\u5C0F\u3002",
    unsafeDocument: "\u6B64\u6587\u6863\u542B\u6709\u5B8F\u6216\u5916\u90E8\u5185\u5BB9\u3002\u8BF7\u53BB\u9664\u540E\u518D\u4FDD\u5B58\uFF0C\u6216\u53E6\u5B58\u4E3A PDF \u6587\u4EF6\u3002",
    unsafePdf: "\u6B64 PDF \u542B\u6709\u811A\u672C\u6216\u9644\u4EF6\uFF0C\u6216\u5DF2\u52A0\u5BC6\u3002\u8BF7\u5C06\u5176\u6253\u5370\u4E3A\u65B0\u7684 PDF \u6587\u4EF6\u3002",
    wrongType: "\u53EF\u63A5\u53D7\u7684\u6587\u4EF6\u7C7B\u578B\uFF1A{{types}}\u3002"
  }
};

// src/locales/zh.ts
var zh_default22 = {
  ...zh_default,
  ...zh_default2,
  ...zh_default3,
  ...zh_default4,
  ...zh_default5,
  ...zh_default6,
  ...zh_default7,
  ...zh_default8,
  ...zh_default9,
  ...zh_default10,
  ...zh_default11,
  ...zh_default12,
  ...zh_default13,
  ...zh_default14,
  ...zh_default15,
  ...zh_default16,
  ...zh_default17,
  ...zh_default18,
  ...zh_default19,
  ...zh_default20,
  ...zh_default21
};

// src/locales/index.ts
var serverLocales = { de: de_default22, fr: fr_default22, it: it_default22, pl: pl_default22, zh: zh_default22 };

// src/texts/language.ts
var FALLBACK_LANGUAGE = "en";

// src/texts/localize.ts
var translator = createLightTranslator();
for (const language of LANGUAGES)
  if (language !== FALLBACK_LANGUAGE)
    for (const [namespace, table] of Object.entries(serverLocales[language])) translator.add(language, namespace, table);
var localize = (texts, key, values) => {
  const { namespace, english } = tableOf(texts, key);
  const hasPlurals = `${key}_other` in english;
  return (language) => {
    if (!values) return translator.translate(language, namespace, key);
    const spoken = spokenIn(language, values);
    return translator.translate(
      language,
      namespace,
      key,
      spoken,
      hasPlurals ? shownIn(language, spoken) : spoken
    );
  };
};
function tableOf(texts, key) {
  const tables2 = "namespace" in texts ? [texts] : texts;
  const hasKey = ({ english }) => key in english || `${key}_other` in english;
  const table = tables2.find(hasKey);
  if (!table) throw new Error(`no text is called ${key}`);
  if (!translator.has(FALLBACK_LANGUAGE, table.namespace))
    translator.add(FALLBACK_LANGUAGE, table.namespace, table.english);
  return table;
}
var spokenIn = (language, values) => Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, typeof value === "function" ? value(language) : value])
);
var shownIn = (language, values) => typeof values.count === "number" ? { ...values, count: values.count.toLocaleString(language) } : values;

// src/catalogue/colours.texts.ts
var coloursTexts = {
  namespace: "colours",
  english: {
    onTape: "{{print}} on {{tape}}",
    black: "black",
    cyan: "cyan",
    magenta: "magenta",
    yellow: "yellow",
    "cyan, magenta and yellow": "cyan, magenta and yellow",
    "black, cyan, magenta and yellow": "black, cyan, magenta and yellow",
    "berry pink": "berry pink",
    "black and red": "black and red",
    blue: "blue",
    brown: "brown",
    clear: "clear",
    "fluorescent orange": "fluorescent orange",
    "fluorescent yellow": "fluorescent yellow",
    gold: "gold",
    green: "green",
    grey: "grey",
    "lime green": "lime green",
    metallic: "metallic",
    orange: "orange",
    purple: "purple",
    red: "red",
    silver: "silver",
    stencil: "stencil",
    white: "white",
    continuous: "continuous",
    "continuous film": "continuous film",
    durable: "durable",
    fabric: "fabric",
    film: "film",
    "flexible ID": "flexible ID",
    "flexible nylon": "flexible nylon",
    "heat-shrink": "heat-shrink",
    matt: "matt",
    "non-adhesive": "non-adhesive",
    "non-laminated": "non-laminated",
    paper: "paper",
    pastel: "pastel",
    "permanent polyester": "permanent polyester",
    plastic: "plastic",
    "premium glitter": "premium glitter",
    removable: "removable",
    ribbon: "ribbon",
    round: "round",
    security: "security",
    "strong adhesive": "strong adhesive",
    vinyl: "vinyl"
  }
};

// src/catalogue/colour-names.ts
var LABEL_CASSETTE = 109;
var INK_SETS = {
  "multi (CMY)": "cyan, magenta and yellow",
  "multi (CMYK)": "black, cyan, magenta and yellow"
};
function readTape(colour) {
  const [, print, tape, finish] = /^(.+?) on ([^(]+?)(?: \((.+)\))?$/.exec(colour) ?? [];
  return print && tape ? { print, tape, finish } : void 0;
}
function colourIn(language, colour) {
  const english = INK_SETS[colour] ?? colour;
  if (language === "en") return english;
  const tape = readTape(english);
  if (tape) return tapeIn(language, tape);
  return isNamed(english) ? localize(coloursTexts, english)(language) : english;
}
var isNamed = (english) => Object.hasOwn(coloursTexts.english, english);
function tapeIn(language, { print, tape, finish }) {
  const colours = { print: colourIn(language, print), tape: colourIn(language, tape) };
  const said = localize(coloursTexts, "onTape", ADJUSTED[language]?.(colours) ?? colours)(language);
  if (!finish) return said;
  const how = colourIn(language, finish);
  return language === "zh" ? `${said}\uFF08${how}\uFF09` : `${said} (${how})`;
}
var ADJUSTED = {
  // Adjectives, in the locative behind `na`.
  pl: ({ print, tape }) => ({ print, tape: tape.replace(/[yi](?=\s|$)/g, "$&m") }),
  // The ground first: `白底黑字`.
  zh: ({ print, tape }) => ({ print: print.replace(/色$/, ""), tape: tape.replace(/色$/, "") })
};

// src/catalogue/description-words.ts
var OTHER_BRAND = "other";
var split = (text19) => text19.split(" ");
var tableOf2 = (table) => new Map(Object.keys(table).flatMap((meaning) => split(table[meaning]).map((word) => [word, meaning])));
var BRAND_WORDS = tableOf2({
  HP: "hp hewlett packard hewlettpackard laserjet clj deskjet officejet \u60E0\u666E",
  Canon: "canon isensys imagerunner imageclass lbp \u4F73\u80FD",
  Samsung: "samsung sam xpress \u4E09\u661F",
  Brother: "brother bro ptouch \u5144\u5F1F",
  Kyocera: "kyocera kyo mita kyoceramita ecosys \u4EAC\u74F7",
  Lexmark: "lexmark lex optra \u5229\u76DF",
  OKI: "oki okidata",
  Ricoh: "ricoh aficio nrg \u7406\u5149",
  Xerox: "xerox phaser workcentre workcenter versalink \u65BD\u4E50",
  Epson: "epson aculaser workforce \u7231\u666E\u751F",
  "Konica Minolta": "konica minolta konicaminolta bizhub \u67EF\u5C3C\u5361\u7F8E\u80FD\u8FBE",
  Dell: "dell \u6234\u5C14",
  Dymo: "dymo labelmanager labelwriter",
  Casio: "casio \u5361\u897F\u6B27",
  [OTHER_BRAND]: "toshiba sharp panasonic utax olivetti kodak philips sagem develop oce gestetner lanier nashuatec infotec pantum lenovo ibm fujitsu nec tally zebra triumph adler"
});
var MAKER_LETTERS = tableOf2({ Canon: "crg", Samsung: "mlt clt" });
var COLOUR_WORDS = tableOf2({
  black: "black bk blk k schwarz schwarze schwarzer schwarzes schwarzem schwarzen noir noire nero nera czarny czarna czarne czarnym czern zwart zwarte negro negra \u9ED1 \u9ED1\u8272",
  cyan: "cyan cy c cyn ciano cyjan cyjanowy cyjanowa cyaan cian \u9752 \u9752\u8272 \u84DD\u9752\u8272",
  magenta: "magenta m mag magentowy magentowa purpurowy purpurowa \u54C1\u7EA2 \u54C1\u7EA2\u8272 \u6D0B\u7EA2 \u6D0B\u7EA2\u8272",
  yellow: "yellow y yel yl ylw gelb gelbe gelber gelbes gelbem gelben jaune giallo gialla zolty zolta zolte zoltym geel gele amarillo \u9EC4 \u9EC4\u8272",
  white: "white weiss weisse weisser weisses weissem weissen blanc blanche bianco bianca bialy biala biale bialym wit witte \u767D \u767D\u8272",
  red: "red rot rote rotem roten rouge rosso rossa czerwony czerwona czerwone czerwonym rood rode rojo \u7EA2 \u7EA2\u8272",
  blue: "blue blau blaue blauem blauen bleu bleue blu niebieski niebieska niebieskie niebieskim blauw blauwe azul \u84DD \u84DD\u8272",
  green: "green grun grune grunem grunen vert verte verde zielony zielona zielone zielonym groen groene \u7EFF \u7EFF\u8272",
  clear: "clear transparent transparente transparentem trasparente przezroczysty przezroczysta przezroczyste przezroczystym transparant farblos \u900F\u660E",
  gold: "gold gelbgold goldem dore oro zloty zlota zlote zlotym goud gouden \u91D1 \u91D1\u8272",
  silver: "silver silber silbernem argent argento srebrny srebrna srebrne srebrnym zilver \u94F6 \u94F6\u8272",
  orange: "orange arancione pomaranczowy pomaranczowym oranje \u6A59 \u6A59\u8272",
  grey: "grey gray grau grauem gris grigio szary szarym grijs \u7070 \u7070\u8272",
  brown: "brown braun braunem marron marrone brazowy brazowym bruin",
  purple: "purple violett violet viola lila fioletowy fioletowym paars",
  pink: "pink rosa rose rozowy rozowym roze",
  multi: "multi cmyk cmy bcmy kcmy multipack valuepack combopack rainbow mehrfarbig vierfarbig tricolor quadripack viererset",
  // One of the colours that are not black: `Color`, where no word names which.
  colour: "colour color colored couleur couleurs colore kolor kolorowy kleur kleuren farbe farbig bunt \u5F69\u8272"
});
var KIND_WORDS = tableOf2({
  toner: "toner toners tonerkartusche tonerkassette tonercartridge tonerkit tonermodul tonerpatrone lasertoner tonery tonera tonerem \u78B3\u7C89 \u78B3\u7C89\u76D2 \u7852\u9F13 \u58A8\u7C89 \u58A8\u7C89\u76D2 \u78B3\u7C89\u5957\u88C5",
  drum: "drum drums drumunit trommel trommeln trommeleinheit bildtrommel fotoleiter tambour tamburo beben bebna bebnem imaging photoconductor photoconducteur fotoconduttore fotoprzewodnik beeldtrommel drumkit opc \u9F13 \u9F13\u7EC4\u4EF6 \u611F\u5149\u9F13 \u6210\u50CF\u9F13",
  tape: "tape tapes labeltape label labels schriftband schriftbandkassette beschriftungsband etikett etiketten etikettenrolle ruban etiquette etiquettes nastro etichetta etichette tasma etykiet etykiety etykieta lettertape labeltapes \u6807\u7B7E \u6807\u7B7E\u5E26 \u6807\u7B7E\u5E26\u76D2 \u8272\u5E26",
  part: "cartridge cartridges kartusche kartuschen patrone patronen kassette cassette cassettes cartouche cartouches cartuccia cartucce cassetta kaseta kasety kartridz wklad cartucho kit unit units einheit module modul roll rolle rouleau rotolo rolka \u76D2",
  other: "ink inks tinte tintenpatrone encre inchiostro tusz atrament inkt inktcartridge tinta fuser fixiereinheit fuserkit unite-four belt transfer waste resttoner resttonerbehalter staples heftklammern paper papier carta developer entwickler printhead druckkopf \u58A8\u6C34 \u58A8\u76D2 \u7EB8 \u5B9A\u5F71"
});
var QUESTION_WORDS = new Set(
  split(
    "for fur fuer pour per dla do voor para \u7528\u4E8E \u9002\u7528 \u9002\u7528\u4E8E compatible compatibles compatibele kompatibel kompatible kompatibler kompatibilny kompatybilny kompatybilna kompatybilne compatibile compatibili compatibel zamiennik zamienniki \u517C\u5BB9 alternative alternativ alternatief alternativa equivalent aequivalent equivalente odpowiednik ersatz nachbau generic generique generico generico huismerk rebuilt rebuild remanufactured reman refill refilled recycled recycle wiederaufbereitet rigenerato rigenerata rigenerati regenerowany regenerowana reconditionne remanufacture gerefurbished esr replaces replace replacement ersetzt remplace sostituisce zastepuje vervangt instead statt anstatt lieu invece zamiast plaats vs versus like similar wie comme come jak ahnlich tipo no not non nicht kein keine keinen ohne without sans senza bez zonder geen niet nie pas nie nein nein except ausser \u4E0D \u65E0 \u6CA1\u6709 chip chips puce puces \u82AF\u7247 pelikan armor kmp katun gg ampertec emstar freecolor prindo jettec staples-eigenmarke"
  )
);
var TWIN_WORDS = new Set(
  split(
    "twin twinpack twinpacks doppelpack doppelpacks 2er zweier zweierpack 2er-pack duo duopack dual dualpack double doppia doppio dubbel dubbelpack dwupak podwojny 2pack 2-pack bipack xd \u53CC\u5305 \u53CC\u652F\u88C5"
  )
);
var HIGH_YIELD_WORDS = new Set(split("xl xxl hy hc xhy jumbo highyield \u5927\u5BB9\u91CF \u9AD8\u5BB9\u91CF"));
var STANDARD_YIELD_WORDS = new Set(
  split("standard std standardyield lowyield normalyield \u6807\u51C6 \u6807\u51C6\u5BB9\u91CF")
);
var NEUTRAL_WORDS = new Set(
  split(
    "original originale originaux originaler originales originele origineel originell orginal oryginalny oryginalna oryginalne genuine authentic echt oem org orig new neu neuer nouveau nouvelle nuovo nowy nieuw \u539F\u88C5 \u6B63\u54C1 laser laserprint printer printers drucker imprimante imprimantes stampante stampanti drukarka drukarki druk impresora mfp \u6253\u5370\u673A \u6FC0\u5149 of or and with the a an in und oder mit von der die das den et ou avec de du des le la les l d con di e ed il lo del della z ze i lub o met van een het y el \u7684 type typ tipo model modell modele modello ref reference referenz referenza referentie riferimento art artikel article articolo artykul nr nummer number numero numer num pn mpn sku code codice kod item bestellnr bestellnummer artikelnr artikelnummer artnr product produkt produit prodotto ean gtin barcode upc herstellernummer herstellernr partno partnumber part \u578B\u53F7 \u7F16\u53F7 \u8D27\u53F7 chipes chipped"
  )
);
var COUNTRY_WORDS = new Set(split("els see xaa xel xar xsa xil"));

// src/catalogue/description.ts
var DRUM_UNIT = 105;
var YIELD_TOLERANCE = 0.15;
var foldWord = (text19) => text19.normalize("NFKC").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("\u0142", "l").replaceAll("\xDF", "ss").replaceAll("\u0153", "oe").replace(/[’‘´`]/g, "'");
var PHRASES = [
  [/hewlett?[ -]?packard|hewlet packard/g, " hp "],
  [/(?:color|colour)[ -]?laser[ -]?jet|laser[ -]?jet|\blj(?=[ \d])/g, " laserjet "],
  [/kyocera[ -]mita/g, " kyocera "],
  [/konica[ -]minolta/g, " konicaminolta "],
  [/p[ -]touch/g, " ptouch "],
  [/i[ -]sensys/g, " isensys "],
  [/image[ -]?runner(?:[ -]advance)?/g, " imagerunner "],
  [/work[ -]cent(?:re|er)/g, " workcentre "],
  [/label[ -](?:manager|writer)/g, " labelmanager "],
  [
    /(?:extra |ultra )?high[ -](?:yield|capacity)|haute (?:capacite|autonomie|rendement)|grande capacite|hohe (?:kapazitat|reichweite|ergiebigkeit)|(?:alta|elevata) (?:capacita|resa|durata)|(?:duza|wysoka|zwiekszona) (?:pojemnosc|wydajnosc)|(?:hoge|grote) (?:capaciteit|opbrengst)|large capacity/g,
    " highyield "
  ],
  [
    /(?:standard|normal|low|regular)[ -](?:yield|capacity)|(?:capacite|rendement|capacita|resa|wydajnosc|capaciteit) standaa?rd|standaardcapaciteit|standardkapazitat/g,
    " standardyield "
  ],
  [/(?:with|mit|avec|con|z|met|incl\.?|inkl\.?) (?:chips?|puces?|chipem)\b/g, " "],
  [
    /(?<![\p{L}\d])(?:(?:2|two|zwei|deux|due|dwa|twee)[ -]?(?:er[ -]?)?(?:pack|packs|paket|set)|pack of 2|(?:lot|pack) de 2)(?![\p{L}\d])/gu,
    " twin "
  ],
  [
    /(?<![\p{L}\d])(?:[45][ -]?er(?:[ -]?(?:set|pack))?|value[ -]pack|multi[ -]pack|(?:cmyk|farb|colou?r)[ -]set)(?![\p{L}\d])/gu,
    " multi "
  ],
  [
    /(?<!\p{L})(?:(?:art(?:ikel)?|best(?:ell)?|prod|herst|ref|item|part|cat)[. -]*)?(?:nr|no|num|n)[.°º:]+(?=\s|\d|$)/gu,
    " nr "
  ],
  [/(?<!\p{L})p\/n(?!\p{L})/gu, " "],
  // The ground of a tape stands first in Chinese.
  [/([黑白红蓝绿黄金银]|透明)底([黑白红蓝绿黄金银])字/g, " $2 $1 "],
  // The letter in front of `C-EXV` is none of a colour.
  [/(?<![\p{L}\d])([ckmy])(?:-(?=\p{L})| (?=exv))/gu, "$1"],
  [/[@(]?\d+ ?% ?(?:deckung|coverage|couverture|copertura|pokrycia|pokrycie|dekking)?\)?/g, " "]
];
var PAGES = /(?<![\p{L}\d-])(\d{1,3}(?:[.,' ]\d{3})+|\d{2,7})\s*(?:a4\s*)?(?:pages?|pgs?|pag\.?|pagine|paginas?|pagina's|seiten|str\.?|stron|strony|blatt|sheets|feuilles|fogli|afdrukken|prints|kopien|copies|copie|页|张|s\.)(?!\p{L})/gu;
var THOUSANDS = /(?<![\p{L}\d.,-])(\d{1,2}(?:[.,]\d{1,2})?|1\d\d)k(?![\p{L}\d])/gu;
var SIZE = /(?<![\p{L}\d])(\d+(?:[.,]\d+)?)\s*(?:mm)?\s*x\s*(\d+(?:[.,]\d+)?)\s*mm(?!\p{L})/gu;
var WIDTH = /(?<![\p{L}\d])(\d+(?:[.,]\d+)?)\s*mm(?!\p{L})/gu;
var LENGTH = /(?:(?<![\p{L}\d])x\s*)?(?<![\p{L}\d])\d+(?:[.,]\d+)?\s*m(?![\p{L}\d])/gu;
var HAN = /\p{Script=Han}+/gu;
var tables = [BRAND_WORDS, COLOUR_WORDS, KIND_WORDS];
var HAN_WORDS = [
  ...tables.flatMap((table) => [...table.keys()]),
  ...QUESTION_WORDS,
  ...TWIN_WORDS,
  ...HIGH_YIELD_WORDS,
  ...STANDARD_YIELD_WORDS,
  ...NEUTRAL_WORDS
].filter((word) => /\p{Script=Han}/u.test(word)).sort((a, b) => b.length - a.length);
var HAN_WORD = new RegExp(HAN_WORDS.join("|"), "gu");
var BRAND_AT_NUMBER = new RegExp(
  `(?<![\\p{L}\\d])(${[...BRAND_WORDS.keys(), ...MAKER_LETTERS.keys()].filter((word) => /^[a-z]{2,}$/.test(word)).join("|")})(?=\\d)`,
  "gu"
);
var BREAKS = /[\s\p{Pd}\u2212_/\\,;:()[\]{}<>+&|"“”„‟«»‹›'*=#!?•·…~^`]+/u;
var isDescribing = (word) => tables.some((table) => table.has(word)) || NEUTRAL_WORDS.has(word) || TWIN_WORDS.has(word) || QUESTION_WORDS.has(word);
var toNumber = (text19) => Number(text19.replace(",", "."));
function describe(text19) {
  const said = {
    brands: /* @__PURE__ */ new Set(),
    colours: [],
    kinds: /* @__PURE__ */ new Set(),
    widths: [],
    yields: [],
    level: void 0,
    isTwin: false,
    isQuestion: false,
    rest: [],
    before: []
  };
  const makers = /* @__PURE__ */ new Set();
  const letters = [];
  let left = ` ${foldWord(text19)} `;
  const take = (pattern, read) => {
    left = left.replace(pattern, (...groups) => {
      read(groups);
      return " ";
    });
  };
  take(PAGES, ([, count = ""]) => said.yields.push(Number(count.replace(/\D/g, ""))));
  take(THOUSANDS, ([, count = ""]) => said.yields.push(toNumber(count) * 1e3));
  take(SIZE, ([, one = "", other = ""]) => said.widths.push(toNumber(one), toNumber(other)));
  take(WIDTH, ([, width = ""]) => said.widths.push(toNumber(width)));
  if (said.widths.length > 0) take(LENGTH, () => void 0);
  for (const [phrase, meant] of PHRASES) left = left.replace(phrase, meant);
  left = left.replace(HAN, (run) => ` ${run.replace(HAN_WORD, " $& ")} `).replace(BRAND_AT_NUMBER, "$1 ");
  const words = left.split(BREAKS).map((piece) => piece.replace(/^\.+|\.+$/g, ""));
  for (const [at, word] of words.entries()) {
    const [brand, colour, kind] = [BRAND_WORDS.get(word), COLOUR_WORDS.get(word), KIND_WORDS.get(word)];
    const maker = MAKER_LETTERS.get(word);
    if (brand) said.brands.add(brand);
    else if (maker) makers.add(maker);
    else if (colour && /^(?:bk|[ckmy])$/.test(word)) letters.push(colour);
    else if (colour) said.colours.push(colour);
    else if (kind) said.kinds.add(kind);
    else if (QUESTION_WORDS.has(word)) said.isQuestion = true;
    else if (TWIN_WORDS.has(word)) said.isTwin = true;
    else if (HIGH_YIELD_WORDS.has(word)) said.level = "high";
    else if (STANDARD_YIELD_WORDS.has(word)) said.level = "standard";
    else if (word && !NEUTRAL_WORDS.has(word) && !COUNTRY_WORDS.has(word)) {
      said.rest.push(word);
      said.before.push(words[at - 1] ?? "");
    }
  }
  const named = said.colours.filter((colour) => colour !== "colour");
  const colours = [...named, ...letters];
  return {
    ...said,
    brands: said.brands.size > 0 ? said.brands : makers,
    colours: colours.length > 0 ? colours : said.colours
  };
}
function isAsSaid(said, part) {
  return isOfKind(said.kinds, part.classId) && (!said.isTwin || part.isTwin) && (said.brands.size === 0 || said.brands.has(part.brand)) && isOfColour(said.colours, part) && (said.widths.length === 0 || part.tapeWidth === null || said.widths.includes(part.tapeWidth)) && said.yields.every((pages) => isAbout(pages, part.pageYield)) && !(said.level === "high" && part.hasLarger && !part.hasSmaller) && !(said.level === "standard" && part.hasSmaller);
}
function isOfKind(kinds, classId) {
  if (kinds.has("other")) return false;
  const kind = classId === DRUM_UNIT ? "drum" : classId === LABEL_CASSETTE ? "tape" : "toner";
  return kinds.has(kind) || !(kinds.has("toner") || kinds.has("drum") || kinds.has("tape"));
}
function isOfColour(colours, { colour, classId }) {
  const [first] = colours;
  if (first === void 0) return true;
  if (colour === null) return false;
  if (classId === LABEL_CASSETTE) return isOfTape(colours, colour);
  const isSet = colour.startsWith("multi");
  if (first === "colour") return isSet || ["cyan", "magenta", "yellow"].includes(colour);
  if (isSet) return colours.includes("multi") || new Set(colours).size >= 3;
  return colours.includes(colour);
}
function isOfTape(colours, colour) {
  const tape = readTape(colour);
  if (!tape) return colours.every((one) => colour.includes(one));
  const [print, ground] = [tape.print.split(" "), tape.tape.split(" ")];
  if (colours.length === 1) return [...print, ...ground].includes(colours[0] ?? "");
  return colours.every((one) => print.includes(one) || ground.includes(one)) && ground.includes(colours.at(-1) ?? "");
}
var isAbout = (pages, pageYield) => pageYield !== null && Math.abs(pages - pageYield) <= YIELD_TOLERANCE * pageYield;
var isDivided = ({ brands: brands2, colours, kinds }, { classId }) => brands2.size > 1 || brands2.has(OTHER_BRAND) || kinds.has("toner") && kinds.has("drum") || classId !== LABEL_CASSETTE && new Set(colours).size > 1 && !colours.includes("multi");

// src/catalogue/number-forms.ts
var REST_MIN = 5;
var trimSigns = (text19) => text19.replace(/[\u00b2\u00b3\u00b9\u2070-\u209f®™©]+$/u, "").normalize("NFKC").replace(/^\s*\d{1,3}\.\s+(?=\S*\p{L}?\S*\d)/u, "").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
var INNER_SIGNS = /(?<=\p{L})[+\\:=*~^'’‘`´·•¬"“”](?=\p{N})|(?<=\p{N})[+\\:=*~^'’‘`´·•¬"“”](?=\p{L})/gu;
var FIGURE = /^(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?:[.,]0{1,3})?$/;
var SYMBOLOGY = /^\][A-Za-z][\dA-Za-z]/;
var SHORT_SYMBOLOGY = /^(?:[A-Z]|E0|C1|Q3)(?=\d{12,14}$)/;
var GTIN = /^\(?01\)?(\d{14})/;
function formsOf(text19) {
  const trimmed = trimSigns(text19);
  const key = normalizeNumber(trimmed);
  const [, figure = ""] = FIGURE.exec(trimmed) ?? [];
  const scanned = text19.trim().replace(SYMBOLOGY, "");
  const [, gtin = ""] = GTIN.exec(scanned.replace(/[\s\p{Cc}]/gu, "")) ?? [];
  const symbols = scanned === text19.trim() ? key.replace(SHORT_SYMBOLOGY, "") : normalizeNumber(scanned);
  const forms = [
    { step: "signs", key },
    { step: "signs", key: normalizeNumber(trimmed.replace(INNER_SIGNS, "")) },
    { step: "spreadsheet", key: figure.replace(/\D/g, "") },
    { step: "spreadsheet", key: key.replace(/^0+(?=.{5})/, "") },
    ...key.length >= REST_MIN && /^\d+[A-Z]\w*$/.test(key) ? zeros(key) : [],
    { step: "scanner", key: gtin },
    { step: "scanner", key: symbols },
    { step: "lookAlike", key: inLatin(key) },
    { step: "lookAlike", key: key.replace(/O/g, "0").replace(/[IL]/g, "1") }
  ];
  const known2 = /* @__PURE__ */ new Set(["", normalizeNumber(text19)]);
  return forms.filter((form) => {
    if (known2.has(form.key) || form.step !== "signs" && !/\d/.test(form.key)) return false;
    known2.add(form.key);
    return true;
  });
}
var zeros = (key) => ["0", "00"].map((front) => ({ step: "spreadsheet", key: front + key }));

// src/catalogue/articles-in-text.ts
var WORDS_MAX = 3;
var TEXT_WORDS_MAX = 16;
var KEY_MIN = 4;
var DIGITS_MIN = 6;
var DIGITS_BESIDE_WORDS_MIN = 5;
var BREAKS2 = ",;|+&/()[\\]{}<>\"\u201C\u201D\u201E\u201F\xAB\xBB\u2039\u203A'\u2018\u2019`\xB4:=*!?\u2022\u2026~";
var WORD = new RegExp(`[^\\s${BREAKS2}\\p{Script=Han}]+`, "gu");
var HAS_BREAK = new RegExp(`[${BREAKS2}\\p{Script=Han}]`, "u");
function partDescriptions(text19) {
  const isWord = (word) => word.length > 2 && isDescribing(foldWord(word)) && !/^(?:mlt|clt|crg)$/i.test(word);
  let parted = text19;
  for (; ; ) {
    const before = parted;
    parted = parted.replace(
      /(?<![\p{L}\d])(\p{L}{2,})[\p{Pd}_](?=[\p{L}\d])/gu,
      (all2, word) => isWord(word) || /^(?:hp|sam)$/i.test(word) ? `${word} ` : all2
    ).replace(/[\p{Pd}_](\p{L}{3,})(?![\p{L}\d])/gu, (all2, word) => isWord(word) ? ` ${word}` : all2);
    if (parted === before) return parted;
  }
}
function piecesOf(entered, said) {
  const digitsMin = says(said) ? DIGITS_BESIDE_WORDS_MIN : DIGITS_MIN;
  const text19 = partDescriptions(entered);
  const words = [...text19.matchAll(WORD)].slice(0, TEXT_WORDS_MAX);
  return words.flatMap(
    (first, at) => [...Array(WORDS_MAX).keys()].reverse().flatMap((more) => {
      const last = words[at + more];
      if (!last) return [];
      const end = last.index + last[0].length;
      const piece = text19.slice(first.index, end);
      if (more > 0 && HAS_BREAK.test(piece)) return [];
      const key = normalizeNumber(trimSigns(piece));
      return isLikeNumber(key, digitsMin) ? [{ text: entered.slice(first.index, end), key, start: first.index, end, isWord: more === 0 }] : [];
    })
  );
}
var isLikeNumber = (key, digitsMin) => key.length >= KEY_MIN && /\d/.test(key) && (/\D/.test(key) || key.length >= digitsMin);
var says = ({ brands: brands2, kinds, widths }) => brands2.size + kinds.size + widths.length > 0;
function articlesIn(text19, pieces, idsOf) {
  const named = [];
  let isRepeated = false;
  const rest = [];
  let from = 0;
  for (const piece of pieces) {
    if (piece.start < from) continue;
    const ids = idsOf(piece);
    if (ids.length === 0) continue;
    rest.push(text19.slice(from, piece.start));
    from = piece.end;
    if (named.some((other) => other.key === piece.key)) isRepeated = true;
    else if (!named.some((other) => other.ids.some((id) => ids.includes(id))))
      named.push({ text: piece.text, key: piece.key, ids });
  }
  return { named, rest: [...rest, text19.slice(from)], isRepeated };
}

// src/catalogue/find-nearest.ts
import { sql as sql21 } from "drizzle-orm";

// src/catalogue/described-columns.ts
import { sql as sql20 } from "drizzle-orm";
var describedColumns = sql20`b.brand_name as brand, s.colour, s.class_id as "classId", s.page_yield as "pageYield",
  s.tape_width_mm::float8 as "tapeWidth", false as "hasLarger", false as "hasSmaller",
  (s.oem_key like '%TWIN' or (b.brand_name = 'HP' and s.oem_key ~ '[AX0-9]D$')) as "isTwin"`;

// src/catalogue/find-nearest.ts
var LOOKED_AT_MAX = 16;
var LENGTH_MIN = 3;
var SWAPPED = 0.95;
var LIKENESS_MIN = 0.3;
var STRANGERS_MAX = 100;
var END = 3;
var LAST_CHARACTER = "\u{10FFFF}";
function swapNeighbours(text19) {
  const swapped = Array.from(
    { length: Math.max(0, text19.length - 1) },
    (_, i) => [text19.slice(0, i), text19[i + 1], text19[i], text19.slice(i + 2)].join("")
  );
  return [...new Set(swapped)].filter((other) => other !== text19);
}
var halvesOf = (key) => {
  const half = Math.max(LENGTH_MIN, Math.floor(key.length / 2));
  return { head: key.slice(0, half), tail: key.slice(-half), most: key.slice(0, Math.max(half, key.length - 2)) };
};
async function findNearest(keys, deps2) {
  const wanted = [...new Set(keys)].filter((key) => key.length >= LENGTH_MIN);
  const nearest = await readNear(wanted, haveOneHalf, deps2);
  const strangers = wanted.filter((key) => !nearest.has(key)).slice(0, STRANGERS_MAX);
  for (const [key, parts] of await readNear(strangers, areLike, deps2)) nearest.set(key, parts);
  return nearest;
}
var haveOneHalf = sql21`
  select goods_sku_id from skus where oem_key = any(swapped.keys) or number_key = any(swapped.keys)
  union select goods_sku_id from skus where oem_key ~>=~ w.head and oem_key ~<~ (w.head || ${LAST_CHARACTER})
  union select goods_sku_id from skus where right(oem_key, 3) = right(w.tail, ${END}) and right(oem_key, length(w.tail)) = w.tail
  union select goods_sku_id from skus where number_key ~>=~ w.most and number_key ~<~ (w.most || ${LAST_CHARACTER})`;
var areLike = sql21`select goods_sku_id from skus where oem_key % w.key or number_key % w.key`;
async function readNear(wanted, candidates, { db: db2, region }) {
  if (wanted.length === 0) return /* @__PURE__ */ new Map();
  const halves = wanted.map(halvesOf);
  const columns = [
    wanted,
    wanted.map((key) => swapNeighbours(key).join(" ")),
    halves.map(({ head }) => head),
    halves.map(({ tail }) => tail),
    halves.map(({ most }) => most)
  ].map(textArray);
  const rows = await readRows(
    db2,
    sql21`select w.key, near.*
      from unnest(${sql21.join(columns, sql21`, `)}) with ordinality as w(key, swaps, head, tail, most, place)
      cross join lateral (select string_to_array(w.swaps, ' ') as keys) swapped
      cross join lateral (
        select s.goods_sku_id as id, s.number, likeness, ${describedColumns}
        from (${candidates}) as c join skus s using (goods_sku_id) join brands b using (brand_id)
        cross join lateral (select greatest(
          similarity(s.oem_key, w.key), similarity(s.number_key, w.key),
          case when s.oem_key = any(swapped.keys) or s.number_key = any(swapped.keys) then ${SWAPPED}::real end
        ) as likeness) as alike
        where likeness >= ${LIKENESS_MIN}::real
          and not s.disabled and s.market in ('ALL', ${region})
        order by likeness desc, s.number limit ${LOOKED_AT_MAX}
      ) near
      order by w.place, near.likeness desc, near.number`
  );
  const nearest = /* @__PURE__ */ new Map();
  for (const { key, ...part } of rows) {
    const known2 = nearest.get(key);
    if (known2) known2.push(part);
    else nearest.set(key, [part]);
  }
  return nearest;
}

// src/catalogue/part-facts.ts
import { sql as sql23 } from "drizzle-orm";

// src/catalogue/trade-names.ts
import { sql as sql22 } from "drizzle-orm";
var NAMES_MAX = 2e3;
var LIKE_A_NAME = /^[A-Z]{0,4}\d{2,6}[A-Z]{0,3}$/;
var WORDS_MAX2 = 5;
var COLOUR_ENDING = /(?:CMYK|CMY|BK|[KCMY])$/;
function namesIn(said) {
  const [all2, ...others] = [
    said.rest.join(" "),
    ...said.rest.slice(0, WORDS_MAX2).map((word, at) => `${word} ${said.rest[at + 1] ?? ""}`),
    ...said.rest.slice(0, WORDS_MAX2)
  ].map((text19) => inLatin(normalizeNumber(text19)));
  const names = [all2 ?? "", ...said.rest.length > 1 ? others : []].filter((name) => LIKE_A_NAME.test(name));
  return [...new Set(names.flatMap((name) => [name, ...sizesOf(name, said)]))];
}
var sizesOf = (name, said) => /^\d{2,3}$/.test(name) && said.brands.has("HP") ? [`${name}A`, `${name}X`] : [];
function tradeNamesOf({ brand, oemKey, name }) {
  const base = oemKey.replace(COLOUR_ENDING, "");
  const ofAll = base === oemKey ? [] : [base];
  const strong = (...names) => names.flatMap((one) => one === void 0 || one === "" ? [] : [{ name: one }]);
  const weak = (...names) => names.flatMap((one) => one === void 0 || one.length < 3 ? [] : [{ name: one, needsBrand: true }]);
  switch (brand) {
    case "HP": {
      const [, given] = /\((\d{2,3}[A-Z])\)/.exec(name) ?? [];
      const end = /^(?:CF4|W)/.test(oemKey) ? /\d{3}[A-Z]$/ : /\d{2}[A-Z]$/;
      const [, one = ""] = /(\d{2}[AX])D$/.exec(oemKey) ?? [];
      const twins = one ? [{ name: `${one}D` }, { name: one, needsTwin: true }] : [];
      return [...twins, ...strong(given ?? end.exec(oemKey)?.[0])];
    }
    case "Canon": {
      const short = [oemKey, base].flatMap((key) => /^CRG(\d{3}H?(?:BK|[CMY])?)$/.exec(key)?.[1] ?? []);
      const series2 = [oemKey, base].flatMap((key) => /^C(EXV\d+(?:BK|[CMY])?)$/.exec(key)?.[1] ?? []);
      return [
        ...strong(...ofAll, ...short, ...series2),
        ...weak(...short.map((one) => one.replace(/^0/, "")).filter(isShort))
      ];
    }
    case "Samsung": {
      const [, family = "", letter = "", end = ""] = /^(MLT|CLT|CLP)([A-Z])(\d{3,4}[A-Z])$/.exec(oemKey) ?? [];
      return end ? strong(letter + end, end, family + end) : strong(...ofAll);
    }
    case "Lexmark": {
      const [, series2 = "", size = "", letters = ""] = /^(\d\d)[CDF](\d)([A-Z\d]*)0$/.exec(oemKey) ?? [];
      const short = series2 && series2 + size + letters.replace(/0/g, "");
      return [
        ...strong(...ofAll),
        .../[A-Z]$/.test(short) ? strong(short) : weak(short),
        ...weak(short.replace(COLOUR_ENDING, ""))
      ];
    }
    case "Epson": {
      const [, code = ""] = /^C13(S0\d{5})$/.exec(oemKey) ?? [];
      return [...strong(code), ...weak(code.slice(1), code.slice(3))];
    }
    default:
      return [
        ...strong(...ofAll),
        ...weak(...[oemKey, base].map((key) => /^[A-Z]{2,4}(\d{3,5}[A-Z]{0,2})$/.exec(key)?.[1]))
      ];
  }
}
var isShort = (name) => /^\d{2}/.test(name);
function hasTradeName(part, name, said) {
  const short = tradeNamesOf(part).find((one) => one.name === name);
  if (!short || short.needsTwin && !said.isTwin) return;
  const isBare = /^\d+$/.test(name) && said.brands.size + said.kinds.size === 0;
  return isBare || short.needsBrand && said.brands.size === 0 ? "unsure" : "sure";
}
var SAMSUNG_AT_HP = /* @__PURE__ */ new Map([
  ["SU810A", "MLTD111S"],
  ["SU799A", "MLTD111L"],
  ["SU828A", "MLTD116L"],
  ["SU840A", "MLTD116S"],
  ["SU790A", "MLTD1092S"],
  ["SU737A", "MLTD1042S"],
  ["SU758A", "MLTD1052L"],
  ["SU759A", "MLTD1052S"],
  ["SU696A", "MLTD101S"],
  ["SU820A", "MLTD115L"],
  ["SU100A", "CLTK404S"],
  ["ST966A", "CLTC404S"],
  ["SU234A", "CLTM404S"],
  ["SU444A", "CLTY404S"],
  ["SU118A", "CLTK406S"],
  ["ST984A", "CLTC406S"],
  ["SU252A", "CLTM406S"],
  ["SU462A", "CLTY406S"]
]);
var COLOURS = ["BK", "K", "C", "M", "Y"];
var WITH_COLOURS = ["", ...COLOURS];
function codesOf(name) {
  const [, letters = "", figures = ""] = /^([A-Z]*)(\d.*)$/.exec(name) ?? [];
  if (letters) {
    const samsung = /^(?:MLT|CLT|CLP)$/.test(letters) ? ["D", "R", "K", "C", "M", "Y"].map((letter) => letters + letter + figures) : letters.length === 1 && /[A-Z]$/.test(figures) ? ["MLT", "CLT", "CLP"].map((family) => family + name) : [];
    const canon = letters === "EXV" ? WITH_COLOURS.map((colour) => `C${name}${colour}`) : [];
    const epson = letters === "S" && figures.length === 6 ? [`C13${name}`] : [];
    return [...[...COLOURS, "CMYK", "CMY"].map((colour) => name + colour), ...samsung, ...canon, ...epson];
  }
  return [...canonCodes(figures), ...samsungCodes(figures), ...lexmarkCodes(figures), ...epsonCodes(figures)];
}
var canonCodes = (name) => /^\d{2,3}H?(?:BK|[CMYK])?$/.test(name) ? ["CRG", "CRG0"].flatMap((front) => WITH_COLOURS.map((colour) => front + name + colour)) : [];
var samsungCodes = (name) => /^\d{3,4}[A-Z]$/.test(name) ? ["MLTD", "MLTR", "CLTK", "CLTC", "CLTM", "CLTY", "CLTR"].map((front) => front + name) : [];
var epsonCodes = (name) => /^\d{4}$/.test(name) ? ["05", "11", "04"].map((series2) => `C13S${series2}${name}`) : /^\d{6}$/.test(name) ? [`C13S${name}`] : [];
function lexmarkCodes(name) {
  const [, series2 = "", size = "", level = "", colour = ""] = /^(\d\d)(\d)([HXSU]?)([KCMY]?)$/.exec(name) ?? [];
  if (!series2) return [];
  const inks = colour ? [`${level || "0"}${colour}0`] : [`${level || "0"}00`, ...["K", "C", "M", "Y"].map((ink) => `${level || "0"}${ink}0`)];
  return ["F", "D", "C"].flatMap((family) => inks.map((end) => series2 + family + size + end));
}
var endsOf = (name, hasBrand) => {
  if (/^\d{2,3}[AXYC]D?$/.test(name)) return [name, `${name}D`];
  return hasBrand && /^\d{3,5}[A-Z]{0,2}$/.test(name) ? WITH_COLOURS.map((colour) => name + colour) : [];
};
var END2 = 3;
async function findByTradeNames(wanted, { db: db2, region }) {
  const names = [...wanted].slice(0, NAMES_MAX);
  if (names.length === 0) return /* @__PURE__ */ new Map();
  const codes = names.flatMap(([name]) => codesOf(name).map((code) => [name, code]));
  const ends = names.flatMap(([name, hasBrand]) => endsOf(name, hasBrand).map((end) => [name, end]));
  const given = names.map(([name]) => name).filter((name) => /^\d{2,3}[A-Z]$/.test(name));
  const pairs2 = (some) => sql22`unnest(${textArray(some.map(([name]) => name))}, ${textArray(some.map(([, other]) => other))})`;
  const rows = await readRows(
    db2,
    sql22`with called as (
        select w.name, s.goods_sku_id as id from ${pairs2(codes)} as w(name, code) join skus s on s.oem_key = w.code
        union
        select w.name, s.goods_sku_id from ${pairs2(ends)} as w(name, ending)
          join skus s on right(s.oem_key, 3) = right(w.ending, ${END2}) and right(s.oem_key, length(w.ending)) = w.ending
        union
        select w.name, s.goods_sku_id from unnest(${textArray(given)}) as w(name)
          join skus s on substring(s.name from '\\(([0-9]{2,3}[A-Z])\\)') = w.name
      )
      select c.name as key, 'oemCode' as kind, s.goods_sku_id as id, s.disabled, ${successorIn(region, "s")} as successor,
        s.oem_key as "oemKey", s.name, ${describedColumns}
      from called c join skus s on s.goods_sku_id = c.id join brands b using (brand_id)
      where s.market in ('ALL', ${region}) order by s.number`
  );
  const byName = /* @__PURE__ */ new Map();
  for (const part of rows) {
    const known2 = byName.get(part.key);
    if (known2) known2.push(part);
    else byName.set(part.key, [part]);
  }
  return byName;
}

// src/catalogue/part-facts.ts
var LONGER = 1.15;
async function readFacts(ids, { db: db2 }) {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return /* @__PURE__ */ new Map();
  const rows = await readRows(
    db2,
    sql23`select s.goods_sku_id as id, s.number_key as "numberKey", s.oem_key as "oemKey", s.name, s.search,
        ${describedColumns}
      from skus s join brands b using (brand_id) where s.goods_sku_id = any(${intArray(wanted)})`
  );
  return new Map(rows.map((row) => [row.id, row]));
}
async function readLevels(ids, { db: db2 }) {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return /* @__PURE__ */ new Map();
  const rows = await readRows(
    db2,
    sql23`select s.goods_sku_id as id, coalesce(bool_or(o.page_yield > s.page_yield * ${LONGER}::real), false) as "hasLarger",
        coalesce(bool_or(o.page_yield * ${LONGER}::real < s.page_yield), false) as "hasSmaller"
      from skus s
      left join sku_models f on f.goods_sku_id = s.goods_sku_id
      left join sku_models g on g.model_id = f.model_id
      left join skus o on o.goods_sku_id = g.goods_sku_id and not o.disabled and o.brand_id = s.brand_id
        and o.class_id = s.class_id and o.colour is not distinct from s.colour
      where s.goods_sku_id = any(${intArray(wanted)}) group by s.goods_sku_id, s.page_yield`
  );
  return new Map(rows.map((row) => [row.id, row]));
}
var isExplained = (said, part) => !said.isQuestion && !isDivided(said, part) && isAsSaid(said, part) && said.rest.every((word, at) => isOf(word, said.before[at] ?? "", part));
function isOf(word, before, part) {
  const key = normalizeNumber(word);
  if (/\D/.test(key) && tradeNamesOf(part).some(({ name, needsTwin }) => name === key && !needsTwin)) return true;
  const texts = searchWordsOf(part);
  const [, digits = ""] = /^(\d{3,})[a-z]{0,3}$/.exec(word) ?? [];
  if (digits) {
    return /^[a-z]+$/.test(before) && printerForms(before, digits).some((form) => holdsWhole(texts.text, form));
  }
  if (!/\d/.test(word)) return word.length > 1 && texts.words.has(word);
  const base = word.replace(/(?<=\d)[a-z]{1,4}$/, "");
  return texts.words.has(word) || base.length > 3 && /^[a-z]/.test(base) && holdsWhole(texts.text, base);
}
var printerForms = (family, digits) => [" ", "-", ""].map((between) => family + between + digits);
function holdsWhole(text19, form) {
  for (let at = text19.indexOf(form); at >= 0; at = text19.indexOf(form, at + 1)) {
    if (!/[\p{L}\d]/u.test(text19[at - 1] ?? " ") && !/\d/.test(text19[at + form.length] ?? " ")) return true;
  }
  return false;
}
var known = /* @__PURE__ */ new WeakMap();
function searchWordsOf(part) {
  const read = known.get(part);
  if (read) return read;
  const text19 = foldWord(part.search);
  const words = new Set(text19.split(/[\s,;()/]+/).flatMap((word) => [word, ...word.split(/[\p{Pd}'’]/u)]));
  known.set(part, { text: text19, words });
  return { text: text19, words };
}

// src/catalogue/supplier-codes.ts
var split2 = (text19) => text19.split(" ");
var PREFIXES = Object.entries({
  HP: "HP HEW HPQ HEWLETTPACKARD",
  Canon: "CANON CAN CA CN",
  Samsung: "SAMSUNG SAM SA SG",
  Brother: "BROTHER BRO BR BT",
  Kyocera: "KYOCERAMITA KYOCERA KYO KY KC",
  Lexmark: "LEXMARK LEX LX LM",
  OKI: "OKIDATA OKI OK",
  Ricoh: "RICOH RIC RI RC",
  Xerox: "XEROX XER XE XR XX",
  Epson: "EPSON EPS EP",
  "Konica Minolta": "KONICAMINOLTA KONICA MINOLTA KON MIN KM",
  Dell: "DELL DEL DE",
  Dymo: "DYMO DYM DY",
  Casio: "CASIO CAS CS"
}).flatMap(([brand, prefixes]) => split2(prefixes).map((prefix) => [prefix, brand])).sort(([a], [b]) => b.length - a.length);
var SUFFIXES = [
  [/(?:ELS|SEE|XEL|XAA|XAR|XSA|XIL)$/, "Samsung"],
  [/#[A-Z0-9]{3}$/, "HP"],
  // A contract number: the same cartridge in another box.
  [/(?<=[AX])C$/, "HP"],
  [/(?:EU|EMEA|OEM|ORIG?|ORG)$/, void 0]
];
var LEFT_MIN = 5;
var isNumber = (key) => key.length >= LEFT_MIN && /\d{2}/.test(key);
function supplierForms(key) {
  if (!/\d/.test(key)) return [];
  const ends = SUFFIXES.flatMap(
    ([suffix, brand]) => suffix.test(key) ? [{ key: key.replace(suffix, ""), brand, isKnown: true }] : []
  );
  const whole = [{ key, isKnown: true }, ...ends];
  const fronts = PREFIXES.flatMap(
    ([prefix, brand]) => key.startsWith(prefix) ? whole.map((form) => ({ key: form.key.slice(prefix.length), brand, isKnown: true })).map(withoutMark) : []
  );
  const unknown = [2, 3].flatMap(
    (length) => /^[A-Z]+$/.test(key.slice(0, length)) ? [{ key: key.slice(length), isKnown: false }] : []
  );
  const forms = [...ends, ...fronts].flatMap((form) => [form, ...blackForms(form)]);
  return [...blackForms({ key, isKnown: true }), ...forms, ...unknown].filter((form) => isNumber(form.key));
}
var withoutMark = (form) => ({ ...form, key: form.key.replace(/^[#:+]/, "") });
function blackForms(form) {
  const [, base, letters] = /^(.*\d[A-Z]*?)(BK|K)$/.exec(form.key) ?? [];
  if (base === void 0) return [];
  return [{ ...form, key: base + (letters === "K" ? "BK" : "K"), colour: "black" }];
}

// src/catalogue/name-parts.ts
var MATCHES_MAX = 10;
var OFFERED_MAX = 3;
var ALTERNATIVES = /[/,|]|(?<!\p{L})(?:or|oder|ou|o|lub|of|或)(?!\p{L})/iu;
var KIND_ORDER = [
  "number",
  "oemCode",
  "unionCode",
  "boxBarcode",
  "productBarcode",
  "custNumber"
];
async function nameParts(texts, caller, deps2) {
  const keys = new Set(texts.map(normalizeNumber).filter(Boolean));
  const numbered = groupByPart(await findMatches([...keys], caller, deps2));
  const named = /* @__PURE__ */ new Map();
  const open = [];
  for (const text19 of new Set(texts)) {
    const matches2 = numbered.get(normalizeNumber(text19));
    if (matches2) named.set(text19, { ...NOTHING, matches: matches2 });
    else if (/\d/.test(text19.normalize("NFKC")) || trimSigns(text19) !== text19) open.push(toOpen(text19));
    else named.set(text19, NOTHING);
  }
  if (open.length === 0) return named;
  const byKey = groupByPart(await findMatches([...new Set(open.flatMap(keysOf))], caller, deps2));
  const strange = open.filter(({ forms, pieces }) => ![...forms, ...pieces].some(({ key }) => byKey.has(key)));
  const alike = groupByPart(await findAlike(new Set(strange.flatMap(skeletonsOf)), caller, deps2));
  const unread = open.filter(({ text: text19, forms }) => !forms.some(({ key }) => byKey.has(key)) && !alike.has(wholeOf(text19)));
  const names = /* @__PURE__ */ new Map();
  for (const { names: some, said } of unread)
    for (const name of some) names.set(name, names.get(name) === true || said.brands.size > 0);
  const byName = await findByTradeNames(names, deps2);
  const facts = await readFacts(
    unread.flatMap((one) => idsAround(one, byKey, alike, byName)),
    deps2
  );
  await addLevels(unread, [...facts.values(), ...[...byName.values()].flat()], deps2);
  const read = { byKey, alike, byName, facts };
  for (const one of open) named.set(one.text, readOne(one, read));
  return named;
}
var NOTHING = { matches: [], reading: void 0, offered: [], articles: [] };
function toOpen(text19) {
  const said = describe(text19);
  const whole = normalizeNumber(trimSigns(text19));
  return {
    text: text19,
    forms: formsOf(text19),
    suppliers: supplierForms(whole),
    pieces: piecesOf(text19, said),
    said,
    names: namesIn(said)
  };
}
var wholeOf = (text19) => skeletonOf(normalizeNumber(trimSigns(text19)));
function keysOf({ forms, suppliers, pieces }) {
  const asWords = pieces.filter(({ isWord }) => isWord).flatMap(({ key }) => knownForms(key).map((form) => form.key));
  const inLetters = pieces.flatMap(({ key }) => [key, inLatin(key)]);
  const all2 = [...forms.map(({ key }) => key), ...suppliers.map(({ key }) => key), ...asWords, ...inLetters];
  return [...all2, ...all2.flatMap((key) => SAMSUNG_AT_HP.get(key) ?? [])];
}
var knownForms = (key) => supplierForms(key).filter(({ isKnown }) => isKnown);
var skeletonsOf = ({ text: text19, pieces }) => [wholeOf(text19), ...pieces.map(({ key }) => skeletonOf(key))].filter((key) => key.length > 3 && /\d/.test(key));
function idsAround({ pieces, suppliers, names, text: text19 }, byKey, alike, byName) {
  const keys = [...pieces, ...suppliers, ...pieces.flatMap(({ key }) => supplierForms(key))].map(({ key }) => key);
  const byNumber = keys.flatMap((key) => [...byKey.get(key) ?? [], ...byKey.get(inLatin(key)) ?? []]);
  const bySkeleton = [wholeOf(text19), ...pieces.map(({ key }) => skeletonOf(key))].flatMap((key) => alike.get(key) ?? []);
  const byTrade = names.length > 1 ? names.flatMap((name) => byName.get(name) ?? []) : [];
  return [...byNumber, ...bySkeleton, ...byTrade].map(({ id }) => id);
}
async function addLevels(asking, parts, deps2) {
  if (!asking.some(({ said }) => said.level)) return;
  const levels = await readLevels(
    parts.map(({ id }) => id),
    deps2
  );
  for (const part of parts) {
    part.hasLarger = levels.get(part.id)?.hasLarger ?? false;
    part.hasSmaller = levels.get(part.id)?.hasSmaller ?? false;
  }
}
function readOne(one, read) {
  const form = one.forms.find(({ key }) => read.byKey.has(key));
  if (form) return { ...NOTHING, matches: read.byKey.get(form.key) ?? [], reading: form.step };
  const alike = read.alike.get(wholeOf(one.text));
  if (alike) return { ...NOTHING, matches: alike, reading: "lookAlike" };
  const offered = [];
  for (const step of [readTradeName, readWords, readSupplier, readTradeNames]) {
    const naming = step(one, read);
    if (naming.matches.length > 0 || naming.articles.length > 1) return naming;
    offered.push(...naming.offered);
    if (naming.articles.length > 0) break;
  }
  return { ...NOTHING, offered: [.../* @__PURE__ */ new Set([...offered, ...otherMakers(one, read)])] };
}
function calledIn({ said, names }, { byName }) {
  const called = names.map((name) => ({
    name,
    parts: (byName.get(name) ?? []).flatMap((part) => {
      const sure = isAsSaid(said, part) ? hasTradeName(part, name, said) : void 0;
      return sure ? [{ part, isSure: sure === "sure" }] : [];
    })
  }));
  return called.filter(({ parts }) => parts.length > 0);
}
function readTradeName(one, read) {
  const { said } = one;
  const whole = inLatin(normalizeNumber(said.rest.join(" ")));
  if (said.isQuestion || said.isTwin) return NOTHING;
  const called = calledIn(one, read);
  const parts = called.filter(({ name }) => name === whole).flatMap(({ parts: parts2 }) => parts2);
  const sure = parts.filter(({ isSure }) => isSure).map(({ part }) => part);
  if (sure.length > 0) return { ...NOTHING, matches: soldOf(sure), reading: "tradeName" };
  const longer = called.filter(({ name }) => sizesOf(whole, said).includes(name)).flatMap(({ parts: parts2 }) => parts2);
  if (parts.length > 0 || longer.length < 2) return NOTHING;
  return { ...NOTHING, matches: soldOf(longer.map(({ part }) => part)), reading: "tradeName" };
}
function readTradeNames(one, read) {
  const { text: text19, said } = one;
  const called = calledIn(one, read);
  const all2 = called.flatMap(({ parts }) => parts.map(({ part }) => part));
  const offered = all2.map(({ id }) => id);
  if (said.isQuestion || said.isTwin) return { ...NOTHING, offered };
  const isSure = called.some(({ parts }) => parts.some((part) => part.isSure));
  if (called.length > 1) {
    const isChoice = isSure && called.length === said.rest.length && ALTERNATIVES.test(text19);
    return isChoice ? { ...NOTHING, matches: soldOf(all2), reading: "tradeName" } : { ...NOTHING, offered };
  }
  const explained = called.flatMap(
    ({ name, parts }) => parts.filter(({ part, isSure: isSure2 }) => {
      const known2 = read.facts.get(part.id);
      return isSure2 && known2 !== void 0 && isExplained(without(said, name), known2);
    })
  );
  if (explained.length === 0) return { ...NOTHING, offered };
  return { ...NOTHING, matches: soldOf(explained.map(({ part }) => part)), reading: "tradeName" };
}
function without(said, name) {
  const at = said.rest.findIndex(
    (word, place) => [word, `${word} ${said.rest[place + 1] ?? ""}`].some((text19) => normalizeNumber(text19) === name)
  );
  const count = normalizeNumber(said.rest[at] ?? "") === name ? 1 : 2;
  const keep = (_, place) => at < 0 || place < at || place >= at + count;
  return { ...said, rest: said.rest.filter(keep), before: said.before.filter(keep) };
}
function readSupplier({ suppliers, said }, { byKey, facts }) {
  const all2 = suppliers.map(({ key, brand, colour, isKnown }) => ({
    isKnown,
    matches: (byKey.get(key) ?? []).filter(({ id }) => {
      const part = facts.get(id);
      return part !== void 0 && (brand === void 0 || part.brand === brand) && (colour === void 0 || part.colour === colour) && isAsSaid(said, part);
    })
  }));
  const sure = all2.find(({ isKnown, matches: matches2 }) => isKnown && matches2.length > 0);
  if (sure && !said.isQuestion) return { ...NOTHING, matches: sure.matches, reading: "supplier" };
  return { ...NOTHING, offered: all2.flatMap(({ matches: matches2 }) => matches2.map(({ id }) => id)) };
}
function readWords({ text: text19, pieces }, { byKey, alike, facts }) {
  const ways = [
    ["words", ({ key }) => byKey.get(key)],
    ["lookAlike", ({ key }) => byKey.get(inLatin(key)) ?? alike.get(skeletonOf(key))],
    ["supplier", ({ key, isWord }) => isWord ? ofSupplier(key, byKey, facts) : void 0]
  ];
  for (const [reading, matchesOf] of ways) {
    const { named, rest, isRepeated } = articlesIn(text19, pieces, (piece) => (matchesOf(piece) ?? []).map(({ id }) => id));
    const [only] = named;
    if (!only) continue;
    if (named.length > 1) return { ...NOTHING, offered: named.map(({ ids }) => ids[0] ?? -1), articles: named };
    const said = describe(rest.join(" "));
    const matches2 = pieces.flatMap((piece) => piece.key === only.key ? matchesOf(piece) ?? [] : []);
    const unique4 = matches2.filter((match, at) => matches2.findIndex(({ id }) => id === match.id) === at);
    const fitting = unique4.filter(({ id }) => isFact(facts.get(id)) && isAsSaid(said, facts.get(id)));
    const explained = fitting.filter(({ id }) => isExplained(said, facts.get(id)));
    if (explained.length > 0 && !isRepeated) return { ...NOTHING, matches: explained, reading };
    return { ...NOTHING, offered: fitting.map(({ id }) => id), articles: named };
  }
  return NOTHING;
}
var isFact = (part) => part !== void 0;
function ofSupplier(key, byKey, facts) {
  for (const { key: form, brand, colour } of knownForms(key)) {
    const matches2 = (byKey.get(form) ?? []).filter(({ id }) => {
      const part = facts.get(id);
      return part && (brand === void 0 || part.brand === brand) && (colour === void 0 || part.colour === colour);
    });
    if (matches2.length > 0) return matches2;
  }
  return void 0;
}
var otherMakers = ({ pieces }, { byKey }) => pieces.flatMap(({ key }) => (byKey.get(SAMSUNG_AT_HP.get(key) ?? "") ?? []).map(({ id }) => id));
function groupByPart(found) {
  const byKey = /* @__PURE__ */ new Map();
  const inOrder = [...found].sort((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind));
  for (const match of inOrder) byKey.set(match.key, [...byKey.get(match.key) ?? [], match]);
  return new Map([...byKey].map(([key, matches2]) => [key, soldOf(matches2)]));
}
function soldOf(matches2) {
  const each = [...new Map([...matches2].reverse().map((match) => [match.id, match])).values()].reverse();
  const sold = each.filter(({ disabled }) => !disabled);
  return (sold.length > 0 ? sold : each).slice(0, MATCHES_MAX);
}
function nearKeys(text19, said) {
  const words = text19.split(/\s+/).filter((word) => /\d/.test(word)).map(trimSigns);
  const joined = [said.rest.join(" "), text19.trim().split(/\s+/).length === 1 ? trimSigns(text19) : ""];
  return [...new Set([...joined, ...words].map(normalizeNumber).map(inLatin))].filter(Boolean);
}
async function offerNearest(texts, named, deps2) {
  const unknown = [...new Set(texts)].map((text19) => {
    const said = describe(text19);
    return { text: text19, said, keys: nearKeys(text19, said) };
  });
  const nearest = await findNearest(
    unknown.flatMap(({ keys }) => keys),
    deps2
  );
  await addLevels(unknown, [...nearest.values()].flat(), deps2);
  return new Map(
    unknown.map(({ text: text19, said, keys }) => {
      const near = keys.flatMap((key) => nearest.get(key) ?? []).filter((part) => isAsSaid(said, part));
      const offered = [...named.get(text19)?.offered ?? [], ...near.map(({ id }) => id)];
      return [text19, [...new Set(offered)].slice(0, OFFERED_MAX)];
    })
  );
}

// src/catalogue/sku-view.ts
import { sql as sql27 } from "drizzle-orm";

// src/db/statement.ts
import { is, Placeholder, sql as sql24 } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
var FORMS_MAX = 200;
var dialect = new PgDialect();
function statement(build) {
  const kept = /* @__PURE__ */ new Map();
  const given = (name) => sql24`${sql24.placeholder(name)}`;
  return async (db2, values, form) => {
    const key = JSON.stringify(form);
    const { text: text19, names } = kept.get(key) ?? compile(build(given, form));
    if (kept.size < FORMS_MAX) kept.set(key, { text: text19, names });
    const query = { sql: text19, params: names.map((name) => Reflect.get(values, name)) };
    const result = await db2._.session.prepareQuery(query, void 0, void 0, false).execute();
    return result.rows;
  };
}
function compile(built) {
  const { sql: text19, params } = dialect.sqlToQuery(built);
  const all2 = params.map((param) => {
    if (!is(param, Placeholder)) throw new Error("A kept statement must not hold a value of its first use.");
    return param.name;
  });
  const names = [...new Set(all2)];
  const place = all2.map((name) => `$${names.indexOf(name) + 1}`);
  return { text: text19.replace(/\$(\d+)/g, (own, number) => place[number - 1] ?? own), names };
}

// src/catalogue/availability.ts
import { sql as sql25 } from "drizzle-orm";
var availabilityColumns = (given) => sql25`here.stock, here.other, here.others,
  due.coming, due.eta::text as eta, due.arrivals, ${given("warehouse")}::text as house`;
var availabilityJoins = (given, id) => sql25`
  left join lateral (
    select sum(k.qty) filter (where k.warehouse = ${given("warehouse")}) as stock,
      sum(k.qty) filter (where k.warehouse <> ${given("warehouse")}) as other,
      json_agg(json_build_object('warehouse', k.warehouse, 'qty', k.qty) order by k.warehouse)
        filter (where k.warehouse <> ${given("warehouse")} and k.qty > 0) as others
    from stocks k
    where k.goods_sku_id = ${id} and k.warehouse = any(array(
      select code from warehouses where region = (select region from warehouses where code = ${given("warehouse")})))
  ) here on true
  left join lateral (
    select sum(a.qty - a.promised) as coming, min(a.eta_date) as eta,
      json_agg(json_build_object('day', a.eta_date, 'qty', a.qty - a.promised) order by a.eta_date) as arrivals
    from arrivals a
    where a.goods_sku_id = ${id} and a.warehouse = ${given("warehouse")} and a.eta_date >= ${given("today")}::date
      and a.promised < a.qty
  ) due on true`;
var readAvailability = statement(
  (given) => sql25`select ids.id, ${availabilityColumns(given)} from unnest(${given("ids")}::int[]) as ids(id)
      ${availabilityJoins(given, sql25`ids.id`)}`
);
var toAvailability = ({
  stock,
  other,
  coming,
  eta,
  house,
  others,
  arrivals: arrivals2
}) => ({
  stock: Number(stock),
  otherStock: Number(other),
  inTransit: Number(coming),
  etaDate: eta,
  warehouse: house,
  others: others ?? [],
  arrivals: arrivals2 ?? []
});

// src/catalogue/buyer-values.ts
var NOBODY = { accountId: -1, custId: -1, orgId: -1, priceListId: -1, warehouse: "", timeZone: "UTC" };
function buyerValues(caller, now) {
  const { accountId, custId, orgId, priceListId, warehouse, timeZone } = caller ?? NOBODY;
  return { accountId, custId, orgId, priceListId, warehouse, today: dayIn(timeZone, now) };
}

// src/catalogue/image-path.ts
var PICTURES_PATH = "/pictures";
var KIND = { 102: "toner", 103: "toner-kit", 105: "drum-unit", 109: "label" };
var USUAL_TAPE_MM = 12;
function pictureKey({ classId, colour, tapeWidthMm }) {
  const kind = KIND[classId] ?? "toner";
  const words = (colour ?? "black").toLowerCase().match(/[a-z]+/g) ?? ["black"];
  const width = kind === "label" ? [String(tapeWidthMm ?? USUAL_TAPE_MM)] : [];
  return [kind, ...words, ...width].join("-");
}
var imagePath = (subject) => `${PICTURES_PATH}/${pictureKey(subject)}.svg`;

// src/catalogue/pricing.ts
import { sql as sql26 } from "drizzle-orm";
function viewerOf(caller) {
  if (!caller?.confirmed) return "visitor";
  if (caller.mainAccount) return "main";
  return caller.repPrices === "none" ? "subOwnOnly" : "sub";
}
var priceColumns = (given, id, viewer) => sql26`${seesOwn(viewer) ? ownPrice(given, id) : sql26`null::numeric`} as own,
    ${seesCompany(viewer) ? percentOff(given, id) : sql26`null::numeric`} as off,
    ${seesCompany(viewer) ? sql26`(select string_agg(min_qty || ':' || price, ' ') from prices
            where price_list_id = ${given("priceListId")} and goods_sku_id = ${id})` : sql26`null::text`} as steps`;
var seesOwn = (viewer) => viewer === "sub" || viewer === "subOwnOnly";
var seesCompany = (viewer) => viewer === "main" || viewer === "sub";
var ownPrice = (given, id) => accountPrice(given("accountId"), given("priceListId"), id);
var roundingStep = sql26.raw(
  `case r.rounding ${Object.entries(ROUNDING_STEPS).map(([name, step]) => `when '${name}' then ${step}`).join(" ")} end`
);
var accountPrice = (accountId, priceListId, id) => sql26`coalesce(
  (select price from account_prices where account_id = ${accountId} and goods_sku_id = ${id}),
  (select greatest(round(p.price * (100 + r.percent) / (100 * ${roundingStep})) * ${roundingStep}, 0.01)
    from account_price_rules r join prices p
      on p.price_list_id = ${priceListId} and p.goods_sku_id = ${id} and p.min_qty = 1
    where r.account_id = ${accountId}))`;
var percentOff = (given, id) => sql26`(select max(percent_off) from promotions
    where goods_sku_id = ${id} and org_id = ${given("orgId")}
      and ${given("today")}::date between starts_on and ends_on)`;
var readPrices = statement(
  (given, viewer) => sql26`select ids.id, ${priceColumns(given, sql26`ids.id`, viewer)} from unnest(${given("ids")}::int[]) as ids(id)`
);
function toPrices({ own, off, steps }) {
  if (own !== null) return { unitPrice: Number(own), promotionPrice: null, tiers: [] };
  const [first, ...tiers] = readSteps(steps);
  if (first?.minQty !== 1) return void 0;
  return { unitPrice: first.price, promotionPrice: promotionPrice(first.price, off), tiers };
}
function readSteps(steps) {
  const read = steps?.split(" ").map((step) => {
    const colon = step.indexOf(":");
    return { minQty: Number(step.slice(0, colon)), price: Number(step.slice(colon + 1)) };
  });
  return (read ?? []).sort((a, b) => a.minQty - b.minQty);
}
function promotionPrice(unitPrice, off) {
  const reduced = off === null ? 0 : round2(unitPrice - percent(unitPrice, Number(off)));
  return reduced > 0 ? reduced : null;
}

// src/catalogue/sku-view.ts
var NOTHING2 = { unitPrice: null, discountPrice: null, tiers: [], currency: null, availability: null };
var factColumns = (given) => sql27`s.goods_sku_id as "goodsSkuId",
  s.number, s.oem_code as "oemCode", coalesce(s.names ->> ${given("language")}, s.name) as name, s.class_id as "classId", s.brand_id as "brandId", b.brand_name as "brandName", s.colour, s.page_yield as "pageYield",
  s.tape_width_mm as "tapeWidthMm", s.union_code as "unionCode", s.box_barcode as "boxBarcode",
  s.product_barcode as "productBarcode", s.printers, s.printer_count as "printerCount", s.disabled, ${successorIn(given("region"), "s")} as successor,
  n.cust_number as "custNumber"`;
var factJoins = (given) => sql27`left join brands b on b.brand_id = s.brand_id
    left join cust_numbers n on n.cust_id = ${given("custId")} and n.goods_sku_id = s.goods_sku_id`;
function skuColumns(given, viewer) {
  const facts = factColumns(given);
  if (viewer === "visitor") return facts;
  return sql27`${facts}, ${priceColumns(given, sql27`s.goods_sku_id`, viewer)}, ${availabilityColumns(given)}`;
}
function skuJoins(given, viewer) {
  if (viewer === "visitor") return factJoins(given);
  return sql27`${factJoins(given)} ${availabilityJoins(given, sql27`s.goods_sku_id`)}`;
}
var readSkus = statement(
  (given, viewer) => sql27`select ${skuColumns(given, viewer)}
      from unnest(${given("ids")}::int[]) as ids(id) join skus s on s.goods_sku_id = ids.id ${skuJoins(given, viewer)}`
);
async function findSkus({ db: db2, clock, region }, caller, goodsSkuIds, language) {
  if (goodsSkuIds.length === 0) return /* @__PURE__ */ new Map();
  const values = { ...buyerValues(caller, clock()), language, region, ids: intList(new Set(goodsSkuIds)) };
  const rows = await readSkus(db2, values, viewerOf(caller));
  return new Map(rows.map((row) => [row.goodsSkuId, toSku(row, caller, language)]));
}
var readSold = statement(
  (given, viewer) => sql27`select ${skuColumns(given, viewer)} from skus s ${skuJoins(given, viewer)}
      where s.number = any(${given("numbers")}::text[]) and s.market in ('ALL', ${given("region")}) and not s.disabled`
);
function toSku(row, caller, language) {
  const tapeWidthMm = row.tapeWidthMm === null ? null : Number(row.tapeWidthMm);
  return {
    goodsSkuId: row.goodsSkuId,
    number: row.number,
    oemCode: row.oemCode,
    name: row.name,
    classId: row.classId,
    brandId: row.brandId,
    brandName: row.brandName,
    colour: row.colour,
    colourName: row.classId === LABEL_CASSETTE && row.colour ? colourIn(language, row.colour) : void 0,
    pageYield: row.pageYield,
    tapeWidthMm,
    unionCode: row.unionCode,
    boxBarcode: row.boxBarcode,
    productBarcode: row.productBarcode,
    custNumber: row.custNumber,
    image: imagePath({ classId: row.classId, colour: row.colour, tapeWidthMm }),
    printers: row.printers,
    printerCount: row.printerCount,
    disabled: row.disabled,
    successor: row.successor,
    ...caller && viewerOf(caller) !== "visitor" ? toCommerce(row, caller.currency) : NOTHING2
  };
}
function toCommerce(row, currency) {
  const prices2 = toPrices(row);
  return {
    unitPrice: prices2?.unitPrice ?? null,
    discountPrice: prices2 ? discountPriceAt(prices2, 1) : null,
    tiers: [...prices2?.tiers ?? []],
    currency,
    availability: toAvailability(row)
  };
}

// src/catalogue/resolve-lines.ts
async function resolveLines(lines, caller, deps2, language) {
  const texts = lines.map(({ input }) => input);
  const named = await nameParts(texts, caller, deps2);
  const unknown = texts.filter((text19) => named.get(text19)?.matches.length === 0);
  const offered = await offerNearest(unknown, named, deps2);
  const articles = [...named.values()].flatMap((naming) => naming.articles.flatMap(({ ids }) => ids));
  const matches2 = [...named.values()].flatMap((naming) => naming.matches);
  const parts = await readParts(matches2, [...articles, ...[...offered.values()].flat()], caller, deps2, language);
  return lines.map(({ key, input }) => {
    const naming = named.get(input);
    if (naming && naming.matches.length > 0) return toLine(key, naming.matches, [], parts, naming.reading);
    const line = toLine(key, [], offered.get(input) ?? [], parts);
    if (!naming || naming.articles.length < 2) return line;
    const candidates = naming.articles.flatMap(({ ids }) => parts.byId.get(ids[0] ?? -1) ?? []);
    return { ...line, candidates, articles: naming.articles.map(({ text: text19 }) => text19) };
  });
}
async function readParts(found, near, caller, deps2, language) {
  const successors = found.flatMap(({ disabled, successor }) => disabled && successor ? [successor] : []);
  const rows = await readRows(
    deps2.db,
    sql28`select goods_sku_id as id from skus where number = any(${textArray(new Set(successors))})
      or number in (select successor from skus where goods_sku_id = any(${intArray(near)}) and disabled)`
  );
  const ids = [...found.map((match) => match.id), ...near, ...rows.map((row) => row.id)];
  const byId = await findSkus(deps2, caller, ids, language);
  return { byId, byNumber: new Map([...byId.values()].map((part) => [part.number, part])) };
}
function toLine(key, found, offered, parts, reading) {
  const matches2 = found.flatMap(({ id, kind }) => {
    const part = parts.byId.get(id);
    return part ? [{ part, matchedBy: kind }] : [];
  });
  const none = { key, successor: null, candidates: [], ...reading && { reading } };
  const [first] = matches2;
  if (!first) {
    return { ...none, status: "unknown", matches: [], candidates: sellable(offered, parts) };
  }
  if (matches2.length > 1) return { ...none, status: "ambiguous", matches: matches2 };
  if (!first.part.disabled) return { ...none, status: "found", matches: matches2 };
  const successor = first.part.successor === null ? null : parts.byNumber.get(first.part.successor) ?? null;
  return { ...none, status: "disabled", matches: matches2, successor };
}
var sellable = (ids, { byId, byNumber }) => {
  const parts = ids.flatMap((id) => {
    const part = byId.get(id);
    return (part?.disabled ? byNumber.get(part.successor ?? "") : part) ?? [];
  });
  return [...new Set(parts)];
};

// src/testing/silent-log.ts
var SILENT_LOG = { info: () => void 0, error: () => void 0 };

// ../../../../tmp/rs/bench-entry.ts
import { readFileSync as readFileSync3 } from "node:fs";
var { db, close } = await openDatabase({ url: process.env.URL.replace("/probe", "/" + (process.argv[2] ?? "probe")), log: SILENT_LOG });
var skus2 = JSON.parse(readFileSync3("/tmp/rs/skus.json", "utf8")).filter((s) => s.market !== "US").slice(0, 1e3);
var deps = { db, region: "EU", clock: () => /* @__PURE__ */ new Date("2026-11-25T09:00:00Z") };
var all = JSON.parse(readFileSync3("/tmp/rs/gen-inputs.json", "utf8"));
var lists = {
  exact: skus2.map((s, i) => i % 2 ? s.oem_code : s.number),
  mixed: skus2.map((s, i) => [s.oem_code, `${s.brand_name} ${s.oem_code}`, s.product_barcode, s.oem_code.replace("0", "O"), s.number, `Toner ${s.oem_code} ${s.colour ?? ""}`, s.union_code, s.oem_code, s.oem_code + " original", s.oem_code.slice(0, -1) + "Q"][i % 10]),
  mixed2: skus2.map((s, i) => i % 50 === 49 ? `${s.number}-X${i}` : i % 2 ? s.oem_code : s.number),
  unknown300: skus2.slice(0, 300).map((s, i) => `${s.oem_code.slice(0, -2)}${i * 7 % 10}Q`),
  unknown1000: skus2.map((s, i) => `${s.oem_code.slice(0, -2)}${i * 7 % 10}Q`),
  wholesaler: skus2.map((s, i) => `BR${s.oem_code.replace(/-/g, "")}`)
};
for (const [name, texts] of Object.entries(lists)) {
  const t = [], a = [], b = [];
  for (let r = 0; r < 3; r++) {
    let s = performance.now();
    await resolveLines(texts.map((input, i) => ({ key: `${i}`, input })), null, deps, "en");
    t.push(performance.now() - s);
    s = performance.now();
    const n = await nameParts(texts, null, deps);
    a.push(performance.now() - s);
    s = performance.now();
    await offerNearest(texts.filter((x) => n.get(x)?.matches.length === 0), n, deps);
    b.push(performance.now() - s);
  }
  const m = (x) => x.sort((p, q) => p - q)[1].toFixed(0);
  console.log(name, "all", m(t), "name", m(a), "nearest", m(b));
}
await close();
process.exit(0);
