/** What Lighthouse says, with its mobile settings, of every page a visitor can open. */
import { type RouteName, routes } from '@cartwright/core'
import lighthouse, { type Result } from 'lighthouse'
import { expect, test } from 'vitest'
import { freePort, startBuiltShop } from '../../support/built-shop'
import { type Figure, report } from '../support/figure'
import { launch } from '../support/foreign-page'
import { median } from '../support/median'

type OpenRoute = Extract<(typeof routes)[number], { open: true }>['name']

/** Addresses of every open route: one that is added to the table and not here is a type error. */
const ADDRESSES: Readonly<Record<OpenRoute, readonly string[]>> = {
  home: ['/index'],
  login: ['/login'],
  register: ['/ac/register'],
  passwordReset: ['/ac/password'],
  undoChange: ['/ac/undo'],
  list: ['/list/toner', '/list/toner?classId=109'],
  product: ['/pd/product?sku_id=10063'],
  search: ['/search?keyword=TN-2421', '/search?keyword=nothing'],
  printers: ['/printers', '/printers?modelId=402'],
  cookies: ['/help/cookies'],
  toolbar: ['/toolbar/toolbar'],
  faq: ['/help/faq'],
  terms: ['/help/terms'],
  about: ['/help/aboutus'],
  announcement: ['/announcement'],
  unauthorised: ['/401'],
  notFound: ['/404'],
  contact: ['/cartwright/contactus'],
  // These two lead elsewhere.
  authRedirect: [],
  refresh: [],
}

/** Performance depends on what else the machine does: the middle of so many runs, as Lighthouse advises. */
const RUNS = 5
const MINUTES = 60_000

interface Measured {
  path: string
  /** From 0 to 100. */
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  shift: number
  paintMs: number
  blockingMs: number
}

test('Lighthouse on the pages of visitors', { timeout: 40 * MINUTES }, async () => {
  const open: RouteName[] = routes.filter(route => route.open).map(({ name }) => name)
  expect(Object.keys(ADDRESSES).sort()).toEqual(open.sort())
  const port = await freePort()
  const browser = await launch(`--remote-debugging-port=${port}`)
  const shop = await startBuiltShop()
  const pages: Measured[] = []
  try {
    for (const path of Object.values(ADDRESSES).flat()) pages.push(await measure(path))
  } finally {
    await browser.close()
    await shop.close()
  }

  const worst = (name: string, pick: (page: Measured) => number, target: Partial<Figure> & { lowest?: boolean }) => {
    const { lowest = false, ...rest } = target
    const [first, ...others] = pages
    if (!first) throw new Error('no page was measured')
    const page = others.reduce((a, b) => (pick(lowest ? b : a) < pick(lowest ? a : b) ? b : a), first)
    const count = pages.filter(one => pick(one) === pick(page)).length
    const note = count === pages.length ? `each of ${count} pages` : page.path
    report({ name: `Lighthouse, visitors: ${name}`, value: pick(page), unit: '', note, ...rest })
  }
  worst('performance', page => page.performance, { lowest: true, atLeast: 95 })
  worst('accessibility', page => page.accessibility, { lowest: true, atLeast: 100 })
  worst('best practices', page => page['best-practices'], { lowest: true, atLeast: 100 })
  worst('SEO', page => page.seo, { lowest: true, atLeast: 100 })
  worst('layout shift', page => page.shift, { digits: 3, atMost: 0 })
  worst('largest paint', page => page.paintMs / 1000, { unit: 's', digits: 1 })
  worst('blocking time', page => page.blockingMs, { unit: 'ms' })

  async function measure(path: string): Promise<Measured> {
    const runs: Result[] = []
    for (let failed = 0; runs.length < RUNS; ) {
      const onlyCategories = runs.length === 0 ? undefined : ['performance']
      const done = await lighthouse(shop.url + path, { port, logLevel: 'error', onlyCategories })
      const problem = done ? done.lhr.runtimeError : { message: 'no answer' }
      if (done && !problem) runs.push(done.lhr)
      // On a busy machine a recording can come out incomplete; Lighthouse itself then asks to run it again.
      else if (++failed === RUNS) throw new Error(`${path}: ${problem?.message}`)
    }
    const score = (name: string) => Math.round(100 * median(runs.flatMap(run => run.categories[name]?.score ?? [])))
    const middle = (audit: string) => median(runs.map(run => run.audits[audit]?.numericValue ?? Number.NaN))
    const page = {
      path,
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      // As Lighthouse shows it.
      shift: Number(middle('cumulative-layout-shift').toFixed(3)),
      paintMs: middle('largest-contentful-paint'),
      blockingMs: middle('total-blocking-time'),
    }
    console.log(JSON.stringify(page))
    return page
  }
})
