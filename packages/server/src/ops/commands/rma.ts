/** ops rma:list, rma:approve, rma:reject, rma:receive, rma:refund and rma:files */
import { resolve } from 'node:path'
import { RETURN_STATUSES } from '@cartwright/core/contract'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { formatTime } from '../../catalogue/time'
import type { Database } from '../../db/database'
import { customers, rmaFiles, rmaLines, rmas } from '../../db/schema'
import { ApiError } from '../../http/api-error'
import { auditReturn, linesOf, lockReturnByNo, receiveReturn } from '../../rma/audit'
import { refundReturn } from '../../rma/refund'
import { transact } from '../../transactions/transact'
import { argument, option, wholeNumber } from '../arguments'
import { type OpsArgs, type OpsCommand, OpsTrouble } from '../command'
import { runConfirmed, YES } from '../confirmed'
import { table } from '../table'
import { writeFiles } from '../write-files'

const LIMIT = 20
const LIMIT_MAX = 1_000
const LINES_MAX = 1_000
const PIECES_MAX = 999_999

export const rmaList: OpsCommand = {
  name: 'rma:list',
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
      .select({ rmaNo: rmas.rmaNo, submitTime: rmas.submitTime, company: customers.company, status: rmas.status })
      .from(rmas)
      .innerJoin(customers, eq(customers.custId, rmas.custId))
      .where(and(ne(rmas.status, 'draft'), status && eq(rmas.status, status)))
      .orderBy(desc(rmas.rmaId))
      .limit(limit)
    const data = rows.map(row => ({ ...row, submitTime: row.submitTime && formatTime(row.submitTime) }))
    const cells = data.map(row => [row.rmaNo, row.submitTime ?? '', row.company, row.status])
    return { data, text: cells.length > 0 ? table(cells) : 'There are no such returns.' }
  },
}

async function listLines(db: Database, rmaNo: string) {
  const data = await inReturn(db, rmaNo, (tx, { rmaId }) => linesOf(tx, rmaId))
  const cells = data.map((line, at) => [
    at + 1,
    `${line.returnQty ?? 0} pieces`,
    line.reason ?? '',
    line.batchNo || line.otherReason,
    line.approvedQty === null ? 'not decided' : `${line.approvedQty} approved, ${line.receivedQty} received`,
  ])
  return { data, text: table(cells) }
}

export const rmaApprove: OpsCommand = {
  name: 'rma:approve',
  summary: 'Approves a return, all of it or some pieces',
  positionals: ['rmaNo'],
  options: {
    line: { type: 'string', value: 'n=pieces,…', help: 'approves fewer pieces of these lines, such as 1=2,3=0' },
    text: { type: 'string', value: 'text', help: 'why pieces of the lines in --line are not taken back' },
    waive: { type: 'string', value: 'n,…', help: 'lines of which no restocking fee is kept' },
  },
  details: 'Lines that are not named are approved as applied for. With no piece approved the return is rejected.',
  async run({ db, clock }, args) {
    const rmaNo = argument(args, 0)
    const pieces = readPieces(option(args, 'line') ?? '', 0)
    const text = option(args, 'text') ?? ''
    const waived = readLines(args, 'waive')
    const texts = new Map([...pieces.keys()].map(line => [line, text]))
    const status = await inReturn(db, rmaNo, (tx, rma) => auditReturn(tx, rma, { pieces, waived, texts }, clock()))
    return { data: { rmaNo, status }, text: `${rmaNo} is ${status}` }
  },
}

export const rmaReject: OpsCommand = {
  name: 'rma:reject',
  summary: 'Rejects a return',
  positionals: ['rmaNo', 'text'],
  options: {},
  details: 'The buyer reads the text beside each line. The pieces can be in another return.',
  async run({ db, clock }, args) {
    const [rmaNo, text] = [argument(args, 0), argument(args, 1)]
    const status = await inReturn(db, rmaNo, async (tx, rma) => {
      const lines = (await linesOf(tx, rma.rmaId)).map((_line, at) => at + 1)
      const verdict = {
        pieces: new Map(lines.map(line => [line, 0])),
        waived: new Set<number>(),
        texts: new Map(lines.map(line => [line, text])),
      }
      return auditReturn(tx, rma, verdict, clock())
    })
    return { data: { rmaNo, status }, text: `${rmaNo} is ${status}` }
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
  details: 'Only what has arrived can be refunded. Goods that are at fault never go back to the shelf.',
  async run({ db, clock }, args) {
    const rmaNo = argument(args, 0)
    const wanted = option(args, 'line')
    const pieces = wanted === undefined ? undefined : readPieces(wanted, 1)
    const sealed = readLines(args, 'sealed')
    const received = await inReturn(db, rmaNo, (tx, rma) => receiveReturn(tx, rma, { pieces, sealed }, clock()))
    return { data: { rmaNo, received }, text: `${received} pieces of ${rmaNo} have arrived` }
  },
}

export const rmaRefund: OpsCommand = {
  name: 'rma:refund',
  summary: 'Credits the goods of a return that have arrived',
  positionals: ['rmaNo'],
  options: YES,
  details:
    'One credit note for each invoice, less the restocking fee and the freight. Approved pieces that are missing are free for another return.',
  run: ({ db, clock }, args) =>
    runConfirmed(db, args, async tx => {
      const rmaNo = argument(args, 0)
      const creditNotes = await refundReturn(tx, await lockReturnByNo(tx, rmaNo), clock())
      const how =
        creditNotes.length > 0 ? `credited with ${creditNotes.join(', ')}` : 'closed: nothing is left to credit'
      return { data: { rmaNo, creditNotes }, text: `${rmaNo} is ${how}` }
    }),
}

export const rmaFilesCommand: OpsCommand = {
  name: 'rma:files',
  summary: 'Writes the files of a return, such as photos, into a folder',
  positionals: ['rmaNo', 'folder'],
  options: {},
  details: 'The folder is made when it is missing. Files that are there already stay as they are, and are an error.',
  // The shop may have been started in another folder than the one in which this is typed.
  prepare: async args => ({ ...args, positionals: [argument(args, 0), resolve(argument(args, 1))] }),
  async run({ db }, args) {
    const rmaNo = argument(args, 0)
    const rows = await inReturn(db, rmaNo, (tx, { rmaId }) =>
      tx
        .select({ name: rmaFiles.name, content: rmaFiles.content })
        .from(rmaFiles)
        .innerJoin(rmaLines, and(eq(rmaLines.rmaId, rmaFiles.rmaId), eq(rmaLines.orderLineId, rmaFiles.orderLineId)))
        .where(eq(rmaFiles.rmaId, rmaId))
        .orderBy(asc(rmaLines.position), asc(rmaFiles.position)),
    )
    const files = await writeFiles(argument(args, 1), rows)
    return { data: { rmaNo, files }, text: files.join('\n') || `Return ${rmaNo} has no files.` }
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

function readPieces(text: string, min: number): Map<number, number> {
  const pairs = text.split(',').filter(part => part.trim() !== '')
  const lines = pairs.map(pair => {
    const [line = '', pieces = ''] = pair.split('=')
    return [
      wholeNumber(line.trim(), '--line: the number of a line', 1, LINES_MAX),
      wholeNumber(pieces.trim(), '--line: the pieces', min, PIECES_MAX),
    ] as const
  })
  const byLine = new Map(lines)
  if (byLine.size < lines.length) throw new OpsTrouble('--line names a line twice.')
  return byLine
}
