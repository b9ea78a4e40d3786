import { isShopError, type SavedLists } from '@cartwright/core'
import type { SavedList } from '@cartwright/core/contract'
import { moreIcon } from '../icons/icons'
import { listNameTexts } from '../listing/list-name.texts'
import { Button } from '../primitives/button'
import { Heard } from '../primitives/heard'
import { Menu } from '../primitives/menu'
import { useBusy } from '../primitives/use-busy'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { savedListsTexts } from './saved-lists.texts'

/** What is asked of the reader about a list. */
export type ListQuestion = { what: 'saveAs' } | { what: 'rename' | 'delete'; list: SavedList }

export interface ShownListProps extends NavigationHandlers {
  lists: SavedLists
  onAsk: (question: ListQuestion) => void
}

/** Whether the list that quick order shows is saved, and what can be done with it. */
export function ShownList({ lists, onAsk, onNavigate }: ShownListProps) {
  const { shown, saving, conflicts, doubled, error } = useStore(lists.store, state => state)
  const navigate = useNavigate(onNavigate)
  const naming = useTexts(listNameTexts)
  const t = useTexts(savedListsTexts)
  const [, run] = useBusy()
  const saveAs = (
    <Button kind="quiet" onClick={() => onAsk({ what: 'saveAs' })}>
      {naming('saveAs')}
    </Button>
  )
  if (!shown) return saveAs
  return (
    <>
      <Heard
        key={saving}
        when={saving === 'failed' || conflicts.length > 0 || doubled > 0 ? 'drawn' : 'never'}
        className="cw-sub"
      >
        {saving === 'saved'
          ? conflicts.length > 0
            ? t('asked', { count: conflicts.length })
            : doubled > 0
              ? t('doubled', { count: doubled })
              : t('saved')
          : saving === 'waiting'
            ? t('saving')
            : isShopError(error, 'refused')
              ? t('refused', { reason: error.at.msg ?? '' })
              : t('failed')}
      </Heard>
      {saving === 'failed' && isShopError(error, 'refused') && saveAs}
      <Menu
        kind="quiet"
        icon={moreIcon}
        aria-label={t('manage', { name: shown.name })}
        items={[
          {
            key: 'details',
            label: t('details'),
            onPick: () => navigate(`/hisorder/quickOrderDetails/${shown.id}`),
          },
          ...(shown.canManage
            ? [
                { key: 'rename', label: t('rename'), onPick: () => onAsk({ what: 'rename', list: shown }) },
                {
                  key: 'share',
                  label: t(shown.shared ? 'unshare' : 'share'),
                  onPick: () => run(() => lists.share(shown.id, !shown.shared)),
                },
                { key: 'delete', label: t('delete'), onPick: () => onAsk({ what: 'delete', list: shown }) },
              ]
            : []),
        ]}
      />
    </>
  )
}
