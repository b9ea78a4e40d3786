import type { Texts } from '@cartwright/core'

export const exportMenuTexts = {
  namespace: 'export-menu',
  english: {
    confirmation: 'Order confirmation (PDF)',
    csvFile: 'CSV file',
    export: 'Export',
    xlsxFile: 'Excel file (XLSX)',
  },
} as const satisfies Texts
