import type { Address } from '../contract'

/** City, state and postcode in the order of the country: the postcode comes first on the Continent, and last in the US and the UK. */
export function cityLine({
  postcode,
  city,
  state,
  countryIso2,
}: Pick<Address, 'postcode' | 'city' | 'state' | 'countryIso2'>): string {
  const join = (between: string, ...parts: string[]) => parts.filter(Boolean).join(between)
  if (countryIso2 === 'US') return join(', ', city, join(' ', state, postcode))
  if (countryIso2 === 'GB') return join(' ', join(', ', city, state), postcode)
  return join(', ', join(' ', postcode, city), state)
}
