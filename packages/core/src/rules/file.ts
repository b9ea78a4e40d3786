/** Which files the shop takes; the client checks before it sends, the server what it received. */

export interface FileLimits {
  /** Of one file. */
  bytes: number
  /** Files of one order, one registration. */
  count: number
  /** Characters of a name, its ending included. */
  nameChars: number
  /** Endings of names, in lower case. */
  types: readonly string[]
}

/** @source VAL-022, VAL-024 */
export const ORDER_FILE_LIMITS: FileLimits = {
  bytes: 2 * 1024 * 1024,
  count: 5,
  nameChars: 100,
  types: ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx'],
}

/** Evidence beside a line of a return. @source API-087 */
export const RETURN_FILE_LIMITS: FileLimits = {
  bytes: 2 * 1024 * 1024,
  count: 5,
  nameChars: 100,
  types: ['jpg', 'jpeg', 'png', 'webp', 'pdf'],
}

/** Files of one return, of all its lines together. */
export const RETURN_FILES_MAX = 50

/** Of one picture. A page of A3 scanned with 600 dpi has 70 million; far more is made to choke a program that opens it. */
export const PICTURE_PIXELS_MAX = 75_000_000

/** Documents of a company that registers. @source VAL-014, VAL-015 */
export const DOCUMENT_LIMITS: FileLimits = {
  bytes: 500 * 1024,
  count: 3,
  nameChars: 100,
  types: ['jpg', 'jpeg', 'png'],
}

/** Why a file is not taken. */
export type FileProblem = 'empty' | 'too-large' | 'name-too-long' | 'wrong-type'

/**
 * What is wrong with a file, as far as it can be seen without its content.
 * @source VAL-014, VAL-015, VAL-022, VAL-024, ERR-029, ERR-030
 */
export function fileProblem(
  { name, size }: { name: string; size: number },
  { bytes, nameChars, types }: FileLimits,
): FileProblem | undefined {
  if (size > bytes) return 'too-large'
  if ([...name].length > nameChars) return 'name-too-long'
  if (!types.includes(endingOf(name))) return 'wrong-type'
  return size === 0 ? 'empty' : undefined
}

/** Ending of a file name in lower case, without its dot; empty when there is none. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
