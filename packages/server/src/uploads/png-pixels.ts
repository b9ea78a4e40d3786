/** Whether the packed pixels of a PNG are whole: they are unpacked in pieces, counted, and let go. */
import { createInflate } from 'node:zlib'

/** Of the pieces in which pixels are unpacked. */
const PIECE_BYTES = 1024 * 1024
/** Samples of a pixel, by kind of colour (ISO/IEC 15948, 11.2.2). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** First column and row, and the steps between them, of the seven passes of an interlaced picture (ISO/IEC 15948, 8.2). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/**
 * @param content a PNG, as `pngLength` checks it
 * @returns false where the pixels do not unpack, or are fewer or more than the size of the picture says
 */
export async function hasWholePixels(content: Buffer): Promise<boolean> {
  const expected = unpackedBytes(content)
  const inflate = createInflate({ chunkSize: PIECE_BYTES })
  const packed = pixelChunks(content)
  inflate.end(Buffer.concat(packed))
  let bytes = 0
  try {
    for await (const piece of inflate) {
      bytes += (piece as Buffer).length
      if (bytes > expected) return false
    }
  } catch {
    return false
  }
  return bytes === expected
}

function pixelChunks(content: Buffer): Buffer[] {
  const chunks: Buffer[] = []
  for (let at = 8; at + 12 <= content.length; ) {
    const end = at + 12 + content.readUInt32BE(at)
    if (content.toString('latin1', at + 4, at + 8) === 'IDAT') chunks.push(content.subarray(at + 8, end - 4))
    at = end
  }
  return chunks
}

function unpackedBytes(content: Buffer): number {
  const width = content.readUInt32BE(16)
  const height = content.readUInt32BE(20)
  const bits = (content[24] ?? 0) * (SAMPLES[content[25] ?? 0] ?? 0)
  // Each row begins with the number of its filter.
  const bytesOf = (columns: number, rows: number) => (columns > 0 ? rows * (1 + Math.ceil((columns * bits) / 8)) : 0)
  if (content[28] === 0) return bytesOf(width, height)
  return PASSES.map(([column, row, columnStep, rowStep]) =>
    bytesOf(Math.ceil((width - column) / columnStep), Math.max(0, Math.ceil((height - row) / rowStep))),
  ).reduce((sum, bytes) => sum + bytes, 0)
}
