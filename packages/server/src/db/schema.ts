/** Every table of the shop, one dialect for PGlite and PostgreSQL 15+. Money is numeric, times are UTC. */
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const money = (name: string) => numeric(name, { precision: 14, scale: 6, mode: 'number' })
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A text in languages other than its own, by language; what is missing is read in its own. */
const namesInLanguages = (name: string) => jsonb(name).$type<Record<string, string>>().notNull().default({})

// ---- sites and content -----------------------------------------------------------------------------------------

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
  position: smallint('position').notNull(),
})

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
    createTime: moment('create_time').notNull().defaultNow(),
  },
  table => [index('contents_kind').on(table.kind, table.language, table.region, table.position)],
)

// ---- customers and accounts ------------------------------------------------------------------------------------

export const customers = pgTable('customers', {
  custId: serial('cust_id').primaryKey(),
  custnum: integer('custnum').notNull().unique(),
  company: text('company').notNull(),
  orgId: integer('org_id')
    .notNull()
    .references(() => orgSites.orgId),
  currency: text('currency').notNull(),
  vat: text('vat').notNull().default(''),
  sdi: text('sdi').notNull().default(''),
  taxCode: text('tax_code').notNull().default(''),
  /** The price list whose prices and tiers this company gets. */
  priceListId: integer('price_list_id')
    .notNull()
    .references(() => priceLists.priceListId),
  createTime: moment('create_time').notNull().defaultNow(),
})

export const accounts = pgTable(
  'accounts',
  {
    accountId: serial('account_id').primaryKey(),
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    userName: text('user_name').notNull(),
    /** Argon2 hash. */
    password: text('password').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    avatar: text('avatar').notNull().default(''),
    roles: jsonb('roles').$type<string[]>().notNull().default([]),
    permissions: jsonb('permissions').$type<string[]>().notNull().default([]),
    /** A main customer manages accounts and account prices; a sales rep sees account prices instead of real ones. */
    mainAccount: boolean('main_account').notNull().default(true),
    confirmed: boolean('confirmed').notNull().default(false),
    active: boolean('active').notNull().default(true),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('accounts_user_name').on(sql`lower(${table.userName})`),
    uniqueIndex('accounts_email').on(sql`lower(${table.email})`),
    index('accounts_cust').on(table.custId),
  ],
)

/** Sign-in tokens, stored as SHA-256 hashes only. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    /** Moves forward with use (sliding). */
    expires: moment('expires').notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  table => [index('tokens_account').on(table.accountId), index('tokens_expires').on(table.expires)],
)

/** Captchas and failed tries; shared by all processes of a shop. */
export const captchas = pgTable('captchas', {
  uuid: text('uuid').primaryKey(),
  digits: text('digits').notNull(),
  expires: moment('expires').notNull(),
})

/** Counters for throttling: failed sign-ins by account and address, mails by address. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  /** The counter starts anew after this moment. */
  resets: moment('resets').notNull(),
})

/** E-mailed codes (20 minutes, one use, LIM-007). */
export const emailCodes = pgTable('email_codes', {
  email: text('email').primaryKey(),
  /** SHA-256 of the code. */
  hash: text('hash').notNull(),
  tries: smallint('tries').notNull().default(0),
  expires: moment('expires').notNull(),
})

/** Documents of companies that register; one without a customer waits a day for the registration to be finished. */
export const registrationFiles = pgTable(
  'registration_files',
  {
    fileId: uuid('file_id').primaryKey().defaultRandom(),
    /** Whose mailbox was proven, in lower case. */
    email: text('email').notNull(),
    custId: integer('cust_id').references(() => customers.custId),
    name: text('name').notNull(),
    /** What the content is: `jpg` or `png`. */
    type: text('type').notNull(),
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  table => [
    index('registration_files_cust').on(table.custId),
    index('registration_files_waiting').on(table.email, table.createTime).where(sql`${table.custId} is null`),
  ],
)

export const addresses = pgTable(
  'addresses',
  {
    addressId: serial('address_id').primaryKey(),
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    /** `billing` or `shipping`. */
    kind: text('kind').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    company: text('company').notNull().default(''),
    address1: text('address1').notNull(),
    address2: text('address2').notNull().default(''),
    city: text('city').notNull(),
    state: text('state').notNull().default(''),
    postcode: text('postcode').notNull(),
    countryIso2: text('country_iso2').notNull(),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
  },
  table => [index('addresses_cust').on(table.custId, table.kind)],
)

// ---- catalogue -------------------------------------------------------------------------------------------------

export const goodsClasses = pgTable('goods_classes', {
  classId: integer('class_id').primaryKey(),
  className: text('class_name').notNull(),
  names: namesInLanguages('names'),
  position: smallint('position').notNull(),
})

export const brands = pgTable('brands', {
  brandId: integer('brand_id').primaryKey(),
  brandName: text('brand_name').notNull().unique(),
})

export const series = pgTable(
  'series',
  {
    seriesId: integer('series_id').primaryKey(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.brandId),
    seriesName: text('series_name').notNull(),
  },
  table => [uniqueIndex('series_name').on(table.brandId, table.seriesName)],
)

/** Printers. */
export const models = pgTable(
  'models',
  {
    modelId: integer('model_id').primaryKey(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.seriesId),
    modelName: text('model_name').notNull(),
    /** Lower-case text that a search for a printer looks through: brand, series, model, and the model without hyphens. */
    search: text('search').notNull().default(''),
  },
  table => [
    uniqueIndex('models_name').on(table.seriesId, table.modelName),
    index('models_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
)

export const skus = pgTable(
  'skus',
  {
    goodsSkuId: integer('goods_sku_id').primaryKey(),
    number: text('number').notNull(),
    oemCode: text('oem_code').notNull(),
    name: text('name').notNull(),
    names: namesInLanguages('names'),
    description: text('description').notNull().default(''),
    descriptions: namesInLanguages('descriptions'),
    classId: integer('class_id')
      .notNull()
      .references(() => goodsClasses.classId),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.brandId),
    colour: text('colour'),
    pageYield: integer('page_yield'),
    tapeWidthMm: numeric('tape_width_mm', { precision: 5, scale: 1, mode: 'number' }),
    unionCode: text('union_code').notNull(),
    boxBarcode: text('box_barcode').notNull(),
    productBarcode: text('product_barcode').notNull(),
    supplier: text('supplier').notNull(),
    /** First printers it fits, and how many in all, kept here so that lists need no join. */
    printers: jsonb('printers').$type<string[]>().notNull().default([]),
    printerCount: integer('printer_count').notNull().default(0),
    /** `EU`, `US` or `ALL`. */
    market: text('market').notNull().default('ALL'),
    disabled: boolean('disabled').notNull().default(false),
    successor: text('successor'),
    /** `normalizeNumber` of number and OEM code, for exact and prefix look-ups. */
    numberKey: text('number_key').notNull(),
    oemKey: text('oem_key').notNull(),
    /** Lower-case text that a substring search looks through: numbers, OEM code, names in all languages, printers. */
    search: text('search').notNull(),
  },
  table => [
    uniqueIndex('skus_number').on(table.number),
    index('skus_number_key').on(table.numberKey.op('text_pattern_ops')),
    index('skus_oem_key').on(table.oemKey.op('text_pattern_ops')),
    index('skus_union_code').on(table.unionCode),
    index('skus_box_barcode').on(table.boxBarcode),
    index('skus_product_barcode').on(table.productBarcode),
    index('skus_class').on(table.classId, table.brandId, table.number),
    index('skus_search').using('gin', table.search.op('gin_trgm_ops')),
    index('skus_number_trgm').using('gin', table.numberKey.op('gin_trgm_ops')),
    index('skus_oem_trgm').using('gin', table.oemKey.op('gin_trgm_ops')),
  ],
)

/** Every word that parts are found by, to put mistyped ones right. A word stays when its last part goes. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, table => [
  index('search_words_trgm').using('gin', table.word.op('gin_trgm_ops')),
])

/** Which printers a part fits. */
export const skuModels = pgTable(
  'sku_models',
  {
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.modelId),
  },
  table => [primaryKey({ columns: [table.goodsSkuId, table.modelId] }), index('sku_models_model').on(table.modelId)],
)

export const relatedSkus = pgTable(
  'related_skus',
  {
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    relatedId: integer('related_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    position: smallint('position').notNull().default(0),
  },
  table => [primaryKey({ columns: [table.goodsSkuId, table.relatedId] })],
)

/** A customer's own article numbers; one may stand for several parts. */
export const custNumbers = pgTable(
  'cust_numbers',
  {
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    custNumber: text('cust_number').notNull(),
    custKey: text('cust_key').notNull(),
  },
  table => [
    primaryKey({ columns: [table.custId, table.goodsSkuId] }),
    index('cust_numbers_key').on(table.custId, table.custKey.op('text_pattern_ops')),
  ],
)

// ---- prices and promotions -------------------------------------------------------------------------------------

export const priceLists = pgTable('price_lists', {
  priceListId: integer('price_list_id').primaryKey(),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
})

/** Price of one piece from `minQty` on; the row with `minQty` 1 is the unit price. */
export const prices = pgTable(
  'prices',
  {
    priceListId: integer('price_list_id')
      .notNull()
      .references(() => priceLists.priceListId),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    minQty: integer('min_qty').notNull().default(1),
    price: money('price').notNull(),
  },
  table => [primaryKey({ columns: [table.priceListId, table.goodsSkuId, table.minQty] })],
)

/** A price set for one account by its main customer; it hides the real one. */
export const accountPrices = pgTable(
  'account_prices',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    price: money('price').notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.goodsSkuId] })],
)

export const promotions = pgTable(
  'promotions',
  {
    promotionId: serial('promotion_id').primaryKey(),
    orgId: integer('org_id')
      .notNull()
      .references(() => orgSites.orgId),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    title: text('title').notNull(),
    titles: namesInLanguages('titles'),
    /** Percent off the unit price. */
    percentOff: numeric('percent_off', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
  },
  table => [index('promotions_sku').on(table.goodsSkuId, table.orgId)],
)

// ---- stock -----------------------------------------------------------------------------------------------------

export const warehouses = pgTable('warehouses', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  region: text('region').notNull(),
})

export const stocks = pgTable(
  'stocks',
  {
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    warehouse: text('warehouse')
      .notNull()
      .references(() => warehouses.code),
    qty: integer('qty').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.goodsSkuId, table.warehouse] }),
    check('stocks_not_negative', sql`${table.qty} >= 0`),
  ],
)

export const arrivals = pgTable(
  'arrivals',
  {
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    warehouse: text('warehouse')
      .notNull()
      .references(() => warehouses.code),
    etaDate: date('eta_date').notNull(),
    qty: integer('qty').notNull(),
  },
  table => [primaryKey({ columns: [table.goodsSkuId, table.warehouse, table.etaDate] })],
)

// ---- what accounts keep ----------------------------------------------------------------------------------------

export const searches = pgTable(
  'searches',
  {
    searchId: serial('search_id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    keyword: text('keyword').notNull(),
    searched: moment('searched').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('searches_keyword').on(table.accountId, sql`lower(${table.keyword})`),
    index('searches_recent').on(table.accountId, table.searched),
  ],
)

export const cartItems = pgTable(
  'cart_items',
  {
    shoppingCartId: serial('shopping_cart_id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    custNumber: text('cust_number'),
    qty: integer('qty').notNull(),
    warehouse: text('warehouse').notNull(),
    addedPrice: money('added_price').notNull(),
    addedStock: integer('added_stock').notNull(),
    addedTime: moment('added_time').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('cart_items_part').on(table.accountId, table.goodsSkuId, table.warehouse),
    check('cart_items_qty', sql`${table.qty} between 1 and 9999`),
  ],
)

export const favourites = pgTable(
  'favourites',
  {
    favoriteId: serial('favorite_id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    custNumber: text('cust_number'),
    warehouse: text('warehouse').notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  table => [uniqueIndex('favourites_part').on(table.accountId, table.goodsSkuId)],
)

/** The printers an account buys for. */
export const keptPrinters = pgTable(
  'kept_printers',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.modelId),
    keptTime: moment('kept_time').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.accountId, table.modelId] })],
)

// ---- orders ----------------------------------------------------------------------------------------------------

export const shipVias = pgTable('ship_vias', {
  shipViaId: integer('ship_via_id').primaryKey(),
  region: text('region').notNull(),
  name: text('name').notNull(),
  names: namesInLanguages('names'),
  cost: money('cost').notNull(),
  needsForwarder: boolean('needs_forwarder').notNull().default(false),
  forwarders: jsonb('forwarders').$type<string[]>().notNull().default([]),
  position: smallint('position').notNull(),
})

export const quickOrders = pgTable(
  'quick_orders',
  {
    quickOrderId: serial('quick_order_id').primaryKey(),
    qoNo: text('qo_no').notNull().unique(),
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    name: text('name').notNull().default(''),
    lines: jsonb('lines').$type<{ goodsSkuId: number; custNumber: string | null; qty: number }[]>().notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  table => [index('quick_orders_cust').on(table.custId, table.createTime)],
)

export const orders = pgTable(
  'orders',
  {
    orderId: serial('order_id').primaryKey(),
    orderNo: text('order_no').notNull().unique(),
    soNo: text('so_no').notNull(),
    poNo: text('po_no').notNull().default(''),
    quickOrderId: integer('quick_order_id').references(() => quickOrders.quickOrderId),
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    orgId: integer('org_id').notNull(),
    status: text('status').notNull().default('submitted'),
    kind: text('kind').notNull(),
    orderType: text('order_type').notNull(),
    backOrderMode: text('back_order_mode').notNull(),
    currency: text('currency').notNull(),
    subtotal: money('subtotal').notNull(),
    discount: money('discount').notNull(),
    promotionRate: numeric('promotion_rate', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    shippingCost: money('shipping_cost').notNull(),
    handlingFee: money('handling_fee').notNull(),
    vatRate: numeric('vat_rate', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    vat: money('vat').notNull(),
    total: money('total').notNull(),
    grandTotal: money('grand_total').notNull(),
    /** Addresses as they were when ordered. */
    billTo: jsonb('bill_to').$type<Record<string, unknown>>().notNull(),
    shipTo: jsonb('ship_to').$type<Record<string, unknown>>().notNull(),
    shipVia: text('ship_via').notNull(),
    forwarder: text('forwarder'),
    trackingNo: text('tracking_no'),
    deliveryDate: date('delivery_date'),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  table => [index('orders_cust').on(table.custId, table.createTime), index('orders_po').on(table.custId, table.poNo)],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderLineId: bigserial('order_line_id', { mode: 'number' }).primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId),
    position: smallint('position').notNull(),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    custNumber: text('cust_number'),
    qty: integer('qty').notNull(),
    unitPrice: money('unit_price').notNull(),
    discountPrice: money('discount_price'),
    price: money('price').notNull(),
    /** The price set for the ordering account, which it sees instead of the three above (ACC-016). */
    accountPrice: money('account_price'),
    shipNow: integer('ship_now').notNull(),
    backOrdered: integer('back_ordered').notNull(),
    etaDate: date('eta_date'),
    warehouse: text('warehouse').notNull(),
    /** Pieces taken from stock, by warehouse; together `shipNow`. */
    taken: jsonb('taken').$type<Record<string, number>>().notNull().default({}),
  },
  table => [
    uniqueIndex('order_lines_position').on(table.orderId, table.position),
    // For what is ordered together with a part: its last orders first.
    index('order_lines_part').on(table.goodsSkuId, table.orderLineId),
  ],
)

/** Files that came for an order; one without an order waits a day for it. */
export const orderFiles = pgTable(
  'order_files',
  {
    fileId: uuid('file_id').primaryKey().defaultRandom(),
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    orderId: integer('order_id').references(() => orders.orderId),
    position: smallint('position').notNull().default(0),
    name: text('name').notNull(),
    /** What the content is: `pdf`, `jpg`, `png`, `doc`, `docx`, `xls` or `xlsx`. */
    type: text('type').notNull(),
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('order_files_position').on(table.orderId, table.position),
    index('order_files_waiting').on(table.accountId, table.createTime).where(sql`${table.orderId} is null`),
  ],
)

// ---- notifications ---------------------------------------------------------------------------------------------

/** What the supplier tells its buyers: all of a region, those of a site, or one account. */
export const notifications = pgTable(
  'notifications',
  {
    notificationId: serial('notification_id').primaryKey(),
    region: text('region').notNull(),
    orgId: integer('org_id').references(() => orgSites.orgId),
    accountId: integer('account_id').references(() => accounts.accountId, { onDelete: 'cascade' }),
    /** Title and text, by language; a text may be HTML. */
    texts: jsonb('texts').$type<Record<string, { title: string; text: string }>>().notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  table => [index('notifications_newest').on(table.region, table.createTime)],
)

/** Who has read what. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    notificationId: integer('notification_id')
      .notNull()
      .references(() => notifications.notificationId, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    readTime: moment('read_time').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.notificationId, table.accountId] })],
)

/** Texts as the seed wrote them last: what reads otherwise by now is somebody's own. */
export const seededTexts = pgTable('seeded_texts', {
  /** For example `sku 10001`, or `contents EU de faq`; `version` for all of them. */
  key: text('key').primaryKey(),
  hash: text('hash').notNull(),
})

/** Answers already given to a write with an Idempotency-Key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: integer('account_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    /** SHA-256 of the body. */
    bodyHash: text('body_hash').notNull(),
    /** What the call answered; written in the transaction that did the work. */
    answer: jsonb('answer').$type<unknown>().notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.accountId, table.key] })],
)
