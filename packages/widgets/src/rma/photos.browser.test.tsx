import { createReturnForm } from '@cartwright/core'
import { expect, it, onTestFinished } from 'vitest'
import { silentShop } from '../testing/silent-shop'

/** What a phone writes before the picture: turned by 90 degrees, and taken in Utrecht. */
const EXIF = [
  0xff,
  0xe1,
  0x00,
  0x54,
  ...ascii('Exif'),
  0,
  0,
  // Big-endian; the first directory has two entries.
  ...ascii('MM'),
  0,
  42,
  0,
  0,
  0,
  8,
  0,
  2,
  0x01,
  0x12,
  0,
  3,
  0,
  0,
  0,
  1,
  0,
  6,
  0,
  0,
  0x88,
  0x25,
  0,
  4,
  0,
  0,
  0,
  1,
  0,
  0,
  0,
  38,
  0,
  0,
  0,
  0,
  // Place: 52 degrees north.
  0,
  2,
  0,
  1,
  0,
  2,
  0,
  0,
  0,
  2,
  ...ascii('N'),
  0,
  0,
  0,
  0,
  2,
  0,
  5,
  0,
  0,
  0,
  1,
  0,
  0,
  0,
  68,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  52,
  0,
  0,
  0,
  1,
]

function ascii(text: string): number[] {
  return [...text].map(letter => letter.charCodeAt(0))
}

/** A photo of 48 megapixels; what lies in it is as hard to compress as paper under a lamp. */
async function takePhoto(name: string): Promise<File> {
  const tile = new OffscreenCanvas(504, 378)
  const noise = tile.getContext('2d')
  const paper = noise?.createImageData(504, 378)
  if (!noise || !paper) throw new Error('no canvas')
  for (let at = 0, seed = 1; at < paper.data.length; at++) {
    seed = (seed * 48_271) % 2_147_483_647
    paper.data[at] = at % 4 === 3 ? 255 : 120 + (seed % 90)
  }
  noise.putImageData(paper, 0, 0)
  const canvas = new OffscreenCanvas(8064, 6048)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  for (let x = 0; x < 16; x++) for (let y = 0; y < 16; y++) context.drawImage(tile, x * 504, y * 378)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return new File([bytes.slice(0, 2), new Uint8Array(EXIF), bytes.slice(2)], name, { type: 'image/jpeg' })
}

/** Files of a line of a return; what would be sent of them. */
function uploads() {
  const sent: File[] = []
  const { client, session, messages } = silentShop()
  const call: typeof client.call = (wanted, ...args) => {
    const [input] = args as [{ body?: { file?: File } }?]
    const file = input?.body?.file
    if (wanted.name !== 'rma.upload' || !file) return client.call(wanted, ...args)
    sent.push(file)
    return Promise.resolve({ fileId: '00000000-0000-4000-8000-000000000001' } as never)
  }
  const form = createReturnForm({ client: { ...client, call }, session, messages }, {})
  onTestFinished(() => form.destroy())
  return { files: form.uploadsOf(form.store.getState().lines[0]?.key ?? 0), sent }
}

it('API-087 a photo of 48 megapixels from a phone is sent upright, small and without its place', {
  timeout: 180_000,
}, async () => {
  const photo = await takePhoto('IMG_4711.JPEG')
  expect(photo.size).toBeGreaterThan(8 * 1024 * 1024)
  expect(await createImageBitmap(photo)).toMatchObject({ width: 6048, height: 8064 })
  const { files, sent } = uploads()
  files.add([photo])
  await expect.poll(() => files.store.getState().entries[0]?.status, { timeout: 150_000 }).toBe('checked')
  const [file] = sent
  if (!file) throw new Error('nothing was sent')
  expect([file.name, file.type]).toEqual(['IMG_4711.jpg', 'image/jpeg'])
  expect(file.size).toBeLessThanOrEqual(2_097_152)
  expect(await createImageBitmap(file)).toMatchObject({ width: 1200, height: 1600 })
  expect(new TextDecoder('latin1').decode(await file.arrayBuffer())).not.toContain('Exif')
  expect(files.store.getState().entries[0]).toMatchObject({ name: 'IMG_4711.jpg', size: file.size })
})

it('API-087 a picture that this browser cannot read is not sent, and a small one stays as it is', async () => {
  const { files, sent } = uploads()
  files.add([new File([new Uint8Array([0, 0, 0, 24, ...ascii('ftypheic')])], 'IMG_1.HEIC', { type: 'image/heic' })])
  await expect.poll(() => files.store.getState().refused).toEqual({ name: 'IMG_1.HEIC', why: 'no-picture' })
  expect(files.store.getState().entries).toEqual([])
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
  const small = new File([await canvas.convertToBlob({ type: 'image/png' })], 'small.png', { type: 'image/png' })
  files.add([small])
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toBe(small)
})
