/** One message of the control channel: a line of JSON. */
import type { Socket } from 'node:net'

/** An import file and some room. */
const MESSAGE_BYTES_MAX = 128 * 1024 * 1024

/** Reads up to the first line break; undefined when the other side hangs up before. @throws when it is too long */
export async function readLine(socket: Socket): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MESSAGE_BYTES_MAX) throw new RangeError('the message is too long')
    const end = chunk.indexOf(10)
    chunks.push(end < 0 ? chunk : chunk.subarray(0, end))
    if (end >= 0) return Buffer.concat(chunks).toString('utf8')
  }
  return undefined
}
