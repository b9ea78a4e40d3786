/** The keys of the grid: what each does stands in `keys.texts.ts` under the same name. */

/** Names as printed on keys; what comes together is one list, alternatives are separate lists. */
export const GRID_KEYS = [
  ['enter', [['Enter']]],
  ['tab', [['Tab']]],
  ['arrows', [['↑'], ['↓'], ['←'], ['→']]],
  [
    'edges',
    [
      ['Ctrl', '↑'],
      ['Ctrl', '↓'],
    ],
  ],
  ['rowEnds', [['Home'], ['End']]],
  ['pages', [['PgUp'], ['PgDn']]],
  ['edit', [['F2']]],
  ['escape', [['Esc']]],
  ['clear', [['Del']]],
  ['removeLine', [['Ctrl', 'Del']]],
  [
    'undo',
    [
      ['Ctrl', 'Z'],
      ['Ctrl', 'Y'],
    ],
  ],
  ['paste', [['Ctrl', 'V']]],
  ['fix', [['Alt', 'F']]],
  ['candidate', [['Alt', '1 … 9']]],
  ['nextOpen', [['F8']]],
  ['order', [['Ctrl', 'Enter']]],
] as const
