/** ops import */
import { LANGUAGES } from '@cartwright/core/contract'
import { priceLists, warehouses } from '../../db/schema'
import { FALLBACK_LANGUAGE } from '../../texts/language'
import { transact } from '../../transactions/transact'
import { argument } from '../arguments'
import { type OpsAnswer, type OpsCommand, OpsTrouble } from '../command'
import { NO_KIT, readers } from '../import/columns'
import { decodeText } from '../import/decode'
import { type BadRow, readImport } from '../import/read-rows'
import { writeRows } from '../import/write-rows'
import { readNamedFile } from '../read-file'
import { table } from '../table'

const OTHERS = LANGUAGES.filter(language => language !== FALLBACK_LANGUAGE).join(', ')
/** A larger catalogue is imported in parts. */
const FILE_MB_MAX = 64

export const importCatalogue: OpsCommand = {
  name: 'import',
  isLong: true,
  summary: 'Adds or updates parts, prices and stock from a CSV file',
  positionals: ['file.csv'],
  options: {
    partial: { type: 'boolean', help: 'write the good rows and leave out the bad ones' },
    'add-brands': { type: 'boolean', help: 'add brands that the shop does not have yet' },
  },
  details:
    `The first line names the columns: ${Object.keys(readers).join(', ')}, price:<currency or price list>, ` +
    `stock:<warehouse>, and for other readers than English ones name:<language> and description:<language> ` +
    `(${OTHERS}). Without them, and after a new name or description without its own in a language, the English one is ` +
    `shown. kitParts says what a kit is packed of: CW-A:2;CW-B:1 are two pieces of CW-A and one of CW-B, ${NO_KIT} makes it no kit ` +
    'any more; its parts are articles of the shop or of the file, and no kits themselves. Only number is needed; a new part also needs oemCode, name, class and brand. An empty cell ' +
    'leaves things as they are. With one bad row nothing is written, unless --partial is given. A brand that is not known is ' +
    'a bad row, unless --add-brands is given: a new shop has none.',
  async prepare(args) {
    const name = argument(args, 0)
    return { ...args, options: { ...args.options, source: decodeText(await readNamedFile(name, FILE_MB_MAX), name) } }
  },
  async run({ db }, args) {
    const known = {
      priceLists: await db.select().from(priceLists),
      warehouses: (await db.select().from(warehouses)).map(({ code }) => code),
    }
    const read = readImport(String(args.options.source ?? ''), known)
    const isPartial = args.options.partial === true
    return transact(db, async tx => {
      const written = await writeRows(tx, read.rows, {
        dryRun: read.bad.length > 0 && !isPartial,
        addBrands: args.options['add-brands'] === true,
      })
      const bad = [...read.bad, ...written.bad].sort((a, b) => a.line - b.line)
      if (bad.length > 0 && !isPartial) throw refuse(bad)
      return report({ added: written.added, updated: written.updated, bad })
    })
  },
}

const linesOf = (bad: readonly BadRow[]): string =>
  table(bad.map(({ line, number, problems }) => [`  line ${line}`, number || '(no number)', problems.join('; ')]))

const refuse = (bad: BadRow[]) =>
  new OpsTrouble(
    `Nothing was written: ${bad.length} bad ${bad.length === 1 ? 'row' : 'rows'}. Mend them, or use --partial to ` +
      `write the others.\n${linesOf(bad)}`,
    { bad },
  )

function report(data: { added: number; updated: number; bad: BadRow[] }): OpsAnswer {
  const done = `${data.added} parts added, ${data.updated} updated`
  return { data, text: data.bad.length > 0 ? `${done}, ${data.bad.length} left out:\n${linesOf(data.bad)}` : done }
}
