/**
 * After a build: each text file of a folder once more as `.br` and, where asked for, as `.gz`, both as small as can be.
 * The server sends them as they are. `node precompress.mjs <folder> [gz]`
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import zopfli from '@gfx/zopfli'

/** Below this the server sends files as they are. */
const FROM_BYTES = 1024
const TEXTS = /\.(js|css|html|svg|json|txt)$/

const compressors = {
  br: content =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_QUALITY]: 11 },
    }),
  // Four seconds for the elements; more iterations gain a thousandth.
  gz: content => zopfli.gzipAsync(content, { numiterations: 5 }),
}

const [folder, ...more] = process.argv.slice(2)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => TEXTS.test(name))
await Promise.all(
  files.map(async name => {
    const file = join(folder, name)
    const content = readFileSync(file)
    if (content.length < FROM_BYTES) return
    for (const kind of ['br', ...more]) writeFileSync(`${file}.${kind}`, await compressors[kind](content))
  }),
)
