/** Bytes of a text or file as a server with the strongest gzip would send them. */
import { gzipSync } from 'node:zlib'

export const gzipBytes = (content: Uint8Array): number => gzipSync(content, { level: 9 }).length

/** KiB of some bytes. */
export const kib = (bytes: number): number => bytes / 1024
