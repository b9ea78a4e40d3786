import { documentsOf } from '@cartwright/core'
import type { Entry } from '@cartwright/core/contract'
import { ZipButton } from '../documents/zip-button'
import { downloadIcon } from '../icons/download'
import { Button } from '../primitives/button'
import { useBusy } from '../primitives/use-busy'
import { saveFile } from '../provider/save-file'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { financeTexts } from './finance.texts'

type Document = Pick<Entry, 'invoiceNo' | 'document'>

/** The documents of chosen entries: one as a PDF, several as a zip. */
export function DocumentsBar({ chosen }: { chosen: readonly Document[] }) {
  const documents = documentsOf(useShop())
  const t = useTexts(financeTexts)
  const [busy, run] = useBusy()
  const wanted = chosen.flatMap(({ invoiceNo, document }) => (document ? [{ type: document, id: invoiceNo }] : []))
  const [first] = wanted
  if (!first) return null
  if (wanted.length > 1)
    return <ZipButton documents={wanted} name={t('caption')} label={t('download', { count: wanted.length })} />
  const save = async () => {
    const file = await documents.download(first)
    saveFile(file.name, file.content)
  }
  return (
    <Button icon={downloadIcon} busy={busy} onClick={() => run(save)}>
      {t('download', { count: 1 })}
    </Button>
  )
}
