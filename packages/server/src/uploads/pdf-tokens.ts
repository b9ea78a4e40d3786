/** The tokens of a PDF object (ISO 32000-1, 7.2 and 7.3), read in one pass. */

/** What is written so that readers may disagree about it, or never ends. */
export class UnreadablePdf extends Error {}

export interface ObjectTokens {
  /** Names with their slash and without escapes, `<<`, `>>`, `[`, `]`; numbers and words as they are, `.` for a string. */
  tokens: string[]
  /** Whether the data of a stream follow. */
  isStream: boolean
  /** The place behind the last token. */
  end: number
}

const [SPACE, DELIMITER, REGULAR] = [0, 1, 2]
/** By byte: what it is. A table, because this is asked for each byte of a file. */
const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if ([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20].includes(byte)) return SPACE
  return '()<>[]{}/%'.includes(String.fromCharCode(byte)) ? DELIMITER : REGULAR
})
const [SLASH, PERCENT, BACKSLASH, NUMBER_SIGN] = [0x2f, 0x25, 0x5c, 0x23]
const [ROUND_OPEN, ROUND_CLOSE, LESS, GREATER, SQUARE_OPEN, SQUARE_CLOSE] = [0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d]
const [LINE_FEED, RETURN] = [0x0a, 0x0d]
/** No name that is looked for has more bytes, every one of them written as `#xx`. */
const NAME_MAX = 60
const LAST_WORDS = new Set(['endobj', 'obj', 'xref', 'startxref', 'trailer'])

/** A name without its slash and escapes: `J#61vaScript` is `JavaScript`. */
function readName(content: Buffer, start: number, end: number): string {
  const written = content.toString('latin1', start, end)
  return written.replace(/#([0-9A-Fa-f]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Whether one of the names stands anywhere in the bytes, in an object or not. */
export function hasName(content: Buffer, names: ReadonlySet<string>): boolean {
  const lengths = new Set([...names].map(({ length }) => length))
  let start = 0
  let isEscaped = false
  for (let at = 0; at <= content.length; at++) {
    const byte = content[at] ?? SPACE
    if (KINDS[byte] === REGULAR) {
      if (byte === NUMBER_SIGN) isEscaped = true
      continue
    }
    const length = at - start
    const mayBe = isEscaped ? length > 3 && length <= NAME_MAX : lengths.has(length)
    if (start > 0 && mayBe && names.has(readName(content, start, at))) return true
    start = byte === SLASH ? at + 1 : 0
    isEscaped = false
  }
  return false
}

function regularEnd(content: Buffer, start: number): number {
  let at = start
  while (at < content.length && KINDS[content[at] ?? 0] === REGULAR) at += 1
  return at
}

/**
 * Reads an object from behind its `obj` up to `stream` or its end.
 * @param bytesMax how far to read
 * @throws UnreadablePdf for a string or dictionary without an end, and beyond `bytesMax`
 */
export function lexObject(content: Buffer, start: number, bytesMax: number): ObjectTokens {
  const tokens: string[] = []
  let depth = 0
  let at = start
  const put = (token: string, end: number) => {
    tokens.push(token)
    at = end
  }
  while (at < content.length) {
    if (at - start > bytesMax) throw new UnreadablePdf()
    const byte = content[at] ?? 0
    if (KINDS[byte] === SPACE) at += 1
    else if (byte === PERCENT) at = lineEnd(content, at)
    else if (byte === SLASH) {
      const end = regularEnd(content, at + 1)
      // No name that is looked for is longer.
      put(end - at > NAME_MAX ? '/' : `/${readName(content, at + 1, end)}`, end)
    } else if (byte === ROUND_OPEN) put('.', stringEnd(content, at))
    else if (byte === LESS && content[at + 1] === LESS) {
      depth += 1
      put('<<', at + 2)
    } else if (byte === LESS) put('.', hexEnd(content, at))
    else if (byte === GREATER && content[at + 1] === GREATER && depth > 0) {
      depth -= 1
      put('>>', at + 2)
    } else if (byte === SQUARE_OPEN) put('[', at + 1)
    else if (byte === SQUARE_CLOSE) put(']', at + 1)
    else if (KINDS[byte] === DELIMITER) throw new UnreadablePdf()
    else {
      const end = regularEnd(content, at)
      const word = end - at > NAME_MAX ? '' : content.toString('latin1', at, end)
      const isStream = word === 'stream'
      if (isStream || LAST_WORDS.has(word)) {
        if (depth > 0 || (isStream && tokens.at(-1) !== '>>')) throw new UnreadablePdf()
        return { tokens, isStream, end }
      }
      put(word, end)
    }
  }
  if (depth > 0) throw new UnreadablePdf()
  return { tokens, isStream: false, end: at }
}

function lineEnd(content: Buffer, start: number): number {
  let at = start
  while (at < content.length && content[at] !== LINE_FEED && content[at] !== RETURN) at += 1
  return at
}

/** Behind the closing bracket of a string, in which pairs of brackets may stand. */
function stringEnd(content: Buffer, start: number): number {
  let open = 0
  for (let at = start; at < content.length; at++) {
    const byte = content[at]
    if (byte === BACKSLASH) at += 1
    else if (byte === ROUND_OPEN) open += 1
    else if (byte === ROUND_CLOSE) {
      open -= 1
      if (open === 0) return at + 1
    }
  }
  throw new UnreadablePdf()
}

function hexEnd(content: Buffer, start: number): number {
  const end = content.indexOf(GREATER, start)
  if (end === -1) throw new UnreadablePdf()
  return end + 1
}
