import type { ReturnFile } from '@cartwright/core/contract'
import { describe, expect, it } from 'vitest'
import { encodePng, pngChunk } from '../codes/png'
import { readAs } from './file-type'
import { compound, fileOf, zip } from './files.testing'

const TYPES = ['pdf', 'png', 'jpg', 'webp', 'docx', 'xlsx', 'doc', 'xls'] as const satisfies ReturnFile['type'][]

const contentOf = async (type: ReturnFile['type'], bytes?: number) =>
  Buffer.from(await fileOf(type, `note.${type}`, bytes).arrayBuffer())
const put = (content: Buffer, at: number, ...bytes: number[]) => {
  const changed = Buffer.from(content)
  changed.set(bytes, at)
  return changed
}

describe('VAL-014 VAL-024 what a file is', () => {
  it.each(TYPES)('a whole %s is read as it is, and as nothing else', async type => {
    const content = await contentOf(type)
    for (const other of TYPES) expect(readAs(other, content)).toEqual(other === type ? content : undefined)
  })

  it.each(TYPES)('a %s that was cut off anywhere is none', async type => {
    const content = await contentOf(type)
    const step = Math.max(1, Math.floor(content.length / 500))
    // The blank at the end of a PDF is nothing; of a compound file the table of contents must be there.
    const last = type === 'pdf' ? content.length - 1 : type === 'doc' || type === 'xls' ? 4 * 512 : content.length
    for (let length = 0; length < last; length += step)
      expect(readAs(type, content.subarray(0, length))).toBeUndefined()
  })

  it.each(TYPES)('nothing breaks on a %s with wrong bytes in it', async type => {
    const content = await contentOf(type)
    for (let at = 0; at < Math.min(content.length, 2048); at++)
      for (const byte of [0x00, 0x7f, 0xff]) readAs(type, put(content, at, byte))
  })
})

describe('a picture', () => {
  it('is no eight bytes that every PNG begins with, and no three of a JPEG', () => {
    expect(readAs('png', Buffer.from('89504e470d0a1a0a', 'hex'))).toBeUndefined()
    expect(readAs('jpg', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(5000)]))).toBeUndefined()
    expect(readAs('jpg', Buffer.from('ffd8ffd9', 'hex'))).toBeUndefined()
  })

  it('leaves away what was added behind it', async () => {
    const archive = zip({ 'setup.exe': 'MZ' })
    for (const type of ['png', 'jpg'] as const) {
      const picture = await contentOf(type)
      expect(readAs(type, Buffer.concat([picture, archive]))).toEqual(picture)
      expect(readAs(type, Buffer.concat([archive, picture]))).toBeUndefined()
    }
  })

  it('has a size', async () => {
    const size = (width: number, height: number) => {
      const head = Buffer.alloc(13)
      head.writeUInt32BE(width, 0)
      head.writeUInt32BE(height, 4)
      head.set([8, 0], 8)
      const dot = encodePng({ width: 1, height: 1, pixels: Buffer.alloc(1) })
      return Buffer.concat([dot.subarray(0, 8), pngChunk('IHDR', head), dot.subarray(33)])
    }
    expect(readAs('png', size(7016, 9933))).toBeDefined()
    for (const [width, height] of [
      [0, 1],
      [1, 0],
    ] as const)
      expect(readAs('png', size(width, height))).toBeUndefined()
    const jpg = await contentOf('jpg')
    const frame = jpg.indexOf(Buffer.from('ffc0', 'hex'))
    for (const bytes of [
      [0, 0, 0, 1],
      [0, 1, 0, 0],
    ])
      expect(readAs('jpg', put(jpg, frame + 5, ...bytes))).toBeUndefined()
  })

  it('keeps the check sums of its parts', async () => {
    const png = await contentOf('png')
    expect(readAs('png', put(png, png.indexOf('IDAT') + 6, 0x55))).toBeUndefined()
  })

  it('takes a JPEG as cameras and programs write it: with a small one inside, in several scans, with marks to go on from', async () => {
    const small = await contentOf('jpg', 400)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(small.length + 2)
    const inside = Buffer.concat([Buffer.from('ffe1', 'hex'), length, small])
    const scan = Buffer.from('ffda0008010100003f00fffff0ff00aaffd0bbffd7cc', 'hex')
    const camera = Buffer.concat([
      small.subarray(0, 2),
      inside,
      small.subarray(2, -2),
      scan,
      Buffer.from('ffffd9', 'hex'),
    ])
    expect(readAs('jpg', camera)).toBeUndefined()
    const right = Buffer.from('ffda0008010100003f00f0ff00aaffd0bbffd7cc', 'hex')
    const good = Buffer.concat([
      small.subarray(0, 2),
      inside,
      small.subarray(2, -2),
      right,
      Buffer.from('ffffd9', 'hex'),
    ])
    expect(readAs('jpg', good)).toEqual(good)
  })
})

describe('an office file', () => {
  it('has its document in the table of contents, not only somewhere in it', () => {
    expect(readAs('docx', zip({ 'note.txt': 'word/document.xml' }))).toBeUndefined()
    expect(readAs('xlsx', zip({ 'word/document.xml': '' }))).toBeUndefined()
    expect(readAs('doc', Buffer.concat([compound('Contents'), Buffer.from('WordDocument', 'utf16le')]))).toBeUndefined()
  })

  it('is the whole file: nothing before an archive, nothing behind it', async () => {
    const docx = await contentOf('docx')
    expect(readAs('docx', Buffer.concat([Buffer.from('MZ'), docx]))).toBeUndefined()
    expect(readAs('docx', Buffer.concat([docx, Buffer.from('<script>')]))).toBeUndefined()
  })

  it('ends though its directory runs in a circle', () => {
    const circle = put(compound('Contents'), 512 + 4, 1, 0, 0, 0)
    expect(readAs('doc', circle)).toBeUndefined()
  })
})

it.each([
  ['a line end before its head', '\r\n', ''],
  ['the commands of a printer before its head', '\u001b%-12345X@PJL SET COPIES=1\r\n', ''],
  ['a kilobyte before its head', 'x'.repeat(1024), ''],
  ['blanks after its end', '', ' \r\n\0'.repeat(3000)],
  ['the end-of-file mark after its end', '', '\r\n\u001a'],
])('U-025 a PDF with %s is taken without it', async (_what, before, after) => {
  const pdf = await contentOf('pdf')
  const taken = readAs('pdf', Buffer.concat([Buffer.from(before, 'latin1'), pdf, Buffer.from(after, 'latin1')]))
  expect(taken?.toString('latin1').trimEnd()).toBe(pdf.toString('latin1').trimEnd())
  expect(taken?.length).toBeLessThanOrEqual(pdf.length + 2)
})

it('a PDF begins and ends as one', async () => {
  const pdf = await contentOf('pdf')
  expect(readAs('pdf', Buffer.from('%PDF-1.7\n'))).toBeUndefined()
  expect(readAs('pdf', Buffer.concat([Buffer.from('<html>'), pdf]))).toBeUndefined()
  expect(readAs('pdf', Buffer.concat([Buffer.from('x'.repeat(1025)), pdf]))).toBeUndefined()
  expect(readAs('pdf', Buffer.concat([pdf, Buffer.alloc(4000, '<html>')]))).toBeUndefined()
  expect(
    readAs('pdf', Buffer.from(pdf.toString('latin1').replace('startxref\n0', 'startxref\n99999'), 'latin1')),
  ).toBeUndefined()
})
