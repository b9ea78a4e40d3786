/** Text for FatturaPA, whose schema takes Latin-1 and nothing else. */

/** What reads the same in Latin-1, beyond letters that lose an accent. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '…': '...',
  '•': '-',
  '→': '->',
  '™': '(TM)',
  '\u2009': ' ',
  '\u202f': ' ',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  ẞ: 'SS',
}
const LATIN_1_MAX = 0xff

/** The text in Latin-1, blanks of all kinds as one; undefined where a letter has no equivalent, such as one of another script. */
export function toLatin1(text: string): string | undefined {
  const letters = [...text.normalize('NFC').replace(/\s+/g, ' ').trim()].map(letter => {
    if ((letter.codePointAt(0) ?? 0) <= LATIN_1_MAX) return letter
    return SUBSTITUTES[letter] ?? withoutAccent(letter)
  })
  return letters.includes(undefined) ? undefined : letters.join('')
}

function withoutAccent(letter: string): string | undefined {
  const [base = ''] = letter.normalize('NFD')
  return base !== letter && (base.codePointAt(0) ?? 0) <= LATIN_1_MAX ? base : undefined
}
