import type { Texts } from '@cartwright/core'

export const exportMenuTexts = {
  namespace: 'export-menu',
  english: {
    csvFile: 'CSV file',
    export: 'Export',
    tableAs: '{{table}}: {{format}}',
    xlsxFile: 'Excel file (XLSX)',
  },
} as const satisfies Texts
