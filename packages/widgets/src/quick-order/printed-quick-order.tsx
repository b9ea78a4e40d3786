import { quickOrderOf } from '@cartwright/core'
import { Table } from '../primitives/table'
import { usePrinting } from '../primitives/use-printing'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { LINE_STATE } from './line-state'
import { quickOrderTexts } from './quick-order.texts'

/** The whole list on paper, in the place of the lines in sight. On a screen it is nothing. */
export const PrintedQuickOrder = () => (usePrinting() ? <Lines /> : null)

function Lines() {
  const shop = useShop()
  const { session } = shop
  const quickOrder = quickOrderOf(shop)
  const t = useTexts(quickOrderTexts)
  const { money, number } = useFormat()
  const lines = useStore(quickOrder.store, state => state.lines)
  const currency = useStore(session.store, state => state.currency)
  const given = lines.filter(line => line.status !== 'empty')
  if (given.length === 0) return null
  const { pieces, subtotal } = quickOrder.summary()
  const price = (amount: number | null | undefined) => (typeof amount === 'number' ? money(amount, currency) : '')
  return (
    <WidgetBox>
      <Table
        className="cw-table cw-printed"
        caption={t('title')}
        columns={[
          { head: '#', holds: 'amount' },
          { head: t('number'), holds: 'code' },
          { head: t('article') },
          { head: t('state') },
          { head: t('qty'), holds: 'amount' },
          { head: t('unit'), holds: 'amount' },
          { head: t('amount'), holds: 'amount' },
        ]}
        rows={given.map(({ key, input, part, status, qty, discountPrice, unitPrice, price: amount }, index) => ({
          key,
          cells: [
            number(index + 1),
            input,
            part ? `${part.number} · ${part.brandName} ${part.oemCode}` : '',
            t(LINE_STATE[status].word),
            number(qty),
            price(discountPrice ?? unitPrice),
            price(amount),
          ],
        }))}
        foot={['', t('subtotal'), '', '', number(pieces), '', money(subtotal, currency)]}
      />
    </WidgetBox>
  )
}
