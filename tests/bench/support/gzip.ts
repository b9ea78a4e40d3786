/** Bytes of a file as the shop sends them to a browser that takes gzip and nothing better. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

export async function gzipBytes(url: string): Promise<number> {
  const [response] = (await once(get(url, { headers: { 'Accept-Encoding': 'gzip' } }), 'response')) as [IncomingMessage]
  let bytes = 0
  for await (const chunk of response) bytes += (chunk as Buffer).length
  return bytes
}

/** KiB of some bytes. */
export const kib = (bytes: number): number => bytes / 1024
