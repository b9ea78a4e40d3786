import { type Documents, documentsOf } from '@cartwright/core'
import { downloadIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { useShop } from '../provider/shop-provider'
import { useDownload } from '../provider/use-download'
import { useTexts } from '../provider/use-texts'
import { Thumbnail } from './thumbnail'
import { uploadsTexts } from './uploads.texts'

export interface SavedPhotoProps {
  name: string
  /** Stays with the content. */
  fileId: string
  /** The call that answers the file. */
  wanted: Parameters<Documents['download']>[0]
  /** What it is about, such as the number of an article. */
  about?: string | undefined
  /** Read to be shown; the others can be saved only. */
  isShown: boolean
}

/** A photo or another file that the server has: a small picture of it, and a button that saves it. */
export function SavedPhoto({ name, fileId, wanted, about, isShown }: SavedPhotoProps) {
  const documents = documentsOf(useShop())
  const t = useTexts(uploadsTexts)
  const [busy, save] = useDownload()
  return (
    <>
      <Thumbnail
        name={name}
        id={fileId}
        read={isShown ? async () => (await documents.download(wanted)).content : undefined}
      />
      {about && <span className="cw-sub cw-code">{about}</span>}
      <Button
        kind="quiet"
        size="s"
        icon={downloadIcon}
        busy={busy}
        aria-label={t('save', { name })}
        onClick={() => save(wanted)}
      >
        {name}
      </Button>
    </>
  )
}
