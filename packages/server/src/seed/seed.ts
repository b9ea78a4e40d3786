/**
 * Fills an empty shop as far as it is asked to: what no shop can do without, a real catalogue, demo companies with their
 * accounts. The same bytes on every machine.
 */
import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { keepSearchWords } from '../catalogue/did-you-mean'
import type { Database } from '../db/database'
import * as schema from '../db/schema'
import type { Seed } from '../env'
import { DEMO_PASSWORD } from '../session/demo-accounts'
import { makeCatalogue, type SeedCatalogue } from './catalogue'
import { ACCOUNTS, CUSTOMERS, makeAddresses } from './companies'
import { makeContents } from './contents'
import { makeCountries, makeStates } from './countries'
import { demoDay } from './days'
import { makeDemoAccounts } from './demo-accounts'
import { insertRows } from './insert-rows'
import { makeKitParts } from './kits'
import { retireSome } from './life-cycle'
import { makeNotifications } from './notifications'
import { placeOrders } from './orders'
import { ACCOUNT_PRICE_RULES, makeAccountPrices, makeOwnNumbers } from './own-numbers'
import { listPrices, PRICE_LISTS } from './prices'
import { makePromotions } from './promotions'
import { isSeededCatalogue, keepTexts } from './refresh-texts'
import { relateParts } from './related'
import { makeListVersions, makeSavedLists } from './saved-lists'
import { makeSellers } from './sellers'
import { makeShippingDays } from './shipping-days'
import { GOODS_CLASSES, SHIP_VIAS, SITES, WAREHOUSES } from './sites'
import { makeStock } from './stock'

/** Any number; the same in every process. */
const SEED_LOCK = 4_173_002
/** Kinds of contents that show parts of the seeded catalogue. */
const CATALOGUE_CONTENTS = new Set(['banner', 'brandSubject', 'activitySubject', 'homeFloor'])

export interface SeedOptions {
  seed: Seed
  /** Arrivals, offers and messages are dated from here; nothing else depends on it. */
  now: Date
  /** Turns the demo password into what is stored; called at most once. */
  hashPassword: (password: string) => Promise<string>
}

/** Stored for the password of an account that has none yet: nobody can sign in with it. */
export const NO_PASSWORD = ''

/**
 * Adds what `seed` asks for and the database does not have yet, all at once or not at all; several processes may try at
 * the same time. A catalogue is added only where there is no part, demo companies only to the seeded catalogue and where
 * there is no company. Both regions are in it: `REGION` decides which one a shop shows.
 * @returns false when nothing was added
 */
export async function seedDatabase(db: Database, { seed, now, hashPassword }: SeedOptions): Promise<boolean> {
  const missing = await missingParts(db, seed)
  if (missing.length === 0) return false
  const password = seed === 'demo' ? await hashPassword(DEMO_PASSWORD) : ''
  const isDone = await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const stillMissing = await missingParts(tx, seed)
    let made: SeedCatalogue | undefined
    const given: Given = { now, today: demoDay(now), password, catalogue: () => (made ??= seedCatalogue()) }
    for (const part of stillMissing) await FILL[part](tx, given)
    return stillMissing.length > 0
  })
  // Without figures about the tables their first queries would be planned for empty ones.
  if (isDone && missing.some(part => part !== 'passwords')) await db.execute(sql`vacuum analyze`)
  return isDone
}

type Part = 'basis' | 'sellers' | 'shippingDays' | 'catalogue' | 'companies' | 'passwords'

interface Given {
  now: Date
  today: string
  /** As it is stored. */
  password: string
  /** Made once for all parts: half a second. */
  catalogue: () => SeedCatalogue
}

const FILL: Readonly<Record<Part, (db: Database, given: Given) => Promise<void>>> = {
  basis: fillBasis,
  sellers: fillSellers,
  shippingDays: fillShippingDays,
  catalogue: fillCatalogue,
  companies: fillCompanies,
  passwords: setPasswords,
}

async function missingParts(db: Database, seed: Seed): Promise<Part[]> {
  const isEmpty = async (table: PgTable) => (await db.select({ one: sql`1` }).from(table).limit(1)).length === 0
  const missing: Part[] = (await isEmpty(schema.orgSites)) ? ['basis'] : []
  // A shop of an earlier version has sites, and neither who invoices for them nor when they ship.
  if (await isEmpty(schema.sellers)) missing.push('sellers')
  if (await isEmpty(schema.shippingDays)) missing.push('shippingDays')
  if (seed === 'none') return missing
  const hasParts = !(await isEmpty(schema.skus))
  if (!hasParts) missing.push('catalogue')
  const isDemoCatalogue = !hasParts || (await isSeededCatalogue(db))
  if (seed !== 'demo') return missing
  if (isDemoCatalogue && (await isEmpty(schema.customers))) missing.push('companies')
  if ((await db.$count(schema.accounts, eq(schema.accounts.password, NO_PASSWORD))) > 0) missing.push('passwords')
  return missing
}

function seedCatalogue(): SeedCatalogue {
  const made = makeCatalogue()
  return { ...made, skus: retireSome(made.skus) }
}

async function fillBasis(db: Database, { catalogue }: Given): Promise<void> {
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
  await insertRows(
    db,
    schema.contents,
    makeContents(catalogue()).filter(({ kind }) => !CATALOGUE_CONTENTS.has(kind)),
  )
}

async function fillSellers(db: Database): Promise<void> {
  await insertRows(db, schema.sellers, makeSellers())
}

async function fillShippingDays(db: Database, { today }: Given): Promise<void> {
  await insertRows(db, schema.shippingDays, makeShippingDays(today))
}

async function fillCatalogue(db: Database, given: Given): Promise<void> {
  const { today } = given
  const catalogue = given.catalogue()
  const { skus } = catalogue
  const { stocks, arrivals } = makeStock(skus, today)
  await insertRows(db, schema.brands, catalogue.brands)
  await insertRows(db, schema.series, catalogue.series)
  await insertRows(db, schema.models, catalogue.models)
  await insertRows(db, schema.skus, skus)
  await keepSearchWords(db)
  await insertRows(db, schema.skuModels, catalogue.skuModels)
  await insertRows(db, schema.relatedSkus, relateParts(skus, catalogue.skuModels))
  await insertRows(db, schema.kitParts, makeKitParts(skus))
  for (const list of PRICE_LISTS) await insertRows(db, schema.prices, listPrices(list, skus))
  await insertRows(db, schema.promotions, makePromotions(skus, today))
  await insertRows(db, schema.stocks, stocks)
  await insertRows(db, schema.arrivals, arrivals)
  const contents = makeContents(catalogue)
  await insertRows(
    db,
    schema.contents,
    contents.filter(({ kind }) => CATALOGUE_CONTENTS.has(kind)),
  )
  await keepTexts(db, { skus, contents })
}

async function fillCompanies(db: Database, { now, today, password, catalogue }: Given): Promise<void> {
  const { skus } = catalogue()
  await insertRows(
    db,
    schema.customers,
    CUSTOMERS.map(row => ({ ...row, createTime: now })),
  )
  await insertRows(
    db,
    schema.accounts,
    ACCOUNTS.map(row => ({ ...row, password, createTime: now })),
  )
  await insertRows(db, schema.demoAccounts, makeDemoAccounts(password))
  await insertRows(db, schema.addresses, makeAddresses())
  await insertRows(db, schema.custNumbers, makeOwnNumbers(skus))
  await insertRows(db, schema.accountPrices, makeAccountPrices(skus))
  await insertRows(db, schema.accountPriceRules, ACCOUNT_PRICE_RULES)
  await db.execute(sql`select setval(pg_get_serial_sequence('customers', 'cust_id'), (select max(cust_id) from customers)),
    setval(pg_get_serial_sequence('accounts', 'account_id'), (select max(account_id) from accounts))`)
  await insertRows(db, schema.quickOrders, makeSavedLists(today))
  const lists = await db.select().from(schema.quickOrders).where(eq(schema.quickOrders.saved, true))
  await insertRows(db, schema.listVersions, makeListVersions(lists))
  await placeOrders(db, today)
  await insertRows(db, schema.notifications, makeNotifications(today))
}

/** Of a demo shop that was filled in advance (`demo-image.ts`). */
async function setPasswords(db: Database, { password }: Given): Promise<void> {
  for (const table of [schema.accounts, schema.demoAccounts])
    await db.update(table).set({ password }).where(eq(table.password, NO_PASSWORD))
}
