/** The life of an order to its credit notes: placed, listed, shipped in parts, delivered, ordered again, cancelled, returned, with the files that go with it. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signIn } from '@cartwright/server/testing'
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { jpegContent, pdfContent } from '../../packages/core/src/testing/files'
import type { BuiltShop } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { tabTo } from '../support/keyboard'
import { runOps } from '../support/ops'
import { pdfTexts } from '../support/pdf-texts'
import { placeOrder } from '../support/place-order'
import { type ShopWithPost, startShopWithPost } from '../support/registration'
import { test } from '../support/shared-shop'
import {
  orderNumber,
  pasteIntoQuickOrder,
  signInByCookie,
  signIn as signInByForm,
  tokenOf,
} from '../support/shop-pages'

/** The life of an order as its buyer sees it: placed, listed, shipped in parts, delivered, ordered again and cancelled. */
test.describe('as its buyer sees it', () => {
  let shop: BuiltShop

  test.beforeAll(async () => {
    shop = await startFilledShop()
  })
  test.afterAll(() => shop.close())

  /** Places an order of some articles by the address of the confirmation. */
  async function place(page: Page, items: readonly { number: string; qty: number }[], poNo: string): Promise<string> {
    const skus = encodeURIComponent(JSON.stringify(items.map(item => ({ custNumber: null, ...item }))))
    await page.goto(`${shop.url}/order/confirm?skus=${skus}`)
    await page.getByLabel('PO#').fill(poNo)
    await page.getByRole('button', { name: 'Place order' }).click()
    return orderNumber(page)
  }

  const ITEMS = [
    { number: 'CW-TN2420', qty: 3 },
    { number: 'CW-CF259X', qty: 2 },
  ]

  test('SITE-013 ORD-001 ORD-009 ORD-013 RT-043 API-071 API-095 an order from placing it to ordering it again', async ({
    page,
  }) => {
    await signInByCookie(page.context(), shop, 'buyer.fr')
    const orderNo = await place(page, ITEMS, 'PO-E2E-1')

    // From the page of success to the details, and from the menu to the list, which finds it by PO#.
    await page.getByRole('link', { name: 'See the order' }).click()
    await expect(page).toHaveURL(`${shop.url}/hisorder/orderDetails/${orderNo}`)
    await expect(page.getByRole('heading', { level: 1, name: orderNo })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Orders' }).click()
    await page.getByRole('searchbox', { name: 'Find an order' }).fill('po-e2e-1')
    await expect(page).toHaveURL(`${shop.url}/hisorder/list?keyword=po-e2e-1`)
    const row = page.getByRole('row').filter({ hasText: orderNo })
    await expect(row).toContainText('Submitted')
    await expect(page.getByText('1 order', { exact: true })).toBeVisible()
    // The address shows the same list again.
    await page.reload()
    await expect(row).toContainText('Camille Lefèvre')

    // A part of it leaves.
    await runOps(shop, 'order:ship', orderNo, '--line', '1=3', '--parcel', 'DHL:JVGL0611:12.5', '--yes')
    await page.getByRole('link', { name: orderNo }).click()
    await expect(page.getByText('Partly shipped', { exact: true })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'CW-TN2420' })).toContainText('3 shipped')
    await expect(page.getByRole('link', { name: 'Follow parcel JVGL0611 at DHL' }).first()).toHaveAttribute(
      'href',
      /^https:\/\/www\.dhl\.com\//,
    )
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)

    // The rest follows, and everything arrives.
    await runOps(shop, 'order:ship', orderNo, '--parcel', 'DHL:JVGL0612', '--yes')
    await runOps(shop, 'order:deliver', orderNo, '--yes')
    await page.reload()
    await expect(page.getByText('All goods delivered', { exact: true })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'CW-CF259X' })).toContainText('2 delivered')

    // Its lines are saved as a file.
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'Excel file (XLSX)' }).click()
    expect((await saved).suggestedFilename()).toBe(`${orderNo}.xlsx`)

    // Ordered again: first the report, then the basket, in the order of the lines.
    await page.getByRole('button', { name: 'Order again' }).click()
    const report = page.getByRole('dialog', { name: `Order again: ${orderNo}` })
    await expect(report.getByText('Nothing has been added yet.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Basket.*0 lines in the basket/ })).toBeVisible()
    await report.getByRole('button', { name: 'Add 2 lines to the basket' }).click()
    await expect(report).toHaveCount(0)
    await page.getByRole('link', { name: /Basket.*2 lines in the basket/ }).click()
    const numbers = page.getByRole('main').getByRole('link', { name: /^CW-/ })
    await expect(numbers).toHaveText(ITEMS.map(item => item.number))
  })

  test('ORD-009 RT-043 a submitted order is cancelled by its buyer, and no one else sees it', async ({
    page,
    browser,
  }) => {
    await signInByCookie(page.context(), shop, 'buyer.it')
    const orderNo = await place(page, ITEMS.slice(0, 1), 'PO-E2E-2')
    const path = `${shop.url}/hisorder/orderDetails/${orderNo}`

    const other = await browser.newContext()
    await signInByCookie(other, shop, 'buyer.de')
    const foreign = await other.newPage()
    await foreign.goto(path)
    await expect(foreign.getByText('There is no order with this number.')).toBeVisible()
    await other.close()

    await page.goto(path)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  })
})

/** The buyer's own delivery note goes with the order: chosen or dropped, watched, broken off, checked, and kept to the company. */
test.describe('with a delivery note of the buyer', () => {
  const NOTE = {
    name: 'Lieferschein 1187.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdfContent(1_900_000)),
  }

  /** Sets how fast the page may send, in bytes a second; -1 as fast as it can. */
  async function throttleOf(page: Page): Promise<(uploadThroughput: number) => Promise<unknown>> {
    const session = await page.context().newCDPSession(page)
    const others = { offline: false, latency: 0, downloadThroughput: -1 }
    return uploadThroughput => session.send('Network.emulateNetworkConditions', { ...others, uploadThroughput })
  }

  /** Lets go of files over the drop area. */
  const drop = (page: Page, names: string[]) =>
    page.getByText('or drop it here').evaluate(
      (node, { wanted, content }) => {
        const dataTransfer = new DataTransfer()
        for (const name of wanted) dataTransfer.items.add(new File([new Uint8Array(content)], name))
        node.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, composed: true, cancelable: true }))
      },
      { wanted: names, content: [...pdfContent()] },
    )

  test('ORD-008 API-081 VAL-022 VAL-023 the own delivery note is uploaded, watched and kept with the order', async ({
    page,
    shop,
  }) => {
    const skus = JSON.stringify([{ custNumber: null, number: 'CW-TN2420', qty: 2 }])
    await page.goto(
      `${shop.url}/login?redirect=${encodeURIComponent(`/order/confirm?skus=${encodeURIComponent(skus)}`)}`,
    )
    await signInByForm(page, 'buyer.nl')
    // Requested in time: a request beside the key press may be late.
    const opened = page.waitForEvent('filechooser')
    await page.getByRole('radio', { name: /^Drop ship, own note/ }).check()
    const files = page.getByRole('group', { name: 'Delivery note' })

    // By keyboard alone up to the picker of the browser.
    await page.getByRole('radio', { name: /^Drop ship, own note/ }).press('Tab')
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused()
    const throttle = await throttleOf(page)
    await throttle(200 * 1024)
    await page.keyboard.press('Enter')
    const chooser = await opened
    expect(chooser.isMultiple()).toBe(false)
    await chooser.setFiles(NOTE)
    const progress = files.getByRole('progressbar')
    await expect(progress).toHaveAttribute('value', /^0\.[1-9]/)
    await expect(progress).toHaveAccessibleName(/^Uploading, [1-9]\d?%$/)
    const place = page.getByRole('button', { name: 'Place order' })
    await expect(place).toBeDisabled()

    await page.getByRole('button', { name: `Cancel the upload of ${NOTE.name}` }).press('Enter')
    await expect(files.getByRole('listitem')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused()

    await throttle(-1)
    await drop(page, ['a.pdf', 'b.pdf'])
    await expect(files.locator('.cw-error')).toHaveText('One file at a time. Nothing was added.')
    await drop(page, ['label.pdf'])
    await expect(files.getByText('label.pdf is uploaded and checked.')).toBeAttached()
    await files.locator('input[type=file]').setInputFiles(NOTE)
    await expect(files.getByText(`${NOTE.name} is uploaded and checked.`)).toBeAttached()
    await place.click()

    const orderNo = await orderNumber(page)
    await expect(page.getByText(`label.pdf, ${NOTE.name}`)).toBeVisible()
    const read = async (userName: string) => {
      const headers = { Authorization: `Bearer ${await tokenOf(shop, userName)}` }
      return (await fetch(`${shop.apiBase}/clientsystem/order/${orderNo}`, { headers })).json()
    }
    expect(await read('rep.nl')).toMatchObject({
      code: 200,
      data: { files: [{ name: 'label.pdf' }, { size: 1_900_000 }] },
    })
    expect(await read('buyer.de')).toMatchObject({ code: 404, data: null })
  })
})

/** A hundred pasted lines until they are ordered again: in German on a phone, and by keyboard alone. */
test.describe('a hundred lines', () => {
  let started: ShopWithPost
  test.beforeAll(async () => {
    started = await startShopWithPost()
  })
  test.afterAll(() => started.close())

  const LINES = 100
  const ops = (...args: string[]) => runOps(started.shop, ...args)

  /** Ninety-nine articles in stock, and in the middle one of which more is ordered than there is or comes. */
  async function hundredLines(userName: string): Promise<{ text: string; short: string; later: number }> {
    const buyer = await signIn(started.shop.apiBase, userName)
    const lines: { number: string; qty: number }[] = []
    for (let pageNum = 1; lines.length < LINES; pageNum++) {
      const { rows } = await buyer.ask('catalogue.query', { query: { pageNum, pageSize: 60, availability: 'stock' } })
      const sold = rows.filter(({ availability }) => (availability?.stock ?? 0) >= 10)
      lines.push(...sold.map(({ number }, index) => ({ number, qty: 1 + (index % 3) })))
    }
    const { rows } = await buyer.ask('catalogue.query', { query: { keyword: 'CW-DR2400' } })
    const { number, availability } = rows[0] ?? {}
    if (!number || !availability?.inTransit) throw new Error('no drum unit is on its way')
    const later = availability.inTransit + 50
    const before = lines.filter(line => line.number !== number).slice(0, LINES - 1)
    const all = before.toSpliced(LINES / 2, 0, { number, qty: availability.stock + availability.otherStock + later })
    return { text: all.map(line => `${line.number}\t${line.qty}`).join('\n'), short: number, later }
  }

  /** The arrival that an order waits for. */
  async function arrivalOf(userName: string, orderNo: string): Promise<{ day: string; warehouse: string }> {
    const buyer = await signIn(started.shop.apiBase, userName)
    const { lines } = await buyer.ask('orders.get', { params: { orderno: orderNo } })
    const waits = lines.flatMap(({ promises }) => promises).find(({ when }) => when.startsWith('20'))
    if (!waits?.warehouse) throw new Error('nothing of the order waits for an arrival')
    return { day: waits.when, warehouse: waits.warehouse }
  }

  const weekLater = (day: string) => new Date(Date.parse(day) + 7 * 86_400_000).toISOString().slice(0, 10)

  /** What the supplier does: a part leaves, the arrival moves, the goods come, leave and are delivered. */
  const supplier = {
    async shipsAPart(orderNo: string) {
      await ops('order:ship', orderNo, '--parcel', `DHL:${orderNo}-1`, '--yes')
    },
    async movesTheArrival(orderNo: string, userName: string, number: string): Promise<string> {
      const { day, warehouse } = await arrivalOf(userName, orderNo)
      await ops('arrival:move', number, warehouse, day, weekLater(day))
      return weekLater(day)
    },
    async delivers(orderNo: string, userName: string, number: string, pieces: number) {
      const { warehouse } = await arrivalOf(userName, orderNo)
      await ops('stock:receive', number, warehouse, `${pieces}`)
      await ops('order:ship', orderNo, '--parcel', `DHL:${orderNo}-2`, '--yes')
      await ops('order:deliver', orderNo, '--yes')
    },
  }

  /** Subjects of the mails about an order, in the order in which they came. */
  const subjectsAbout = (orderNo: string) =>
    started.post.mails.flatMap(({ subject }) => (subject.includes(orderNo) ? [subject] : []))

  const orderOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

  test('ORD-001 ORD-009 ORD-013 in German on a phone: a hundred lines with back orders, mails, a moved date, delivery, and again', async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const { shop } = started
    const { text, short, later } = await hundredLines('buyer.de')
    const context = await browser.newContext({
      locale: 'de-DE',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await signInByCookie(context, shop, 'buyer.de')
    const page = await context.newPage()

    await page.goto(`${shop.url}/my/quickorder`)
    await pasteIntoQuickOrder(page, text, 'Nummer, Position 1')
    await expect(page.getByLabel('Positionen anzeigen').locator('option').first()).toHaveText('Alle (100)')
    await page.getByRole('button', { name: 'Jetzt bestellen' }).tap()
    await page.getByLabel('PO#').fill('PO-HANDY-100')
    await page.getByRole('button', { name: 'Bestellung aufgeben' }).tap()
    await expect(page.getByRole('heading', { name: 'Ihre Bestellung ist aufgegeben.' })).toBeVisible()
    const orderNo = orderOf(page)
    await page.getByRole('link', { name: 'Bestellung ansehen' }).tap()
    await expect(page.getByText('Eingegangen', { exact: true }).first()).toBeVisible()

    await supplier.shipsAPart(orderNo)
    const day = await supplier.movesTheArrival(orderNo, 'buyer.de', short)
    await page.reload()
    await expect(page.getByText('Teilweise versandt', { exact: true }).first()).toBeVisible()
    const shown = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(day),
    )
    await expect(page.getByRole('row').filter({ hasText: short })).toContainText(shown)

    await supplier.delivers(orderNo, 'buyer.de', short, later)
    await page.goto(`${shop.url}/hisorder/list`)
    const row = page.getByRole('row').filter({ hasText: orderNo })
    await expect(row).toContainText('Vollständig geliefert')
    await row.getByRole('button', { name: /Erneut bestellen/ }).tap()
    const report = page.getByRole('dialog', { name: `Erneut bestellen: ${orderNo}` })
    await report.getByRole('button', { name: /in den Warenkorb/ }).tap()
    await expect(report).toHaveCount(0)
    await page.goto(`${shop.url}/cust/shoppingcart`)
    await expect(page.getByText('Zwischensumme, 100 Positionen')).toBeVisible()

    await expect
      .poll(() => subjectsAbout(orderNo), { timeout: 60_000 })
      .toEqual([
        `Bestellung ${orderNo} ist eingegangen (PO-HANDY-100)`,
        `Ein Teil von Bestellung ${orderNo} ist unterwegs (PO-HANDY-100)`,
        `Neue Termine für Bestellung ${orderNo} (PO-HANDY-100)`,
        `Bestellung ${orderNo} ist unterwegs (PO-HANDY-100)`,
      ])
    await context.close()
  })

  test('ORD-001 ORD-013 API-071 by keyboard alone: a hundred lines with back orders to their order, its dates, and again', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const { shop } = started
    const { text, short, later } = await hundredLines('buyer.fr')
    await page.setViewportSize({ width: 1280, height: 800 })
    await signInByCookie(page.context(), shop, 'buyer.fr')
    const press = async (target: Locator, key = 'Enter') => {
      await tabTo(page, target)
      await page.keyboard.press(key)
    }

    // The clipboard holds the list; the rest is keys.
    await page.goto(`${shop.url}/my/quickorder`)
    await press(page.locator('.cw-cookies').getByRole('button'))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url })
    await page.evaluate(list => navigator.clipboard.writeText(list), text)
    await tabTo(page, page.getByLabel('Number, line 1', { exact: true }), 'Shift+Tab')
    await page.keyboard.press('Control+v')
    await expect(page.getByRole('button', { name: 'All 100', exact: true })).toBeVisible()
    await press(page.getByRole('button', { name: 'Order now' }))
    await tabTo(page, page.getByLabel('PO#'))
    await page.keyboard.type('PO-KEYS-100')
    await press(page.getByRole('button', { name: 'Skip the lines, go to the total' }))
    await press(page.getByRole('button', { name: 'Place order' }))
    await expect(page.getByRole('heading', { name: 'Your order is placed.' })).toBeVisible()
    const orderNo = orderOf(page)
    await press(page.getByRole('link', { name: 'See the order' }))
    await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible()

    await supplier.shipsAPart(orderNo)
    const day = await supplier.movesTheArrival(orderNo, 'buyer.fr', short)
    await page.reload()
    await expect(page.getByText('Partly shipped', { exact: true }).first()).toBeVisible()
    const shown = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(day),
    )
    await expect(page.getByRole('row').filter({ hasText: short })).toContainText(shown)

    await supplier.delivers(orderNo, 'buyer.fr', short, later)
    // At this width the pages of an account stand behind one button.
    await press(page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Orders' }))
    await expect(page.getByRole('menuitem', { name: 'Orders' })).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('searchbox', { name: 'Find an order' }))
    await page.keyboard.type('po-keys-100')
    await expect(page.getByText('1 order', { exact: true })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: orderNo })
    await expect(row).toContainText('All goods delivered')
    await press(row.getByRole('button', { name: /Order again/ }))
    const report = page.getByRole('dialog', { name: `Order again: ${orderNo}` })
    await press(report.getByRole('button', { name: /^Add \d+ lines to the basket$/ }))
    await expect(report).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Basket.*100 lines in the basket/ })).toBeVisible()

    await expect
      .poll(() => subjectsAbout(orderNo), { timeout: 60_000 })
      .toEqual([
        `Order ${orderNo} is placed (PO-KEYS-100)`,
        `Part of order ${orderNo} is on its way (PO-KEYS-100)`,
        `New dates for order ${orderNo} (PO-KEYS-100)`,
        `Order ${orderNo} is on its way (PO-KEYS-100)`,
      ])
  })
})

/** From an order with back orders, drop shipment and coupon to the credit notes of a return: in German on a phone, and by keyboard alone. */
test.describe('to the credit notes', () => {
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
          .or(row.getByRole('rowheader'))
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
    await pasteIntoQuickOrder(page, `${SOLD}\t10\n${SHORT}\t150`, 'Nummer, Position 1')
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
    await tabTo(page, page.getByRole('group', { name: 'Order type' }).getByRole('radio', { name: /^Standard/ }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /^Drop ship, neutral/ })).toBeChecked()
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
      await press(page.getByRole('button', { name: 'Add an article' }))
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

    const menu = page.getByRole('navigation', { name: 'Main menu' })
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
})
