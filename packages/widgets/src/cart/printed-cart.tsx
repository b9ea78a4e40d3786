import { effectivePrice } from '@cartwright/core/rules'
import { Table } from '../primitives/table'
import { usePrinting } from '../primitives/use-printing'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { cartTexts } from './cart.texts'
import { useCartView } from './use-cart-view'

/** All rows on paper, in the place of those in sight. On a screen it is nothing. */
export const PrintedCart = () => (usePrinting() ? <Rows /> : null)

function Rows() {
  const t = useTexts(cartTexts)
  const { money, number } = useFormat()
  const { rows, currency, total, totalNote, counted } = useCartView()
  if (rows.length === 0) return null
  return (
    <WidgetBox>
      <Table
        className="cw-table cw-printed"
        caption={t('basket')}
        columns={[
          { head: t('part'), holds: 'code' },
          { head: t('article') },
          { head: t('qty'), holds: 'amount' },
          { head: t('unit'), holds: 'amount' },
          { head: t('amount'), holds: 'amount' },
        ]}
        rows={rows.map(row => ({
          key: row.shoppingCartId,
          cells: [
            row.number,
            `${row.goodsSku.brandName} ${row.goodsSku.oemCode}${row.custNumber ? ` · ${row.custNumber}` : ''}`,
            number(row.qty),
            money(effectivePrice(row), currency),
            row.disabled ? t('notCounted') : money(row.price, currency),
          ],
        }))}
        foot={[
          t('subtotal', { lines: t('lines', { count: counted, n: number(counted) }) }),
          t(totalNote),
          '',
          '',
          money(total, currency),
        ]}
      />
    </WidgetBox>
  )
}
