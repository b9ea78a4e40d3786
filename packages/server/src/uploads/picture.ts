/**
 * Whether a file is a whole picture, and where it ends. Libraries that tell the size of a picture read its first bytes only, and
 * those that decode it unpack what a stranger has packed; this reads the structure to the end and unpacks nothing.
 */
import { crc32 } from 'node:zlib'

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Bits a channel, by kind of colour. */
const PNG_DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}
/** Whether a picture can have this size. */
export const isSize = (width: number, height: number): boolean => width > 0 && height > 0

/** @param content a whole picture, as `pngLength` checks it */
export const pngPixels = (content: Buffer): number => content.readUInt32BE(16) * content.readUInt32BE(20)

/** Length of the PNG (ISO/IEC 15948) a file begins with, check sums and end included; undefined when there is no whole one. */
export function pngLength(content: Buffer): number | undefined {
  if (!content.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return undefined
  let hasPixels = false
  for (let at = PNG_SIGNATURE.length; at + 12 <= content.length; ) {
    const end = at + 12 + content.readUInt32BE(at)
    if (end > content.length) return undefined
    const type = content.toString('latin1', at + 4, at + 8)
    const data = content.subarray(at + 8, end - 4)
    if (crc32(content.subarray(at + 4, end - 4)) !== content.readUInt32BE(end - 4)) return undefined
    const isFirst = at === PNG_SIGNATURE.length
    if (isFirst !== (type === 'IHDR') || (isFirst && !isPngHead(data))) return undefined
    if (type === 'IDAT' && data.length > 0) {
      if (!hasPixels && !isDeflated(data)) return undefined
      hasPixels = true
    }
    if (type === 'IEND') return hasPixels ? end : undefined
    at = end
  }
  return undefined
}

/** The two bytes that packed pixels begin with (RFC 1950, 2.2); an encoder may write the first one alone. */
function isDeflated(data: Buffer): boolean {
  const isMethod = ((data[0] ?? 0) & 0x0f) === 8 && (data[0] ?? 0) >> 4 <= 7
  return isMethod && (data.length < 2 || (data.readUInt16BE(0) % 31 === 0 && ((data[1] ?? 0) & 0x20) === 0))
}

function isPngHead(head: Buffer): boolean {
  if (head.length !== 13) return false
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = head.subarray(8)
  const isKnown = PNG_DEPTHS[colour]?.includes(depth) && compression === 0 && filter === 0 && interlace <= 1
  return Boolean(isKnown) && isSize(head.readUInt32BE(0), head.readUInt32BE(4))
}

const JPEG_START = Buffer.from('ffd8ff', 'hex')
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
/** Start of frame, of any coding: the others of the row are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Within a scan: a byte FF of the data itself, and marks to start again from. */
const isOfScan = (marker: number | undefined) =>
  marker === 0 || (marker !== undefined && marker >= 0xd0 && marker <= 0xd7)

/** Length of the JPEG (ISO/IEC 10918-1) a file begins with, from its start to its end mark; undefined when there is no whole one. */
export function jpegLength(content: Buffer): number | undefined {
  if (!content.subarray(0, JPEG_START.length).equals(JPEG_START)) return undefined
  let hasFrame = false
  let hasScan = false
  for (let at = 2; content[at] === 0xff; ) {
    // As many FF as one likes may stand before a marker.
    while (content[at] === 0xff) at += 1
    const marker = content[at] ?? 0
    const segment = at + 1
    if (marker === END_OF_IMAGE) return hasScan ? segment : undefined
    if (segment + 2 > content.length) return undefined
    const length = content.readUInt16BE(segment)
    at = segment + length
    if (length < 2 || at > content.length) return undefined
    if (isFrame(marker)) {
      // A picture has one frame, so that its size is that of the first one.
      if (hasFrame || !isJpegFrame(content.subarray(segment + 2, at))) return undefined
      hasFrame = true
    }
    if (marker === START_OF_SCAN) {
      const end = endOfScan(content, at)
      if (!hasFrame || end === at) return undefined
      hasScan = true
      at = end
    }
  }
  return undefined
}

/** @param content a whole picture, as `jpegLength` checks it */
export function jpegPixels(content: Buffer): number {
  for (let at = 2; at < content.length; ) {
    while (content[at] === 0xff) at += 1
    const segment = at + 1
    if (isFrame(content[at] ?? 0)) return content.readUInt16BE(segment + 3) * content.readUInt16BE(segment + 5)
    at = segment + content.readUInt16BE(segment)
  }
  return 0
}

function isJpegFrame(frame: Buffer): boolean {
  const components = frame[5] ?? 0
  if (components < 1 || components > 4 || frame.length !== 6 + 3 * components) return false
  return isSize(frame.readUInt16BE(3), frame.readUInt16BE(1))
}

function endOfScan(content: Buffer, start: number): number {
  for (let at = start; ; at += 2) {
    at = content.indexOf(0xff, at)
    if (at === -1) return content.length
    if (!isOfScan(content[at + 1])) return at
  }
}
