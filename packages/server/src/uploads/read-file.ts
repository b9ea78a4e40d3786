/** A file someone sent, checked by what is in it. */

import { basename } from 'node:path'
import { CODE, type ReturnFile } from '@cartwright/core/contract'
import { endingOf, type FileLimits, type FileProblem, fileProblem, PICTURE_PIXELS_MAX } from '@cartwright/core/rules'
import { ApiError } from '../http/api-error'
import { busy } from '../http/busy'
import type { Scan } from '../http/handler'
import { type LocalizedMessage, localize } from '../texts/localize'
import { fileRefusals } from './file-refusals.texts'
import { readAs } from './file-type'
import { cleanJpeg, cleanPng } from './metadata'
import { hasMacrosOrLinks } from './office-macros'
import { hasScripts } from './pdf-scripts'
import { jpegPixels, pngPixels } from './picture'
import { hasWholePixels } from './png-pixels'
import { cleanWebp, webpPixels } from './webp'

export interface CheckedFile {
  /** Without a path and without characters that cannot be seen. */
  name: string
  type: ReturnFile['type']
  content: Buffer
}

const REFUSALS: Record<FileProblem, (limits: FileLimits) => LocalizedMessage> = {
  'too-large': ({ bytes }) => localize(fileRefusals, 'tooLarge', { size: sizeOf(bytes) }),
  'name-too-long': ({ nameChars: count }) => localize(fileRefusals, 'nameTooLong', { count }),
  'wrong-type': ({ types }) => localize(fileRefusals, 'wrongType', { types: types.join(', ') }),
  empty: () => localize(fileRefusals, 'empty'),
}

/** @throws ApiError `PAYLOAD_TOO_LARGE`, `REFUSED` for a name or content that is not taken, `BUSY` when the scanner fails */
export async function readFile(file: File, limits: FileLimits, scan: Scan): Promise<CheckedFile> {
  const name = cleanName(file.name)
  const problem = fileProblem({ name, size: file.size }, limits)
  if (problem)
    throw new ApiError(problem === 'too-large' ? CODE.PAYLOAD_TOO_LARGE : CODE.REFUSED, REFUSALS[problem](limits))
  const found = readContent(typeOfName(name), limits, Buffer.from(await file.arrayBuffer()))
  if (!found || !(await opens(found.type, found.content)))
    throw new ApiError(CODE.REFUSED, localize(fileRefusals, 'otherFormat'))
  const { type, content } = found
  if (type === 'pdf' && hasScripts(content)) throw new ApiError(CODE.REFUSED, localize(fileRefusals, 'unsafePdf'))
  if (isOffice(type) && (await hasMacrosOrLinks(type, content)))
    throw new ApiError(CODE.REFUSED, localize(fileRefusals, 'unsafeDocument'))
  if (pixelsOf(type, content) > PICTURE_PIXELS_MAX)
    throw new ApiError(
      CODE.REFUSED,
      localize(fileRefusals, 'tooManyPixels', {
        count: PICTURE_PIXELS_MAX / 1_000_000,
      }),
    )
  const verdict = await scan(content)
  if (verdict === 'failed') throw busy()
  if (verdict === 'refused') throw new ApiError(CODE.REFUSED, localize(fileRefusals, 'notAccepted'))
  return { name: withEnding(name, type), type, content: withoutMetadata(type, content) }
}

const PICTURES = ['jpg', 'png', 'webp'] as const satisfies ReturnFile['type'][]

/** The content as what its name says, or as another picture that is taken: phones and chats rename pictures. */
function readContent(named: ReturnFile['type'], { types }: FileLimits, content: Buffer) {
  const others = PICTURES.includes(named as (typeof PICTURES)[number]) ? PICTURES : []
  for (const type of new Set([named, ...others.filter(other => types.includes(other))])) {
    const read = readAs(type, content)
    if (read) return { type, content: read }
  }
  return undefined
}

/** The name with the ending of what the file is. */
const withEnding = (name: string, type: ReturnFile['type']): string =>
  typeOfName(name) === type ? name : `${name.slice(0, name.lastIndexOf('.'))}.${type}`

/** What its structure does not show: whether the pixels of a picture are all there. */
const opens = async (type: ReturnFile['type'], content: Buffer): Promise<boolean> =>
  type !== 'png' || pngPixels(content) > PICTURE_PIXELS_MAX || hasWholePixels(content)

const isOffice = (type: ReturnFile['type']): type is 'docx' | 'xlsx' | 'doc' | 'xls' =>
  ['docx', 'xlsx', 'doc', 'xls'].includes(type)

/** As the picture says at its beginning: decoding it would take the memory that a picture which is too large needs. */
function pixelsOf(type: ReturnFile['type'], content: Buffer): number {
  if (type === 'jpg') return jpegPixels(content)
  if (type === 'webp') return webpPixels(content)
  return type === 'png' ? pngPixels(content) : 0
}

/** What a picture tells about its place and maker stays with the sender. */
function withoutMetadata(type: ReturnFile['type'], content: Buffer): Buffer {
  if (type === 'jpg') return cleanJpeg(content)
  if (type === 'webp') return cleanWebp(content)
  return type === 'png' ? cleanPng(content) : content
}

/** Of a path only the last part; nothing that cannot be seen, which could turn a name around. */
const cleanName = (sent: string): string =>
  basename(sent.replaceAll('\\', '/')).replace(/\p{C}/gu, '').trim().normalize('NFC')

/** Of a name whose ending is among those of the limits. */
const typeOfName = (name: string) => endingOf(name).replace('jpeg', 'jpg') as ReturnFile['type']

const sizeOf = (bytes: number): string => (bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`)
