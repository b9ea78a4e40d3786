/** A file somebody sent, checked by what is in it. */
import { basename } from 'node:path'
import { CODE, type OrderFile } from '@cartwright/core/contract'
import { endingOf, type FileLimits, type FileProblem, fileProblem } from '@cartwright/core/rules'
import { Refusal } from '../app/refusal'
import { typeOfContent } from './file-type'

export interface CheckedFile {
  /** Without a path and without characters that cannot be seen. */
  name: string
  type: OrderFile['type']
  content: Buffer
}

const REFUSALS: Record<FileProblem, (limits: FileLimits) => string> = {
  'too-large': ({ bytes }) => `The file is larger than ${sizeOf(bytes)}.`,
  'name-too-long': ({ nameChars }) => `The name of the file is longer than ${nameChars} characters.`,
  'wrong-type': ({ types }) => `Files may be: ${types.join(', ')}.`,
  empty: () => 'The file is empty.',
}

/** @throws Refusal `PAYLOAD_TOO_LARGE`, `REFUSED` for a name or content that is not taken */
export async function readFile(file: File, limits: FileLimits): Promise<CheckedFile> {
  const name = cleanName(file.name)
  const problem = fileProblem({ name, size: file.size }, limits)
  if (problem)
    throw new Refusal(problem === 'too-large' ? CODE.PAYLOAD_TOO_LARGE : CODE.REFUSED, REFUSALS[problem](limits))
  const content = Buffer.from(await file.arrayBuffer())
  const type = typeOfContent(content)
  if (!type || !isNamedAs(type, name))
    throw new Refusal(CODE.REFUSED, 'The content of the file is not what its name says.')
  return { name, type, content }
}

/** Of a path only the last part; nothing that cannot be seen, which could turn a name around. */
const cleanName = (sent: string): string =>
  basename(sent.replaceAll('\\', '/')).replace(/\p{C}/gu, '').trim().normalize('NFC')

const isNamedAs = (type: OrderFile['type'], name: string): boolean =>
  endingOf(name) === type || (type === 'jpg' && endingOf(name) === 'jpeg')

const sizeOf = (bytes: number): string => (bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`)
