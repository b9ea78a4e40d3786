import { type CallInput, documentsOf } from '@cartwright/core'
import { TABLE_FORMATS, type TableFormat } from '@cartwright/core/contract'
import { downloadIcon, fileIcon } from '../icons/icons'
import { Menu } from '../primitives/menu'
import { useBusy } from '../primitives/use-busy'
import { saveFile } from '../provider/save-file'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { exportMenuTexts } from './export-menu.texts'

type Wanted = CallInput<'documents.download'>['body']

const LABELS = { csv: 'csvFile', xlsx: 'xlsxFile' } as const satisfies Record<TableFormat, string>

export interface ExportMenuProps {
  wanted: (format: TableFormat) => Wanted
  /** Another table of the same things. */
  also?: { label: string; wanted: (format: TableFormat) => Wanted } | undefined
}

/** A table of the server as a file, in the format that the reader picks. */
export function ExportMenu({ wanted, also }: ExportMenuProps) {
  const documents = documentsOf(useShop())
  const t = useTexts(exportMenuTexts)
  const [busy, run] = useBusy()
  const save = async (file: Wanted) => {
    // The client has shown why there is none.
    const received = await documents.download(file).catch(() => undefined)
    if (received) saveFile(received.name, received.content)
  }
  const tables = [{ label: '', wanted }, ...(also ? [also] : [])]
  return (
    <Menu
      icon={downloadIcon}
      busy={busy}
      items={tables.flatMap(table =>
        TABLE_FORMATS.map(format => ({
          key: `${table.label} ${format}`,
          label:
            table.label === '' ? t(LABELS[format]) : t('tableAs', { table: table.label, format: t(LABELS[format]) }),
          icon: fileIcon,
          onPick: () => run(() => save(table.wanted(format))),
        })),
      )}
    >
      {t('export')}
    </Menu>
  )
}
