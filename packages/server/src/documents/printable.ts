/** What the font of the documents has no letters for is refused where it is typed, and not first when an invoice is printed. */
import { CODE } from '@cartwright/core/contract'
import { ApiError } from '../http/api-error'
import { localize } from '../http/localize'
import { hasGlyph } from './paper'

const SHOWN_MAX = 10

/**
 * @param texts of one address or note
 * @throws ApiError `REFUSED` with the characters that no document can show
 */
export function assertPrintable(texts: Iterable<unknown>): void {
  const written = [...texts].filter(text => typeof text === 'string').join('')
  // A letter with its accents may be one glyph only when it is composed.
  const missing = [...new Set(written.normalize('NFC'))].filter(character => !hasGlyph(character))
  if (missing.length === 0) return
  const characters = missing.slice(0, SHOWN_MAX).join(' ')
  throw new ApiError(
    CODE.REFUSED,
    localize(
      'These characters cannot be printed on documents: {characters}. Please use Latin, Greek or Cyrillic letters.',
      { characters },
    ),
  )
}
