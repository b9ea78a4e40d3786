/** Parts that pages, guides and tests name; they are sold, on offer or scarce as written here. */

/** Stock by warehouse and what is on its way to NL; what is not named is drawn. */
export interface ShowcasePart {
  stock?: Readonly<Partial<Record<'NL' | 'DE' | 'PL', number>>>
  /** Days from today, and pieces. */
  arrival?: { days: number; qty: number }
  /** Percent. */
  off?: number
}

/** By OEM code. */
export const SHOWCASE: Readonly<Record<string, ShowcasePart>> = {
  CF259X: { stock: { NL: 2140, DE: 600, PL: 300 }, off: 13 },
  CF259A: { stock: { NL: 860, DE: 1200, PL: 0 } },
  W2030X: { stock: { NL: 1120, DE: 400, PL: 80 } },
  W2031X: { stock: { NL: 412, DE: 64, PL: 0 } },
  W2032X: { stock: { NL: 0, DE: 0, PL: 0 }, arrival: { days: 6, qty: 300 } },
  W2033X: { stock: { NL: 18, DE: 40, PL: 24 }, arrival: { days: 6, qty: 240 } },
  'TN-2420': { stock: { NL: 5318, DE: 1600, PL: 800 }, off: 9 },
  'TN-2410': { stock: { NL: 3120, DE: 900, PL: 410 } },
  'TN-247C': { stock: { NL: 1206, DE: 310, PL: 0 }, off: 13 },
  'TN-247Y': { stock: { NL: 1190, DE: 260, PL: 90 }, off: 13 },
  'TN-3380': { stock: { NL: 0, DE: 0, PL: 0 } },
  'DR-2400': { stock: { NL: 120, DE: 0, PL: 0 }, arrival: { days: 6, qty: 80 }, off: 15 },
  'TK-1170': { stock: { NL: 930, DE: 210, PL: 60 } },
  'TK-5240M': { stock: { NL: 874, DE: 120, PL: 0 }, off: 16 },
  CF283A: {},
  CF283X: {},
  'CRG-712': {},
  'MLT-D111L': {},
  'TN-760': {},
  // Codes that Brother and Konica Minolta both use.
  'TN-321C': {},
  'TN-321M': {},
  'TN-321Y': {},
  'TZe-231': { stock: { NL: 4200, DE: 2600, PL: 900 } },
}

/** Parts that are no longer sold, with what takes their place. */
export const RETIRED: Readonly<Record<string, string | null>> = { 'MLT-D111S': 'MLT-D111L' }
