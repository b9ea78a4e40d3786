import { newListsOf, toParsedLine } from '@cartwright/core'
import type { DragEvent } from 'react'
import { NAME_CHARS } from '../listing/list-name-dialog'
import { useShop } from '../provider/shop-provider'
import { useFormat, useTexts } from '../provider/use-texts'
import type { ImportList as List } from '../quick-order/import-list'
import { listOverviewTexts } from './list-overview.texts'
import type { NewList } from './use-new-list'

interface ImportBoxProps {
  source: NonNullable<NewList['source']>
  draft: NewList
  ImportList: typeof List
}

/** Lines of a new list from a file or a text; its name is asked after it. */
export function ImportBox({ source, draft, ImportList }: ImportBoxProps) {
  const shop = useShop()
  const t = useTexts(listOverviewTexts)
  const { number } = useFormat()
  const { setNaming, setSource, noteImport } = draft
  const drag = (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0]
    if (!file) return
    event.preventDefault()
    setSource({ from: { file } })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be chosen by the button inside as well
    <div className="cw-lists__import" onDragOver={drag} onDrop={drop}>
      <ImportList
        source={source.from}
        label={count => t('saveLines', { count, n: number(count) })}
        onLines={(added, fileName) => {
          if (newListsOf(shop).takes(added.length))
            setNaming({ lines: added.map(toParsedLine), name: fileName?.replace(/\.[^.]+$/, '').slice(0, NAME_CHARS) })
          return false
        }}
        onClose={() => setSource(undefined)}
        onDraft={noteImport}
      />
    </div>
  )
}
