/** Kept: the browser reads its table of countries anew for each. */
const names = new Map<string, Intl.DisplayNames>()

/** A country in the reader's language; without a name for it in the browser, or with a code that is none, `otherwise`. */
export function countryName(iso2: string, language: string, otherwise = iso2): string {
  try {
    const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    names.set(language, known)
    return known.of(iso2) ?? otherwise
  } catch {
    return otherwise
  }
}
