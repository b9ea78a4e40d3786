/** A document that is written from top to bottom: letterhead, headings, facts, tables, sums and codes. */
import { STRONG } from './font'
import { GAP, INK, PageFlow, type PaperOptions, QUIET } from './page-flow'
import { type Bars, drawBars, drawQrCode, drawWideBars } from './paper-codes'
import { type Cell, type Column, drawFacts, drawSums, drawTable, type Facts, heightOfSums } from './paper-tables'

const BRAND = '#0b6bcb'
/** Of the mark, and of the drawing that it is made from. */
const MARK = 20
const MARK_DRAWN = 28

export class Paper {
  readonly #flow: PageFlow

  constructor(options: PaperOptions) {
    this.#flow = new PageFlow(options)
  }

  /** Who sends the document, on the right, with mark and name of the shop on the left; a neutral document has neither of the two. */
  letterhead(lines: readonly string[], { isNeutral = false } = {}): void {
    const flow = this.#flow
    const top = flow.y
    if (!isNeutral) {
      flow.artifact(() => this.#mark(flow.left, top))
      flow.add('P', () => flow.text('Cartwright', { x: flow.left + MARK + 8, y: top + 2, size: 13, font: STRONG }))
    }
    const x = flow.left + flow.width / 2
    if (lines.length > 0)
      flow.add('P', () =>
        flow.text(lines.join('\n'), { x, y: top, width: flow.width / 2, size: 8, colour: QUIET, align: 'right' }),
      )
    flow.y = Math.max(top + MARK, flow.y) + 2 * GAP
  }

  /** The mark of the shop, as `favicon.svg` has it. */
  #mark(x: number, y: number): void {
    const pdf = this.#flow.pdf
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
    const flow = this.#flow
    const top = flow.y
    const half = flow.width / 2
    flow.add('H2', () => flow.text(title, { width: half - GAP, size: 8.5, colour: QUIET }))
    if (lines.length > 0)
      flow.add('P', () => flow.text(lines.join('\n'), { y: flow.y + 2, width: half - GAP, size: 10.5 }))
    const bottom = flow.y
    flow.y = top
    drawFacts(flow, facts, { x: flow.left + half, width: half, label: 100 })
    flow.y = Math.max(bottom, flow.y) + GAP
  }

  /** What the document is, with its amount or a bar code on the right. */
  title(text: string, { label, amount, bars }: { label?: string; amount?: string; bars?: Bars } = {}): void {
    const flow = this.#flow
    flow.space(GAP)
    const top = flow.y
    flow.add('H1', () => flow.text(text, { size: 20, font: STRONG, width: flow.width * 0.6 }))
    const bottom = flow.y
    const place = { x: flow.left + flow.width * 0.6, width: flow.width * 0.4 }
    if (label && amount) {
      flow.add('P', () => {
        flow.text(label, { ...place, align: 'right', y: top, size: 8.5, colour: QUIET })
        flow.text(amount, { ...place, align: 'right', y: flow.y, size: 13, font: STRONG })
      })
    }
    if (bars) {
      drawBars(flow, bars, { ...place, y: top, height: 26 })
      flow.add('P', () => flow.text(bars.text, { ...place, y: top + 28, align: 'right', size: 8.5 }))
    }
    flow.y = Math.max(bottom, flow.y) + 4
  }

  /** A frame around what is to be done. */
  frame(title: string, lines: readonly string[]): void {
    const flow = this.#flow
    const text = lines.filter(Boolean).join('\n')
    const inner = { x: flow.left + 10, width: flow.width * 0.6 - 20 }
    const height = flow.heightOf(title, inner.width, 9.5) + flow.heightOf(text, inner.width, 9.5) + 16
    flow.space(GAP)
    flow.keep(height)
    const top = flow.y
    flow.artifact(() => {
      flow.pdf
        .roundedRect(flow.left, top, flow.width * 0.6, height, 4)
        .lineWidth(0.75)
        .strokeColor(QUIET)
        .stroke()
    })
    flow.add('H2', () => flow.text(title, { ...inner, y: top + 7, size: 9.5, font: STRONG }))
    flow.add('P', () => flow.text(text, { ...inner, y: flow.y + 2, size: 9.5 }))
    flow.y = top + height + 8
  }

  /** @param below height of what must stand on the same page; a heading is not the last thing of one */
  heading(text: string, level: 1 | 2 = 2, below = 0): void {
    const flow = this.#flow
    const size = level === 1 ? 20 : 11
    flow.space(level === 1 ? 0 : GAP)
    flow.keep(size * 3 + below)
    flow.add(`H${level}`, () => flow.text(text, { size, font: STRONG }))
    flow.space(level === 1 ? 6 : 2)
  }

  paragraph(text: string, { quiet = false, size = 9.5 } = {}): void {
    if (text === '') return
    const flow = this.#flow
    flow.keep(flow.heightOf(text, flow.width, size))
    flow.add('P', () => flow.text(text, { size, colour: quiet ? QUIET : INK }))
    flow.space(4)
  }

  /** Blocks of lines beside each other, as addresses are. */
  blocks(blocks: readonly { title: string; lines: readonly string[] }[]): void {
    const flow = this.#flow
    flow.space(GAP)
    const width = flow.width / blocks.length
    const top = flow.y
    let lowest = top
    blocks.forEach(({ title, lines }, place) => {
      const x = flow.left + place * width
      flow.y = top
      flow.add('H2', () => flow.text(title, { x, width: width - GAP, size: 8.5, colour: QUIET }))
      if (lines.length > 0) flow.add('P', () => flow.text(lines.join('\n'), { x, width: width - GAP, size: 9.5 }))
      lowest = Math.max(lowest, flow.y)
    })
    flow.y = lowest
  }

  /** Names and values, a table without heads. */
  facts(facts: Facts): void {
    const flow = this.#flow
    flow.space(4)
    drawFacts(flow, facts, { x: flow.left, width: flow.width, label: 130 })
  }

  /**
   * A table; its head stands on each page it reaches. Rows are not divided.
   * @param below height of what follows and must not stand alone: where it does not fit, the last row goes with it to the next page
   */
  table(columns: readonly Column[], rows: readonly (readonly Cell[])[], below = 0): void {
    drawTable(this.#flow, columns, rows, below)
  }

  static heightOfSums = heightOfSums

  /** Sums on the right, the last one strong. */
  sums(sums: Facts): void {
    drawSums(this.#flow, sums)
  }

  /** Between what does not belong together. */
  space(): void {
    this.#flow.space(GAP)
  }

  newPage(): void {
    this.#flow.newPage()
  }

  /** A bar code over the width of the page, with its text below. */
  bars(bars: Bars): void {
    drawWideBars(this.#flow, bars)
    this.paragraph(bars.text, { size: 11 })
  }

  /**
   * A QR code with its text below; a reader of it finds the link.
   * @param modules of the code, row by row
   */
  code(modules: readonly (readonly boolean[])[], { link, label }: { link: string; label: string }): void {
    drawQrCode(this.#flow, modules, link)
    this.paragraph(label, { size: 9.5 })
  }

  /** The whole file. */
  finish(): Promise<Buffer> {
    return this.#flow.finish()
  }
}
