/** A country in the reader's language; its code when the browser knows no name. */
export function countryName(iso2: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(iso2) ?? iso2
  } catch {
    return iso2
  }
}
