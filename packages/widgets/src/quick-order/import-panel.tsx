import { quickOrderOf } from '@cartwright/core'
import { useShop } from '../provider/shop-provider'
import { useFormat, useTexts } from '../provider/use-texts'
import { importTexts } from './import.texts'
import { ImportList, type ImportListProps } from './import-list'

/** Adds the lines of a file or a pasted text to quick order. */
export function ImportPanel(props: Pick<ImportListProps, 'source' | 'onClose'>) {
  const quickOrder = quickOrderOf(useShop())
  const t = useTexts(importTexts)
  const { number } = useFormat()
  return (
    <ImportList
      {...props}
      label={count => t('addLines', { count, n: number(count) })}
      onLines={list => {
        const { lines } = quickOrder.store.getState()
        // What goes wrong is reported line by line.
        void quickOrder.addParsed(list).catch(() => undefined)
        // Too long a list is refused with a message, and can be made shorter here.
        return quickOrder.store.getState().lines !== lines
      }}
    />
  )
}
