/** Writes a picture as PNG (ISO/IEC 15948): eight bits of grey a pixel, rows as they are. */
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BITS = 8
const GREY = 0

export interface Picture {
  width: number
  height: number
  /** A byte each, row after row. */
  pixels: Buffer
}

export function encodePng({ width, height, pixels }: Picture): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([BITS, GREY], 8)
  // A row begins with its filter: 0 for none.
  const rows = Array.from({ length: height }, (_, row) => [
    Buffer.alloc(1),
    pixels.subarray(row * width, (row + 1) * width),
  ])
  const data = deflateSync(Buffer.concat(rows.flat()))
  return Buffer.concat([SIGNATURE, pngChunk('IHDR', head), pngChunk('IDAT', data), pngChunk('IEND', Buffer.alloc(0))])
}

/** One part of a PNG, with its length and check sum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
