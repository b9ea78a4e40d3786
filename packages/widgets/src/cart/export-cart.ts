import type { Cart, I18n } from '@cartwright/core'
import { effectivePrice } from '@cartwright/core/rules'
import { downloadCsv } from '../provider/save-file'
import { cartTexts } from './cart.texts'

/** The cart as a file; quick order can import it. Read again: articles are named in the reader's language of now. */
export async function exportCart(cart: Cart, i18n: I18n): Promise<void> {
  await cart.load()
  const t = (key: 'part' | 'qty' | 'article' | 'unit' | 'amount') => i18n.text(cartTexts, key)
  downloadCsv(
    'basket.csv',
    [
      [t('part'), t('qty'), 'OEM', t('article'), t('unit'), t('amount')],
      ...cart.store
        .getState()
        .rows.map(row => [
          row.number,
          row.qty,
          row.goodsSku.oemCode,
          row.goodsSku.name,
          effectivePrice(row),
          row.price,
        ]),
    ],
    i18n.store.getState().language,
  )
}
