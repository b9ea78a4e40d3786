/**
 * Serves a folder of built files: compressed, by the build where it has done so, with ETag, hashed names for ever. What is asked for often
 * is kept in memory, up to a limit; large files are streamed.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import { chooseEncoding, compress, createCompressor, type Encoding } from './compression'
import type { AppContext } from './context'

const COMPRESS_FROM_BYTES = 1024
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|wasm|xml)|image\/svg)/
/** Where the bundler puts files whose names carry a hash of their content. */
const HASHED = /^(?:assets|v[^/]+\/chunks)\//
/** Larger ones are none of what every page needs. */
const STREAM_FROM_BYTES = 2 * 1024 * 1024
/** The built pages take 10 MB with both encodings. */
const KEEP_AT_MOST_BYTES = 64 * 1024 * 1024
const KEEP_AT_MOST_FILES = 5_000

/** Ends of the names of what the build has compressed. */
const ENDING: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** A file as it is now. */
interface StaticFile {
  file: string
  size: number
  type: string
  etag: string
  /** When the file changes on disk it is read again. */
  version: string
}

type Bytes = Buffer<ArrayBuffer>

interface Wanted {
  of: StaticFile
  encoding: Encoding | undefined
}

export interface StaticFolder {
  /** Answers with the file at a path below the folder, undefined when there is none. */
  serve(c: AppContext, path: string): Promise<Response | undefined>
  /** Content of the file, undefined when there is none: the same object as long as the file has not changed and is kept. */
  read(path: string): Promise<Buffer | undefined>
}

interface Limits {
  /** Files of more bytes are streamed and not kept in memory. */
  streamFrom?: number
  /** How many bytes are kept, of all files and their compressed forms. */
  keepAtMost?: number
}

/** @param root absolute path; the folder may appear later */
export function createStaticFolder(
  root: string,
  { streamFrom = STREAM_FROM_BYTES, keepAtMost = KEEP_AT_MOST_BYTES }: Limits = {},
): StaticFolder {
  const known = new LRUCache<string, StaticFile>({ max: KEEP_AT_MOST_FILES })
  const kept = new LRUCache<string, Bytes, Wanted>({
    maxSize: keepAtMost,
    sizeCalculation: bytes => bytes.byteLength || 1,
    // Requests for what is being read or compressed wait for the same result, even if there is no room to keep it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => readAs(context),
  })

  async function find(path: string): Promise<StaticFile | undefined> {
    const file = resolve(root, path)
    if (!file.startsWith(root + sep) || path.includes('\0')) return undefined
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const version = `${found.mtimeMs}-${found.size}`
    const before = known.get(file)
    if (before?.version === version) return before
    const now = { file, size: found.size, type: typeOf(file), etag: await tagOf(file), version }
    known.set(file, now)
    return now
  }

  async function keep(of: StaticFile, encoding?: Encoding): Promise<Bytes> {
    const key = [encoding ?? 'plain', of.version, of.file].join(' ')
    return (await kept.fetch(key, { context: { of, encoding } })) ?? readAs({ of, encoding })
  }

  return {
    read: async path => {
      const found = await find(path)
      if (!found) return undefined
      return found.size > streamFrom ? readFile(found.file) : keep(found)
    },
    serve: async (c, path) => {
      const found = await find(path)
      if (!found) return undefined
      c.header('ETag', found.etag)
      c.header('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      c.header('Vary', 'Accept-Encoding', { append: true })
      if (matchesTag(c.req.header('if-none-match'), found.etag)) {
        // The browser takes headers of this answer over to the page that it has, which keeps its own policy.
        c.header('Content-Security-Policy', undefined)
        return c.body(null, 304)
      }
      c.header('Content-Type', found.type)
      const encoding = isCompressible(found) ? chooseEncoding(c.req.header('accept-encoding')) : undefined
      if (encoding) c.header('Content-Encoding', encoding)
      // A stream that no one reads would keep its file open.
      if (c.req.method === 'HEAD') return c.body(null)
      return c.body(found.size > streamFrom ? await streamAs({ of: found, encoding }) : await keep(found, encoding))
    },
  }
}

const typeOf = (file: string) =>
  getMimeType(file) ?? (extname(file) === '.map' ? 'application/json' : 'application/octet-stream')

async function tagOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

const isCompressible = ({ size, type }: StaticFile) => size >= COMPRESS_FROM_BYTES && COMPRESSIBLE.test(type)

const matchesTag = (sent: string | undefined, etag: string) =>
  sent?.split(',').some(tag => tag.trim() === etag || tag.trim() === '*') === true

async function readAs({ of, encoding }: Wanted): Promise<Bytes> {
  if (!encoding) return readFile(of.file)
  const built = await builtAs(of, encoding)
  return built ? readFile(built) : compress(await readFile(of.file), encoding)
}

async function streamAs({ of, encoding }: Wanted): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const built = encoding && (await builtAs(of, encoding))
  const source = createReadStream(built ?? of.file)
  const isFinished = !encoding || built
  // A failure of either ends both; whoever reads gets it.
  const body = isFinished ? source : pipeline(source, createCompressor(encoding), () => undefined)
  return Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>
}

/** What the build has compressed with patience; older than the file it is that of another build. */
async function builtAs({ file }: StaticFile, encoding: Encoding): Promise<string | undefined> {
  const beside = file + ENDING[encoding]
  const [built, from] = await Promise.all([stat(beside).catch(() => undefined), stat(file).catch(() => undefined)])
  return built && from && built.mtimeMs >= from.mtimeMs ? beside : undefined
}
