/** Compressed answers, for files and for long lists. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

export const compress = (content: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
  encoding === 'br'
    ? compressors.br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : compressors.gzip(content)
