import { describe, expect, it } from 'vitest'
import { fileOf } from './files.testing'
import { cleanWebp, webpLength } from './webp'

const dot = async () => Buffer.from(await fileOf('webp').arrayBuffer())
function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 0, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
function riff(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
/** A canvas of one dot that says to hold a place and a maker. */
const canvas = (width = 0) => chunk('VP8X', Buffer.from([0x0c, 0, 0, 0, width & 0xff, (width >> 8) & 0xff, 0, 0, 0, 0]))

describe('WebP', () => {
  it('API-087 is whole with its pixels, and ends where it says', async () => {
    const plain = await dot()
    expect(webpLength(plain)).toBe(34)
    expect(webpLength(Buffer.concat([plain, Buffer.from('more')]))).toBe(34)
    expect(webpLength(plain.subarray(0, 33))).toBeUndefined()
    expect(webpLength(riff())).toBeUndefined()
    expect(webpLength(riff(chunk('ANIM', Buffer.alloc(6))))).toBeUndefined()
    const pixels = plain.subarray(12)
    expect(webpLength(riff(canvas(), pixels))).toBe(52)
    expect(webpLength(riff(chunk('EXIF', Buffer.alloc(2)), pixels))).toBeUndefined()
    const other = Buffer.from(plain)
    other[20] = 0
    expect(webpLength(other)).toBeUndefined()
  })

  it('API-087 an animation is refused, and a picture that is larger than its canvas', async () => {
    const pixels = (await dot()).subarray(12)
    expect(webpLength(riff(canvas(), chunk('ANIM', Buffer.alloc(6)), pixels))).toBeUndefined()
    expect(webpLength(riff(canvas(), chunk('ANMF', Buffer.alloc(16)), pixels))).toBeUndefined()
    const photo = (width: number) =>
      chunk('VP8 ', Buffer.from([0, 0, 0, 0x9d, 1, 0x2a, width & 0xff, width >> 8, 1, 0, 0, 0]))
    expect(webpLength(riff(canvas(1), photo(2)))).toBe(50)
    expect(webpLength(riff(canvas(1), photo(3)))).toBeUndefined()
  })

  it('API-087 a photo with losses has a size that can be shown', () => {
    const photo = (width: number) =>
      riff(chunk('VP8 ', Buffer.from([0, 0, 0, 0x9d, 1, 0x2a, width & 0xff, width >> 8, 1, 0, 0, 0])))
    expect(webpLength(photo(1600))).toBe(32)
    expect(webpLength(photo(0))).toBeUndefined()
  })

  it('API-087 keeps nothing of its place and maker', async () => {
    const pixels = (await dot()).subarray(12)
    const cleaned = cleanWebp(
      riff(canvas(), pixels, chunk('EXIF', Buffer.from('Krefeld')), chunk('XMP ', Buffer.from('me'))),
    )
    expect(webpLength(cleaned)).toBe(cleaned.length)
    expect(cleaned.toString('latin1')).not.toMatch(/Krefeld|EXIF|XMP|me/)
    expect(cleaned[20]).toBe(0)
  })
})
