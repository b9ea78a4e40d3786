import { savedListsOf } from '@cartwright/core'
import type { SavedList } from '@cartwright/core/contract'
import { Button } from '../primitives/button'
import { Dialog } from '../primitives/dialog'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { savedListsTexts } from './saved-lists.texts'

/** What shall become of lines that are in no list, when another list is opened. */
export function OpenListDialog({ list, onClose }: { list: SavedList; onClose: () => void }) {
  const lists = savedListsOf(useShop())
  const t = useTexts(savedListsTexts)
  const [busy, run] = useBusy()
  const attempt = (work: () => Promise<void>) => run(() => work().then(onClose))
  return (
    <Dialog
      open
      title={t('addTitle', { name: list.name })}
      onClose={onClose}
      closeLabel={t('cancel')}
      foot={
        <>
          <Button busy={busy} onClick={() => attempt(() => lists.open(list.id))}>
            {t('replace')}
          </Button>
          <Button kind="primary" busy={busy} onClick={() => attempt(() => lists.add(list.id))}>
            {t('add')}
          </Button>
        </>
      }
    >
      {t('addQuestion')}
    </Dialog>
  )
}
