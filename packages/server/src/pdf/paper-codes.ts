/** Bar codes and QR codes of a paper. */
import { GAP, INK, type PageFlow } from './page-flow'

/** A bar code: widths of bars and gaps in turn, a bar first. */
export interface Bars {
  widths: readonly number[]
  text: string
}

/** A QR code with what stays free around it, 3 cm. */
const QR_SIZE = 85

/** A bar code over the width of the page. The text below it is for the caller. */
export function drawWideBars(flow: PageFlow, { widths, text }: Bars): void {
  flow.space(GAP)
  const height = 64
  flow.keep(height + 20)
  // What a scanner needs to be free on both sides, in narrow bars.
  const quiet = 10
  const { y } = flow
  const free = (flow.width * quiet) / (widths.reduce((sum, width) => sum + width, 0) + 2 * quiet)
  drawBars(flow, { widths, text }, { x: flow.left + free, y, width: flow.width - 2 * free, height })
  flow.y = y + height + 4
}

export function drawBars(
  flow: PageFlow,
  { widths, text }: Bars,
  at: { x: number; y: number; width: number; height: number },
): void {
  flow.figure(text, () => {
    const unit = at.width / widths.reduce((sum, width) => sum + width, 0)
    let x = at.x
    for (const [place, width] of widths.entries()) {
      if (place % 2 === 0) flow.pdf.rect(x, at.y, width * unit, at.height)
      x += width * unit
    }
    flow.pdf.fill(INK)
  })
}

/** @param modules of the code, row by row @param link that a reader of it finds */
export function drawQrCode(flow: PageFlow, modules: readonly (readonly boolean[])[], link: string): void {
  const size = modules.length
  // Large enough for a reader of paper; four modules around it stay free.
  const unit = QR_SIZE / (size + 8)
  flow.space(GAP)
  flow.keep(QR_SIZE + 20)
  const [x, y] = [flow.left + 4 * unit, flow.y + 4 * unit]
  flow.figure(link, () => {
    for (const [row, cells] of modules.entries()) {
      for (const [column, isDark] of cells.entries()) {
        if (isDark) flow.pdf.rect(x + column * unit, y + row * unit, unit, unit)
      }
    }
    flow.pdf.fill(INK)
  })
  flow.y += QR_SIZE
}
