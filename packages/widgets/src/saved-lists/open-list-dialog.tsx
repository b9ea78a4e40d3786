import { Button } from '../primitives/button'
import { Dialog } from '../primitives/dialog'
import { useBusy } from '../primitives/use-busy'
import { useTexts } from '../provider/use-texts'
import { savedListsTexts } from './saved-lists.texts'

export interface OpenListDialogProps {
  /** Of the list or order that is opened. */
  name: string
  /** The list whose lines are shown and saved; undefined when opening would lose them. */
  saved: string | undefined
  onReplace: () => Promise<void>
  onAdd: () => Promise<void>
  onClose: () => void
}

/** What shall become of the lines that are there, when another list is opened. */
export function OpenListDialog({ name, saved, onReplace, onAdd, onClose }: OpenListDialogProps) {
  const t = useTexts(savedListsTexts)
  const [busy, run] = useBusy()
  const attempt = (work: () => Promise<void>) => run(() => work().then(onClose))
  // What loses nothing stands out.
  const isSaved = saved !== undefined
  return (
    <Dialog
      open
      title={t('addTitle', { name })}
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind={isSaved ? undefined : 'primary'} busy={busy} onClick={() => attempt(onAdd)}>
            {t('add')}
          </Button>
          <Button kind={isSaved ? 'primary' : undefined} busy={busy} onClick={() => attempt(onReplace)}>
            {t(isSaved ? 'openOther' : 'replace')}
          </Button>
        </>
      }
    >
      {isSaved ? t('savedQuestion', { name: saved }) : t('addQuestion')}
    </Dialog>
  )
}
