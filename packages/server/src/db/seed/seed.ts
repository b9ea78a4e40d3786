/** Fills an empty shop: a real catalogue, demo companies and their accounts. The same bytes on every machine. */
import { sql } from 'drizzle-orm'
import { keepSearchWords } from '../../catalogue/did-you-mean'
import { formatDay } from '../../catalogue/time'
import type { Database } from '../database'
import * as schema from '../schema'
import { makeCatalogue } from './catalogue'
import { ACCOUNTS, CUSTOMERS, DEMO_PASSWORD, makeAddresses } from './companies'
import { makeContents } from './contents'
import { makeCountries, makeStates } from './countries'
import { insertRows } from './insert-rows'
import { retireSome } from './life-cycle'
import { makeNotifications } from './notifications'
import { makeAccountPrices, makeOwnNumbers } from './own-numbers'
import { listPrices, PRICE_LISTS } from './prices'
import { makePromotions } from './promotions'
import { keepTexts } from './refresh-texts'
import { relateParts } from './related'
import { GOODS_CLASSES, SHIP_VIAS, SITES, WAREHOUSES } from './sites'
import { makeStock } from './stock'

/** Any number; the same in every process. */
const SEED_LOCK = 4_173_002

export interface SeedOptions {
  /** Arrivals, offers and messages are dated from here; nothing else depends on it. */
  now: Date
  /** Turns the demo password into what is stored; called once. */
  hashPassword: (password: string) => Promise<string>
}

/**
 * Fills the database when it is empty, all at once or not at all; several processes may try at the same time.
 * Both regions are in it: `REGION` decides which one a shop shows.
 * @returns false when there was data already
 */
export async function seedDatabase(db: Database, { now, hashPassword }: SeedOptions): Promise<boolean> {
  if (await isFilled(db)) return false
  const password = await hashPassword(DEMO_PASSWORD)
  const isDone = await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (await isFilled(tx)) return false
    await fill(tx, formatDay(now), password)
    return true
  })
  // Without figures about the tables their first queries would be planned for empty ones.
  if (isDone) await db.execute(sql`vacuum analyze`)
  return isDone
}

async function isFilled(db: Database): Promise<boolean> {
  const sites = await db.select({ orgId: schema.orgSites.orgId }).from(schema.orgSites).limit(1)
  return sites.length > 0
}

async function fill(db: Database, today: string, password: string): Promise<void> {
  const made = makeCatalogue()
  const catalogue = { ...made, skus: retireSome(made.skus) }
  const { skus } = catalogue
  const { stocks, arrivals } = makeStock(skus, today)

  await insertRows(db, schema.orgSites, SITES)
  await insertRows(db, schema.warehouses, WAREHOUSES)
  await insertRows(db, schema.shipVias, SHIP_VIAS)
  await insertRows(db, schema.countries, makeCountries())
  await insertRows(db, schema.states, makeStates())
  await insertRows(
    db,
    schema.priceLists,
    PRICE_LISTS.map(list => ({ ...list, name: SITES.find(site => site.orgId === list.priceListId)?.siteName ?? '' })),
  )

  await insertRows(db, schema.goodsClasses, GOODS_CLASSES)
  await insertRows(db, schema.brands, catalogue.brands)
  await insertRows(db, schema.series, catalogue.series)
  await insertRows(db, schema.models, catalogue.models)
  await insertRows(db, schema.skus, skus)
  await keepSearchWords(db)
  await insertRows(db, schema.skuModels, catalogue.skuModels)
  await insertRows(db, schema.relatedSkus, relateParts(skus, catalogue.skuModels))
  for (const list of PRICE_LISTS) await insertRows(db, schema.prices, listPrices(list, skus))
  await insertRows(db, schema.promotions, makePromotions(skus, today))
  await insertRows(db, schema.stocks, stocks)
  await insertRows(db, schema.arrivals, arrivals)

  await insertRows(
    db,
    schema.customers,
    CUSTOMERS.map(row => ({ sdi: '', taxCode: '', ...row })),
  )
  await insertRows(
    db,
    schema.accounts,
    ACCOUNTS.map(row => ({ ...row, password })),
  )
  await insertRows(db, schema.addresses, makeAddresses())
  await insertRows(db, schema.custNumbers, makeOwnNumbers(skus))
  await insertRows(db, schema.accountPrices, makeAccountPrices(skus))
  const contents = makeContents(catalogue)
  await insertRows(db, schema.contents, contents)
  await keepTexts(db, { skus, contents })
  await insertRows(db, schema.notifications, makeNotifications(today))
  await db.execute(sql`select setval(pg_get_serial_sequence('customers', 'cust_id'), (select max(cust_id) from customers)),
    setval(pg_get_serial_sequence('accounts', 'account_id'), (select max(account_id) from accounts))`)
}
