/** Nothing axe or the further checkers object to in dialogs, drawers, menus, filled grids and forms that were sent empty, wide and narrow. */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { addAxe, LOOKING } from '../support/accessible'
import { EVERYTHING, violationsOn } from '../support/axe'
import { addCheckers, objectionsTo } from '../support/checkers'
import { prepareRoutes } from '../support/routes'
import { openSettled, settled } from '../support/settled'
import { test as base } from '../support/shared-shop'
import { pasteIntoQuickOrder, signInByCookie } from '../support/shop-pages'

const WIDTHS = [1440, 360] as const

interface State {
  name: string
  /** Address, of the routes or below the shop. */
  at: string
  /** Without an account. */
  isOpen?: boolean
  /** Only in this window: in another there is no such thing. */
  width?: (typeof WIDTHS)[number]
  /** Leads from the page to the state. */
  reach: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click()
const shortcut = (name: string | RegExp) => (page: Page) =>
  page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button', { name }).click()
const inTurn =
  (...steps: State['reach'][]): State['reach'] =>
  async page => {
    for (const step of steps) await step(page)
  }

/** A line of each kind: known, one of two, misspelt, of an unclear quantity, unknown. */
const LINES = ['CW-CF259X\t12', 'TN-321C\t1', 'CW-TN247X\t2', 'DR-2400\t1.500', 'nothing-like-it\t1'].join('\n')

const STATES: readonly State[] = [
  {
    name: 'a list that was pasted into quick order',
    at: '/my/quickorder',
    reach: async page => {
      await pasteIntoQuickOrder(page, LINES)
      await expect(page.getByText('4 lines to fix.')).toBeVisible()
    },
  },
  {
    name: 'suggestions in quick order',
    at: '/my/quickorder',
    reach: async page => {
      await page.getByLabel('Number, line 1', { exact: true }).click()
      await page.keyboard.type('TN-24')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'the keys of quick order',
    at: '/my/quickorder',
    width: 1440,
    reach: press('Keys'),
  },
  { name: 'the import of quick order', at: '/my/quickorder', reach: press('Import') },
  { name: 'a new list of quick order', at: '/my/quickorder', reach: press('Save as list') },
  {
    name: 'the question before rows are deleted',
    at: '/cust/shoppingcart',
    reach: inTurn(press(/^Delete CW-/), page => expect(page.getByRole('alertdialog')).toBeVisible()),
  },
  { name: 'the drawer of the basket', at: '/index', reach: shortcut(/^Basket/) },
  { name: 'the drawer of favourites', at: '/index', reach: shortcut('Favourites') },
  { name: 'the drawer of notifications', at: '/index', reach: shortcut(/^Notifications/) },
  { name: 'the settings', at: '/index', reach: press('Settings') },
  { name: 'the menu of the account', at: '/index', reach: press(/^Welcome/) },
  { name: 'the question before an order is cancelled', at: 'orderDetails', reach: press('Cancel order') },
  { name: 'an order that is ordered again', at: 'orderDetails', reach: press('Order again') },
  { name: 'the formats of an order', at: 'orderDetails', reach: press('Export') },
  { name: 'the filters of orders', at: '/hisorder/list', width: 360, reach: press('Filters') },
  { name: 'the filters of a list', at: '/list/toner?classId=102', width: 360, reach: press(/^Filters/) },
  {
    name: 'suggestions of the search',
    at: '/index',
    reach: async page => {
      await page.getByRole('banner').getByRole('combobox').click()
      await page.keyboard.type('TN-24')
      await expect(page.getByRole('grid', { name: 'Suggestions' }).getByRole('row').first()).toBeVisible()
    },
  },
  {
    name: 'an address that was saved empty',
    at: '/my/account?tab=addresses',
    reach: inTurn(press('New address'), press('Save address')),
  },
  {
    name: 'an account that was saved empty',
    at: '/my/account?tab=accounts',
    reach: inTurn(press('New account'), press('Save account')),
  },
  { name: 'a return that was sent empty', at: 'applyForReturn', reach: press(/^Send/) },
  {
    name: 'a list of a visitor',
    at: '/index',
    isOpen: true,
    reach: async page => {
      await button(page, 'Try this example, 12 lines').click()
      await expect(page.getByRole('link', { name: 'Sign in, keep the list' })).toBeVisible()
    },
  },
  { name: 'a registration whose e-mail is missing', at: '/ac/register', isOpen: true, reach: press('Send code') },
  {
    name: 'a sign-in that was sent empty',
    at: '/login',
    isOpen: true,
    reach: page => page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click(),
  },
  { name: 'the menu of languages', at: '/index', isOpen: true, reach: press(/^(Language: )?English/) },
  { name: 'the menu of sites', at: '/index', isOpen: true, reach: press(/^Site/) },
  { name: 'the menu of a narrow window', at: '/index', isOpen: true, width: 360, reach: press('Menu') },
]

/** An account that no other file looks at, for what these tests leave in quick order and in the basket. */
const BUYER = 'buyer.de'

const test = base.extend<object, { own: Awaited<ReturnType<typeof prepareRoutes>> }>({
  own: [async ({ shop }, use) => use(await prepareRoutes(shop, BUYER)), { scope: 'worker' }],
})

for (const { name, at, isOpen = false, width: only, reach } of STATES) {
  test(`no checker objects to ${name}`, async ({ browser, shop, own }) => {
    for (const width of WIDTHS.filter(one => only === undefined || one === only)) {
      const context: BrowserContext = await browser.newContext({
        ...LOOKING,
        locale: 'en-GB',
        viewport: { width, height: 900 },
      })
      if (!isOpen) await signInByCookie(context, shop, BUYER)
      const page = await context.newPage()
      await addAxe(page)
      await addCheckers(page)
      await openSettled(page, shop.url + (own[at as keyof typeof own] ?? at))
      await reach(page)
      await settled(page)
      const violations = await violationsOn(page, EVERYTHING)
      expect.soft({ axe: violations, ...(await objectionsTo(page)) }, `${width} px`).toEqual({
        axe: [],
        ibm: [],
        sniffer: [],
        validate: [],
      })
      await context.close()
    }
  })
}
