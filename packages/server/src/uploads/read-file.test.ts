/** What a file is kept as when its name says something else. */
import { DOCUMENT_LIMITS, ORDER_FILE_LIMITS, RETURN_FILE_LIMITS } from '@cartwright/core/rules'
import { expect, it } from 'vitest'
import { fileOf } from './files.testing'
import { readFile } from './read-file'

const scan = async () => 'clean' as const

it.each([
  ['U-025', 'png', 'photo.jpg', 'photo.png'],
  ['U-026', 'jpg', 'photo.png', 'photo.jpg'],
  ['', 'png', 'Scan 12.v2.JPEG', 'Scan 12.v2.png'],
  ['', 'jpg', 'photo.jpeg', 'photo.jpeg'],
] as const)('VAL-014 VAL-024 %s a %s named %s is kept as %s', async (_id, type, name, kept) => {
  for (const limits of [DOCUMENT_LIMITS, ORDER_FILE_LIMITS]) {
    expect(await readFile(await fileOf(type, name), limits, scan)).toMatchObject({ name: kept, type })
  }
})

it('VAL-014 a picture of a kind that is not taken is refused under any name', async () => {
  const webp = await fileOf('webp', 'photo.jpg')
  await expect(readFile(webp, ORDER_FILE_LIMITS, scan)).rejects.toMatchObject({ code: 601 })
  expect(await readFile(webp, RETURN_FILE_LIMITS, scan)).toMatchObject({ name: 'photo.webp', type: 'webp' })
})

it('VAL-014 a document named as a picture is refused', async () => {
  await expect(readFile(await fileOf('pdf', 'photo.jpg'), ORDER_FILE_LIMITS, scan)).rejects.toMatchObject({ code: 601 })
})
