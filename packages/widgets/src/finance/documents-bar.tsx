import { documentsOf } from '@cartwright/core'
import type { Entry } from '@cartwright/core/contract'
import { downloadIcon } from '../icons/download'
import { Button } from '../primitives/button'
import { useBusy } from '../primitives/use-busy'
import { saveFile } from '../provider/save-file'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { financeTexts } from './finance.texts'

type Document = Pick<Entry, 'invoiceNo' | 'document'>

/** The documents of chosen entries: one as a PDF. */
export function DocumentsBar({ chosen }: { chosen: readonly Document[] }) {
  const documents = documentsOf(useShop())
  const t = useTexts(financeTexts)
  const [busy, run] = useBusy()
  const save = async () => {
    for (const { invoiceNo, document } of chosen) {
      if (!document) continue
      const file = await documents.download({ type: document, id: invoiceNo })
      saveFile(file.name, file.content)
    }
  }
  if (chosen.length === 0) return null
  return (
    <Button icon={downloadIcon} busy={busy} onClick={() => run(save)}>
      {t('download', { count: chosen.length })}
    </Button>
  )
}
