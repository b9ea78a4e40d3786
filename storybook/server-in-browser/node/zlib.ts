/** `node:zlib`: what captchas and uploads need. Answers are not compressed, since none of them leaves the browser. */
import { buf } from 'crc-32'
import { inflateSync as inflateRawSync, unzlibSync, zlibSync } from 'fflate'
import { Buffer } from './buffer'

type Callback = (error: unknown, content?: Buffer) => void

export const crc32 = (content: Uint8Array): number => buf(content) >>> 0
export const deflateSync = (content: Uint8Array): Buffer => Buffer.from(zlibSync(content))
export const inflateSync = (content: Uint8Array): Buffer => Buffer.from(unzlibSync(content))

export function inflateRaw(content: Uint8Array, _options: unknown, done: Callback): void {
  try {
    done(null, Buffer.from(inflateRawSync(content)))
  } catch (error) {
    done(error)
  }
}

/** Unpacks in one piece. */
export function createInflate() {
  let packed = new Uint8Array()
  return {
    end: (content: Uint8Array<ArrayBuffer>) => {
      packed = content
    },
    async *[Symbol.asyncIterator]() {
      yield inflateSync(packed)
    },
  }
}
