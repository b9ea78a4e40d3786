/** Papers and tables are made beside the thread that answers requests. */
import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { runWorkload } from '../db/workload'
import type { Statement } from '../finance/statement.paper'
import { drawPaper } from '../pdf/draw-paper'
import { readPdf } from '../pdf/read-pdf.testing'
import { stopThreads as stopDocumentThreads } from '../process/threads'
import { writeRows } from '../tables/write-rows'

afterAll(() => stopDocumentThreads())

const statement = (lines: number): Statement => ({
  from: '2026-01-01',
  to: '2026-01-31',
  currency: 'EUR',
  opening: 0,
  closing: lines,
  groups: [],
  lines: Array.from({ length: lines }, (_none, at) => ({
    day: '2026-01-02',
    number: `INV-${at}`,
    kind: 'invoice',
    poNo: `PO-${at}`,
    due: '2026-02-01',
    amount: 1,
    balance: at + 1,
  })),
})
const parties = { language: 'en', iso2: 'NL', seller: undefined, customer: { custnum: 7, company: 'B' } } as const
const draw = (lines: number) => drawPaper('statement', [statement(lines), parties])

/** Turns of the event loop until work is done; 0 or 1 where it is done in one go. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false
  let turns = 0
  const end = () => {
    isDone = true
  }
  work.then(end, end)
  for (; !isDone; turns++) await setImmediate()
  return turns
}

const HEAD = {
  name: 'Orders',
  columns: [
    { head: 'No', holds: 'text', width: 8 },
    { head: 'Sum', holds: 'amount', width: 8 },
  ],
} as const

async function* pages(count: number, rows: number, read: number[] = []) {
  for (let page = 0; page < count; page++) {
    read.push(page)
    yield Array.from({ length: rows }, (_none, at) => [`${page}-${at}`, at])
  }
}

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const some of bytes) all.push(some)
  return Buffer.concat(all)
}

it('G1 a paper of many pages is drawn while other requests have their turn', async () => {
  await draw(1) // the thread has loaded its fonts
  const drawn = draw(1_000)
  expect(await turnsDuring(drawn)).toBeGreaterThan(20)
  expect((await readPdf(await drawn)).text).toContain('INV-999')
})

it.each(['csv', 'xlsx'] as const)('G1 a table as %s is written while other requests have their turn', async format => {
  const written = collect(writeRows(HEAD, pages(5, 2_000), { format, language: 'en' }))
  expect(await turnsDuring(written)).toBeGreaterThan(20)
  expect((await written).length).toBeGreaterThan(10_000)
})

it('G1 a table is written as its language wants it, each page once and in order', async () => {
  const bytes = await collect(writeRows(HEAD, pages(3, 2), { format: 'csv', language: 'de' }))
  expect(bytes.toString('utf8').slice(1).split('\r\n')).toEqual([
    '"No";"Sum"',
    '"0-0";0',
    '"0-1";1',
    '"1-0";0',
    '"1-1";1',
    '"2-0";0',
    '"2-1";1',
    '',
  ])
})

it('G2 of a table that nobody reads any further no further page is read', async () => {
  const read: number[] = []
  const bytes = writeRows(HEAD, pages(1_000, 10, read), { format: 'csv', language: 'en' })[Symbol.asyncIterator]()
  for (let piece = 0; piece < 3; piece++) await bytes.next()
  await bytes.return?.(undefined)
  expect(read.length).toBeLessThan(5)
  // The thread writes the next one.
  expect((await collect(writeRows(HEAD, pages(1, 1), { format: 'csv', language: 'en' }))).length).toBeGreaterThan(10)
})

it('G2 a drawing ends when the reader leaves, and the next one is drawn', async () => {
  await draw(1)
  const reader = new AbortController()
  // Longer than any test may take.
  const endless = runWorkload({ yieldsMs: 0, signal: reader.signal }, () => draw(200_000))
  const refused = expect(endless).rejects.toThrow(/aborted/)
  const next = draw(2)
  await setImmediate()
  reader.abort()
  await refused
  expect((await readPdf(await next)).text).toContain('INV-1')
})

it('G1 a failure of a drawing is that of its caller alone', async () => {
  await expect(drawPaper('statement', [{ ...statement(1), currency: 'no currency' }, parties])).rejects.toThrow()
  await expect(
    collect(
      writeRows(
        HEAD,
        (async function* () {
          yield []
          throw new Error('the database is gone')
        })(),
        { format: 'csv', language: 'en' },
      ),
    ),
  ).rejects.toThrow('the database is gone')
  expect((await readPdf(await draw(1))).text).toContain('INV-0')
})
