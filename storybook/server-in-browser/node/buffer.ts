/** `node:buffer`: the package for browsers, and the one encoding that it lacks. */
import { Buffer } from 'buffer/index.js'

const write = Buffer.prototype.toString

Buffer.prototype.toString = function (this: Buffer, encoding?: string, start?: number, end?: number): string {
  if (encoding !== 'base64url') return write.call(this, encoding as BufferEncoding, start, end)
  return write.call(this, 'base64', start, end).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export { Buffer }
