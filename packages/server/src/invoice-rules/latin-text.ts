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

/** Small letters without accents: Greek by ISO 843, Cyrillic by ICAO 9303. */
const SCRIPTS: ReadonlyMap<string, string> = new Map(
  [
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
    'а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch',
    'ъ ie ы y э e ю iu я ia і i є ie ґ g ђ d ј j љ lj њ nj ћ c џ dz ѕ dz',
  ].flatMap(row => [...row.matchAll(/(\S+) (\S+)/g)].map(([, letter = '', latin = '']) => [letter, latin] as const)),
)
/** The soft sign has no sound. */
const SILENT = /[ьЬ]/gu
const LATIN_1_MAX = 0xff

/**
 * The text in Latin-1, blanks of all kinds as one; letters of Greek and Cyrillic are transliterated. Undefined where a letter has no
 * equivalent, such as one of another script.
 */
export function toLatin1(text: string): string | undefined {
  const written = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SILENT, '')
    .replace(/(?<=[οΟ])[υύ]/g, 'u')
  const letters = [...written].map(letter => {
    if ((letter.codePointAt(0) ?? 0) <= LATIN_1_MAX) return letter
    const [base = ''] = letter.normalize('NFD')
    return SUBSTITUTES[letter] ?? ((base.codePointAt(0) ?? 0) <= LATIN_1_MAX ? base : transliterate(base))
  })
  return letters.includes(undefined) ? undefined : letters.join('')
}

function transliterate(letter: string): string | undefined {
  const small = letter.toLowerCase()
  const latin = SCRIPTS.get(small)
  if (latin === undefined || small === letter) return latin
  return latin.charAt(0).toUpperCase() + latin.slice(1)
}
