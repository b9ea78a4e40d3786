/** Serves a folder of built files: compressed, by the build where it has done so, with ETag, hashed names for ever. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { chooseEncoding, compress, type Encoding } from './compression'
import type { AppContext } from './context'

const COMPRESS_FROM_BYTES = 1024
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|wasm|xml)|image\/svg)/
/** Where the bundler puts files whose names carry a hash of their content. */
const HASHED = /^(assets|chunks)\//

/** Ends of the names of what the build has compressed. */
const ENDING: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

interface StaticFile {
  file: string
  content: Buffer<ArrayBuffer>
  type: string
  etag: string
  /** When the file changes on disk it is read again. */
  version: string
  compressed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

export interface StaticFolder {
  /** Answers with the file at a path below the folder, undefined when there is none. */
  serve(c: AppContext, path: string): Promise<Response | undefined>
  /** Content of the file, undefined when there is none: the same object as long as the file has not changed. */
  read(path: string): Promise<Buffer | undefined>
}

/** @param root absolute path; the folder may appear later */
export function createStaticFolder(root: string): StaticFolder {
  const known = new Map<string, StaticFile>()

  async function load(path: string): Promise<StaticFile | undefined> {
    const file = resolve(root, path)
    if (!file.startsWith(root + sep) || path.includes('\0')) return undefined
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const version = `${found.mtimeMs}-${found.size}`
    const cached = known.get(file)
    if (cached?.version === version) return cached
    const content = await readFile(file)
    const read = {
      file,
      content,
      type: getMimeType(file) ?? (extname(file) === '.map' ? 'application/json' : 'application/octet-stream'),
      etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      version,
      compressed: new Map(),
    }
    known.set(file, read)
    return read
  }

  return {
    read: async path => (await load(path))?.content,
    serve: async (c, path) => {
      const file = await load(path)
      if (!file) return undefined
      c.header('ETag', file.etag)
      c.header('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      c.header('Vary', 'Accept-Encoding', { append: true })
      if (matchesTag(c.req.header('if-none-match'), file.etag)) {
        // The browser takes headers of this answer over to the page that it has, which keeps its own policy.
        c.header('Content-Security-Policy', undefined)
        return c.body(null, 304)
      }
      c.header('Content-Type', file.type)
      const encoding = isCompressible(file) ? chooseEncoding(c.req.header('accept-encoding')) : undefined
      if (!encoding) return c.body(file.content)
      c.header('Content-Encoding', encoding)
      return c.body(await compressOnce(file, encoding))
    },
  }
}

const isCompressible = ({ content, type }: StaticFile) =>
  content.length >= COMPRESS_FROM_BYTES && COMPRESSIBLE.test(type)

const matchesTag = (sent: string | undefined, etag: string) =>
  sent?.split(',').some(tag => tag.trim() === etag || tag.trim() === '*') === true

function compressOnce(file: StaticFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const running = file.compressed.get(encoding) ?? readCompressed(file, encoding)
  file.compressed.set(encoding, running)
  return running
}

/** What the build has compressed with patience; older than the file it is that of another build. */
async function readCompressed({ file, content }: StaticFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const beside = file + ENDING[encoding]
  const [built, from] = await Promise.all([stat(beside).catch(() => undefined), stat(file).catch(() => undefined)])
  return built && from && built.mtimeMs >= from.mtimeMs ? readFile(beside) : compress(content, encoding)
}
