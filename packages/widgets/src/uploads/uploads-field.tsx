import type { UploadEntry, UploadRefusal, Uploads } from '@cartwright/core'
import { endingOf } from '@cartwright/core/rules'
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { closeIcon, fileIcon, octagonIcon, uploadIcon } from '../icons/icons'
import { Badge } from '../primitives/badge'
import { Button } from '../primitives/button'
import { cx } from '../primitives/class-names'
import type { FieldTexts } from '../primitives/field'
import { Heard } from '../primitives/heard'
import { Icon } from '../primitives/icon'
import { isElement } from '../primitives/node-kinds'
import { commonTexts } from '../provider/common.texts'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import { openPreview, previewType } from './open-preview'
import { Thumbnail } from './thumbnail'
import css from './uploads.css?inline'
import { uploadsTexts } from './uploads.texts'

addSheet(css)

type Words = ReturnType<typeof useTexts<typeof uploadsTexts.english>>

export interface UploadsFieldProps extends Pick<FieldTexts, 'label' | 'required' | 'error'> {
  uploads: Uploads
  /** Below, until there is a file. */
  note?: ReactNode
  /** Reads a file that the server had already, to show a small picture of it. */
  read?: ((fileId: string) => Promise<Blob>) | undefined
  /** Takes the focus from the button that it has taken the place of. */
  takesFocus?: boolean | undefined
}

/** Takes files, chosen or dropped, and shows what became of them. */
export function UploadsField({ uploads, label, required, error, note, read, takesFocus }: UploadsFieldProps) {
  const { entries, refused } = useStore(uploads.store, state => state)
  const labelId = useId()
  const hintId = useId()
  const chooser = useRef<HTMLDivElement>(null)
  const sayWhy = useRefusalWords(uploads)
  const { isOver, dropProps } = useDrop(uploads)
  useEffect(() => {
    if (takesFocus) chooser.current?.querySelector('button')?.focus()
  }, [takesFocus])
  const errorId = useId()
  const problem = refused ? sayWhy(refused) : error
  const remove = (key: number) => {
    uploads.remove(key)
    // The button that had the focus is gone with its file.
    chooser.current?.querySelector('button')?.focus()
  }

  return (
    <fieldset
      className="cw-files"
      aria-labelledby={labelId}
      aria-describedby={problem ? `${errorId} ${hintId}` : hintId}
      data-invalid={error && !refused ? '' : undefined}
      {...dropProps}
    >
      <span className="cw-label" id={labelId}>
        {label}
        {required && (
          <span className="cw-label__req" aria-hidden="true">
            *
          </span>
        )}
      </span>
      <div ref={chooser} className={cx('cw-drop', isOver && 'cw-drop--over')}>
        <Chooser uploads={uploads} isOver={isOver} labelId={labelId} hintId={hintId} />
      </div>
      <Heard as="div" when={refused ? 'drawn' : 'never'}>
        {problem && (
          <span id={errorId} className="cw-error">
            <Icon shape={octagonIcon} size="s" />
            <span>{problem}</span>
          </span>
        )}
      </Heard>
      {note && entries.length === 0 && <p className="cw-hint">{note}</p>}
      {entries.length > 0 && (
        <ul className="cw-files__list">
          {entries.map(entry => (
            <FileRow
              key={entry.key}
              entry={entry}
              hasPicture={uploads.takesPhotos}
              read={read}
              onRetry={() => uploads.retry(entry.key)}
              onRemove={() => remove(entry.key)}
            />
          ))}
        </ul>
      )}
    </fieldset>
  )
}

/** Whether files are held over the field, and what takes them when they are dropped. */
function useDrop(uploads: Uploads) {
  const [isOver, setOver] = useState(false)
  /** Without this a page opens what is dropped on it. */
  const drag = (over: boolean) => (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    const isInside = isElement(event.relatedTarget) && event.currentTarget.contains(event.relatedTarget)
    if (over || !isInside) setOver(over)
  }
  const onDrop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    setOver(false)
    uploads.add([...event.dataTransfer.files])
  }
  return { isOver, dropProps: { onDragEnter: drag(true), onDragOver: drag(true), onDragLeave: drag(false), onDrop } }
}

const typesOf = ({ limits }: Uploads): string => limits.types.join(', ').toUpperCase()

function useRefusalWords(uploads: Uploads) {
  const t = useTexts(uploadsTexts)
  const size = useFileSize()
  const { limits } = uploads
  const types = typesOf(uploads)
  return ({ name, why }: UploadRefusal): string => {
    const words: Record<UploadRefusal['why'], () => string> = {
      'too-large': () => t('tooLarge', { name, size: size(limits.bytes) }),
      'name-too-long': () => t('nameTooLong', { max: limits.nameChars }),
      'wrong-type': () => t('wrongType', { name, types }),
      'one-at-a-time': () => t('oneAtATime'),
      'too-many': () => t('tooMany', { max: limits.count }),
      'no-picture': () => t('noPicture', { name, types }),
      empty: () => t('empty', { name }),
    }
    return words[why]()
  }
}

interface ChooserProps {
  uploads: Uploads
  isOver: boolean
  labelId: string
  hintId: string
}

/** The button that opens the files of the reader, and what may be chosen. */
function Chooser({ uploads, isOver, labelId, hintId }: ChooserProps) {
  const t = useTexts(uploadsTexts)
  const size = useFileSize()
  const entries = useStore(uploads.store, state => state.entries)
  const picker = useRef<HTMLInputElement>(null)
  const { limits, takesSeveral } = uploads
  const isFull = uploads.isFull()
  return (
    <>
      <Icon shape={uploadIcon} size="l" />
      <div className="cw-grow">
        <div className="cw-drop__way">
          <Button
            size="s"
            busy={entries.some(entry => entry.status === 'uploading')}
            reason={isFull ? t('tooMany', { max: limits.count }) : undefined}
            aria-describedby={hintId}
            onClick={() => picker.current?.click()}
          >
            {t(takesSeveral ? 'chooseSeveral' : 'choose')}
          </Button>
          {!isFull && (
            <span>{t(takesSeveral ? (isOver ? 'dropSeveralNow' : 'dropSeveral') : isOver ? 'dropNow' : 'drop')}</span>
          )}
        </div>
        <span className="cw-sub" id={hintId}>
          {t(takesSeveral ? 'hintSeveral' : 'hint', {
            types: typesOf(uploads),
            size: size(limits.bytes),
            max: limits.count,
          })}
          {uploads.takesPhotos && ` · ${t('photos')}`}
        </span>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={takesSeveral}
        aria-labelledby={labelId}
        accept={[...limits.types.map(type => `.${type}`), ...(uploads.takesPhotos ? ['image/*'] : [])].join()}
        onChange={event => {
          uploads.add([...(event.currentTarget.files ?? [])])
          // The same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

interface FileRowProps {
  entry: UploadEntry
  hasPicture: boolean
  read: UploadsFieldProps['read']
  onRetry: () => void
  onRemove: () => void
}

function FileRow({ entry, hasPicture, read, onRetry, onRemove }: FileRowProps) {
  const t = useTexts(uploadsTexts)
  const common = useTexts(commonTexts)
  const size = useFileSize()
  const { name, status, isRefused, file, fileId } = entry
  const content = file ? async () => file : read && fileId !== undefined ? () => read(fileId) : undefined
  return (
    <li className={cx('cw-file', status === 'failed' && 'cw-file--failed')}>
      {hasPicture ? (
        <Thumbnail name={name} id={file ? `${file.name} ${file.size}` : (fileId ?? '')} read={content} />
      ) : (
        <Icon shape={fileIcon} size="l" />
      )}
      <div className="cw-grow">
        <span className="cw-file__name">{name}</span>
        {status === 'uploading' && <Progress share={entry.share} t={t} />}
        {status === 'checked' && <span className="cw-sub">{size(entry.size)}</span>}
        <Heard as="div">
          {status === 'failed' && (
            <>
              <span className="cw-error">
                <Icon shape={octagonIcon} size="s" />
                <span>{t('failed')}</span>
              </span>
              {isRefused && <span className="cw-sub">{t('refused', { type: endingOf(name).toUpperCase() })}</span>}
            </>
          )}
        </Heard>
      </div>
      <Heard>
        {status === 'checked' && (
          <>
            <Badge tone="success">{t('checked')}</Badge>
            <span className="cw-sr">{t('sent', { name })}</span>
          </>
        )}
      </Heard>
      {file && previewType(name) && (
        <Button size="s" aria-label={`${t('preview')}, ${name}`} onClick={() => openPreview(file)}>
          {t('preview')}
        </Button>
      )}
      {status === 'failed' && !isRefused && (
        <Button size="s" onClick={onRetry}>
          {common('retry')}
        </Button>
      )}
      <Button
        kind="quiet"
        size="s"
        icon={closeIcon}
        aria-label={t(status === 'uploading' ? 'cancel' : 'remove', { name })}
        onClick={onRemove}
      />
    </li>
  )
}

function Progress({ share, t }: { share: number; t: Words }) {
  const { number } = useFormat()
  const text = t('uploading', { share: number(share, { style: 'percent', maximumFractionDigits: 0 }) })
  return (
    <>
      <span className="cw-sub" aria-hidden="true">
        {text}
      </span>
      <progress className="cw-file__bar" value={share} max={1} aria-label={text} />
    </>
  )
}

/** Bytes as people write them: KB below a megabyte, MB from there on. */
function useFileSize(): (bytes: number) => string {
  const { number } = useFormat()
  const write = (value: number, unit: string) => number(value, { style: 'unit', unit, maximumFractionDigits: 1 })
  return bytes =>
    bytes < 1024 * 1024 ? write(Math.ceil(bytes / 1024), 'kilobyte') : write(bytes / 1024 / 1024, 'megabyte')
}
