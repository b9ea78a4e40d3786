/** ops rma:list, rma:approve, rma:reject, rma:receive, rma:refund and rma:files */
import { resolve } from 'node:path'
import { RETURN_STATUSES } from '@cartwright/core/contract'
import { comesBack } from '@cartwright/core/rules'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { formatTime } from '../../catalogue/time'
import type { Database } from '../../db/database'
import { customers, invoices, orderLines, rmaFiles, rmaLines, rmas, skus } from '../../db/schema'
import { ApiError } from '../../http/api-error'
import { auditReturn, linesOf, lockReturnByNo, receiveReturn, stateText } from '../../rma/audit'
import { piecesToCome, reduceApprovedReturn, refundReturn } from '../../rma/refund'
import { transact } from '../../transactions/transact'
import { argument, everyOption, option, wholeNumber } from '../arguments'
import { type OpsArgs, type OpsCommand, OpsTrouble } from '../command'
import { isConfirmed } from '../confirmed'
import { readPieces } from '../pieces'
import { readSiteTimes } from '../site-times'
import { counted, table } from '../table'
import { fileColumns, writeFiles } from '../write-files'

const LIMIT = 20
const LIMIT_MAX = 1_000
const LINES_MAX = 1_000

export const rmaList: OpsCommand = {
  name: 'rma:list',
  reads: true,
  summary: 'Lists the newest returns of all customers, and the lines of one',
  positionals: ['[rmaNo]'],
  options: {
    status: { type: 'string', value: 'status', help: `only these: ${RETURN_STATUSES.slice(1).join(', ')}` },
    limit: { type: 'string', value: 'n', help: `how many, ${LIMIT} by default` },
  },
  details: '',
  async run({ db }, args) {
    if (args.positionals[0] !== undefined) return listLines(db, argument(args, 0))
    const wanted = option(args, 'status')
    const status = RETURN_STATUSES.find(known => known === wanted)
    if (wanted !== undefined && !status) throw new OpsTrouble(`There is no status "${wanted}".`)
    const limit = wholeNumber(option(args, 'limit') ?? String(LIMIT), '--limit', 1, LIMIT_MAX)
    const rows = await db
      .select({
        rmaNo: rmas.rmaNo,
        submitTime: rmas.submitTime,
        custnum: customers.custnum,
        company: customers.company,
        orgId: customers.orgId,
        status: rmas.status,
      })
      .from(rmas)
      .innerJoin(customers, eq(customers.custId, rmas.custId))
      .where(and(ne(rmas.status, 'draft'), status && eq(rmas.status, status)))
      .orderBy(desc(rmas.createTime), desc(rmas.rmaId))
      .limit(limit)
    const timeAt = await readSiteTimes(db)
    const data = rows.map(({ orgId: _site, ...row }) => ({
      ...row,
      submitTime: row.submitTime && formatTime(row.submitTime),
    }))
    const cells = rows.map(row => [
      row.rmaNo,
      row.submitTime ? timeAt(row.orgId, row.submitTime) : '',
      row.custnum,
      row.company,
      row.status,
    ])
    return { data, text: cells.length > 0 ? table(cells) : 'There are no such returns.' }
  },
}

async function listLines(db: Database, rmaNo: string) {
  const data = await inReturn(db, rmaNo, (tx, { rmaId }) => describeLines(tx, rmaId))
  return { data, text: linesTable(data) }
}

async function describeLines(tx: Database, rmaId: number) {
  const lines = await linesOf(tx, rmaId)
  const numbers = await readNumbers(tx, lines)
  return lines.map((line, at) => ({ ...line, ...numbers[at] }))
}

type Line = Awaited<ReturnType<typeof describeLines>>[number]

const articleOf = ({ number = '', partNumber }: Pick<Line, 'number' | 'partNumber'>): string =>
  partNumber ? `${number}, of it ${partNumber}` : number

const linesTable = (lines: readonly Line[]): string =>
  table(
    lines.map((line, at) => [
      at + 1,
      articleOf(line),
      counted(line.returnQty ?? 0, 'piece'),
      line.reason ?? '',
      line.batchNo || line.otherReason,
      line.approvedQty === null ? 'not decided' : `${line.approvedQty} approved, ${line.receivedQty} received`,
      line.neverArrived ? 'was not in the parcel' : line.feeWaived ? 'no fee' : '',
      line.rejection,
    ]),
  )

/** Of the articles, and of the parts of kits that go back alone. */
async function readNumbers(tx: Database, lines: readonly (typeof rmaLines.$inferSelect)[]) {
  const ordered = await tx
    .select({ id: orderLines.orderLineId, number: orderLines.number })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderLineId,
        lines.map(line => line.orderLineId),
      ),
    )
  const partSkus = lines.flatMap(({ partSku }) => partSku ?? [])
  const parts = await tx
    .select({ id: skus.goodsSkuId, number: skus.number })
    .from(skus)
    .where(inArray(skus.goodsSkuId, partSkus))
  return lines.map(({ orderLineId, partSku }) => ({
    number: ordered.find(({ id }) => id === orderLineId)?.number,
    partNumber: parts.find(({ id }) => id === partSku)?.number ?? null,
  }))
}

export const rmaApprove: OpsCommand = {
  name: 'rma:approve',
  summary: 'Approves a return, all of it or some pieces',
  positionals: ['rmaNo'],
  options: {
    line: { type: 'string', value: 'n=pieces,…', help: 'approves fewer pieces of these lines, such as 1=2,3=0' },
    text: {
      type: 'string',
      value: 'text',
      multiple: true,
      help: 'why pieces of the lines in --line are not taken back; "3=text" for line 3 alone',
    },
    waive: { type: 'string', value: 'n,…', help: 'lines of which no restocking fee is kept' },
  },
  irreversible: true,
  details: 'Lines that are not named are approved as applied for. With no piece approved the return is rejected.',
  async run({ db, clock }, args) {
    const rmaNo = argument(args, 0)
    const wanted = option(args, 'line')
    const pieces = wanted === undefined ? new Map<number, number>() : readPieces(wanted, { min: 0 })
    const waived = readLines(args, 'waive')
    const texts = readTexts(everyOption(args, 'text'), [...pieces.keys()])
    const { status, lines } = await inReturn(db, rmaNo, async (tx, rma) => ({
      status: await auditReturn(tx, rma, { pieces, waived, texts }, clock()),
      lines: await describeLines(tx, rma.rmaId),
    }))
    const comes = lines.some(comesBack)
    const next =
      status === 'rejected'
        ? []
        : [comes ? `Next, once goods arrive: rma:receive ${rmaNo}` : `Next: rma:refund ${rmaNo}`]
    return {
      data: { rmaNo, status, lines },
      text: [stateText({ rmaNo, status }), linesTable(lines), ...next].join('\n'),
    }
  },
}

export const rmaReject: OpsCommand = {
  name: 'rma:reject',
  summary: 'Rejects a return',
  positionals: ['rmaNo', 'text'],
  options: {},
  irreversible: true,
  details:
    'The buyer reads the text beside each line. The pieces can be in another return. Of an approved return only pieces that were credited by other means are taken out; what can be credited stays approved.',
  async run({ db, clock }, args) {
    const [rmaNo, text] = [argument(args, 0), argument(args, 1)]
    const status = await inReturn(db, rmaNo, async (tx, rma) => {
      if (rma.status === 'audit approved') return reduceApprovedReturn(tx, rma, text, clock())
      const lines = (await linesOf(tx, rma.rmaId)).map((_line, at) => at + 1)
      const verdict = {
        pieces: new Map(lines.map(line => [line, 0])),
        waived: new Set<number>(),
        texts: new Map(lines.map(line => [line, text])),
      }
      return auditReturn(tx, rma, verdict, clock())
    })
    const next = status === 'audit approved' ? ['What is left of it can be credited once it has arrived.'] : []
    return { data: { rmaNo, status }, text: [stateText({ rmaNo, status }), ...next].join('\n') }
  },
}

export const rmaReceive: OpsCommand = {
  name: 'rma:receive',
  summary: 'Books goods of a return that have arrived, all of them or some lines',
  positionals: ['rmaNo'],
  options: {
    line: { type: 'string', value: 'n=pieces,…', help: 'only these lines, counted from 1, such as 1=2,3=4' },
    sealed: { type: 'string', value: 'n,…', help: 'lines whose goods are still sealed: they go back to the shelf' },
  },
  irreversible: true,
  details: 'Only what has arrived can be refunded. Goods that are at fault never go back to the shelf.',
  async run({ db, clock }, args) {
    const rmaNo = argument(args, 0)
    const wanted = option(args, 'line')
    const pieces = wanted === undefined ? undefined : readPieces(wanted)
    const sealed = readLines(args, 'sealed')
    const received = await inReturn(db, rmaNo, (tx, rma) => receiveReturn(tx, rma, { pieces, sealed }, clock()))
    return { data: { rmaNo, received }, text: `${counted(received, 'piece')} of ${rmaNo} arrived` }
  },
}

export const rmaRefund: OpsCommand = {
  name: 'rma:refund',
  summary: 'Credits the goods of a return that have arrived',
  positionals: ['rmaNo'],
  options: {
    close: { type: 'boolean', help: 'ends a return with missing pieces although goods of it are still on their way' },
  },
  irreversible: true,
  details:
    'One credit note for each invoice, less the restocking fee and the freight. Approved pieces that are missing are free for another return. A return with pieces that were not in the parcel waits for its other goods.',
  async run({ db: tx, clock }, args) {
    const rmaNo = argument(args, 0)
    const closes = args.options.close === true
    const rma = await lockReturnByNo(tx, rmaNo)
    const missing = missingOf(await describeLines(tx, rma.rmaId))
    const creditNotes = await refundReturn(tx, rma, clock(), { closes })
    const how = creditNotes.length > 0 ? `credited with ${creditNotes.join(', ')}` : 'closed: nothing is left to credit'
    const credits = await readCredits(tx, creditNotes)
    const text = [
      `${rmaNo} ${isConfirmed(args) ? 'is' : 'will be'} ${how}`,
      ...missing.map(
        ({ line, article, pieces, approved }) =>
          `Line ${line} (${article}): ${pieces} of ${counted(approved, 'approved piece')} ${pieces === 1 ? 'has' : 'have'} not arrived.`,
      ),
      ...(missing.length > 0 ? ['What has not arrived drops out of the return, and may be applied for again.'] : []),
      ...credits.map(creditTable),
    ]
    return { data: { rmaNo, creditNotes, missing, credits }, text: text.join('\n') }
  },
}

/** Lines of which approved pieces have not arrived. */
const missingOf = (lines: readonly Line[]) =>
  lines
    .map((line, at) => ({
      line: at + 1,
      article: articleOf(line),
      pieces: piecesToCome(line),
      approved: line.approvedQty ?? 0,
    }))
    .filter(({ pieces }) => pieces > 0)

/** What the credit notes hold, as their buyer reads them. */
async function readCredits(tx: Database, creditNotes: readonly string[]) {
  const rows = await tx
    .select({ snapshot: invoices.snapshot })
    .from(invoices)
    .where(inArray(invoices.invoiceNo, [...creditNotes]))
    .orderBy(asc(invoices.invoiceId))
  return rows.map(({ snapshot: { invoiceNo, corrects, currency, lines, allowances, sums } }) => ({
    invoiceNo,
    of: corrects?.invoiceNo ?? '',
    currency,
    lines: lines.map(({ number, qty, net }) => ({ number, qty, net })),
    allowances,
    total: sums.total,
    vat: sums.vat,
    grandTotal: sums.grandTotal,
  }))
}

type Credit = Awaited<ReturnType<typeof readCredits>>[number]

/** Allowances of a credit note are kept of it. */
const KEPT = { coupon: 'share of the coupon', restocking: 'restocking fee', returnFreight: 'return freight' } as const

function creditTable({ invoiceNo, of, currency, lines, allowances, total, vat, grandTotal }: Credit): string {
  const money = (amount: number) => `${currency} ${amount.toFixed(2)}`
  return [
    `${invoiceNo}, of invoice ${of}`,
    table([
      ...lines.map(({ number, qty, net }) => [`${qty} × ${number}`, money(net)]),
      ...allowances.map(({ kind, amount }) => [KEPT[kind], money(-amount)]),
      ['total', money(total)],
      ['VAT', money(vat)],
      ['credit', money(grandTotal)],
    ]),
  ].join('\n')
}

export const rmaFilesCommand: OpsCommand = {
  name: 'rma:files',
  reads: true,
  summary: 'Writes the files of a return, such as photos, into a folder',
  positionals: ['rmaNo', 'folder'],
  options: {},
  details: 'The folder is made when it is missing. Files that are there already stay as they are, and are an error.',
  // The shop may have been started in another folder than the one in which this is typed.
  prepare: async args => ({ ...args, positionals: [argument(args, 0), resolve(argument(args, 1))] }),
  async run({ db }, args) {
    const rmaNo = argument(args, 0)
    const { rows, lines } = await inReturn(db, rmaNo, async (tx, { rmaId }) => ({
      lines: await describeLines(tx, rmaId),
      rows: await tx
        .select({ ...fileColumns(rmaFiles), rmaLineId: rmaLines.rmaLineId })
        .from(rmaFiles)
        .innerJoin(
          rmaLines,
          and(
            eq(rmaLines.rmaId, rmaFiles.rmaId),
            eq(rmaLines.orderLineId, rmaFiles.orderLineId),
            sql`${rmaLines.partSku} is not distinct from ${rmaFiles.partSku}`,
          ),
        )
        .where(eq(rmaFiles.rmaId, rmaId))
        .orderBy(asc(rmaLines.position), asc(rmaFiles.position)),
    }))
    const paths = await writeFiles(argument(args, 1), rows)
    const files = paths.map((path, file) => {
      const at = lines.findIndex(({ rmaLineId }) => rmaLineId === rows[file]?.rmaLineId)
      const line = lines[at]
      return { path, line: at + 1, article: line ? articleOf(line) : '' }
    })
    const cells = files.map(({ path, line, article }) => [path, `line ${line}`, article])
    return { data: { rmaNo, files }, text: cells.length > 0 ? table(cells) : `Return ${rmaNo} has no files.` }
  },
}

/** One transaction, which holds the return. @throws OpsTrouble for an unknown number, and for what the services refuse */
async function inReturn<T>(
  db: Database,
  rmaNo: string,
  work: (tx: Database, rma: typeof rmas.$inferSelect) => Promise<T>,
): Promise<T> {
  try {
    return await transact(db, async tx => work(tx, await lockReturnByNo(tx, rmaNo)))
  } catch (error) {
    if (error instanceof ApiError) throw new OpsTrouble(error.message, error.data ?? undefined)
    throw error
  }
}

const readLines = (args: OpsArgs, name: string): Set<number> =>
  new Set(
    (option(args, name) ?? '')
      .split(',')
      .filter(Boolean)
      .map(line => wholeNumber(line.trim(), `--${name}`, 1, LINES_MAX)),
  )

/** The text of each of these lines: its own as `n=text`, or else the one for all. */
function readTexts(given: readonly string[], lines: readonly number[]): Map<number, string> {
  const texts = new Map<number, string>()
  let common: string | undefined
  for (const text of given) {
    const [, line, own] = /^(\d+)\s*=\s*(.*)$/s.exec(text) ?? []
    if (line === undefined || own === undefined) {
      if (common !== undefined)
        throw new OpsTrouble('--text has two texts for all lines. "3=text" is for line 3 alone.')
      common = text
      continue
    }
    const at = wholeNumber(line, '--text: the number of a line', 1, LINES_MAX)
    if (texts.has(at)) throw new OpsTrouble(`--text has two texts for line ${at}.`)
    if (!lines.includes(at)) throw new OpsTrouble(`--text is for line ${at}, which --line does not name.`)
    texts.set(at, own)
  }
  return new Map(lines.map(line => [line, texts.get(line) ?? common ?? '']))
}
