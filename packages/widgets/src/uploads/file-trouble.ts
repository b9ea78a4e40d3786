/** Why a file with rows is not read. */

/**
 * `password` it asks for one · `macros` it holds programs · `no-text` a PDF of pictures · `no-lines` nothing stands in it ·
 * `too-much` more rows, pages or unpacked bytes than a list has · `old-office` a format of Office before 2007 · `unreadable` anything else.
 */
export type FileTroubleKind = 'password' | 'macros' | 'no-text' | 'no-lines' | 'too-much' | 'old-office' | 'unreadable'

/** A file that cannot be read as rows. */
export class FileTrouble extends Error {
  override readonly name = 'FileTrouble'
  constructor(
    readonly kind: FileTroubleKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
