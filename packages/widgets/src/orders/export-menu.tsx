import { type CallInput, documentsOf } from '@cartwright/core'
import { TABLE_FORMATS, type TableFormat } from '@cartwright/core/contract'
import { downloadIcon } from '../icons/download'
import { fileIcon } from '../icons/file'
import { Menu } from '../primitives/menu'
import { useBusy } from '../primitives/use-busy'
import { saveFile } from '../provider/save-file'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { exportMenuTexts } from './export-menu.texts'

type Wanted = CallInput<'documents.download'>['body']

const LABELS = { csv: 'csvFile', xlsx: 'xlsxFile' } as const satisfies Record<TableFormat, string>

/** A table of the server as a file, in the format that the reader picks. */
export function ExportMenu({ wanted }: { wanted: (format: TableFormat) => Wanted }) {
  const documents = documentsOf(useShop())
  const t = useTexts(exportMenuTexts)
  const [busy, run] = useBusy()
  const save = async (format: TableFormat) => {
    // The client has shown why there is none.
    const file = await documents.download(wanted(format)).catch(() => undefined)
    if (file) saveFile(file.name, file.content)
  }
  return (
    <Menu
      icon={downloadIcon}
      busy={busy}
      items={TABLE_FORMATS.map(format => ({
        key: format,
        label: t(LABELS[format]),
        icon: fileIcon,
        onPick: () => run(() => save(format)),
      }))}
    >
      {t('export')}
    </Menu>
  )
}
