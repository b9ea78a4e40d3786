/** Reads a mail as this shop writes it: one text part. */

export interface Mail {
  to: string
  subject: string
  text: string
}

/** Headers, unfolded, and the text, decoded. */
export function readMail(source: string): Mail {
  const [head = '', ...rest] = source.replaceAll('\r\n', '\n').split('\n\n')
  const headers = new Map(
    head
      .replace(/\n[ \t]+/g, ' ')
      .split('\n')
      .map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const header = (name: string) => decodeWords(headers.get(name) ?? '')
  const text = decodeBody(rest.join('\n\n'), headers.get('content-transfer-encoding')?.toLowerCase())
  return { to: header('to'), subject: header('subject'), text: text.trim() }
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return decodeQuoted(body.replace(/=\n/g, ''))
  return body
}

/** `=C3=A9` is é: escaped bytes of UTF-8. */
const decodeQuoted = (text: string): string =>
  Buffer.concat(
    text
      .split(/((?:=[0-9A-F]{2})+)/i)
      .map((piece, index) =>
        index % 2 === 1 ? Buffer.from(piece.replaceAll('=', ''), 'hex') : Buffer.from(piece, 'utf8'),
      ),
  ).toString('utf8')

/** Encoded words of a header (RFC 2047). */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, value: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(value, 'base64').toString('utf8')
        : decodeQuoted(value.replaceAll('_', ' ')),
    )
