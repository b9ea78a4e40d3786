/** How names and descriptions of parts are made in a language. */

/** What is said of a part in one language; counts and lists come as they are read in it. */
export interface ArticlePhrases {
  /** By class. */
  kinds: Readonly<Record<number, string>>
  /** @param part brand and OEM code @param facts kind first, then width and colour */
  name: (part: string, kind: string, facts: readonly string[]) => string
  /** Between parts of a sentence, and between printers. */
  comma: string
  and: string
  /** Between sentences, and at their end. */
  stop: string
  pages: (count: string) => string
  width: (width: string) => string
  fits: (brand: string, printers: string) => string
  fitsMany: (count: string, brand: string, printers: string) => string
  replaces: (part: string) => string
  /** What all but label cassettes have, and what these have. */
  print: string
  label: string
}

/** Signs between words and sentences of languages in Latin script. */
export const LATIN = { comma: ', ', and: ', ', stop: '. ' } as const

export const brandFirst: ArticlePhrases['name'] = (part, kind, facts) => [`${part} ${kind}`, ...facts].join(', ')
export const kindFirst: ArticlePhrases['name'] = (part, kind, facts) => [`${kind} ${part}`, ...facts].join(', ')
