/** Photos of a report, chosen in its dialog: in a real browser, which makes them smaller. */
import type { ReportableLine, ReportsOfOrder } from '@cartwright/core/contract'
import { createShop } from '@cartwright/core/light'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ShopProvider } from '../provider/shop-provider'
import { mount } from '../testing/mount'
import { ReportDialog } from './report-dialog'

const LINE: ReportableLine = {
  orderLineId: 7,
  number: 'CW-W2031X',
  oemCode: 'W2031X',
  name: 'Toner cartridge cyan',
  deliveredQty: 3,
  leftQty: 3,
  kitParts: [],
  deliveredOn: '2026-11-24',
  reportBy: '2099-11-27',
}
const FILE_IDS: Record<string, string> = {
  'box.jpg': '00000000-0000-4000-8000-00000000000a',
  'label.jpg': '00000000-0000-4000-8000-00000000000b',
}

interface Sent {
  path: string
  body: FormData | { lines: { files: unknown }[] }
}

/** The dialog of a shop whose server keeps what it is sent; the first answers to uploads can be failures. */
async function openDialog(...failures: number[]) {
  const sent: Sent[] = []
  const onSent = vi.fn<(reports: ReportsOfOrder) => void>()
  const shop = createShop({
    apiBase: '/nowhere',
    channel: false,
    language: 'en',
    fetch: async (input, init) => {
      const path = new URL(input instanceof Request ? input.url : input, location.href).pathname
      const body = init?.body
      sent.push({ path, body: body instanceof FormData ? body : JSON.parse(String(body)) })
      if (body instanceof FormData) {
        const status = failures.shift()
        if (status !== undefined) return Response.json({ code: status, msg: 'Try again later.' }, { status })
        const { name, size } = body.get('file') as File
        return Response.json({ code: 200, msg: '', data: { fileId: FILE_IDS[name], name, type: 'jpg', size } })
      }
      return Response.json({ code: 200, msg: '', data: { reports: [], lines: [] } })
    },
  })
  vi.spyOn(shop, 'start').mockResolvedValue()
  onTestFinished(() => shop.destroy())
  const root = await mount(
    <ShopProvider shop={shop}>
      <ReportDialog orderNo="ON-1" lines={[LINE]} shipment={undefined} onSent={onSent} onClose={() => undefined} />
    </ShopProvider>,
  )
  const chooser = () => {
    const input = root.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('there is no field for files')
    return input
  }
  await expect.poll(() => root.querySelector('input[type=file]')).not.toBeNull()
  const choose = (...files: File[]) => {
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    const input = chooser()
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return { sent, onSent, choose }
}

async function takePhoto(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(2400, 1800)
  canvas.getContext('2d')?.fillRect(0, 0, 1200, 900)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

async function enter() {
  await page.getByLabelText(/^What is wrong/).selectOptions('damaged')
  await page.getByLabelText(/^Pieces/).fill('2')
}

it('N2 API-087 photos of a report are made smaller, uploaded and sent with its line', async () => {
  const { sent, onSent, choose } = await openDialog()
  await enter()
  choose(await takePhoto('box.png'), await takePhoto('label.png'))
  await expect.element(page.getByText('box.jpg', { exact: true })).toBeVisible()
  await expect.element(page.getByText('label.jpg is uploaded and checked.')).toBeInTheDocument()
  const uploads = sent.map(({ body }) => body).filter(body => body instanceof FormData)
  const pictures = uploads.map(body => body.get('file') as File)
  expect(pictures.map(({ name, type }) => [name, type])).toEqual([
    ['box.jpg', 'image/jpeg'],
    ['label.jpg', 'image/jpeg'],
  ])
  expect(await createImageBitmap(pictures[0]!)).toMatchObject({ width: 1600, height: 1200 })
  await page.getByRole('button', { name: 'Remove label.jpg' }).click()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  expect(sent.at(-1)).toMatchObject({
    path: '/nowhere/clientsystem/report',
    body: { orderNo: 'ON-1', lines: [{ orderLineId: 7, kind: 'damaged', qty: 2, files: [FILE_IDS['box.jpg']] }] },
  })
})

it('N2 API-087 a report is not sent without a photo that did not arrive, which is sent again', async () => {
  const { sent, onSent, choose } = await openDialog(500)
  await enter()
  choose(await takePhoto('box.png'))
  await expect.element(page.getByText('File(s) upload failed.')).toBeVisible()
  await page.getByRole('button', { name: 'Send report' }).click()
  expect(onSent).not.toHaveBeenCalled()
  expect(sent.filter(({ path }) => path.endsWith('/report'))).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('box.jpg is uploaded and checked.')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
})

it('N2 API-087 a picture that this browser cannot read is named, and nothing is uploaded', async () => {
  const { sent, choose } = await openDialog()
  choose(new File(['no picture'], 'IMG_1.HEIC', { type: 'image/heic' }))
  await expect.element(page.getByText(/^IMG_1\.HEIC cannot be read as a picture here\./)).toBeVisible()
  expect(sent).toEqual([])
})
