/** The form of every answer of /prod-api: HTTP status 200, the outcome stands in `code` (ledger API-006, API-007, API-076). */
import type { Call } from '@cartwright/core/contract'
import { CODE } from '@cartwright/core/contract'
import { chooseEncoding, compress } from './compression'
import type { AppContext } from './context'
import { messageOf } from './message'

const COMPRESS_FROM_BYTES = 4096
const OK_TEXT = 'Operate successfully'

/** Wraps what a handler answered, in the place the contract names. */
export function toEnvelope({ answer }: Call, result: unknown): object {
  const head = { code: CODE.OK, msg: messageOf(result) ?? OK_TEXT }
  return answer === 'data' ? { ...head, data: result } : { ...head, ...(result as object) }
}

/** An envelope as text, with its compressed forms as they are asked for: an answer that is kept is packed once. */
export interface Packed {
  text: string
  compressed: Map<string, Promise<Uint8Array<ArrayBuffer>>>
}

export const pack = (envelope: object): Packed => ({ text: JSON.stringify(envelope), compressed: new Map() })

/** Sends an envelope; long ones compressed where the caller can read that. */
export const sendEnvelope = (c: AppContext, envelope: object): Promise<Response> => sendPacked(c, pack(envelope))

export async function sendPacked(c: AppContext, { text, compressed }: Packed): Promise<Response> {
  c.header('Content-Type', 'application/json; charset=UTF-8')
  if (text.length < COMPRESS_FROM_BYTES) return c.body(text)
  c.header('Vary', 'Accept-Encoding', { append: true })
  // Brotli saves little more on lists and costs several times as much as gzip.
  const encoding = chooseEncoding(c.req.header('accept-encoding')?.replace(/\bbr\b/gi, ''))
  if (!encoding) return c.body(text)
  c.header('Content-Encoding', encoding)
  const bytes = compressed.get(encoding) ?? compress(Buffer.from(text), encoding)
  compressed.set(encoding, bytes)
  return c.body(await bytes)
}
