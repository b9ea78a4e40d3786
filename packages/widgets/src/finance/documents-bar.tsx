import { documentsOf } from '@cartwright/core'
import type { Entry } from '@cartwright/core/contract'
import { ZipButton } from '../documents/zip-button'
import { downloadIcon } from '../icons/download'
import { Button } from '../primitives/button'
import { useBusy } from '../primitives/use-busy'
import { saveFile } from '../provider/save-file'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { EInvoiceMenu } from './e-invoice-menu'
import { financeTexts } from './finance.texts'

type Document = Pick<Entry, 'invoiceNo' | 'document' | 'formats'>

/** The documents of chosen entries: one as a PDF or an electronic invoice, several as a zip of either. */
export function DocumentsBar({ chosen }: { chosen: readonly Document[] }) {
  const documents = documentsOf(useShop())
  const t = useTexts(financeTexts)
  const [busy, run] = useBusy()
  const wanted = chosen.flatMap(({ invoiceNo, document }) => (document ? [{ type: document, id: invoiceNo }] : []))
  const [first] = wanted
  if (!first) return null
  if (wanted.length > 1) {
    const electronic = chosen.flatMap(usualFile)
    const name = t('caption')
    return (
      <>
        <ZipButton documents={wanted} name={name} label={t('download', { count: wanted.length })} />
        {electronic.length > 0 && (
          <ZipButton documents={electronic} name={name} label={t('eInvoices', { count: electronic.length })} />
        )}
      </>
    )
  }
  const save = async () => {
    const file = await documents.download(first)
    saveFile(file.name, file.content)
  }
  return (
    <>
      <Button icon={downloadIcon} busy={busy} onClick={() => run(save)}>
        {t('download', { count: 1 })}
      </Button>
      {chosen.map(entry => (
        <EInvoiceMenu key={entry.invoiceNo} entry={entry} />
      ))}
    </>
  )
}

/** The usual electronic form, where it is a file besides the PDF. */
const usualFile = ({ invoiceNo, formats: [format] }: Document) =>
  format === undefined || format === 'facturx' ? [] : [{ type: 'eInvoice' as const, id: invoiceNo, format }]
