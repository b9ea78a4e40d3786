import { documentsOf } from '@cartwright/core'
import type { EInvoiceFormat, Entry } from '@cartwright/core/contract'
import { downloadIcon, fileIcon } from '../icons/icons'
import { Menu } from '../primitives/menu'
import { useBusy } from '../primitives/use-busy'
import { saveFile } from '../provider/save-file'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { financeTexts } from './finance.texts'

const LABELS = {
  ubl: 'formatUbl',
  facturx: 'formatFacturx',
  fatturapa: 'formatFatturapa',
  fa3: 'formatFa3',
} as const satisfies Record<EInvoiceFormat, string>

/** A document in the electronic forms that it is offered in, the usual one first. */
export function EInvoiceMenu({ entry: { invoiceNo, formats } }: { entry: Pick<Entry, 'invoiceNo' | 'formats'> }) {
  const documents = documentsOf(useShop())
  const t = useTexts(financeTexts)
  const [busy, run] = useBusy()
  if (formats.length === 0) return null
  const save = async (format: EInvoiceFormat) => {
    // The client has shown why there is none.
    const file = await documents.download({ type: 'eInvoice', id: invoiceNo, format }).catch(() => undefined)
    if (file) saveFile(file.name, file.content)
  }
  return (
    <Menu
      icon={downloadIcon}
      busy={busy}
      items={formats.map(format => ({
        key: format,
        label: t(LABELS[format]),
        icon: fileIcon,
        onPick: () => run(() => save(format)),
      }))}
    >
      {t('eInvoice')}
    </Menu>
  )
}
