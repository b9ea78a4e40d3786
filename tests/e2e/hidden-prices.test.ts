/**
 * A sales rep without company prices walks through every page of the shop: the price of the company stands in no answer, on no
 * page and in nothing that the browser keeps. The calls have a walk of their own (`server/src/account/canary.test.ts`).
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signIn } from '@cartwright/server/testing'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { routes } from '../../packages/core/src/routing/routes'
import type { BuiltShop } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { runOps } from '../support/ops'
import { prepareRoutes } from '../support/routes'
import { openSettled } from '../support/settled'
import { signInByCookie } from '../support/shop-pages'

const PRICE = 777.77
/** Of each part that a rep has a price of its own for. */
const OWN_PRICE = 90

/** Shown besides the routes. */
const FURTHER = [
  ...[
    'billing',
    'addresses',
    'shipping',
    'shippingNonRegular',
    'accounts',
    'custNumbers',
    'credential',
    'password',
  ].map(tab => `/my/account?tab=${tab}`),
  '/my/quickorder?tab=coupon',
  '/finance/invoices?tab=cleared',
  '/search?keyword=toner',
  '/list/toner?sort=price',
]

let shop: BuiltShop
test.beforeAll(async () => {
  test.setTimeout(300_000)
  shop = await startFilledShop()
  const buyer = await signIn(shop.apiBase, 'buyer.nl')
  const numbers: string[] = []
  for (let pageNum = 1; ; pageNum++) {
    const { rows } = await buyer.ask('catalogue.query', { query: { pageNum, pageSize: 100 } })
    if (rows.length === 0) break
    numbers.push(...rows.map(({ number }) => number))
  }
  const file = join(shop.dataDir, 'prices.csv')
  await writeFile(file, ['number,price:EUR', ...numbers.map(number => `${number},${PRICE}`)].join('\n'))
  await runOps(shop, 'import', file)
  const { user } = await buyer.ask('session.info', {})
  await runOps(shop, 'company:rep-prices', String(user.custnum), 'none')
})
test.afterAll(() => shop?.close())

/** Everything that comes with the pages of a walk and that the browser keeps of them. */
async function walk(page: Page, paths: readonly string[]): Promise<{ where: string; text: string }[]> {
  const seen: { where: string; text: string }[] = []
  const bodies: Promise<void>[] = []
  page.on('response', response => {
    if (!response.url().startsWith(shop.apiBase)) return
    const read = response.text().then(
      text => void seen.push({ where: response.url(), text }),
      () => undefined, // an answer that the page did not wait for
    )
    bodies.push(read)
  })
  for (const path of paths) {
    await openSettled(page, shop.url + path)
    seen.push({ where: path, text: await page.evaluate(() => document.documentElement.outerHTML) })
    const fields = () =>
      [...document.querySelectorAll('input, textarea, select')].map(field => (field as HTMLInputElement).value)
    seen.push({ where: `fields of ${path}`, text: (await page.evaluate(fields)).join('\n') })
  }
  await Promise.all(bodies)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  return [
    ...seen,
    { where: 'storage', text: kept },
    { where: 'cookies', text: JSON.stringify(await page.context().cookies()) },
  ]
}

async function pageOf(context: BrowserContext, userName: string): Promise<Page> {
  await signInByCookie(context, shop, userName)
  return context.newPage()
}

/** Finds amounts in every notation of the languages. */
const patternOf = (amounts: readonly number[]) =>
  new RegExp(
    amounts
      .map(amount => {
        const [whole = '', cents = ''] = amount.toFixed(2).split('.')
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '[.,\\s\\u00a0\\u202f]?')
        return `(?<!\\d)${grouped}[.,]${cents.replace(/0$/, '0?')}(?!\\d)`
      })
      .join('|'),
  )

const leaks = (pattern: RegExp, seen: { where: string; text: string }[]) =>
  seen.filter(({ text }) => pattern.test(text)).map(({ where }) => where)

test('ACC-016 a sales rep finds the price of the company on no page and in nothing that the browser keeps', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const main = await signIn(shop.apiBase, 'buyer.nl')
  const rep = (await main.ask('account.list', { query: {} })).rows.find(({ userName }) => userName === 'rep.nl')
  if (!rep) throw new Error('no rep')
  await main.ask('account.setPrice', { body: { accountId: rep.accountId, number: 'CW-CF259X', price: OWN_PRICE } })

  // The company reads its prices on its own pages: the walk would find them.
  const mains = await browser.newContext()
  const mainPaths = await prepareRoutes(shop)
  const orderNo = mainPaths.orderDetails.split('/').at(-1) ?? ''
  const { lines, grandTotal } = await main.ask('orders.get', { params: { orderno: orderNo } })
  const ofLines = lines.flatMap(line => [line.unitPrice, line.discountPrice ?? line.unitPrice, line.price])
  const hidden = patternOf([PRICE, 2 * PRICE, ...ofLines, grandTotal])
  const own = [mainPaths.list, mainPaths.cart, mainPaths.orderDetails]
  const ofMain = leaks(hidden, await walk(await pageOf(mains, 'buyer.nl'), own))
  expect(ofMain).toEqual(expect.arrayContaining(own))
  await mains.close()

  const reps = await browser.newContext({ locale: 'de-DE' })
  const paths = await prepareRoutes(shop, 'rep.nl')
  const all = [
    ...routes.map(({ name }) => paths[name]),
    ...FURTHER,
    mainPaths.orderDetails,
    mainPaths.quickOrderDetails,
  ]
  const seen = await walk(await pageOf(reps, 'rep.nl'), all)
  expect(seen.length).toBeGreaterThan(150)
  expect(seen.some(({ text }) => /90[.,]00/.test(text))).toBe(true)
  expect(leaks(hidden, seen)).toEqual([])
  await reps.close()
})
