/** Characters that a document cannot have are refused where they are typed, and not first when an invoice is written. */
import { CODE } from '@cartwright/core/contract'
import { ApiError, refusedField } from '../http/api-error'
import { hasForbiddenCharacter } from '../invoice-rules/characters'
import { toLatin1 } from '../invoice-rules/latin-text'
import { offeredFormats } from '../invoice-rules/offered-formats'
import { localize, type TextOf } from '../texts/localize'
import { hasGlyph } from './font'
import { printableRefusals } from './printable-refusals.texts'

const SHOWN_MAX = 10

/** The first of them; one that a reader would not see is named by its code. */
const characterNames = (characters: readonly string[]): string =>
  characters
    .slice(0, SHOWN_MAX)
    .map(character =>
      /[\p{C}\p{Z}]/u.test(character)
        ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
        : character,
    )
    .join(' ')

/**
 * @param texts of one address or note; what is no text is left out
 * @param field of a form that holds the texts, which says it beside it
 * @throws ApiError `REFUSED` with the characters that the font of the documents has no glyph for
 */
export const assertPrintable = (texts: Iterable<unknown>, field?: string): void =>
  refuseCharacters(texts, character => !hasGlyph(character), 'unprintable', field)

/** @throws ApiError `REFUSED` with the characters that no XML can have, and so no electronic invoice */
export const assertNotForbidden = (texts: Iterable<unknown>, field?: string): void =>
  refuseCharacters(texts, hasForbiddenCharacter, 'forbidden', field)

/**
 * FatturaPA takes Latin-1 alone; what has an equivalent there may be written.
 * @throws ApiError `REFUSED` with the characters that invoices between the two countries cannot have
 */
export function assertInvoiceLetters(
  texts: Iterable<unknown>,
  sellerCountry: string,
  buyerCountry: string,
  field?: string,
): void {
  if (!offeredFormats(sellerCountry, buyerCountry).includes('fatturapa')) return
  refuseCharacters(texts, character => toLatin1(character) === undefined, 'notOnItalianInvoices', field)
}

function refuseCharacters(
  texts: Iterable<unknown>,
  isWrong: (character: string) => boolean,
  text: TextOf<typeof printableRefusals>,
  field: string | undefined,
): void {
  const written = [...texts].filter(each => typeof each === 'string').join('')
  // A letter with its accents may be one glyph only when it is composed.
  const wrong = [...new Set(written.normalize('NFC'))].filter(isWrong)
  if (wrong.length === 0) return
  const said = localize(printableRefusals, text, { characters: characterNames(wrong) })
  throw field === undefined ? new ApiError(CODE.REFUSED, said) : refusedField(field, 'characters', said)
}
