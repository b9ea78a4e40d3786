/** Compressed answers, for files and for long lists. */
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const BROTLI_QUALITY = 6
const compressors = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}

/** The best encoding that `Accept-Encoding` allows, undefined when the answer must go out as it is. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const offers = new Set(
    (accepted ?? '')
      .split(',')
      .map(offer =>
        offer
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  if (offers.has('br')) return 'br'
  return offers.has('gzip') ? 'gzip' : undefined
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }

export const compress = (content: Uint8Array, encoding: Encoding): Promise<Buffer<ArrayBuffer>> =>
  encoding === 'br' ? compressors.br(content, BROTLI) : compressors.gzip(content)

/** The same for what is too large to be held in memory. */
export const createCompressor = (encoding: Encoding) =>
  encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip()
