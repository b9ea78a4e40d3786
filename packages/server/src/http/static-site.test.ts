/** The built pages and elements beside the API. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server'

const SCRIPT = `export const text = '${'toner '.repeat(500)}'\n`
const INTEGRITY = { './chunks/part-1a2B3c4.js': 'sha384-one', './loader.js': 'sha384-two' }
const INLINE = "document.title = 'Shop'"
const folder = mkdtempSync(join(tmpdir(), 'pages-'))
let shop: TestServer

beforeAll(async () => {
  const write = (path: string, text: string) => {
    const file = join(folder, path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
  }
  write('shop/index.html', `<!doctype html><title>Shop</title><script>${INLINE}</script>`)
  write('shop/assets/index-a1B2c3D4.js', SCRIPT)
  write(
    'shop/pages.json',
    JSON.stringify({
      list: ['assets/list.js', 'assets/rows.js'],
      home: ['assets/home.js'],
      notFound: ['assets/404.js'],
    }),
  )
  write('shop/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write('sdk/loader.js', SCRIPT)
  write('sdk/llms.txt', '# Cartwright\n')
  write('sdk/v2.0.0/llms.txt', '# Cartwright\n')
  write('sdk/v2.0.0/chunks/part-1a2B3c4.js', SCRIPT)
  write('sdk/v2.0.0/loader.js', SCRIPT)
  write('sdk/v2.0.0/integrity.json', JSON.stringify({ version: '2.0.0', integrity: INTEGRITY }))
  write('earlier/v1.0.0/loader.js', `${SCRIPT}// 1\n`)
  write('earlier/loader.js', 'of an earlier release')
  write('api/openapi.json', '{"openapi":"3.1.0"}')
  write('api/index.js', 'not for you')
  write('secret.txt', 'not for you')
  const files = {
    storefront: join(folder, 'shop'),
    sdk: [join(folder, 'sdk'), join(folder, 'earlier')],
    description: join(folder, 'api'),
  }
  shop = await startTestServer({ files })
})
afterAll(async () => {
  await shop?.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(shop.url + path, { headers, method })

describe('pages', () => {
  it.each([
    '/',
    '/index',
    '/list/toner?classId=102',
    '/pd/product?sku_id=1.5',
    '/order/checkout/AB12',
    '/HP/contactus',
  ])('%s is the storefront, under a strict policy', async path => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await response.text()).toContain('<title>Shop</title>')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    const allowed = `script-src 'self' 'sha256-${createHash('sha256').update(INLINE).digest('base64')}';`
    expect(policy).toContain(allowed)
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it('RT-019 a person who opens a path with a dot sees the storefront, which says that nothing is there', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'
    for (const path of ['/old-page.html', '/redirect/http://evil.example', '/assets/gone.js']) {
      const response = await get(path, { accept })
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('<title>Shop</title>')
    }
    const picture = await get('/assets/gone.svg', { accept: 'image/avif,image/webp,*/*;q=0.8' })
    expect(await picture.text()).toBe('There is no such file.\n')
  })

  it('RT-019 a page that does not exist answers 404, with the storefront for a person and a line for a program', async () => {
    for (const path of ['/nowhere', '/404', '/my/nothing', '/.well-known/change-password', '/.well-known/security']) {
      const page = await get(path, { accept: 'text/html' })
      expect({ path, status: page.status }).toEqual({ path, status: 404 })
      expect(await page.text()).toContain('<title>Shop</title>')
      const line = await get(path)
      expect({ path, status: line.status }).toEqual({ path, status: 404 })
      expect(await line.text()).toBe('There is no such file.\n')
    }
  })

  it.each([
    ['/', ['home']],
    ['/index?pre=1', ['home']],
    ['/list/toner?classId=102', ['list', 'rows']],
    ['/nowhere', ['404']],
    // A route that has no page yet.
    ['/help/faq', ['404']],
  ])('%s names the files of its page, to be fetched beside those of every page', async (path, files) => {
    const { headers } = await get(path, { accept: 'text/html' })
    const wanted = files.map(file => `</assets/${file}.js>; rel=modulepreload; fetchpriority=low`)
    expect(headers.get('link')).toBe(wanted.join(', '))
    const { headers: other } = await get('/favicon.svg')
    expect(other.get('link')).toBeNull()
  })

  it('that have been built again run their own script, without a restart', async () => {
    const file = join(folder, 'shop/index.html')
    const before = readFileSync(file, 'utf8')
    const script = "document.title = 'New'"
    writeFileSync(file, `<!doctype html><title>New</title><script>${script}</script>`)
    const { headers } = await get('/index')
    writeFileSync(file, before)
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  it('a file that is not there is not answered with a page', async () => {
    for (const path of ['/missing.js', '/assets/missing-11111111.js', '/sdk/missing.js', '/sdk/', '/sdk/page']) {
      expect({ path, status: (await get(path)).status }).toEqual({ path, status: 404 })
    }
  })

  it('nothing outside the folders can be had', async () => {
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/sdk/..%2f..%2fsecret.txt',
      '/..%5csecret.txt',
      '/%00',
      '/%E0%A4%A',
    ]) {
      const { status, text } = await raw(path)
      expect(text).not.toContain('not for you')
      expect([200, 404]).toContain(status)
    }
  })

  it('can only be read', async () => {
    const response = await get('/index', {}, 'POST')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  it('say what to do when they have not been built', async () => {
    const unbuilt = await startTestServer({ files: { storefront: join(folder, 'nowhere') } })
    try {
      const response = await fetch(unbuilt.url)
      expect(response.status).toBe(503)
      expect(await response.text()).toContain('npm run build')
    } finally {
      await unbuilt.close()
    }
  })
})

describe('the description of the API', () => {
  it('is read by anyone, and what lies beside it is not', async () => {
    const response = await get('/openapi.json')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(await response.json()).toEqual({ openapi: '3.1.0' })
    expect((await get('/index.js')).status).toBe(404)
  })
})

describe('files', () => {
  it('with a hash in the name are kept for ever, others are asked for again', async () => {
    expect((await get('/assets/index-a1B2c3D4.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache')
    expect((await get('/favicon.svg')).headers.get('content-type')).toMatch(/^image\/svg\+xml/)
  })

  it('are not sent twice', async () => {
    const etag = (await get('/sdk/loader.js')).headers.get('etag') ?? ''
    const again = await get('/sdk/loader.js', { 'If-None-Match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    writeFileSync(join(folder, 'sdk/loader.js'), `${SCRIPT}// changed\n`)
    expect((await get('/sdk/loader.js', { 'If-None-Match': etag })).status).toBe(200)
  })

  it('are compressed as the browser likes', async () => {
    const path = '/assets/index-a1B2c3D4.js'
    const brotli = await raw(path, 'gzip, deflate, br')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT)
    const gzip = await raw(path, 'gzip, br;q=0')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT)
    const plain = await raw(path)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.text).toBe(SCRIPT)
    expect(plain.headers.vary).toContain('Accept-Encoding')
  })

  it('are sent as the build has compressed them, unless they have changed since', async () => {
    const path = 'assets/index-d4C3b2A1.js'
    const file = join(folder, 'shop', path)
    const [built, changed] = ['from the build', 'changed by hand'].map(text => Buffer.from(SCRIPT + text))
    writeFileSync(file, SCRIPT)
    writeFileSync(`${file}.gz`, gzipSync(built ?? ''))
    writeFileSync(`${file}.br`, brotliCompressSync(built ?? ''))
    expect(gunzipSync((await raw(`/${path}`, 'gzip')).body)).toEqual(built)
    expect(brotliDecompressSync((await raw(`/${path}`, 'br')).body)).toEqual(built)
    writeFileSync(file, changed ?? '')
    utimesSync(file, new Date(), new Date(Date.now() + 5000))
    expect(gunzipSync((await raw(`/${path}`, 'gzip')).body)).toEqual(changed)
    expect(brotliDecompressSync((await raw(`/${path}`, 'br')).body)).toEqual(changed)
  })

  it('of the elements may be loaded by pages of any origin, those of the shop may not', async () => {
    const sdk = await get('/sdk/loader.js', { Origin: 'https://anywhere.example' })
    expect(sdk.headers.get('access-control-allow-origin')).toBe('*')
    expect(sdk.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(
      (await get('/index', { Origin: 'https://anywhere.example' })).headers.get('access-control-allow-origin'),
    ).toBeNull()
  })

  it('answer HEAD with the headers alone', async () => {
    const response = await get('/assets/index-a1B2c3D4.js', {}, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBeTruthy()
    expect(await response.text()).toBe('')
  })
})

/** Without the path being tidied up and the body decoded, as fetch would. */
function raw(path: string, acceptEncoding?: string) {
  const { hostname, port } = new URL(shop.url)
  const headers = acceptEncoding ? { 'accept-encoding': acceptEncoding } : {}
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer; text: string }>(
    (resolve, reject) => {
      const sent = request({ hostname, port, path, headers }, answer => {
        const chunks: Buffer[] = []
        answer.on('data', chunk => chunks.push(chunk))
        answer.on('end', () => {
          const body = Buffer.concat(chunks)
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString() })
        })
      })
      sent.on('error', reject)
      sent.end()
    },
  )
}

describe('releases', () => {
  it('of earlier days stay served, and only the newest one has the files above the folders', async () => {
    expect(await (await get('/sdk/v1.0.0/loader.js')).text()).toBe(`${SCRIPT}// 1\n`)
    expect(await (await get('/sdk/v2.0.0/loader.js')).text()).toBe(SCRIPT)
    expect(await (await get('/sdk/loader.js')).text()).not.toContain('of an earlier release')
    expect((await get('/sdk/v3.0.0/loader.js')).status).toBe(404)
  })

  it('are kept for ever by a browser in production, beside a build only what carries a hash in its name', async () => {
    const cacheOf = async (shopUrl: string, path: string) => (await fetch(shopUrl + path)).headers.get('cache-control')
    const forEver = 'public, max-age=31536000, immutable'
    expect(await cacheOf(shop.url, '/sdk/v2.0.0/chunks/part-1a2B3c4.js')).toBe(forEver)
    expect(await cacheOf(shop.url, '/sdk/v2.0.0/loader.js')).toBe('no-cache')
    const live = await startTestServer({ files: { sdk: [join(folder, 'sdk')] }, isProduction: true })
    expect(await cacheOf(live.url, '/sdk/v2.0.0/loader.js')).toBe(forEver)
    expect(await cacheOf(live.url, '/sdk/loader.js')).toBe('no-cache')
    await live.close()
  })

  it('have texts that language models read, on any origin, and as they were in an earlier release', async () => {
    for (const path of ['/sdk/llms.txt', '/sdk/v2.0.0/llms.txt']) {
      const response = await get(path, { Origin: 'https://anywhere.example' })
      expect(await response.text()).toBe('# Cartwright\n')
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    }
    expect((await get('/sdk/v1.0.0/llms.txt')).status).toBe(404)
  })

  it('have an import map with whole addresses, and tags with the hash of exactly that map for a policy', async () => {
    const response = await get('/sdk/v2.0.0/importmap.json')
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const map = await response.text()
    expect(JSON.parse(map)).toEqual({
      integrity: {
        'http://localhost:4173/sdk/v2.0.0/chunks/part-1a2B3c4.js': 'sha384-one',
        'http://localhost:4173/sdk/v2.0.0/loader.js': 'sha384-two',
      },
    })
    const tags = await (await get('/sdk/v2.0.0/importmap.txt')).text()
    expect(tags).toContain(`<script type="importmap">${map}</script>`)
    expect(tags).toContain(`'sha256-${createHash('sha256').update(map).digest('base64')}'`)
    expect(tags).toContain('loader.js" integrity="sha384-two"')
    expect((await get('/sdk/v1.0.0/importmap.json')).status).toBe(404)
    expect((await get('/sdk/v9/importmap.txt')).status).toBe(404)
  })
})

describe('/sdk/check', () => {
  it('says whether the origin of a page is let in, and what its page needs', async () => {
    const open = await startTestServer({
      files: { sdk: [join(folder, 'sdk')] },
      allowedOrigins: ['https://intranet.example'],
    })
    const ask = async (origin: string) =>
      (await fetch(`${open.url}/sdk/check?origin=${encodeURIComponent(origin)}`)).text()
    expect(await ask('https://intranet.example/supplies')).toContain(
      'Pages of https://intranet.example may use this shop.',
    )
    expect(await ask('https://other.example')).toContain('Pages of https://other.example may not use this shop yet.')
    expect(await ask('intranet')).toContain('is no origin')
    const page = await ask('')
    expect(page).toContain('&lt;script type=&quot;module&quot; src=&quot;http://localhost:4173/sdk/loader.js&quot;')
    expect(page).toContain('script-src http://localhost:4173;')
    await open.close()
  })

  it('shows what was typed as text, under the policy of the pages', async () => {
    const response = await get(`/sdk/check?origin=${encodeURIComponent('"><script>alert(1)</script>')}`)
    const page = await response.text()
    expect(page).not.toContain('<script>alert')
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
  })
})
