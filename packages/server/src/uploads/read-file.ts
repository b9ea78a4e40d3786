/** A file someone sent, checked by what is in it. */

import { basename } from 'node:path'
import { CODE, type ReturnFile } from '@cartwright/core/contract'
import { endingOf, type FileLimits, type FileProblem, fileProblem, PICTURE_PIXELS_MAX } from '@cartwright/core/rules'
import { ApiError } from '../http/api-error'
import { busy } from '../http/busy'
import type { Scan } from '../http/handler'
import { type LocalizedMessage, localize } from '../texts/localize'
import { FILE_REFUSALS } from './file-refusals.texts'
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
  'too-large': ({ bytes }) => localize(FILE_REFUSALS, 'The file is larger than {size}.', { size: sizeOf(bytes) }),
  'name-too-long': ({ nameChars: count }) =>
    localize(FILE_REFUSALS, 'The name of the file is longer than {count} characters.', { count }),
  'wrong-type': ({ types }) => localize(FILE_REFUSALS, 'Files may be: {types}.', { types: types.join(', ') }),
  empty: () => localize(FILE_REFUSALS, 'The file is empty.'),
}

/** @throws ApiError `PAYLOAD_TOO_LARGE`, `REFUSED` for a name or content that is not taken, `BUSY` when the scanner fails */
export async function readFile(file: File, limits: FileLimits, scan: Scan): Promise<CheckedFile> {
  const name = cleanName(file.name)
  const problem = fileProblem({ name, size: file.size }, limits)
  if (problem)
    throw new ApiError(problem === 'too-large' ? CODE.PAYLOAD_TOO_LARGE : CODE.REFUSED, REFUSALS[problem](limits))
  const type = typeOfName(name)
  const content = readAs(type, Buffer.from(await file.arrayBuffer()))
  if (!content || !(await opens(type, content)))
    throw new ApiError(CODE.REFUSED, localize(FILE_REFUSALS, 'The file does not open in the format its name says.'))
  if (type === 'pdf' && hasScripts(content))
    throw new ApiError(
      CODE.REFUSED,
      localize(FILE_REFUSALS, 'The PDF holds scripts or files, or is encrypted. Please print it to a new PDF file.'),
    )
  if (isOffice(type) && (await hasMacrosOrLinks(type, content)))
    throw new ApiError(
      CODE.REFUSED,
      localize(
        FILE_REFUSALS,
        'The document holds macros or content from elsewhere. Please save it without them, or as a PDF file.',
      ),
    )
  if (pixelsOf(type, content) > PICTURE_PIXELS_MAX)
    throw new ApiError(
      CODE.REFUSED,
      localize(FILE_REFUSALS, 'The picture has more than {count} million pixels. Please make it smaller.', {
        count: PICTURE_PIXELS_MAX / 1_000_000,
      }),
    )
  const verdict = await scan(content)
  if (verdict === 'failed') throw busy()
  if (verdict === 'refused')
    throw new ApiError(
      CODE.REFUSED,
      localize(FILE_REFUSALS, 'The virus scanner does not accept this file. Please send another one.'),
    )
  return { name, type, content: withoutMetadata(type, content) }
}

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
