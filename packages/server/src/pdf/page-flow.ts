/** The pages of a tagged PDF (PDF/A-3a), which are filled from top to bottom, with a foot on each. */
import { createRequire } from 'node:module'
import { FACTUR_X_FILE, FACTUR_X_METADATA } from './factur-x'
import { type Font, openFont, REGULAR, STRONG, withGlyphs } from './font'

/** Loaded with the first document: every start of the shop and every command would wait for it. */
const require = createRequire(import.meta.url)
const pdfDocument = () => require('pdfkit') as typeof import('pdfkit')

/** A part of the structure that programs read aloud. */
export type Structure = ReturnType<PDFKit.PDFDocument['struct']>

export interface PaperOptions {
  /** Of the texts, for programs that read aloud: `de`. */
  language: string
  title: string
  /** Stands in the file, so that the same content gives the same bytes. */
  date: Date
  /** Points; A4 by default. */
  size?: 'A4' | 'LETTER' | readonly [width: number, height: number]
  /** Below each page, on the left; the number of the page stands on the right. */
  foot: string
  /** For example `page 1 of 2`. */
  pageOf: (page: number, pages: number) => string
  margin?: number
  /** The same invoice as CII: makes the file a Factur-X. */
  invoiceXml?: Buffer | undefined
}

interface TextLook {
  size: number
  x?: number | undefined
  y?: number | undefined
  width?: number | undefined
  align?: 'left' | 'right' | undefined
  font?: Font
  colour?: string
}

export const INK = '#121926'
export const QUIET = '#5c6879'
const LINE = '#d5dae2'
/** Between what does not belong together. */
export const GAP = 12
const FOOT = 28

export class PageFlow {
  /** For lines and shapes; texts and structure have methods of their own. */
  readonly pdf: PDFKit.PDFDocument
  readonly #root: Structure
  readonly #options: PaperOptions
  readonly #bytes: Buffer[] = []
  readonly #done: Promise<void>

  constructor(options: PaperOptions) {
    this.#options = options
    const { language, title, date, size = 'A4', margin = 48 } = options
    const pdf = new (pdfDocument())({
      size: typeof size === 'string' ? size : [...size],
      margins: { top: margin, left: margin, right: margin, bottom: margin + FOOT },
      pdfVersion: '1.7',
      subset: 'PDF/A-3a',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, CreationDate: date, ModDate: date },
    } as PDFKit.PDFDocumentOptions)
    this.pdf = pdf
    for (const name of [REGULAR, STRONG] as const) pdf.registerFont(name, openFont(name) as never)
    pdf.on('data', (bytes: Buffer) => this.#bytes.push(bytes))
    this.#done = new Promise((resolve, reject) => {
      pdf.on('end', resolve)
      pdf.on('error', reject)
    })
    if (options.invoiceXml) this.#embed(options.invoiceXml)
    this.#root = pdf.struct('Document')
    pdf.addStructure(this.#root)
  }

  #embed(xml: Buffer): void {
    const { date, title } = this.#options
    this.pdf.file(xml, {
      name: FACTUR_X_FILE,
      type: 'text/xml',
      description: title,
      relationship: 'Alternative',
      creationDate: date,
      modifiedDate: date,
    } as Parameters<PDFKit.PDFDocument['file']>[1])
    // Public in pdfkit, and missing in its types.
    const { appendXML } = this.pdf as unknown as { appendXML(xml: string): void }
    appendXML.call(this.pdf, FACTUR_X_METADATA)
  }

  /** Where the next thing is drawn, from the top of the page. */
  get y() {
    return this.pdf.y
  }
  set y(y: number) {
    this.pdf.y = y
  }
  get left() {
    return this.pdf.page.margins.left
  }
  get width() {
    return this.pdf.page.width - this.pdf.page.margins.left - this.pdf.page.margins.right
  }
  get bottom() {
    return this.pdf.page.height - this.pdf.page.margins.bottom
  }

  space(points: number): void {
    this.pdf.y += points
  }

  newPage(): void {
    this.pdf.addPage()
  }

  /** Starts a page where this much does not fit any more. */
  keep(height: number): void {
    if (this.pdf.y + height > this.bottom) this.pdf.addPage()
  }

  /** Content of a type of structure, such as `P` or `H1`. */
  add(type: string, draw: () => void): void {
    this.#root.add(this.pdf.struct(type, {}, draw))
  }

  /** @param alt what is read in the place of the drawing */
  figure(alt: string, draw: () => void): void {
    this.#root.add(this.pdf.struct('Figure', { alt }, draw))
  }

  /** What repeats or decorates is no content. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact')
    draw()
    this.pdf.endMarkedContent()
  }

  /** A table; its rows are added to it, and each ends before the next one begins. */
  startTable(): Structure {
    const table = this.pdf.struct('Table')
    this.#root.add(table)
    return table
  }

  startRow(table: Structure): Structure {
    const row = this.pdf.struct('TR')
    table.add(row)
    return row
  }

  cell(row: Structure, type: 'TH' | 'TD', draw: () => void, scope?: 'Column' | 'Row'): void {
    row.add(this.pdf.struct(type, (scope ? { scope } : {}) as never, draw))
  }

  text(text: string, look: TextLook): void {
    const { size, x = this.left, y = this.pdf.y, width = this.width, align = 'left', font = REGULAR } = look
    this.pdf
      .font(font)
      .fontSize(size)
      .fillColor(look.colour ?? INK)
      .text(withGlyphs(text), x, y, { width, align })
  }

  heightOf(text: string, width: number, size: number): number {
    return this.pdf.font(REGULAR).fontSize(size).heightOfString(withGlyphs(text), { width })
  }

  /** A line to the right margin. */
  rule(colour = LINE, x = this.left): void {
    const { y } = this.pdf
    this.artifact(() => {
      this.pdf
        .moveTo(x, y)
        .lineTo(this.left + this.width, y)
        .lineWidth(0.5)
        .strokeColor(colour)
        .stroke()
    })
  }

  /** The whole file. */
  async finish(): Promise<Buffer> {
    this.#root.end()
    const { count } = this.pdf.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.pdf.switchToPage(page)
      const y = this.bottom + 10
      // Below the margin, where a text would start a new page.
      this.pdf.page.margins.bottom = 0
      this.artifact(() => {
        this.text(this.#options.foot, { y, size: 7.5, colour: QUIET, width: this.width * 0.8 })
        const number = this.#options.pageOf(page + 1, count)
        this.text(number, { y, size: 7.5, colour: QUIET, align: 'right', x: this.left, width: this.width })
      })
    }
    this.pdf.end()
    await this.#done
    return Buffer.concat(this.#bytes)
  }
}
