/** The account on a phone, in German: an address that an order goes to, and a colleague who gets an account by mail. */
import { expect, type Page, test } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { startShopWithPost } from '../support/registration'
import { SKUS } from '../support/routes'
import { openSettled } from '../support/settled'
import { signInByCookie } from '../support/shop-pages'

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
