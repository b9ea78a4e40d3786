/** Pictures in WebP (RFC 9649): whether a file is a whole one, and the same without what it tells about who took it. */
import { isSize } from './picture'

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

/** Length of the still picture that a file begins with; undefined when there is no whole one. */
export function webpLength(content: Buffer): number | undefined {
  const chunks = readChunks(content)
  const [first] = chunks ?? []
  const pixels = chunks?.find(({ type }) => type === 'VP8 ' || type === 'VP8L')
  if (!chunks || !first || !pixels || !isPicture(pixels)) return undefined
  if (first !== pixels && (first.type !== 'VP8X' || !isCanvas(first.data))) return undefined
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

/** The size of the picture, after the mark with which its pixels begin. */
function isPicture({ type, data }: Chunk): boolean {
  if (type === 'VP8 ') {
    const isKeyFrame = data.length > 10 && data.subarray(3, 6).equals(Buffer.from('9d012a', 'hex'))
    return isKeyFrame && isSize(data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff)
  }
  if (data.length <= 5 || data[0] !== 0x2f) return false
  const size = data.readUInt32LE(1)
  return isSize((size & 0x3fff) + 1, ((size >>> 14) & 0x3fff) + 1)
}

const isCanvas = (data: Buffer): boolean =>
  data.length === 10 && isSize(data.readUIntLE(4, 3) + 1, data.readUIntLE(7, 3) + 1)

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
