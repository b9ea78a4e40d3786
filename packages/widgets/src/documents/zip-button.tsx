import { type CallInput, documentsOf } from '@cartwright/core'
import type { ReceivedFile } from '@cartwright/core/contract'
import { useEffect, useRef, useState } from 'react'
import { downloadIcon } from '../icons/download'
import { Button } from '../primitives/button'
import { saveFile } from '../provider/save-file'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { documentsTexts } from './documents.texts'
import { fetchDocuments, zipFiles } from './zip-documents'

type Wanted = CallInput<'documents.download'>['body']

export interface ZipButtonProps {
  documents: readonly Wanted[]
  /** File name without its ending. */
  name: string
  /** Words of the button. */
  label: string
}

type State =
  | { status: 'idle' }
  | { status: 'fetching'; done: number; total: number }
  | { status: 'incomplete'; files: ReceivedFile[]; failed: Wanted[] }

/** Several documents as one zip, with progress and a way to stop; those that failed can be fetched again alone (API-095). */
export function ZipButton({ documents, name, label }: ZipButtonProps) {
  const shop = documentsOf(useShop())
  const t = useTexts(documentsTexts)
  const [state, setState] = useState<State>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const run = async (wanted: readonly Wanted[], had: readonly ReceivedFile[]) => {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState({ status: 'fetching', done: 0, total: wanted.length })
    const fetched = await fetchDocuments(wanted, document => shop.download(document, signal), {
      signal,
      onDone: done => setState({ status: 'fetching', done, total: wanted.length }),
    })
    if (!fetched) return
    const files = [...had, ...fetched.files]
    if (fetched.failed.length > 0) return setState({ status: 'incomplete', files, failed: fetched.failed })
    await save(files)
  }
  const save = async (files: readonly ReceivedFile[]) => {
    saveFile(`${name}.zip`, await zipFiles(files))
    setState({ status: 'idle' })
  }
  if (state.status === 'fetching')
    return (
      <span className="cw-row cw-row--wrap" role="status">
        <span>{t('progress', { done: state.done, total: state.total })}</span>
        <Button
          onClick={() => {
            running.current?.abort()
            setState({ status: 'idle' })
          }}
        >
          {t('cancel')}
        </Button>
      </span>
    )
  if (state.status === 'incomplete') {
    const { files, failed } = state
    return (
      <span className="cw-row cw-row--wrap" role="status">
        <span>{t('failed', { count: failed.length, numbers: failed.map(idOf).join(', ') })}</span>
        <Button onClick={() => void run(failed, files)}>{t('again')}</Button>
        {files.length > 0 && <Button onClick={() => void save(files)}>{t('saveRest')}</Button>}
      </span>
    )
  }
  return (
    <Button icon={downloadIcon} onClick={() => void run(documents, [])}>
      {label}
    </Button>
  )
}

const idOf = (wanted: Wanted): string => ('id' in wanted ? wanted.id : wanted.type)
