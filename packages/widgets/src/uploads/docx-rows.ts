/** Tables and paragraphs of a Word document (ISO/IEC 29500-1, 17.3 and 17.4). */

import { nextTask } from '@cartwright/core'
import { unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import type { Block } from './document-rows'
import { FileTrouble } from './file-trouble'

/** Where the text of the document stands. */
export const DOCUMENT = 'word/document.xml'
const CHUNK_CHARS = 100_000

/** @param bytes an archive whose sizes are known to be small @throws FileTrouble `unreadable` */
export async function readDocx(bytes: Uint8Array): Promise<Block[]> {
  const { [DOCUMENT]: document } = unzipSync(bytes, { filter: ({ name }) => name === DOCUMENT })
  if (!document) throw new FileTrouble('unreadable', 'no document')
  const xml = new TextDecoder().decode(document)
  const blocks: Block[] = []
  /** Open tables, the innermost last. */
  const tables: string[][][] = []
  let text = ''
  let isText = false
  let isDeleted = false
  const endParagraph = () => {
    const row = tables.at(-1)?.at(-1)
    if (row && row.length > 0) row[row.length - 1] += ` ${text}`
    else if (tables.length === 0) blocks.push({ line: text })
    text = ''
  }
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'w:tbl') tables.push([])
        else if (name === 'w:tr') tables.at(-1)?.push([])
        else if (name === 'w:tc') tables.at(-1)?.at(-1)?.push('')
        else if (name === 'w:t') isText = true
        else if (name === 'w:del') isDeleted = true
        else if (name === 'w:tab') text += '\t'
        else if (name === 'w:br' || name === 'w:cr') {
          if (tables.length > 0) text += ' '
          else endParagraph()
        } else if (name === 'w:nobreakhyphen') text += '-'
      },
      onclosetag(name) {
        if (name === 'w:t') isText = false
        else if (name === 'w:del') isDeleted = false
        else if (name === 'w:p') endParagraph()
        else if (name === 'w:tbl') {
          const rows = tables.pop()
          if (rows) blocks.push({ rows })
        }
      },
      ontext(part) {
        if (isText && !isDeleted) text += part
      },
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: true },
  )
  for (let at = 0; at < xml.length; at += CHUNK_CHARS) {
    parser.write(xml.slice(at, at + CHUNK_CHARS))
    await nextTask()
  }
  parser.end()
  return blocks
}
