/** Pictures in WebP (RFC 9649): whether a file is a whole one, and the same without what it tells about who took it. */

interface Chunk {
  type: string
  /** Of its head in the file, and of what follows it. */
  start: number
  end: number
  data: Buffer
}

const HEAD = 12
/** Of `VP8X`: what the file says to hold. */
const [EXIF, XMP] = [0x08, 0x04]

/**
 * Length of the still picture that a file begins with; undefined when there is no whole one. The frames of an animation have sizes of their
 * own, so that it is refused.
 */
export function webpLength(content: Buffer): number | undefined {
  const chunks = readChunks(content)
  const [first] = chunks ?? []
  const pixels = chunks?.find(({ type }) => type === 'VP8 ' || type === 'VP8L')
  if (!chunks || !first || !pixels || !isPicture(pixels)) return undefined
  if (first !== pixels && (first.type !== 'VP8X' || !isCanvas(first.data))) return undefined
  if (chunks.some(({ type }) => type === 'ANIM' || type === 'ANMF')) return undefined
  if (first !== pixels && !isWithin(pixels, first)) return undefined
  return chunks.at(-1)?.end
}

function readChunks(content: Buffer): Chunk[] | undefined {
  const name = (at: number) => content.toString('latin1', at, at + 4)
  if (content.length < HEAD || name(0) !== 'RIFF' || name(8) !== 'WEBP') return undefined
  const size = content.readUInt32LE(4) + 8
  if (size > content.length || size % 2 === 1) return undefined
  const chunks: Chunk[] = []
  for (let at = HEAD; at < size; ) {
    if (at + 8 > size) return undefined
    const length = content.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (end > size) return undefined
    chunks.push({ type: name(at), start: at, end, data: content.subarray(at + 8, at + 8 + length) })
    at = end
  }
  return chunks
}

/** The mark with which pixels begin, and a size after it. */
function isPicture(chunk: Chunk): boolean {
  const { type, data } = chunk
  const isMarked =
    type === 'VP8 '
      ? data.length > 10 && data.subarray(3, 6).equals(Buffer.from('9d012a', 'hex'))
      : data.length > 5 && data[0] === 0x2f
  return isMarked && sizeOf(chunk) > 0
}

const isCanvas = (data: Buffer): boolean => data.length === 10

/** A picture is no wider and no higher than its canvas. */
function isWithin(picture: Chunk, canvas: Chunk): boolean {
  const [width, height] = sidesOf(picture)
  const [canvasWidth, canvasHeight] = sidesOf(canvas)
  return width <= canvasWidth && height <= canvasHeight
}

/** Width and height that a chunk says to hold; none of one that is not about pixels, or too short for a size. */
function sidesOf({ type, data }: Chunk): readonly [number, number] {
  if (data.length < (type === 'VP8L' ? 5 : 10)) return [0, 0]
  if (type === 'VP8 ') return [data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff]
  if (type === 'VP8X') return [data.readUIntLE(4, 3) + 1, data.readUIntLE(7, 3) + 1]
  if (type !== 'VP8L') return [0, 0]
  const size = data.readUInt32LE(1)
  return [(size & 0x3fff) + 1, ((size >>> 14) & 0x3fff) + 1]
}

function sizeOf(chunk: Chunk): number {
  const [width, height] = sidesOf(chunk)
  return width * height
}

/** Of the picture or of its canvas, whichever has more. @param content a whole picture, as `webpLength` checks it */
export const webpPixels = (content: Buffer): number =>
  Math.max(0, ...(readChunks(content) ?? []).map(chunk => sizeOf(chunk)))

/** @param content a whole picture, as `webpLength` checks it */
export function cleanWebp(content: Buffer): Buffer {
  const kept = (readChunks(content) ?? [])
    .filter(({ type }) => type !== 'EXIF' && type !== 'XMP ')
    .map(({ type, start, end }) => {
      const chunk = Buffer.from(content.subarray(start, end))
      if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~(EXIF | XMP)
      return chunk
    })
  const cleaned = Buffer.concat([content.subarray(0, HEAD), ...kept])
  cleaned.writeUInt32LE(cleaned.length - 8, 4)
  return cleaned
}
