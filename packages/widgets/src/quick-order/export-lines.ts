import type { I18n, QuickOrderLine } from '@cartwright/core'
import { downloadCsv } from '../provider/save-file'
import { LINE_STATE } from './line-state'
import { quickOrderTexts } from './quick-order.texts'

/** The list as a file; it can be imported again. Numbers stay as entered, so that nothing is lost. */
export function exportLines(lines: readonly QuickOrderLine[], i18n: I18n): void {
  const t = (key: Parameters<typeof i18n.text<(typeof quickOrderTexts)['english']>>[1]) =>
    i18n.text(quickOrderTexts, key)
  const head = [t('number'), t('qty'), t('article'), 'OEM', t('state'), t('unit'), t('amount')]
  const rows = lines
    .filter(line => line.status !== 'empty')
    .map(line => [
      line.input,
      line.qty,
      line.part?.number ?? '',
      line.part?.oemCode ?? '',
      t(LINE_STATE[line.status].word),
      line.discountPrice ?? line.unitPrice ?? '',
      line.price ?? '',
    ])
  downloadCsv('quick-order.csv', [head, ...rows], i18n.store.getState().language)
}
