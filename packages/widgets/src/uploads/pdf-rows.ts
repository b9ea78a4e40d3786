/** Rows of a PDF with text: what stands at one height is a row, what wide gaps part are its cells. */

import { nextTask } from '@cartwright/core'
import type { Block } from './document-rows'
import { FileTrouble } from './file-trouble'

/** An order has a few pages; a catalogue has hundreds, and is no list. */
const PAGES = 60
/** Share of the height of the letters by which words of one row may stand higher or lower. */
const SAME_ROW = 0.5
/** A gap that is wider than so many heights parts cells. */
const CELL_GAP = 0.9

interface Word {
  text: string
  x: number
  end: number
  y: number
  height: number
}

/**
 * @throws FileTrouble `password`, `no-text`, `too-much`, `unreadable`; any other error when what reads PDFs does not arrive
 */
export async function readPdf(bytes: Uint8Array): Promise<Block[]> {
  const [{ getDocument, PDFWorker }, { url }] = await Promise.all([import('pdfjs-dist'), import('./pdf-worker')])
  const port = await startWorker(url)
  const task = getDocument({
    data: bytes,
    ...(port && { worker: PDFWorker.fromPort({ port }) }),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: 0,
  })
  try {
    const pdf = await task.promise.catch((cause: unknown) => {
      const isLocked = (cause as { name?: string } | null)?.name === 'PasswordException'
      throw new FileTrouble(isLocked ? 'password' : 'unreadable', 'the PDF does not open', { cause })
    })
    if (pdf.numPages > PAGES) throw new FileTrouble('too-much', `${pdf.numPages} pages`)
    const rows: Word[][] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const words = items.flatMap(item => ('str' in item ? toWord(item) : []))
      rows.push(...toLines(words))
      page.cleanup()
      await nextTask()
    }
    if (rows.length === 0) throw new FileTrouble('no-text', 'no text in the PDF')
    return toBlocks(rows.map(toCells))
  } finally {
    await task.destroy()
    port?.terminate()
  }
}

/**
 * Where a page may have a worker of this file, the library does its work there. Browsers refuse those of another origin, as our files are on
 * the page of a host: there, and where a policy forbids it, the library works in this thread, in small steps.
 */
async function startWorker(url: string): Promise<Worker | undefined> {
  // A bundler may have written an address that no page can load.
  if (new URL(url).origin !== location.origin) return undefined
  try {
    const port = new Worker(url, { type: 'module' })
    const isReady = await new Promise<boolean>(resolve => {
      port.addEventListener('message', () => resolve(true), { once: true })
      port.addEventListener('error', () => resolve(false), { once: true })
    })
    if (isReady) return port
    port.terminate()
  } catch {
    // A policy of the page throws.
  }
  return undefined
}

interface TextItem {
  str: string
  transform: number[]
  width: number
  height: number
}

function toWord({ str, transform, width, height }: TextItem): Word[] {
  const [, , , , x = 0, y = 0] = transform
  return str.trim() === ''
    ? []
    : [{ text: str.trim(), x, end: x + width, y, height: height || Math.abs(transform[3] ?? 10) }]
}

/** Words of one height, from top to bottom and from left to right. */
function toLines(words: readonly Word[]): Word[][] {
  const lines: Word[][] = []
  for (const word of [...words].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const [first] = lines.at(-1) ?? []
    if (first && Math.abs(first.y - word.y) < first.height * SAME_ROW) lines.at(-1)?.push(word)
    else lines.push([word])
  }
  return lines.map(line => line.sort((a, b) => a.x - b.x))
}

/** Words close to each other are one cell. */
function toCells(line: readonly Word[]): Word[] {
  const cells: Word[] = []
  for (const word of line) {
    const last = cells.at(-1)
    const gap = last ? word.x - last.end : 0
    if (last && gap < last.height * CELL_GAP) {
      last.text += gap > last.height * 0.12 ? ` ${word.text}` : word.text
      last.end = Math.max(last.end, word.end)
    } else cells.push({ ...word })
  }
  return cells
}

/** Rows of several cells below each other are a table, whose columns are the stretches that the cells take up. */
function toBlocks(lines: readonly (readonly Word[])[]): Block[] {
  const blocks: Block[] = []
  let table: (readonly Word[])[] = []
  const endTable = () => {
    if (table.length > 0) blocks.push(...toTables(table))
    table = []
  }
  for (const line of lines) {
    if (line.length > 1) table.push(line)
    else {
      endTable()
      blocks.push({ line: line[0]?.text ?? '' })
    }
  }
  endTable()
  return blocks
}

function toTables(lines: readonly (readonly Word[])[]): Block[] {
  const columns = columnsOf(lines)
  return [{ rows: lines.map(line => columns.map(({ x, end }) => wordsIn(line, x, end))) }]
}

const wordsIn = (line: readonly Word[], x: number, end: number): string =>
  line
    .filter(word => word.x < end && word.end > x)
    .map(word => word.text)
    .join(' ')

interface Column {
  x: number
  end: number
}

/** The stretches that the cells take up. Rows with most cells come first, so that a line of the letter joins no columns. */
function columnsOf(lines: readonly (readonly Word[])[]): Column[] {
  const columns: Column[] = []
  for (const line of [...lines].sort((a, b) => b.length - a.length)) {
    for (const { x, end } of line) {
      const hits = columns.filter(column => column.x < end && column.end > x)
      const [hit] = hits
      if (hits.length === 1 && hit) {
        hit.x = Math.min(hit.x, x)
        hit.end = Math.max(hit.end, end)
      } else if (hits.length === 0) columns.push({ x, end })
    }
  }
  return columns.sort((a, b) => a.x - b.x)
}
