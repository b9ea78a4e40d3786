/** The first sign-in of an account: terms, a code that is really mailed, and the shop behind them. Then the way back to an account that someone has taken over. */
import { call } from '@cartwright/server/testing'
import { expect, type Page, test } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { runOps } from '../support/ops'
import { PASSWORD, signIn, tokenOf } from '../support/shop-pages'

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
  await signIn(page, 'new.nl')
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
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName)).toMatch(/dialog|body/)
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
  await signIn(page, 'buyer.fr')
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
