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

export interface ExportMenuProps {
  wanted: (format: TableFormat) => Wanted
  /** Order whose confirmation is offered as a PDF too. */
  confirmationOf?: string
}

/** A table of the server as a file, in the format that the reader picks. */
export function ExportMenu({ wanted, confirmationOf }: ExportMenuProps) {
  const documents = documentsOf(useShop())
  const t = useTexts(exportMenuTexts)
  const [busy, run] = useBusy()
  const save = async (file: Wanted) => {
    // The client has shown why there is none.
    const received = await documents.download(file).catch(() => undefined)
    if (received) saveFile(received.name, received.content)
  }
  return (
    <Menu
      icon={downloadIcon}
      busy={busy}
      items={[
        ...(confirmationOf === undefined
          ? []
          : [
              {
                key: 'confirmation',
                label: t('confirmation'),
                icon: fileIcon,
                onPick: () => run(() => save({ type: 'orderConfirmation', id: confirmationOf })),
              },
            ]),
        ...TABLE_FORMATS.map(format => ({
          key: format,
          label: t(LABELS[format]),
          icon: fileIcon,
          onPick: () => run(() => save(wanted(format))),
        })),
      ]}
    >
      {t('export')}
    </Menu>
  )
}
