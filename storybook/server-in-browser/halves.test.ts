/** The halves for browsers do what the modules of Node.js do, as far as the server uses them. */
import crypto from 'node:crypto'
import path from 'node:path'
import zlib from 'node:zlib'
import * as argon2 from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { hash, verify } from './node/argon2'
import { AsyncLocalStorage } from './node/async-hooks'
import { Buffer as BrowserBuffer } from './node/buffer'
import { createHash, randomBytes, randomInt, timingSafeEqual } from './node/crypto'
import * as paths from './node/path'
import { MessageChannel } from './node/worker-threads'
import { crc32, createInflate, deflateSync, inflateRaw, inflateSync } from './node/zlib'

const TEXT = 'Bürobedarf & Söhne, 25 €'
const BYTES = new Uint8Array(crypto.randomBytes(300))

it.each(['md5', 'sha256'])('%s of texts and bytes', algorithm => {
  for (const encoding of ['hex', 'base64', 'base64url'] as const) {
    const expected = crypto.createHash(algorithm).update(TEXT).update(BYTES).digest(encoding)
    expect(createHash(algorithm).update(TEXT).update(BYTES).digest(encoding)).toBe(expected)
  }
})

it('random values have the size that is asked for', () => {
  expect(randomBytes(32)).toHaveLength(32)
  const drawn = Array.from({ length: 500 }, () => randomInt(3, 6))
  expect(new Set(drawn)).toEqual(new Set([3, 4, 5]))
})

it('secrets are equal when all bytes and the length are', () => {
  expect(timingSafeEqual(BYTES, BYTES.slice())).toBe(true)
  expect(timingSafeEqual(BYTES, BYTES.slice(1))).toBe(false)
  expect(
    timingSafeEqual(
      BYTES,
      BYTES.map((byte, at) => (at === 299 ? byte ^ 1 : byte)),
    ),
  ).toBe(false)
})

it('base64url, which the package for browsers lacks', () => {
  for (const length of [1, 2, 3, 299]) {
    const bytes = BYTES.subarray(0, length)
    expect(BrowserBuffer.from(bytes).toString('base64url')).toBe(Buffer.from(bytes).toString('base64url'))
  }
})

it('packed bytes are those of the other side', async () => {
  expect(inflateSync(zlib.deflateSync(BYTES))).toEqual(BrowserBuffer.from(BYTES))
  expect(new Uint8Array(zlib.inflateSync(deflateSync(BYTES)))).toEqual(BYTES)
  const inflate = createInflate()
  inflate.end(new Uint8Array(zlib.deflateSync(BYTES)))
  const pieces = []
  for await (const piece of inflate) pieces.push(piece)
  expect(BrowserBuffer.concat(pieces)).toEqual(BrowserBuffer.from(BYTES))
  const raw = await new Promise((resolve, reject) =>
    inflateRaw(zlib.deflateRawSync(BYTES), {}, (error, content) => (error ? reject(error) : resolve(content))),
  )
  expect(raw).toEqual(BrowserBuffer.from(BYTES))
  expect(crc32(Buffer.from('123456789'))).toBe(0xcb_f4_39_26)
})

it('paths', () => {
  expect(paths.join('/packages/server', '..', 'data')).toBe(path.posix.join('/packages/server', '..', 'data'))
  expect(paths.dirname('/packages/server/src')).toBe('/packages/server')
})

it('passwords: each side knows the hashes of the other', async () => {
  expect(await verify(await argon2.hash('Cartwright1'), 'Cartwright1')).toBe(true)
  expect(await argon2.verify(await hash('Cartwright1'), 'Cartwright1')).toBe(true)
  expect(await verify(await argon2.hash('Cartwright1'), 'cartwright1')).toBe(false)
})

it('a value lasts as long as the work of its request, for one request at a time', async () => {
  const storage = new AsyncLocalStorage<string>()
  const seen: unknown[] = []
  const see = () => seen.push(storage.getStore())
  await storage.run('outer', async () => {
    await Promise.resolve()
    see()
    await storage.run('inner', async () => {
      await Promise.resolve()
      see()
    })
    see()
    await storage.run('failed', () => Promise.reject(new Error('no'))).catch(see)
    expect(() =>
      storage.run('thrown', () => {
        throw new Error('no')
      }),
    ).toThrow('no')
    see()
  })
  see()
  expect(seen).toEqual(['outer', 'inner', 'outer', 'outer', 'outer', undefined])
})

it('what is sent through a port waits for its listener, and both ends close together', async () => {
  const { port1, port2 } = new MessageChannel()
  const next = () => new Promise(resolve => port2.once('message', resolve))
  port1.postMessage('first')
  port1.postMessage('second')
  expect(await next()).toBe('first')
  expect(await next()).toBe('second')
  const closed = new Promise(resolve => port2.once('close', resolve))
  port1.close()
  await closed
})
