/** Which site belongs to which country. */

/** @source REG-010 to REG-014, REG-017 */
const SITES = { IT: 3, DE: 5, GB: 7, FR: 8, PL: 11 } as const

/** Netherlands: the default of everything else. @source REG-009, REG-015 */
export const DEFAULT_ORG = 1
/** Never offered to a visitor. @source LAY-022 */
export const HIDDEN_ORG = 15

export const orgOfCountry = (iso2: string): number =>
  Object.entries(SITES).find(([country]) => country === iso2.toUpperCase())?.[1] ?? DEFAULT_ORG

/** @source REG-017, REG-018 */
export const countryOfOrg = (orgId: number): string =>
  Object.entries(SITES).find(([, site]) => site === orgId)?.[0] ?? 'NL'
