// A small server for files: enough for example pages and tests, not for the open internet.
import { createReadStream, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}
const TEXTS = new Set(['.html', '.css', '.js', '.mjs'])

/**
 * @param {object} options
 * @param {{ prefix: string, folder: string, isShared?: boolean }[]} options.folders the longest fitting prefix wins;
 *   `isShared`: scripts of other origins may read it, nothing in it is rewritten
 * @param {(path: string) => Record<string, string>} [options.headers] more headers for a path
 * @param {(text: string) => string} [options.rewrite] last change of a text before it is sent
 */
export function createStaticServer({ folders, headers = () => ({}), rewrite = text => text }) {
  const ordered = [...folders].sort((a, b) => b.prefix.length - a.prefix.length)
  return createServer(async (request, response) => {
    const refuse = (status, text) => response.writeHead(status, { 'content-type': TYPES['.txt'] }).end(`${text}\n`)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Only GET and HEAD.')
    const path = toPath(request.url)
    const place = path && ordered.find(({ prefix }) => path.startsWith(prefix))
    const file = place && findFile(place.folder, path.slice(place.prefix.length))
    if (!file) return refuse(404, `There is no ${path ?? request.url} here.`)
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const own = { 'content-type': type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }
    const shared = place.isShared ? { 'access-control-allow-origin': '*' } : headers(path)
    response.writeHead(200, { ...own, ...shared })
    if (request.method === 'HEAD') return response.end()
    if (place.isShared || !TEXTS.has(extname(file))) return createReadStream(file).pipe(response)
    return response.end(rewrite(await readFile(file, 'utf8')))
  })
}

function toPath(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    return path.includes('\0') ? undefined : path.endsWith('/') ? `${path}index.html` : path
  } catch {
    return undefined
  }
}

function findFile(folder, below) {
  const file = normalize(join(folder, below))
  if (!file.startsWith(normalize(folder) + sep)) return undefined
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}
