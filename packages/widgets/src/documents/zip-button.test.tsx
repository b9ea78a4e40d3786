import { calls } from '@cartwright/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hear } from '../testing/hear'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { ZipButton } from './zip-button'

const DOWNLOAD = '/clientsystem/file/download'
let saved: { name: string; content: Blob }[]
beforeEach(() => {
  saved = []
  let content = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(given => {
    content = given as Blob
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Tables: the server of these tests draws no PDF, because its modules are resolved for browsers. */
async function documentsOfBuyer() {
  const shop = makeTestShop()
  await shop.start()
  await signInAs('buyer.nl')(shop)
  const { rows } = await shop.client.call(calls.orders.list, { query: {} })
  return rows.map(({ orderNo }) => ({ type: 'order' as const, id: orderNo, format: 'csv' as const }))
}
const namesIn = async (zip: Blob) => {
  const text = new TextDecoder('latin1').decode(await zip.arrayBuffer())
  // Each name stands before its file and in the list at the end.
  return [...new Set(text.match(/\b[A-Z]{2}-[\w-]+\.csv/g))]
}

it('API-095 saves the documents as one zip, four downloads at a time', async () => {
  const documents = (await documentsOfBuyer()).slice(0, 6)
  expect(documents).toHaveLength(6)
  let [open, most] = [0, 0]
  const counting: typeof fetch = async (input, init) => {
    const isDownload = new URL(input instanceof Request ? input.url : input).pathname.endsWith(DOWNLOAD)
    if (isDownload) most = Math.max(most, ++open)
    try {
      return await fetch(input, init)
    } finally {
      if (isDownload) open--
    }
  }
  const heard = hear()
  await renderWithShop(<ZipButton documents={documents} name="Orders" label="Six files" />, {
    prepare: signInAs('buyer.nl'),
    fetch: counting,
  })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Six files' })))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Orders.zip']), { timeout: 20_000 })
  expect(await screen.findByText('Done. The ZIP file is saved.')).toBeInTheDocument()
  await waitFor(() => expect(heard()).toEqual(['Done. The ZIP file is saved.']))
  expect(await namesIn(saved[0]?.content ?? new Blob())).toEqual(documents.map(({ id }) => `${id}.csv`))
  expect(most).toBe(4)
}, 30_000)

it('API-095 a document that failed is named, and fetched again alone', async () => {
  const [first, second] = await documentsOfBuyer()
  if (!first || !second) throw new Error('too few orders')
  const asked: string[] = []
  let isBroken = true
  const breaking: typeof fetch = async (input, init) => {
    if (!new URL(input instanceof Request ? input.url : input).pathname.endsWith(DOWNLOAD)) return fetch(input, init)
    const { id } = JSON.parse(String(init?.body))
    asked.push(id)
    if (isBroken && id === second.id) return Response.json({ code: 601, msg: 'No.' })
    return fetch(input, init)
  }
  await renderWithShop(<ZipButton documents={[first, second]} name="Orders" label="Two files" />, {
    prepare: signInAs('buyer.nl'),
    fetch: breaking,
  })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Two files' })))
  expect(await screen.findByText(`1 document could not be fetched: ${second.id}`)).toBeInTheDocument()
  expect(saved).toEqual([])
  isBroken = false
  asked.length = 0
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 20_000 })
  expect(asked).toEqual([second.id])
  expect(await namesIn(saved[0]?.content ?? new Blob())).toEqual([`${first.id}.csv`, `${second.id}.csv`])
}, 30_000)

it('API-095 stops when it is cancelled, and saves nothing', async () => {
  const documents = await documentsOfBuyer()
  let started = 0
  const hanging: typeof fetch = (input, init) => {
    if (!new URL(input instanceof Request ? input.url : input).pathname.endsWith(DOWNLOAD)) return fetch(input, init)
    started++
    return new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    )
  }
  await renderWithShop(<ZipButton documents={documents} name="Orders" label="All files" />, {
    prepare: signInAs('buyer.nl'),
    fetch: hanging,
  })
  const begin = screen.getByRole('button', { name: 'All files' })
  act(() => begin.focus())
  await act(async () => fireEvent.click(begin))
  expect(screen.getByText(`0 of ${documents.length} documents`)).toBeInTheDocument()
  await waitFor(() => expect(started).toBe(4))
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })))
  expect(await screen.findByText('Cancelled. Nothing was saved.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'All files' })).toHaveFocus())
  expect(screen.getByRole('button', { name: 'All files' })).toBeInTheDocument()
  expect(started).toBe(4)
  expect(saved).toEqual([])
})

/** A place on the disk that takes one piece at a time. */
function makeDisk() {
  const disk = { bytes: 0, isClosed: false, isLeft: false }
  const writable = new WritableStream<Uint8Array>({
    write: chunk => {
      disk.bytes += chunk.byteLength
    },
    close: () => {
      disk.isClosed = true
    },
    abort: () => {
      disk.isLeft = true
    },
  })
  vi.stubGlobal('showSaveFilePicker', async () => ({ createWritable: async () => writable }))
  return disk
}
const THOUSAND = Array.from({ length: 1_000 }, (_, at) => ({ type: 'invoice' as const, id: `IN-NL-26-${at}` }))
const PDF_BYTES = 40_000

it('API-095 writes 1,000 documents to the disk as they come, and holds no more than a few of them', async () => {
  const disk = makeDisk()
  let [asked, most] = [0, 0]
  const answering: typeof fetch = async (input, init) => {
    if (!new URL(input instanceof Request ? input.url : input).pathname.endsWith(DOWNLOAD)) return fetch(input, init)
    const { id } = JSON.parse(String(init?.body))
    asked++
    most = Math.max(most, asked - Math.floor(disk.bytes / PDF_BYTES))
    return new Response(new Uint8Array(PDF_BYTES), {
      headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${id}.pdf"` },
    })
  }
  await renderWithShop(<ZipButton documents={THOUSAND} name="Invoices" label="All invoices" />, {
    prepare: signInAs('buyer.nl'),
    fetch: answering,
  })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'All invoices' })))
  await waitFor(() => expect(disk.isClosed).toBe(true), { timeout: 150_000 })
  expect(disk.bytes).toBeGreaterThan(1_000 * PDF_BYTES)
  // Four that are fetched, and what is between them and the disk.
  expect(most).toBeLessThanOrEqual(8)
  expect(saved).toEqual([])
  expect(await screen.findByRole('button', { name: 'All invoices' })).toBeInTheDocument()
}, 180_000)

it('API-095 a zip that is cancelled while it is written leaves no file', async () => {
  const disk = makeDisk()
  let asked = 0
  const answering: typeof fetch = async (input, init) => {
    if (!new URL(input instanceof Request ? input.url : input).pathname.endsWith(DOWNLOAD)) return fetch(input, init)
    asked++
    if (asked <= 10) return new Response(new Uint8Array(PDF_BYTES), { headers: { 'Content-Type': 'application/pdf' } })
    return new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    )
  }
  await renderWithShop(<ZipButton documents={THOUSAND} name="Invoices" label="All invoices" />, {
    prepare: signInAs('buyer.nl'),
    fetch: answering,
  })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'All invoices' })))
  expect(await screen.findByText('10 of 1000 documents', {}, { timeout: 20_000 })).toBeInTheDocument()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })))
  await waitFor(() => expect(disk.isLeft).toBe(true))
  expect(disk.isClosed).toBe(false)
  expect(screen.getByRole('button', { name: 'All invoices' })).toBeInTheDocument()
}, 60_000)
