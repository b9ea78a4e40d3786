/** An account and its first login, its people and addresses, and what a sales rep of the company does not see. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { call, signIn } from '@cartwright/server/testing'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { routes } from '../../packages/core/src/routing/routes'
import type { BuiltShop } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { runOps } from '../support/ops'
import { startShopWithPost } from '../support/registration'
import { prepareRoutes, SKUS } from '../support/routes'
import { openSettled } from '../support/settled'
import { PASSWORD, signInByCookie, signIn as signInByForm, tokenOf } from '../support/shop-pages'

/** The first sign-in of an account: terms, a code that is really mailed, and the shop behind them. Then the way back to an account that someone has taken over. */
test.describe('the first login, and the way back', () => {
  let shop: BuiltShop
  test.beforeAll(async () => {
    // Some calls come from another network.
    shop = await startFilledShop({ TRUST_PROXY: '1' })
  })
  test.afterAll(() => shop.close())

  const NEW_PASSWORD = 'Toner-fuer-Apolda-26'

  const lastMail = async (email: string) => JSON.stringify(await runOps(shop, 'mail:last', email))
  const mailedCode = async (email: string) => /\b\d{6}\b/.exec(await lastMail(email))?.[0] ?? ''
  const terms = (page: Page) => page.getByRole('dialog', { name: 'Terms and conditions' })

  test('LAY-031 LAY-032 LAY-033 LAY-034 LAY-035 CONF-001 CONF-004 CONF-005 terms are read and confirmed once', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 960 })
    await page.goto(`${shop.url}/login`)
    await signInByForm(page, 'new.nl')
    const dialog = terms(page)
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    await expect(dialog.getByText('4:30 pm')).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Terms and conditions' })).toBeFocused()

    const body = dialog.locator('.cw-modal__body')
    await expect.poll(async () => Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(640)
    // The text comes after the dialog.
    await expect.poll(async () => (await body.boundingBox())?.height).toBe(600)
    // The form stands below the text, edge to edge.
    const gaps = () =>
      dialog.locator('form').evaluate(node => {
        const form = node.getBoundingClientRect()
        const foot = node.closest('.cw-modal__foot')?.getBoundingClientRect() ?? new DOMRect()
        return Math.abs(form.left - foot.left - (foot.right - form.right))
      })
    await expect.poll(gaps).toBeLessThan(2)
    const scrolls = () => body.evaluate(box => [box.scrollHeight > box.clientHeight, box.scrollTop])
    await expect.poll(scrolls).toEqual([true, 0])

    await page.mouse.click(20, 500)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      // The browser's own controls come between the last field and the first.
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName)).toMatch(
        /dialog|body/,
      )
      expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer'))).toBeNull()
    }
    await dialog.getByRole('region', { name: 'Terms and conditions' }).focus()
    await page.keyboard.press('End')
    await expect.poll(async () => (await scrolls())[1]).toBeGreaterThan(0)

    await page.reload()
    await expect(dialog).toBeVisible()
    await page.goto(`${shop.url}/help/faq`)
    await expect(dialog).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)

    await dialog.getByRole('textbox', { name: /^E-mail\W*$/ }).fill('daan@firm.nl')
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await expect(dialog.getByLabel('E-mail verification code')).toBeFocused()
    await page.keyboard.type(await mailedCode('daan@firm.nl'))
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByLabel('Search the questions').fill('warranty')
    await expect(page.getByRole('group')).not.toHaveCount(12)

    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Welcome, Daan Vos, new.nl/ })).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  test('F6 an account whose address was changed comes back to its owner by the mail to the old address', async ({
    page,
  }) => {
    const [owner, thief] = ['buyer.fr@example.com', 'thief@elsewhere.eu']
    await page.goto(`${shop.url}/login`)
    await signInByForm(page, 'buyer.fr')
    await expect(page).toHaveURL(/\/index$/)
    const token = await tokenOf(shop, 'buyer.fr')
    const elsewhere = { token, headers: { 'X-Forwarded-For': '203.0.113.9' } }
    const binding = await call(shop, 'account.requestEmailBinding', { query: { email: thief } }, elsewhere)
    const code = { emailVerificationCode: await mailedCode(thief), requestId: binding.result?.requestId }
    const body = { email: thief, ...code, currentPassword: PASSWORD }
    expect((await call(shop, 'account.changeEmail', { body }, elsewhere)).code).toBe(200)

    // The session of the owner has ended with the change. The link opens nevertheless, and by keyboard alone.
    const notice = await lastMail(owner)
    expect(notice).toContain('The e-mail address of your account was changed')
    const link = /http:\S+\/ac\/undo#[\w-]{43}/.exec(notice)?.[0] ?? ''
    await page.goto(shop.url + link.slice(link.indexOf('/ac/undo')))
    await page.getByLabel('Code from the e-mail').focus()
    await page.keyboard.press('Enter')
    await expect(
      page.getByText(/^Your previous e-mail address is restored, and everyone has been signed out\./),
    ).toBeVisible()
    expect((await call(shop, 'session.info', {}, { token })).code).toBe(401)
    await page.getByRole('button', { name: 'Choose a new password' }).click()

    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(owner)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByLabel('E-mail verification code')).toBeFocused()
    await page.keyboard.type(await mailedCode(owner))
    await page.locator('[name=password]').fill(NEW_PASSWORD)
    await page.locator('[name=checkPassword]').fill(NEW_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('The new password is set.')).toBeVisible()
    await page.locator('.cw-password-reset').getByRole('button', { name: 'Sign in' }).click()
    await page.getByLabel('User name').fill('buyer.fr')
    await page.locator('input[type=password]').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Welcome, Camille Lefèvre, buyer.fr/ })).toBeVisible()
  })
})

/** The account on a phone, in German: an address that an order goes to, and a colleague who gets an account by mail. */
test.describe('on a phone, in German', () => {
  let started: Awaited<ReturnType<typeof startShopWithPost>>
  let shop: BuiltShop
  test.beforeAll(async () => {
    started = await startShopWithPost()
    shop = started.shop
  })
  test.afterAll(() => started.close())

  test.use({ viewport: { width: 360, height: 740 }, locale: 'de-DE', hasTouch: true })

  const openAccount = async (page: Page, tab: string) => {
    await page.goto(`${shop.url}/my/account?tab=${tab}`)
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
  }

  test('SITE-017 ACC-006 ACC-009 ACC-010 an address is added, made the default, and an order goes there', async ({
    page,
    context,
  }) => {
    await signInByCookie(context, shop, 'buyer.nl')
    await openAccount(page, 'addresses')
    await page.getByRole('button', { name: 'Neue Adresse' }).click()
    await page.getByLabel(/^Firma/).fill('Lager Zuid')
    await page.getByLabel(/^Adresszeile 1/).fill('Havenstraat 12')
    await page.getByLabel(/^Postleitzahl/).fill('31')
    await page.getByLabel(/^Ort/).fill('Schiedam')
    await page.getByRole('checkbox', { name: 'Als Standardadresse verwenden' }).check()
    await page.getByRole('button', { name: 'Adresse speichern' }).click()
    // VAL-040: asked about once, beside its field.
    await expect(page.getByText(/^Postleitzahlen in diesem Land sehen so aus: 3534 AM/)).toBeVisible()
    await page.getByLabel(/^Postleitzahl/).fill('3115 HG')
    await page.getByRole('button', { name: 'Adresse speichern' }).click()
    await expect(page.getByText('Adresse gespeichert')).toBeVisible()
    const card = page.getByRole('listitem').filter({ hasText: 'Lager Zuid' })
    await expect(card.getByText('Standard', { exact: true })).toBeVisible()
    await expect(page.getByText('Standard', { exact: true })).toHaveCount(1)

    await openSettled(page, `${shop.url}/order/confirm?skus=${SKUS}`)
    const shipTo = page.getByLabel(/^Lieferadresse/)
    await expect(shipTo.locator('option:checked')).toHaveText('Lager Zuid, Schiedam')
    await page.getByRole('button', { name: 'Bestellung aufgeben' }).click()
    await expect(page).toHaveURL(/\/order\/checkout\/\w+/)
    await expect(page.getByText('Havenstraat 12').first()).toBeVisible()
  })

  test('SITE-018 ACC-014 a colleague gets an account, sets a password with a mailed code, and signs in', async ({
    page,
    context,
  }) => {
    await signInByCookie(context, shop, 'buyer.nl')
    await openAccount(page, 'accounts')
    await page.getByRole('button', { name: 'Neues Konto' }).click()
    await page.getByLabel(/^Benutzername/).fill('jonas.v')
    const email = 'jonas@drukwerk.eu'
    await page.getByLabel(/^E-Mail/).fill(email)
    await page.getByLabel(/^Rolle/).selectOption('salesRep')
    await page.getByRole('button', { name: 'Konto speichern' }).click()
    await expect(page.getByText(`Konto angelegt. Wir haben an ${email} geschrieben.`)).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'jonas.v' })
    await expect(row).toContainText('Außendienst')
    await expect(row).toContainText('Noch nicht bestätigt')

    // What the colleague does: the link of the mail, a code, a password.
    const mailed = () => started.post.mails.findLast(({ to }) => to === email)
    await expect.poll(() => mailed()?.subject).toBe('Ihr Konto im Shop')
    const mail = mailed()
    expect(mail?.text).toContain('Ihr Benutzername: jonas.v')
    const path = /\/ac\/password$/m.exec(mail?.text ?? '')?.[0] ?? ''
    await context.clearCookies()
    await page.goto(shop.url + path)
    await page.getByRole('textbox', { name: /^E-Mail\W*$/ }).fill(email)
    await page.getByRole('button', { name: 'Code senden' }).click()
    await expect(page.getByText(new RegExp(email))).toBeVisible()
    await page.locator('[name=emailVerificationCode]').fill(started.post.codeFor(email))
    await page.locator('[name=password]').fill('Toner-2026')
    await page.locator('[name=checkPassword]').fill('Toner-2026')
    await page.getByRole('button', { name: 'Neues Passwort festlegen' }).click()
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel('Benutzername').fill('jonas.v')
    await page.locator('input[type=password]').fill('Toner-2026')
    await page.getByRole('button', { name: 'Anmelden', exact: true }).last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

/**
 * A sales rep without company prices walks through every page of the shop: the price of the company stands in no answer, on no
 * page and in nothing that the browser keeps. The calls have a walk of their own (`server/src/account/canary.test.ts`).
 */
test.describe('without company prices', () => {
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
})
