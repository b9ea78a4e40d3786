/** Which part of the world counts as which country for VAT on goods. */

/** Prefixes of VAT numbers, with the territory that gives them. Northern Ireland belongs to the EU as far as goods go. */
export const VAT_STATES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'AT BE BG CY CZ DE DK EE ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'
      .split(' ')
      .map(state => [state, state]),
  ),
  EL: 'GR',
}

const STATES = new Set(Object.values(VAT_STATES))

/** Whether a territory of `taxTerritory` belongs to the VAT area of the EU. */
export const isVatState = (territory: string): boolean => STATES.has(territory)

/** Postcodes of places that lie outside the VAT area although their country is in it. */
const OUTSIDE: Readonly<Record<string, RegExp>> = {
  // Canary Islands, Ceuta and Melilla.
  ES: /^(35|38|51|52)/,
  // Livigno.
  IT: /^23041/,
  // Büsingen, Heligoland.
  DE: /^(78266|27498)/,
  // Åland.
  FI: /^22/,
  // Overseas departments and territories.
  FR: /^9[78]/,
}

/**
 * The tax territory of an address: a country code, `XI` for Northern Ireland, and undefined for a part of an EU state that is outside its
 * VAT area.
 */
export function taxTerritory({ countryIso2, postcode }: { countryIso2: string; postcode: string }): string | undefined {
  const code = postcode.trim().toUpperCase()
  if (countryIso2 === 'GB') return code.startsWith('BT') ? 'XI' : 'GB'
  if (countryIso2 === 'IM') return 'GB'
  // 98000 is Monaco itself, which counts as France.
  if (countryIso2 === 'MC' || (countryIso2 === 'FR' && /^980/.test(code))) return 'FR'
  return OUTSIDE[countryIso2]?.test(code) ? undefined : countryIso2
}
