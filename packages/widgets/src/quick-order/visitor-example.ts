/** A list of the demo catalogue, as people write lists: numbers of every kind, quantities in every place. Data, no words of a language. */
export const EXAMPLE = [
  'CF259X\t10',
  'TN-2420 x 2',
  'TN247C;4',
  '2000000103310\t1',
  'Brother TN-2420 zwart\t4',
  'W2030X 6',
  'HP 415X cyaan, 2',
  'TN-321C 2',
  '12 st TZe-231',
  'DR-2400 2',
  'tk 1170 ; 5',
  'BLK-7700 5',
] as const

/** What an empty field shows. */
export const PLACEHOLDER = EXAMPLE.slice(0, 2).concat(EXAMPLE.slice(3, 4)).join('\n')

/** What three of its lines are read as; a test asks the catalogue. */
export const EXAMPLE_READ = {
  repaired: { wrote: 'HP 415X cyaan', number: 'CW-W2031X', oemCode: 'W2031X' },
  barcode: { wrote: '2000000103310', number: 'CW-CB435AD', oemCode: 'CB435AD' },
  asked: { wrote: 'TN-321C', first: 'Brother', second: 'Konica Minolta' },
} as const
