import { documentsOf } from '@cartwright/core'
import type { Entry } from '@cartwright/core/contract'
import { useState } from 'react'
import { fileSize } from '../documents/file-size'
import { fileIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { useBusy } from '../primitives/use-busy'
import { saveFile } from '../provider/save-file'
import { useShop } from '../provider/shop-provider'
import { useFormat, useTexts } from '../provider/use-texts'
import { financeTexts } from './finance.texts'

/** The document of one row, with its size: it is known once the document was written, at the latest when it was fetched. */
export function EntryPdf({ entry: { invoiceNo, document, pdfBytes } }: { entry: Entry }) {
  const documents = documentsOf(useShop())
  const t = useTexts(financeTexts)
  const { number } = useFormat()
  const [busy, run] = useBusy()
  const [fetched, setFetched] = useState<number>()
  if (!document) return null
  const save = async () => {
    const file = await documents.download({ type: document, id: invoiceNo })
    saveFile(file.name, file.content)
    setFetched(file.content.size)
  }
  const bytes = fetched ?? pdfBytes
  const size = bytes === null ? undefined : fileSize(bytes, number)
  const name = t('pdfOf', { number: invoiceNo })
  return (
    <Button
      kind="quiet"
      size="s"
      icon={fileIcon}
      busy={busy}
      aria-label={size === undefined ? name : `${name}, ${size}`}
      onClick={() => run(save)}
    >
      {size ?? t('pdf')}
    </Button>
  )
}
