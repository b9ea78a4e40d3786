import { gzipSync } from 'node:zlib'

/** Bytes of a file as plain `gzip -9` makes them (decision 0032), however well the shop compresses it. */
export async function gzipBytes(url: string): Promise<number> {
  const response = await fetch(url)
  return gzipSync(await response.arrayBuffer(), { level: 9 }).length
}

/** KiB of some bytes. */
export const kib = (bytes: number): number => bytes / 1024
