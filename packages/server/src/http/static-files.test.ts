/** What of a folder of built files is kept in memory, and that a large file is answered as a small one. */
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { AppEnv } from './context'
import { createStaticFolder } from './static-files'

const STREAM_FROM = 10_000
const SMALL = 'a'.repeat(4_000)
const LARGE = 'toner '.repeat(5_000)

/** A folder of its own, served. */
function serveFolder(keepAtMost = 1_000_000) {
  const root = mkdtempSync(join(tmpdir(), 'static-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const folder = createStaticFolder(root, { streamFrom: STREAM_FROM, keepAtMost })
  const app = new Hono<AppEnv>()
  app.get('/*', async c => (await folder.serve(c, c.req.path.slice(1))) ?? c.notFound())
  const write = (name: string, content: string | Buffer, at = new Date()) => {
    writeFileSync(join(root, name), content)
    utimesSync(join(root, name), at, at)
  }
  return {
    folder,
    write,
    /** Another content of the same length and time: only what is read again shows it. */
    replaceUnseen(name: string, content: string) {
      write(name, content, statSync(join(root, name)).mtime)
    },
    get: (name: string, headers: Record<string, string> = {}, method = 'GET') =>
      app.request(`/${name}`, { headers, method }),
    /** How the file begins, as it is sent. */
    start: async (name: string) => (await (await app.request(`/${name}`)).text()).slice(0, 5),
    bytes: async (name: string, encoding: string) => {
      const answer = await app.request(`/${name}`, { headers: { 'accept-encoding': encoding } })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      return Buffer.from(await answer.arrayBuffer())
    },
  }
}

describe('in memory', () => {
  it('is what has been asked for, until the limit: then it is read again', async () => {
    const { write, replaceUnseen, start } = serveFolder(10_000)
    for (const name of ['one.js', 'two.js', 'three.js']) write(name, SMALL)
    await start('one.js')
    replaceUnseen('one.js', SMALL.replaceAll('a', 'b'))
    expect(await start('one.js')).toBe('aaaaa')
    await start('two.js')
    await start('three.js')
    expect(await start('one.js')).toBe('bbbbb')
  })

  it('compressed forms count too', async () => {
    const { write, replaceUnseen, start, bytes } = serveFolder(10_000)
    write('one.js', SMALL)
    write('two.js', SMALL)
    // As long as the file, so that two of them fill what is kept.
    write('two.js.gz', 'c'.repeat(4_000))
    await start('one.js')
    await start('two.js')
    await bytes('two.js', 'gzip')
    replaceUnseen('one.js', SMALL.replaceAll('a', 'b'))
    expect(await start('one.js')).toBe('bbbbb')
  })

  it('is no large file', async () => {
    const { folder, write, replaceUnseen, start } = serveFolder()
    write('large.js', LARGE)
    await start('large.js')
    const changed = LARGE.replaceAll('toner', 'drums')
    replaceUnseen('large.js', changed)
    expect(await start('large.js')).toBe('drums')
    expect(String(await folder.read('large.js')).slice(0, 5)).toBe('drums')
  })

  it('is one object for each file that is read again and again', async () => {
    const { folder, write } = serveFolder()
    write('index.html', SMALL)
    const first = await folder.read('index.html')
    expect(await folder.read('index.html')).toBe(first)
  })
})

describe('a large file', () => {
  it('has a tag, by which it is not sent twice', async () => {
    const { write, get } = serveFolder()
    write('large.js', LARGE)
    const etag = (await get('large.js')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    const again = await get('large.js', { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    write('large.js', `${LARGE}changed`)
    expect((await get('large.js', { 'if-none-match': etag })).status).toBe(200)
  })

  it('is compressed as it is sent, or as the build has compressed it', async () => {
    const { write, bytes } = serveFolder()
    write('large.js', LARGE)
    expect(brotliDecompressSync(await bytes('large.js', 'br')).toString()).toBe(LARGE)
    expect(gunzipSync(await bytes('large.js', 'gzip')).toString()).toBe(LARGE)
    const [brotli, gzip] = [brotliCompressSync('from the build'), gzipSync('from the build')]
    write('large.js.br', brotli)
    write('large.js.gz', gzip)
    expect(await bytes('large.js', 'br')).toEqual(brotli)
    expect(await bytes('large.js', 'gzip')).toEqual(gzip)
  })

  it('answers HEAD with the headers alone', async () => {
    const { write, get } = serveFolder()
    write('large.js', LARGE)
    const answer = await get('large.js', {}, 'HEAD')
    expect([answer.status, answer.headers.get('etag') !== null, await answer.text()]).toEqual([200, true, ''])
  })
})
