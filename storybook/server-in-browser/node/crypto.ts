/** `node:crypto`: hashes by a package, since those of browsers are asynchronous; random values by the browser. */
import { md5 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { Buffer } from './buffer'
import { refuse } from './refuse'

const ALGORITHMS = { md5, sha256 }

type Data = string | Uint8Array

class Hash {
  readonly #hash: ReturnType<typeof sha256.create> | ReturnType<typeof md5.create>

  constructor(algorithm: keyof typeof ALGORITHMS) {
    this.#hash = ALGORITHMS[algorithm].create()
  }

  update(data: Data): this {
    this.#hash.update(typeof data === 'string' ? Buffer.from(data) : data)
    return this
  }

  digest(): Buffer
  digest(encoding: BufferEncoding): string
  digest(encoding?: BufferEncoding): Buffer | string {
    const bytes = Buffer.from(this.#hash.digest())
    return encoding ? bytes.toString(encoding) : bytes
  }
}

export function createHash(algorithm: string): Hash {
  if (!Object.hasOwn(ALGORITHMS, algorithm)) refuse(`hash ${algorithm}`)
  return new Hash(algorithm as keyof typeof ALGORITHMS)
}

export const randomUUID = (): string => crypto.randomUUID()

/** Few at a time: a browser gives 65 536 at most. */
export const randomBytes = (count: number): Buffer => Buffer.from(crypto.getRandomValues(new Uint8Array(count)))

const UINT32_COUNT = 2 ** 32

/** Numbers of the last, incomplete range are drawn again: the others would be more frequent. */
export function randomInt(from: number, to?: number): number {
  const [min, max] = to === undefined ? [0, from] : [from, to]
  const count = max - min
  const usable = UINT32_COUNT - (UINT32_COUNT % count)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < usable) return min + (drawn % count)
  }
}

export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length
  for (const [at, byte] of one.entries()) difference |= byte ^ (other[at] ?? 0)
  return difference === 0
}

export default { createHash, randomUUID, randomBytes, randomInt, timingSafeEqual }
