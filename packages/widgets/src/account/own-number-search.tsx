import type { OwnNumbers } from '@cartwright/core'
import { Button } from '../primitives/button'
import { useBusy } from '../primitives/use-busy'
import { saveFile } from '../provider/save-file'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { ownNumbersTexts } from './own-numbers.texts'
import { PartSearch } from './part-search'

/** Finds own numbers, and saves those that are found as a file. */
export function OwnNumberSearch({ numbers }: { numbers: OwnNumbers }) {
  const t = useTexts(ownNumbersTexts)
  const isEmpty = useStore(numbers.store, state => state.rows.length === 0)
  const [isExporting, runExport] = useBusy()
  return (
    <div className="cw-row cw-row--wrap">
      <PartSearch label={t('search')} onSearch={keyword => void numbers.search(keyword)} />
      <span className="cw-end">
        <Button
          busy={isExporting}
          disabled={isEmpty}
          onClick={() =>
            runExport(async () => {
              const { name, content } = await numbers.export()
              saveFile(name, content)
            })
          }
        >
          {t('exportFile')}
        </Button>
      </span>
    </div>
  )
}
