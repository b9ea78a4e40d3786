import { type CallInput, documentsOf } from '@cartwright/core'
import { useEffect, useRef, useState } from 'react'
import { downloadIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Heard } from '../primitives/heard'
import { refocus } from '../primitives/refocus'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { documentsTexts } from './documents.texts'
import { chooseTarget, fetchInTurn } from './zip-documents'

type Wanted = CallInput<'documents.download'>['body']

export interface ZipButtonProps {
  documents: readonly Wanted[]
  /** File name without its ending. */
  name: string
  /** Words of the button. */
  label: string
}

type State =
  | { status: 'idle'; ended?: 'cancelled' | 'saved' }
  | { status: 'fetching'; done: number; total: number }
  | { status: 'incomplete'; failed: readonly Wanted[]; isAll: boolean; goOn: (again: readonly Wanted[]) => void }

/** Several documents as one zip, with progress and a way to stop; those that failed can be fetched again alone (API-095). */
export function ZipButton({ documents, name, label }: ZipButtonProps) {
  const shop = documentsOf(useShop())
  const t = useTexts(documentsTexts)
  const [state, setState] = useState<State>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  const box = useRef<HTMLSpanElement>(null)
  const { status } = state
  const isBegun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each status has buttons of its own
  useEffect(() => {
    // The pressed button is gone: the keyboard goes on at what has taken its place.
    if (isBegun.current && box.current) refocus(box.current, undefined)
  }, [status])
  useEffect(() => () => running.current?.abort(), [])
  const run = async () => {
    const save = await chooseTarget(name, documents.length)
    if (!save) return
    isBegun.current = true
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    let total = documents.length
    const progress = (done: number) => setState({ status: 'fetching', done, total })
    progress(0)
    const files = fetchInTurn(documents, document => shop.download(document, signal), {
      signal,
      onDone: progress,
      onFailed: failed =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason), { once: true })
          const goOn = (again: readonly Wanted[]) => {
            total = again.length
            progress(0)
            resolve(again)
          }
          setState({ status: 'incomplete', failed, isAll: failed.length === documents.length, goOn })
        }),
    })
    await save(files).catch(error => {
      // Stopped by the reader.
      if (!signal.aborted) throw error
    })
    if (!signal.aborted) setState({ status: 'idle', ended: 'saved' })
  }
  if (state.status === 'fetching')
    return (
      <span ref={box} className="cw-row cw-row--wrap">
        <span>{t('progress', { done: state.done, total: state.total })}</span>
        <Button
          onClick={() => {
            running.current?.abort()
            setState({ status: 'idle', ended: 'cancelled' })
          }}
        >
          {t('cancel')}
        </Button>
      </span>
    )
  if (state.status === 'incomplete') {
    const { failed, isAll, goOn } = state
    return (
      <span ref={box} className="cw-row cw-row--wrap">
        <Heard>{t('failed', { count: failed.length, numbers: failed.map(idOf).join(', ') })}</Heard>
        <Button onClick={() => goOn(failed)}>{t('again')}</Button>
        {!isAll && <Button onClick={() => goOn([])}>{t('saveRest')}</Button>}
      </span>
    )
  }
  return (
    <span ref={box} className="cw-row cw-row--wrap">
      <Button icon={downloadIcon} onClick={() => void run()}>
        {label}
      </Button>
      <Heard className={state.ended === 'cancelled' ? 'cw-sub' : 'cw-sr'}>{state.ended && t(state.ended)}</Heard>
    </span>
  )
}

const idOf = (wanted: Wanted): string => ('id' in wanted ? wanted.id : wanted.type)
