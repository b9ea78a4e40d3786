/** Whether a PDF does something by itself when it is opened (ISO 32000-1, 12.6.4). */
import { inflateSync } from 'node:zlib'

/** Names of actions that run something, and of what is carried along. All are long enough not to occur by chance in pixels. */
const ACTIVE = new Set(['JavaScript', 'Launch', 'ImportData', 'RichMedia', 'EmbeddedFile', 'EmbeddedFiles'])
/** Keeps what is in it from being looked at. */
const ENCRYPTED = 'Encrypt'
const OBJECT_STREAM = /<<((?:[^<>]|<<[^<>]*>>|<[^<>]*>)*?)>>\s*stream\r?\n/g
/** Objects are small; what unpacks to more is made to fill the memory. */
const UNPACKED_MAX = 16 * 1024 * 1024

/**
 * True for a PDF with scripts, programs or files in it, and for one that cannot be looked into. Names are also found where they are
 * written with escapes, and where objects are packed into streams.
 */
export function hasScripts(content: Buffer): boolean {
  const text = content.toString('latin1')
  if (names(text).some(name => ACTIVE.has(name) || name === ENCRYPTED)) return true
  let left = UNPACKED_MAX
  for (const match of text.matchAll(OBJECT_STREAM)) {
    const dictionary = match[1] ?? ''
    if (!names(dictionary).includes('ObjStm')) continue
    const start = (match.index ?? 0) + match[0].length
    const objects = unpack(dictionary, content.subarray(start), left)
    if (objects === undefined || names(objects).some(name => ACTIVE.has(name))) return true
    left -= objects.length
  }
  return false
}

/** Names without their escapes: `/J#61vaScript` is `JavaScript`. */
const names = (text: string): string[] =>
  [...text.matchAll(/\/([A-Za-z#][A-Za-z0-9#]{3,60})/g)].map(([, name = '']) =>
    name.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  )

/** The objects of a stream as text; undefined when they are packed in a way that is not read here. */
function unpack(dictionary: string, packed: Buffer, maxOutputLength: number): string | undefined {
  const isPlain = !/\/Filter/.test(dictionary)
  if (isPlain) return packed.subarray(0, Math.max(0, packed.indexOf('endstream'))).toString('latin1')
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?/.test(dictionary) || /\/(Predictor|DecodeParms)/.test(dictionary))
    return undefined
  try {
    // What follows the packed data is not looked at.
    return inflateSync(packed, { maxOutputLength }).toString('latin1')
  } catch {
    return undefined
  }
}
