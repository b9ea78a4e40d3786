import { documentsOf, type EntryListQuery } from '@cartwright/core'
import { addDays } from '@cartwright/core/rules'
import { downloadIcon } from '../icons/download'
import { fileIcon } from '../icons/file'
import { Menu } from '../primitives/menu'
import { useBusy } from '../primitives/use-busy'
import { saveFile } from '../provider/save-file'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { financeTexts } from './finance.texts'

/** Days of a statement when no period is chosen. */
const USUAL_DAYS = 90
const LABELS = { pdf: 'statementPdf', xlsx: 'statementXlsx' } as const

/** The statement of account of the chosen period, or of the last three months. */
export function StatementMenu({ asOf, query }: { asOf: string; query: EntryListQuery }) {
  const documents = documentsOf(useShop())
  const t = useTexts(financeTexts)
  const [busy, run] = useBusy()
  const to = query.to ?? asOf
  const from = query.from ?? addDays(to, -USUAL_DAYS)
  return (
    <Menu
      icon={downloadIcon}
      busy={busy}
      items={(['pdf', 'xlsx'] as const).map(format => ({
        key: format,
        label: t(LABELS[format]),
        icon: fileIcon,
        onPick: () =>
          run(async () => {
            const file = await documents.download({ type: 'statement', format, from, to })
            saveFile(file.name, file.content)
          }),
      }))}
    >
      {t('statement')}
    </Menu>
  )
}
