/** Why an article stands for a text that was typed. */
import type { Texts } from '@cartwright/core'

export const foundByTexts = {
  namespace: 'found-by',
  english: {
    byWords: 'by its description',
    fits: 'fits {{printer}}',
    'kind.boxBarcode': 'box barcode',
    'kind.custNumber': 'your number',
    'kind.oemCode': 'OEM code',
    'kind.productBarcode': 'product barcode',
    'kind.unionCode': 'union code',
    near: 'similar number',
    readAs: 'read as {{number}}',
  },
} as const satisfies Texts
