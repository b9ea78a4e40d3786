/** ops coupon:create, coupon:disable and coupon:list */
import { COUPON_TYPES, ORDER_TYPES } from '@cartwright/core/contract'
import { dayIn } from '@cartwright/core/rules'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { readToday } from '../../account/billing'
import { announceCoupon } from '../../coupons/announce-coupon'
import type { Database } from '../../db/database'
import { coupons, customers, orgSites } from '../../db/schema'
import { argument, dayOf, lineOf, neededOption, option, wholeNumber } from '../arguments'
import { type OpsArgs, type OpsCommand, OpsTrouble } from '../command'
import { findPart } from '../find-part'
import { counted, table } from '../table'

const REGION = 'EU'
const USES_MAX = 1_000_000
const TITLE_CHARS = 120

export const couponCreate: OpsCommand = {
  name: 'coupon:create',
  summary: 'Gives buyers of the EU a coupon',
  positionals: ['code'],
  options: {
    type: { type: 'string', value: COUPON_TYPES.join('|'), help: 'what it does; needed' },
    value: { type: 'string', value: 'number', help: 'amount of a voucher, percent of a discount' },
    title: { type: 'string', value: 'text', help: 'what buyers read; needed' },
    currency: { type: 'string', value: 'EUR', help: 'of its amounts and of the orders that it is for; EUR by default' },
    initial: { type: 'string', value: 'amount', help: 'net value of the articles from which on it counts' },
    from: { type: 'string', value: 'yyyy-MM-dd', help: 'first day, at each site; today by default' },
    to: {
      type: 'string',
      value: 'yyyy-MM-dd',
      help: 'last day, which counts entirely at each site; without it no end',
    },
    uses: { type: 'string', value: 'n', help: 'how often all companies together may use it; without it no limit' },
    'per-company': { type: 'string', value: 'n', help: 'how often one company may use it; once by default' },
    company: { type: 'string', value: 'custnum', help: 'only for this company' },
    site: { type: 'string', value: 'iso2', help: 'only for companies of this site, such as DE' },
    parts: { type: 'string', value: 'number,…', help: 'only for these articles' },
    'order-types': { type: 'string', value: 'REG,DROP', help: 'only for these order types' },
  },
  irreversible: true,
  details: 'Buyers find it among their coupons and in their notifications. One coupon counts for an order.',
  async run({ db, clock }, args) {
    const now = clock()
    const row = await readCoupon(db, args, now)
    const [made] = await db.insert(coupons).values(row).onConflictDoNothing().returning({ couponId: coupons.couponId })
    if (!made) throw new OpsTrouble(`There is a coupon ${row.code} already.`)
    await announceCoupon(db, row, now)
    const whom = option(args, 'company') ?? option(args, 'site')?.toUpperCase()
    const readers = whom === undefined ? 'All buyers of the EU' : `The buyers of ${whom}`
    const text = `Coupon ${row.code} is there: ${row.type}, ${row.titles.en}\n${readers} are notified of it.`
    return { data: { ...made, ...row }, text }
  },
}

type NewCoupon = Omit<typeof coupons.$inferInsert, 'couponId'>

async function readCoupon(db: Database, args: OpsArgs, now: Date): Promise<NewCoupon> {
  const code = argument(args, 0)
  if (!/^[\p{L}\p{N}_-]{3,40}$/u.test(code)) throw new OpsTrouble('A code has 3 to 40 letters, digits, - and _.')
  const type = COUPON_TYPES.find(known => known === neededOption(args, 'coupon:create', 'type'))
  if (!type) throw new OpsTrouble(`--type must be one of: ${COUPON_TYPES.join(', ')}.`)
  const title = lineOf(neededOption(args, 'coupon:create', 'title'), '--title', TITLE_CHARS)
  const site = await findSite(db, option(args, 'site'))
  const startsOn = dayOf(option(args, 'from') ?? (await readFirstDay(db, site?.orgId, now)))
  const to = option(args, 'to')
  const endsOn = to === undefined ? null : dayOf(to)
  if (endsOn !== null && endsOn < startsOn) throw new OpsTrouble('--to is before --from.')
  const uses = option(args, 'uses')
  return {
    createTime: now,
    region: REGION,
    orgId: site?.orgId ?? null,
    custId: await findCompany(db, option(args, 'company')),
    code,
    titles: { en: title },
    type,
    value: type === 'freeShipping' ? 0 : amount(args, 'value', type === 'discount' ? 100 : 1_000_000),
    initialAmount: option(args, 'initial') === undefined ? 0 : amount(args, 'initial', 1_000_000),
    currency: await readCurrency(db, option(args, 'currency') ?? 'EUR'),
    orderTypes: list(args, 'order-types').map(text => {
      const orderType = ORDER_TYPES.find(known => known === text.toUpperCase())
      if (!orderType) throw new OpsTrouble(`--order-types must be some of: ${ORDER_TYPES.join(', ')}.`)
      return orderType
    }),
    goodsSkuIds: await findParts(db, list(args, 'parts')),
    startsOn,
    endsOn,
    uses: uses === undefined ? null : wholeNumber(uses, '--uses', 1, USES_MAX),
    usesOfCompany: wholeNumber(option(args, 'per-company') ?? '1', '--per-company', 1, USES_MAX),
  }
}

/** Today at the site; for a coupon of all sites the earliest day that it is at one of them, so that it counts at once everywhere. */
async function readFirstDay(db: Database, orgId: number | undefined, now: Date): Promise<string> {
  const isMeant = and(eq(orgSites.region, REGION), orgId === undefined ? undefined : eq(orgSites.orgId, orgId))
  const sites = await db.select({ orgId: orgSites.orgId }).from(orgSites).where(isMeant)
  const days = await Promise.all(sites.map(site => readToday(db, site.orgId, now)))
  return days.sort()[0] ?? dayIn('UTC', now)
}

const list = (args: OpsArgs, name: string): string[] =>
  (option(args, name) ?? '')
    .split(',')
    .map(text => text.trim())
    .filter(Boolean)

function amount(args: OpsArgs, name: string, max: number): number {
  const text = option(args, name) ?? ''
  const value = /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN
  if (!(value > 0 && value <= max)) {
    throw new OpsTrouble(`--${name} must be a number above 0, at most ${max}, with 2 decimals at most.`)
  }
  return value
}

async function findParts(db: Database, numbers: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const number of numbers) ids.push((await findPart(db, number)).goodsSkuId)
  return ids
}

async function findSite(db: Database, iso2: string | undefined) {
  if (iso2 === undefined) return undefined
  const sites = await db.select().from(orgSites).where(eq(orgSites.region, REGION))
  const site = sites.find(known => known.iso2 === iso2.toUpperCase())
  if (!site) throw new OpsTrouble(`--site must be one of: ${sites.map(known => known.iso2).join(', ')}.`)
  return site
}

async function readCurrency(db: Database, wanted: string): Promise<string> {
  const sites = await db.select().from(orgSites).where(eq(orgSites.region, REGION))
  const known = [...new Set(sites.map(site => site.currency))]
  const currency = known.find(code => code === wanted.toUpperCase())
  if (!currency) throw new OpsTrouble(`--currency must be one of: ${known.join(', ')}.`)
  return currency
}

async function findCompany(db: Database, text: string | undefined): Promise<number | null> {
  if (text === undefined) return null
  const custnum = wholeNumber(text, '--company', 1, 2_147_483_647)
  const [company] = await db
    .select({ custId: customers.custId, region: orgSites.region })
    .from(customers)
    .innerJoin(orgSites, eq(orgSites.orgId, customers.orgId))
    .where(eq(customers.custnum, custnum))
  if (!company) throw new OpsTrouble(`There is no company with the customer number ${custnum}.`)
  if (company.region !== REGION) throw new OpsTrouble('Coupons are for companies of the EU.')
  return company.custId
}

export const couponDisable: OpsCommand = {
  name: 'coupon:disable',
  summary: 'Ends a coupon at once',
  positionals: ['code'],
  options: {},
  irreversible: true,
  details: 'Orders that used it keep what it took off. An order that is being confirmed has to be confirmed again.',
  async run({ db, clock }, args) {
    const code = argument(args, 0)
    const isIt = and(sql`lower(${coupons.code}) = lower(${code})`, isNull(coupons.disabledAt))
    const [row] = await db.update(coupons).set({ disabledAt: clock() }).where(isIt).returning()
    if (!row) throw new OpsTrouble(`There is no coupon ${code} that could be disabled.`)
    return { data: row, text: `Coupon ${row.code} is disabled; it was used ${row.used} times` }
  },
}

export const couponList: OpsCommand = {
  name: 'coupon:list',
  reads: true,
  summary: 'Lists the coupons, and how often each was used',
  positionals: [],
  options: {},
  details: '',
  async run({ db }) {
    const found = await db
      .select({ coupon: coupons, company: customers.company, site: orgSites.iso2 })
      .from(coupons)
      .leftJoin(customers, eq(customers.custId, coupons.custId))
      .leftJoin(orgSites, eq(orgSites.orgId, coupons.orgId))
      .orderBy(asc(coupons.couponId))
    const rows = found.map(({ coupon, company, site }) => [
      coupon.code,
      coupon.type,
      coupon.type === 'voucher'
        ? `${coupon.value} ${coupon.currency}`
        : coupon.type === 'discount'
          ? `${coupon.value} %`
          : '',
      `${coupon.startsOn} – ${coupon.endsOn ?? ''}`,
      coupon.uses === null ? counted(coupon.used, 'use') : `${coupon.used} of ${counted(coupon.uses, 'use')}`,
      coupon.disabledAt ? 'disabled' : '',
      company ?? site ?? 'all',
    ])
    const data = found.map(({ coupon, company, site }) => ({ ...coupon, company, site }))
    return { data, text: rows.length > 0 ? table(rows) : 'There are no coupons.' }
  },
}
