/** From an order with back orders, drop shipment and coupon to the credit notes of a return: in German on a phone, and by keyboard alone. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signIn } from '@cartwright/server/testing'
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { jpegContent } from '../../packages/core/src/testing/files'
import { tabTo } from '../support/keyboard'
import { runOps } from '../support/ops'
import { pdfTexts } from '../support/pdf-texts'
import { placeOrder } from '../support/place-order'
import { type ShopWithPost, startShopWithPost } from '../support/registration'
import { pasteIntoQuickOrder, signInByCookie } from '../support/shop-pages'

let started: ShopWithPost
test.beforeAll(async () => {
  started = await startShopWithPost()
})
test.afterAll(() => started.close())

const ops = (...args: string[]) => runOps(started.shop, ...args)
const PHOTO = { name: 'streifen.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpegContent()) }

const SOLD = 'CW-TN2420'
/** Of which fewer are in stock than are ordered here; more are on their way. */
const SHORT = 'CW-DR2400'
const OTHER = 'CW-TN2410'

/** What the supplier does. */
const supplier = {
  async ships(orderNo: string, parcel: number) {
    await ops('order:ship', orderNo, '--parcel', `DHL:${orderNo}-${parcel}`, '--yes')
    await ops('order:deliver', orderNo, '--yes')
  },
  /** What was in stock, then the back orders. */
  async deliversInTwo(orderNo: string) {
    await supplier.ships(orderNo, 1)
    await ops('stock:receive', SHORT, 'NL', '150')
    await supplier.ships(orderNo, 2)
  },
  /** Of the first line one piece less than was applied for. @returns the numbers of the credit notes */
  async refundsInPart(rmaNo: string, approved: number): Promise<string[]> {
    await ops('rma:approve', rmaNo, '--line', `1=${approved}`, '--text', 'One piece is in order', '--yes')
    await ops('rma:receive', rmaNo, '--yes')
    return ((await ops('rma:refund', rmaNo, '--yes')) as { creditNotes: string[] }).creditNotes
  },
}

/** An order of one piece that was delivered in full. */
async function deliveredOrder(userName: string): Promise<string> {
  const buyer = await signIn(started.shop.apiBase, userName)
  const orderNo = await placeOrder(buyer, [{ number: OTHER, qty: 1 }])
  await supplier.ships(orderNo, 1)
  return orderNo
}

const lastOfPath = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''
/** From the heading of a return, which comes after its address. */
async function returnNumber(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^RMA-/)
  return (await heading.textContent()) ?? ''
}
const lineOf = (page: Page, number: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: number, exact: true }) })

/** What a list of terms and values has for a term, in cents. */
async function centsOf(page: Page, term: string): Promise<number> {
  const value = page.getByRole('term').filter({ hasText: term }).last().locator('xpath=following-sibling::dd[1]')
  return toCents((await value.textContent()) ?? '')
}
const toCents = (text: string) => Number(text.replace(/\D/g, ''))

/** The amounts of these documents in the list on the page add up to this. */
async function expectSum(page: Page, numbers: readonly string[], column: string, cents: number) {
  let sum = 0
  for (const number of numbers) {
    const table = page.getByRole('table').filter({ hasText: number })
    const heads = await table.getByRole('columnheader').allTextContents()
    const row = table.getByRole('row').filter({ hasText: number })
    sum += toCents(
      (await row
        .getByRole('cell')
        .nth(heads.findIndex(head => head.trim() === column))
        .textContent()) ?? '',
    )
  }
  expect(sum).toBe(cents)
}

/** The statement names each document. */
async function expectStatement(page: Page, open: () => Promise<void>, numbers: readonly string[]): Promise<void> {
  const download = page.waitForEvent('download')
  await open()
  const path = await (await download).path()
  const texts = await pdfTexts(await readFile(path))
  for (const number of numbers) expect(texts).toContain(number)
}

/** The electronic document on the disk, as a network would take it. */
async function exportUbl(number: string): Promise<string> {
  const folder = join(started.shop.dataDir, 'e-invoices')
  const { files } = (await ops('einvoice:export', folder, '--invoice', number, '--format', 'ubl')) as {
    files: { file: string }[]
  }
  expect(files).toHaveLength(1)
  return readFile(files[0]?.file ?? '', 'utf8')
}

/** The credit notes as electronic documents: each names its invoice, together they come to this. */
async function expectCreditNotes(credits: readonly string[], country: string, cents: number): Promise<void> {
  const documents = await Promise.all(credits.map(number => exportUbl(number)))
  for (const xml of documents) {
    expect(xml).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>')
    expect(xml).toMatch(new RegExp(`<cac:InvoiceDocumentReference>\\s*<cbc:ID>IN-${country}-\\d\\d-\\d{6}<`))
  }
  const credited = documents.map(xml => toCents(/<cbc:PayableAmount currencyID="EUR">([\d.]+)</.exec(xml)?.[1] ?? ''))
  expect(credited.reduce((sum, amount) => sum + amount, 0)).toBe(cents)
}

async function openPhone(context: BrowserContext, userName: string): Promise<Page> {
  await signInByCookie(context, started.shop, userName)
  return context.newPage()
}

test('ORD-009 RMA-003 FIN-005 in German on a phone: an order in parts, a return across two orders, its credit notes', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { shop } = started
  await ops('coupon:create', 'HERBST5', '--type', 'voucher', '--value', '5', '--title', 'Herbst', '--yes')
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await openPhone(context, 'buyer.de')

  await page.goto(`${shop.url}/my/quickorder`)
  await pasteIntoQuickOrder(page, `${SOLD}\t10\n${SHORT}\t150`, 'Nummer, Zeile 1')
  await page.getByRole('button', { name: 'Jetzt bestellen' }).tap()
  await page.getByRole('radio', { name: /Streckengeschäft, neutral/ }).check()
  await page.getByLabel('Lieferadresse').selectOption('Gemeinschaftspraxis am Ring, Köln')
  await page.getByLabel('PO#').fill('PO-KREIS')
  await page.getByRole('textbox', { name: 'Gutscheincode' }).fill('HERBST5')
  await page.getByRole('button', { name: 'Einlösen' }).tap()
  await expect(page.getByText('Rabatt auf die Bestellung (HERBST5)')).toBeVisible()
  await page.getByRole('button', { name: 'Bestellung aufgeben' }).tap()
  await expect(page.getByRole('heading', { name: 'Ihre Bestellung ist aufgegeben.' })).toBeVisible()
  const orderNo = lastOfPath(page)
  const other = await deliveredOrder('buyer.de')
  await supplier.deliversInTwo(orderNo)
  await page.getByRole('link', { name: 'Bestellung ansehen' }).tap()
  await expect(page.getByText('Vollständig geliefert', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sendung 2' })).toBeVisible()

  await page.goto(`${shop.url}/rma/applyforreturn`)
  for (const number of [orderNo, other]) {
    await page.getByRole('button', { name: 'Artikel hinzufügen' }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nummer einer Bestellung, einer Rechnung oder eines Artikels').fill(number)
    await dialog.getByRole('button', { name: 'Suchen' }).tap()
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('button', { name: 'Hinzufügen' }).tap()
    await expect(dialog).toHaveCount(0)
  }
  const [first, second] = [lineOf(page, SOLD), lineOf(page, OTHER)]
  await first.getByLabel('Grund').selectOption('Schlechte Druckqualität')
  await first.getByLabel('Chargennummer').fill('L2611')
  await first.getByLabel(`Rückgabemenge von ${SOLD}`).fill('4')
  await first.getByRole('button', { name: 'Dateien hinzufügen' }).tap()
  await first.locator('input[type=file]').setInputFiles(PHOTO)
  await expect(first.getByText(`${PHOTO.name} ist hochgeladen und geprüft.`)).toBeAttached()
  await second.getByLabel('Grund').selectOption('Nicht benötigt')
  await second.getByRole('button', { name: 'Dateien hinzufügen' }).tap()
  await second.locator('input[type=file]').setInputFiles({ ...PHOTO, name: 'karton.jpg' })
  await expect(second.getByText('karton.jpg ist hochgeladen und geprüft.')).toBeAttached()
  await page.getByRole('radio', { name: 'Sie beauftragen den Kurier' }).check()
  await page.getByLabel('Bemerkung').fill('Graue Streifen ab Blatt 1.')
  await page.getByRole('button', { name: 'Antrag senden' }).tap()
  await page.waitForURL(/rmadetails/)
  const rmaNo = await returnNumber(page)

  const credits = await supplier.refundsInPart(rmaNo, 3)
  expect(credits).toHaveLength(2)
  await page.reload()
  await expect(page.getByText('3 von 4 genehmigt')).toBeVisible()
  await expect(page.getByText(credits.join(', '))).toBeVisible()
  const total = await centsOf(page, 'Summe')

  await page.goto(`${shop.url}/finance/invoices`)
  await page.getByRole('button', { name: 'Ausgeglichen' }).tap()
  for (const number of credits) await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible()
  await expectSum(page, credits, 'Betrag', total)
  const openStatement = async () => {
    await page.getByRole('button', { name: /^PDF – Kontoauszug/ }).tap()
  }
  await expectStatement(page, openStatement, credits)

  await expectCreditNotes(credits, 'DE', total)
  await context.close()
})

/** What a person does who has no mouse. */
function keysOf(page: Page) {
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
  }
  return { press, type }
}

/** Orders two articles as a drop shipment with a coupon, one of them more than there is. */
async function orderByKeys(page: Page) {
  const { press, type } = keysOf(page)
  await page.goto(`${started.shop.url}/my/quickorder`)
  await press(page.locator('.cw-cookies').getByRole('button'))
  await tabTo(page, page.getByLabel('Number, line 1', { exact: true }), 'Shift+Tab')
  await page.keyboard.type(SOLD)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Number, line 2', { exact: true })).toBeFocused()
  await page.keyboard.type(SHORT)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('150')
  await press(page.getByRole('button', { name: 'Order now' }))
  await tabTo(page, page.getByRole('radio', { name: /^Regular/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Drop ship, neutral DROP' })).toBeChecked()
  await tabTo(page, page.getByLabel('Ship To'))
  await page.keyboard.type('Cabinet')
  await type(page.getByLabel('PO#'), 'PO-KEYS')
  await press(page.getByRole('button', { name: 'Skip the lines, go to the total' }))
  await type(page.getByRole('textbox', { name: 'Coupon code' }), 'AUTUMN3')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Discount on the order (AUTUMN3)')).toBeVisible()
  await press(page.getByRole('button', { name: 'Place order' }))
  await expect(page.getByRole('heading', { name: 'Your order is placed.' })).toBeVisible()
}

/** Applies for the return of the first article of each order, with a photograph. */
async function applyByKeys(page: Page, orderNos: readonly string[]) {
  const { press, type } = keysOf(page)
  for (const number of orderNos) {
    await press(page.getByRole('button', { name: 'Add an item' }))
    const dialog = page.getByRole('dialog')
    await type(dialog.getByLabel('Number of an order, invoice or article'), number)
    await page.keyboard.press('Enter')
    await press(dialog.getByRole('checkbox').first(), 'Space')
    await press(dialog.getByRole('button', { name: 'Add', exact: true }))
    await expect(dialog).toHaveCount(0)
  }
  const line = lineOf(page, SOLD)
  await type(line.getByLabel(`Return quantity of ${SOLD}`), '2')
  await tabTo(page, line.getByLabel('Reason'))
  await page.keyboard.type('Poor print')
  await expect(line.getByLabel('Reason')).toHaveValue('poorPrintQuality')
  await type(line.getByLabel('Batch number'), 'L9')
  await press(line.getByRole('button', { name: 'Add files' }))
  const chooser = page.waitForEvent('filechooser')
  await press(line.getByRole('button', { name: 'Choose files' }))
  await (await chooser).setFiles(PHOTO)
  await expect(line.getByText(`${PHOTO.name} is uploaded and checked.`)).toBeAttached()
  await tabTo(page, lineOf(page, OTHER).getByLabel('Reason'))
  await page.keyboard.type('Not required')
  await press(page.getByRole('radio', { name: 'You call the courier' }), 'Space')
  await type(page.getByLabel('Note'), 'Grey streaks from sheet 1.')
  await press(page.getByRole('button', { name: 'Send application' }))
  await page.waitForURL(/rmadetails/)
}

test('ORD-009 RMA-003 FIN-005 by keyboard alone: an order in parts, a return across two orders, its credit notes', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const { shop } = started
  await ops('coupon:create', 'AUTUMN3', '--type', 'voucher', '--value', '3', '--title', 'Autumn', '--yes')
  await page.setViewportSize({ width: 1440, height: 800 })
  await signInByCookie(page.context(), shop, 'buyer.fr')
  const { press } = keysOf(page)

  await orderByKeys(page)
  const orderNo = lastOfPath(page)
  const other = await deliveredOrder('buyer.fr')
  await supplier.deliversInTwo(orderNo)
  await press(page.getByRole('link', { name: 'See the order' }))
  await expect(page.getByText('All goods delivered', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shipment 2' })).toBeVisible()

  const menu = page.getByRole('navigation', { name: 'Main' })
  await press(menu.getByRole('link', { name: 'Returns' }))
  await press(page.getByRole('link', { name: 'Apply for return' }))
  await applyByKeys(page, [orderNo, other])
  const rmaNo = await returnNumber(page)

  const credits = await supplier.refundsInPart(rmaNo, 1)
  expect(credits).toHaveLength(2)
  await page.reload()
  await expect(page.getByText('1 of 2 approved')).toBeVisible()
  const total = await centsOf(page, 'Total')
  await press(menu.getByRole('link', { name: 'Invoices' }))
  await press(page.getByRole('button', { name: 'Cleared' }))
  for (const number of credits) await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible()
  await expectSum(page, credits, 'Amount', total)
  const openStatement = async () => {
    await press(page.getByRole('button', { name: /^PDF – Statement/ }))
  }
  await expectStatement(page, openStatement, credits)
  await expectCreditNotes(credits, 'FR', total)
})
