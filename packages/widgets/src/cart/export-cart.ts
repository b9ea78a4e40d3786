import type { I18n } from '@cartwright/core'
import type { CartItem } from '@cartwright/core/contract'
import { effectivePrice } from '@cartwright/core/rules'
import { downloadCsv } from '../provider/download-csv'
import { cartTexts } from './cart.texts'

/** The cart as a file; quick order can import it. */
export function exportCart(rows: readonly CartItem[], i18n: I18n): void {
  const t = (key: 'part' | 'qty' | 'article' | 'unit' | 'amount') => i18n.text(cartTexts, key)
  downloadCsv(
    'basket.csv',
    [
      [t('part'), t('qty'), 'OEM', t('article'), t('unit'), t('amount')],
      ...rows.map(row => [
        row.number,
        row.qty,
        row.goodsSku.oemCode,
        `${row.goodsSku.brandName} ${row.goodsSku.name}`,
        effectivePrice(row),
        row.price,
      ]),
    ],
    i18n.store.getState().language,
  )
}
