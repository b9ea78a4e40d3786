/** Addresses of the footer. A host replaces them by its own (LAY-026, LAY-028). */
export interface Office {
  /** Site it belongs to, highlighted on that site. */
  orgId: number
  iso2: string
  name: string
  lines: readonly [street: string, city: string]
}

export const EU_OFFICES: readonly Office[] = [
  { orgId: 1, iso2: 'NL', name: 'Netherlands', lines: ['Keizersweg 118', '3542 AD Utrecht'] },
  { orgId: 3, iso2: 'IT', name: 'Italy', lines: ['Via dei Cartai 14', '20156 Milano'] },
  { orgId: 5, iso2: 'DE', name: 'Germany', lines: ['Druckereistraße 7', '47877 Willich'] },
  { orgId: 7, iso2: 'GB', name: 'United Kingdom', lines: ['6 Foundry Way', 'Milton Keynes MK9\u00a02FR'] },
  { orgId: 8, iso2: 'FR', name: 'France', lines: ['22 rue des Encriers', '59650 Villeneuve-d’Ascq'] },
]

export const US_OFFICES = {
  headOffice: ['1200 Pressroom Drive', 'Columbus, OH\u00a043215'],
  distributionCentre: ['48 Carton Way', 'Ontario, CA\u00a091761'],
} as const
