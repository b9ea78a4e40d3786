/** A visitor opens an account: code over SMTP, captcha seen and heard, documents uploaded, a reload in the middle. Then the password is forgotten. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { EXTRACT, readCaptcha, type ShopWithPost, startShopWithPost } from '../support/registration'
import { PASSWORD } from '../support/shop-pages'

let started: ShopWithPost
let shop: ShopWithPost['shop']
let post: ShopWithPost['post']
test.beforeAll(async () => {
  started = await startShopWithPost()
  shop = started.shop
  post = started.post
})
test.afterAll(() => started.close())

const EMAIL = 'anke.jansen@druckpartner.de'
const NEW_PASSWORD = 'Toner-fuer-Apolda-26'

const requestCode = async (page: Page, email: string) => {
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
  // Looked for from the start: the message goes again by itself.
  const sent = expect(page.getByText('Email sent successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Send code' }).click()
  await sent
  await expect(page.getByText(`Code sent to ${email}, valid for 20 minutes.`)).toBeVisible()
  return post.codeFor(email)
}
const step = (page: Page) => page.locator('[aria-current="step"]')
const typePasswords = async (page: Page) => {
  await page.locator('[name=password]').fill(NEW_PASSWORD)
  await page.locator('[name=checkPassword]').fill(NEW_PASSWORD)
}

/** The digits are read out, and stopped. */
async function hearNumbers(page: Page) {
  // Read out again and again, so that it is not over before it is stopped.
  await page.evaluate(() => {
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...when) {
      this.loop = true
      start.apply(this, when)
    }
  })
  const spoken = page.waitForResponse(/randomcode\/freedom\/spoken/)
  await page.getByRole('button', { name: 'Hear the numbers' }).click()
  expect((await spoken).status()).toBe(200)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Hear the numbers' })).toBeVisible()
}

/** The upload is watched, broken off, and made again. */
async function uploadTwice(page: Page, documents: Locator) {
  const network = await page.context().newCDPSession(page)
  const sendAt = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  // So slow that it is not over before it is broken off.
  await sendAt(20 * 1024)
  await documents.locator('input[type=file]').setInputFiles(EXTRACT)
  await expect(documents.getByRole('progressbar')).toHaveAttribute('value', /^0\.[1-9]/)
  await page.getByRole('button', { name: `Cancel the upload of ${EXTRACT.name}` }).click()
  await expect(documents.getByRole('listitem')).toHaveCount(0)
  await sendAt(-1)
  await documents.locator('input[type=file]').setInputFiles(EXTRACT)
  await expect(documents.getByText(`${EXTRACT.name} is uploaded and checked.`)).toBeAttached()
}

test('SITE-007 RT-004 REGI-005 REGI-006 REGI-007 REGI-011 REGI-012 a company registers and signs in', async ({
  page,
}) => {
  // What was pasted before the registration is there after it.
  await page.goto(`${shop.url}/index`)
  await page.getByRole('textbox', { name: 'Paste a list, see what we recognise' }).fill('CF259X 10')
  await page.getByRole('button', { name: 'Recognise the list' }).click()
  const join = page.getByRole('link', { name: 'Join free, keep the list' })
  const digits = await readCaptcha(shop, page, () => join.click())
  await expect(step(page)).toContainText('Set user name')
  await page.getByLabel('User name').fill('anke.jansen')
  const code = await requestCode(page, EMAIL)
  await expect(page.getByLabel('E-mail verification code')).toBeFocused()
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
  await page.keyboard.type(code)
  await typePasswords(page)
  await page.getByLabel('Numbers in the image').fill(digits)

  await hearNumbers(page)

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(step(page)).toContainText('Fill in account information')
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Druckpartner OWL GmbH')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('VAT').fill('DE 136 695 976')
  await page.getByLabel('Street and number').fill('Wirtschaftsweg 27 a')
  await page.getByLabel('Postcode').fill('32758')
  await page.getByLabel('City').fill('Detmold')

  const documents = page.getByRole('group', { name: /^Company registration documents/ })
  await uploadTwice(page, documents)

  // Back leads to step 1 with all that is in it, and ahead again.
  await page.goBack()
  await expect(page.locator('[name=password]')).toHaveValue(NEW_PASSWORD)
  await expect(page.getByLabel('Numbers in the image')).toHaveValue(digits)
  await page.goForward()
  await expect(documents.getByText(`${EXTRACT.name} is uploaded and checked.`)).toBeAttached()

  await page.getByRole('button', { name: 'Read the agreement' }).click()
  await expect(page.getByRole('dialog')).toContainText('restocking fee')
  await page.keyboard.press('Escape')

  // A reload loses the password and the captcha, nothing else.
  const again = await readCaptcha(shop, page, () => page.reload())
  await expect(page.getByLabel('User name')).toHaveValue('anke.jansen')
  await expect(page.locator('[name=password]')).toHaveValue('')
  await typePasswords(page)
  await page.getByLabel('Numbers in the image').fill(again)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('VAT')).toHaveValue('DE136695976')
  await expect(page.getByText(EXTRACT.name, { exact: true })).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send registration' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is open' })).toBeFocused()
  expect(post.mails.map(({ to, subject }) => `${to} ${subject}`)).toEqual([
    `${EMAIL} Your code for the registration: ${code}`,
  ])
  // There is no step to go back to, and in this window nothing before the registration.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your account is open' })).toBeVisible()

  await page.locator('.cw-registration').getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('User name').fill('anke.jansen')
  await page.locator('input[type=password]').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // The first sign-in is confirmed (CONF-001).
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/my\/quickorder$/)
  await expect(page.getByLabel('Number, line 1', { exact: true })).toHaveValue('CF259X')
  await expect(page.getByLabel('Quantity, line 1', { exact: true })).toHaveValue('10')
})

test('LIM-007 a forgotten password is replaced with a mailed code', async ({ page }) => {
  await page.goto(`${shop.url}/login`)
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  const code = await requestCode(page, 'buyer.de@example.com')
  await page.keyboard.type(code)
  await page.locator('[name=password]').fill(NEW_PASSWORD)
  await page.locator('[name=checkPassword]').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The new password is set.')).toBeVisible()
  await page.locator('.cw-password-reset').getByRole('button', { name: 'Sign in' }).click()
  for (const [password, isRight] of [
    [PASSWORD, false],
    [NEW_PASSWORD, true],
  ] as const) {
    await page.getByLabel('User name').fill('buyer.de')
    await page.locator('input[type=password]').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    if (isRight) await expect(page).toHaveURL(/\/index$/)
    else await expect(page.getByRole('alert').filter({ hasText: 'wrong' })).toBeVisible()
  }

  // F22 the owner is notified, and the link of that mail undoes it: no one is signed in any more, and the next step is a new password.
  const notice = post.mails.findLast(({ to }) => to === 'buyer.de@example.com')
  expect(notice?.subject).toBe('The password of your account was changed')
  const link = /http:\S+\/ac\/undo#[\w-]{43}/.exec(notice?.text ?? '')?.[0] ?? ''
  await page.goto(shop.url + link.slice(link.indexOf('/ac/undo')))
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByText(/^The password is no longer valid, and everyone has been signed out\./)).toBeVisible()
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await expect(page).toHaveURL(/\/ac\/password$/)
  await page.goto(`${shop.url}/login`)
  await page.getByLabel('User name').fill('buyer.de')
  await page.locator('input[type=password]').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'wrong' })).toBeVisible()
})
