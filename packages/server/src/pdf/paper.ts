/** A tagged PDF (PDF/A-3a) that is written from top to bottom: headings, facts, tables that go on over pages, and a foot on each page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { packageFile } from '../process/package-files'
import { FACTUR_X_FILE, FACTUR_X_METADATA } from './factur-x'

/** Loaded with the first document: every start of the shop and every command would wait for them. */
const require = createRequire(import.meta.url)
const fontkit = () => require('fontkit') as typeof import('fontkit')
const pdfDocument = () => require('pdfkit') as typeof import('pdfkit')

type Structure = ReturnType<PDFKit.PDFDocument['struct']>

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

export interface Column {
  head: string
  /** Share of the width; those of all columns are added up. */
  width: number
  align?: 'left' | 'right'
  isStrong?: boolean
}

/** A cell: its first line is strong where `detail` follows, which may have lines of its own. */
export interface Cell {
  text: string
  detail?: string | undefined
  /** An empty square, to tick with a pen. */
  isBox?: boolean
}

/** A bar code: widths of bars and gaps in turn, a bar first. */
export interface Bars {
  widths: readonly number[]
  text: string
}

type Facts = readonly (readonly [name: string, value: string])[]

const REGULAR = 'regular'
const STRONG = 'strong'
const INK = '#121926'
const QUIET = '#5c6879'
const LINE = '#d5dae2'
const BRAND = '#0b6bcb'
/** Of the mark, and of the drawing that it is made from. */
const MARK = 20
const MARK_DRAWN = 28
const GAP = 12
const FOOT = 28
const BOX = 9
/** A QR code with what stays free around it, 3 cm. */
const QR_SIZE = 85

type Font = 'regular' | 'strong'

interface OpenedFont {
  readonly characterSet: readonly number[]
  hasGlyphForCodePoint(code: number): boolean
  glyphForCodePoint(code: number): unknown
}

/** Opened once for all documents: that is half of the time of one. */
const fonts = new Map<Font, OpenedFont>()
function font(name: Font): OpenedFont {
  const known = fonts.get(name)
  if (known) return known
  const file = name === REGULAR ? 'source-sans-3-regular.ttf' : 'source-sans-3-semibold.ttf'
  const opened = fontkit().create(readFileSync(packageFile(`data/fonts/${file}`))) as unknown as OpenedFont
  // A glyph keeps the character that it was first made for, and as a part of another glyph it is made for none: a full stop after a colon
  // could not be copied or read aloud, in this document and all later ones. Ligatures stay out: they stand for several characters.
  for (const code of opened.characterSet) if (code < 0xfb00 || code > 0xfb06) opened.glyphForCodePoint(code)
  fonts.set(name, opened)
  return opened
}

/** Whether documents can show a character; what has no width needs no glyph. */
export const hasGlyph = (character: string): boolean =>
  /[\p{Cc}\p{Cf}\s]/u.test(character) || font(REGULAR).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/** Stands for a character that the font lacks: a blank would make another number of an own article number. */
const MISSING = '□'
const printable = (text: string): string =>
  [...text].map(character => (hasGlyph(character) ? character : MISSING)).join('')

export class Paper {
  readonly #pdf: PDFKit.PDFDocument
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
    this.#pdf = pdf
    for (const name of [REGULAR, STRONG] as const) pdf.registerFont(name, font(name) as never)
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
    this.#pdf.file(xml, {
      name: FACTUR_X_FILE,
      type: 'text/xml',
      description: title,
      relationship: 'Alternative',
      creationDate: date,
      modifiedDate: date,
    } as Parameters<PDFKit.PDFDocument['file']>[1])
    // Public in pdfkit, and missing in its types.
    const { appendXML } = this.#pdf as unknown as { appendXML(xml: string): void }
    appendXML.call(this.#pdf, FACTUR_X_METADATA)
  }

  get #left() {
    return this.#pdf.page.margins.left
  }
  get #width() {
    return this.#pdf.page.width - this.#pdf.page.margins.left - this.#pdf.page.margins.right
  }
  get #bottom() {
    return this.#pdf.page.height - this.#pdf.page.margins.bottom
  }

  /** Who sends the document, on the right, with mark and name of the shop on the left; a neutral document has neither of the two. */
  letterhead(lines: readonly string[], { isNeutral = false } = {}): void {
    const top = this.#pdf.y
    if (!isNeutral) {
      this.#artifact(() => this.#mark(this.#left, top))
      this.#add('P', () => this.#text('Cartwright', { x: this.#left + MARK + 8, y: top + 2, size: 13, font: STRONG }))
    }
    const x = this.#left + this.#width / 2
    if (lines.length > 0)
      this.#add('P', () =>
        this.#text(lines.join('\n'), { x, y: top, width: this.#width / 2, size: 8, colour: QUIET, align: 'right' }),
      )
    this.#pdf.y = Math.max(top + MARK, this.#pdf.y) + 2 * GAP
  }

  /** The mark of the shop, as `favicon.svg` has it. */
  #mark(x: number, y: number): void {
    const pdf = this.#pdf
      .save()
      .translate(x, y)
      .scale(MARK / MARK_DRAWN)
    pdf.roundedRect(0, 0, MARK_DRAWN, MARK_DRAWN, 7).fill(BRAND)
    pdf.strokeColor('#fff').lineCap('round')
    pdf.path('M20.3 9.1a8 8 0 1 0 0 9.8').lineWidth(2.6).stroke()
    pdf.path('M14 14h8.5M14 14l-3.7-6.5M14 14l-3.7 6.5').lineWidth(1.7).strokeOpacity(0.72).stroke().strokeOpacity(1)
    pdf.circle(14, 14, 2.3).fill('#fff')
    pdf.restore()
  }

  /** To whom the document goes, with its numbers and days beside it. */
  addressee(title: string, lines: readonly string[], facts: Facts): void {
    const top = this.#pdf.y
    const half = this.#width / 2
    this.#add('H2', () => this.#text(title, { width: half - GAP, size: 8.5, colour: QUIET }))
    if (lines.length > 0)
      this.#add('P', () => this.#text(lines.join('\n'), { y: this.#pdf.y + 2, width: half - GAP, size: 10.5 }))
    const bottom = this.#pdf.y
    this.#pdf.y = top
    this.#rows(facts, this.#left + half, half, 100)
    this.#pdf.y = Math.max(bottom, this.#pdf.y) + GAP
  }

  /** What the document is, with its amount or a bar code on the right. */
  title(text: string, { label, amount, bars }: { label?: string; amount?: string; bars?: Bars } = {}): void {
    this.#space(GAP)
    const top = this.#pdf.y
    this.#add('H1', () => this.#text(text, { size: 20, font: STRONG, width: this.#width * 0.6 }))
    const bottom = this.#pdf.y
    if (label && amount) {
      const place = { x: this.#left + this.#width * 0.6, width: this.#width * 0.4, align: 'right' as const }
      this.#add('P', () => {
        this.#text(label, { ...place, y: top, size: 8.5, colour: QUIET })
        this.#text(amount, { ...place, y: this.#pdf.y, size: 13, font: STRONG })
      })
    }
    if (bars) {
      const place = { x: this.#left + this.#width * 0.6, width: this.#width * 0.4 }
      this.#figure(bars.text, () => this.#drawBars(bars.widths, { ...place, y: top, height: 26 }))
      this.#add('P', () => this.#text(bars.text, { ...place, y: top + 28, align: 'right', size: 8.5 }))
    }
    this.#pdf.y = Math.max(bottom, this.#pdf.y) + 4
  }

  /** A frame around what is to be done. */
  frame(title: string, lines: readonly string[]): void {
    const text = lines.filter(Boolean).join('\n')
    const inner = { x: this.#left + 10, width: this.#width * 0.6 - 20 }
    const height = this.#heightOf(title, inner.width, 9.5) + this.#heightOf(text, inner.width, 9.5) + 16
    this.#space(GAP)
    this.#keep(height)
    const top = this.#pdf.y
    this.#artifact(() => {
      this.#pdf
        .roundedRect(this.#left, top, this.#width * 0.6, height, 4)
        .lineWidth(0.75)
        .strokeColor(QUIET)
        .stroke()
    })
    this.#add('H2', () => this.#text(title, { ...inner, y: top + 7, size: 9.5, font: STRONG }))
    this.#add('P', () => this.#text(text, { ...inner, y: this.#pdf.y + 2, size: 9.5 }))
    this.#pdf.y = top + height + 8
  }

  /** @param below height of what must stand on the same page; a heading is not the last thing of one */
  heading(text: string, level: 1 | 2 = 2, below = 0): void {
    const size = level === 1 ? 20 : 11
    this.#space(level === 1 ? 0 : GAP)
    this.#keep(size * 3 + below)
    this.#add(`H${level}`, () => this.#text(text, { size, font: STRONG }))
    this.#space(level === 1 ? 6 : 2)
  }

  paragraph(text: string, { quiet = false, size = 9.5 } = {}): void {
    if (text === '') return
    this.#keep(this.#heightOf(text, this.#width, size))
    this.#add('P', () => this.#text(text, { size, colour: quiet ? QUIET : INK }))
    this.#space(4)
  }

  /** Blocks of lines beside each other, as addresses are. */
  blocks(blocks: readonly { title: string; lines: readonly string[] }[]): void {
    this.#space(GAP)
    const width = this.#width / blocks.length
    const top = this.#pdf.y
    let lowest = top
    blocks.forEach(({ title, lines }, place) => {
      const x = this.#left + place * width
      this.#pdf.y = top
      this.#add('H2', () => this.#text(title, { x, width: width - GAP, size: 8.5, colour: QUIET }))
      if (lines.length > 0) this.#add('P', () => this.#text(lines.join('\n'), { x, width: width - GAP, size: 9.5 }))
      lowest = Math.max(lowest, this.#pdf.y)
    })
    this.#pdf.y = lowest
  }

  /** Names and values, a table without heads. */
  facts(facts: Facts): void {
    this.#space(4)
    this.#rows(facts, this.#left, this.#width, 130)
  }

  /** @param label width of the names */
  #rows(facts: Facts, x: number, width: number, label: number): void {
    const table = this.#pdf.struct('Table')
    this.#root.add(table)
    for (const [name, value] of facts) {
      this.#keep(14)
      const y = this.#pdf.y
      const row = this.#pdf.struct('TR')
      table.add(row)
      this.#cell(row, 'TH', () => this.#text(name, { x, y, width: label - 6, size: 9.5, colour: QUIET }), 'Row')
      const lowest = this.#pdf.y
      this.#cell(row, 'TD', () => this.#text(value, { x: x + label, y, width: width - label, size: 9.5, font: STRONG }))
      this.#pdf.y = Math.max(lowest, this.#pdf.y)
      row.end()
    }
    table.end()
  }

  /**
   * A table; its head stands on each page it reaches. Rows are not divided.
   * @param below height of what follows and must not stand alone: where it does not fit, the last row goes with it to the next page
   */
  table(columns: readonly Column[], rows: readonly (readonly Cell[])[], below = 0): void {
    this.#space(4)
    const table = this.#pdf.struct('Table')
    this.#root.add(table)
    const places = this.#placesOf(columns)
    const drawHead = (row: Structure | undefined) => {
      const y = this.#pdf.y
      columns.forEach(({ head, align }, at) => {
        const place = places[at]
        if (!place) return
        const draw = () => this.#text(head, { ...place, y, align, size: 8, colour: QUIET })
        if (row) this.#cell(row, 'TH', draw, 'Column')
        else this.#artifact(draw)
      })
      this.#pdf.y = y + 14
      this.#rule(QUIET)
    }
    this.#keep(40)
    const head = this.#pdf.struct('TR')
    table.add(head)
    drawHead(head)
    head.end()
    for (const [at, cells] of rows.entries()) {
      const height = Math.max(...cells.map((cell, at) => this.#heightOfCell(cell, places[at]?.width ?? 0))) + 9
      const needed = height + (at === rows.length - 1 ? below : 0)
      if (this.#pdf.y + needed > this.#bottom) {
        this.#pdf.addPage()
        drawHead(undefined)
      }
      const y = this.#pdf.y + 4
      const row = this.#pdf.struct('TR')
      table.add(row)
      cells.forEach(({ text, detail, isBox }, at) => {
        const place = places[at]
        if (!place) return
        this.#cell(row, 'TD', () => {
          if (isBox)
            this.#pdf
              .rect(place.x, y + 1, BOX, BOX)
              .lineWidth(0.75)
              .strokeColor(QUIET)
              .stroke()
          this.#text(text, {
            ...place,
            y,
            align: columns[at]?.align,
            size: 9.5,
            font: detail || columns[at]?.isStrong ? STRONG : REGULAR,
          })
          if (detail)
            this.#text(detail, { ...place, y: this.#pdf.y, align: columns[at]?.align, size: 8, colour: QUIET })
        })
      })
      row.end()
      this.#pdf.y = y + height - 4
      this.#rule()
    }
    table.end()
  }

  /** Sums stay together. */
  static heightOfSums = (count: number): number => count * 15 + 2 * GAP

  /** Sums on the right, the last one strong. */
  sums(sums: readonly (readonly [name: string, value: string])[]): void {
    this.#keep(Paper.heightOfSums(sums.length))
    this.#space(6)
    const table = this.#pdf.struct('Table')
    this.#root.add(table)
    const width = this.#width / 2
    const x = this.#left + width
    sums.forEach(([name, value], place) => {
      const isLast = place === sums.length - 1
      if (isLast) this.#rule(QUIET, x)
      const y = this.#pdf.y + (isLast ? 3 : 0)
      const font = isLast ? STRONG : REGULAR
      const size = isLast ? 10.5 : 9.5
      const row = this.#pdf.struct('TR')
      table.add(row)
      this.#cell(row, 'TH', () => this.#text(name, { x, y, width: width * 0.6, size, font }), 'Row')
      this.#cell(row, 'TD', () =>
        this.#text(value, { x: x + width * 0.6, y, width: width * 0.4, align: 'right', size, font }),
      )
      row.end()
      this.#pdf.y = y + 15
    })
    table.end()
  }

  /** Between what does not belong together. */
  space(): void {
    this.#space(GAP)
  }

  newPage(): void {
    this.#pdf.addPage()
  }

  /** A bar code over the width of the page, with its text below. */
  bars({ widths, text }: Bars): void {
    this.#space(GAP)
    const height = 64
    this.#keep(height + 20)
    // What a scanner needs to be free on both sides, in narrow bars.
    const quiet = 10
    const y = this.#pdf.y
    const free = (this.#width * quiet) / (widths.reduce((sum, width) => sum + width, 0) + 2 * quiet)
    this.#figure(text, () => this.#drawBars(widths, { x: this.#left + free, y, width: this.#width - 2 * free, height }))
    this.#pdf.y = y + height + 4
    this.paragraph(text, { size: 11 })
  }

  #drawBars(widths: readonly number[], at: { x: number; y: number; width: number; height: number }): void {
    const unit = at.width / widths.reduce((sum, width) => sum + width, 0)
    let x = at.x
    for (const [place, width] of widths.entries()) {
      if (place % 2 === 0) this.#pdf.rect(x, at.y, width * unit, at.height)
      x += width * unit
    }
    this.#pdf.fill(INK)
  }

  #figure(alt: string, draw: () => void): void {
    this.#root.add(this.#pdf.struct('Figure', { alt }, draw))
  }

  /**
   * A QR code with its text below; a reader of it finds the link.
   * @param modules of the code, row by row
   */
  code(modules: readonly (readonly boolean[])[], { link, label }: { link: string; label: string }): void {
    const size = modules.length
    // Large enough for a reader of paper; four modules around it stay free.
    const unit = QR_SIZE / (size + 8)
    this.#space(GAP)
    this.#keep(QR_SIZE + 20)
    const [x, y] = [this.#left + 4 * unit, this.#pdf.y + 4 * unit]
    this.#figure(link, () => {
      for (const [row, cells] of modules.entries()) {
        for (const [column, isDark] of cells.entries()) {
          if (isDark) this.#pdf.rect(x + column * unit, y + row * unit, unit, unit)
        }
      }
      this.#pdf.fill(INK)
    })
    this.#pdf.y += QR_SIZE
    this.paragraph(label, { size: 9.5 })
  }

  /** The whole file. */
  async finish(): Promise<Buffer> {
    this.#root.end()
    const { count } = this.#pdf.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.#pdf.switchToPage(page)
      const y = this.#bottom + 10
      // Below the margin, where a text would start a new page.
      this.#pdf.page.margins.bottom = 0
      this.#artifact(() => {
        this.#text(this.#options.foot, { y, size: 7.5, colour: QUIET, width: this.#width * 0.8 })
        const number = this.#options.pageOf(page + 1, count)
        this.#text(number, { y, size: 7.5, colour: QUIET, align: 'right', x: this.#left, width: this.#width })
      })
    }
    this.#pdf.end()
    await this.#done
    return Buffer.concat(this.#bytes)
  }

  #add(type: string, draw: () => void): void {
    this.#root.add(this.#pdf.struct(type, {}, draw))
  }

  #cell(row: Structure, type: 'TH' | 'TD', draw: () => void, scope?: 'Column' | 'Row'): void {
    row.add(this.#pdf.struct(type, (scope ? { scope } : {}) as never, draw))
  }

  /** What repeats or decorates is no content. */
  #artifact(draw: () => void): void {
    this.#pdf.markContent('Artifact')
    draw()
    this.#pdf.endMarkedContent()
  }

  #text(
    text: string,
    given: {
      size: number
      x?: number | undefined
      y?: number | undefined
      width?: number | undefined
      align?: 'left' | 'right' | undefined
      font?: Font
      colour?: string
    },
  ): void {
    const { size, x = this.#left, y = this.#pdf.y, width = this.#width, align = 'left', font: face = REGULAR } = given
    this.#pdf
      .font(face)
      .fontSize(size)
      .fillColor(given.colour ?? INK)
      .text(printable(text), x, y, { width, align })
  }

  #rule(colour = LINE, x = this.#left): void {
    const { y } = this.#pdf
    this.#artifact(() => {
      this.#pdf
        .moveTo(x, y)
        .lineTo(this.#left + this.#width, y)
        .lineWidth(0.5)
        .strokeColor(colour)
        .stroke()
    })
  }

  #placesOf(columns: readonly Column[]) {
    const total = columns.reduce((sum, { width }) => sum + width, 0)
    const unit = this.#width / total
    let x = this.#left
    return columns.map(({ width }, at) => {
      // The last one ends where the page does.
      const place = { x, width: width * unit - (at < columns.length - 1 ? 8 : 0) }
      x += width * unit
      return place
    })
  }

  #heightOfCell({ text, detail }: Cell, width: number): number {
    return this.#heightOf(text, width, 9.5) + (detail ? this.#heightOf(detail, width, 8) : 0)
  }

  #heightOf(text: string, width: number, size: number): number {
    return this.#pdf.font(REGULAR).fontSize(size).heightOfString(printable(text), { width })
  }

  #space(points: number): void {
    this.#pdf.y += points
  }

  /** Starts a page where this much does not fit any more. */
  #keep(height: number): void {
    if (this.#pdf.y + height > this.#bottom) this.#pdf.addPage()
  }
}
