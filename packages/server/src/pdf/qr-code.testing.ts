/** Reads the QR code of a document: what is drawn on its pages, as a camera sees it. */
import { inflateSync } from 'node:zlib'
import jsQR from 'jsqr'

/** Pixels for each module, and modules that are free around the code. */
const [SCALE, QUIET] = [5, 4]

/** What a camera reads of a code. @param isDark by row and column */
export function readModules(size: number, isDark: (row: number, column: number) => boolean): string | undefined {
  const side = (size + 2 * QUIET) * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!isDark(Math.floor(y / SCALE) - QUIET, Math.floor(x / SCALE) - QUIET)) continue
      pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  }
  return jsQR(pixels, side, side)?.data
}

/** The code that is drawn as squares in a PDF. */
export function readQrCode(pdf: Buffer): string | undefined {
  const squares = contentsOf(pdf).flatMap(content =>
    [...content.matchAll(/(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+) re\b/g)]
      .map(([, x, y, width, height]) => ({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }))
      .filter(({ width, height }) => width === height),
  )
  const unit = squares[0]?.width
  if (!unit) return undefined
  const [left, top] = [Math.min(...squares.map(({ x }) => x)), Math.min(...squares.map(({ y }) => y))]
  const at = (row: number, column: number) => `${row} ${column}`
  const dark = new Set(squares.map(({ x, y }) => at(Math.round((y - top) / unit), Math.round((x - left) / unit))))
  const size = Math.round((Math.max(...squares.map(({ x }) => x)) - left) / unit) + 1
  return readModules(size, (row, column) => dark.has(at(row, column)))
}

function contentsOf(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)
  return [...streams].flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')]
    } catch {
      // Not compressed, such as metadata.
      return []
    }
  })
}
