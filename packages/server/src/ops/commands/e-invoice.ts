/** ops einvoice:export and einvoice:status */
import { constants } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { E_INVOICE_FORMATS, type EInvoiceFormat } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { customers, invoices, TRANSMISSION_STATUSES, type TransmissionStatus } from '../../db/schema'
import { findSellersWithoutRegister, registerWarning } from '../../finance/e-invoice/sellers-without-register'
import { readElectronic, readTransmissions, recordTransmission } from '../../finance/e-invoice/transmissions'
import { readStoredEInvoice, type StoredDocument } from '../../finance/stored-documents'
import { isKsefNumber } from '../../invoice-rules/poland.rules'
import { argument, option } from '../arguments'
import { type OpsArgs, type OpsCommand, OpsTrouble } from '../command'
import { readSiteTimes } from '../site-times'
import { table } from '../table'
import { makeFolder } from '../write-files'

type Invoice = typeof invoices.$inferSelect

/** Others may write into the folder: a link in the place of the file is refused. */
const WRITE_NEW = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW

const NETWORK_ID_MAX = 100
const MESSAGE_MAX = 1_000

export const eInvoiceExport: OpsCommand = {
  name: 'einvoice:export',
  reads: true,
  summary: 'Writes electronic invoices into a folder, from which a network takes them',
  positionals: ['folder'],
  options: {
    invoice: { type: 'string', value: 'number', help: 'only this invoice or credit note' },
    format: {
      type: 'string',
      value: E_INVOICE_FORMATS.join('|'),
      help: 'in this format; without it in the usual one of each document',
    },
    all: { type: 'boolean', help: 'also documents of which einvoice:status has recorded something' },
  },
  details:
    'The files are the bytes that were stored when the document was issued. A file that is there already stays as it is, and one with other content is an error. Each appears whole: it is written under another name first.',
  // The shop may have been started in another folder than the one in which this is typed.
  prepare: async args => ({ ...args, positionals: [resolve(argument(args, 0))] }),
  async run({ db, clock }, args) {
    const folder = argument(args, 0)
    const format = readFormat(args)
    const number = option(args, 'invoice')
    await makeFolder(folder).catch((error: Error) => {
      throw new OpsTrouble(`The folder cannot be made: ${error.message}`)
    })
    const files: { invoiceNo: string; format: EInvoiceFormat; file: string; isNew: boolean }[] = []
    const pieces =
      number === undefined ? readElectronic(db, args.options.all === true) : [[await findInvoice(db, number)]]
    for await (const piece of pieces) {
      for (const invoice of piece) {
        const wanted = formatOf(invoice, format)
        if (!wanted && number !== undefined) throw new OpsTrouble(`${number} is not available in that format.`)
        if (!wanted) continue
        const document = await readStoredEInvoice(db, invoice, wanted, clock())
        files.push({ invoiceNo: invoice.invoiceNo, format: wanted, ...(await drop(folder, document)) })
      }
    }
    const fresh = files.filter(({ isNew }) => isNew)
    return {
      data: { folder, files },
      text: [
        ...fresh.map(({ file }) => file),
        `${fresh.length} new files of ${files.length} documents.`,
        registerWarning(await findSellersWithoutRegister(db)),
      ]
        .filter(Boolean)
        .join('\n'),
    }
  },
}

/** @throws OpsTrouble for a file of that name with other content */
async function drop(folder: string, { name, content }: StoredDocument): Promise<{ file: string; isNew: boolean }> {
  const file = join(folder, name)
  const there = await readFile(file).catch(() => undefined)
  if (there?.equals(content)) return { file, isNew: false }
  if (there) throw new OpsTrouble(`${file} is there already, with other content.`)
  const part = `${file}.part`
  try {
    // A rest of an export that was cut off; a link is removed and not followed.
    await rm(part, { force: true })
    await writeFile(part, content, { flag: WRITE_NEW })
    await rename(part, file)
  } catch (error) {
    throw new OpsTrouble(`The file cannot be written: ${(error as Error).message}`)
  }
  return { file, isNew: true }
}

const formatOf = ({ snapshot: { formats = [] } }: Invoice, wanted: EInvoiceFormat | undefined) =>
  wanted === undefined ? formats[0] : formats.find(format => format === wanted)

export const eInvoiceStatus: OpsCommand = {
  name: 'einvoice:status',
  summary: 'Shows what a network has answered about an electronic invoice, or records it',
  positionals: ['invoiceNo', `[${TRANSMISSION_STATUSES.join('|')}]`],
  options: {
    format: {
      type: 'string',
      value: E_INVOICE_FORMATS.join('|'),
      help: 'the one that was sent; the usual one by default',
    },
    id: { type: 'string', value: 'number', help: 'number that the network gave the document, such as that of KSeF' },
    message: { type: 'string', value: 'text', help: 'what the network said, such as why it was rejected' },
  },
  details: 'Answers are added, none is changed. The shop sends nothing by itself: see docs/invoices.md.',
  async run({ db, clock }, args) {
    const invoiceNo = argument(args, 0)
    const invoice = await findInvoice(db, invoiceNo)
    const status = readStatus(args.positionals[1])
    if (status) {
      const format = formatOf(invoice, readFormat(args))
      if (!format) throw new OpsTrouble(`${invoiceNo} is not available in that format.`)
      const networkId = short(args, 'id', NETWORK_ID_MAX)
      // Credit notes will name it.
      if (format === 'fa3' && networkId !== '' && !isKsefNumber(networkId))
        throw new OpsTrouble('--id is no number of KSeF, such as 5260001246-20261126-0A1B2C-3D4E5F-9A.')
      const message = short(args, 'message', MESSAGE_MAX)
      await recordTransmission(db, { invoiceId: invoice.invoiceId, format, status, networkId, message }, clock())
    }
    const answers = await readTransmissions(db, invoice.invoiceId)
    const data = answers.map(({ createTime, transmissionId: _id, invoiceId: _invoice, ...answer }) => ({
      at: createTime.toISOString(),
      ...answer,
    }))
    const timeAt = await readSiteTimes(db)
    const orgId = await findSite(db, invoice)
    const rows = answers.map(({ createTime, format, status: answered, networkId, message }) => [
      timeAt(orgId, createTime),
      format,
      answered,
      networkId,
      message,
    ])
    return {
      data: { invoiceNo, formats: invoice.snapshot.formats ?? [], answers: data },
      text: rows.length > 0 ? table(rows) : `Nothing is recorded of ${invoiceNo}.`,
    }
  },
}

async function findInvoice(db: Database, invoiceNo: string): Promise<Invoice> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.invoiceNo, invoiceNo))
  if (!invoice) throw new OpsTrouble(`There is no invoice or credit note ${invoiceNo}.`)
  return invoice
}

/** The site of the company that the document is for. */
async function findSite(db: Database, { custId }: Invoice): Promise<number | null> {
  const [company] = await db.select({ orgId: customers.orgId }).from(customers).where(eq(customers.custId, custId))
  return company?.orgId ?? null
}

function readFormat(args: OpsArgs): EInvoiceFormat | undefined {
  const typed = option(args, 'format')
  const format = E_INVOICE_FORMATS.find(known => known === typed)
  if (typed !== undefined && !format) throw new OpsTrouble(`--format is one of ${E_INVOICE_FORMATS.join(', ')}.`)
  return format
}

function readStatus(typed: string | undefined): TransmissionStatus | undefined {
  const status = TRANSMISSION_STATUSES.find(known => known === typed)
  if (typed !== undefined && !status) throw new OpsTrouble(`A status is one of ${TRANSMISSION_STATUSES.join(', ')}.`)
  return status
}

function short(args: OpsArgs, name: string, max: number): string {
  const text = option(args, name) ?? ''
  if (text.length > max) throw new OpsTrouble(`--${name} has more than ${max} characters.`)
  return text
}
