/** The buyer's own delivery note goes with the order: chosen or dropped, watched, broken off, checked, and kept to the company. */
import { expect, type Page } from '@playwright/test'
import { pdfContent } from '../../packages/core/src/testing/files'
import { test } from '../support/shared-shop'
import { orderNumber, signIn, tokenOf } from '../support/shop-pages'

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
  await page.goto(`${shop.url}/login?redirect=${encodeURIComponent(`/order/confirm?skus=${encodeURIComponent(skus)}`)}`)
  await signIn(page, 'buyer.nl')
  // Requested in time: a request beside the key press may be late.
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('radio', { name: /CPDROP/ }).check()
  const files = page.getByRole('group', { name: 'Delivery note' })

  // By keyboard alone up to the picker of the browser.
  await page.getByRole('radio', { name: /CPDROP/ }).press('Tab')
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
  await expect(files.getByRole('alert')).toHaveText('One file at a time. Nothing was added.')
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
