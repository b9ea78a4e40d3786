import { createSavedViews } from '@cartwright/core'
import { VIEW_NAME_CHARS, type ViewedList } from '@cartwright/core/contract'
import { useState } from 'react'
import { filterIcon } from '../icons/filter'
import { trashIcon } from '../icons/trash'
import { Menu } from '../primitives/menu'
import { NameDialog } from '../primitives/name-dialog'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { savedViewsTexts } from './saved-views.texts'

type Filter = Readonly<Record<string, string>>

export interface ViewsMenuProps {
  list: ViewedList
  /** What the list shows. */
  filter: Filter
  onPick: (filter: Filter) => void
}

/** The views of a list: picks one, saves what is shown under a name, deletes the one that is shown. */
export function ViewsMenu(props: ViewsMenuProps) {
  const shop = useShop()
  const views = useDisposable(() => createSavedViews(shop, props.list), props.list)
  return views && <Views {...props} views={views} />
}

const keyOf = (filter: Filter) => JSON.stringify(Object.entries(filter).sort())

function Views({ views, filter, onPick }: ViewsMenuProps & { views: ReturnType<typeof createSavedViews> }) {
  const t = useTexts(savedViewsTexts)
  const all = useStore(views.store, state => state.views)
  const [isNaming, setNaming] = useState(false)
  const [busy, run] = useBusy()
  const shown = all.find(view => keyOf(view.filter) === keyOf(filter))
  return (
    <>
      <Menu
        icon={filterIcon}
        busy={busy}
        listLabel={t('views')}
        items={[
          ...all.map(view => ({
            key: view.id,
            label: view.name,
            isPicked: view === shown,
            onPick: () => onPick(view.filter),
          })),
          ...(shown
            ? [
                {
                  key: 'remove',
                  label: t('remove', { name: shown.name }),
                  icon: trashIcon,
                  onPick: () => run(() => views.remove(shown.id)),
                },
              ]
            : [{ key: 'save', label: t('saveView'), onPick: () => setNaming(true) }]),
        ]}
      >
        {shown?.name ?? t('views')}
      </Menu>
      {isNaming && (
        <NameDialog
          title={t('saveView')}
          labels={{ name: t('name'), missing: t('nameMissing'), save: t('save'), cancel: t('cancel') }}
          maxLength={VIEW_NAME_CHARS}
          onName={name => views.save(name, filter)}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
