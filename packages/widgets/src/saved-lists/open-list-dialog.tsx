import type { Replacing } from '@cartwright/core'
import { Button } from '../primitives/button'
import { Dialog } from '../primitives/dialog'
import { useBusy } from '../primitives/use-busy'
import { useTexts } from '../provider/use-texts'
import { savedListsTexts } from './saved-lists.texts'

export interface OpenListDialogProps {
  /** Of the list or order that is opened. */
  name: string
  onReplace: (options: Replacing) => Promise<void>
  onAdd: () => Promise<void>
  onClose: () => void
}

/** What shall become of lines that are in no list, when another list is opened. */
export function OpenListDialog({ name, onReplace, onAdd, onClose }: OpenListDialogProps) {
  const t = useTexts(savedListsTexts)
  const [busy, run] = useBusy()
  const attempt = (work: () => Promise<void>) => run(() => work().then(onClose))
  return (
    <Dialog
      open
      title={t('addTitle', { name })}
      onClose={onClose}
      closeLabel={t('cancel')}
      foot={
        <>
          <Button busy={busy} onClick={() => attempt(() => onReplace({ discard: true }))}>
            {t('replace')}
          </Button>
          <Button kind="primary" busy={busy} onClick={() => attempt(onAdd)}>
            {t('add')}
          </Button>
        </>
      }
    >
      {t('addQuestion')}
    </Dialog>
  )
}
