/** What files carry besides what a person means to send. */
import { deflateSync } from 'node:zlib'
import { ORDER_FILE_LIMITS } from '@cartwright/core/rules'
import { describe, expect, it } from 'vitest'
import { pngChunk } from '../session/png'
import { readAs } from './file-type'
import { fileOf } from './files.testing'
import { readFile } from './read-file'

const contentOf = async (type: 'jpg' | 'png' | 'pdf') => Buffer.from(await fileOf(type).arrayBuffer())
const send = (name: string, content: Buffer) => readFile(new File([Uint8Array.from(content)], name), ORDER_FILE_LIMITS)

/** A segment of a JPEG behind its start. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** Exif with an orientation, as a phone writes it, and a place in words. */
function exif(orientation: number, endian: 'II' | 'MM'): Buffer {
  const tiff = Buffer.alloc(26)
  const short = (value: number, at: number) =>
    endian === 'II' ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)
  tiff.write(endian, 0, 'latin1')
  short(42, 2)
  if (endian === 'II') tiff.writeUInt32LE(8, 4)
  else tiff.writeUInt32BE(8, 4)
  short(1, 8)
  short(0x0112, 10)
  short(3, 12)
  short(1, endian === 'II' ? 14 : 16)
  short(orientation, 18)
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS 52.3702 4.8952')])
}

describe('F27 a picture', () => {
  it.each(['II', 'MM'] as const)('keeps how it is turned, and nothing of its place: %s', async endian => {
    const plain = await contentOf('jpg')
    const { content } = await send('photo.jpg', withSegment(plain, 0xe1, exif(6, endian)))
    expect(content.toString('latin1')).not.toContain('GPS')
    expect(content.toString('latin1')).toContain('Exif')
    const turned = content.indexOf(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))
    expect(turned).toBeGreaterThan(0)
    expect(readAs('jpg', content)).toEqual(content)
  })

  it('loses texts of cameras and programs; the pixels stay byte for byte', async () => {
    const plain = await contentOf('jpg')
    const clean = (await send('photo.jpg', plain)).content
    let dirty: Buffer = plain
    dirty = withSegment(
      dirty,
      0xe1,
      Buffer.from('http://ns.adobe.com/xap/1.0/\0<exif:GPSLatitude>52</exif:GPSLatitude>'),
    )
    dirty = withSegment(dirty, 0xed, Buffer.from('Photoshop 3.0\0 City: Amsterdam'))
    dirty = withSegment(dirty, 0xfe, Buffer.from('Amsterdam'))
    dirty = withSegment(dirty, 0xe1, Buffer.from('Exif\0\0MM damaged'))
    expect((await send('photo.jpg', dirty)).content).toEqual(clean)
    expect(readAs('jpg', clean)).toEqual(clean)
  })

  it('as PNG loses them too', async () => {
    const plain = await contentOf('png')
    const chunks = [
      pngChunk('tEXt', Buffer.from('Location\0Amsterdam')),
      pngChunk('iTXt', Buffer.from('XML:com.adobe.xmp\0\0\0\0\0GPSLatitude')),
      pngChunk('eXIf', Buffer.from('MM\0*GPS')),
    ]
    const dirty = Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)])
    expect((await send('scan.png', dirty)).content).toEqual(plain)
  })
})

describe('F27 a PDF', () => {
  const pdf = (...objects: (string | Buffer)[]) =>
    Buffer.concat([
      ...['%PDF-1.7\n', ...objects, '\nstartxref\n9\n%%EOF\n'].map(part => Buffer.from(part as string, 'latin1')),
    ])
  const stream = (dictionary: string, data: Buffer) =>
    Buffer.concat([
      Buffer.from(`4 0 obj\n<<${dictionary} /Length ${data.length}>>\nstream\n`),
      data,
      Buffer.from('\nendstream\nendobj\n'),
    ])
  const packed = (text: string) => deflateSync(Buffer.from(text))
  const refused = { code: 601, message: expect.stringMatching(/^The PDF holds scripts or files, or is encrypted\./) }

  it.each([
    [
      'a script that runs when it is opened',
      pdf('1 0 obj\n<</OpenAction <</S /JavaScript /JS (app.alert(1))>>>>\nendobj'),
    ],
    ['a name with escapes', pdf('1 0 obj\n<</S/J#61va#53cript/JS(x)>>\nendobj')],
    ['a program to start', pdf('1 0 obj\n<</AA <</O <</S /Launch /F (cmd.exe)>>>>>>\nendobj')],
    ['a file in it', pdf('1 0 obj\n<</Type /EmbeddedFile>>\nendobj')],
    [
      'packed objects',
      pdf(stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed('1 0 <</S /JavaScript /JS (x)>>'))),
    ],
    ['objects packed in a way that is not read', pdf(stream('/Type /ObjStm /Filter /LZWDecode', Buffer.from('x')))],
    [
      'packed objects that unpack to no end',
      pdf(stream('/Type /ObjStm /Filter /FlateDecode', packed(' '.repeat(20_000_000)))),
    ],
    ['encryption', pdf('trailer <</Encrypt 5 0 R>>')],
  ])('is refused with %s', async (_what, content) => {
    await expect(send('note.pdf', content)).rejects.toMatchObject(refused)
  })

  it.each([
    ['a page to begin with', pdf('1 0 obj\n<</OpenAction [3 0 R /FitH null]>>\nendobj')],
    [
      'packed objects without scripts',
      pdf(stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed('1 0 <</Type /Page>>'))),
    ],
    ['pixels that look like a short name', pdf(stream('/Filter /DCTDecode', Buffer.from('\x01/JS \x02')))],
  ])('is taken with %s', async (_what, content) => {
    expect((await send('note.pdf', content)).content).toEqual(content)
  })
})
