import type { ImportDraft, ListFormat, ParsedList, QuickOrderLine } from '@cartwright/core'
import { createListPreview } from '@cartwright/core'
import { decodeText } from '@cartwright/core/rules'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { closeIcon, fileIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { TextAreaField } from '../primitives/text-field'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import { importTexts } from './import.texts'
import { ImportColumns } from './import-columns'
import { ImportFormat } from './import-format'
import { LinesToLookAt } from './import-lines'
import css from './import-list.css?inline'
import type { ImportSource } from './import-list.types'
import { ImportSummary } from './import-summary'
import { LIST_FILES, type ListFile } from './read-list-file'
import { useListFile } from './use-list-file'

addSheet(css)

export interface ImportListProps {
  source: ImportSource
  /** Says what the button does with so many lines. */
  label: (count: number) => string
  /** Takes the lines, with what is known of them. @returns whether they are taken, and the panel can go */
  onLines: (lines: readonly QuickOrderLine[], fileName: string | undefined) => boolean
  onClose: () => void
  /** Called with what the panel holds, each time it changes. */
  onDraft?: (draft: ImportDraft) => void
}

/** Shows how a file or a pasted text was read, lets it be corrected, and hands over its lines. */
export function ImportList({ source, label, onLines, onClose, onDraft }: ImportListProps) {
  const t = useTexts(importTexts)
  const common = useTexts(commonTexts)
  const draft = source && 'draft' in source ? source.draft : undefined
  const [pasted, setPasted] = useState(
    draft && draft.fileName === undefined ? draft.text : source && 'text' in source ? source.text : '',
  )
  const [format, setFormat] = useState<ListFormat>(draft?.format ?? {})
  const shop = useShop()
  const [preview] = useState(() => createListPreview(shop))
  useEffect(() => () => preview.destroy(), [preview])
  const shown = useStore(preview.store, state => state)
  const file = useFile(source, () => setFormat({}))
  const { loaded, problem } = file
  const { panel, refocus } = useFocusInside()
  const picker = useRef<HTMLInputElement>(null)
  const close = () => {
    refocus()
    onClose()
  }

  const text = loaded?.text ?? pasted
  const corrected = text === draft?.text && format === draft.format ? draft.lines : undefined
  useEffect(() => preview.read(text, format, corrected), [preview, text, format, corrected])
  const { list, count } = shown
  const isSheet = loaded !== undefined && !loaded.encoded
  useEffect(() => {
    const isKept = shown.isCorrected && shown.lines.length > 0
    onDraft?.({ text, fileName: loaded?.name, isSheet, format, lines: isKept ? preview.linesToKeep() : undefined })
  }, [onDraft, preview, text, loaded, isSheet, format, shown.isCorrected, shown.lines])
  const add = () => {
    if (!list || count === 0 || !onLines(preview.linesToAdd(), loaded?.name)) return
    preview.remember()
    close()
  }
  return (
    <section ref={panel} className="cw-card cw-qo-import" aria-label={t('title')}>
      <div className="cw-card__head">
        <h2>{t('title')}</h2>
        <Button
          className="cw-end"
          kind="quiet"
          size="s"
          icon={closeIcon}
          aria-label={common('close')}
          onClick={close}
        />
      </div>
      <div className="cw-card__body">
        <ChosenFile picker={picker} file={file} count={count} />
        {problem && (
          <Notice live tone="danger">
            {problem}
          </Notice>
        )}
        {!loaded && (
          <TextAreaField
            label={t('orPaste')}
            hint={t('pasteHint')}
            value={pasted}
            onValue={setPasted}
            spellCheck={false}
            autoFocus={source !== undefined && 'text' in source}
          />
        )}
        {list && <ImportSummary preview={shown} skipped={loaded?.skipped ?? 0} />}
        {list && (
          <HowRead
            list={list}
            file={file}
            onFormat={change => setFormat({ ...format, ...change })}
            onForget={shown.isRecalled ? preview.forget : undefined}
          />
        )}
        {list && <LinesToLookAt preview={preview} shown={shown} />}
      </div>
      <div className="cw-card__foot">
        <Button
          className="cw-grow"
          kind="primary"
          disabled={!list}
          reason={list && count === 0 ? t('noLines') : undefined}
          onClick={add}
        >
          {label(count)}
        </Button>
        <Button onClick={onClose}>{common('cancel')}</Button>
      </div>
    </section>
  )
}

/** The panel has the focus while it is open; what had it before can get it back. */
function useFocusInside() {
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = panel
    if (!current) return
    opener.current = (current.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null
    current.scrollIntoView?.({ block: 'nearest' })
    current.querySelector<HTMLElement>('.cw-card__body :is(button, textarea)')?.focus({ preventScroll: true })
  }, [])
  return { panel, refocus: () => opener.current?.focus() }
}

interface HowReadProps {
  list: ParsedList
  file: ReturnType<typeof useFile>
  onFormat: (change: ListFormat) => void
  /** Reads the columns again; undefined where the reader has not chosen them before. */
  onForget: (() => void) | undefined
}

/** How the list was read, to be corrected. */
function HowRead({ list, file: { loaded, setLoaded }, onFormat, onForget }: HowReadProps) {
  const t = useTexts(importTexts)
  return (
    <>
      <ImportFormat
        list={list}
        onFormat={onFormat}
        isSheet={loaded !== undefined && !loaded.encoded}
        encoding={loaded?.encoded?.encoding}
        onEncoding={encoding => {
          if (!loaded?.encoded) return
          const { bytes } = loaded.encoded
          setLoaded({ ...loaded, text: decodeText(bytes, encoding), encoded: { bytes, encoding } })
        }}
      />
      {list.quantities === 'unsure' && <Notice tone="warning">{t('unsure')}</Notice>}
      {onForget && (
        <Notice
          action={
            <Button kind="link" onClick={onForget}>
              {t('forgetColumns')}
            </Button>
          }
        >
          {t('recalled')}
        </Notice>
      )}
      <ImportColumns list={list} onColumns={columns => onFormat({ columns })} />
    </>
  )
}

interface ChosenFileProps {
  picker: RefObject<HTMLInputElement | null>
  file: ReturnType<typeof useFile>
  /** Lines that were read of it. */
  count: number
}

/** The file that is read, and the button to choose one. */
function ChosenFile({ picker, file: { loaded, read, size }, count }: ChosenFileProps) {
  const t = useTexts(importTexts)
  const { number } = useFormat()
  return (
    <div className="cw-qo-file">
      <Icon shape={fileIcon} size="l" />
      <span className="cw-grow">
        {loaded ? (
          <>
            <b className="cw-clip">{loaded.name}</b>
            <span className="cw-sub">{t('file', { count, n: number(count), size: size(loaded.size) })}</span>
          </>
        ) : (
          <span className="cw-sub">{t('drop')}</span>
        )}
      </span>
      <Button size="s" onClick={() => picker.current?.click()}>
        {t(loaded ? 'change' : 'choose')}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t(loaded ? 'change' : 'choose')}
        accept={LIST_FILES}
        onChange={event => {
          const file = event.currentTarget.files?.[0]
          if (file) void read(file)
        }}
      />
    </div>
  )
}

/** A file that was read before; its text is in the place of its bytes. */
function toLoaded({ text, fileName, isSheet }: ImportDraft): ListFile | undefined {
  if (fileName === undefined) return undefined
  const bytes = new TextEncoder().encode(text)
  return {
    name: fileName,
    size: bytes.length,
    text,
    encoded: isSheet ? undefined : { bytes, encoding: 'utf-8' },
    skipped: 0,
  }
}

/** The file to import: read as bytes, or refused with the reason. */
function useFile(source: ImportSource, onRead: () => void) {
  const { read: readFile, problem, size } = useListFile()
  const [loaded, setLoaded] = useState(() => (source && 'draft' in source ? toLoaded(source.draft) : undefined))
  const read = async (file: File) => {
    onRead()
    setLoaded(undefined)
    setLoaded(await readFile(file))
  }
  const latest = useRef(read)
  latest.current = read
  useEffect(() => {
    if (source && 'file' in source) void latest.current(source.file)
  }, [source])
  return { loaded, setLoaded, problem, read, size }
}
