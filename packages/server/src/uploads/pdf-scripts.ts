/**
 * Whether a PDF does something by itself when it is opened (ISO 32000-1, 12.6.4). Everything here is linear in the size of the file:
 * a file is made by a stranger, and a regular expression that goes back over its text would hold up the process.
 */
import { inflateSync } from 'node:zlib'
import { notePlace, opensAddress, type Places, triggered } from './pdf-opening'
import { hasName, lexObject, type ObjectTokens, UnreadablePdf } from './pdf-tokens'

/** Names of actions that run something or open other files, and of what is carried along. All are long enough not to occur by chance in pixels. */
const ACTIVE: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'Rendition',
  'GoToR',
  'GoToE',
  'Thread',
  'XFA',
  'RichMedia',
  'RichMediaExecute',
  'OnInstantiate',
  'EmbeddedFile',
  'EmbeddedFiles',
])
/** Three bytes occur by chance in pixels, so this name counts in objects alone. */
const SCRIPT = 'JS'
/** Keeps what is in it from being looked at. */
const ENCRYPTED = 'Encrypt'
const IN_FILE: ReadonlySet<string> = new Set([...ACTIVE, ENCRYPTED])
const IN_OBJECTS: ReadonlySet<string> = new Set([...ACTIVE, SCRIPT])
/** Objects are small; what unpacks to more is made to fill the memory. */
const UNPACKED_MAX = 8 * 1024 * 1024
/** Programs pack about a hundred objects into each: far more than 2 MB hold. */
const OBJECT_STREAMS_MAX = 500
/** Where objects begin. Readers follow the table at the end of the file, which may point at any of these places. */
const STARTS = ['obj', 'trailer'] as const

/**
 * True for a PDF with scripts, programs or files in it, for one that opens an address by itself, and for one that cannot be looked into. Names are also found where they are
 * written with escapes, and where objects are packed into streams.
 */
export function hasScripts(content: Buffer): boolean {
  if (hasName(content, IN_FILE)) return true
  try {
    const found: Found = { places: new Map(), values: [] }
    if (STARTS.some(start => hasActiveObjects(content, start, found))) return true
    return opensAddress(found.values, found.places, 2 * content.length + UNPACKED_MAX)
  } catch (error) {
    if (error instanceof UnreadablePdf) return true
    throw error
  }
}

/** Where objects are, and what is done by itself. */
interface Found {
  places: Places
  values: string[][]
}

/** The number of an object before its `obj`. */
const NUMBER = /(\d+)[\0\s]+\d+[\0\s]*$/
/** Longer than two numbers and what programs write between them. */
const NUMBER_BYTES = 40

/** @throws UnreadablePdf */
function hasActiveObjects(content: Buffer, start: (typeof STARTS)[number], found: Found): boolean {
  // Objects stand one after the other. A file in which they overlap is made to be read again and again.
  let bytesLeft = 2 * content.length
  let unpackedLeft = UNPACKED_MAX
  let streamsLeft = OBJECT_STREAMS_MAX
  for (let at = content.indexOf(start); at !== -1; at = content.indexOf(start, at + start.length)) {
    if (isLetter(content[at - 1]) || isLetter(content[at + start.length])) continue
    const object = lexObject(content, at + start.length, bytesLeft)
    bytesLeft -= object.end - at
    if (object.tokens.includes(`/${SCRIPT}`)) return true
    const number = NUMBER.exec(content.toString('latin1', Math.max(0, at - NUMBER_BYTES), at))?.[1]
    if (number) notePlace(found.places, String(Number(number)), { content, start: at + start.length })
    for (const value of triggered(object.tokens)) found.values.push(value)
    if (!isObjectStream(object)) continue
    streamsLeft -= 1
    if (streamsLeft < 0) return true
    const objects = unpack(object, content, unpackedLeft)
    if (hasName(objects, IN_OBJECTS)) return true
    unpackedLeft -= objects.length
    notePacked(object, objects, found)
  }
  return false
}

/**
 * Objects of a stream: their numbers and places stand before the first one.
 * @throws UnreadablePdf
 */
function notePacked({ tokens }: ObjectTokens, objects: Buffer, found: Found): void {
  for (let at = 0; at < objects.length; ) {
    const part = lexObject(objects, at, objects.length)
    for (const value of triggered(part.tokens)) found.values.push(value)
    at = part.end
  }
  const first = Number(tokens[tokens.indexOf('/First') + 1])
  if (!Number.isInteger(first) || tokens.includes('/First', tokens.indexOf('/First') + 1)) throw new UnreadablePdf()
  const numbers = objects.toString('latin1', 0, first).trim().split(/\s+/).map(Number)
  for (let pair = 0; pair + 1 < numbers.length; pair += 2) {
    const start = first + (numbers[pair + 1] ?? 0)
    const next = first + (numbers[pair + 3] ?? objects.length)
    if (!(start < objects.length)) continue
    const content = next > start ? objects.subarray(0, next) : objects
    notePlace(found.places, String(numbers[pair]), { content, start })
  }
}

const isLetter = (byte = 0): boolean => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)

/** Readers take a stream for one by where the first object in it begins, no matter what type it says it has. */
const isObjectStream = ({ isStream, tokens }: ObjectTokens): boolean =>
  isStream && (tokens.includes('/ObjStm') || tokens.includes('/First'))

const LINE_END = [0x0a, 0x0d]
const BLANK = 0x20
/** Filters that are not read here, also by the short names that some readers take. */
const UNREAD = ['/DecodeParms', '/DP', '/F', '/FFilter', '/Predictor']

/**
 * The objects of a stream as text.
 * @param maxOutputLength bytes
 * @throws UnreadablePdf when they are packed in a way that is not read here, or are too many
 */
function unpack({ tokens, end }: ObjectTokens, content: Buffer, maxOutputLength: number): Buffer {
  let start = end
  while (content[start] === BLANK) start += 1
  if (!LINE_END.includes(content[start] ?? 0)) throw new UnreadablePdf()
  start += content[start] === 0x0d && content[start + 1] === 0x0a ? 2 : 1
  const packed = content.subarray(start)
  if (tokens.some(token => UNREAD.includes(token)) || maxOutputLength <= 0) throw new UnreadablePdf()
  const filter = tokens.indexOf('/Filter')
  if (filter === -1) {
    const length = packed.indexOf('endstream')
    if (length === -1 || length > maxOutputLength) throw new UnreadablePdf()
    return packed.subarray(0, length)
  }
  if (!/^(\/FlateDecode|\[ \/FlateDecode \]) (\/|>>)/.test(tokens.slice(filter + 1, filter + 5).join(' ')))
    throw new UnreadablePdf()
  if (tokens.includes('/Filter', filter + 1)) throw new UnreadablePdf()
  try {
    // What follows the packed data is not looked at.
    return inflateSync(packed, { maxOutputLength })
  } catch {
    throw new UnreadablePdf()
  }
}
