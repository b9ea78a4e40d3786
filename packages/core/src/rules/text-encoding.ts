/** How the bytes of a text file are read: UTF-8 first, then the code page that makes words of them in the reader's language. */

/** Encodings of the spreadsheets of six languages. */
export const TEXT_ENCODINGS = ['utf-8', 'windows-1252', 'windows-1250', 'utf-16le', 'utf-16be'] as const
export type TextEncoding = (typeof TEXT_ENCODINGS)[number]

/** What Windows-1252 has at 0x80 to 0x9F; Node 20 decodes these bytes as if they were Latin-1. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Marks that stand in lists beside letters and figures. */
const MARKS = '€£§°²³µ·×–—„“”‚‘’«»…™®©½¼¾ \u00a0'
/** Letters with marks, of the languages whose spreadsheets write the code page. */
const LETTERS: Readonly<Record<'windows-1252' | 'windows-1250', ReadonlySet<string>>> = {
  'windows-1252': new Set(`äöüßÄÖÜàâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛŸìòóíúñÌÒÓÍÚÑá${MARKS}`),
  'windows-1250': new Set(`ąćęłńóśźżĄĆĘŁŃÓŚŹŻäöüßÄÖÜéÉ${MARKS}`),
}
/** A sign that a spreadsheet writes behind a figure, and no word holds. */
const INSIDE_WORD = /\p{L}[²³½¼¾°·§×]|[¹¿¶¼¾]\p{L}/gu

/**
 * The encoding of a text file. Where both Windows code pages make words of it, the language of the reader decides.
 * @param language of the reader, ISO 639-1
 */
export function encodingOf(bytes: Uint8Array, language: string): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const wide = wideEncodingOf(bytes)
  if (wide) return wide
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    const [usual, other] =
      language === 'pl' ? (['windows-1250', 'windows-1252'] as const) : (['windows-1252', 'windows-1250'] as const)
    return oddSigns(bytes, other) < oddSigns(bytes, usual) ? other : usual
  }
}

/** How much of a file says whether it is UTF-16 without a mark; even, since its letters are pairs. */
const WIDE_SAMPLE_BYTES = 4096
/** Least share of pairs that are a plain letter and a zero: of Latin text nearly all, of a picture hardly any. */
const WIDE_SHARE = 0.7

/** UTF-16 without its mark: every second byte is zero, and the other one is a letter, a figure, a sign or the end of a line. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, Math.min(bytes.length, WIDE_SAMPLE_BYTES) & ~1)
  const share = (zero: 0 | 1) => {
    let plain = 0
    for (let at = 0; at < sample.length; at += 2) {
      const letter = sample[at + 1 - zero] ?? 0
      if (sample[at + zero] === 0 && (letter >= 0x20 || (letter >= 0x09 && letter <= 0x0d))) plain += 1
    }
    return sample.length === 0 ? 0 : (plain * 2) / sample.length
  }
  if (share(1) >= WIDE_SHARE) return 'utf-16le'
  return share(0) >= WIDE_SHARE ? 'utf-16be' : undefined
}

/** Most zero bytes among the others: more of them are a picture, an archive or a program. */
const STRAY_SHARE = 0.1

/**
 * Whether the bytes are a text. UTF-16 is one, with and without its mark, and so is a text with a few stray zero bytes, which programs leave
 * at the end of fields; `toPlainText` drops them.
 */
export function isTextFile(bytes: Uint8Array): boolean {
  if (encodingOf(bytes, 'en').startsWith('utf-16')) return true
  const sample = bytes.subarray(0, WIDE_SAMPLE_BYTES)
  const zeros = sample.filter(byte => byte === 0).length
  const controls = sample.filter(byte => byte < 0x09 && byte > 0).length
  return zeros <= sample.length * STRAY_SHARE && controls === 0
}

/** How many signs are no part of a list in the languages of the code page. */
function oddSigns(bytes: Uint8Array, encoding: 'windows-1252' | 'windows-1250'): number {
  const text = decodeText(bytes, encoding)
  const strange = [...text].filter(sign => sign > '\u007f' && !LETTERS[encoding].has(sign))
  return strange.length + (text.match(INSIDE_WORD)?.length ?? 0)
}

/** Bytes that are none of the encoding become replacement characters. */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding): string {
  const text = new TextDecoder(encoding).decode(bytes)
  return encoding === 'windows-1252'
    ? text.replace(/[\u0080-\u009f]/g, sign => FROM_0X80[sign.charCodeAt(0) - 0x80] ?? sign)
    : text
}
