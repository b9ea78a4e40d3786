import type { Language } from '@cartwright/core'
import { SITE_NAMES, SITES } from '../locales/site-names'

/** Kept: the browser reads its table of countries again for each. */
const names = new Map<string, Intl.DisplayNames>()

/**
 * A country in the reader's language; without a name for it in the browser, or with a code that is none, `otherwise`.
 * Countries of the sites are named on every page, and a browser takes 17 ms to open its own table: these come from a copy of it.
 */
export function countryName(iso2: string, language: Language, otherwise = iso2): string {
  const ofSite = SITE_NAMES[language][SITES.indexOf(iso2)]
  if (ofSite) return ofSite
  try {
    const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    names.set(language, known)
    return known.of(iso2) ?? otherwise
  } catch {
    return otherwise
  }
}

/** A site by its country in the reader's language; in English as the shop itself calls it. */
export const siteNameIn = (language: Language, site: { siteName: string; iso2: string }): string =>
  language === 'en' ? site.siteName : countryName(site.iso2, language, site.siteName)
