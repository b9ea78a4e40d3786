import { endingOf } from '@cartwright/core/rules'
import { useEffect, useState } from 'react'
import { fileIcon } from '../icons/icons'
import { Icon } from '../primitives/icon'
import { addSheet } from '../styles/sheet'
import css from './uploads.css?inline'

addSheet(css)

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** A file of this name is a picture that browsers show. */
const pictureType = (name: string): string | undefined => TYPES[endingOf(name)]

export interface ThumbnailProps {
  name: string
  /** Stays with the content. */
  id: string | number
  /** Undefined where there is nothing to show. */
  read: (() => Promise<Blob>) | undefined
}

/** A small picture of a photo, and a sign for other files. */
export function Thumbnail({ name, id, read }: ThumbnailProps) {
  const [shown, setShown] = useState<{ id: string | number; url: string }>()
  const type = pictureType(name)
  const isRead = read !== undefined && type !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read follows from `id`.
  useEffect(() => {
    let isOver = false
    if (isRead)
      read()
        .then(content => toDataUrl(new Blob([content], { type })))
        .then(
          url => !isOver && setShown({ id, url }),
          // The file is still there to be saved.
          () => undefined,
        )
    return () => {
      isOver = true
    }
  }, [id, isRead, type])
  return (
    <span className="cw-thumb" aria-hidden="true">
      {shown?.id === id ? (
        <img src={shown.url} alt="" onError={() => setShown(undefined)} />
      ) : (
        <Icon shape={fileIcon} size="l" />
      )}
    </span>
  )
}

/** The policy of a page allows pictures in such an address rather than those of `createObjectURL`. */
const toDataUrl = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(content)
  })
