import { documentsOf } from '@cartwright/core'
import type { Entry } from '@cartwright/core/contract'
import { fileSize } from '../documents/file-size'
import { ZipButton } from '../documents/zip-button'
import { downloadIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { useBusy } from '../primitives/use-busy'
import { saveFile } from '../provider/save-file'
import { useShop } from '../provider/shop-provider'
import { useFormat, useTexts } from '../provider/use-texts'
import { EInvoiceMenu } from './e-invoice-menu'
import { financeTexts } from './finance.texts'

type Document = Pick<Entry, 'invoiceNo' | 'document' | 'formats' | 'pdfBytes'>

/** The documents of chosen entries: one as a PDF or an electronic invoice, several as a zip of either. */
export function DocumentsBar({ chosen }: { chosen: readonly Document[] }) {
  const documents = documentsOf(useShop())
  const t = useTexts(financeTexts)
  const { number } = useFormat()
  const [busy, run] = useBusy()
  const wanted = chosen.flatMap(({ invoiceNo, document }) => (document ? [{ type: document, id: invoiceNo }] : []))
  const [first] = wanted
  if (!first) return null
  const bytes = bytesOf(chosen)
  const label = [t('download', { count: wanted.length }), bytes > 0 && `(${fileSize(bytes, number)})`]
    .filter(Boolean)
    .join(' ')
  if (wanted.length > 1) {
    const electronic = chosen.flatMap(usualFile)
    return (
      <>
        <ZipButton documents={wanted} name={t('caption')} label={label} />
        {electronic.length > 0 && (
          <ZipButton
            documents={electronic}
            name={t('eInvoicesFile')}
            label={t('eInvoices', { count: electronic.length })}
          />
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
        {label}
      </Button>
      {chosen.map(entry => (
        <EInvoiceMenu key={entry.invoiceNo} entry={entry} />
      ))}
    </>
  )
}

/** Of all their PDFs; 0 as long as the size of one of them is not known. */
function bytesOf(chosen: readonly Document[]): number {
  const sizes = chosen.flatMap(({ document, pdfBytes }) => (document ? [pdfBytes ?? 0] : []))
  return sizes.every(size => size > 0) ? sizes.reduce((total, size) => total + size, 0) : 0
}

/** The usual electronic form, where it is a file besides the PDF. */
const usualFile = ({ invoiceNo, formats: [format] }: Document) =>
  format === undefined || format === 'facturx' ? [] : [{ type: 'eInvoice' as const, id: invoiceNo, format }]
